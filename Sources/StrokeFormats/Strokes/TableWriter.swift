import StrokeCore

/// Strokes as CSV: a header, and a row a sample. Every row says all that is said of its stroke.
///
/// The first column numbers the strokes. The columns are those that any stroke needs, so all strokes are kept until the
/// last has come.
struct TableWriter: StrokeWriter {
  /// True if cells are shown without control characters, which a terminal would obey.
  let isForTerminal: Bool
  private(set) var losses = Losses()
  private var records: [StrokeRecord] = []
  private var columns: [String] = []
  /// The same names, for finding one among many.
  private var known: Set<String> = []
  private var hasWidth = false
  private var hasLiftTime = false
  private var hasTimes = false

  init(isForTerminal: Bool) { self.isForTerminal = isForTerminal }

  private static let delimiter = UInt8(ascii: ",")

  /// Returns whether a field may be a column: names are told apart without regard to case.
  private static func isColumn(_ name: String) -> Bool {
    guard !name.isEmpty, RowRole.possibleFinger(name) == nil || name == "id" else { return false }
    switch RowRole(name) {
    case .id, .label, .cancelled: return ["id", "label", "cancelled"].contains(name)
    case .x, .y, .place, .placeX, .placeY, .phase, .finger, .width, .view, .timeUnit, .ended:
      return false
    case .time(let rank, _): return rank >= RowRole.firstOtherTime
    case .stroke(let rank): return rank > 0
    case .gesture, .about, .height, .fixed, .unknown: return true
    }
  }

  var keepsStrokes: Bool { true }

  /// The reason why a field is no column; nil if it is one.
  private static func loss(of field: StrokeField) -> Loss? {
    guard let text = field.value.text else { return .structure(field.name) }
    guard isColumn(field.name) else { return .field(field.name) }
    return text.isEmpty ? .emptyText(field.name) : nil
  }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard !record.stroke.isEmpty else { return losses.note(.empty) }
    for field in record.fields {
      if let loss = Self.loss(of: field) {
        losses.note(loss)
        continue
      }
      if known.insert(field.name).inserted { columns.append(field.name) }
      if case .literal = field.value,
        StrokeField.Value(untyped: field.value.text ?? "") != field.value
      {
        losses.note(.type(field.name))
      }
    }
    losses.noteChannels(of: record)
    hasWidth = hasWidth || record.stroke.viewWidth != nil
    hasLiftTime = hasLiftTime || record.stroke.liftTime != nil
    hasTimes = hasTimes || record.stroke.isTimed
    records.append(record)
  }

  mutating func finish(_ output: inout [UInt8], _ send: (inout [UInt8]) -> Void) {
    writeHeader(to: &output)
    for (index, record) in records.enumerated() {
      write(record, number: index + 1, to: &output)
      if output.count >= Self.sentAtOnce { send(&output) }
    }
    records = []
  }

  /// The bytes that are sent at once.
  private static let sentAtOnce = 1 << 16

  private mutating func writeHeader(to output: inout [UInt8]) {
    // The id comes first, because rows are read from the left.
    columns.sort { $0 == "id" && $1 != "id" }
    let names =
      ["stroke"] + columns + (hasWidth ? ["width"] : []) + (hasLiftTime ? ["ended"] : []) + [
        "x", "y",
      ]
      + (hasTimes ? ["t"] : [])
    for (index, name) in names.enumerated() {
      if index > 0 { output.append(Self.delimiter) }
      output.append(cell: .text(name), isForTerminal)
    }
    output.append("\n")
  }

  private func write(_ record: StrokeRecord, number: Int, to output: inout [UInt8]) {
    var cells: [String: StrokeField.Value] = [:]
    for field in record.fields where Self.loss(of: field) == nil {
      cells[field.name] = field.value
    }
    var own = Array("\(number),".utf8)
    for column in columns {
      if let value = cells[column] { own.append(cell: value, isForTerminal) }
      own.append(Self.delimiter)
    }
    if hasWidth {
      if let width = record.stroke.viewWidth { own.append(exact: width) }
      own.append(Self.delimiter)
    }
    if hasLiftTime {
      if let time = record.stroke.liftTime { own.append(exact: time) }
      own.append(Self.delimiter)
    }
    append(record.stroke, behind: own, to: &output)
  }

  /// Appends the rows of a stroke, each behind what they have in common.
  private func append(_ stroke: Stroke, behind own: [UInt8], to output: inout [UInt8]) {
    for index in 0..<stroke.count {
      output += own
      output.append(exact: stroke.x[index])
      output.append(Self.delimiter)
      output.append(exact: stroke.y[index])
      if hasTimes { output.append(Self.delimiter) }
      if stroke.isTimed { output.append(exact: stroke.times[index]) }
      output.append("\n")
    }
  }
}

extension [UInt8] {
  /// Appends a cell, in quotes if it, or anything in it, could be taken for something else.
  fileprivate mutating func append(cell value: StrokeField.Value, _ isForTerminal: Bool) {
    let whole = value.text ?? ""
    let text = isForTerminal ? whole.withoutControls : whole
    let special = text.utf8.contains { "\",;\t\r\n#".utf8.contains($0) }
    let isPadded = text.first == " " || text.last == " "
    guard special || isPadded || StrokeField.Value(untyped: whole) != value else {
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
