import StrokeCore

/// Strokes as a table: a header, and a row a sample. Every row says all that is said of its stroke.
///
/// A stroke begins where the id changes; where it does not, a blank line parts the two. The columns
/// are those that any stroke needs, so nothing is written before the last stroke has come.
struct TableWriter: StrokeWriter {
  let delimiter: UInt8
  private(set) var losses = Losses()
  private var strokes: [(stroke: Stroke, cells: [String: StrokeField.Value])] = []
  private var columns: [String] = []
  /// The same names, for finding one among many.
  private var known: Set<String> = []

  init(delimiter: UInt8) { self.delimiter = delimiter }

  /// Names that mean something else in a table, in lower case.
  private static let reserved: Set<String> = [
    "x", "y", "t", "time", "timestamp", "width", "timeunit", "stroke",
  ]

  /// Whether a field may be a column: names are told apart without regard to case.
  private static func isColumn(_ name: String) -> Bool {
    let plain = name.lowercased()
    let isKnown = ["id", "label", "cancelled"].contains(plain)
    return !name.isEmpty && !reserved.contains(plain) && (!isKnown || plain == name)
  }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard !record.stroke.isEmpty else { return losses.note(.empty) }
    var cells: [String: StrokeField.Value] = [:]
    for field in record.fields {
      guard let text = field.value.text else {
        losses.note(.structure(field.name))
        continue
      }
      guard Self.isColumn(field.name) else {
        losses.note(.field(field.name))
        continue
      }
      guard !text.isEmpty else {
        losses.note(.emptyText(field.name))
        continue
      }
      if case .literal = field.value, StrokeField.Value(untyped: text) != field.value {
        losses.note(.type(field.name))
      }
      if known.insert(field.name).inserted { columns.append(field.name) }
      cells[field.name] = field.value
    }
    losses.noteChannels(of: record)
    strokes.append((record.stroke, cells))
  }

  mutating func finish(_ output: inout [UInt8]) {
    let hasWidth = strokes.contains { $0.stroke.viewWidth != nil }
    let hasTimes = strokes.contains { $0.stroke.isTimed }
    // The id comes first, because rows are read from the left.
    columns.sort { $0 == "id" && $1 != "id" }
    let names = columns + (hasWidth ? ["width"] : []) + ["x", "y"] + (hasTimes ? ["t"] : [])
    for (index, name) in names.enumerated() {
      if index > 0 { output.append(delimiter) }
      output.append(cell: .text(name))
    }
    output.append("\n")
    var last: String?
    for (index, (stroke, cells)) in strokes.enumerated() {
      let id = cells["id"]?.text
      if index > 0, id == nil || id == last { output.append("\n") }
      last = id
      var own: [UInt8] = []
      for column in columns {
        if let value = cells[column] { own.append(cell: value) }
        own.append(delimiter)
      }
      if hasWidth {
        if let width = stroke.viewWidth { own.append(exact: width) }
        own.append(delimiter)
      }
      append(stroke, behind: own, hasTimes: hasTimes, to: &output)
    }
  }

  /// Appends the rows of a stroke, each behind what they have in common.
  private func append(
    _ stroke: Stroke, behind own: [UInt8], hasTimes: Bool, to output: inout [UInt8]
  ) {
    for index in 0..<stroke.count {
      output += own
      output.append(exact: stroke.x[index])
      output.append(delimiter)
      output.append(exact: stroke.y[index])
      if hasTimes { output.append(delimiter) }
      if stroke.isTimed { output.append(exact: stroke.times[index]) }
      output.append("\n")
    }
  }
}

extension [UInt8] {
  /// Appends a cell, in quotes if it, or anything in it, could be taken for something else.
  fileprivate mutating func append(cell value: StrokeField.Value) {
    let text = value.text ?? ""
    let special = text.utf8.contains { "\",;\t\r\n#".utf8.contains($0) }
    let isPadded = text.first == " " || text.last == " "
    guard special || isPadded || StrokeField.Value(untyped: text) != value else {
      return append(text)
    }
    append("\"")
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append("\"")
  }
}
