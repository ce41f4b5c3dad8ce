/// The names that a file has for what strokes are made of, where they are not those that are known.
///
/// A name that is given is the only one for its purpose, and is told from others by the case of its
/// letters too. In JSON the names of samples, coordinates, times, phases and fingers may reach inside
/// objects, as `position.x` does.
public struct FieldNames: Hashable, Sendable {
  /// The name of the array of samples, in JSON.
  public var points: String?
  /// The name of the horizontal coordinate.
  public var x: String?
  /// The name of the vertical coordinate.
  public var y: String?
  /// The name of the time.
  public var time: String?
  /// The name of what a finger does: begins, moves, ends.
  public var phase: String?
  /// The name of what tells fingers apart.
  public var finger: String?
  /// The name of the column that separates strokes.
  public var stroke: String?
  /// The name of the id.
  public var id: String?
  /// The name of the label.
  public var label: String?
  /// The name of the person who drew.
  public var subject: String?
  /// The name of what must come of the stroke.
  public var expect: String?
  /// The name of the width of the view.
  public var width: String?
  /// The name of the time at which the finger was lifted.
  public var ended: String?
  /// The name of the mark that a touch was cancelled.
  public var cancelled: String?
  /// The name of the verdict that the stroke was recorded with.
  public var verdict: String?
  /// The name of the label that a classifier predicted.
  public var predicted: String?
  /// The name of the reason of a rejection.
  public var reason: String?
  /// The name of the recorded score.
  public var score: String?
  /// The name of the recognizer that gave the verdict.
  public var recognizer: String?

  /// None is given.
  public init() {}

  /// What may be named, by its known name.
  package static let roles:
    [(known: String, path: WritableKeyPath<FieldNames, String?> & Sendable)] = [
      ("points", \.points), ("x", \.x), ("y", \.y), ("t", \.time), ("phase", \.phase),
      ("finger", \.finger), ("stroke", \.stroke), ("id", \.id), ("label", \.label),
      ("subject", \.subject), ("expect", \.expect), ("width", \.width), ("ended", \.ended),
      ("cancelled", \.cancelled), ("verdict", \.verdict), ("predicted", \.predicted),
      ("reason", \.reason), ("score", \.score), ("recognizer", \.recognizer),
    ]

  /// The purposes behind those of samples, under whose known names values are kept.
  private static let kept = roles.drop { $0.known != "stroke" }

  /// The known name that stands for a member or a column called `name`, such as `id`, `label` or `stroke`. A known name
  /// stands for nothing where another is given for its purpose.
  func knownName(for name: String) -> String? {
    Self.kept.first { self[keyPath: $0.path] == name }?.known
  }

  /// True if another name is given for the purpose of a known one, in any case.
  func replaces(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.kept.contains { $0.known == name && self[keyPath: $0.path] != nil }
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

  /// Returns whether a name in JSON is a known one, or is given for it.
  func means(_ name: RowText, _ known: StaticString) -> Bool {
    guard areGiven else { return name.says(known) }
    return keptName(of: name.string) == known.description
  }

  /// The role of a name. One that is given is the only one for its purpose.
  func role(of name: String) -> RowRole {
    guard let fields else { return RowRole(name) }
    if let role = fields.role(of: name) { return role }
    let role = RowRole(name)
    switch role {
    case .time where fields.time != nil, .stroke where fields.stroke != nil,
      .id where fields.id != nil, .label where fields.label != nil,
      .gesture where fields.stroke != nil, .phase where fields.phase != nil,
      .finger where fields.finger != nil, .width where fields.width != nil,
      .view where fields.width != nil, .ended where fields.ended != nil,
      .cancelled where fields.cancelled != nil:
      return .unknown
    case .about where RowRole.fold(name) == "expect" ? fields.expect != nil : fields.subject != nil,
      .fixed where fields.replaces(name):
      return .unknown
    case _ where role.isPlace && (fields.x != nil || fields.y != nil):
      if case .x = role, fields.x == nil { return role }
      if case .y = role, fields.y == nil { return role }
      return .unknown
    default: return role
    }
  }

  /// The name under which numbers of a phase are told: the known one if another is given for it.
  func phaseName(_ name: String) -> String { name == fields?.phase ? "phase" : name }

  /// A name that was given for what every row has, and is not among the names of a row. An id may be missing where
  /// something else tells strokes apart.
  func missingName(among names: [String]) -> String? {
    guard let fields else { return nil }
    let hasStroke = names.contains { if case .stroke = role(of: $0) { true } else { false } }
    return [
      fields.x, fields.y, fields.time, fields.stroke, hasStroke ? nil : fields.id, fields.finger,
      fields.phase,
    ]
    .lazy.compactMap(\.self).first { !names.contains($0) }
  }

  /// Two names of which one has an x where the other has a y.
  static func likelyPair(among names: [String]) -> (x: String, y: String)? {
    let known = Set(names)
    for name in names where name.utf8.count <= 64 {
      for place in name.indices where name[place] == "x" || name[place] == "X" {
        let other =
          name[..<place] + (name[place] == "x" ? "y" : "Y") + name[name.index(after: place)...]
        if known.contains(String(other)) { return (name, String(other)) }
      }
    }
    return nil
  }

  /// What to do where names say no place.
  func advice(for names: [String]) -> String {
    guard let (x, y) = Self.likelyPair(among: names) else {
      return "; --fields x=NAME,y=NAME,t=NAME reads other names"
    }
    var given = [(role: "x", name: x), (role: "y", name: y)]
    if !names.contains(where: { role(of: $0).isTime }) {
      given.append(("t", names.first(where: RowRole.mayBeTime) ?? "NAME"))
    }
    return "; \(option(given)) reads those"
  }

  /// The option that names what values mean, besides those that are named, as a shell takes it.
  func option(_ names: [(role: String, name: String)]) -> String {
    let given = FieldNames.roles.compactMap { role in
      fields?[keyPath: role.path].map { (role: role.known, name: $0) }
    }
    let others = given.filter { other in !names.contains { $0.role == other.role } }
    return FieldNames.option(others + names)
  }

  func option(_ role: String, _ name: String) -> String { option([(role, name)]) }

  /// The name under which a value is kept with the stroke: a known one if another is given for it. What then has the
  /// known name means something else and is not kept.
  func keptName(of name: String) -> String? {
    guard let fields else { return name }
    return fields.knownName(for: name) ?? (fields.replaces(name) ? nil : name)
  }

  /// True if values inside an object of this name, or of one that begins so, have names of their own.
  func reaches(into name: String) -> Bool {
    if RowRole.locations.contains(RowRole.fold(name)) { return true }
    return [
      fields?.x, fields?.y, fields?.time, fields?.points, fields?.phase, fields?.finger,
    ].contains { $0?.hasPrefix(name + ".") ?? false }
  }
}

extension FieldNames {
  /// The role of a name that is given.
  fileprivate func role(of name: String) -> RowRole? {
    if name == x { return .x(pair: 0) }
    if name == y { return .y(pair: 0) }
    if name == time { return .time(0, RowRole.timeUnit(ofTime: name)) }
    if name == phase { return .phase(0) }
    if name == finger { return .finger(0) }
    if name == stroke { return .stroke(0) }
    if name == id { return .id }
    if name == label { return .label }
    return knownName(for: name).map { RowRole($0) }
  }

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
