import StrokeCore

// What rrweb records of fingers and mice: events with a `type`, `data` and a `timestamp` in
// milliseconds, one a line or in an array, which may be the member `events` of an object.
//
// - Of type 3, source 2 says that a finger or button went down (7, 1), was lifted (9, 0) or was taken
//   away (10, which marks the stroke), and when; sources 1, 6 and 12 have `positions`, each with its
//   `timeOffset` from the timestamp.
// - Positions are recorded in batches, which may come after the event that ends their stroke. So a
//   position with an offset is put back to where its time belongs, and the strokes come at the end
//   of the log. All else stays in the order of the log, also where time goes back.
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
  private var timeline: [TimedMoment] = []

  init(timeUnit: TimeUnit?) { self.timeUnit = timeUnit ?? .milliseconds }

  mutating func spoil() {
    timeline.append(TimedMoment(time: timeline.last?.time ?? 0, moment: .gap))
  }

  mutating func finish(into queue: inout DraftQueue) {
    var replay = RrwebReplay()
    for entry in timeline { replay.play(entry, into: &queue) }
    replay.end(into: &queue)
    timeline.removeAll()
  }

  mutating func read(
    _ cursor: inout ByteCursor, into queue: inout DraftQueue
  ) throws(ReadStop) {
    guard cursor.sees(UInt8(ascii: "{")) else {
      return try cursor.readArray("an array of events") { cursor throws(ReadStop) in
        try readEvent(&cursor, depth: 1)
      }
    }
    let start = cursor
    var isWrapper = false
    try cursor.readObject("an event", depth: 0) { name, cursor throws(ReadStop) in
      guard name.says("events"), cursor.sees(UInt8(ascii: "[")) else { return false }
      isWrapper = true
      try cursor.readArray("an array of events") { cursor throws(ReadStop) in
        try readEvent(&cursor, depth: 2)
      }
      return true
    }
    guard !isWrapper else { return }
    cursor = start
    try readEvent(&cursor, depth: 0)
  }

  private mutating func readEvent(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    var event = RrwebEvent(line: cursor.countLines().line)
    try event.read(&cursor, depth: depth, timeUnit)
    try event.addMoments(to: &timeline, cursor)
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
}

/// Plays moments in the order of time and writes down the strokes.
struct RrwebReplay {
  private var open = OpenStrokes<RrwebPointer>()
  private var width: Double?
  private var members = Members()
  private var lastTouch = -Double.infinity
  /// A press of the mouse shortly after a touch: it may be the browser's.
  private var isMouseSuspect = false

  mutating func play(_ entry: TimedMoment, into queue: inout DraftQueue) {
    switch entry.moment {
    case .view(let width): self.width = width > 0 ? width : nil
    case .label(let members): self.members = members
    case .gap: open.removeAll()
    case .begin(let pointer, let line, let type): begin(pointer, entry, line: line, type, &queue)
    case .move(let pointer): append(entry, to: pointer)
    case .end(let pointer, let isCancelled):
      if !isCancelled, let place = entry.place, open[pointer]?.ends(at: place) == false {
        append(entry, to: pointer)
      }
      end(pointer, at: entry.time, isCancelled: isCancelled, &queue)
      if pointer == .finger { lastTouch = entry.time }
    }
  }

  mutating func end(into queue: inout DraftQueue) { open.endAll(into: &queue) }

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
    open.begin(pointer, draft)
    isMouseSuspect = pointer == .mouse && entry.time - lastTouch <= 1
    append(entry, to: pointer)
  }

  private mutating func end(
    _ pointer: RrwebPointer, at time: Double?, isCancelled: Bool, _ queue: inout DraftQueue
  ) {
    if pointer == .mouse, isMouseSuspect, let draft = open[pointer], draft.count < 2 {
      return open.removeAll()
    }
    open.end(pointer, at: time, isCancelled: isCancelled, into: &queue)
  }

  private mutating func append(_ entry: TimedMoment, to pointer: RrwebPointer) {
    guard let place = entry.place else { return }
    // Every moment has a time.
    try? open.append(place, at: entry.time, to: pointer)
  }
}
