/// The counts of a detector's right and wrong verdicts on circles and on other strokes.
package struct Confusion: Hashable, Sendable {
  /// Circles found.
  package private(set) var truePositives = 0
  /// Circles rejected.
  package private(set) var falseNegatives = 0
  /// Others accepted.
  package private(set) var falsePositives = 0
  /// Others rejected.
  package private(set) var trueNegatives = 0

  /// Nothing counted yet.
  package init() {}

  /// Counts a stroke, or several with the same verdict.
  package mutating func add(isPositive: Bool, isAccepted: Bool, count: Int = 1) {
    switch (isPositive, isAccepted) {
    case (true, true): truePositives += count
    case (true, false): falseNegatives += count
    case (false, true): falsePositives += count
    case (false, false): trueNegatives += count
    }
  }

  /// The circles that are found.
  package var sensitivity: Share { Share(truePositives, of: truePositives + falseNegatives) }

  /// The others that are accepted.
  package var fallout: Share { Share(falsePositives, of: falsePositives + trueNegatives) }

  /// The circles among the strokes that are accepted.
  package var precision: Share { Share(truePositives, of: truePositives + falsePositives) }

  /// The harmonic mean of precision and recall; nil where there is nothing to find and nothing was accepted.
  package var f1: Double? {
    let sum = 2 * truePositives + falsePositives + falseNegatives
    return sum > 0 ? Double(2 * truePositives) / Double(sum) : nil
  }

  /// The mean of the share of circles found and of others rejected, which does not depend on the
  /// number of either; nil without one of the two.
  package var balancedAccuracy: Double? {
    guard let found = sensitivity.value, let accepted = fallout.value else { return nil }
    return (found + 1 - accepted) / 2
  }

  /// The counts without those of a part.
  package static func - (whole: Confusion, part: Confusion) -> Confusion {
    var rest = whole
    rest.truePositives -= part.truePositives
    rest.falseNegatives -= part.falseNegatives
    rest.falsePositives -= part.falsePositives
    rest.trueNegatives -= part.trueNegatives
    return rest
  }
}
