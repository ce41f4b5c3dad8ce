import StrokeCore

// Logs of the browsers' pointer events, as pages write them: objects with the members of
// PointerEvent.
//
//     {"type":"pointerdown","pointerId":1,"pointerType":"touch","clientX":10,"clientY":20,
//      "timeStamp":1234.5}
//
// - A stroke goes from `pointerdown` to `pointerup`, or to `pointercancel`, which marks it. What
//   has not ended when the log does ends there. Moves of a pointer that is not down are hovering.
// - Its place is `clientX` and `clientY`, or else `x` and `y`, `pageX` and `pageY`, or `offsetX` and
//   `offsetY`. `timeStamp` (or `timestamp`, `time`, `t`) counts milliseconds, and may be missing in
//   all events of a stroke.
// - Where an event lists its `coalesced` events (or `coalescedEvents`), these are the samples. The
//   event itself is one more if it is not like the last of them, and so is a `pointerup` that is
//   at another place than the last sample. The time of `pointerup` or `pointercancel` is the lift's.
// - Members of the `pointerdown` that are not PointerEvent's own, and `pointerType`, are kept;
//   `viewWidth` is the width of the view. (`width` is that of the finger.)
// - Touch events (`touchstart`, `touchmove`, `touchend`, `touchcancel`) are read by their `changedTouches`, or else
//   `targetTouches` or `touches`, or a place of their own; touches that are not among the `touches` of a `touchend` any
//   more have ended. In a log with pointer events, too, they say the same again, and are left out.
// - Events of other types, `pointerrawupdate` and `click` among them, are left out.
// - Events may stand in an array of an object, such as its `events`.

/// Reads strokes from pointer events, one a line or in an array.
struct PointerEventReader: PointerLogReader {
  private let timeUnit: TimeUnit
  var log = PointerLog<Double>()
  /// True if there was a pointer event: touch events say the same again.
  private var hasPointerEvents = false

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  /// Returns whether an object is a pointer event: its `type` begins with "pointer" and says more, or
  /// is any other text together with `pointerId` or `clientX`.
  static func recognizes(_ object: FirstObject) -> Bool {
    guard object.phase == nil else { return false }
    guard case .string(let type) = object["type"] else {
      return object["type"] == nil && object.formatOfList == .pointerevents
    }
    if let kind = BrowserEvent.touchKinds[type] {
      return kind == .up || object.hasPlace || object.hasArray("touches")
        || object.hasArray("changedTouches")
    }
    return type.hasPrefix("pointer") && type != "pointer" || object["pointerId"] != nil
      || object["clientX"] != nil
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    try cursor.readEvents { cursor, depth throws(ReadStop) in
      try readEvent(&cursor, depth: depth, into: &queue)
    }
  }

  private mutating func readEvent(
    _ cursor: inout ByteCursor, depth: Int, into queue: inout DraftQueue
  ) throws(ReadStop) {
    let position = cursor.countLines()
    let event = try BrowserEvent(&cursor, depth: depth, timeUnit)
    if var list = event.list {
      // Each array is gone through once more for every one about it.
      guard depth < 16 else { throw list.expected("at most 16 levels of nesting") }
      try list.readArray("an array of events") { cursor throws(ReadStop) in
        try readEvent(&cursor, depth: depth + 2, into: &queue)
      }
      return
    }
    if let kind = BrowserEvent.touchKinds[event.kind] {
      return try play(kind, event, cursor, position, into: &queue)
    }
    hasPointerEvents = hasPointerEvents || event.kind.hasPrefix("pointer")
    switch event.kind {
    case "pointerdown":
      guard !log.isDown(event.pointer) else {
        throw .error(
          ReadError(
            "expected the pointer to be up before it goes down, found it down", at: position))
      }
      var draft = StrokeDraft(line: position.line)
      (draft.members, draft.width) = (event.members, event.viewWidth)
      log.down(event.pointer, draft)
      try add(event, cursor, position)
      noteChannels(of: event)
    case "pointermove" where log.isDown(event.pointer):
      try add(event, cursor, position)
      noteChannels(of: event)
    case "pointerup", "pointercancel":
      try addLast(event, cursor, position)
      noteChannels(of: event)
      log.up(
        event.pointer, at: event.time, isCancelled: event.kind == "pointercancel", into: &queue)
    default: break
    }
  }

  /// Plays a touch event.
  private mutating func play(
    _ kind: PointerEvent.Kind, _ event: BrowserEvent, _ cursor: ByteCursor,
    _ position: TextPosition, into queue: inout DraftQueue
  ) throws(ReadStop) {
    guard !hasPointerEvents else { return }
    let draft = {
      var draft = StrokeDraft(line: position.line)
      (draft.members, draft.width) = (event.members, event.viewWidth)
      return draft
    }
    let isEnd = kind == .up || kind == .cancel
    if isEnd, event.changedTouches == nil, let kept = event.touches {
      for pointer in log.pointers where !kept.contains(where: { $0.pointer == pointer }) {
        try log.play(
          kind, of: pointer, at: nil, event.time, position, into: &queue, draft: draft)
      }
      return
    }
    let touches =
      event.changedTouches ?? event.touches
      ?? [BrowserEvent.Touch(pointer: event.pointer, sample: event.sample)]
    for touch in touches {
      guard isEnd || touch.sample != nil else {
        throw cursor.expected("\"clientX\" and \"clientY\"", at: cursor.next - 1)
      }
      try log.play(
        kind, of: touch.pointer, at: touch.sample?.place, event.time ?? touch.sample?.time,
        position,
        into: &queue, draft: draft)
    }
    noteChannels(of: event)
  }

  /// Adds the samples of an event.
  private mutating func add(
    _ event: BrowserEvent, _ cursor: ByteCursor, _ position: TextPosition
  ) throws(ReadStop) {
    guard let sample = event.sample else {
      throw cursor.expected("\"clientX\" and \"clientY\"", at: cursor.next - 1)
    }
    var samples = event.coalesced
    if samples.last != sample { samples.append(sample) }
    for sample in samples {
      try log.move(event.pointer, to: sample.place, at: sample.time, position)
    }
  }

  /// Notes what an event says besides its place. What the first event of a stroke said is kept; what
  /// others say else is a matter of samples.
  private mutating func noteChannels(of event: BrowserEvent) {
    guard let known = log[event.pointer]?.members.fields else { return }
    let others = event.members.fields.filter { !known.contains($0) }
    log.note(channels: event.channels + others.map(\.name), of: event.pointer)
  }

  /// Adds the sample at which a pointer was lifted, if it says anything. One that was cancelled is
  /// nowhere.
  private mutating func addLast(
    _ event: BrowserEvent, _ cursor: ByteCursor, _ position: TextPosition
  ) throws(ReadStop) {
    guard event.kind == "pointerup", let sample = event.sample, let draft = log[event.pointer],
      !draft.ends(at: sample.place)
    else { return }
    try add(event, cursor, position)
  }
}

/// A pointer or touch event as far as it matters here.
private struct BrowserEvent {
  /// The types of touch events.
  static let touchKinds: [String: PointerEvent.Kind] = [
    "touchstart": .down, "touchmove": .move, "touchend": .up, "touchcancel": .cancel,
  ]

  /// One touch of a touch event.
  struct Touch {
    let pointer: Double
    let sample: Sample?
  }

  struct Sample: Equatable {
    var place: Point
    var time: Double?
  }

  private(set) var kind = ""
  /// The pointer's number; a log without numbers has one pointer.
  private(set) var pointer = 0.0
  private(set) var sample: Sample?
  private(set) var time: Double?
  private(set) var coalesced: [Sample] = []
  private(set) var viewWidth: Double?
  private(set) var members = Members()
  /// The touches that changed, and those that are there, if the event has arrays of them.
  private(set) var changedTouches: [Touch]?
  private(set) var touches: [Touch]?
  /// The array of events, if this is an object about some.
  private(set) var list: ByteCursor?
  /// The names of the touch's other values, besides its position.
  private(set) var channels: [String] = []

  /// Reads an event.
  init(_ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit) throws(ReadStop) {
    var places = EventPlaces()
    var type: String?
    try cursor.readObject("an event", depth: depth) { name, cursor throws(ReadStop) in
      if try places.read(name, &cursor, unit) { return true }
      if name.says("type") {
        type = try cursor.readString("the name of an event")
      } else if name.says("pointerId") || name.says("identifier") && cursor.isAtNumber {
        pointer = try cursor.readNumber()
      } else if try readTouches(name, &cursor, depth: depth + 1, unit) {
        return true
      } else if name.says("viewWidth") {
        viewWidth = try cursor.readWidth()
      } else if name.says("coalesced") || name.says("coalescedEvents") {
        try readCoalesced(&cursor, depth: depth + 1, unit)
      } else {
        guard !Self.isOwn(name) else {
          note(name)
          return false
        }
        try members.read(&cursor, as: name.decoded(), depth: depth + 1)
      }
      return true
    }
    (sample, time) = (places.sample, places.time)
    if let type {
      (kind, list) = (type, nil)
    } else if list == nil {
      throw cursor.expected("\"type\"", at: cursor.next - 1)
    }
  }

  /// Reads an array of touches, or takes one of events; false if the member is none.
  private mutating func readTouches(
    _ name: JSONText, _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) -> Bool {
    guard cursor.sees(UInt8(ascii: "[")) else { return false }
    let isOfChanged = name.says("changedTouches")
    guard isOfChanged || name.says("touches") || name.says("targetTouches") else {
      if name.index(in: KnownNames.samples + KnownNames.strokes) != nil { list = list ?? cursor }
      return false
    }
    var found: [Touch] = []
    try cursor.readArray("an array of touches") { cursor throws(ReadStop) in
      var places = EventPlaces()
      var pointer = 0.0
      try cursor.readObject("a touch", depth: depth + 1) { name, cursor throws(ReadStop) in
        if name.says("identifier"), cursor.isAtNumber {
          pointer = try cursor.readNumber()
          return true
        }
        note(name)
        return try places.read(name, &cursor, unit)
      }
      found.append(Touch(pointer: pointer, sample: places.sample))
    }
    if isOfChanged { changedTouches = found } else { touches = touches ?? found }
    return true
  }

  private mutating func readCoalesced(
    _ cursor: inout ByteCursor, depth: Int, _ unit: TimeUnit
  ) throws(ReadStop) {
    try cursor.readArray("an array of events") { cursor throws(ReadStop) in
      var places = EventPlaces()
      try cursor.readObject("an event", depth: depth + 1) { name, cursor throws(ReadStop) in
        note(name)
        return try places.read(name, &cursor, unit)
      }
      guard let sample = places.sample else {
        throw cursor.expected("\"clientX\" and \"clientY\"", at: cursor.next - 1)
      }
      coalesced.append(sample)
    }
  }

  private mutating func note(_ name: JSONText) {
    let text = String(decoding: name.decoded(), as: UTF8.self)
    if Self.ofTouch.contains(text), !channels.contains(text) { channels.append(text) }
  }

  /// The members that say something of the touch at the moment of a sample.
  private static let ofTouch: Set<String> = [
    "width", "height", "pressure", "tangentialPressure", "tiltX", "tiltY", "twist",
    "altitudeAngle", "azimuthAngle", "force", "radiusX", "radiusY", "rotationAngle",
  ]

  /// Returns whether a member is one that browsers give every event, and that is not kept.
  private static func isOwn(_ name: JSONText) -> Bool {
    own.contains(String(decoding: name.decoded(), as: UTF8.self))
  }

  private static let own: Set<String> = [
    "width", "height", "pressure", "tangentialPressure", "tiltX", "tiltY", "twist",
    "altitudeAngle", "azimuthAngle", "isPrimary", "persistentDeviceId", "screenX", "screenY",
    "movementX", "movementY", "layerX", "layerY", "button", "buttons", "which", "detail", "ctrlKey",
    "shiftKey", "altKey", "metaKey", "isTrusted", "bubbles", "cancelable", "cancelBubble",
    "composed", "defaultPrevented", "returnValue", "eventPhase",
  ]
}

/// The places that an event gives, in the order in which they are believed.
private struct EventPlaces {
  private var x: [Double?] = [nil, nil, nil, nil]
  private var y: [Double?] = [nil, nil, nil, nil]
  private(set) var time: Double?

  private static let names: [(x: StaticString, y: StaticString)] = [
    ("clientX", "clientY"), ("x", "y"), ("pageX", "pageY"), ("offsetX", "offsetY"),
  ]
  private static let timeNames: [StaticString] = ["timeStamp", "timestamp", "time", "t"]

  /// Reads the value if it is a coordinate or a time.
  mutating func read(
    _ name: JSONText, _ cursor: inout ByteCursor, _ unit: TimeUnit
  ) throws(ReadStop) -> Bool {
    for (index, names) in Self.names.enumerated() {
      if name.says(names.x) {
        x[index] = try cursor.readNumber()
        return true
      }
      if name.says(names.y) {
        y[index] = try cursor.readNumber()
        return true
      }
    }
    guard Self.timeNames.contains(where: { name.says($0) }) else { return false }
    time = try cursor.readTime(in: unit)
    return true
  }

  /// The first place that is whole.
  var sample: BrowserEvent.Sample? {
    for (x, y) in zip(x, y) {
      if let x, let y { return BrowserEvent.Sample(place: Point(x, y), time: time) }
    }
    return nil
  }
}
