/// One test of a detector on one stroke: what was measured, what is allowed, and what it means to
/// be outside. Whether it passed is derived from the two numbers, so they cannot disagree.
public struct Check: Hashable, Sendable {
  /// The name of what a check measures, printed as it is. A detector may define its own.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    package let fixedText: FixedText

    /// A name: one lowercase word.
    public init(_ name: StaticString) { fixedText = FixedText(name) }

    /// There is no circle to return without this check, so it cannot be omitted.
    package var isEssential: Bool { self == .points || self == .fit || self == .area }

    /// The name that reports print.
    public var description: String { fixedText.description }
  }

  /// The outcome of a check.
  public enum Outcome: String, Hashable, Sendable {
    /// The measured value is within the limit.
    case passed
    /// The measured value is beyond the limit.
    case failed
    /// There was nothing to measure (no times, or no circle), or the check is omitted. It rejects
    /// nothing.
    case skipped
  }

  /// The name of what is measured.
  public let name: Name
  /// The measured value, or nil if there was nothing to measure.
  public private(set) var measured: Double?
  /// The values that pass.
  public private(set) var limit: Limit
  /// The reason that a failure gives.
  public let reason: Reason
  /// The setting that limits it; nil if no setting can change the outcome.
  package let setting: FixedText?
  /// True if the check is omitted, see ``Detector/omittedChecks``.
  public private(set) var isOmitted = false
  /// True if the limit depends on the other checks.
  package private(set) var isTightened = false

  /// A check that measured `measured`, or nothing.
  ///
  /// - Parameters:
  ///   - name: The quantity.
  ///   - measured: The measured value; nil if there was nothing to measure, which rejects nothing.
  ///   - limit: The values that pass.
  ///   - reason: The reason that a failure gives.
  ///   - setting: The name of the detector's setting that the limit follows from, if one does.
  public init(
    _ name: Name, _ measured: Double?, _ limit: Limit, _ reason: Reason,
    setting: StaticString? = nil
  ) {
    (self.name, self.measured, self.limit) = (name, measured, limit)
    (self.reason, self.setting) = (reason, setting.map { FixedText($0) })
  }

  /// The same check, with the limit that the other checks leave it.
  func tightened(to limit: Limit) -> Check {
    var check = self
    (check.limit, check.isTightened) = (limit, true)
    return check
  }

  /// The outcome, from the measured value and the limit.
  public var outcome: Outcome {
    guard let measured else { return .skipped }
    return limit.excludes(measured) ? .failed : .passed
  }

  func omitted() -> Check {
    var check = self
    (check.measured, check.isOmitted) = (nil, true)
    return check
  }

  /// True if it rejects the stroke.
  public var isFailed: Bool { outcome == .failed }

  /// The check that fails when all measured values are allowed but no circle was found.
  public static let noCircle = Check(.fit, 0, .above(0), .noCircleFits)
}

// The quantities that the known detectors measure.
extension Check.Name {
  /// The number of samples.
  public static let points = Check.Name("points")
  /// Seconds from the first sample to the last.
  public static let duration = Check.Name("duration")
  /// Changes of the sign of a step, along either axis.
  public static let inflections = Check.Name("inflections")
  /// The distance from the first sample to the last.
  public static let closure = Check.Name("closure")
  /// The angle, in radians, travelled as seen from the centre; back and forth add up.
  public static let transit = Check.Name("transit")
  /// A sample's distance from the centre, in percent of the radius.
  public static let roundness = Check.Name("roundness")
  /// By how many degrees the angle from the first sample rises again after it has fallen.
  public static let angleRise = Check.Name("sequence")
  /// The radius of the fitted circle, 0 if none fits.
  public static let fit = Check.Name("fit")
  /// The root mean square of the samples' relative distances from the fitted circle.
  public static let fitError = Check.Name("error")
  /// The number of samples in the middle of the fitted circle.
  public static let pointsInMiddle = Check.Name("middle")
  /// The share of the fitted circle's box that the stroke's box covers.
  public static let overlap = Check.Name("overlap")
  /// The area that the stroke encloses, over the area of the ellipse with the same moments.
  public static let area = Check.Name("area")
  /// The distance of the ends over the diameter, after trimming and stretching.
  public static let gap = Check.Name("gap")
  /// The turns about the middle.
  public static let turns = Check.Name("turns")
  /// The minor axis over the major axis.
  public static let aspect = Check.Name("aspect")
  /// The root mean square of the bursts of turning, over the mean turning: how much more or less
  /// each place turns than its neighbourhood.
  public static let corners = Check.Name("corners")
  /// The mean deviation of the turning from its mean, over that mean.
  public static let unevenness = Check.Name("unevenness")
  /// The share of all turning that goes the wrong way.
  public static let dents = Check.Name("dents")
  /// The root mean square of the distances from the rim, over the radius (of an arc, over its
  /// length).
  public static let deviation = Check.Name("deviation")
  /// The greatest distance from the rim, in or out, over the radius.
  public static let overshoot = Check.Name("tail")
}

/// The numbers that a check allows.
public enum Limit: Hashable, Sendable {
  /// At most this number.
  case atMost(Double)
  /// At least this number.
  case atLeast(Double)
  /// More than this number, which itself fails.
  case above(Double)
  /// From the first to the second number, both allowed.
  case within(Double, Double)

  /// Returns true if `number` is outside. NaN is never outside: every comparison with it is false,
  /// which is how a NaN passes the published code.
  public func excludes(_ number: Double) -> Bool {
    switch self {
    case .atMost(let most): number > most
    case .atLeast(let least): number < least
    case .above(let bound): number <= bound
    case .within(let least, let most): number < least || number > most
    }
  }
}
