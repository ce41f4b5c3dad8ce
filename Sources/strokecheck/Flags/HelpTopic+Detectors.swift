import StrokeCore
import StrokeReports

/// The detectors as they state themselves: their checks with all reasons, and their limits.
extension HelpTopic {
  static var detectorsPage: String {
    """
    Each detector is a list of checks, tried in order. The first that fails gives the reason. --explain
    measures all checks. A reason has a text for people and, in brackets, a code for programs. Every
    limit is an option of the commands that run detectors, and a property of the detector in Swift.

    \(DetectionOptions.known.map { page(of: $0) }.joined(separator: "\n"))
    """
  }

  private static func page<Known: Detector>(of detector: Known) -> String {
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
    return page
  }
}
