/// The first object of a document of JSON, by which its format is told.
struct FirstObject: Sendable {
  /// The kind of a value.
  enum Kind: Sendable {
    case array, object, number, other
    case string(String)
  }

  private var members: [(name: String, kind: Kind)] = []
  /// The format of the first object in an array of samples or strokes.
  private(set) var formatOfList: StrokeFormat?
  /// The phase of a touch that it has, and whether that is a number.
  private(set) var phase: TouchPhase?
  /// The same under a name that may be something else's.
  private(set) var otherPhase: TouchPhase?
  /// True if it says which of several touches it is of.
  private(set) var hasPointer = false
  /// True if it says which stroke it is of.
  private(set) var hasStroke = false
  /// True if it has an array under a name for samples or strokes.
  private(set) var hasSamples = false
  /// True if it has an array of objects under a name for samples.
  private(set) var hasObjects = false
  /// True if it has a coordinate, or what may be a location.
  private(set) var hasPlace = false
  /// True if it is a stroke, or the object about strokes, whatever else it has.
  private(set) var isStroke = false

  /// True if it is what JSON has of a browser's event.
  var isEmptyEvent: Bool { members.count == 1 && members[0].name == "isTrusted" }

  /// The kind of the last member with a name; nil if there is none.
  subscript(name: String) -> Kind? { members.last { $0.name == name }?.kind }

  func hasArray(_ name: String) -> Bool { if case .array = self[name] { true } else { false } }

  /// The number of arrays of samples or strokes that it is in.
  let depth: Int
  private let fields: FieldNames?

  /// Reads the object at the cursor, as far as it can be read within a window. It is in so many others.
  init(
    _ start: ByteCursor, within window: Int, depth: Int, _ fields: FieldNames?
  ) throws(ReadStop) {
    (self.depth, self.fields) = (depth, fields)
    var cursor = start
    do throws(ReadStop) {
      try cursor.readObject("an object", depth: 1) { name, cursor throws(ReadStop) in
        members.append((name.text, try Self.kind(cursor)))
        try look(at: name, cursor, within: window)
        // Nothing can change that.
        if isStroke { throw cursor.expected("no more") }
        return false
      }
    } catch {
      if case .needsBytes = error, !isStroke { throw error }
    }
  }

  /// Finds out what a member of a known name says of the format.
  private mutating func look(
    at name: JSONText, _ cursor: ByteCursor, within window: Int
  ) throws(ReadStop) {
    let lists = KnownNames.samples + KnownNames.strokes
    if let own = fields?.points, name.says(Array(own.utf8)), name.index(in: lists) == nil {
      isStroke = cursor.sees(UInt8(ascii: "["))
    } else if name.index(in: KnownNames.phases) != nil {
      phase = try cursor.touchPhase()
    } else if name.index(in: KnownNames.locations) != nil
      || name.index(in: KnownNames.coalesced) != nil
      || NestedNames(fields)?.begin(with: name) == true
    {
      hasPlace = true
    } else if Axis(name, fields)?.isCoordinate == true {
      // Arrays of coordinates are a stroke's.
      hasPlace = hasPlace || !cursor.sees(UInt8(ascii: "["))
    } else if name.index(in: lists) != nil {
      try look(atList: name, cursor, within: window)
    } else if name.index(in: KnownNames.touches) != nil {
      hasPointer = true
    } else if saysStroke(name), cursor.isAtNumber || cursor.sees(UInt8(ascii: "\"")) {
      hasStroke = true
    } else if let found = try cursor.otherPhase(name) {
      // A number that begins nothing is something else.
      if found.number == nil || found.kind == .down { otherPhase = otherPhase ?? found }
    } else if name.index(in: KnownNames.wrappers) != nil, cursor.sees(UInt8(ascii: "{")) {
      var cursor = cursor
      try cursor.readObject("an object", depth: 2) { name, cursor throws(ReadStop) in
        if name.index(in: KnownNames.wrappers) == nil { try look(at: name, cursor, within: window) }
        return false
      }
    }
  }

  /// Finds out what a member with a name for samples or strokes says of the format.
  private mutating func look(
    atList name: JSONText, _ cursor: ByteCursor, within window: Int
  ) throws(ReadStop) {
    let isOwn = name.says("points") || name.says("strokes")
    hasSamples = hasSamples || cursor.sees(UInt8(ascii: "["))
    let format =
      cursor.sees(UInt8(ascii: "[")) && depth < Self.deepest
      ? try cursor.format(
        ofLogWithin: window, depth: isOwn ? max(depth, 1) + 1 : depth + 1, fields) : nil
    formatOfList = format ?? formatOfList
    hasObjects = hasObjects || cursor.isAtArrayOfObjects
    isStroke = format != .touches && isOwn
  }

  private func saysStroke(_ name: JSONText) -> Bool {
    KnownNames.isStroke(name, fields) || fields?.id.map { name.says(Array($0.utf8)) } == true
  }

  /// The number of arrays, one in the other, that are looked into.
  private static let deepest = 3

  private static func kind(_ cursor: ByteCursor) throws(ReadStop) -> Kind {
    guard !cursor.isAtEnd else { return .other }
    switch cursor.next.pointee {
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "\""):
      var cursor = cursor
      return .string(try cursor.readString("a text"))
    default: return .other
    }
  }
}

/// The phase of a touch as it was written.
struct TouchPhase: Sendable {
  let kind: PointerEvent.Kind
  /// The first digit, if it is a number.
  let number: UInt8?
}

extension ByteCursor {
  /// The format of a log in JSON, by its first object, which may stand in an array; nil if it is none.
  func format(
    ofLogWithin window: Int, depth: Int = 0, _ fields: FieldNames? = nil
  ) throws(ReadStop) -> StrokeFormat? {
    var cursor = prefix(window)
    let isArray = cursor.take(UInt8(ascii: "["))
    if isArray { cursor.skipSpace() }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    guard cursor.sees(UInt8(ascii: "{")) else { return nil }
    let object = try FirstObject(cursor, within: window, depth: depth, fields)
    if object.isEmptyEvent {
      throw cursor.stop(
        "expected a pointer event, found only \"isTrusted\"; JSON.stringify leaves out the rest of an event, so log {type: e.type, clientX: e.clientX, clientY: e.clientY, timeStamp: e.timeStamp}",
        at: cursor.next)
    }
    let format = StrokeFormat.recognize(object)
    guard isArray, format == .touches, (object.phase ?? object.otherPhase)?.number != nil else {
      return format
    }
    // What begins again and again is another thing that happens to be called a phase.
    do throws(ReadStop) {
      try cursor.skipValue(depth: 1)
      cursor.skipSpace()
      guard cursor.take(UInt8(ascii: ",")) else { return format }
      cursor.skipSpace()
      guard cursor.sees(UInt8(ascii: "{")) else { return nil }
      let next = try FirstObject(cursor, within: window, depth: depth, fields)
      let second = next.phase ?? next.otherPhase
      return second == nil || second?.kind == .down ? nil : format
    } catch {
      guard case .needsBytes = error else { return format }
      throw error
    }
  }

  /// The phase of a touch that comes next: a text, a number, or an object with the phase for its only name, as Swift
  /// encodes enumerations.
  func touchPhase(
    _ numbers: [PointerEvent.Kind] = PointerEvent.Kind.numbered
  ) throws(ReadStop) -> TouchPhase? {
    var cursor = self
    if cursor.take(UInt8(ascii: "{")) { cursor.skipSpace() }
    let start = cursor.next
    let bytes: [UInt8]
    var number: UInt8?
    if cursor.sees(UInt8(ascii: "\"")) {
      bytes = try cursor.readText().decoded()
    } else if isAtNumber {
      number = start.pointee
      try cursor.skipValue(depth: 0)
      bytes = Array(UnsafeBufferPointer(start: start, count: cursor.next - start))
    } else {
      return nil
    }
    return bytes.withUnsafeBufferPointer { PointerEvent.Kind(phase: $0, numbers: numbers) }
      .map { TouchPhase(kind: $0, number: number) }
  }

  /// The phase that comes next under a name that may be something else's: a word, or a number where the name says whose.
  func otherPhase(_ name: JSONText) throws(ReadStop) -> TouchPhase? {
    guard name.index(in: KnownNames.otherPhases) != nil else { return nil }
    return try touchPhase(name.numbersOfPhases)
  }

  /// True if an array comes next that begins with an object.
  fileprivate var isAtArrayOfObjects: Bool {
    var cursor = self
    guard cursor.take(UInt8(ascii: "[")) else { return false }
    cursor.skipSpace()
    return cursor.sees(UInt8(ascii: "{"))
  }
}
