// How sure a verdict is, as the probability that a person would call the stroke a circle. On 18,801
// recorded strokes by 1,121 people, 1,171 of which were labelled circles, the share of circles among
// strokes of about the same margin follows a logistic curve that is one half where the verdict turns, and
// steeper for what is rejected than for what is accepted. Each person counts by the root of how much they
// drew, so that no one decides it alone. People call all 829 strokes with a margin above 0.4 circles, and six
// of the 17,427 below −0.4.
//
// A few samples can be a polygon as well as a circle. With all but 8 samples of each stroke removed, one in ten
// of the roundest strokes was not a circle; from 16 samples on, no more are wrong than with all samples.
//
// It is the probability for strokes as they were recorded; one in sixteen was a circle.
// Where all strokes are meant to be circles, it is higher for those near the line.

/// The parameters of the curve.
private enum Calibration {
  /// How much the logarithm of the odds grows for each unit of a margin below 0.
  static let slopeBelow = 15.0
  /// How much it grows for each unit of a margin above 0.
  static let slopeAbove = 10.5
  /// The samples that tell nothing. Each one more makes the slope above 0 greater by one.
  static let uselessSamples = 5.0
}

extension RingDetector {
  /// The margin at and below which no stroke was called a circle, of 16,484: the probability is 0.
  static var hopelessMargin: Double { -1 }

  /// The probability that a person would call the stroke a circle, from 0 to 1. It is a property of
  /// the stroke: strictness and the other limits do not change it. Nil if arcs are to be found,
  /// because people were not asked about these.
  ///
  /// - Complexity: O(n).
  public func probability(of stroke: Stroke) -> Double? {
    turns < 1 ? nil : Self.probability(RingDetector().examine(stroke, for: .judgment).use)
  }

  /// The probability that belongs to what a stroke uses of ring's own limits.
  private static func probability(_ use: ToleranceUse) -> Double {
    let margin = use.margin
    guard margin > hopelessMargin else { return 0 }
    let slope =
      margin < 0
      ? Calibration.slopeBelow
      : max(0, min(use.samples - Calibration.uselessSamples, Calibration.slopeAbove))
    return 1 / (1 + exponential(-slope * margin))
  }

  /// The verdict and the probability together, for little more than the price of the verdict.
  ///
  /// - Complexity: O(n).
  package func judgment(of stroke: Stroke) -> (verdict: Verdict, probability: Double?) {
    guard hasOwnLimits else { return (verdict(on: stroke), probability(of: stroke)) }
    let finding = examine(stroke, for: .judgment)
    return (finding.verdict, Self.probability(finding.use))
  }

  /// True if nothing is set.
  private var hasOwnLimits: Bool {
    strictness == 0.5 && minAspect == nil && maxTurns == nil && turns == 1 && omittedChecks.isEmpty
  }
}
