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
  private(set) var phase: (kind: PointerEvent.Kind, isNumber: Bool)?
  /// True if it has a coordinate, or what may be a location.
  private(set) var hasPlace = false
  /// True if it is a stroke, or the object about strokes, whatever else it has.
  private(set) var isStroke = false

  /// The kind of the last member with a name; nil if there is none.
  subscript(name: String) -> Kind? { members.last { $0.name == name }?.kind }

  func hasArray(_ name: String) -> Bool { if case .array = self[name] { true } else { false } }

  private let depth: Int

  /// Reads the object at the cursor, as far as it can be read within a window. It is in so many others.
  init(_ start: ByteCursor, within window: Int, depth: Int) throws(ReadStop) {
    self.depth = depth
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
    if name.index(in: KnownNames.phases) != nil {
      phase = try cursor.touchPhase
    } else if name.index(in: KnownNames.locations) != nil || Axis(name, nil)?.isCoordinate == true {
      hasPlace = true
    } else if name.index(in: KnownNames.samples + KnownNames.strokes) != nil {
      let format =
        cursor.sees(UInt8(ascii: "[")) && depth < Self.deepest
        ? try cursor.format(ofLogWithin: window, depth: depth + 1) : nil
      formatOfList = format ?? formatOfList
      isStroke = format != .touches && (name.says("points") || name.says("strokes"))
    }
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

extension ByteCursor {
  /// The format of a log in JSON, by its first object, which may stand in an array; nil if it is none.
  func format(ofLogWithin window: Int, depth: Int = 0) throws(ReadStop) -> StrokeFormat? {
    var cursor = prefix(window)
    let isArray = cursor.take(UInt8(ascii: "["))
    if isArray { cursor.skipSpace() }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    guard cursor.sees(UInt8(ascii: "{")) else { return nil }
    let object = try FirstObject(cursor, within: window, depth: depth)
    let format = StrokeFormat.recognize(object)
    guard isArray, format == .touches, object.phase?.isNumber == true else { return format }
    // What begins again and again is another thing that happens to be called a phase.
    do throws(ReadStop) {
      try cursor.skipValue(depth: 1)
      cursor.skipSpace()
      guard cursor.take(UInt8(ascii: ",")) else { return format }
      cursor.skipSpace()
      guard cursor.sees(UInt8(ascii: "{")) else { return nil }
      let second = try FirstObject(cursor, within: window, depth: depth).phase
      return second == nil || second?.kind == .down ? nil : format
    } catch {
      guard case .needsBytes = error else { return format }
      throw error
    }
  }

  /// The phase of a touch that comes next, a text or a number, and whether it is a number.
  var touchPhase: (kind: PointerEvent.Kind, isNumber: Bool)? {
    get throws(ReadStop) {
      var cursor = self
      let isText = sees(UInt8(ascii: "\""))
      guard isText || isAtNumber else { return nil }
      let bytes: [UInt8]
      if isText {
        bytes = try cursor.readText().decoded()
      } else {
        try cursor.skipValue(depth: 0)
        bytes = Array(UnsafeBufferPointer(start: next, count: cursor.next - next))
      }
      return bytes.withUnsafeBufferPointer { PointerEvent.Kind(phase: $0) }.map { ($0, !isText) }
    }
  }
}
