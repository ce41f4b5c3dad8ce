import StrokeCore

/// A limit that the command line can set: one name, for every detector that states a setting so
/// called.
struct DetectorSetting: Sendable {
  let name: String
  let unit: String
  let summary: String
  /// The numbers it may be.
  let range: NumberRange
  /// True for a count, which takes whole numbers only.
  let isCount: Bool

  /// Every setting of the known detectors, as the first that has it states it.
  static let all: [DetectorSetting] = DetectionOptions.known.flatMap { settings(of: $0) }
    .reduce(into: []) { all, setting in
      if !all.contains(where: { $0.name == setting.name }) { all.append(setting) }
    }

  private static func settings<Owner: Detector>(of detector: Owner) -> [DetectorSetting] {
    Owner.settings.map {
      DetectorSetting(
        name: $0.name, unit: $0.unit, summary: $0.summary, range: $0.range, isCount: $0.isCount)
    }
  }

  /// The value it has in a detector, or nil if the detector has no such limit or leaves it open.
  func value(in detector: some Detector) -> Double? {
    stated(by: detector)?.value(in: detector)
  }

  /// The description of its value in a detector: the number, or what it is when unset.
  func valueText(in detector: some Detector) -> String? {
    guard let setting = stated(by: detector) else { return nil }
    return setting.value(in: detector).map { $0.text(upTo: 3) } ?? setting.unsetMeaning
  }

  /// The detector with the limit set, or nil if it has no such limit.
  func setting(_ value: Double, in detector: any Detector) -> (any Detector)? {
    with(value, in: detector)
  }

  /// Returns whether a detector has such a limit.
  func isStated(by detector: some Detector) -> Bool { stated(by: detector) != nil }

  private func with<Owner: Detector>(_ value: Double, in detector: Owner) -> (any Detector)? {
    guard let setting = stated(by: detector) else { return nil }
    var detector = detector
    setting.set(value, in: &detector)
    return detector
  }

  private func stated<Owner: Detector>(by detector: Owner) -> Setting<Owner>? {
    Owner.settings.first { $0.name == name }
  }
}

/// A detector without its type.
struct DetectorEraser: DetectorVisitor {
  func visit(_ detector: some Detector) -> any Detector { detector }
}
