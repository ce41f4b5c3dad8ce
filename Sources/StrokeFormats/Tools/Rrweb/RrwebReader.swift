import StrokeCore

// What rrweb records of fingers and mice: events with a `type`, `data` and a `timestamp` in
// milliseconds, one a line or in an array, which may be the member `events` of an object.
//
// - Of type 3, source 2 says that a finger or button went down (7, 1), was lifted (9, 0) or was taken
//   away (10, which marks the stroke), and when; sources 1, 6 and 12 have `positions`, each with its
//   `timeOffset` from the timestamp.
// - Positions are recorded in batches, which may come after the event that ends their stroke. So a
//   position with an offset is put back to where its time belongs, and a stroke is whole when the
//   next positions after its end have come, or an event two seconds later, or the end of the log. All
//   else stays in the order of the log, also where time goes back.
// - rrweb does not tell fingers apart: there is one finger and one mouse.
// - Browsers follow a touch by a press of the mouse at the same place. Such a press, within a second
//   and without moves, is left out.
// - Type 4 says how wide the view is. Type 5 with the tag `stroke` says in its payload what is known
//   of the next stroke: `id`, `label` and more.
// - A stroke is a touch's or a mouse's, as its events are, and `pointerType` says so. Where the payload
//   has a `pointerType`, that holds instead, and null is none: the events only carry the stroke.

/// Reads strokes from rrweb's events.
struct RrwebReader: LogReader {
  private let timeUnit: TimeUnit
  /// What has happened and is not settled yet.
  private var timeline = RrwebTimeline()
  private var replay = RrwebReplay()
  /// The number of moments in the timeline at which strokes begin or end.
  private var bounds = 0
  /// The time of the first moment in the timeline that ends a stroke.
  private var firstEnd: Double?

  /// The time in seconds that positions take at most to be reported: rrweb reports them every half
  /// second.
  private static let longestDelay = 2.0

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  /// Returns whether an object is an event of rrweb, or holds some: its `type` is a number and `data`
  /// an object, or it has `events` of that kind.
  static func recognizes(_ object: FirstObject) -> Bool {
    if object.formatOfList == .rrweb { return true }
    guard case .number = object["type"], case .object = object["data"] else { return false }
    return true
  }

  mutating func spoil() {
    timeline.append(TimedMoment(time: timeline.sorted().last?.time ?? 0, moment: .gap))
  }

  mutating func finish(into queue: inout DraftQueue) {
    play(timeline.count, into: &queue)
    replay.end(into: &queue)
  }

  /// Plays the first `count` moments, which are settled.
  private mutating func play(_ count: Int, into queue: inout DraftQueue) {
    let moments = timeline.sorted()
    for entry in moments[..<count] { replay.play(entry, into: &queue) }
    timeline.removeFirst(count)
    (bounds, firstEnd) = (0, nil)
    for entry in moments[count...] { note(entry) }
  }

  private mutating func note(_ entry: TimedMoment) {
    if entry.isBound { bounds += 1 }
    if entry.isEnd { firstEnd = firstEnd ?? entry.time }
  }

  /// Plays what an event settles that has been added to the timeline.
  private mutating func playSettled(_ event: RrwebEvent, into queue: inout DraftQueue) {
    if bounds == 0, !replay.isDrawing { return play(timeline.count, into: &queue) }
    guard let firstEnd, let time = event.time else { return }
    let latest = event.hasPositions ? .infinity : time - Self.longestDelay
    guard firstEnd <= latest,
      let index = timeline.sorted().lastIndex(where: { $0.isEnd && $0.time <= latest })
    else { return }
    play(index + 1, into: &queue)
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    guard cursor.sees(UInt8(ascii: "{")) else {
      return try cursor.readArray("an array of events") { cursor throws(ReadStop) in
        try readEvent(&cursor, depth: 1, into: &queue)
      }
    }
    let start = cursor
    var isWrapper = false
    try cursor.readObject("an event", depth: 0) { name, cursor throws(ReadStop) in
      guard name.says("events"), cursor.sees(UInt8(ascii: "[")) else { return false }
      isWrapper = true
      try cursor.readArray("an array of events") { cursor throws(ReadStop) in
        try readEvent(&cursor, depth: 2, into: &queue)
      }
      return true
    }
    guard !isWrapper else { return }
    cursor = start
    try readEvent(&cursor, depth: 0, into: &queue)
  }

  private mutating func readEvent(
    _ cursor: inout ByteCursor, depth: Int, into queue: inout DraftQueue
  ) throws(ReadStop) {
    var event = RrwebEvent(line: cursor.countLines().line)
    try event.read(&cursor, depth: depth, timeUnit)
    let count = timeline.count
    try event.addMoments(to: &timeline, cursor)
    for entry in timeline.added(since: count) { note(entry) }
    playSettled(event, into: &queue)
  }
}

/// Something that happened, as far as strokes are concerned.
enum RrwebMoment {
  case begin(RrwebPointer, line: Int, pointerType: String?)
  case move(RrwebPointer)
  case end(RrwebPointer, isCancelled: Bool)
  /// The view got this wide.
  case view(width: Double)
  /// The next stroke has these members.
  case label(Members)
  /// Here an event could not be read.
  case gap
}

enum RrwebPointer: Hashable {
  case finger, mouse
}

/// A moment with its time in seconds and, for a pointer's, its place.
struct TimedMoment: Sendable {
  let time: Double
  var place: Point?
  let moment: RrwebMoment

  /// True if a stroke begins or ends here.
  var isBound: Bool { if case .begin = moment { true } else { isEnd } }

  var isEnd: Bool { if case .end = moment { true } else { false } }
}

/// Plays moments in the order of time and writes down the strokes.
struct RrwebReplay {
  private var log = PointerLog<RrwebPointer>()
  private var width: Double?
  private var members = Members()
  private var lastTouch = -Double.infinity
  /// A press of the mouse shortly after a touch: it may be the browser's.
  private var isMouseSuspect = false

  mutating func play(_ entry: TimedMoment, into queue: inout DraftQueue) {
    switch entry.moment {
    case .view(let width): self.width = width > 0 ? width : nil
    case .label(let members): self.members = members
    case .gap: log.removeAll()
    case .begin(let pointer, let line, let type): begin(pointer, entry, line: line, type, &queue)
    case .move(let pointer): append(entry, to: pointer)
    case .end(let pointer, let isCancelled):
      if !isCancelled, let place = entry.place, log[pointer]?.ends(at: place) == false {
        append(entry, to: pointer)
      }
      end(pointer, at: entry.time, isCancelled: isCancelled, &queue)
      if pointer == .finger { lastTouch = entry.time }
    }
  }

  /// True if a pointer is down.
  var isDrawing: Bool { !log.isEmpty }

  mutating func end(into queue: inout DraftQueue) { log.endAll(into: &queue) }

  private mutating func begin(
    _ pointer: RrwebPointer, _ entry: TimedMoment, line: Int, _ type: String?,
    _ queue: inout DraftQueue
  ) {
    // A second finger, or a lost end.
    end(pointer, at: nil, isCancelled: false, &queue)
    var draft = StrokeDraft(line: line)
    draft.members = members
    draft.width = width
    if !draft.members.removeNull("pointerType") {
      let type = type ?? (pointer == .finger ? "touch" : "mouse")
      draft.members.add("pointerType".utf8, .text(type))
    }
    members = Members()
    log.down(pointer, draft)
    isMouseSuspect = pointer == .mouse && entry.time - lastTouch <= 1
    append(entry, to: pointer)
  }

  private mutating func end(
    _ pointer: RrwebPointer, at time: Double?, isCancelled: Bool, _ queue: inout DraftQueue
  ) {
    if pointer == .mouse, isMouseSuspect, let draft = log[pointer], draft.count < 2 {
      return log.removeAll { $0 == .mouse }
    }
    log.up(pointer, at: time, isCancelled: isCancelled, into: &queue)
  }

  private mutating func append(_ entry: TimedMoment, to pointer: RrwebPointer) {
    guard let place = entry.place else { return }
    // Every moment has a time.
    try? log.move(pointer, to: place, at: entry.time, TextPosition())
  }
}
