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
          if namesOfStroke.contains(field.name) {
            losses.note(.field(field.name))
          } else {
            json.member(named: field.name, field.value)
          }
        }
        json.members(of: record.stroke)
      }
    }
    if !isDocument { output.append("\n") }
    losses.noteChannels(of: record)
  }

  mutating func finish(_ output: inout [UInt8]) {
    if isDocument { output.append(hasAny ? "\n]}\n" : "{\"strokes\":[]}\n") }
  }
}

/// The members that say something of the stroke itself, or of others.
private let namesOfStroke: Set = ["points", "width", "timeUnit", "ended", "strokes"]

extension [UInt8] {
  /// Appends a stroke as a line of NDJSON, as records are written, with these fields except one called
  /// `stroke`, which is what its number is called.
  package mutating func append(ndjson stroke: Stroke, fields: [StrokeField]) {
    appendJSON { json in
      json.object { json in
        for field in fields where field.name != "stroke" && !namesOfStroke.contains(field.name) {
          json.member(named: field.name, field.value)
        }
        json.members(of: stroke)
      }
    }
    append("\n")
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
  fileprivate mutating func members(of stroke: Stroke) {
    if let width = stroke.viewWidth { member("width", width) }
    if let time = stroke.liftTime { member("ended", time) }
    key("points")
    points(of: stroke)
  }

  /// Writes `[[x,y,t],…]`.
  private mutating func points(of stroke: Stroke) {
    array(0..<stroke.count) { json, index in
      json.array { json in
        json.value(stroke.x[index])
        json.value(stroke.y[index])
        if stroke.isTimed { json.value(stroke.times[index]) }
      }
    }
  }
}
