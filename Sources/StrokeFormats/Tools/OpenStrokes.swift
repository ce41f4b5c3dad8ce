import StrokeCore

/// The strokes of pointers that are down, each under what its format calls the pointer.
struct OpenStrokes<Pointer: Hashable & Sendable>: Sendable {
  private var open: [(pointer: Pointer, draft: StrokeDraft)] = []
  /// The number of strokes that have begun.
  private var begun = 0

  var isEmpty: Bool { open.isEmpty }

  func contains(_ pointer: Pointer) -> Bool { open.contains { $0.pointer == pointer } }

  /// The pointer, which was up, went down.
  mutating func begin(_ pointer: Pointer, _ draft: StrokeDraft) {
    begun += 1
    open.append((pointer, draft))
    open[open.count - 1].draft.serial = begun
  }

  /// Calls `body` with each stroke, in the order in which they began.
  func forEach(_ body: (StrokeDraft) -> Void) {
    for (_, draft) in open { body(draft) }
  }

  /// The stroke of the pointer, if that is down.
  subscript(pointer: Pointer) -> StrokeDraft? {
    open.first { $0.pointer == pointer }?.draft
  }

  /// Adds a sample to the stroke of the pointer, if that is down.
  mutating func append(
    _ place: Point, at time: Double?, to pointer: Pointer
  ) throws(StrokeDraft.PartlyTimed) {
    guard let index = open.firstIndex(where: { $0.pointer == pointer }) else { return }
    try open[index].draft.append(place, at: time)
  }

  /// Notes what samples of the stroke of the pointer, if that is down, say besides their places.
  mutating func note(channels: [String], of pointer: Pointer) {
    guard let index = open.firstIndex(where: { $0.pointer == pointer }) else { return }
    for channel in channels { open[index].draft.note(channel: channel) }
  }

  /// The pointer was lifted, or its touch cancelled, at a time.
  mutating func end(
    _ pointer: Pointer, at time: Double?, isCancelled: Bool = false, into queue: inout DraftQueue
  ) {
    guard let index = open.firstIndex(where: { $0.pointer == pointer }) else { return }
    var draft = open.remove(at: index).draft
    draft.lift(at: time)
    if isCancelled { draft.markCancelled() }
    queue.append(draft)
  }

  /// All end, in the order in which they began.
  mutating func endAll(into queue: inout DraftQueue) {
    for (_, draft) in open { queue.append(draft) }
    open.removeAll()
  }

  /// All are given up.
  mutating func removeAll() { open.removeAll() }

  /// Those of some pointers are given up.
  mutating func removeAll(where isGivenUp: (Pointer) -> Bool) {
    open.removeAll { isGivenUp($0.pointer) }
  }
}
