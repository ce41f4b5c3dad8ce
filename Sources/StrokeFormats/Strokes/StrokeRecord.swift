import StrokeCore

/// One stroke as it was read: the stroke, and all else that its record said.
///
/// A record that is handed to ``StrokeStream/next(into:)`` again and again is filled without
/// allocation once its storage has grown to the longest stroke.
public struct StrokeRecord: Sendable {
  /// The stroke, its times in seconds, with the width of the view if the record gives one.
  public var stroke = Stroke()
  /// The line where the record began, counted from 1.
  public internal(set) var line = 1
  /// What is to be said about the stroke and how it was read.
  public internal(set) var hints: [ReadingHint] = []

  /// The fields that were set after the record was read.
  private(set) var setFields: [StrokeField] = []
  var members = Members()
  /// True if the members are columns of a table, whose names may be in any case.
  var isRow = false
  /// The position of the member `expect`, if there is one.
  var expectPosition: TextPosition?
  /// The samples' other values besides x, y and t, which are not kept: names of members, channels
  /// or columns, or the numbers behind the third, each once.
  package internal(set) var channels: [String] = []

  /// A record to read into.
  public init() {}

  /// The name of the stroke: the member `id`; in a table the column `id`, else `stroke`.
  public var id: String? { text(of: "id") ?? (isRow ? text(of: "stroke") : nil) }

  /// The stroke's own label.
  public var label: String? { text(of: "label") }

  /// The value of another member of the stroke's object, or of another column in the stroke's
  /// first row: strings as they read, numbers as they were written, `true` or `false`.
  ///
  /// Nil for null, arrays, objects, empty cells, and what is not there. The samples, `width`
  /// and `timeUnit` are not members in this sense.
  ///
  /// - Complexity: O(length of the members).
  public func text(of member: String) -> String? {
    if let field = setFields.first(where: { $0.name == member }) { return field.value.text }
    return members.value(of: member, ignoringCase: isRow)
  }
}

extension StrokeRecord {
  /// What the member `expect` says.
  package var expectation: String? { expectPosition == nil ? nil : text(of: "expect") }

  /// Where the member `expect` stands: how many lines behind the record's first, and in which column.
  package var expectPlace: (line: Int, column: Int)? {
    expectPosition.map { ($0.line - line, $0.column) }
  }

  /// Sets a field, in place of one of that name if there is one.
  package mutating func set(_ field: StrokeField) {
    setFields.removeAll { $0.name == field.name }
    setFields.append(field)
  }
}

// MARK: - Fields

/// Something that a stroke's record says besides its samples and the width of the view.
public struct StrokeField: Hashable, Sendable {
  /// The value of a field.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number, `true` or `false`, as it was written.
    case literal(String)
    /// Null, an array or an object, as it was written in JSON.
    case json(String)

    /// A text or literal as text; nil for what only JSON can say.
    public var text: String? {
      switch self {
      case .text(let text), .literal(let text): text
      case .json: nil
      }
    }
  }

  /// The name.
  public let name: String
  /// The value.
  public let value: Value

  /// A field.
  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
}

extension StrokeRecord {
  /// True if the stroke was cancelled before its pointer was lifted, by the system or the
  /// recorder: the member `cancelled` is true.
  public var isCancelled: Bool { text(of: "cancelled") == "true" }

  /// All that the record says besides its samples and the width of the view, in order, the id and
  /// the label among them.
  ///
  /// Of strokes in JSON, arrays, objects and null are there only if `ReadingOptions/keepsSource`
  /// is set.
  ///
  /// - Complexity: O(length of the record).
  public var fields: [StrokeField] {
    guard !setFields.isEmpty else { return readFields }
    var fields = readFields
    for field in setFields {
      if let index = fields.firstIndex(where: { $0.name == field.name }) {
        fields[index] = field
      } else {
        fields.append(field)
      }
    }
    return fields
  }

  /// The fields as they were read.
  private var readFields: [StrokeField] {
    let channels = Set(self.channels)
    let hasID = text(of: "id") != nil && !channels.contains("id")
    // A member that changes says nothing of the stroke.
    return members.fields.filter { !isRow || !channels.contains($0.name) }.map { field in
      // The names of rows may be in any case, and a stroke's number stand for its id.
      let name = field.name
      let known = ["id", "label", "cancelled"].first { isRow && name.lowercased() == $0 }
      let isID = isRow && !hasID && name.lowercased() == "stroke"
      return StrokeField(isID ? "id" : known ?? name, field.value)
    }
  }
}

// MARK: - Types

// What is a number, and what a text. JSON tells; tables and XML do not. There, what is written as
// JSON writes a finite number, `true` or `false` is one: 7, -0.5e3, but neither 007 nor +7.
// In a table quotes make a text of it, as in "7"; in XML ids and labels are always texts.

extension StrokeField {
  /// The names of fields that are texts where a format does not tell texts from numbers.
  static let alwaysTexts = ["id", "label"]

  /// A field as people set it; nil if the name means something else in a stroke. What looks like a number, `true` or
  /// `false` is one, but for ids and labels.
  package init?(setting name: String, to text: String) {
    let plain = name.lowercased()
    guard
      !["points", "strokes", "x", "y", "t", "time", "width", "timeunit", "ended"].contains(plain)
    else { return nil }
    self.init(name, Self.alwaysTexts.contains(name) ? .text(text) : Value(untyped: text))
  }
}

extension StrokeField.Value {
  /// A value of a format that does not tell texts from numbers.
  init(untyped text: String) {
    self = Self.looksLikeLiteral(text) ? .literal(text) : .text(text)
  }

  private static func looksLikeLiteral(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var cursor = ByteCursor(from: start, to: start + bytes.count, limit: .endOfFile)
      // Parsed as a numeral, because Double() accepts too much. Infinity does not count.
      guard let numeral = try? cursor.readNumeral() else { return false }
      return numeral.value.isFinite && cursor.isAtEnd
    }
  }
}
