/// The names that a file has for what strokes are made of, where they are not those that are known.
///
/// A name that is given is the only one for its purpose, and is told from others by the case of its
/// letters too. In JSON the names of samples, coordinates, times, phases and fingers may reach inside
/// objects, as `position.x` does, and so may those of labels, subjects and what a recognizer said.
public struct FieldNames: Hashable, Sendable {
  /// What may be named, by its known names: the array of samples (in JSON), the coordinates, the time, what a finger
  /// does and what tells fingers apart; what tells strokes apart, their ids and labels; the person who drew, what must
  /// come of the stroke, the width of the view, the time of the lift, the mark of a cancelled touch; and what a recognizer
  /// said: its verdict, the label that it predicted, its reason, its score, and its name.
  public enum Purpose: String, CaseIterable, Sendable {
    case points, x, y, t, phase, finger
    case stroke, id, label, subject, expect, width, ended, cancelled
    case verdict, predicted, reason, score, recognizer
  }

  private var names: [Purpose: String] = [:]

  /// None is given.
  public init() {}

  /// The name that is given for a purpose; nil for the known ones.
  public subscript(purpose: Purpose) -> String? {
    get { names[purpose] }
    set { names[purpose] = newValue }
  }

  /// True if columns, or the numbers of points, are named by their numbers from 1.
  var numbersColumns: Bool {
    let given = [Purpose.x, .y, .t].compactMap { names[$0] }
    return !given.isEmpty && given.allSatisfy { Int($0) != nil }
  }

  /// The purpose that a name is given for.
  func purpose(ofGiven name: String) -> Purpose? {
    Purpose.allCases.first { $0 != .points && names[$0] == name }
  }

  /// The purposes behind those of samples, under whose known names values are kept.
  fileprivate static let kept = Purpose.allCases.drop { $0 != .stroke }

  /// The known name that stands for a member or a column called `name`, such as `id`, `label` or `stroke`. A known name
  /// stands for nothing where another is given for its purpose.
  func knownName(for name: String) -> String? {
    Self.kept.first { names[$0] == name }?.rawValue
  }

  /// True if another name is given for the purpose of a known one, in any case.
  func replaces(_ name: String) -> Bool {
    Purpose(rawValue: name.lowercased()).map { Self.kept.contains($0) && names[$0] != nil } ?? false
  }
}

extension FieldNames {
  /// What a recognizer said.
  static let ofVerdicts: [Purpose] = [.verdict, .predicted, .reason, .score, .recognizer]
}

extension JSONTree {
  /// A verdict under the known names, where others are given. Those may reach inside objects. One that is given for the
  /// strokes alone, their ids or what tells them apart, need not be among its members.
  package func renamed(by fields: FieldNames) -> JSONTree {
    let purposes = FieldNames.ofVerdicts + [.id, .stroke]
    let given = purposes.compactMap { purpose in fields[purpose].map { (purpose, name: $0) } }
    guard !given.isEmpty else { return self }
    let found = given.compactMap { purpose, name in
      value(at: name).map { Member(name: purpose.rawValue, line: line, column: column, value: $0) }
    }
    let replaced = FieldNames.ofVerdicts.filter { fields[$0] != nil }.map(\.rawValue)
    let hidden = Set(replaced + given.map(\.name) + found.map(\.name))
    let position = TextPosition(line: line, column: column)
    return JSONTree(.object(found + members.filter { !hidden.contains($0.name) }), at: position)
  }

  /// The value of a member, or of one inside a member, as `result.verdict` is.
  private func value(at path: String) -> JSONTree? {
    if let value = self[path] { return value }
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return self[String(path[..<dot])]?.value(at: String(path[path.index(after: dot)...]))
  }
}

extension RowRole {
  /// The purposes for which a name may be given in place of one with this role.
  fileprivate func purposes(of name: String) -> [FieldNames.Purpose] {
    switch self {
    case .x: [.x]
    case .y: [.y]
    case .place, .placeX, .placeY: [.x, .y]
    case .time: [.t]
    case .phase: [.phase]
    case .finger: [.finger]
    case .stroke, .gesture: [.stroke]
    case .id: [.id]
    case .label: [.label]
    case .about: [isSubject ? .subject : .expect]
    case .width, .view: [.width]
    case .ended: [.ended]
    case .cancelled: [.cancelled]
    case .fixed: FieldNames.Purpose(rawValue: name.lowercased()).map { [$0] } ?? []
    case .height, .timeUnit, .unknown: []
    }
  }
}

// MARK: - The table of names with these before it

/// The table of names with rows put before it.
///
/// An object, because its many names would be copied with every reader that has it.
final class RowNaming: Sendable {
  let fields: FieldNames?
  /// True if some are given. To compare `fields` with nil would copy all names.
  let areGiven: Bool

  init(fields: FieldNames?) { (self.fields, areGiven) = (fields, fields != nil) }

  private static let expect: [StaticString] = ["expect"]

  /// Returns whether a name in JSON is that of the expected verdict, or is given for it.
  func isExpectation(_ name: RowText) -> Bool {
    guard areGiven else { return name.index(in: Self.expect) != nil }
    return keptName(of: name.string) == "expect"
  }

  /// The role of a name. One that is given is the only one for its purpose.
  func role(of name: String) -> RowRole {
    guard let fields else { return RowRole(name) }
    if let purpose = fields.purpose(ofGiven: name) {
      return purpose == .t ? .time(0, RowRole.timeUnit(ofTime: name)) : RowRole(purpose.rawValue)
    }
    let role = roleInside(name) ?? RowRole(name)
    return role.purposes(of: name).contains { fields[$0] != nil } ? .unknown : role
  }

  /// The role of `data.phase`, which is a phase, a time or a finger beside the coordinates, where names inside `data` are
  /// given for these; nil for another name.
  private func roleInside(_ name: String) -> RowRole? {
    let bare = bareName(name)
    guard bare.utf8.count < name.utf8.count else { return nil }
    switch RowRole(bare) {
    case .phase, .time, .finger: return RowRole(bare)
    default: return nil
    }
  }

  /// The name inside an object in which names of samples are given; another name as it is.
  private func bareName(_ name: String) -> String {
    guard let fields, let dot = name.lastIndex(of: "."),
      Self.ofSamples.contains(where: { fields[$0]?.hasPrefix(name[...dot]) ?? false })
    else { return name }
    return String(name[name.index(after: dot)...])
  }

  private static let ofSamples: [FieldNames.Purpose] = [.x, .y, .t, .phase, .finger]

  /// The names of members that say something of the stroke as a whole.
  private static let whole = RowRole.ofWhole.map(\.name)

  /// The role of the name of a stroke's member, if it says something of the stroke as a whole that is not kept under it.
  func roleOfWhole(_ name: RowText) -> RowRole? {
    // A stroke needs no table of all names for these.
    guard areGiven else { return name.index(in: Self.whole).map { RowRole.ofWhole[$0].role } }
    let role = role(of: name.string)
    return RowRole.ofWhole.contains { $0.role == role } ? role : nil
  }

  /// For each length, the first and last letters of the names of that length that mean more than themselves, as bits.
  private static let meaningful: [UInt64] = {
    var letters = [UInt64](repeating: 0, count: 32)
    for name in whole + expect + RowRole.lifts + RowRole.expectations {
      let count = name.utf8CodeUnitCount
      letters[count] |= ends(name.utf8Start[0], name.utf8Start[count - 1])
    }
    return letters
  }()

  /// One bit of 64 for the first and the last letter of a name.
  private static func ends(_ first: UInt8, _ last: UInt8) -> UInt64 {
    1 &<< UInt64(first &* 2 ^ last)
  }

  /// True if a stroke's member of that name only describes it, under the name as it is written. Most do, and no list need
  /// be searched for them.
  func isPlain(_ name: RowText) -> Bool {
    let bytes = name.bytes
    guard !areGiven, !name.hasEscapes, let first = bytes.first, let last = bytes.last,
      bytes.count < Self.meaningful.count,
      Self.meaningful[bytes.count] & Self.ends(first, last) == 0
    else { return false }
    return !bytes.contains(where: Self.isOfOtherSpelling)
  }

  /// The name under which numbers of a phase are told: the known one if another is given for it.
  func phaseName(_ name: String) -> String {
    name == fields?[.phase] ? "phase" : bareName(name)
  }

  /// A name that was given for what every row has, and is not among the names of a row. An id may be missing where
  /// something else tells strokes apart.
  func missingName(among names: [String]) -> String? {
    guard let fields else { return nil }
    let hasStroke = names.contains { if case .stroke = role(of: $0) { true } else { false } }
    let needed: [FieldNames.Purpose] =
      [.x, .y, .t, .stroke] + (hasStroke ? [] : [.id]) + [.finger, .phase]
    return needed.lazy.compactMap { fields[$0] }.first { !names.contains($0) }
  }

  /// The name of a purpose, for a message.
  func name(of purpose: FieldNames.Purpose) -> String { fields?[purpose] ?? purpose.rawValue }

  /// Two names of which one has an x where the other has a y.
  static func likelyPair(among names: [String]) -> (x: String, y: String)? {
    let known = Set(names)
    // How far something moved is no place.
    let places = names.filter { name in
      !["movement", "delta", "velocity"].contains { RowRole.fold(name).hasPrefix($0) }
    }
    for name in places where name.utf8.count <= 64 {
      for place in name.indices where name[place] == "x" || name[place] == "X" {
        let other =
          name[..<place] + (name[place] == "x" ? "y" : "Y") + name[name.index(after: place)...]
        if known.contains(String(other)) { return (name, String(other)) }
      }
    }
    return nil
  }

  /// The option that reads two of some names as coordinates, if two look like that.
  func likelyOption(among names: [String]) -> String? {
    guard let (x, y) = Self.likelyPair(among: names) else { return nil }
    var given = [(role: "x", name: x), (role: "y", name: y)]
    if !names.contains(where: { role(of: $0).isTime }) {
      given.append(("t", names.first(where: RowRole.mayBeTime) ?? "NAME"))
    }
    return option(given)
  }

  /// What to do where names say no place.
  func advice(for names: [String]) -> String {
    if RowContainer.holdsSamples(anyOf: names) {
      return
        "; a cell does not hold several samples: write a row for each, or a line of NDJSON for each stroke"
    }
    guard let pair = Self.likelyPair(among: names), let option = likelyOption(among: names) else {
      return "; --fields x=NAME,y=NAME,t=NAME reads other names"
    }
    let others = names.filter { $0 != pair.x && $0 != pair.y }
    guard let other = Self.likelyPair(among: others) else { return "; \(option) reads those" }
    return
      "; \(option) reads those, and not \(other.x) and \(other.y): two fingers' places belong in rows of their own, with a column finger"
  }

  /// The option that names what values mean, besides those that are named, as a shell takes it.
  func option(_ names: [(role: String, name: String)]) -> String {
    let given = FieldNames.Purpose.allCases.compactMap { purpose in
      fields?[purpose].map { (role: purpose.rawValue, name: $0) }
    }
    let others = given.filter { other in !names.contains { $0.role == other.role } }
    return FieldNames.option(others + names)
  }

  func option(_ role: String, _ name: String) -> String { option([(role, name)]) }

  /// What to say of a value about a stroke whose name is near to a known one.
  func hint(onUnread text: RowText, _ value: RowValue, line: Int) -> ReadingHint? {
    let isLift = text.index(in: RowRole.lifts) != nil
    guard isLift || text.index(in: RowRole.expectations) != nil else { return nil }
    let name = text.string
    guard role(of: name) == .unknown, !isLift || value.number() != nil else { return nil }
    let what =
      isLift
      ? "the time at which the finger was lifted; if it is, on the clock of the samples,"
      : "what is expected of the stroke; if it is,"
    return ReadingHint(
      isLift ? .unreadTime : .unreadExpectation, line: line, isWarning: !isLift,
      "\(name.withoutControls) is not read as \(what) use \(option(isLift ? "ended" : "expect", name))"
    )
  }

  /// The name under which a value is kept with the stroke: a known one if another is given for it. What then has the
  /// known name means something else and is not kept.
  func keptName(of name: String) -> String? {
    guard let fields else { return name }
    return fields.knownName(for: name) ?? (fields.replaces(name) ? nil : name)
  }

  /// True for what another spelling of a known name has: `Label`, `ID`.
  private static func isOfOtherSpelling(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || 0x41...0x5A ~= byte
  }

  /// The known name that another spelling means.
  static func knownName(_ name: RowText) -> String? {
    guard name.bytes.contains(where: isOfOtherSpelling) else { return nil }
    return FieldNames.Purpose(rawValue: RowRole.fold(name.string)).flatMap {
      FieldNames.kept.contains($0) ? $0.rawValue : nil
    }
  }

  /// True if values inside an object of this name, or of one that begins so, have names of their own.
  func reaches(into name: String) -> Bool {
    if RowRole.locations.contains(RowRole.fold(name)) { return true }
    return ([.points] + Self.ofSamples).contains { fields?[$0]?.hasPrefix(name + ".") ?? false }
  }
}

extension RowNaming {
  /// True for a name inside an object that is given for what describes a stroke.
  func describes(_ name: String) -> Bool { isGivenInside { $0 == name } }

  /// True if such a name begins with that of an object.
  func describes(inside name: String) -> Bool { isGivenInside { $0.hasPrefix(name + ".") } }

  private func isGivenInside(_ isMeant: (String) -> Bool) -> Bool {
    guard let fields else { return false }
    return ([.label, .subject] + FieldNames.ofVerdicts).contains {
      fields[$0].map(isMeant) ?? false
    }
  }
}

extension FieldNames {
  /// The option that names what values mean, as a shell takes it.
  fileprivate static func option(_ names: [(role: String, name: String)]) -> String {
    let value = names.map { "\($0.role)=\($0.name.withoutControls)" }.joined(separator: ",")
    let isPlain = value.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte >= 0x80 || "=,_-.:/+%@".utf8.contains(byte)
    }
    return "--fields " + (isPlain ? value : value.inShellQuotes)
  }
}

extension String {
  /// The text in single quotes, as one word of a shell that expands nothing in it.
  package var inShellQuotes: String {
    "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
