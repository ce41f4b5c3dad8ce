import StrokeCore

// The one table of names. What a name means does not depend on the syntax that the row is written in.

/// The meaning of a named value of a row.
enum RowRole: Equatable {
  /// A coordinate, by the index of its pair: the first pair of the list that is whole counts.
  case x(pair: Int), y(pair: Int)
  /// Both coordinates in one value, or one of them inside it, by rank.
  case place(Int), placeX(Int), placeY(Int)
  /// A time, by rank. Of those with a rank below `RowRole.firstOtherTime` there may be one.
  case time(Int, TimeUnit?)
  case phase(Int)
  case finger(Int)
  case stroke(Int)
  /// About the stroke, and in its key.
  case id, label, gesture, about(Int)
  /// About the stroke, and not in its key.
  case width, view(Int), height, timeUnit, ended, cancelled, fixed
  case unknown

  /// Names that roles need, in small letters and without `_`.
  fileprivate static let pairs: [(x: String, y: String)] = [
    ("x", "y"), ("clientx", "clienty"), ("pagex", "pagey"), ("screenx", "screeny"),
    ("offsetx", "offsety"), ("locationx", "locationy"),
  ]
  static let locations = ["location", "locationinview", "position", "point", "center"]
  /// The rank from which on a time counts only if the others are missing.
  static let firstOtherTime = 3
  private static let times = ["t", "time", "timestamp"]
  private static let otherTimes = [
    "timestamps", "times", "eventtime", "timeoffset", "elapsed", "elapsedtime", "ts", "datetime",
    "date", "createdat", "zeit", "temps", "tiempo", "uptime",
  ]
  /// Times whose names have an everyday meaning, too: what is under one need not be a sample's time.
  static let everydayTimes: Set<String> = ["date", "zeit", "temps", "tiempo"]
  /// What the name of a time may end in, or be.
  private static let units: [(ending: String, unit: TimeUnit)] = [
    ("milliseconds", .milliseconds), ("millis", .milliseconds), ("msec", .milliseconds),
    ("ms", .milliseconds), ("microseconds", .microseconds), ("micros", .microseconds),
    ("us", .microseconds), ("nanoseconds", .nanoseconds), ("nanos", .nanoseconds),
    ("ns", .nanoseconds), ("seconds", .seconds), ("s", .seconds),
  ]
  private static let phases = [
    "phase", "touchphase", "state", "action", "actionmasked", "event", "eventtype", "type",
  ]
  private static let fingers = [
    "touchid", "pointerid", "identifier", "finger", "fingerid", "trackingid", "touchidentifier",
  ]
  /// The rank from which on a finger's name counts only beside a phase.
  static let firstPossibleFinger = fingers.count
  private static let possibleFingers = [
    "id", "touch", "pointer", "hash", "touchhash", "pointerhash",
  ]
  private static let strokes = [
    "stroke", "strokeid", "gestureid", "trial", "rep", "repetition", "attempt", "recording",
    "recordingid", "session", "sessionid", "sampleid",
  ]
  private static let abouts = ["subject", "participant", "user", "expect"]
  private static let views = RowContainer.views.map(\.description)
  private static let fixedNames = ["verdict", "predicted", "reason", "score", "recognizer"]
  /// Words in the names of times.
  private static let partsOfTimes = [
    "time", "stamp", "clock", "millis", "elapsed", "epoch", "datum", "uhr", "heure", "hora",
  ]

  private static let table: [String: RowRole] = {
    var table: [String: RowRole] = [
      "id": .id, "label": .label, "gesture": .gesture, "width": .width, "height": .height,
      "timeunit": .timeUnit, "ended": .ended, "cancelled": .cancelled,
    ]
    for (pair, names) in pairs.enumerated() {
      (table[names.x], table[names.y]) = (.x(pair: pair), .y(pair: pair))
    }
    for (rank, name) in locations.enumerated() {
      table[name] = .place(rank)
      (table[name + ".x"], table[name + ".y"]) = (.placeX(rank), .placeY(rank))
    }
    for (rank, name) in (times + otherTimes).enumerated() { table[name] = .time(rank, nil) }
    for (rank, name) in phases.enumerated() { table[name] = .phase(rank) }
    for (rank, name) in fingers.enumerated() { table[name] = .finger(rank) }
    for (rank, name) in strokes.enumerated() { table[name] = .stroke(rank) }
    for (rank, name) in abouts.enumerated() { table[name] = .about(rank) }
    for (rank, name) in views.enumerated() { table[name] = .view(rank) }
    for name in fixedNames { table[name] = .fixed }
    return table
  }()

  /// The role of a name by the table.
  init(_ name: String) {
    let folded = Self.fold(name)
    if let role = Self.table[folded] {
      self = role
    } else if let (stem, unit) = Self.unit(of: folded) {
      if stem.isEmpty {
        self = .time(Self.table.count, unit)
      } else if case .time(let rank, _) = Self.table[stem] {
        self = .time(rank, unit)
      } else {
        self = .unknown
      }
    } else {
      self = .unknown
    }
  }

  /// The rank of a name that tells fingers apart beside a phase, behind those that always do.
  static func possibleFinger(_ name: String) -> Int? {
    possibleFingers.firstIndex(of: fold(name)).map { $0 + firstPossibleFinger }
  }

  /// A name in small letters, without `_`, spaces, and a unit of length in brackets.
  static func fold(_ name: String) -> String {
    var folded = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "\t" }
    for unit in ["px", "pixel", "pixels", "pt", "point", "points", "dp", "mm", "cm"] {
      for brackets in [("[", "]"), ("(", ")")]
      where folded.hasSuffix(brackets.0 + unit + brackets.1) {
        folded.removeLast(unit.count + 2)
      }
    }
    return folded
  }

  /// The unit that a folded name ends in, and what stands before it; nil without one.
  private static func unit(of folded: String) -> (stem: String, unit: TimeUnit)? {
    var bare = folded[...]
    if let last = bare.last, last == ")" || last == "]",
      let open = bare.lastIndex(of: last == ")" ? "(" : "[")
    {
      guard
        let unit = units.first(where: { bare[bare.index(after: open)...].dropLast() == $0.ending })
      else { return nil }
      return (String(bare[..<open]), unit.unit)
    }
    guard let (ending, unit) = units.first(where: { bare.hasSuffix($0.ending) }) else { return nil }
    bare.removeLast(ending.count)
    // A single letter is no unit without brackets, and no name of its own.
    if unit == .seconds, ending == "s" || bare.isEmpty { return nil }
    return (String(bare), unit)
  }

  /// The unit that the name of a time says.
  static func timeUnit(ofTime name: String) -> TimeUnit? {
    if case .time(_, let unit) = RowRole(name) { return unit }
    let folded = fold(name)
    guard table[folded] == nil, let (stem, unit) = unit(of: folded) else { return nil }
    // In a name that is not known only brackets or a line make an ending a unit.
    let isApart = folded.last == ")" || folded.last == "]" || name.hasSuffix("_\(unit.rawValue)")
    return stem.isEmpty || isApart ? unit : nil
  }

  /// True if a name looks like that of a time.
  static func mayBeTime(_ name: String) -> Bool {
    if case .time = RowRole(name) { return true }
    let folded = Array(fold(name).utf8)
    return partsOfTimes.contains { part in
      let part = Array(part.utf8)
      return folded.indices.contains { folded[$0...].starts(with: part) }
    }
  }

  /// True if a name is one of a coordinate.
  static func isCoordinate(_ name: String) -> Bool {
    switch RowRole(name) {
    case .x, .y: true
    default: false
    }
  }

  var isPlace: Bool {
    switch self {
    case .x, .y, .place, .placeX, .placeY: true
    default: false
    }
  }
}

// MARK: - Names that hold rows

/// The names of what is around rows in JSON.
enum RowContainer {
  /// The array of a stroke's samples. Of several the first of this list counts.
  static let samples: [StaticString] = [
    "points", "touches", "samples", "path", "data", "events", "touchpoints", "targettouches",
  ]
  /// An array of strokes.
  static let strokes: [StaticString] = ["strokes", "gestures"]
  /// The touches of an event that changed, of which alone the event speaks.
  static let changed: [StaticString] = ["changedtouches"]
  /// What says how large the view is, see ``RowRole/view(_:)``.
  static let views: [StaticString] = [
    "viewwidth", "viewsize", "view", "bounds", "viewbounds", "viewframe", "viewport",
  ]
  /// The samples between two events, in the later of them.
  static let coalesced: [StaticString] = ["coalesced", "coalescedtouches", "coalescedevents"]
  /// The object in which some put what an event says.
  static let wrappers: [StaticString] = ["nativeevent", "params", "srcevent"]
}

extension JSONText {
  /// The index of the name in a list of names in small letters, in any case and with or without `_`.
  func index(in list: [StaticString]) -> Int? {
    guard !hasEscapes else {
      return decoded().withUnsafeBufferPointer { name in list.firstIndex { Self.says(name, $0) } }
    }
    let name = UnsafeBufferPointer(start: start, count: end - start)
    return list.firstIndex { Self.says(name, $0) }
  }

  private static func says(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard let first = name.first, first.lowercaseLetter == word.utf8Start[0] else { return false }
    let length = word.utf8CodeUnitCount
    guard name.count >= length else { return false }
    var count = 0
    for byte in name where byte != UInt8(ascii: "_") {
      guard count < length, byte.lowercaseLetter == word.utf8Start[count] else { return false }
      count += 1
    }
    return count == length
  }
}

// MARK: - Names that are given

/// The table of names with rows put before it.
struct RowNaming: Sendable {
  let fields: FieldNames?

  /// The role of a name. One that is given is the only one for its purpose.
  func role(of name: String) -> RowRole {
    guard let fields else { return RowRole(name) }
    if name == fields.x { return .x(pair: 0) }
    if name == fields.y { return .y(pair: 0) }
    if name == fields.time { return .time(0, RowRole.timeUnit(ofTime: name)) }
    if name == fields.stroke { return .stroke(0) }
    if name == fields.id { return .id }
    if name == fields.label { return .label }
    let role = RowRole(name)
    switch role {
    case .time where fields.time != nil, .stroke where fields.stroke != nil,
      .id where fields.id != nil, .label where fields.label != nil,
      .gesture where fields.stroke != nil:
      return .unknown
    case _ where role.isPlace && (fields.x != nil || fields.y != nil):
      if case .x = role, fields.x == nil { return role }
      if case .y = role, fields.y == nil { return role }
      return .unknown
    default: return role
    }
  }

  /// A name that was given for what every row has, and is not among the names of a row. An id may be missing where
  /// something else tells strokes apart.
  func missingName(among names: [String]) -> String? {
    guard let fields else { return nil }
    let hasStroke = names.contains { if case .stroke = role(of: $0) { true } else { false } }
    return [fields.x, fields.y, fields.time, fields.stroke, hasStroke ? nil : fields.id]
      .lazy.compactMap(\.self).first { !names.contains($0) }
  }

  /// The name under which a value is kept with the stroke: a known one if another is given for it. What then has the
  /// known name means something else and is not kept.
  func keptName(of name: String) -> String? {
    guard let fields else { return name }
    return fields.knownName(for: name) ?? (fields.replaces(name) ? nil : name)
  }

  /// True if values inside an object of this name, or of one that begins so, have names of their own.
  func reaches(into name: String) -> Bool {
    if RowRole.locations.contains(RowRole.fold(name)) { return true }
    return [fields?.x, fields?.y, fields?.time, fields?.points].contains {
      $0?.hasPrefix(name + ".") ?? false
    }
  }
}
