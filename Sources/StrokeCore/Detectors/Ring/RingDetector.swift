/// Our own detector: for people who want the right answer.
///
/// Nothing in it is measured in points or seconds, so that it says the same of a stroke at any
/// scale and sampling rate, for either direction, and wherever the pen started:
///
/// 1. The samples become an outline: 64 points evenly along a smooth curve.
/// 2. The ends are trimmed where that brings them together, for pens hook and overshoot.
/// 3. What the rest encloses is measured, and stretched so that an ellipse becomes a circle.
/// 4. Each check asks for one thing that a circle is not: open, wound up, flat, cornered, dented,
///    out of round, tailed.
///
/// Law: mirroring, reversing, turning and scaling a stroke change no measured value but for
/// rounding.
///
/// ```swift
/// var detector = RingDetector()
/// detector.turns = 0.5
/// detector.verdict(on: stroke).isCircle  // true for half circles
/// ```
public struct RingDetector: Detector {
  public static let name = "ring"
  public static let citation = "strokecheck's own, free of pixels and seconds"

  /// From 0, lenient, to 1, strict: every tolerance is stretched by (3 − s) / (2 + s), which is 3/2
  /// at 0, 1 at ½, and 2/3 at 1.
  public var strictness = 0.5
  /// The least height over width, taken as it is; nil for 0.55 at ½ strictness.
  public var minAspect: Double?
  /// The most turns, 1 or more, taken as they are; nil for 1.4 at ½ strictness.
  public var maxTurns: Double?
  /// How much of a circle is asked for. Below 1, arcs of about so many turns are found instead of
  /// circles, and ``minAspect`` and ``maxTurns`` mean nothing.
  public var turns = 1.0

  /// The detector with its own limits.
  public init() {}

  public func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle? {
    let frame = NormalizedFrame(of: stroke)
    let rows = 2 + CircularSpline.rows + 5
    let length = max(stroke.count, Outline.count)
    return Workspace.withRoom(rows: rows, length: length) { workspace in
      let samples = frame.places(of: stroke, in: &workspace)
      let circle =
        turns < 1
        ? examineArc(samples, &workspace, proceed) : examineLoop(samples, &workspace, proceed)
      // A circle beyond a double's range is the greatest there is.
      return circle.map {
        frame.circle($0.center, radius: $0.radius)
          ?? Circle(center: frame.origin, radius: .greatestFiniteMagnitude)
      }
    }
  }

  /// Nothing: an open stroke may close, and what sticks out may become the smaller part of it.
  public func earlyFailure(of stroke: Stroke) -> Check? { nil }
}

// Limits and margins.
extension RingDetector {
  /// What a check would measure on a perfect circle, or the perfect arc.
  func ideal(_ name: Check.Name) -> Double {
    switch name {
    case .turns: turns
    case .area, .aspect, .overshoot: 1
    case .corners: 0.5
    default: 0
    }
  }

  /// A limit as the strictness moves it, to or from the ideal.
  func stretched(_ limit: Double, _ name: Check.Name) -> Double {
    let ideal = self.ideal(name)
    return ideal + (limit - ideal) * ((3 - strictness) / (2 + strictness))
  }

  /// How far the stroke is from the decision: 1 for a perfect circle, 0 at a limit, below 0 for
  /// what is rejected, and no less than −10. The least slack of any check.
  ///
  /// Law: it is not below 0 if and only if the detector accepts the stroke.
  ///
  /// - Complexity: O(n),
  public func margin(of stroke: Stroke) -> Double {
    var least = 1.0
    _ = runChecks(on: stroke) { check in
      least = min(least, slack(check))
      return true
    }
    return max(-10, least)
  }

  /// 1 where a check measured the ideal, 0 at its limit, below 0 beyond; straight between.
  private func slack(_ check: Check) -> Double {
    // What could not be measured is out of the question, not within the limits.
    guard let measured = check.measured else { return -10 }
    let ideal = self.ideal(check.name)
    switch check.limit {
    case .atMost(let most): return Self.share(most - measured, of: most - ideal)
    case .atLeast(let least):
      // Of samples there cannot be too many.
      let tolerance = check.name == .points ? 0 : ideal - least
      return Self.share(measured - least, of: tolerance)
    case .above, .within: return check.isFailed ? -10 : 1
    }
  }

  /// Where nothing is tolerated there is no scale to measure by, only a side.
  private static func share(_ slack: Double, of tolerance: Double) -> Double {
    tolerance > 0 ? min(1, slack / tolerance) : slack < 0 ? -1 : 1
  }
}
