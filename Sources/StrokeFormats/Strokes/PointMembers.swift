/// What the members of an object say of a sample: its place and its time.
struct PointMembers {
  /// A time, and where its name and its value begin.
  struct Time {
    let value: Double
    let isDate: Bool
    let name: UnsafePointer<UInt8>
    let place: UnsafePointer<UInt8>
    /// The unit, if the name says it.
    let unit: TimeUnit?

    /// Reads the time at the cursor.
    init(
      _ cursor: inout ByteCursor, _ name: JSONText, at start: UnsafePointer<UInt8>
    ) throws(ReadStop) {
      (self.name, place, unit) = (start, cursor.next, name.timeUnit)
      (value, isDate) = try cursor.readTimeOrDate()
    }
  }

  var pairs = CoordinatePairs()
  var time: Time?
  /// The time under one of the other names for it, and the place of that name among them.
  private(set) var otherTime: Time?
  private var otherTimePlace = Int.max
  /// The first text under a name for times that cannot be read as one.
  private var unreadableTime: ByteCursor?
  /// The place of the location's name among those that are known.
  private var locationPlace = Int.max

  /// Makes sure that there is a time, or nothing that must be one.
  func checkTime() throws(ReadStop) {
    guard time == nil, otherTime == nil, var unreadableTime else { return }
    _ = try unreadableTime.readTimeOrDate()
  }

  /// Reads a member that may give the place or the time if no earlier one of its kind does.
  mutating func readOther(
    _ axis: Axis?, _ name: JSONText, at start: UnsafePointer<UInt8>, _ cursor: inout ByteCursor,
    depth: Int, _ nested: NestedNames?
  ) throws(ReadStop) {
    if let axis, axis.isCoordinate, cursor.isAtNumber {
      let numeral = try cursor.readNumeral()
      pairs.set(axis, to: numeral.value, at: numeral.start)
    } else if case .otherTime(let place) = axis, place < otherTimePlace, cursor.isAtTime {
      (otherTime, otherTimePlace) = (try Time(&cursor, name, at: start), place)
    } else if unreadableTime == nil, case .otherTime = axis, cursor.sees(UInt8(ascii: "\"")),
      !cursor.isAtTime, name.mustBeTime
    {
      unreadableTime = cursor
      try cursor.skipValue(depth: depth)
    } else if let nested, try readNested(nested, name, &cursor, depth: depth) {
      return
    } else if let place = name.index(in: KnownNames.locations), place < locationPlace {
      let before = pairs
      pairs.removeLocation()
      if try readLocation(&cursor, depth: depth) { locationPlace = place } else { pairs = before }
    } else {
      try cursor.skipValue(depth: depth)
    }
  }

  /// Reads `{"x": …, "y": …}`, `[x, y]` or `"{x, y}"`, or steps over anything else. Returns whether it was a
  /// location.
  private mutating func readLocation(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) -> Bool {
    let start = cursor
    try cursor.skipValue(depth: depth)
    var value = start
    if value.sees(UInt8(ascii: "{")) {
      try value.readObject("a location", depth: depth) { name, value throws(ReadStop) in
        guard value.isAtNumber else { return false }
        switch Axis(name, nil) {
        case .x(pair: 0): set(.x(pair: Axis.location), try value.readNumeral())
        case .y(pair: 0): set(.y(pair: Axis.location), try value.readNumeral())
        default: return false
        }
        return true
      }
    } else if let (x, y) = start.pair(upTo: cursor.next) {
      set(.x(pair: Axis.location), x)
      set(.y(pair: Axis.location), y)
    }
    return (pairs.hasX & pairs.hasY) >> Axis.location & 1 == 1
  }

  private mutating func set(_ axis: Axis, _ numeral: Numeral) {
    pairs.set(axis, to: numeral.value, at: numeral.start)
  }

  /// Reads what the given names find in the member, which is stepped over. Returns whether any begins with
  /// its name.
  private mutating func readNested(
    _ nested: NestedNames, _ name: JSONText, _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) -> Bool {
    guard nested.begin(with: name) else { return false }
    let start = cursor
    try cursor.skipValue(depth: depth)
    for (index, path) in [nested.x, nested.y, nested.time].enumerated()
    where path.count > 1 && name.says(path[0]) {
      guard var value = try start.member(path.dropFirst(), depth: depth) else { continue }
      if index == 2 {
        time = try Time(&value, name, at: start.next)
      } else {
        let place = value.next
        pairs.set(index == 0 ? .x(pair: 0) : .y(pair: 0), to: try value.readNumber(), at: place)
      }
    }
    return true
  }
}

/// The given names that reach inside objects, member by member; those of one member reach nowhere.
struct NestedNames: Sendable {
  let points: [[UInt8]]
  let x: [[UInt8]]
  let y: [[UInt8]]
  let time: [[UInt8]]

  /// Nil if no name reaches inside an object.
  init?(_ fields: FieldNames?) {
    guard let fields else { return nil }
    func path(_ name: String?) -> [[UInt8]] {
      (name ?? "").split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    }
    (points, x, y, time) = (path(fields.points), path(fields.x), path(fields.y), path(fields.time))
    guard [points, x, y, time].contains(where: { $0.count > 1 }) else { return nil }
  }

  /// Returns true if a sample's member of this name is one that they reach into.
  func begin(with name: JSONText) -> Bool {
    [x, y, time].contains { $0.count > 1 && name.says($0[0]) }
  }
}

extension ByteCursor {
  /// A cursor at the member of the object that comes next which the names lead to, one inside the other; nil
  /// if there is none. The value has been checked.
  func member(_ path: ArraySlice<[UInt8]>, depth: Int) throws(ReadStop) -> ByteCursor? {
    guard let first = path.first else { return self }
    guard sees(UInt8(ascii: "{")) else { return nil }
    var found: ByteCursor?
    var cursor = self
    try cursor.readObject("an object", depth: depth) { name, cursor throws(ReadStop) in
      if name.says(first) { found = cursor }
      return false
    }
    return try found?.member(path.dropFirst(), depth: depth + 1)
  }

  /// True if a number, or a date and time in quotes, comes next.
  var isAtTime: Bool {
    if isAtNumber { return true }
    guard sees(UInt8(ascii: "\"")) else { return false }
    var cursor = self
    guard let text = try? cursor.readText().decoded() else { return false }
    return text.withUnsafeBufferPointer { DateTime.seconds($0) != nil }
  }

  /// The two numbers of `[x, y]`, or of a text such as `"{x, y}"`, that ends at `end`; it may stand without quotes
  /// where it `isText`.
  func pair(upTo end: UnsafePointer<UInt8>, isText: Bool = false) -> (x: Numeral, y: Numeral)? {
    var cursor = ending(at: end, limit: .endOfFile)
    let isText = cursor.take(UInt8(ascii: "\"")) || isText
    cursor.skipSpace()
    // Programs of the Mac write NSPoint: {x, y}, and Swift (x, y).
    if isText { cursor.skip { $0.isLetter || $0 == UInt8(ascii: ":") || $0 == 0x20 } }
    guard cursor.take(UInt8(ascii: "[")) || isText && cursor.takeBracket(),
      let x = cursor.plainNumeral(), cursor.take(UInt8(ascii: ",")), let y = cursor.plainNumeral()
    else { return nil }
    return (x, y)
  }

  private mutating func takeBracket() -> Bool {
    take(UInt8(ascii: "{")) || take(UInt8(ascii: "("))
  }

  /// Reads a numeral with any space about it.
  fileprivate mutating func plainNumeral() -> Numeral? {
    skipSpace()
    let numeral = Numeral(from: next, to: end)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else { return nil }
    next = numeral.end
    skipSpace()
    return numeral
  }
}
