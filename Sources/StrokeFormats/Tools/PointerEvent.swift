import StrokeCore

/// Something that a pointer did, in whatever words a format has for it: what the logs of pointers are
/// read into, and written from.
struct PointerEvent {
  enum Kind: Hashable {
    case down, move, up, cancel
  }

  let kind: Kind
  let place: Point
  /// In seconds; nil if the log has no times.
  let time: Double?
}

extension StrokeRecord {
  /// The events that draw the stroke: down at the first sample, moves, and up or cancel at the last, at the
  /// time of the lift if it is known. A stroke without samples has none.
  var pointerEvents: [PointerEvent] {
    func event(_ kind: PointerEvent.Kind, _ index: Int) -> PointerEvent {
      PointerEvent(
        kind: kind, place: stroke.point(at: index), time: stroke.isTimed ? stroke.times[index] : nil
      )
    }
    guard !stroke.isEmpty else { return [] }
    let last = stroke.count - 1
    let end = PointerEvent(
      kind: isCancelled ? .cancel : .up, place: stroke.point(at: last),
      time: stroke.isTimed ? stroke.liftTime ?? stroke.times[last] : nil)
    return [event(.down, 0)] + (1..<stroke.count).map { event(.move, $0) } + [end]
  }
}
