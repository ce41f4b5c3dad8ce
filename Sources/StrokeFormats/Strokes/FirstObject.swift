/// The first object of a document of JSON, by which its format is told.
struct FirstObject: Sendable {
  /// The kind of a value.
  enum Kind: Sendable {
    case array, object, number, other
    case string(String)
  }

  private var members: [(name: String, kind: Kind)] = []
  /// The format of the first object in the array `events`.
  private(set) var formatOfEvents: StrokeFormat?
  /// True if it is a stroke, or the object about strokes, whatever else it has.
  private(set) var isStroke = false

  /// The kind of the last member with a name; nil if there is none.
  subscript(name: String) -> Kind? { members.last { $0.name == name }?.kind }

  func hasArray(_ name: String) -> Bool { if case .array = self[name] { true } else { false } }

  /// Reads the object at the cursor, as far as it can be read within a window.
  init(_ start: ByteCursor, within window: Int) throws(ReadStop) {
    var cursor = start
    do throws(ReadStop) {
      try cursor.readObject("an object", depth: 1) { name, cursor throws(ReadStop) in
        let name = String(decoding: name.decoded(), as: UTF8.self)
        members.append((name, try Self.kind(cursor)))
        isStroke = isStroke || name == "points" || name == "strokes"
        // Nothing can change that.
        if isStroke { throw cursor.expected("no more") }
        if name == "events", hasArray(name) {
          formatOfEvents = try cursor.format(ofLogWithin: window)
        }
        return false
      }
    } catch {
      if case .needsBytes = error, !isStroke { throw error }
    }
  }

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
  func format(ofLogWithin window: Int) throws(ReadStop) -> StrokeFormat? {
    var cursor = prefix(window)
    if cursor.take(UInt8(ascii: "[")) { cursor.skipSpace() }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    guard cursor.sees(UInt8(ascii: "{")) else { return nil }
    return StrokeFormat.recognize(try FirstObject(cursor, within: window))
  }
}
