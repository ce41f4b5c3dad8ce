import StrokeCore
import StrokeFormats
import StrokeReports

/// How strokes are judged, as options say it.
struct DetectionOptions: Sendable {
  /// The detectors of the command: a name, or `all`.
  var defaultDetectors = CookbookDetector.name
  /// The names of detectors that were given, or `all`.
  var detectorNames: [String] = []
  /// The sources of verdicts from elsewhere, in the order in which they were given.
  var verdictSources: [GivenSource] = []
  /// The limits that were set, in the order they were set.
  var limits: [(setting: DetectorSetting, value: Double)] = []
  var omittedChecks: [String] = []
  /// True if the published mistakes are made too.
  var isAsPublished = false
}

extension DetectionOptions {
  /// The word for the verdicts that strokes were recorded with.
  static let recorded = "recorded"

  /// The detectors with their published limits, in the order in which they stand side by side.
  static let knownDetectors = KnownDetector.allCases.map(\.detector)

  static var knownDetectorNames: [String] { KnownDetector.allCases.map(\.rawValue) }

  /// The names of detectors, or `all`: those of the command, unless detectors or other verdicts were given.
  var usedNames: [String] {
    detectorNames.isEmpty && verdictSources.isEmpty ? [defaultDetectors] : detectorNames
  }

  /// All that judges, for people.
  var judgeNames: String {
    (usedNames + verdictSources.map { $0.name ?? $0.word.text }).joined(separator: ", ")
  }

  /// True if verdicts that strokes were recorded with are used: where they are asked for, or beside built-in detectors.
  func usesRecorded(besides areBeside: Bool) -> Bool {
    usedNames.contains(Self.recorded) || areBeside && !usedNames.isEmpty
  }

  /// The detectors with their published limits that are asked for.
  var chosenDetectors: [any Detector] {
    let names = usedNames
    return KnownDetector.allCases.filter {
      names.contains("all") || names.contains($0.rawValue)
    }.map(\.detector)
  }

  /// The detectors as asked for. Each has those of the limits that it knows.
  var detectors: [any Detector] {
    chosenDetectors.map { known in
      var detector = known
      if isAsPublished, var published = detector as? any PublishedDetector {
        published.asPublished = true
        detector = published
      }
      for (setting, value) in limits { detector = setting.setting(value, in: detector) ?? detector }
      if !omittedChecks.isEmpty, var selective = detector as? any SelectiveDetector {
        selective.omittedChecks = known.checks.map(\.name).filter {
          omittedChecks.contains($0.description)
        }
        detector = selective
      }
      return detector
    }
  }

  /// Checks that an option has an effect on the detectors as asked for.
  func checkEffect(of flag: Flag) throws(RunError) {
    switch flag.name {
    case "as-published":
      if chosenDetectors.contains(where: { $0 is any PublishedDetector }) { return }
      let published = Self.knownDetectors.filter { $0 is any PublishedDetector }
        .map { type(of: $0).name }
      throw RunError(
        "--as-published does not apply to \(judgeNames), which has no published code",
        advice: "\(published.list("and")) have")
    case "what-if":
      if !chosenDetectors.isEmpty { return }
      throw RunError(
        "--what-if needs a detector whose limits it knows, which a judge is not",
        suggestion: "--detector ring")
    case "without": try checkOmissions()
    default: if flag.section == .limits { try checkLimit(flag.name) }
    }
  }

  private func checkOmissions() throws(RunError) {
    let found = Set(detectors.flatMap { $0.checkNames })
    guard let idle = omittedChecks.first(where: { !found.contains($0) }) else { return }
    let owners = Self.knownDetectors.filter { $0.checkNames.contains(idle) }
      .map { type(of: $0).name }
    let own = Self.omissibleChecks.filter(found.contains)
    throw RunError(
      "--without \(idle) does not apply to \(judgeNames)",
      suggestion: detectorNames.isEmpty && !owners.isEmpty
        ? "--detector \(owners.joined(separator: " or "))" : nil,
      advice: "it is a check of \(owners.list("and")); those of \(usedNames.list("and")): "
        + own.joined(separator: ", "))
  }

  private func checkLimit(_ name: String) throws(RunError) {
    let chosen = chosenDetectors
    guard let setting = DetectorSetting.named(name),
      !chosen.contains(where: { setting.isStated(by: $0) })
    else { return }
    let owners = Self.knownDetectors.filter { setting.isStated(by: $0) }.map { type(of: $0).name }
    let own = DetectorSetting.all.filter { own in chosen.contains { own.isStated(by: $0) } }
      .map { "--\($0.name)" }
    // A detector that was named is meant; the limit is wrong.
    throw RunError(
      "--\(name) is a limit of \(owners.list("and")), not of \(judgeNames)",
      suggestion: detectorNames.isEmpty || own.isEmpty
        ? "--detector \(owners.joined(separator: " or "))" : nil,
      advice: "limits of \(usedNames.list("and")): \(own.joined(separator: ", "))")
  }

  /// The names of the checks that can be left out, in the order of the detectors.
  static var omissibleChecks: [String] {
    let names = knownDetectors.flatMap { $0.checks.map(\.name) }.filter { !$0.isEssential }
    return names.reduce(into: []) { names, name in
      if !names.contains(name.description) { names.append(name.description) }
    }
  }

  fileprivate mutating func omit(_ check: String) throws(RunError) {
    let known = Self.omissibleChecks
    if !known.contains(check),
      Self.knownDetectors.contains(where: { $0.checkNames.contains(check) })
    {
      throw RunError(
        "--without \(check): this check cannot be left out, because there is no circle without it")
    }
    // An arc has checks of the same names as a circle, and none besides.
    guard known.contains(check) else {
      throw RunError(
        "--without \(check): no detector has such a check",
        suggestion: suggestion(for: check, among: known).map { "--without \($0)" })
    }
    omittedChecks.append(check)
  }
}

extension KnownDetector {
  /// The detector without its type, with its published limits.
  fileprivate var detector: any Detector {
    switch self {
    case .cookbook: CookbookDetector()
    case .lamarche: LaMarcheDetector()
    case .katz: KatzDetector()
    case .ring: RingDetector()
    }
  }
}

extension Flag {
  /// The options of commands that run detectors, without the limits.
  static let detection: [Flag] = [
    detector(of: .circle, or: ["all"], default: CookbookDetector.name),
    detector(
      of: [.compare, .plot], or: ["all", DetectionOptions.recorded], default: CookbookDetector.name),
    detector(of: [.evaluate, .report], or: ["all", DetectionOptions.recorded], default: "all"),
    detector(of: .tune, default: CookbookDetector.name),
    Flag(
      "without", isCommon: true, takes: .word("CHECKS", of: { DetectionOptions.omissibleChecks }),
      .detection, of: .judging, isRepeatable: true,
      "checks to leave out; several with commas, or repeated",
      rules: [.judges]
    ) { options, value throws(RunError) in
      try options.detection.omit(value.text)
    },
    Flag(
      "as-published", .detection, of: .judging,
      "reproduce the published code, including its mistakes", rules: [.judges]
    ) { options, _ in options.detection.isAsPublished = true },
    Flag(
      "as-published", .detection, of: .hittest, "use the published code's bounds",
      rules: [.needs(["rect", "rects"], "a rectangle", advice: "add --rect x,y,w,h")]
    ) { options, _ in options.detection.isAsPublished = true },
  ]

  /// The choice of detectors; of several if there are other words.
  private static func detector(
    of commands: CommandSet, or words: [String] = [], default builtIn: String
  ) -> Flag {
    Flag(
      "detector", isCommon: true, takes: .choice { DetectionOptions.knownDetectorNames + words },
      .detection,
      of: commands, isRepeatable: !words.isEmpty,
      words.isEmpty ? "detector to use" : "detector to use; several with commas",
      default: builtIn, rules: [.judges]
    ) { options, value in options.detection.detectorNames.append(value.text) }
  }

  /// A flag for each limit that a detector has.
  static let limits: [Flag] = DetectorSetting.all.map { setting in
    Flag(
      setting.name, takes: .named(setting.unit), .limits, of: .judging,
      setting.help, rules: [.judges]
    ) { options, value throws(RunError) in
      guard let setting = DetectorSetting.named(value.option) else { return }
      options.detection.limits.append((setting, try setting.value(from: value)))
    }
  }
}

/// A source of verdicts from elsewhere, as the command line names it.
struct GivenSource: Sendable {
  /// True for a command that judges strokes, false for a file of verdicts.
  let isJudge: Bool
  let name: String?
  let word: Argument
}

extension DetectionOptions {
  /// Adds a source as it was given: `NAME=WORD`, or a word.
  fileprivate mutating func add(
    _ given: GivenValue, isJudge: Bool = false
  ) throws(RunError) {
    let option = "--\(given.option)"
    let (name, word) = given.argument.named
    guard !word.bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      throw RunError(
        isJudge
          ? "--judge takes a command, such as \"python3 judge.py\", or NAME=COMMAND"
          : "--verdicts takes a file, or NAME=FILE")
    }
    if let name {
      guard !Self.knownDetectorNames.contains(name), name != "all" else {
        throw RunError("\(option) \(name)=…: \(name) is a detector; give another name")
      }
      guard !verdictSources.contains(where: { $0.name == name }) else {
        throw RunError("two sources of verdicts are called \(name): give another NAME=")
      }
    }
    guard verdictSources.count < 32 else {
      throw RunError("at most 32 sources of verdicts are asked")
    }
    verdictSources.append(GivenSource(isJudge: isJudge, name: name, word: word))
  }
}

extension Argument {
  /// The name and the rest of `NAME=REST`; no name, and all of it, of any other word. The shell sets variables in the same
  /// way, which by custom have no lower-case letters.
  var named: (name: String?, rest: Argument) {
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    let isName =
      name.utf8.count < bytes.count && name.contains(where: \.isLowercase)
      && name.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isName ? (name, Argument(bytes: bytes[(name.utf8.count + 1)...])) : (nil, self)
  }
}

extension Flag {
  /// The options of verdicts from elsewhere. Nothing but the command line starts a program.
  static let verdicts: [Flag] = [
    Flag(
      "judge", isCommon: true, takes: .named("[NAME=]COMMAND"), .detection, of: .comparing,
      isRepeatable: true,
      "program that judges strokes; see help judge"
    ) { options, value throws(RunError) in
      try options.detection.add(value, isJudge: true)
    },
    Flag(
      "verdicts", isCommon: true, takes: .file("[NAME=]FILE", .verdicts), .detection,
      of: .comparing,
      isRepeatable: true,
      "file of verdicts on strokes; see help judge"
    ) { options, value throws(RunError) in
      try options.detection.add(value)
    },
  ]
}

extension Detector {
  /// Its checks, of a stroke without samples.
  fileprivate var checks: [Check] { explanation(of: Stroke()).checks }

  fileprivate var checkNames: [String] { checks.map(\.name.description) }
}

extension DetectorSetting {
  static func named(_ name: String) -> DetectorSetting? { all.first { $0.name == name } }

  /// Reads the value that an option was given.
  func value(from given: GivenValue) throws(RunError) -> Double {
    if isCount { return Double(try given.count()) }
    if unit == "SECONDS", let number = Double(allOf: given.text), number > 60, number.isFinite {
      throw RunError(
        "--\(given.option) \(given.text) may mean milliseconds or seconds",
        advice: "write \(given.text)ms or \(given.text)s")
    }
    let marked = Self.marks[unit]?.first { given.text.hasSuffix($0.mark) }
    if let marked, let number = Double(allOf: given.text.dropLast(marked.mark.count)),
      range.contains(number * marked.value)
    {
      return number * marked.value
    }
    do throws(RunError) { return try given.number(range) } catch {
      var usageError = error
      if unit == "SHARE", let number = Double(allOf: given.text), (10...100).contains(number) {
        usageError.suggestion = "--\(given.option) \(given.text)%"
      } else if given.text.contains(where: { !$0.isNumber && !".,-".contains($0) }),
        usageError.advice == nil
      {
        // A number of another unit is not the same in this one.
        (usageError.suggestion, usageError.advice) = (nil, "it is a number of \(unit.lowercased())")
      } else if usageError.suggestion == nil, usageError.advice == nil {
        usageError.advice = summary
      }
      throw usageError
    }
  }

  /// Suffixes of numbers of each unit, with their values in the unit; of two that end alike, the longer first.
  private static let marks: [String: [(mark: String, value: Double)]] = [
    "SECONDS": [("ms", 1e-3), ("s", 1)], "SHARE": [("%", 1e-2)], "PERCENT": [("%", 1)],
    "RADIANS": [("deg", .pi / 180), ("°", .pi / 180), ("pi", .pi), ("π", .pi), ("rad", 1)],
    "POINTS": [("px", 1), ("pt", 1)],
  ]

  /// Its summary, with the published values.
  fileprivate var help: String {
    let values = DetectionOptions.knownDetectors.compactMap { detector in
      valueText(in: detector).map { "\(type(of: detector).name) \($0)" }
    }
    let separator = values.contains { $0.utf8.contains(UInt8(ascii: ",")) } ? "; " : ", "
    return "\(summary) (\(values.joined(separator: separator)))"
  }
}

/// A limit that the command line can set: one name, for every detector that has a setting of that name.
struct DetectorSetting: Sendable {
  let name: String
  let unit: String
  let summary: String
  /// The numbers it may be.
  let range: NumberRange
  /// True for a count, which takes whole numbers only.
  let isCount: Bool

  /// Every setting of the known detectors, as the first one that has it describes it.
  static let all: [DetectorSetting] = DetectionOptions.knownDetectors.flatMap { settings(of: $0) }
    .reduce(into: []) { all, setting in
      if !all.contains(where: { $0.name == setting.name }) { all.append(setting) }
    }

  private static func settings<Owner: Detector>(of detector: Owner) -> [DetectorSetting] {
    Owner.settings.map {
      DetectorSetting(
        name: $0.name, unit: $0.unit, summary: $0.summary, range: $0.range, isCount: $0.isCount)
    }
  }

  /// Nil if the detector has no such limit or leaves it open.
  func value(in detector: some Detector) -> Double? {
    stated(by: detector)?.value(in: detector)
  }

  /// The number, or what it is when unset.
  func valueText(in detector: some Detector) -> String? {
    guard let setting = stated(by: detector) else { return nil }
    return setting.value(in: detector).map { $0.text(upTo: 3) } ?? setting.unsetMeaning
  }

  func setting<Owner: Detector>(_ value: Double, in detector: Owner) -> (any Detector)? {
    guard let setting = stated(by: detector) else { return nil }
    var detector = detector
    setting.set(value, in: &detector)
    return detector
  }

  func isStated(by detector: some Detector) -> Bool { stated(by: detector) != nil }

  private func stated<Owner: Detector>(by detector: Owner) -> Setting<Owner>? {
    Owner.settings.first { $0.name == name }
  }
}
