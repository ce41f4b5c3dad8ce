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
    if record.stroke.liftTime != nil { losses.note(.liftTime) }
    losses.noteChannels(of: record)
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
  }

  mutating func finish(_ output: inout [UInt8]) {
    guard let first = drawing.first else { return }
    output.appendJSON { json in
      json.object { json in
        for field in fields {
          if ["word", "key_id", "drawing", "width"].contains(field.name) {
            losses.note(.field(field.name))
          } else {
            let names = ["label": "word", "id": "key_id"]
            json.member(named: names[field.name] ?? field.name, field.value)
          }
        }
        if let width = first.viewWidth { json.member("width", width) }
        json.key("drawing")
        json.array(drawing) { $0.drawn($1) }
      }
    }
    output.append("\n")
    drawing = []
  }
}

extension JSONWriter {
  /// Writes `[[x,…],[y,…],[t,…]]`, the times in milliseconds.
  fileprivate mutating func drawn(_ stroke: Stroke) {
    array { json in
      json.array(stroke.x) { $0.value($1) }
      json.array(stroke.y) { $0.value($1) }
      if stroke.isTimed { json.array(stroke.times) { $0.value($1.milliseconds) } }
    }
  }
}
