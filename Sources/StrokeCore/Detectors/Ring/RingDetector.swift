/// Our own detector: for people who want the right answer.
///
/// Nothing in it is measured in points or seconds, so that it says the same of a stroke at any
/// scale and from about 20 samples a second up, for either direction, and wherever on a closed line
/// the pen started:
///
/// 1. The samples become an outline: 64 points evenly along a smooth curve, smoothed as far as the
///    grid or the noise of the recording asks for. Where the pen went back along its own line and on
///    again, that is left out first.
/// 2. The ends are trimmed where that brings them together, for pens hook and overshoot.
/// 3. What the rest encloses is measured, and stretched so that an ellipse becomes a circle. How the line
///    curves is measured all the way round, across the seam where the ends meet; where they miss each
///    other, only the direction counts in which the line comes in and goes out.
/// 4. Each check asks for one thing that a circle is not: open, wound up, flat, cornered, dented,
///    out of round, tailed.
/// 5. The checks weigh together: what a stroke uses of each tolerance adds up, by sixth powers, and
///    may not exceed what one check may use alone.
///
/// Law: mirroring, reversing, turning and scaling a stroke change no measured value but for
/// rounding. Starting a stroke elsewhere that ends in the very place where it begins changes the verdict
/// of hardly any, and of none that is not doubtful.
///
/// ```swift
/// var detector = RingDetector()
/// detector.turns = 0.5
/// detector.verdict(on: stroke).isCircle  // true for half circles
/// ```
public struct RingDetector: SelectiveDetector {
  public static let name = "ring"
  public static let citation = "strokecheck's own, free of pixels and seconds"

  /// From 0, lenient, to 1, strict: every tolerance is stretched by (3 − s) / (2 + s), which is 3/2
  /// at 0, 1 at ½, and 2/3 at 1.
  public var strictness = 0.5
  /// The least height over width, taken as it is; nil for 0.48 at ½ strictness.
  public var minAspect: Double?
  /// The most turns, 1 or more, taken as they are; nil for 1.4 at ½ strictness.
  public var maxTurns: Double?
  /// The part of a circle to find. Below 1, arcs of about this many turns are found instead of
  /// circles, and ``minAspect`` and ``maxTurns`` mean nothing.
  public var turns = 1.0
  public var omittedChecks: [Check.Name] = []

  /// The detector with its own limits.
  public init() {}

  public func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    let finding = examine(stroke, for: .explanation)
    return finding.checks.allSatisfy(proceed) ? finding.circle : nil
  }

  /// The verdict by all checks.
  public func verdict(on stroke: Stroke) -> Verdict { examine(stroke, for: .verdict).verdict }

  /// The verdict by all checks, with the share of its tolerance that each uses, the margin and the
  /// probability.
  public func explanation(of stroke: Stroke) -> Explanation {
    let finding = examine(stroke, for: .explanation)
    var explanation = explanation(by: finding.checks, finding.circle)
    explanation.shares = explanation.checks.map { hasIdeal($0) ? share($0) : nil }
    explanation.margin = finding.use.margin
    explanation.probability = probability(of: stroke)
    return explanation
  }

  /// Measures a stroke as far as a purpose needs it.
  @inline(never)
  func examine(_ stroke: Stroke, for purpose: RingFinding.Purpose) -> RingFinding {
    var finding = RingFinding(for: purpose)
    Self.withSamples(of: stroke) { samples, workspace, frame in
      let circle =
        turns < 1
        ? examine(ArcEvidence.self, samples, &workspace, &finding)
        : examine(LoopEvidence.self, samples, &workspace, &finding)
      // A circle beyond a double's range is the greatest there is.
      finding.circle = circle.map {
        frame.circle($0.center, radius: $0.radius)
          ?? Circle(center: frame.origin, radius: .greatestFiniteMagnitude)
      }
    }
    return finding
  }

  /// Calls `body` with the samples of a stroke in their frame, and with room to measure them in.
  static func withSamples<Result>(
    of stroke: Stroke, extraRows: Int = 0,
    _ body: (PointBuffer, inout Workspace, NormalizedFrame) -> Result
  ) -> Result {
    let frame = NormalizedFrame(of: stroke)
    // Two for the samples, and two to measure in.
    let rows = 2 + Outline.rows + 2 + extraRows
    let length = max(stroke.count + 1, Outline.count)
    return Workspace.withRoom(rows: rows, length: length) { workspace in
      let samples = frame.places(of: stroke, in: &workspace)
      return body(samples, &workspace, frame)
    }
  }

  /// Always nil: later samples can repair any failure.
  public func earlyFailure(of stroke: Stroke) -> Check? { nil }
}

// Limits and margins.
extension RingDetector {
  /// Returns what a check measures on a perfect circle, or the perfect arc.
  func ideal(_ name: Check.Name) -> Double {
    switch name {
    case .turns: turns
    case .area, .aspect: 1
    default: 0
    }
  }

  /// A limit as the strictness moves it, to or from the ideal.
  func stretched(_ limit: Double, _ name: Check.Name) -> Double {
    let ideal = self.ideal(name)
    return ideal + (limit - ideal) * ((3 - strictness) / (2 + strictness))
  }

  /// Returns the stroke's distance from the decision: 1 for a perfect circle, 0 where its flaws
  /// just use up what is tolerated, below 0 for what is rejected, and no less than −10. It is 1
  /// less the sixth root of the sum of the sixth powers of what each check uses of its tolerance.
  ///
  /// Law: it is not below 0 if and only if the detector accepts the stroke.
  ///
  /// - Complexity: O(n),
  public func margin(of stroke: Stroke) -> Double {
    examine(stroke, for: .explanation).use.margin
  }
}

// The reasons of our own detector, the last three for arcs.

extension Reason {
  /// Too few samples to tell.
  public static let tooSparse = Reason(code: "too-sparse", text: "Too few points to tell")
  /// An outline that encloses less than a loop.
  public static let notALoop = Reason(code: "not-a-loop", text: "Not a loop")
  /// Ends that are too far apart.
  public static let notClosed = Reason(code: "not-closed", text: "Not closed")
  /// Less than a turn about the middle.
  public static let turnsLessThanOnce = Reason(
    code: "turns-less-than-once", text: "Turns less than once")
  /// More than a turn about the middle.
  public static let turnsMoreThanOnce = Reason(
    code: "turns-more-than-once", text: "Turns more than once")
  /// An ellipse too flat for a circle.
  public static let tooFlat = Reason(code: "too-flat", text: "Too flat")
  /// Turning that comes in bursts between straight runs.
  public static let hasCorners = Reason(code: "has-corners", text: "Has corners")
  /// Turning that is pointed here and flat there.
  public static let turnsUnevenly = Reason(code: "turns-unevenly", text: "Turns unevenly")
  /// Turning that goes the wrong way.
  public static let hasDents = Reason(code: "has-dents", text: "Has dents")
  /// An outline too far from the rim.
  public static let notRound = Reason(code: "not-round", text: "Not round")
  /// An end that reaches too far out.
  public static let endsStickOut = Reason(code: "ends-stick-out", text: "Ends stick out")
  /// An end that reaches too far in.
  public static let endsRunInside = Reason(code: "ends-run-inside", text: "Ends run inside")
  /// A stroke too straight for an arc.
  public static let tooStraight = Reason(code: "too-straight", text: "Too straight")
  /// An arc that is too short.
  public static let turnsTooLittle = Reason(code: "turns-too-little", text: "Turns too little")
  /// An arc that is too long.
  public static let turnsTooMuch = Reason(code: "turns-too-much", text: "Turns too much")
}

extension RingDetector {
  public static let reasons: [Reason] = [
    .tooSparse, .notALoop, .notClosed, .turnsLessThanOnce, .turnsMoreThanOnce, .tooFlat,
    .hasDents, .hasCorners, .turnsUnevenly, .notRound, .endsStickOut, .endsRunInside, .tooStraight,
    .turnsTooLittle, .turnsTooMuch,
  ]

  public static let settings: [Setting<RingDetector>] = [
    Setting(
      "strictness", unit: "SHARE", "how strict all limits are: 0 is loosest, 1 is strictest",
      range: .within(0...1),
      .number(get: { $0.strictness }, set: { $0.strictness = $1 })),
    Setting(
      "min-aspect", unit: "SHARE", "flattest ellipse that counts as a circle",
      range: .within(0...1),
      .optionalNumber(
        unset: "0.48", get: { $0.minAspect }, set: { $0.minAspect = $1 })),
    Setting(
      "max-turns", unit: "N", "most turns, from 1 to 5",
      range: .within(1...5),
      .optionalNumber(
        unset: "1.4", get: { $0.maxTurns }, set: { $0.maxTurns = $1 })),
    Setting(
      "turns", unit: "SHARE", "part of a circle to find: 1 finds circles, 0.5 half circles",
      range: .within(0.1...1),
      .number(get: { $0.turns }, set: { $0.turns = $1 })),
  ]
}
