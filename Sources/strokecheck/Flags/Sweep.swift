import StrokeCore
import StrokeReports

/// Values of a limit to try, one after the other: `max-inflections=3..40` or
/// `strictness=0..1:0.05`.
struct Sweep: Sendable {
  let setting: DetectorSetting
  let values: [Double]

  private static let most = 1_000

  init(_ value: GivenValue) throws(UsageError) {
    let form = "--sweep takes LIMIT=FROM..TO or LIMIT=FROM..TO:STEP"
    guard let (name, rest) = value.text.split(atFirst: "="),
      let (from, end) = rest.split(atFirst: "..")
    else {
      throw UsageError(
        "\(form), not \"\(value.text)\"", advice: "such as --sweep max-inflections=3..40")
    }
    guard let setting = DetectorSetting.named(name) else {
      let known = DetectorSetting.all.map(\.name)
      throw UsageError(
        "--sweep: no detector has a limit named \(name)",
        suggestion: suggestion(for: name, among: known).map { "--sweep \($0)=\(rest)" })
    }
    let (to, step) = end.split(atFirst: ":") ?? (end, "")
    let option = "sweep \(name)"
    let first = try setting.value(from: GivenValue(of: option, Argument(from)))
    let last = try setting.value(from: GivenValue(of: option, Argument(to)))
    guard first <= last else {
      throw UsageError(
        "\(form), the lesser value first", suggestion: "--sweep \(name)=\(to)..\(from)")
    }
    let width = try Self.step(step, from: first, to: last, setting)
    let count = ((last - first) / width * (1 + 1e-12)).rounded(.down)
    guard count < Double(Self.most) else {
      throw UsageError("--sweep takes up to \(Self.most) values; use a larger step")
    }
    self.setting = setting
    values = (0...Int(count)).map { min(last, first + Double($0) * width) }
  }

  /// By itself 1 for what is counted, and a twentieth of the way for all else.
  private static func step(
    _ text: String, from first: Double, to last: Double, _ setting: DetectorSetting
  ) throws(UsageError) -> Double {
    if !text.isEmpty {
      let step = GivenValue(of: "sweep \(setting.name) STEP", Argument(text))
      return setting.isCount ? Double(try step.count(from: 1)) : try step.positiveNumber()
    }
    return setting.isCount || first == last ? 1 : (last - first) / 20
  }

  /// The most combinations of values that are tried.
  private static let mostCombinations = 10_000

  /// Makes a curve for each detector that has some of the limits, and the detectors for each of its
  /// combinations of values.
  static func curves(
    of sweeps: [Sweep], _ detectors: [any Detector]
  ) throws(UsageError) -> [(curve: SettingCurve, detectors: [any Detector])] {
    var names: Set<String> = []
    for sweep in sweeps {
      guard names.insert(sweep.setting.name).inserted else {
        throw UsageError("--sweep \(sweep.setting.name) is given twice")
      }
      guard detectors.contains(where: { sweep.setting.isStated(by: $0) }) else {
        throw UsageError("--sweep: \(sweep.setting.name) does not apply to these detectors")
      }
    }
    let count = sweeps.reduce(1.0) { $0 * Double($1.values.count) }
    guard count <= Double(mostCombinations) else {
      throw UsageError(
        "--sweep takes up to \(mostCombinations) combinations, not \(count.text(upTo: 0)); use larger steps"
      )
    }
    return detectors.compactMap { detector in
      let own = sweeps.filter { $0.setting.isStated(by: detector) }
      guard !own.isEmpty else { return nil }
      let curve = SettingCurve(
        detector: type(of: detector).name,
        axes: own.map {
          .init(
            $0.setting.name, ownValue: $0.setting.effectiveValue(in: detector), values: $0.values)
        })
      let variants = curve.points.map { point in
        zip(own, point.values).reduce(detector) { $1.0.setting.setting($1.1, in: $0) ?? $0 }
      }
      return (curve, variants)
    }
  }
}

extension String {
  /// Splits the text at the first `separator`; nil if there is none.
  fileprivate func split(atFirst separator: String) -> (String, String)? {
    guard let index = indices.first(where: { self[$0...].hasPrefix(separator) }) else { return nil }
    return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
  }
}
