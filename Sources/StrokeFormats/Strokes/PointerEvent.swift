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

extension PointerEvent.Kind {
  /// The words for phases of a touch, in small letters, as UIKit and others have them.
  private static let phases: [(words: [StaticString], kind: PointerEvent.Kind)] = [
    (["began", "begin", "down", "start", "started"], .down),
    (["moved", "move", "stationary", "changed"], .move), (["ended", "end", "up"], .up),
    (["cancelled", "canceled", "cancel"], .cancel),
  ]

  /// UIKit's numbers of phases.
  private static let numbered: [PointerEvent.Kind] = [.down, .move, .move, .up, .cancel]

  /// Takes the phase of a touch: a word in any case, or UIKit's number; nil for anything else.
  init?(phase text: UnsafeBufferPointer<UInt8>) {
    if text.count == 1, let digit = text.first, Self.numbered.indices ~= Int(digit) - 0x30 {
      self = Self.numbered[Int(digit) - 0x30]
      return
    }
    // Swift prints enumerations with their type, or a point.
    let start = text.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let word = UnsafeBufferPointer(rebasing: text[start...])
    let match = Self.phases.first { KnownNames.index(of: word, in: $0.words) != nil }
    guard let match else { return nil }
    self = match.kind
  }

  /// What a phase may be, for a message.
  static let phaseNames = "began, moved, stationary, ended or cancelled, or 0 to 4"
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
