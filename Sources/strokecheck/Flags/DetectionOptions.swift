import StrokeCore
import StrokeFormats

/// The detectors to use, and their limits.
struct DetectionOptions: Sendable {
  /// The names of detectors, or `all`.
  var names = [CookbookDetector.name]
  /// The limits that were set, in the order they were set.
  var settings: [(setting: DetectorSetting, value: Double)] = []
  /// True if the published mistakes are made too.
  var isAsPublished = false

  /// The detectors with their published limits, in the order in which they stand side by side.
  static let known: [any Detector] = KnownDetector.allCases.map { $0.apply(Boxing()) }

  /// The names, for people.
  var name: String { names.joined(separator: ", ") }

  /// The names of the detectors, in that order.
  static var knownNames: [String] { known.map { type(of: $0).name } }

  /// The detectors with their published limits that are asked for.
  private var chosen: [any Detector] {
    Self.known.filter { names.contains("all") || names.contains(type(of: $0).name) }
  }

  /// The detectors as asked for. Each has those of the limits that it knows.
  var detectors: [any Detector] {
    chosen.map { detector in
      settings.reduce(publishedIfAsked(detector)) { $1.setting.setting($1.value, in: $0) ?? $0 }
    }
  }

  /// Says why an option does nothing to the detectors as asked for.
  func objection(to flag: Flag) -> UsageError? {
    if flag.section == .limits, let setting = DetectorSetting.named(flag.name),
      !Self.has(setting, chosen)
    {
      let owners = Self.known.filter { Self.has(setting, [$0]) }.map { type(of: $0).name }
      return UsageError(
        "--\(flag.name) does not apply to \(name)",
        suggestion: "--detector \(owners.joined(separator: " or "))")
    }
    guard flag.name == "as-published", !names.contains("all") else { return nil }
    let isPublished = Self.known.contains {
      names.contains(type(of: $0).name) && $0 is any PublishedDetector
    }
    guard !isPublished else { return nil }
    return UsageError("--as-published does not apply to \(name), which has no published code")
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
      "detector", takes: .choice { DetectionOptions.knownNames + ["all"] }, .detection, .judgment,
      of: .judging, isRepeatable: true, "detector to use; several with commas, or repeated",
      default: CookbookDetector.name
    ) { options, value in
      if options.isFirst(value.option) { options.detection.names = [] }
      options.detection.names.append(value.text)
    },
    Flag(
      "detector", takes: .choice { DetectionOptions.knownNames }, .detection, .judgment,
      of: .filter,
      "detector to use", default: CookbookDetector.name
    ) { options, value in options.detection.names = [value.text] },
    Flag(
      "as-published", .detection, .judgment, of: [.judging, .filter],
      "reproduce the published code, including its mistakes"
    ) { options, _ in options.detection.isAsPublished = true },
  ]

  /// A flag for each limit that a detector has.
  static let limits: [Flag] = DetectorSetting.all.map { setting in
    Flag(
      setting.name, takes: .named(setting.unit), .limits, .judgment, of: [.judging, .filter],
      setting.help
    ) { options, value throws(UsageError) in
      guard let setting = DetectorSetting.named(value.option) else { return }
      options.detection.settings.append((setting, try setting.value(from: value)))
    }
  }
}

extension DetectorSetting {
  /// Finds a setting by its name.
  static func named(_ name: String) -> DetectorSetting? { all.first { $0.name == name } }

  /// Reads the value that an option was given.
  func value(from given: GivenValue) throws(UsageError) -> Double {
    isCount ? Double(try given.count()) : try given.number(range)
  }

  /// Its summary, with the published values.
  fileprivate var help: String {
    let values = DetectionOptions.known.compactMap { detector in
      valueText(in: detector).map { "\(type(of: detector).name) \($0)" }
    }
    let separator = values.contains { $0.utf8.contains(UInt8(ascii: ",")) } ? "; " : ", "
    return "\(summary) (\(values.joined(separator: separator)))"
  }
}
