/// The members of a stroke's object that may be its samples if it has no `points`.
struct SampleMembers {
  /// A member whose value has been found.
  typealias Member = (cursor: ByteCursor, name: String, unit: TimeUnit?)
  typealias Arrays = (x: Member, y: Member, time: Member?)

  /// An array of samples, with its name unless that reaches inside a member.
  private var found: (cursor: ByteCursor, name: String?)?
  /// True if names of columns stand beside the samples, which then may be in any order.
  private var hasColumns = false
  private var placeOfSamples = Int.max
  private var axes: [(axis: Axis, member: Member)] = []
  /// The name of the first array that looks like samples and is not known to be.
  private(set) var likelyName: String?
  /// True if others do, too.
  private(set) var areSeveralLikely = false

  /// True if the member that has been found is a list of strokes.
  func isList(
    _ name: JSONText, _ cursor: ByteCursor, _ fields: FieldNames?
  ) throws(ReadStop) -> Bool {
    guard cursor.sees(UInt8(ascii: "[")) else { return false }
    if name.index(in: KnownNames.strokes) != nil { return true }
    guard fields?.points == nil, name.index(in: KnownNames.samples) != nil else { return false }
    return try cursor.isAtList(fields)
  }

  /// Notes a member at whose value the cursor is.
  mutating func note(
    _ name: JSONText, _ cursor: ByteCursor, depth: Int, _ fields: FieldNames?,
    _ nested: NestedNames?
  ) throws(ReadStop) {
    if let path = nested?.points, path.count > 1, name.says(path[0]) {
      // The whole value has to be there.
      var rest = cursor
      try rest.skipValue(depth: depth + 1)
      found = try cursor.member(path.dropFirst(), depth: depth + 1).map { ($0, nil) }
      return
    }
    guard cursor.sees(UInt8(ascii: "[")) else { return }
    hasColumns = hasColumns || name.says("columns")
    if let axis = Axis(name, fields) { axes.append((axis, (cursor, name.text, name.timeUnit))) }
    guard try cursor.isAtArrayOfPoints(fields) else { return }
    let place = fields?.points == nil ? name.index(in: KnownNames.samples) : nil
    if let place, place < placeOfSamples {
      (found, placeOfSamples) = ((cursor, name.text), place)
    } else if place == nil, !areSeveralLikely, try cursor.beginsWithSample(fields) {
      (areSeveralLikely, likelyName) = (likelyName != nil, likelyName ?? name.text)
    }
  }

  /// The array of samples, with its name unless that reaches inside a member.
  var samples: (cursor: ByteCursor, name: String?)? { hasColumns ? nil : found }

  /// The first whole pair of arrays of coordinates, and the array of times.
  var arrays: Arrays? {
    for pair in Axis.pairs.indices {
      guard let x = axes.first(where: { $0.axis == .x(pair: pair) }),
        let y = axes.first(where: { $0.axis == .y(pair: pair) })
      else { continue }
      return (x.member, y.member, time)
    }
    return nil
  }

  /// The array of times.
  var time: Member? {
    axes.filter { !$0.axis.isCoordinate }.min { $0.axis.orderOfTimes < $1.axis.orderOfTimes }?
      .member
  }
}

extension JSONText {
  /// What it says.
  var text: String { String(decoding: decoded(), as: UTF8.self) }
}

extension ByteCursor {
  /// True if the array that comes next begins with an array, an object, or a text of two numbers, and is no list
  /// of strokes.
  fileprivate func isAtArrayOfPoints(_ fields: FieldNames?) throws(ReadStop) -> Bool {
    var cursor = self
    cursor.next += 1
    cursor.skipSpace()
    if cursor.sees(UInt8(ascii: "\"")) {
      let start = cursor
      _ = try cursor.readText()
      return start.pair(upTo: cursor.next) != nil
    }
    guard cursor.sees(UInt8(ascii: "[")) || cursor.sees(UInt8(ascii: "{")) else { return false }
    return try !isAtList(fields)
  }

  /// Reads an array of numbers, of which there must be `count` if that is given.
  mutating func readNumbers(_ what: String, count: Int? = nil) throws(ReadStop) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count ?? 0)
    try readArray(what) { cursor throws(ReadStop) in numbers.append(try cursor.readNumber()) }
    if let count, numbers.count != count { throw unequal(count, numbers.count, at: next - 1) }
    return numbers
  }

  /// The error at an array that should have as many numbers as that of x.
  func unequal(_ wanted: Int, _ found: Int, at place: UnsafePointer<UInt8>) -> ReadStop {
    stop("expected as many numbers as x (\(wanted)), found \(found)", at: place)
  }
}
