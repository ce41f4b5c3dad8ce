/// What the words of printed lines mean, by the table of names. It remembers what it was asked.
///
/// An object, so that all lines of a log ask the same. Only the source that has it changes it.
final class PrintedNames: @unchecked Sendable {
  private let naming: RowNaming
  private var meanings: [String: (role: RowRole, phase: Phase?)] = [:]
  /// The phases that numbers under a name are, by the first of them.
  private var numberedPhases: [String: PhaseWords] = [:]
  /// True if a line had commas that can stand for nothing but points.
  var hadDecimalCommas = false

  /// More different words are names of nothing, but values.
  private static let mostKept = 1_000
  /// No known name is as long.
  private static let longest = 80

  init(_ fields: FieldNames?) { naming = RowNaming(fields: fields) }

  /// The role of a word as a name, and the phase that it says, if it is one.
  private func meaning(of word: RowText) -> (role: RowRole, phase: Phase?) {
    guard word.bytes.count <= Self.longest else { return (.unknown, nil) }
    let text = word.string
    if let meaning = meanings[text] { return meaning }
    let value = RowValue.word(word)
    let phase = PhaseWords(first: value, under: "phase")?.phase(of: value)
    let meaning = (role: naming.role(of: text), phase: phase)
    if meanings.count >= Self.mostKept { meanings.removeAll() }
    meanings[text] = meaning
    return meaning
  }

  func role(of name: RowText) -> RowRole { meaning(of: name).role }

  /// True for names that tell fingers apart beside a phase, but not `id`.
  static func mayBeFinger(_ name: RowText) -> Bool {
    name.bytes.count <= longest && RowRole.mayBeFinger(name.string)
  }

  /// True for names that numbers follow without a sign between, as in `x 165.5`.
  func isOfNumbers(_ name: RowText) -> Bool {
    switch role(of: name) {
    case .x, .y, .stroke: true
    case .time(let rank, _): rank < RowRole.firstOtherTime
    case .finger(let rank): rank < RowRole.firstPossibleFinger
    default: RowRole.possibleFinger(name.string) != nil
    }
  }

  /// The phase that a word or a label says; nil if it is none.
  func phase(of word: RowText) -> Phase? { meaning(of: word).phase }

  /// The phase of a value under a name, in words or as a number.
  func phase(of value: RowText, under name: RowText) -> Phase? {
    let number = RowValue.word(value)
    if role(of: name).isContact {
      let touches = PhaseWords(first: number, under: name.string)?.contact(number)
      return touches.map { $0 ? .move : .end }
    }
    guard number.number() != nil else { return phase(of: value) }
    let name = RowRole.fold(name.string)
    if numberedPhases[name] == nil { numberedPhases[name] = PhaseWords(first: number, under: name) }
    return numberedPhases[name]?.phase(of: number)
  }

  static var x: RowText { RowText("x") }
  static var y: RowText { RowText("y") }
  static var width: RowText { RowText("viewWidth") }
  static var begin: RowText { RowText("began") }
  static var move: RowText { RowText("moved") }
  static var actionMove: RowText { RowText("ACTION_MOVE") }

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
    let isOfElse = somethingElse.contains(first) || somethingElse.contains(last)
    // Labels are types, and Flutter's type of places is `Offset`, Unity's `Vector2`.
    if isLabel { return isOfElse && first != "vector" && last != "vector" }
    return isOfElse || last == "offset" || first.hasPrefix("previous")
      || wholeNames.contains(words.joined())
  }
}

extension String {
  /// The words of a name in lowercase: those of `contentOffset` are `content` and `offset`.
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

// MARK: - Words, whatever stands under which name

extension RowText {
  /// A text of the program's own.
  init(_ text: StaticString) {
    self.init(text.utf8Start, text.utf8Start + text.utf8CodeUnitCount)
  }

  /// True if it equals one of the lowercase words, ignoring case.
  func isOne(of words: StaticString...) -> Bool {
    words.contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// True if it begins with one of the lowercase words, ignoring case.
  private func begins(withOneOf words: StaticString...) -> Bool {
    words.contains { bytes.prefix($0.utf8CodeUnitCount).elementsEqualIgnoringCase($0) }
  }

  var isSeconds: Bool { isOne(of: "s", "sec", "secs", "seconds") }

  var isUnitOfTime: Bool { isSeconds || isOne(of: "ms", "us", "ns") }

  /// True for a unit that may stand behind a number.
  var isUnit: Bool { isUnitOfTime || isOne(of: "px", "pt", "dp", "pts") }

  /// True for short names of places, which stand before two numbers without brackets.
  var isOfPlaces: Bool { isOne(of: "pos", "loc", "xy", "pt", "coords", "coordinates") }

  /// True for the names of the only value of a wrapper: `PointerId(value=0)`.
  var isOfOnlyValue: Bool { isOne(of: "rawvalue", "value") }

  /// True for a word that stands beside a phase where a stroke begins or ends.
  var isOfStroke: Bool {
    isOne(
      of: "stroke", "gesture", "touch", "trial", "drag", "swipe", "recording", "finger", "line",
      "path", "pen")
  }

  /// True for a name before a colon and a place without brackets.
  var isOfSamples: Bool { isOfStroke || isOne(of: "sample", "point", "pointer", "mouse", "event") }

  /// True for a word that sentences have about anything.
  var isOfSentences: Bool { isOne(of: "at", "to", "on", "in", "of", "is", "the", "a") }

  /// True for a word about touches or pointers.
  var isOfPointer: Bool {
    begins(
      withOneOf: "touch", "pointer", "mouse", "action", "pan", "drag", "onresponder", "gotp",
      "lostp")
  }

  /// True for what may be a phase, and no part of a name such as `start x`.
  var isOfPhasesOnly: Bool {
    isOfPointer && !isOne(of: "touch", "pointer", "mouse", "pan", "drag")
      || isOne(of: "began", "moved", "ended", "cancelled", "canceled")
  }

  /// True for the texts of numbers that are not finite.
  var isNotFinite: Bool {
    let isSigned = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
    return RowText(isSigned ? start + 1 : start, end).isOne(of: "nan", "inf", "infinity")
  }

  /// True for what a name such as `ended` has for a value where it is no phase.
  var isFlag: Bool { isAbsent || isOne(of: "true", "false", "yes", "no") }

  /// True for the texts of values that are not there.
  var isAbsent: Bool {
    ["null", "nil", "None", "undefined", "NULL"].contains { (word: StaticString) in
      bytes.elementsEqual(RowText(word).bytes)
    }
  }

  var trimmed: RowText {
    var (first, last) = (start, end)
    while first < last, first.pointee.isBlank { first += 1 }
    while last > first, last[-1].isBlank { last -= 1 }
    return RowText(first, last)
  }

  /// True for a word of digits alone.
  var isDigits: Bool { !bytes.isEmpty && bytes.allSatisfy(\.isDigit) }

  /// The part of a label that may be a phase: `PointerDownEvent#1` says `PointerDown`.
  var phaseWord: RowText {
    var word = self
    if let sign = word.bytes.firstIndex(of: UInt8(ascii: "#")) { word.end = word.start + sign }
    // Flutter prints what a listener gets as `_TransformedPointerDownEvent#1`.
    if word.bytes.starts(with: "_Transformed".utf8) { word.start += 12 }
    for ending in [RowText("Event"), RowText("Details")]
    where word.bytes.count > ending.bytes.count
      && word.bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes)
    { word.end -= ending.bytes.count }
    return word
  }

  /// A number for the text, in which digits do not matter.
  var hashWithoutDigits: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte &- 0x30 > 9 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The bracket of a value, which may have the name of its type before it: `NSPoint: {1, 2}`.
  var bracketOfValue: UnsafePointer<UInt8>? {
    var place = start
    while place < end, place.pointee.isLetter { place += 1 }
    if place > start {
      guard place + 1 < end, place.pointee == UInt8(ascii: ":"), place[1] == 0x20 else {
        return nil
      }
      place += 2
    }
    return place < end && "{[".utf8.contains(place.pointee) ? place : nil
  }
}

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  func elementsEqualIgnoringCase(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && zip(self, RowText(word).bytes).allSatisfy { $0 | 0x20 == $1 }
  }
}
