import StrokeCore
import StrokePaths

/// A limit of the detectors that the command line can set: one name, and where each detector that
/// has such a limit keeps it.
struct DetectorSetting: Sendable {
  let name: String
  let unit: String
  let summary: String
  /// The numbers it may be.
  let range: NumberRange
  private let cookbook: Place<CookbookDetector>?
  private let lamarche: Place<LaMarcheDetector>?
  private let katz: Place<KatzDetector>?
  private let ring: Place<RingDetector>?

  /// Where a detector keeps a limit, and what kind of number it is.
  private enum Place<Judge: Detector>: Sendable {
    case number(WritableKeyPath<Judge, Double> & Sendable)
    case optional(WritableKeyPath<Judge, Double?> & Sendable)
    case count(WritableKeyPath<Judge, Int> & Sendable)
  }

  private init(
    _ name: String, _ unit: String, _ summary: String,
    _ range: NumberRange = .from(0),
    cookbook: Place<CookbookDetector>? = nil, lamarche: Place<LaMarcheDetector>? = nil,
    katz: Place<KatzDetector>? = nil, ring: Place<RingDetector>? = nil
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.range = range
    self.cookbook = cookbook
    self.lamarche = lamarche
    self.katz = katz
    self.ring = ring
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
      .above(0), cookbook: .number(\.viewWidth)),
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
    DetectorSetting(
      "strictness", "SHARE", "how strict, from 0 to 1: moves all limits", .within(0...1),
      ring: .number(\.strictness)),
    DetectorSetting(
      "min-aspect", "SHARE", "the flattest ellipse that is a circle, 0.55 if nothing is said",
      .within(0...1),
      ring: .optional(\.minAspect)),
    DetectorSetting(
      "max-turns", "N", "the most turns from 1 to 5, 1.4 if nothing is said", .within(1...5),
      ring: .optional(\.maxTurns)),
    DetectorSetting(
      "turns", "SHARE", "how much of a circle: 0.5 finds half circles, 1 circles", .within(0.1...1),
      ring: .number(\.turns)),
  ]

  /// The value it has in a detector, or nil if the detector has no such limit or leaves it open.
  func value(in detector: any Detector) -> Double? {
    switch detector {
    case let detector as CookbookDetector: cookbook.flatMap { Self.read(detector, $0) }
    case let detector as LaMarcheDetector: lamarche.flatMap { Self.read(detector, $0) }
    case let detector as KatzDetector: katz.flatMap { Self.read(detector, $0) }
    case let detector as RingDetector: ring.flatMap { Self.read(detector, $0) }
    default: nil
    }
  }

  /// The detector with the limit set, or nil if it has no such limit.
  func setting(_ value: Double, in detector: any Detector) -> (any Detector)? {
    switch detector {
    case let detector as CookbookDetector: cookbook.map { Self.write(value, detector, $0) }
    case let detector as LaMarcheDetector: lamarche.map { Self.write(value, detector, $0) }
    case let detector as KatzDetector: katz.map { Self.write(value, detector, $0) }
    case let detector as RingDetector: ring.map { Self.write(value, detector, $0) }
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
