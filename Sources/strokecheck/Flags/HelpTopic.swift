import StrokeCore
import StrokeFormats
import StrokeReports

/// The topics that `help` covers besides the commands. Each is a file of `Flags/files`.
enum HelpTopic: String, CaseIterable {
  case detectors, judge, formats, json, measures, glossary, evaluation, expectations
  case exitStatus = "exit-status"

  /// The topic that a word without a page of its own belongs to.
  init?(about word: String) {
    guard ["limits", "reasons", "checks"].contains(word) else { return nil }
    self = .detectors
  }

  var page: String {
    Template(HelpFile(rawValue: "\(rawValue).txt")?.text ?? "").filled { blank in
      switch blank {
      case "detectors": DetectionOptions.known.map { Self.page(of: $0) }.joined(separator: "\n")
      case "formats": Self.formats { !$0.isReplay }
      case "replays": Self.formats(where: \.isReplay)
      default: preconditionFailure("no page has a blank \(blank)")
      }
    }
  }

  /// A line of help for each of the formats of other tools.
  private static func formats(where isWanted: (StrokeFormat) -> Bool) -> String {
    StrokeFormat.all.filter(isWanted).compactMap { format in
      format.summary.map { "\(format.title.padded(to: 18))\($0) [\(format.rawValue)]" }
    }.joined(separator: "\n")
  }

  /// A detector as it states itself: its checks with all reasons, and its limits.
  ///
  /// - Parameter isAlone: True if nothing else is printed, so the rest is pointed at.
  static func page<Known: Detector>(of detector: Known, alone isAlone: Bool = false) -> String {
    let checks = detector.explanation(of: Stroke()).checks
    // A check that fails in two ways states one of them.
    let others = Known.reasons.filter { reason in !checks.contains { $0.reason == reason } }
    var page = "\(Known.name): \(Known.citation)\n  in Swift: \(Known.self)\n"
    for (name, reason) in checks.map({ ($0.name.description, $0.reason) })
      + others.map({ ("", $0) })
    {
      page += "  \(name.padded(to: 13))\(reason) [\(reason.code)]\n"
    }
    for setting in DetectorSetting.all {
      guard let value = setting.valueText(in: detector) else { continue }
      page +=
        "  --\("\(setting.name) \(setting.unit)".padded(to: 25))\(setting.name.camelCased.padded(to: 16)) "
      page += "\(setting.summary) (\(value))\n"
    }
    if isAlone { page += "\nstrokecheck help detectors tells what each check measures.\n" }
    return page
  }
}
