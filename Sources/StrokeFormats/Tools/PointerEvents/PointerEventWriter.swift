import StrokeCore

/// Strokes as the pointer events of a browser, one a line: `pointerdown` with all that is known of
/// the stroke, moves, and `pointerup` or `pointercancel` where the last sample is.
struct PointerEventWriter: StrokeWriter {
  private(set) var losses = Losses()

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard losses.canCountMilliseconds(of: stroke) else { return }
    losses.noteChannels(of: record)
    append("pointerdown", stroke, 0, to: &output)
    if let width = stroke.viewWidth {
      output.append(member: "viewWidth")
      output.append(exact: width)
    }
    for field in record.fields where !losses.isImplied(field) {
      guard !PointerEventReader.means(field.name) else {
        losses.note(.field(field.name))
        continue
      }
      output.append(member: field.name)
      output.append(field.value)
    }
    output.append("}\n")
    for index in 1..<max(stroke.count, 1) {
      append("pointermove", stroke, index, to: &output)
      output.append("}\n")
    }
    let end = record.isCancelled ? "pointercancel" : "pointerup"
    append(end, stroke, stroke.count - 1, to: &output)
    output.append("}\n")
  }

  private func append(
    _ type: String, _ stroke: Stroke, _ index: Int, to output: inout [UInt8]
  ) {
    output.append("{\"type\":")
    output.append(json: type)
    output.append(",\"pointerId\":1,\"clientX\":")
    output.append(exact: stroke.x[index])
    output.append(",\"clientY\":")
    output.append(exact: stroke.y[index])
    guard stroke.isTimed else { return }
    output.append(",\"timeStamp\":")
    output.append(exact: stroke.times[index], timesTenToThe: 3)
  }
}
