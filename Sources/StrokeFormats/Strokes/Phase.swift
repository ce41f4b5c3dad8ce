/// What a finger or a pointer did, in whatever words a recording has for it.
enum Phase: Hashable, Sendable {
  case begin, move, end, cancel
  /// An event that moves no finger, such as `pointerover` or `click`.
  case other
}

/// The words or numbers that a recording has for phases.
struct PhaseWords: Sendable {
  /// What numbers mean; empty where phases are words.
  private(set) var numbers: [Int: Phase] = [:]
  /// True if times are milliseconds where nothing else is said.
  private(set) var areOfMilliseconds = false
  /// True if the first word is a plain `move`, which toolkits of either unit have: the next other word tells.
  private var isUnitOpen = false
  /// True if what moves may be a mouse or a pen that touches nothing.
  private(set) var mayHover = false

  /// Behind those of touches come the outside, hover, scroll and buttons.
  private static let android: [Int: Phase] = [
    0: .begin, 1: .end, 2: .move, 3: .cancel, 4: .other, 5: .begin, 6: .end, 7: .other, 8: .other,
    9: .other, 10: .other, 11: .other, 12: .other,
  ]
  /// Behind those of touches come those of a pointer that hovers.
  private static let uiKit: [Int: Phase] = [
    0: .begin, 1: .move, 2: .move, 3: .end, 4: .cancel, 5: .other, 6: .other, 7: .other,
  ]
  private static let recognizer: [Int: Phase] = [
    1: .begin, 2: .move, 3: .end, 4: .cancel, 5: .cancel,
  ]
  private static let reactNative: [Int: Phase] = [
    0: .other, 1: .cancel, 2: .begin, 3: .cancel, 4: .move, 5: .end,
  ]

  /// True if the words are known: an event that belongs to no touch does not tell them.
  private(set) var isSettled = true
  /// True if words begin with that for a pointer.
  private var areOfPointers = false
  /// True if values say only whether something touches, so a touch begins and ends where they change.
  private(set) var areContacts = false
  /// True if the name says so.
  private var areOnlyContacts = false

  /// Tells by the first value under a name whether it is a phase, and in whose words; nil if it is not.
  init?(first value: RowValue, under name: String) {
    if Self.mayBeContact(value, under: name) {
      (areContacts, areOnlyContacts) = (true, RowRole(name).isContact)
    } else if let number = Self.number(of: value) {
      let name = RowRole.fold(name)
      if name.hasPrefix("action") {
        (numbers, areOfMilliseconds) = (Self.android, true)
      } else if ["phase", "touchphase", "state"].contains(name) {
        switch number {
        case 0, 5, 6, 7: numbers = Self.uiKit
        case 1: numbers = Self.recognizer
        case 2: (numbers, areOfMilliseconds) = (Self.reactNative, true)
        default: return nil
        }
      } else {
        return nil
      }
      guard phase(of: value) != nil else { return nil }
    } else {
      guard let (phase, word) = Self.parse(value) else { return nil }
      areOfMilliseconds = word.isOfMilliseconds
      isUnitOpen = phase == .move && !word.isOfMilliseconds && !word.mayHover
      mayHover = word.mayHover
      isSettled = phase != .other
      areOfPointers = word.mayHover
    }
  }

  /// True if a value under a name may be a phase: a word for one, or any number where numbers are phases.
  static func mayBePhase(_ value: RowValue, under name: String) -> Bool {
    if mayBeContact(value, under: name) { return true }
    guard number(of: value) != nil else { return parse(value) != nil }
    let name = RowRole.fold(name)
    return name.hasPrefix("action") || ["phase", "touchphase", "state"].contains(name)
  }

  /// True if a value under a name may say whether something touches.
  private static func mayBeContact(_ value: RowValue, under name: String) -> Bool {
    let role = RowRole(name)
    guard role.isContact || role == .phase(0) else { return false }
    return contact(value, isOnly: role.isContact) != nil
  }

  /// Whether something touches, by a value that is true or false; under a name for that and nothing else also by down or
  /// up, or a number that is 0 if nothing does.
  private static func contact(_ value: RowValue, isOnly: Bool) -> Bool? {
    if let text = value.text?.bytes[...] {
      let (touching, apart): ([StaticString], [StaticString]) =
        isOnly ? (["true", "down"], ["false", "up"]) : (["true"], ["false"])
      if touching.contains(where: text.elementsEqualIgnoringCase) { return true }
      if apart.contains(where: text.elementsEqualIgnoringCase) { return false }
    }
    return isOnly ? number(of: value).map { $0 != 0 } : nil
  }

  /// Whether something touches; nil if the value does not say that, or values are phases.
  func contact(_ value: RowValue) -> Bool? {
    areContacts ? Self.contact(value, isOnly: areOnlyContacts) : nil
  }

  /// True if a value under the name of a phase can be nothing else: a label or a direction may be such a word, too.
  static func mustBePhase(_ value: RowValue, under name: String) -> Bool {
    guard !value.isMissing, let phase = PhaseWords(first: value, under: name)?.phase(of: value),
      phase != .other
    else { return false }
    if let number = number(of: value) {
      return number < 4 && RowRole.fold(name).hasPrefix("action")
    }
    switch RowRole(name) {
    case .phase(2), .phase(5...):
      return !["up", "down", "drag", "press", "release"].contains {
        value.text?.bytes[...].elementsEqualIgnoringCase($0) ?? false
      }
    default: return true
    }
  }

  /// The phase of a value; nil if it is none. A row without one moves.
  func phase(of value: RowValue) -> Phase? {
    if value.isMissing { return .move }
    if areContacts { return nil }
    if !numbers.isEmpty, let number = Self.number(of: value) {
      guard let number = Int(exactly: number) else { return nil }
      return numbers == Self.android && Self.isOfPointer(number)
        ? numbers[number & 0xFF] : numbers[number]
    }
    if let phase = Self.parse(value)?.phase { return phase }
    // What others call a state is a move only among phases.
    return value.text?.bytes[...].elementsEqualIgnoringCase("active") == true ? .move : nil
  }

  /// Tells the unit by the word that begins or ends a touch, if those before are written alike in several units.
  mutating func settleUnit(_ value: RowValue) {
    guard isUnitOpen, let (phase, word) = Self.parse(value), phase != .move, phase != .other
    else { return }
    (isUnitOpen, areOfMilliseconds) = (false, word.isOfMilliseconds)
  }

  /// True for numbers of which 0 and 1 may say whether a finger touches.
  var maySayContact: Bool { numbers == Self.uiKit || numbers == Self.recognizer }

  /// True for a state 5, with which a recognizer fails, and a touch of other toolkits rests.
  func mayRest(_ value: RowValue) -> Bool {
    numbers == Self.recognizer && Self.number(of: value) == 5
  }

  /// True if a value says that a finger besides the first comes or goes, as Android does: 5, 6, or 261 with the index of
  /// the finger above the phase.
  func isOfAnotherFinger(_ value: RowValue) -> Bool {
    if let number = Self.number(of: value) {
      return numbers == Self.android
        && Int(exactly: number).map { Self.isOfPointer($0) || $0 == 5 || $0 == 6 } ?? false
    }
    guard numbers.isEmpty, !areOfPointers, let word = value.text,
      word.bytes.contains(UInt8(ascii: "_"))
    else { return false }
    let text = word.string.lowercased()
    return ["pointer_down", "pointer_up"].contains { name in
      text.split(separator: "(").first.map { $0.hasSuffix(name) } ?? false
    }
  }

  /// True for an action of Android with the index of a pointer.
  private static func isOfPointer(_ number: Int) -> Bool {
    0x100...0x1FFF ~= number && 5...6 ~= number & 0xFF
  }

  /// The number that a value is, also with `0x` before it.
  private static func number(of value: RowValue) -> Double? {
    // No phase is a fraction, so a comma can only be that of decimals.
    if let number = value.number() ?? value.number(decimalComma: true) { return number }
    guard let text = value.text, 3...6 ~= text.bytes.count, text.bytes.starts(with: "0x".utf8)
    else { return nil }
    return Int(text.string.dropFirst(2), radix: 16).map { Double($0) }
  }

  private struct Prefix {
    let isOfMilliseconds: Bool
    let mayHover: Bool
  }

  /// What may stand before a word for a phase.
  private static let prefixes: [String: Prefix] = {
    var prefixes: [String: Prefix] = [:]
    func add(_ names: [String], isOfMilliseconds: Bool, mayHover: Bool = false) {
      for name in names where prefixes[name] == nil {
        prefixes[name] = Prefix(isOfMilliseconds: isOfMilliseconds, mayHover: mayHover)
      }
    }
    add(
      [
        "", "uitouchphase", "uigesturerecognizerstate", "touchphase", "state", "touches", "phase",
        "gesture", "gesturestate", "press", "ontouch", "touchevent",
      ], isOfMilliseconds: false)
    add(
      [
        "touch", "action", "actionpointer", "pan", "drag", "onresponder", "onpanresponder",
        "onpan", "ondrag", "swipe",
      ], isOfMilliseconds: true)
    add(["pointer", "mouse", "onpointer", "onmouse"], isOfMilliseconds: true, mayHover: true)
    let fingers = ["finger", "touch", "contact"]
    let pens = [
      "pen", "stylus", "pointer", "mouse", "button", "mousebutton", "lbutton", "leftbutton",
      "lmouse", "leftmouse",
    ]
    for toolkit in ["", "on", "sdl", "sdlevent", "gdk", "wm", "qevent", "nsevent", "top"] {
      let isOfMilliseconds = toolkit == "top"
      add(fingers.map { toolkit + $0 }, isOfMilliseconds: isOfMilliseconds)
      add(pens.map { toolkit + $0 }, isOfMilliseconds: isOfMilliseconds, mayHover: true)
    }
    return prefixes
  }()
  /// What may stand behind one.
  private static let endings = ["event", "notify"]

  static let cancels: [StaticString] = ["cancelled", "canceled", "cancel", "terminate"]

  private static let words: [String: Phase] = {
    var words: [String: Phase] = [:]
    for word in ["began", "begin", "down", "start", "started", "grant", "press", "pressed"] {
      words[word] = .begin
    }
    for word in [
      "moved", "move", "changed", "stationary", "drag", "dragged", "update", "motion", "onchanged",
    ] {
      words[word] = .move
    }
    for word in ["ended", "end", "up", "release", "released", "onended"] { words[word] = .end }
    for word in cancels { words[word.description] = .cancel }
    return words
  }()

  /// Events of browsers beside those of fingers.
  private static let others: Set<String> = [
    "pointerover", "pointerenter", "pointerout", "pointerleave", "pointerrawupdate",
    "gotpointercapture", "lostpointercapture", "mouseover", "mouseenter", "mouseout", "mouseleave",
    "click", "dblclick", "auxclick", "contextmenu", "wheel", "scroll", "tap", "keydown", "keyup",
    "actionhoverenter", "actionhovermove", "actionhoverexit", "actionscroll", "actionoutside",
    "actionbuttonpress", "actionbuttonrelease", "hoverenter", "hovermove", "hoverexit",
    "buttonpress", "buttonrelease", "pointerhover", "pointeradded", "pointerremoved",
    "pointerscroll", "pointerpanzoomstart", "pointerpanzoomupdate", "pointerpanzoomend",
    "regionentered", "regionmoved", "regionexited",
  ]
  /// Those after which only what hovers can be.
  private static let hovers: Set<String> = [
    "actionhoverenter", "actionhovermove", "actionhoverexit", "hoverenter", "hovermove",
    "hoverexit", "pointerhover", "regionentered", "regionmoved", "regionexited",
  ]

  /// True if an event that belongs to no touch is of a pointer that hovers.
  func isHover(_ value: RowValue) -> Bool {
    if areContacts { return true }
    if let number = Self.number(of: value) {
      return numbers == Self.uiKit || [7, 9, 10].contains(number)
    }
    guard let text = value.text?.string else { return false }
    return Self.hovers.contains(RowRole.fold(String(text.split(separator: ".").last ?? "")))
  }

  private static func phase(ofWord word: Substring) -> Phase? {
    if let phase = words[String(word)] { return phase }
    let ending = endings.first { word.hasSuffix($0) }
    return ending.flatMap { words[String(word.dropLast($0.count))] }
  }

  /// The phase of a word, and what stands before it.
  private static func parse(_ value: RowValue) -> (phase: Phase, prefix: Prefix)? {
    guard let text = value.text, var word = value.isObject ? value.onlyName : text.string else {
      return nil
    }
    // No word for a phase is as long.
    guard word.utf8.count <= 64 else { return nil }
    // Swift prints what it has no name for as `UITouchPhase(rawValue: 0)`, and Android `ACTION_POINTER_UP(1)`.
    if word.last == ")", let open = word.lastIndex(of: "(") {
      let inside = word[word.index(after: open)...].dropLast()
      if inside.hasPrefix("rawValue:"), let number = Int(inside.dropFirst(9).filter { $0 != " " }) {
        let numbers = word.hasPrefix("UIGestureRecognizer") ? recognizer : uiKit
        return numbers[number].map { ($0, Prefix(isOfMilliseconds: false, mayHover: false)) }
      }
      word = String(word[..<open])
    }
    if let point = word.lastIndex(of: ".") { word = String(word[word.index(after: point)...]) }
    let folded = RowRole.fold(word)
    if others.contains(folded) {
      return (.other, Prefix(isOfMilliseconds: true, mayHover: true))
    }
    if folded == "drag" { return (.move, Prefix(isOfMilliseconds: true, mayHover: false)) }
    for length in 0..<folded.count {
      let start = folded.index(folded.startIndex, offsetBy: length)
      guard let prefix = prefixes[String(folded[..<start])],
        let phase = self.phase(ofWord: folded[start...])
      else { continue }
      // React Native and Android have words of their own, too.
      let isOfMilliseconds =
        prefix.isOfMilliseconds || ["grant", "release", "terminate"].contains(folded)
        || length == 0 && ["DOWN", "MOVE", "UP"].contains(word)
      return (phase, Prefix(isOfMilliseconds: isOfMilliseconds, mayHover: prefix.mayHover))
    }
    return nil
  }

  /// What a phase may be, for a message.
  static let names =
    "began, moved, stationary, ended or cancelled, or a number as UIKit or Android has it"
}

extension RowValue {
  fileprivate var isObject: Bool {
    if case .json(let text) = self { text.bytes.first == UInt8(ascii: "{") } else { false }
  }

  /// The name of the first member of an object: Swift encodes enumerations so.
  fileprivate var onlyName: String? {
    guard let text else { return nil }
    let parts = text.string.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}

/// The devices of browser events that begin touches. A browser sends events of pointers for every device, and those of a
/// mouse behind those of touches; so where several kinds begin touches, those of the first of pointers, touches and mice
/// count.
struct PhaseDevices {
  private static let names: [StaticString] = ["pointer", "touch", "mouse"]
  private var first: Int?
  private var areSeveral = false

  /// The name of the device that counts.
  var name: String { first.map { Self.names[$0].description } ?? "" }

  /// Returns whether an event says only what events of another device say.
  mutating func skips(_ value: RowValue, _ phase: Phase) -> Bool {
    guard phase == .begin || areSeveral, let device = Self.device(of: value) else { return false }
    guard let known = first else {
      first = device
      return false
    }
    areSeveral = areSeveral || device != known
    first = min(device, known)
    return device > known
  }

  private static func device(of value: RowValue) -> Int? {
    guard let bytes = value.text?.bytes else { return nil }
    return names.firstIndex { bytes.prefix($0.utf8CodeUnitCount).elementsEqualIgnoringCase($0) }
  }
}
