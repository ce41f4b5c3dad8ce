import StrokeCore

/// Performs the actions of all input sources, tick by tick, and writes down what the pointers
/// draw.
struct ActionRun {
  private struct Pointer {
    var place = Point(0, 0)
    var buttons: Set<Double> = []
  }

  private let sources: [ActionSource]
  private let unit: TimeUnit
  private let isTimed: Bool
  private let end: TextPosition
  private var pointers: [Pointer]
  private var log = PointerLog<Int>()
  /// When the tick began, in the unit of durations.
  private var now = 0.0

  /// A run from the beginning of a document with an end.
  init(_ sources: [ActionSource], _ unit: TimeUnit, end: TextPosition) {
    self.sources = sources
    self.unit = unit
    self.end = end
    isTimed = sources.contains { $0.actions.contains { $0.duration != nil } }
    pointers = Array(repeating: Pointer(), count: sources.count)
  }

  /// Performs everything. Strokes go to the queue in the order in which they end.
  mutating func perform(into queue: inout DraftQueue) throws(ReadError) {
    for tick in 0..<(sources.map(\.actions.count).max() ?? 0) {
      var longest = 0.0
      for (index, source) in sources.enumerated() where tick < source.actions.count {
        let action = source.actions[tick]
        longest = max(longest, action.duration ?? 0)
        if source.isPointer { try perform(action, by: index, into: &queue) }
      }
      now += longest
      guard now.isFinite else { throw ReadError("duration too long", at: end) }
    }
    log.endAll(into: &queue)
  }

  private mutating func perform(
    _ action: Action, by index: Int, into queue: inout DraftQueue
  ) throws(ReadError) {
    switch action.kind {
    case "pointerDown":
      if pointers[index].buttons.isEmpty {
        var draft = StrokeDraft(line: action.position.line)
        let source = sources[index]
        if let id = source.id { draft.members.add("id".utf8, .text(id)) }
        if let type = source.pointerType { draft.members.add("pointerType".utf8, .text(type)) }
        log.down(index, draft)
        try append(pointers[index].place, after: 0, to: index, action)
      }
      pointers[index].buttons.insert(action.button)
    case "pointerUp":
      pointers[index].buttons.remove(action.button)
      if pointers[index].buttons.isEmpty { log.up(index, at: moment, into: &queue) }
    case "pointerCancel":
      pointers[index].buttons = []
      log.up(index, at: moment, isCancelled: true, into: &queue)
    case "pointerMove":
      pointers[index].place = target(of: action, from: pointers[index].place)
      try append(pointers[index].place, after: action.duration ?? 0, to: index, action)
    default: break
    }
  }

  /// When the tick began, in seconds; nil if the document has no times.
  private var moment: Double? { isTimed ? now / unit.perSecond : nil }

  private func target(of move: Action, from place: Point) -> Point {
    let (x, y) = (move.x ?? 0, move.y ?? 0)
    return move.isRelative ? Point(place.x + x, place.y + y) : Point(x, y)
  }

  /// Adds a sample, if the pointer is down.
  private mutating func append(
    _ place: Point, after duration: Double, to index: Int, _ action: Action
  ) throws(ReadError) {
    let time = isTimed ? (now + duration) / unit.perSecond : nil
    guard place.isFinite, time?.isFinite ?? true else {
      throw ReadError("number too large", at: action.position)
    }
    // All samples of a document are timed, or none.
    try? log.move(index, to: place, at: time, action.position)
    log.note(channels: action.channels, of: index)
  }
}
