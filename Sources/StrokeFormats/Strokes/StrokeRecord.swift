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
  public var id: String? {
    if let field = setFields.first(where: { $0.name == "id" }) { return field.value.text }
    return text(of: "id") ?? (isRow ? text(of: "stroke") : nil)
  }

  /// The stroke's own label.
  public var label: String? {
    if let field = setFields.first(where: { $0.name == "label" }) { return field.value.text }
    return text(of: "label")
  }

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
