import StrokeCore

/// Strokes as drawings of Quick, Draw!, one a line: raw with times, simplified without. Strokes that
/// were read as the parts of one drawing are one again.
struct QuickDrawWriter: StrokeWriter {
  private(set) var losses = Losses()
  /// The strokes of the drawing that may go on.
  private var drawing: [Stroke] = []
  private var fields: [StrokeField] = []

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard losses.canCountMilliseconds(of: record.stroke) else { return }
    let part = record.fields.first { $0.name == "part" }?.value.wholeNumber
    let own = record.fields.filter { $0.name != "part" }
    if part == drawing.count + 1, part != 1, own == fields,
      record.stroke.viewWidth == drawing.first?.viewWidth
    {
      return drawing.append(record.stroke)
    }
    finish(&output)
    drawing = [record.stroke]
    // A part without those before it keeps its number.
    fields = part == 1 ? own : record.fields
    losses.noteChannels(of: record)
  }

  mutating func finish(_ output: inout [UInt8]) {
    guard let first = drawing.first else { return }
    output.append("{")
    for field in fields {
      let names = ["label": "word", "id": "key_id"]
      guard !["word", "key_id", "drawing", "width"].contains(field.name) else {
        losses.note(.field(field.name))
        continue
      }
      output.append(json: names[field.name] ?? field.name)
      output.append(":")
      output.append(field.value)
      output.append(",")
    }
    if let width = first.viewWidth {
      output.append("\"width\":")
      output.append(exact: width)
      output.append(",")
    }
    output.append("\"drawing\":")
    output.append(jsonArray: drawing) { $0.append(drawn: $1) }
    output.append("}\n")
    drawing = []
  }
}

extension [UInt8] {
  /// Appends `[[x,…],[y,…],[t,…]]`, the times in milliseconds.
  fileprivate mutating func append(drawn stroke: Stroke) {
    append("[")
    append(jsonArray: stroke.x) { $0.append(exact: $1) }
    append(",")
    append(jsonArray: stroke.y) { $0.append(exact: $1) }
    if stroke.isTimed {
      append(",")
      append(jsonArray: stroke.times) { $0.append(exact: $1, timesTenToThe: 3) }
    }
    append("]")
  }
}
