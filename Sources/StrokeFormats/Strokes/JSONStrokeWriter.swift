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
    output.append("{")
    var isFirst = true
    for field in record.fields {
      guard !["points", "width", "timeUnit", "strokes"].contains(field.name) else {
        losses.note(.field(field.name))
        continue
      }
      output.append(member: field.name, isFirst: isFirst)
      output.append(field.value)
      isFirst = false
    }
    if let width = record.stroke.viewWidth {
      output.append(member: "width", isFirst: isFirst)
      output.append(exact: width)
      isFirst = false
    }
    output.append(member: "points", isFirst: isFirst)
    output.append(points: record.stroke)
    output.append(isDocument ? "}" : "}\n")
    losses.noteChannels(of: record)
  }

  mutating func finish(_ output: inout [UInt8]) {
    if isDocument { output.append(hasAny ? "\n]}\n" : "{\"strokes\":[]}\n") }
  }
}

extension [UInt8] {
  /// Appends a value as JSON, on one line.
  mutating func append(_ value: StrokeField.Value) {
    switch value {
    case .text(let text): append(json: text)
    case .literal(let text): append(text)
    // Line ends can only stand between the parts of a value.
    case .json(let text): self += text.utf8.lazy.filter { !"\r\n".utf8.contains($0) }
    }
  }

  /// Appends `[[x,y,t],…]`.
  fileprivate mutating func append(points stroke: Stroke) {
    append(jsonArray: 0..<stroke.count) { output, index in
      output.append("[")
      output.append(exact: stroke.x[index])
      output.append(",")
      output.append(exact: stroke.y[index])
      if stroke.isTimed {
        output.append(",")
        output.append(exact: stroke.times[index])
      }
      output.append("]")
    }
  }
}
