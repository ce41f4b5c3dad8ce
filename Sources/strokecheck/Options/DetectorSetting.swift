import StrokeCore

/// A limit of the detectors that the command line can set: one name, and where each detector that
/// has such a limit keeps it.
struct DetectorSetting: Sendable {
  let name: String
  let unit: String
  let summary: String
  private let cookbook: Place<CookbookDetector>?
  private let lamarche: Place<LaMarcheDetector>?
  private let katz: Place<KatzDetector>?

  /// Where a detector keeps a limit, and what kind of number it is.
  private enum Place<Judge: Detector>: Sendable {
    case number(WritableKeyPath<Judge, Double> & Sendable)
    case optional(WritableKeyPath<Judge, Double?> & Sendable)
    case count(WritableKeyPath<Judge, Int> & Sendable)
  }

  private init(
    _ name: String, _ unit: String, _ summary: String, cookbook: Place<CookbookDetector>? = nil,
    lamarche: Place<LaMarcheDetector>? = nil, katz: Place<KatzDetector>? = nil
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.cookbook = cookbook
    self.lamarche = lamarche
    self.katz = katz
  }

  /// The longest time that a stroke may take.
  static let maxDuration = DetectorSetting(
    "max-duration", "SECONDS", "the longest time", cookbook: .number(\.maxDuration),
    lamarche: .number(\.maxDuration))

  /// Every setting there is.
  static let all: [DetectorSetting] = [
    DetectorSetting(
      "min-points", "N", "the fewest samples", cookbook: .count(\.minPoints),
      lamarche: .count(\.minPoints)),
    maxDuration,
    DetectorSetting(
      "max-inflections", "N", "the most changes of direction", cookbook: .count(\.maxInflections)),
    DetectorSetting(
      "view-width", "POINTS", "the width of the view where a stroke does not say",
      cookbook: .number(\.viewWidth)),
    DetectorSetting(
      "max-gap", "POINTS", "the farthest from the first sample to the last",
      cookbook: .optional(\.maxGap), lamarche: .number(\.maxGap)),
    DetectorSetting(
      "min-transit", "RADIANS", "the least angle about the centre",
      cookbook: .number(\.minTransit)),
    DetectorSetting(
      "max-transit", "RADIANS", "the greatest angle about the centre",
      cookbook: .number(\.maxTransit)),
    DetectorSetting(
      "radius-variance", "PERCENT", "how far from the radius a sample may be",
      lamarche: .number(\.radiusVariance)),
    DetectorSetting(
      "exempt-points", "N", "samples at the end whose angles are not asked of",
      lamarche: .count(\.exemptPoints)),
    DetectorSetting(
      "tolerance", "SHARE", "error, size of the middle and overlap in one",
      katz: .number(\.tolerance)),
  ]

  /// The value it has in a detector, or nil if the detector has no such limit or leaves it open.
  func value(in detector: any Detector) -> Double? {
    switch detector {
    case let detector as CookbookDetector: cookbook.flatMap { Self.read(detector, $0) }
    case let detector as LaMarcheDetector: lamarche.flatMap { Self.read(detector, $0) }
    case let detector as KatzDetector: katz.flatMap { Self.read(detector, $0) }
    default: nil
    }
  }

  /// The detector with the limit set, or nil if it has no such limit.
  func setting(_ value: Double, in detector: any Detector) -> (any Detector)? {
    switch detector {
    case let detector as CookbookDetector: cookbook.map { Self.write(value, detector, $0) }
    case let detector as LaMarcheDetector: lamarche.map { Self.write(value, detector, $0) }
    case let detector as KatzDetector: katz.map { Self.write(value, detector, $0) }
    default: nil
    }
  }

  /// Whether it counts things, and so takes whole numbers only.
  var isCount: Bool {
    if case .count = cookbook { return true }
    if case .count = lamarche { return true }
    return false
  }

  private static func read<Judge>(_ detector: Judge, _ place: Place<Judge>) -> Double? {
    switch place {
    case .number(let path): detector[keyPath: path]
    case .optional(let path): detector[keyPath: path]
    case .count(let path): Double(detector[keyPath: path])
    }
  }

  private static func write<Judge>(
    _ value: Double, _ detector: Judge, _ place: Place<Judge>
  ) -> any Detector {
    var detector = detector
    switch place {
    case .number(let path): detector[keyPath: path] = value
    case .optional(let path): detector[keyPath: path] = value
    case .count(let path): detector[keyPath: path] = Int(value)
    }
    return detector
  }
}
