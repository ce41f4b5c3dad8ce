import StrokeCore

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
    else { throw UsageError("\(form), not \"\(value.text)\"") }
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
    guard first <= last else { throw UsageError("\(form), the lesser value first") }
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

  /// Makes the detectors with each of the values, and the curves to fill; only those that have the limit.
  func curves(
    of detectors: [any Detector]
  ) throws(UsageError) -> [(curve: SettingCurve, detectors: [any Detector])] {
    let found = detectors.compactMap { detector -> (SettingCurve, [any Detector])? in
      let variants = values.compactMap { setting.setting($0, in: detector) }
      guard !variants.isEmpty else { return nil }
      let curve = SettingCurve(
        detector: type(of: detector).name, setting: setting.name,
        ownValue: setting.value(in: detector), values: values)
      return (curve, variants)
    }
    guard !found.isEmpty else {
      throw UsageError("--sweep: \(setting.name) does not apply to these detectors")
    }
    return found
  }
}

extension String {
  /// Splits the text at the first `separator`; nil if there is none.
  fileprivate func split(atFirst separator: String) -> (String, String)? {
    guard let index = indices.first(where: { self[$0...].hasPrefix(separator) }) else { return nil }
    return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
  }
}
