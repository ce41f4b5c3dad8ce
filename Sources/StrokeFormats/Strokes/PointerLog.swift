import StrokeCore

/// The strokes of a log of pointers, each under what its format calls the pointer: a stroke begins where
/// its pointer goes down, goes on where it moves, and ends where it is lifted or cancelled.
struct PointerLog<Pointer: Hashable & Sendable>: Sendable {
  private var open: [Pointer: StrokeDraft] = [:]
  /// The number of strokes that have begun.
  private var begun = 0
  /// What the touches that nothing tells apart have done, and what they were called last, if they were.
  private var unnamed = (touch: UnnamedTouch(), pointer: Pointer?.none)

  /// The pointers that are down, in the order in which their strokes began.
  var pointers: [Pointer] { open.sorted { $0.value.serial < $1.value.serial }.map(\.key) }

  /// The only pointer that is down; nil if there are none or several.
  var onlyPointer: Pointer? { open.count == 1 ? open.first?.key : nil }

  func isDown(_ pointer: Pointer) -> Bool { open[pointer] != nil }

  /// The stroke of the pointer, if that is down.
  subscript(pointer: Pointer) -> StrokeDraft? { open[pointer] }

  /// The pointer, which was up, went down: its stroke begins without a sample.
  mutating func down(_ pointer: Pointer, _ draft: StrokeDraft, isFromDown: Bool = true) {
    begun += 1
    var draft = draft
    (draft.serial, draft.isFromDown) = (begun, isFromDown)
    open[pointer] = draft
  }

  /// The pointer moved: a sample if it is down.
  mutating func move(
    _ pointer: Pointer, to place: Point, at time: Double?, _ position: TextPosition
  ) throws(ReadStop) {
    do throws(StrokeDraft.PartlyTimed) {
      try open[pointer]?.append(place, at: time)
    } catch {
      throw .error(error.error(at: position))
    }
  }

  /// Notes what samples of the stroke of the pointer, if that is down, say besides their places.
  mutating func note(channels: [String], of pointer: Pointer) {
    for channel in channels { open[pointer]?.note(channel: channel) }
  }

  /// Notes what the stroke of the pointer may have been meant as.
  mutating func note(_ doubt: Doubt, of pointer: Pointer) {
    if open[pointer]?.doubts.contains(doubt) == false { open[pointer]?.doubts.append(doubt) }
  }

  /// The pointer was lifted, or its touch cancelled, at a time.
  mutating func up(
    _ pointer: Pointer, at time: Double?, isCancelled: Bool = false, into queue: inout DraftQueue
  ) {
    guard var draft = open.removeValue(forKey: pointer) else { return }
    draft.lift(at: time)
    if isCancelled { draft.markCancelled() }
    queue.append(draft)
  }

  /// Plays an event of a log in which touches have phases. A touch that is down and comes down again lost its end;
  /// one that moves is down, whether its beginning is in the log or not. Where it is lifted is a sample unless it is
  /// the place of the last.
  mutating func play(
    _ kind: PointerEvent.Kind, of pointer: Pointer, at place: Point?, _ time: Double?,
    _ position: TextPosition, into queue: inout DraftQueue, draft: () -> StrokeDraft
  ) throws(ReadStop) {
    if kind == .down { up(pointer, at: nil, into: &queue) }
    if kind == .down || kind == .move, !isDown(pointer) {
      down(pointer, draft(), isFromDown: kind == .down)
    }
    let isNew = kind != .up || place.map { self[pointer]?.ends(at: $0) == false } ?? false
    if kind != .cancel, isNew, let place { try move(pointer, to: place, at: time, position) }
    if kind == .up || kind == .cancel {
      up(pointer, at: time, isCancelled: kind == .cancel, into: &queue)
    }
  }

  /// Plays an event of a touch that may be called like others, so that there must be one of that name at a time.
  mutating func playUnnamed(
    _ kind: PointerEvent.Kind, of pointer: Pointer, at place: Point?, _ time: Double?,
    _ position: TextPosition, into queue: inout DraftQueue, draft: () -> StrokeDraft
  ) throws(ReadStop) {
    if unnamed.pointer != pointer { unnamed = (UnnamedTouch(), pointer) }
    if let draft = self[pointer] {
      if kind == .down { unnamed.touch.beginsAgain(isElsewhere: place.map { !draft.ends(at: $0) }) }
      if kind == .down { note(.downAgain, of: pointer) }
      if kind == .up || kind == .cancel { unnamed.touch.ends(at: place ?? draft.last) }
    } else if let error = unnamed.touch.error(at: kind, place) {
      throw .error(ReadError(error, at: position))
    } else if kind == .down {
      unnamed.touch.begins()
    }
    try play(kind, of: pointer, at: place, time, position, into: &queue, draft: draft)
  }

  /// All end, in the order in which they began.
  mutating func endAll(into queue: inout DraftQueue) {
    for draft in open.values.sorted(by: { $0.serial < $1.serial }) { queue.append(draft) }
    removeAll()
  }

  /// All are given up.
  mutating func removeAll() {
    open.removeAll()
    unnamed.touch = UnnamedTouch()
  }

  /// Those of some pointers are given up.
  mutating func removeAll(where isGivenUp: (Pointer) -> Bool) {
    open = open.filter { !isGivenUp($0.key) }
  }
}

/// What touches have done that nothing tells apart. One that is down and comes down again lost its end, unless there are
/// two fingers. Those show when what is up ends once more, elsewhere: then their samples are mixed.
struct UnnamedTouch: Sendable {
  /// The place of the last end; nil if there was none.
  private var end: Point?
  /// True if the touch came down again before it had ended, and may be another.
  private var mayBeTwo = false

  /// The touch, which was up, comes down.
  mutating func begins() { mayBeTwo = false }

  /// The touch, which was down, comes down. At the same place that may only be logged twice.
  mutating func beginsAgain(isElsewhere: Bool?) { mayBeTwo = isElsewhere != false }

  mutating func ends(at place: Point?) { end = place }

  /// The error at something that only another touch can have done, because the known one is up; nil at anything
  /// else. With one finger, too, a touch that has ended may move, or end once more at its place.
  func error(at kind: PointerEvent.Kind, _ place: Point?) -> String? {
    guard let end, kind != .down, place != end || kind == .move,
      mayBeTwo || kind == .up && place != nil
    else { return nil }
    return """
      expected the touch to be down before it \(kind == .move ? "moves" : "ends"), found it up; \
      an id such as touchId tells fingers apart
      """
  }
}

/// A reader of a log in which strokes are told by what pointers do.
protocol PointerLogReader: LogReader {
  associatedtype Pointer: Hashable & Sendable
  var log: PointerLog<Pointer> { get set }
}

extension ByteCursor {
  /// Takes the line of text that comes next: what is in it, and where it begins.
  mutating func takeText() throws(ReadStop) -> (line: ByteCursor, position: TextPosition) {
    try checkUTF8()
    let position = countLines()
    defer { next = end }
    return (self, position)
  }
}

extension PointerLogReader {
  mutating func spoil() { log.removeAll() }
  mutating func finish(into queue: inout DraftQueue) {
    for pointer in log.pointers where log[pointer]?.isFromDown == true {
      log.note(.cut, of: pointer)
    }
    log.endAll(into: &queue)
  }
}
