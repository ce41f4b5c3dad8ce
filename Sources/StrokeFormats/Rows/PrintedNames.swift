/// What the words of printed lines mean, by the table of names. It remembers what it was asked.
struct PrintedNames: Sendable {
  private let naming: RowNaming
  private var roles: [String: RowRole] = [:]
  private var phases: [String: Phase?] = [:]
  /// The phases that numbers under a name are, by the first of them.
  private var numberedPhases: [String: PhaseWords] = [:]

  /// More different words are names of nothing, but values.
  private static let mostKept = 1_000
  /// No known name is as long.
  private static let longest = 80

  init(_ fields: FieldNames?) { naming = RowNaming(fields: fields) }

  mutating func role(of name: RowText) -> RowRole {
    guard name.bytes.count <= Self.longest else { return .unknown }
    let text = name.string
    if let role = roles[text] { return role }
    let role = naming.role(of: text)
    if roles.count >= Self.mostKept { roles.removeAll() }
    roles[text] = role
    return role
  }

  /// True for names that tell fingers apart beside a phase, but not `id`.
  func mayBeFinger(_ name: RowText) -> Bool {
    name.bytes.count <= Self.longest
      && RowRole.possibleFinger(name.string).map { $0 > RowRole.firstPossibleFinger } ?? false
  }

  /// True for names that numbers follow without a sign between, as in `x 165.5`.
  mutating func isOfNumbers(_ name: RowText) -> Bool {
    switch role(of: name) {
    case .x, .y, .stroke: true
    case .time(let rank, _): rank < RowRole.firstOtherTime
    case .finger(let rank): rank < RowRole.firstPossibleFinger
    default: RowRole.possibleFinger(name.string) != nil
    }
  }

  mutating func isKnown(_ name: RowText) -> Bool { role(of: name) != .unknown }

  /// The phase that a word or a label says; nil if it is none.
  mutating func phase(of word: RowText) -> Phase? {
    guard word.bytes.count <= Self.longest else { return nil }
    let text = word.string
    if let phase = phases[text] { return phase }
    let value = RowValue.word(word)
    let phase = PhaseWords(first: value, under: "phase")?.phase(of: value)
    if phases.count >= Self.mostKept { phases.removeAll() }
    phases[text] = .some(phase)
    return phase
  }

  /// The phase of a value under a name, in words or as a number.
  mutating func phase(of value: RowText, under name: RowText) -> Phase? {
    let number = RowValue.word(value)
    guard number.number() != nil else { return phase(of: value) }
    let name = RowRole.fold(name.string)
    if numberedPhases[name] == nil { numberedPhases[name] = PhaseWords(first: number, under: name) }
    return numberedPhases[name]?.phase(of: number)
  }

  /// True for a unit of time.
  static func isTime(_ unit: RowText) -> Bool {
    unit.isSeconds
      || ["ms", "us", "ns"].contains { unit.bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// The part of a label that may be a phase: `PointerDownEvent#1` says `PointerDown`.
  static func phaseWord(_ label: RowText) -> RowText {
    var word = label
    if let sign = word.bytes.firstIndex(of: UInt8(ascii: "#")) { word.end = word.start + sign }
    // Flutter prints what a listener gets as `_TransformedPointerDownEvent#1`.
    if word.bytes.starts(with: "_Transformed".utf8) { word.start += 12 }
    for ending: StaticString in ["Event", "Details"] {
      let length = ending.utf8CodeUnitCount
      guard word.bytes.count > length,
        word.bytes.suffix(length).elementsEqual(
          UnsafeBufferPointer(start: ending.utf8Start, count: length))
      else { continue }
      word.end -= length
    }
    return word
  }

  static var x: RowText { RowText("x") }
  static var y: RowText { RowText("y") }
  static var width: RowText { RowText("viewWidth") }
  static var begin: RowText { RowText("began") }
  static var move: RowText { RowText("moved") }
  static var actionMove: RowText { RowText("ACTION_MOVE") }

  /// True for short names of places, which stand before two numbers without brackets.
  static func isOfPlaces(_ name: RowText) -> Bool {
    ["pos", "loc", "xy", "pt", "coords", "coordinates"].contains { (word: StaticString) in
      name.bytes[...].elementsEqualIgnoringCase(word)
    }
  }

  /// True for the names of the only value of a wrapper: `PointerId(value=0)`.
  static func isOfOnlyValue(_ name: RowText) -> Bool {
    ["rawvalue", "value"].contains { name.bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// Words at either end of the names of pairs that are no places.
  private static let somethingElse: Set<String> = [
    "velocity", "translation", "delta", "movement", "size", "scale", "rotation", "acceleration",
    "previous", "prev", "last", "old", "initial", "frame", "bounds", "rect", "insets", "padding",
    "margin", "spacing", "anchor", "radius", "force", "tilt", "resolution", "range", "vector",
  ]
  /// Whole names of such pairs.
  private static let wholeNames: Set<String> = [
    "screen", "window", "viewport", "scroll", "layout", "offset", "origin",
  ]

  /// True if a name, or the label of brackets, says that what follows is something other than a place.
  static func isSomethingElse(_ name: RowText, isLabel: Bool) -> Bool {
    guard name.bytes.count <= longest else { return false }
    let words = name.string.words
    guard let first = words.first, let last = words.last else { return false }
    // Labels are types, and Flutter's type of places is `Offset`, Unity's `Vector2`.
    if isLabel {
      return first != "vector" && last != "vector"
        && (somethingElse.contains(first) || somethingElse.contains(last))
    }
    return somethingElse.contains(first) || somethingElse.contains(last) || last == "offset"
      || first.hasPrefix("previous")
      || wholeNames.contains(words.joined())
  }
}

extension RowText {
  /// True for the unit of seconds.
  var isSeconds: Bool {
    ["s", "sec", "secs", "seconds"].contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// True for a word that stands beside a phase where a stroke begins or ends.
  var isOfStroke: Bool {
    [
      "stroke", "gesture", "touch", "trial", "drag", "swipe", "recording", "finger", "line", "path",
      "pen",
    ]
    .contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// True for a word that sentences have about anything.
  var isOfSentences: Bool {
    ["at", "to", "on", "in", "of", "is", "the", "a"]
      .contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// A number for the text, in which digits do not matter.
  var hashWithoutDigits: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte &- 0x30 > 9 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// True for a word about touches or pointers.
  var isOfPointer: Bool {
    ["touch", "pointer", "mouse", "action", "pan", "drag", "onresponder", "gotp", "lostp"]
      .contains { (prefix: StaticString) in
        bytes.prefix(prefix.utf8CodeUnitCount).elementsEqualIgnoringCase(prefix)
      }
  }

  /// A text of the program's own.
  init(_ text: StaticString) {
    self.init(text.utf8Start, text.utf8Start + text.utf8CodeUnitCount)
  }
}

extension String {
  /// The words of a name in small letters: those of `contentOffset` are `content` and `offset`.
  fileprivate var words: [String] {
    var words: [String] = []
    var wasSmall = false
    for scalar in unicodeScalars {
      guard scalar.properties.isAlphabetic else {
        wasSmall = false
        if words.last != "" { words.append("") }
        continue
      }
      if words.isEmpty || wasSmall && scalar.properties.isUppercase { words.append("") }
      wasSmall = scalar.properties.isLowercase
      words[words.count - 1].append(contentsOf: scalar.properties.lowercaseMapping)
    }
    return words.filter { !$0.isEmpty }
  }
}
