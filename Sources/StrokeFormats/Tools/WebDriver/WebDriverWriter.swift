import StrokeCore

/// Strokes as pointer actions of WebDriver, one command a line: each can be sent as it is, and draws
/// one stroke from its beginning.
struct WebDriverWriter: StrokeWriter {
  private(set) var losses = Losses()
  private var count = 0

  mutating func append(_ record: StrokeRecord, to output: inout [UInt8]) {
    let stroke = record.stroke
    guard !stroke.isEmpty else { return losses.note(.empty) }
    guard let (durations, rest) = durations(of: stroke) else { return losses.note(.range) }
    count += 1
    noteLosses(of: record)
    output.appendJSON { json in
      json.object { json in
        json.key("actions")
        json.array { json in
          json.object { json in
            json.member("type", "pointer")
            json.member("id", record.id ?? "pointer\(count)")
            if let type = record.text(of: "pointerType") {
              json.key("parameters")
              json.object { $0.member("pointerType", type) }
            }
            json.key("actions")
            json.array { json in
              for (index, event) in record.pointerEvents.enumerated() {
                if let rest, event.kind == .up || event.kind == .cancel { json.pause(rest) }
                json.actions(event, after: index < durations.count ? durations[index] : nil)
              }
            }
          }
        }
      }
    }
    output.append("\n")
  }

  private mutating func noteLosses(of record: StrokeRecord) {
    let stroke = record.stroke
    if let first = stroke.times.first, first != 0 { losses.note(.start) }
    let lift = stroke.isTimed ? stroke.liftTime : nil
    if stroke.firstStepBackInTime != nil || lift.map({ $0 < stroke.times.last ?? $0 }) == true {
      losses.note(.timesGoBack)
    }
    losses.noteLiftTime(of: stroke)
    func isInexact(_ time: Double) -> Bool { (time * 1e3).rounded() / 1e3 != time }
    if stroke.times.contains(where: isInexact) || lift.map(isInexact) == true {
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

  /// The whole milliseconds from each sample to the next, so that no error adds up, and those that the
  /// finger rests before it is lifted; nil if there are too many.
  private func durations(of stroke: Stroke) -> (durations: [Int], rest: Int?)? {
    guard let first = stroke.times.first else { return ([], nil) }
    var now = 0
    var durations: [Int] = []
    for time in stroke.times + [stroke.liftTime].compactMap(\.self) {
      let milliseconds = ((time - first) * 1e3).rounded()
      guard milliseconds.magnitude < 0x1p53 else { return nil }
      let next = max(now, Int(milliseconds))
      durations.append(next - now)
      now = next
    }
    let rest = durations.count > stroke.count ? durations.popLast() : nil
    return (durations, rest.flatMap { $0 > 0 ? $0 : nil })
  }
}

extension JSONWriter {
  /// Writes the actions of an event: a pointer goes down where it has moved to before, and up where
  /// it is.
  fileprivate mutating func actions(_ event: PointerEvent, after duration: Int?) {
    switch event.kind {
    case .down:
      move(to: event.place, after: duration)
      button("pointerDown")
    case .move: move(to: event.place, after: duration)
    case .up: button("pointerUp")
    case .cancel: object { $0.member("type", "pointerCancel") }
    }
  }

  /// Writes a pause of some milliseconds.
  fileprivate mutating func pause(_ duration: Int) {
    object { json in
      json.member("type", "pause")
      json.member("duration", duration)
    }
  }

  private mutating func button(_ type: String) {
    object { json in
      json.member("type", type)
      json.member("button", 0)
    }
  }

  private mutating func move(to place: Point, after duration: Int?) {
    object { json in
      json.member("type", "pointerMove")
      if let duration { json.member("duration", duration) }
      json.member("x", place.x)
      json.member("y", place.y)
    }
  }
}
