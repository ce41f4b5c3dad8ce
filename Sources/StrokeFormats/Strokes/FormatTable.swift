/// A format of another tool: how it is told from others, and its reader.
struct ForeignFormat: Sendable {
  /// The look of a document of the format.
  enum Look: Sendable {
    /// JSON whose first object matches.
    case json(@Sendable (FirstObject) -> Bool)
    /// XML with this root element.
    case xml(root: String)
    /// Text whose first line matches.
    case lines(@Sendable (ByteCursor) -> Bool)
  }

  let format: InputFormat
  let look: Look
  /// Makes a reader at the beginning of a document; times count the unit if that is given.
  let reader: @Sendable (TimeUnit?) -> any LogReader

  init(
    _ format: InputFormat, _ look: Look, reader: @escaping @Sendable (TimeUnit?) -> any LogReader
  ) {
    (self.format, self.look, self.reader) = (format, look, reader)
  }
}

/// The formats of other tools that a ``StrokeStream`` reads. ``all`` is the only list of them.
package struct FormatTable: Sendable {
  private let formats: [ForeignFormat]

  /// A table in which the first format that recognizes a document is taken.
  init(_ formats: [ForeignFormat]) { self.formats = formats }

  subscript(format: InputFormat) -> ForeignFormat? { formats.first { $0.format == format } }

  /// The format of JSON with such a first object, if it is one of these.
  func format(of object: FirstObject) -> InputFormat? {
    let match = formats.first {
      if case .json(let matches) = $0.look { matches(object) } else { false }
    }
    return object.isStroke ? nil : match?.format
  }

  /// The format of lines that begin where the cursor is, if it is one of these.
  func format(ofLinesAt cursor: ByteCursor) -> InputFormat? {
    formats.first { if case .lines(let matches) = $0.look { matches(cursor) } else { false } }?
      .format
  }

  /// The format of XML with a root element, if it is one of these.
  func format(ofRoot name: Substring) -> InputFormat? {
    formats.first { if case .xml(let root) = $0.look { root == name } else { false } }?.format
  }

  /// The root elements in words: `<Gesture>, <ink> or <svg>`.
  var roots: String {
    let roots = formats.compactMap { if case .xml(let root) = $0.look { "<\(root)>" } else { nil } }
    return roots.dropLast().joined(separator: ", ") + (roots.last.map { " or \($0)" } ?? "")
  }
}

/// The first object of a document of JSON, by which its format is told.
struct FirstObject: Sendable {
  /// The kind of a value.
  enum Kind: Sendable {
    case array, object, number, other
    case string(String)
  }

  private var members: [(name: String, kind: Kind)] = []
  /// The format of the first object in the array `events`.
  private(set) var formatOfEvents: InputFormat?
  /// True if it is a stroke, or the object about strokes, whatever else it has.
  private(set) var isStroke = false

  /// The kind of the last member with a name; nil if there is none.
  subscript(name: String) -> Kind? { members.last { $0.name == name }?.kind }

  func hasArray(_ name: String) -> Bool { if case .array = self[name] { true } else { false } }

  /// Reads the object at the cursor, as far as it can be read within a window.
  init(_ start: ByteCursor, within window: Int, _ formats: FormatTable) throws(ReadStop) {
    var cursor = start
    do throws(ReadStop) {
      try cursor.readObject("an object", depth: 1) { name, cursor throws(ReadStop) in
        let name = String(decoding: name.decoded(), as: UTF8.self)
        members.append((name, try Self.kind(cursor)))
        isStroke = isStroke || name == "points" || name == "strokes"
        // Nothing can change that.
        if isStroke { throw cursor.expected("no more") }
        if name == "events", hasArray(name) {
          formatOfEvents = try cursor.format(ofLogWithin: window, formats)
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
  func format(
    ofLogWithin window: Int, _ formats: FormatTable
  ) throws(ReadStop) -> InputFormat? {
    var cursor = prefix(window)
    if cursor.take(UInt8(ascii: "[")) { cursor.skipSpace() }
    if cursor.isAtEnd, cursor.limit == .moreBytes { throw .needsBytes }
    guard cursor.sees(UInt8(ascii: "{")) else { return nil }
    return formats.format(of: try FirstObject(cursor, within: window, formats))
  }
}
