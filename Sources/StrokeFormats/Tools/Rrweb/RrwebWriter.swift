import StrokeCore

/// Strokes as touches that rrweb recorded, one event a line. What is known of a stroke comes before
/// it as a custom event with the tag `stroke`; the width of the view, as a meta event. If it is not
/// known what drew a stroke, a null says so, because the events look like those of a touch.
struct RrwebWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var width: Double?

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard losses.canCountMilliseconds(of: stroke) else { return }
    if !stroke.isTimed { losses.note(.untimed) }
    losses.noteChannels(of: record)
    losses.noteLiftTime(of: stroke)
    let start = stroke.times.first ?? 0
    if stroke.viewWidth != width {
      width = stroke.viewWidth
      output.append(rrweb: 4, at: start) { json in
        json.member("href", "")
        json.member("width", width ?? 0)
        json.member("height", 0)
      }
    }
    appendFields(of: record, at: start, to: &output)
    let type = Self.pointerTypes[record.text(of: "pointerType") ?? ""]
    for event in record.pointerEvents {
      output.append(rrweb: 3, at: event.time ?? 0) { $0.members(of: event, type) }
    }
  }

  private mutating func appendFields(
    of record: StrokeRecord, at start: Double, to output: inout [UInt8]
  ) {
    let named = record.fields.filter { !losses.isImplied($0) }
    let isNull = !named.contains { $0.name == "pointerType" }
    if named.contains(StrokeField("pointerType", .json("null"))) {
      losses.note(.structure("pointerType"))
    }
    let fields = named.filter {
      $0.name != "pointerType" || Self.pointerTypes[$0.value.text ?? ""] == nil
    }
    guard isNull || !fields.isEmpty else { return }
    output.append(rrweb: 5, at: start) { json in
      json.member("tag", "stroke")
      json.key("payload")
      json.object { json in
        for field in fields { json.member(named: field.name, field.value) }
        if isNull { json.member("pointerType", String?.none) }
      }
    }
  }

  private static let pointerTypes = ["mouse": 0, "pen": 1, "touch": 2]
}

extension [UInt8] {
  /// Appends a line with an event of a type, whose data have the members that `data` writes.
  fileprivate mutating func append(
    rrweb type: Int, at time: Double, _ data: (inout JSONWriter) -> Void
  ) {
    appendJSON { json in
      json.object { json in
        json.member("type", type)
        json.key("data")
        json.object(data)
        json.member("timestamp", time.milliseconds)
      }
    }
    append("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func members(of event: PointerEvent, _ pointerType: Int?) {
    guard event.kind != .move else {
      member("source", 6)
      key("positions")
      return array { json in
        json.object { json in
          json.member("x", event.place.x)
          json.member("y", event.place.y)
          json.member("id", 1)
          json.member("timeOffset", 0)
        }
      }
    }
    member("source", 2)
    member("type", event.kind == .down ? 7 : event.kind == .up ? 9 : 10)
    member("id", 1)
    member("x", event.place.x)
    member("y", event.place.y)
    if let pointerType { member("pointerType", pointerType) }
  }
}
