import StrokeCore
import StrokeFormats
import StrokeReports

/// What decides besides the tuned limits how strokes are judged, and so has to go along with them: other
/// limits that are not the built-in ones, checks that are left out, and the rate of the strokes.
struct TuningContext {
  private let isAsPublished: Bool
  /// The checks that are left out, each name once.
  private let omittedChecks: [String]
  private let settings: [(name: String, value: Double)]
  private let resampling: Double?

  /// The context in which a detector was tuned.
  init(_ tuned: TunedDetector, _ options: Options) {
    let detector = tuned.detector
    isAsPublished = (detector as? any PublishedDetector)?.asPublished ?? false
    omittedChecks = detector.omittedChecks.map(\.description).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    resampling = options.input.resampling
    settings = DetectorSetting.all.filter { $0.isStated(by: detector) }.compactMap { setting in
      guard !tuned.limits.contains(where: { $0.name == setting.name }),
        let value = setting.value(in: detector), value != tuned.builtInValue(of: setting)
      else { return nil }
      return (setting.name, value)
    }
  }

  /// As options of the command line.
  var options: [String] {
    (isAsPublished ? ["--as-published"] : [])
      + (omittedChecks.isEmpty ? [] : ["--without \(omittedChecks.joined(separator: ","))"])
      + (resampling.map { ["--resample \($0.exactText)"] } ?? [])
      + settings.map { "--\($0.name) \($0.value.exactText)" }
  }

  /// As lines of Swift, after one that makes the detector.
  var code: [String] {
    let checks = omittedChecks.map { "Check.Name(\"\($0)\")" }.joined(separator: ", ")
    return (resampling.map { ["// For stroke.resampled(to: \($0.exactText))"] } ?? [])
      + (isAsPublished ? ["detector.asPublished = true"] : [])
      + (checks.isEmpty ? [] : ["detector.omittedChecks = [\(checks)]"])
      + settings.map { "detector.\($0.name.camelCased) = \($0.value.exactText)" }
  }
}
