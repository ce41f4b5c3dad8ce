import StrokeCore

/// Strokes as touches that rrweb recorded, one event a line. What is known of a stroke comes before
/// it as a custom event with the tag `stroke`; the width of the view, as a meta event. A stroke that
/// does not say what drew it says there that nobody knows, for its events are a touch's.
struct RrwebWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var width: Double?

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard losses.canCountMilliseconds(of: stroke) else { return }
    if !stroke.isTimed { losses.note(.untimed) }
    losses.noteChannels(of: record)
    if stroke.viewWidth != width {
      width = stroke.viewWidth
      append(
        type: 4, data: "{\"href\":\"\",\"width\":\((width ?? 0).text),\"height\":0}", stroke, 0,
        to: &output)
    }
    appendFields(of: record, to: &output)
    let type = record.text(of: "pointerType")
    append(interaction: 7, type, stroke, 0, to: &output)
    for index in 1..<max(stroke.count, 1) {
      let place = "\"x\":\(stroke.x[index].text),\"y\":\(stroke.y[index].text)"
      let data = "{\"source\":6,\"positions\":[{\(place),\"id\":1,\"timeOffset\":0}]}"
      append(type: 3, data: data, stroke, index, to: &output)
    }
    append(interaction: record.isCancelled ? 10 : 9, type, stroke, stroke.count - 1, to: &output)
  }

  private mutating func appendFields(of record: StrokeRecord, to output: inout [UInt8]) {
    var payload: [UInt8] = []
    for field in record.fields where !losses.isImplied(field) {
      if field.name == "pointerType", case .json("null") = field.value {
        losses.note(.structure(field.name))
      }
      if field.name == "pointerType", Self.pointerTypes[field.value.text ?? ""] != nil { continue }
      payload.append(member: field.name, isFirst: payload.isEmpty)
      payload.append(field.value)
    }
    if !record.fields.contains(where: { $0.name == "pointerType" }) {
      payload.append(member: "pointerType", isFirst: payload.isEmpty)
      payload.append("null")
    }
    guard !payload.isEmpty else { return }
    let text = String(decoding: payload, as: UTF8.self)
    append(
      type: 5, data: "{\"tag\":\"stroke\",\"payload\":{\(text)}}", record.stroke, 0, to: &output)
  }

  private static let pointerTypes = ["mouse": 0, "pen": 1, "touch": 2]

  private func append(
    interaction: Int, _ type: String?, _ stroke: Stroke, _ index: Int, to output: inout [UInt8]
  ) {
    var data = "{\"source\":2,\"type\":\(interaction),\"id\":1"
    data += ",\"x\":\(stroke.x[index].text),\"y\":\(stroke.y[index].text)"
    if let number = Self.pointerTypes[type ?? ""] { data += ",\"pointerType\":\(number)" }
    append(type: 3, data: data + "}", stroke, index, to: &output)
  }

  private func append(
    type: Int, data: String, _ stroke: Stroke, _ index: Int, to output: inout [UInt8]
  ) {
    output.append("{\"type\":")
    output.append(decimal: type)
    output.append(",\"data\":")
    output.append(data)
    output.append(",\"timestamp\":")
    output.append(exact: stroke.isTimed ? stroke.times[index] : 0, timesTenToThe: 3)
    output.append("}\n")
  }
}
