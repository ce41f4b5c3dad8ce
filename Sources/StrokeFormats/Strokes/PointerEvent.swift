/// Something that a pointer did, in whatever words a log has for it.
enum PointerEvent {
  enum Kind: Hashable {
    case down, move, up, cancel
  }
}

extension PointerEvent.Kind {
  /// The words for phases of a touch, in small letters, as UIKit, Android, browsers and others have them.
  private static let phases: [(words: [StaticString], kind: PointerEvent.Kind)] = [
    (["began", "begin", "down", "start", "started", "press", "pressed"], .down),
    (["moved", "move", "stationary", "changed", "drag", "dragged"], .move),
    (["ended", "end", "up", "release", "released"], .up),
    (["cancelled", "canceled", "cancel"], .cancel),
  ]

  /// What platforms put before such a word: `ACTION_POINTER_DOWN`, `touchesBegan`, `pointerup`.
  private static let prefixes: [StaticString] = [
    "action", "pointer", "touches", "touch", "mouse",
  ]

  /// UIKit's numbers of phases.
  static let numbered: [PointerEvent.Kind] = [.down, .move, .move, .up, .cancel]

  /// Takes the phase of a touch: a word in any case, or a number, UIKit's if no others are given; nil for anything
  /// else.
  init?(phase text: UnsafeBufferPointer<UInt8>, numbers: [PointerEvent.Kind] = numbered) {
    var word = text[...]
    // Swift prints what it has no name for as `UITouchPhase(rawValue: 0)`, and Android `ACTION_POINTER_UP(1)`.
    if word.last == UInt8(ascii: ")"), let bracket = word.lastIndex(of: UInt8(ascii: "(")) {
      let inside = word[(bracket + 1)...].dropLast()
      guard !inside.contains(UInt8(ascii: ":")) else {
        self.init(phase: UnsafeBufferPointer(rebasing: inside.suffix(1)))
        return
      }
      word = word[..<bracket]
    }
    if word.count == 1, let digit = word.first, numbers.indices ~= Int(digit) - 0x30 {
      self = numbers[Int(digit) - 0x30]
      return
    }
    // Swift prints enumerations with their type, or a point.
    if let point = word.lastIndex(of: UInt8(ascii: ".")) { word = word[(point + 1)...] }
    for prefix in Self.prefixes where word.count > prefix.utf8CodeUnitCount {
      let length = prefix.utf8CodeUnitCount
      if Axis.says(UnsafeBufferPointer(rebasing: word.prefix(length)), prefix) {
        word = word.dropFirst(length).drop { $0 == UInt8(ascii: "_") }
      }
    }
    let rest = UnsafeBufferPointer(rebasing: word)
    let match = Self.phases.first { KnownNames.index(of: rest, in: $0.words) != nil }
    guard let match else { return nil }
    self = match.kind
  }

  /// What a phase may be, for a message.
  static let phaseNames = "began, moved, stationary, ended or cancelled, or 0 to 4"

  /// Android's numbers of actions.
  static let actions: [PointerEvent.Kind] = [.down, .up, .move, .cancel, .cancel, .down, .up]
}
