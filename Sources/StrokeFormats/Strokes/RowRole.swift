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

  /// Names that roles need, in lowercase and without `_`.
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
    "date", "createdat", "zeit", "temps", "tiempo", "zeitstempel", "zeitpunkt", "horodatage",
    "marcadetiempo", "uhrzeit", "heure", "hora", "datum", "fecha", "uptime",
  ]
  /// Times whose names have an everyday meaning, too: what is under one need not be a sample's time.
  static let everydayTimes: Set<String> = [
    "date", "zeit", "temps", "tiempo", "uhrzeit", "heure", "hora", "datum", "fecha",
  ]
  /// Those of them that are days, mostly without a time of day.
  static let days: Set<String> = ["date", "datum", "fecha"]
  /// What the name of a time may end in, or be.
  private static let units: [(ending: String, unit: TimeUnit)] = [
    ("milliseconds", .milliseconds), ("millisekunden", .milliseconds),
    ("millisecondes", .milliseconds), ("milisegundos", .milliseconds), ("millis", .milliseconds),
    ("msec", .milliseconds), ("usec", .microseconds), ("ms", .milliseconds),
    ("microseconds", .microseconds),
    ("micros", .microseconds), ("us", .microseconds), ("\u{B5}s", .microseconds),
    ("\u{3BC}s", .microseconds),
    ("nanoseconds", .nanoseconds), ("nanos", .nanoseconds), ("ns", .nanoseconds),
    ("seconds", .seconds), ("sekunden", .seconds), ("secondes", .seconds), ("segundos", .seconds),
    ("secs", .seconds), ("sec", .seconds), ("sek", .seconds), ("s", .seconds),
  ]
  /// Units of length that the name of a coordinate may end in.
  static let lengths = [
    "pixels", "pixel", "points", "point", "px", "pt", "dp", "mm", "cm",
  ]
  private static let phases = [
    "phase", "touchphase", "state", "action", "actionmasked", "event", "eventtype", "type", "msg",
    "message",
  ]
  /// The rank of the first name of a phase under which other words may stand: an event, a type or a message.
  static let firstOpenPhase = 5
  static let firstMessage = 8
  /// What says only whether a finger or a pen touches. It counts behind all phases.
  private static let contacts = [
    "isdown", "ispendown", "pendown", "istouching", "touching", "ispressed", "pressed",
    "ismousedown", "isincontact", "incontact", "tipswitch", "isdrawing", "buttons", "down",
    "contact", "iscontact", "istouched", "touched", "ispressing", "pressing", "mousedown",
    "stylusdown", "penstate", "tip", "istipdown",
  ]
  private static let fingers = [
    "touchid", "pointerid", "identifier", "finger", "fingerid", "trackingid", "touchidentifier",
  ]
  /// What tells fingers of the same number apart.
  static let devices: Set<String> = ["deviceid", "pointertype"]
  /// The rank from which on a finger's name counts only beside a phase.
  static let firstPossibleFinger = fingers.count
  private static let possibleFingers = [
    "id", "touch", "pointer", "hash", "touchhash", "pointerhash", "touchindex", "fingerindex",
  ]
  private static let strokes = [
    "stroke", "strokeid", "gestureid", "trial", "rep", "repetition", "attempt", "recording",
    "recordingid", "session", "sessionid", "sampleid",
  ]
  /// What may number strokes as well as their samples.
  static let sample = RowRole("sampleid")
  /// The same in other languages.
  private static let foreignStrokes = [
    "durchgang", "durchlauf", "versuch", "wiederholung", "geste", "strich", "aufnahme",
    "sitzung", "essai", "tentative", "répétition", "tracé", "enregistrement", "séance", "ensayo",
    "intento", "repetición", "repeticion", "gesto", "trazo", "grabación", "grabacion", "sesión",
    "sesion",
  ]
  private static let abouts = ["subject", "participant", "user", "expect"]
  /// Other words for a participant.
  private static let participants = [
    "versuchsperson", "versuchspersonen", "vp", "vpn", "proband", "probanden", "probandin",
    "teilnehmer", "teilnehmerin", "teilnehmende", "nutzer", "benutzer", "sujet", "utilisateur",
    "participante", "sujeto", "usuario", "person", "tester",
  ]
  /// What stands behind or before the name of a stroke or a participant where it is counted or named.
  private static let counters = [
    "number", "nummer", "numéro", "numero", "número", "index", "idx", "num", "nr", "no", "id", "n°",
    "nº",
  ]
  private static let fixedNames = ["verdict", "predicted", "reason", "score", "recognizer"]
  /// Words in the names of times.
  private static let partsOfTimes = [
    "time", "stamp", "clock", "millis", "elapsed", "epoch", "uhr", "heure", "hora",
  ]

  /// Names of the time of a lift that may be on another clock than the samples.
  static let lifts: [StaticString] = [
    "endtime", "endtimems", "endedat", "endat", "endtimestamp", "lifttime", "liftedat",
    "releasedat", "releasetime", "stoptime", "stoppedat", "touchended", "tend", "lifted",
    "finishedat",
  ]
  /// Names that people have for an expected verdict.
  static let expectations: [StaticString] = [
    "expected", "expectedverdict", "expectedresult", "expectation", "shouldbe", "want",
  ]
  private static let deltas: Set<String> = [
    "dt", "delta", "deltatime", "deltat", "timedelta", "timediff", "interval", "sincelast",
  ]

  /// The names of what is said of a stroke as a whole.
  static let ofWhole: [(name: StaticString, role: RowRole)] =
    [
      ("width", .width), ("timeunit", .timeUnit), ("ended", .ended), ("endeds", .ended),
      ("endedms", .ended), ("endedus", .ended), ("endedns", .ended), ("cancelled", .cancelled),
      ("canceled", .cancelled), ("iscancelled", .cancelled), ("iscanceled", .cancelled),
      ("wascancelled", .cancelled), ("wascanceled", .cancelled),
    ] + RowContainer.views.enumerated().map { ($1, .view($0)) }

  private static let table: [String: RowRole] = {
    var table: [String: RowRole] = [
      "id": .id, "label": .label, "gesture": .gesture, "height": .height,
    ]
    for (name, role) in ofWhole { table[name.description] = role }
    for (pair, names) in pairs.enumerated() {
      (table[names.x], table[names.y]) = (.x(pair: pair), .y(pair: pair))
    }
    for (rank, name) in locations.enumerated() {
      table[name] = .place(rank)
      (table[name + ".x"], table[name + ".y"]) = (.placeX(rank), .placeY(rank))
    }
    for (rank, name) in (times + otherTimes).enumerated() { table[name] = .time(rank, nil) }
    for (rank, name) in (phases + contacts).enumerated() { table[name] = .phase(rank) }
    for (rank, name) in fingers.enumerated() { table[name] = .finger(rank) }
    for (rank, name) in (strokes + foreignStrokes).enumerated() { table[name] = .stroke(rank) }
    for (rank, name) in participants.enumerated() { table[name] = .about(abouts.count + rank) }
    for (rank, name) in abouts.enumerated() { table[name] = .about(rank) }
    for name in fixedNames { table[name] = .fixed }
    return table
  }()

  /// The role of a name by the table.
  init(_ name: String) {
    let folded = Self.fold(name)
    if let role = Self.timeInSeconds(name) {
      self = role
    } else if let role = Self.table[folded] {
      self = role
      // Browsers have this name, written so, in milliseconds.
      if case .time(let rank, _) = role, name == "timeStamp" { self = .time(rank, .milliseconds) }
    } else if let (stem, unit) = Self.unit(of: folded), Self.isTime(stem) || stem.isEmpty {
      if case .time(let rank, _) = Self.table[stem] {
        self = .time(rank, unit)
      } else {
        self = .time(Self.table.count, unit)
      }
    } else if let role = Self.coordinate(folded) ?? Self.counted(folded) {
      self = role
    } else {
      self = .unknown
    }
  }

  private static func isTime(_ folded: String) -> Bool {
    if case .time = table[folded] { true } else { false }
  }

  /// The role of `time_s`, whose ending is a unit only where a line or a space parts it.
  private static func timeInSeconds(_ name: String) -> RowRole? {
    guard name.hasSuffix("_s") || name.hasSuffix("_S") || name.hasSuffix(" s"),
      case .time(let rank, _) = table[fold(String(name.dropLast(2)))]
    else { return nil }
    return .time(rank, .seconds)
  }

  /// The role of `xpx`, a coordinate with its unit.
  private static func coordinate(_ folded: String) -> RowRole? {
    guard let unit = lengths.first(where: { folded.hasSuffix($0) }) else { return nil }
    switch table[String(folded.dropLast(unit.count))] {
    case .x(let pair): return .x(pair: pair)
    case .y(let pair): return .y(pair: pair)
    default: return nil
    }
  }

  /// The role of `trialnumber`, `trial#` or `versuchs-nr.`, which count what `trial` and `versuch` name.
  private static func counted(_ folded: String) -> RowRole? {
    let isWordPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "°" || $0 == "º" }
    let bare = folded.filter(isWordPart)
    if bare.count < folded.count, let role = countable(bare) { return role }
    for counter in counters where bare.count > counter.count {
      if bare.hasSuffix(counter) {
        let stem = String(bare.dropLast(counter.count))
        if let role = countable(stem) { return role }
        if stem.hasSuffix("s"), let role = countable(String(stem.dropLast())) { return role }
      }
      // A short word may be the beginning of another.
      if counter.count > 2 || counter.last == "°", bare.hasPrefix(counter),
        let role = countable(String(bare.dropFirst(counter.count)))
      {
        return role
      }
    }
    return nil
  }

  /// The role of the name of a stroke or a participant. A sample's number is none.
  private static func countable(_ folded: String) -> RowRole? {
    let role = table[folded]
    switch role {
    case .gesture: return .stroke(strokes.count)
    case .stroke: return role
    case .about where folded != "expect": return role
    default: return nil
    }
  }

  /// The rank of a name that tells fingers apart beside a phase, behind those that always do.
  static func possibleFinger(_ name: String) -> Int? {
    possibleFingers.firstIndex(of: fold(name)).map { $0 + firstPossibleFinger }
  }

  /// True for a name that tells fingers apart beside a phase, and is more than an id.
  static func mayBeFinger(_ name: String) -> Bool {
    possibleFinger(name).map { $0 > firstPossibleFinger } ?? false
  }

  /// A name in lowercase, without `_`, spaces, and a unit of length in brackets.
  static func fold(_ name: String) -> String {
    var folded = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "\t" }
    guard folded.hasSuffix("]") || folded.hasSuffix(")") else { return folded }
    for unit in lengths {
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
      let inside = bare[bare.index(after: open)...].dropLast().filter { $0 != "." }
      guard let unit = units.first(where: { inside == $0.ending }) else { return nil }
      return (String(bare[..<open]), unit.unit)
    }
    // `usec` ends in `sec`, and `in sec` in `nsec`.
    let endings = units.filter { bare.hasSuffix($0.ending) }
    let known = endings.first { ending in
      let stem = String(bare.dropLast(ending.ending.count))
      return stem.isEmpty || isTime(stem)
    }
    guard let (ending, unit) = known ?? endings.first else { return nil }
    bare.removeLast(ending.count)
    let isApart = bare.last.map { !$0.isLetter && !$0.isNumber } ?? false
    // A single letter is no unit without brackets or a sign before it, and no name of its own.
    if ending == "s", !isApart { return nil }
    while let last = bare.last, !last.isLetter, !last.isNumber { bare.removeLast() }
    // `time in ms`
    if bare.hasSuffix("in"), isTime(String(bare.dropLast(2))) { bare.removeLast(2) }
    return (String(bare), unit)
  }

  /// The unit that the name of a time says.
  static func timeUnit(ofTime name: String) -> TimeUnit? {
    if case .time(_, let unit) = RowRole(name), unit != nil { return unit }
    let folded = fold(name)
    guard table[folded] == nil, let (stem, unit) = unit(of: folded) else { return nil }
    // In a name that is not known only brackets or a line make an ending a unit.
    let isApart = folded.last == ")" || folded.last == "]" || name.hasSuffix("_\(unit.rawValue)")
    return stem.isEmpty || isApart ? unit : nil
  }

  /// The unit of the time of a lift, as in `ended_ms`.
  static func timeUnit(ofLift name: String) -> TimeUnit? {
    TimeUnit(rawValue: String(fold(name).dropFirst("ended".count)))
  }

  /// True if a name says that a time is counted from sample to sample.
  static func isDelta(_ name: String) -> Bool {
    let folded = fold(name)
    return deltas.contains(unit(of: folded)?.stem ?? folded) || deltas.contains(folded)
  }

  /// True if a name looks like that of a time.
  static func mayBeTime(_ name: String) -> Bool {
    guard !days.contains(fold(name)) else { return false }
    if case .time = RowRole(name) { return true }
    // `tv_usec`
    if name.contains("_"), unit(of: fold(name)) != nil { return true }
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

  /// True if a role says only whether a finger or a pen touches.
  var isContact: Bool {
    if case .phase(let rank) = self { rank >= Self.phases.count } else { false }
  }

  /// True if other words than phases may stand under the name: it may be that of an event, a type or a message.
  var isOpenPhase: Bool {
    guard case .phase(let rank) = self else { return false }
    return Self.firstOpenPhase..<Self.phases.count ~= rank
  }

  /// True if what a row says under a role may begin another stroke.
  var dividesRows: Bool { isKey || isFinger || isPhase }

  /// True if what an object says under a role is said of a stroke, and not of a person or a session.
  var isOfOneStroke: Bool { self == .id || self == .label || self == .gesture }

  var isPhase: Bool { if case .phase = self { true } else { false } }

  var isFinger: Bool { if case .finger = self { true } else { false } }

  var isTime: Bool { if case .time = self { true } else { false } }
  var isTimeWithoutUnit: Bool { if case .time(_, nil) = self { true } else { false } }

  /// True if a role names the person who drew.
  var isSubject: Bool {
    if case .about(let rank) = self { Self.abouts.firstIndex(of: "expect") != rank } else { false }
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
  /// Those of them that browsers have in events.
  static let touches: [StaticString] = ["touches", "targettouches"]
  /// An array of strokes.
  static let strokes: [StaticString] = ["strokes", "gestures"]
  /// The touches of an event that changed, of which alone the event speaks.
  static let changed: [StaticString] = ["changedtouches"]
  /// What says how large the view is, see ``RowRole/view(_:)``.
  static let views: [StaticString] = [
    "viewwidth", "viewsize", "view", "bounds", "viewbounds", "viewframe", "viewport",
  ]
  /// The samples between two events, in the later of them.
  static let coalesced: [StaticString] = [
    "coalesced", "coalescedtouches", "coalescedevents", "coalescedpoints", "coalescedsamples",
    "history", "historical", "historicalpoints", "historicalsamples", "historicalevents", "batch",
  ]
  /// The object in which some put what an event says.
  static let wrappers: [StaticString] = ["nativeevent", "params", "srcevent"]

  /// True if one of the names is that of an array of samples.
  static func holdsSamples(anyOf names: [String]) -> Bool {
    let lists = samples.map(\.description)
    return names.contains { lists.contains($0.lowercased()) }
  }
}
