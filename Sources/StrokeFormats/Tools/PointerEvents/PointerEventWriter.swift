import StrokeCore

/// Strokes as the pointer events of a browser, one a line: `pointerdown` with all that is known of
/// the stroke, moves, and `pointerup` or `pointercancel` where the last sample is.
struct PointerEventWriter: StrokeWriter {
  private(set) var losses = Losses()

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    guard !record.stroke.isEmpty else { return losses.note(.empty) }
    guard losses.canCountMilliseconds(of: record.stroke) else { return }
    losses.noteChannels(of: record)
    losses.noteLiftTime(of: record.stroke)
    for event in record.pointerEvents {
      output.appendJSON { json in
        json.object { json in
          json.members(of: event)
          if event.kind == .down { members(of: record, in: &json) }
        }
      }
      output.append("\n")
    }
  }

  /// Writes what is known of the stroke besides its samples.
  private mutating func members(of record: StrokeRecord, in json: inout JSONWriter) {
    if let width = record.stroke.viewWidth { json.member("viewWidth", width) }
    for field in record.fields where !losses.isImplied(field) {
      if PointerEventReader.means(field.name) {
        losses.note(.field(field.name))
      } else {
        json.member(named: field.name, field.value)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of event: PointerEvent) {
    let type =
      switch event.kind {
      case .down: "pointerdown"
      case .move: "pointermove"
      case .up: "pointerup"
      case .cancel: "pointercancel"
      }
    member("type", type)
    member("pointerId", 1)
    member("clientX", event.place.x)
    member("clientY", event.place.y)
    if let time = event.time { member("timeStamp", time.milliseconds) }
  }
}
