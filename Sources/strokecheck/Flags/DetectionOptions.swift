import StrokeCore

/// Which detectors judge, and with which limits.
struct DetectionOptions: Sendable {
  /// A detector's name, or `all`.
  var name = CookbookDetector.name
  /// The limits that were set, in the order they were set.
  var settings: [(setting: DetectorSetting, value: Double)] = []
  /// Whether the published mistakes are made too.
  var isAsPublished = false

  /// The detectors with their published limits, in the order in which they stand side by side.
  static let known: [any Detector] = [
    CookbookDetector(), LaMarcheDetector(), KatzDetector(), RingDetector(),
  ]

  /// The detectors with their published limits that are asked for.
  private var chosen: [any Detector] {
    Self.known.filter { name == "all" || name == type(of: $0).name }
  }

  /// The detectors as asked for. Each has those of the limits that it knows.
  var detectors: [any Detector] {
    chosen.map { detector in
      settings.reduce(publishedIfAsked(detector)) { $1.setting.setting($1.value, in: $0) ?? $0 }
    }
  }

  /// Why an option does nothing to the detectors as asked for.
  func objection(to option: String) -> UsageError? {
    if let setting = DetectorSetting.all.first(where: { $0.name == option }),
      !Self.has(setting, chosen)
    {
      let owners = Self.known.filter { Self.has(setting, [$0]) }.map { type(of: $0).name }
      return UsageError(
        "--\(option) is no limit of \(name)",
        suggestion: "--detector \(owners.joined(separator: " or "))")
    }
    let isPublished = Self.known.contains {
      type(of: $0).name == name && $0 is any PublishedDetector
    }
    guard option == "as-published", name != "all", !isPublished else { return nil }
    return UsageError("--as-published is for published detectors, and \(name) is our own")
  }

  /// The limits that some of the detectors have, as they were asked for.
  func settings(
    of detectors: [any Detector]
  ) -> [(setting: DetectorSetting, value: Double)] {
    settings.filter { Self.has($0.setting, detectors) }
  }

  private static func has(_ setting: DetectorSetting, _ detectors: [any Detector]) -> Bool {
    detectors.contains { setting.setting(0, in: $0) != nil }
  }

  private func publishedIfAsked(_ detector: any Detector) -> any Detector {
    guard isAsPublished, var detector = detector as? any PublishedDetector else { return detector }
    detector.asPublished = true
    return detector
  }
}

extension DetectionOptions {
  /// The options of a command that runs detectors, by itself the one of the given name.
  static func flags(
    default name: String = CookbookDetector.name, takesAll: Bool = true
  ) -> [Flag<DetectionOptions>] {
    [
      Flag(
        "detector", .choice(known.map { type(of: $0).name } + (takesAll ? ["all"] : [])),
        .detection, .judgment,
        "who judges (default: \(name))"
      ) { options, argument in options.name = argument.text },
      Flag(
        "as-published", .detection, .judgment,
        "compute as the published code does, its mistakes included"
      ) { options, _ in options.isAsPublished = true },
    ]
      + DetectorSetting.all.map { setting in
        Flag(setting.name, .named(setting.unit), .limits, .judgment, setting.help) {
          options, argument throws(UsageError) in
          options.settings.append((setting, try setting.value(from: argument)))
        }
      }
  }
}

extension DetectorSetting {
  /// The value as it was typed, for the option of its name or another.
  func value(from argument: Argument, for option: String? = nil) throws(UsageError) -> Double {
    let option = option ?? name
    return isCount
      ? Double(try argument.count(for: option)) : try argument.number(for: option, range)
  }

  /// What it limits, with the published values.
  fileprivate var help: String {
    let owners = DetectionOptions.known.compactMap { detector -> String? in
      guard setting(0, in: detector) != nil else { return nil }
      let value = value(in: detector).map { " " + $0.text(decimals: 3) }
      return type(of: detector).name + (value ?? "")
    }
    return summary + " (" + owners.joined(separator: ", ") + ")"
  }
}
