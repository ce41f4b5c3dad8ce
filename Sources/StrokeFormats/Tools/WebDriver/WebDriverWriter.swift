import StrokeCore

/// Strokes as pointer actions of WebDriver, one command a line: each can be sent as it is, and draws
/// one stroke from its beginning.
struct WebDriverWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var count = 0

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard let durations = durations(of: stroke) else { return losses.note(.range) }
    count += 1
    noteLosses(of: record)
    output.append("{\"actions\":[{\"type\":\"pointer\",\"id\":")
    output.append(json: record.id ?? "pointer\(count)")
    if let type = record.text(of: "pointerType") {
      output.append(",\"parameters\":{\"pointerType\":")
      output.append(json: type)
      output.append("}")
    }
    output.append(",\"actions\":[")
    append(moveTo: stroke.point(at: 0), after: stroke.isTimed ? 0 : nil, to: &output)
    output.append(",{\"type\":\"pointerDown\",\"button\":0}")
    for index in 1..<max(stroke.count, 1) {
      output.append(",")
      append(
        moveTo: stroke.point(at: index), after: stroke.isTimed ? durations[index] : nil, to: &output
      )
    }
    let end = record.isCancelled ? "\"pointerCancel\"" : "\"pointerUp\",\"button\":0"
    output.append(",{\"type\":\(end)}]}]}\n")
  }

  private mutating func noteLosses(of record: StrokeRecord) {
    let stroke = record.stroke
    if let first = stroke.times.first, first != 0 { losses.note(.start) }
    if stroke.firstStepBackInTime != nil { losses.note(.timesGoBack) }
    if stroke.times.contains(where: { ($0 * 1e3).rounded() / 1e3 != $0 }) {
      losses.note(.roundedTimes("milliseconds"))
    }
    if stroke.viewWidth != nil { losses.note(.width) }
    for field in record.fields
    where !["id", "pointerType"].contains(field.name) && !losses.isImplied(field) {
      losses.note(.field(field.name))
    }
    for field in record.fields where ["id", "pointerType"].contains(field.name) {
      guard let text = field.value.text else {
        losses.note(.structure(field.name))
        continue
      }
      if field.value != .text(text) { losses.note(.type(field.name)) }
    }
    losses.noteChannels(of: record)
  }

  /// The whole milliseconds from each sample to the next, so that no error adds up; nil if there are
  /// too many.
  private func durations(of stroke: Stroke) -> [Int]? {
    guard let first = stroke.times.first else { return [] }
    var now = 0
    var durations: [Int] = []
    for time in stroke.times {
      let milliseconds = ((time - first) * 1e3).rounded()
      guard milliseconds.magnitude < 0x1p53 else { return nil }
      let next = max(now, Int(milliseconds))
      durations.append(next - now)
      now = next
    }
    return durations
  }

  private func append(moveTo place: Point, after duration: Int?, to output: inout [UInt8]) {
    output.append("{\"type\":\"pointerMove\"")
    if let duration {
      output.append(",\"duration\":")
      output.append(decimal: duration)
    }
    output.append(",\"x\":")
    output.append(exact: place.x)
    output.append(",\"y\":")
    output.append(exact: place.y)
    output.append("}")
  }
}
