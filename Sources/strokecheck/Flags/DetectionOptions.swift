import StrokeCore
import StrokeFormats
import StrokeReports

/// The detectors to use, and their limits.
struct DetectionOptions: Sendable {
  /// The detectors of the command: a name, or `all`.
  var builtIn = CookbookDetector.name
  /// The names of detectors that were given, or `all`.
  var givenNames: [String] = []
  /// The sources of verdicts from elsewhere, in the order in which they were given.
  var sources: [VerdictSource] = []
  /// The limits that were set, in the order they were set.
  var settings: [(setting: DetectorSetting, value: Double)] = []
  /// The names of checks that are left out.
  var omittedChecks: [String] = []
  /// True if the published mistakes are made too.
  var isAsPublished = false

  /// The word for the verdicts that strokes were recorded with.
  static let recorded = "recorded"

  /// The detectors with their published limits, in the order in which they stand side by side.
  static let known: [any Detector] = KnownDetector.allCases.map { $0.apply(DetectorEraser()) }

  /// The names of detectors, or `all`: those of the command, unless detectors or other verdicts were given.
  var names: [String] { givenNames.isEmpty && sources.isEmpty ? [builtIn] : givenNames }

  /// True if verdicts that strokes were recorded with are used: where they are asked for, or beside built-in detectors.
  func usesRecorded(besides areBeside: Bool) -> Bool {
    names.contains(DetectionOptions.recorded) || areBeside && !names.isEmpty
  }

  /// The names, for people.
  var name: String { (names + sources.map { $0.name ?? $0.word.text }).joined(separator: ", ") }

  /// The names of the detectors, in that order.
  static var knownNames: [String] { known.map { type(of: $0).name } }

  /// The detectors with their published limits that are asked for.
  var chosen: [any Detector] {
    Self.known.filter { names.contains("all") || names.contains(type(of: $0).name) }
  }

  /// The detectors as asked for. Each has those of the limits that it knows.
  var detectors: [any Detector] {
    chosen.map { detector in
      let set = settings.reduce(publishedIfAsked(detector)) {
        $1.setting.setting($1.value, in: $0) ?? $0
      }
      return omittingIfAsked(set)
    }
  }

  /// Refuses options that do nothing to the detectors as asked for.
  func check(_ options: [String]) throws(UsageError) {
    for option in options {
      switch option {
      case "as-published": try checkPublishedCode()
      case "without": try checkOmissions()
      case "what-if" where detectors.isEmpty:
        throw UsageError(
          "--what-if needs a detector whose limits it knows, which a judge is not",
          suggestion: "--detector ring")
      default: try checkLimit(option)
      }
    }
  }

  private func checkLimit(_ name: String) throws(UsageError) {
    guard let setting = DetectorSetting.named(name), !Self.has(setting, chosen) else { return }
    let owners = Self.known.filter { Self.has(setting, [$0]) }.map { type(of: $0).name }
    let own = DetectorSetting.all.filter { Self.has($0, chosen) }.map { "--\($0.name)" }
    // A detector that was named is meant; the limit is the mistake.
    throw UsageError(
      "--\(name) is a limit of \(owners.list("and")), not of \(self.name)",
      suggestion: givenNames.isEmpty || own.isEmpty
        ? "--detector \(owners.joined(separator: " or "))" : nil,
      advice: "limits of \(names.list("and")): \(own.joined(separator: ", "))")
  }

  private func checkPublishedCode() throws(UsageError) {
    guard !chosen.contains(where: { $0 is any PublishedDetector }) else { return }
    let published = Self.known.filter { $0 is any PublishedDetector }.map { type(of: $0).name }
    throw UsageError(
      "--as-published does not apply to \(name), which has no published code",
      advice: "\(published.list("and")) have")
  }

  private func checkOmissions() throws(UsageError) {
    let found = Set(detectors.flatMap { $0.checkNames })
    guard let idle = omittedChecks.first(where: { !found.contains($0) }) else { return }
    let owners = Self.known.filter { $0.checkNames.contains(idle) }.map { type(of: $0).name }
    let own = Self.omissibleChecks.filter(found.contains)
    throw UsageError(
      "--without \(idle) does not apply to \(name)",
      suggestion: givenNames.isEmpty && !owners.isEmpty
        ? "--detector \(owners.joined(separator: " or "))" : nil,
      advice: "it is a check of \(owners.list("and")); those of \(names.list("and")): "
        + own.joined(separator: ", "))
  }

  /// The names of the checks that can be left out, in the order of the detectors.
  static var omissibleChecks: [String] {
    let names = known.flatMap { $0.checks.map(\.name) }.filter { !$0.isEssential }
    return names.reduce(into: []) { names, name in
      if !names.contains(name.description) { names.append(name.description) }
    }
  }

  /// Leaves out a check, if any detector has one of this name that can be left out.
  fileprivate mutating func omit(_ check: String) throws(UsageError) {
    let known = Self.omissibleChecks
    if !known.contains(check), Self.known.contains(where: { $0.checkNames.contains(check) }) {
      throw UsageError(
        "--without \(check): this check cannot be left out, because there is no circle without it")
    }
    // An arc has checks of the same names as a circle, and none besides.
    guard known.contains(check) else {
      throw UsageError(
        "--without \(check): no detector has such a check",
        suggestion: suggestion(for: check, among: known).map { "--without \($0)" })
    }
    omittedChecks.append(check)
  }

  private func omittingIfAsked(_ detector: any Detector) -> any Detector {
    guard !omittedChecks.isEmpty, var selective = detector as? any SelectiveDetector else {
      return detector
    }
    selective.omittedChecks = detector.checks.map(\.name).filter {
      omittedChecks.contains($0.description)
    }
    return selective
  }

  /// Picks the limits that some of the detectors have, as they were asked for.
  func settings(
    of detectors: [any Detector]
  ) -> [(setting: DetectorSetting, value: Double)] {
    settings.filter { Self.has($0.setting, detectors) }
  }

  private static func has(_ setting: DetectorSetting, _ detectors: [any Detector]) -> Bool {
    detectors.contains { setting.isStated(by: $0) }
  }

  private func publishedIfAsked(_ detector: any Detector) -> any Detector {
    guard isAsPublished, var detector = detector as? any PublishedDetector else { return detector }
    detector.asPublished = true
    return detector
  }
}

extension Flag {
  /// The options of commands that run detectors, without the limits.
  static let detection: [Flag] = [
    Flag(
      "detector", use: .common, takes: oneOrAll, .detection, of: .circle,
      isRepeatable: true, "detector to use; several with commas", default: CookbookDetector.name,
      rules: [.judges], apply: addDetector),
    Flag(
      "detector", use: .common, takes: oneAllOrRecorded, .detection, of: [.compare, .plot],
      isRepeatable: true, "detector to use; several with commas", default: CookbookDetector.name,
      rules: [.judges], apply: addDetector),
    Flag(
      "detector", use: .common, takes: oneAllOrRecorded, .detection, of: [.evaluate, .report],
      isRepeatable: true, "detector to use; several with commas", default: "all",
      apply: addDetector),
    Flag(
      "detector", use: .common, takes: .choice { DetectionOptions.knownNames }, .detection,
      of: .tune, "detector to use", default: CookbookDetector.name, apply: addDetector),
    Flag(
      "without", use: .common, takes: .word("CHECKS", of: { DetectionOptions.omissibleChecks }),
      .detection, of: .judging, isRepeatable: true,
      "checks to leave out; several with commas, or repeated",
      rules: [.judges]
    ) { options, value throws(UsageError) in
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

  private static let oneOrAll = FlagValue.choice { DetectionOptions.knownNames + ["all"] }
  /// Where verdicts from elsewhere are taken, those that strokes were recorded with stand beside the detectors.
  private static let oneAllOrRecorded = FlagValue.choice {
    DetectionOptions.knownNames + ["all", DetectionOptions.recorded]
  }

  private static let addDetector: Change = { options, value in
    options.detection.givenNames.append(value.text)
  }

  /// A flag for each limit that a detector has.
  static let limits: [Flag] = DetectorSetting.all.map { setting in
    Flag(
      setting.name, takes: .named(setting.unit), .limits, of: .judging,
      setting.help, rules: [.judges]
    ) { options, value throws(UsageError) in
      guard let setting = DetectorSetting.named(value.option) else { return }
      options.detection.settings.append((setting, try setting.value(from: value)))
    }
  }
}

extension Detector {
  /// Its checks, of a stroke without samples.
  fileprivate var checks: [Check] { explanation(of: Stroke()).checks }

  /// The names of its checks.
  fileprivate var checkNames: [String] { checks.map(\.name.description) }
}

extension DetectorSetting {
  /// Finds a setting by its name.
  static func named(_ name: String) -> DetectorSetting? { all.first { $0.name == name } }

  /// Reads the value that an option was given.
  func value(from given: GivenValue) throws(UsageError) -> Double {
    if isCount { return Double(try given.count()) }
    if unit == "SECONDS", let number = Double(allOf: given.text), number > 60, number.isFinite {
      throw UsageError(
        "--\(given.option) \(given.text) may mean milliseconds or seconds",
        advice: "write \(given.text)ms or \(given.text)s")
    }
    let marked = Self.marks[unit]?.first { given.text.hasSuffix($0.mark) }
    if let marked, let number = Double(allOf: given.text.dropLast(marked.mark.count)),
      range.contains(number * marked.value)
    {
      return number * marked.value
    }
    do throws(UsageError) { return try given.number(range) } catch {
      var refusal = error
      if unit == "SHARE", let number = Double(allOf: given.text), (10...100).contains(number) {
        refusal.suggestion = "--\(given.option) \(given.text)%"
      } else if given.text.contains(where: { !$0.isNumber && !".,-".contains($0) }),
        refusal.advice == nil
      {
        // A number of another unit is not the same in this one.
        (refusal.suggestion, refusal.advice) = (nil, "it is a number of \(unit.lowercased())")
      } else if refusal.suggestion == nil, refusal.advice == nil {
        refusal.advice = summary
      }
      throw refusal
    }
  }

  /// What may stand behind a number of each unit, and how many of the unit it means; of two that end alike, the
  /// longer first.
  private static let marks: [String: [(mark: String, value: Double)]] = [
    "SECONDS": [("ms", 1e-3), ("s", 1)], "SHARE": [("%", 1e-2)], "PERCENT": [("%", 1)],
    "RADIANS": [("deg", .pi / 180), ("°", .pi / 180), ("pi", .pi), ("π", .pi), ("rad", 1)],
    "POINTS": [("px", 1), ("pt", 1)],
  ]

  /// Its summary, with the published values.
  fileprivate var help: String {
    let values = DetectionOptions.known.compactMap { detector in
      valueText(in: detector).map { "\(type(of: detector).name) \($0)" }
    }
    let separator = values.contains { $0.utf8.contains(UInt8(ascii: ",")) } ? "; " : ", "
    return "\(summary) (\(values.joined(separator: separator)))"
  }
}
