// How sure a verdict is, as the probability that a person would call the stroke a circle. On 18,801
// recorded strokes by 1,121 people, 1,171 of which were labelled circles, the share of circles among
// strokes of about the same margin follows a logistic curve; each person counts by the root of how
// much they drew, so that no one decides it alone. The curve is steep: of strokes with a margin
// above 0.4 people call 998 in a thousand a circle, of those below −0.4 fewer than 5.
//
// It is the probability for strokes as they were recorded, of which one in sixteen was a circle.
// Where all strokes are meant to be circles, it is higher for those near the line.

/// The parameters of the curve.
private enum Calibration {
  /// The logarithm of the odds at margin 0: ring errs to the strict side, 62 to 38.
  static let intercept = 0.5
  /// How much the logarithm of the odds grows for each unit of margin.
  static let slope = 11.0
  /// The margin at and below which no stroke was called a circle, of 16,224: the probability is 0.
  static let hopeless = -1.0
}

extension RingDetector {
  /// The probability that a person would call the stroke a circle, from 0 to 1. It is a property of
  /// the stroke: strictness and the other limits do not change it. Nil if arcs are to be found, which
  /// nobody was asked about.
  ///
  /// - Complexity: O(n).
  public func probability(of stroke: Stroke) -> Double? {
    turns < 1 ? nil : Self.probability(ofMargin: RingDetector().margin(of: stroke))
  }

  /// The probability that belongs to a margin by ring's own limits.
  static func probability(ofMargin margin: Double) -> Double {
    guard margin > Calibration.hopeless else { return 0 }
    return 1 / (1 + exponential(-(Calibration.intercept + Calibration.slope * margin)))
  }

  /// The verdict and the probability together, for little more than the price of the verdict.
  ///
  /// - Complexity: O(n).
  package func judgment(of stroke: Stroke) -> (verdict: Verdict, probability: Double?) {
    guard hasOwnLimits else { return (verdict(on: stroke), probability(of: stroke)) }
    var (sum, use) = (ToleranceUse(), ToleranceUse())
    var rejection: Check?
    var isHopeless = false
    let circle = examine(stroke, &use, skippingPassed: true) { check in
      sum.add(share(check))
      if rejection == nil, check.isFailed { rejection = check }
      isHopeless = rejection != nil && sum.margin <= Calibration.hopeless
      return !isHopeless
    }
    let probability = isHopeless ? 0 : Self.probability(ofMargin: use.margin)
    return (Verdict(rejection, circle), probability)
  }

  /// True if nothing is set.
  private var hasOwnLimits: Bool {
    strictness == 0.5 && minAspect == nil && maxTurns == nil && turns == 1 && omittedChecks.isEmpty
  }
}
