/// What the words of printed lines mean, by the table of names. It remembers what it was asked.
///
/// An object, so that all lines of a log ask the same. Only the source that has it changes it.
final class PrintedNames: @unchecked Sendable {
  private let naming: RowNaming
  private var roles: [String: RowRole] = [:]
  private var phases: [String: Phase?] = [:]
  /// The phases that numbers under a name are, by the first of them.
  private var numberedPhases: [String: PhaseWords] = [:]
  /// True if a line had commas that can stand for nothing but points.
  var hadDecimalCommas = false

  /// More different words are names of nothing, but values.
  private static let mostKept = 1_000
  /// No known name is as long.
  private static let longest = 80

  init(_ fields: FieldNames?) { naming = RowNaming(fields: fields) }

  func role(of name: RowText) -> RowRole {
    guard name.bytes.count <= Self.longest else { return .unknown }
    let text = name.string
    if let role = roles[text] { return role }
    let role = naming.role(of: text)
    if roles.count >= Self.mostKept { roles.removeAll() }
    roles[text] = role
    return role
  }

  /// True for names that tell fingers apart beside a phase, but not `id`.
  static func mayBeFinger(_ name: RowText) -> Bool {
    name.bytes.count <= longest
      && RowRole.possibleFinger(name.string).map { $0 > RowRole.firstPossibleFinger } ?? false
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
  func phase(of word: RowText) -> Phase? {
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
