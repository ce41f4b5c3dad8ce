import StrokeCore

/// Strokes as JSON: one object a line, or all in one document.
struct JSONStrokeWriter: StrokeWriter {
  let isDocument: Bool
  private(set) var losses = Losses()
  private var hasAny = false

  init(isDocument: Bool) { self.isDocument = isDocument }

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    if isDocument { output.append(hasAny ? ",\n" : "{\"strokes\":[\n") }
    hasAny = true
    output.appendJSON { json in
      json.object { json in
        for field in record.fields {
          if ["points", "width", "timeUnit", "ended", "strokes"].contains(field.name) {
            losses.note(.field(field.name))
          } else {
            json.member(named: field.name, field.value)
          }
        }
        if let width = record.stroke.viewWidth { json.member("width", width) }
        if let time = record.stroke.liftTime { json.member("ended", time) }
        json.key("points")
        json.points(of: record.stroke)
      }
    }
    if !isDocument { output.append("\n") }
    losses.noteChannels(of: record)
  }

  mutating func finish(_ output: inout [UInt8]) {
    if isDocument { output.append(hasAny ? "\n]}\n" : "{\"strokes\":[]}\n") }
  }
}

extension StrokeField.Value: JSONWritable {
  /// The value on one line.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .literal(let text): json.verbatim(text.utf8)
    // Line ends can only stand between the parts of a value.
    case .json(let text): json.verbatim(text.utf8.lazy.filter { !"\r\n".utf8.contains($0) })
    }
  }
}

extension JSONWriter {
  /// Writes `[[x,y,t],…]`.
  fileprivate mutating func points(of stroke: Stroke) {
    array(0..<stroke.count) { json, index in
      json.array { json in
        json.value(stroke.x[index])
        json.value(stroke.y[index])
        if stroke.isTimed { json.value(stroke.times[index]) }
      }
    }
  }
}
