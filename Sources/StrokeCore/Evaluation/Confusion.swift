package struct Share: Hashable, Sendable {
  package let count: Int
  /// At least `count`.
  package let total: Int

  package init(_ count: Int, of total: Int) {
    precondition((0...max(total, 0)).contains(count), "a part of a whole")
    self.count = count
    self.total = total
  }

  /// From 0 to 1; nil if the total is 0.
  package var value: Double? { total > 0 ? Double(count) / Double(total) : nil }

  /// The 95 % confidence interval by Wilson's score (1927), which unlike the usual ± is right near
  /// 0 and 1; 0 to 1 if the total is 0.
  package var interval: ClosedRange<Double> {
    guard let share = value else { return 0...1 }
    let z = 1.959_963_984_540_054
    let n = Double(total)
    let middle = share + z * z / (2 * n)
    let reach = z * ((share * (1 - share) + z * z / (4 * n)) / n).squareRoot()
    let size = 1 + z * z / n
    // At the ends the two cancel, except for rounding.
    let least = count == 0 ? 0 : max(0, (middle - reach) / size)
    let most = count == total ? 1 : min(1, (middle + reach) / size)
    return least...most
  }
}

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

/// The rates of several groups of strokes, such as people. Every group counts the same, so that a
/// person who drew a quarter of all circles has no more weight than the others.
package struct GroupRates: Hashable, Sendable {
  private var found = Mean()
  private var accepted = Mean()

  /// Adds up the groups in the order of their names, so that the sums are reproducible.
  package init(_ groups: [String: Confusion]) {
    for (_, group) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      found.add(group.sensitivity)
      accepted.add(group.fallout)
    }
  }

  /// The mean share of circles found, over the groups with circles.
  package var sensitivity: Double? { found.value }

  /// The mean share of others accepted, over the groups with others.
  package var fallout: Double? { accepted.value }

  /// The number of groups that each of the two is a mean over.
  package var counts: (sensitivity: Int, fallout: Int) { (found.count, accepted.count) }

  /// The mean of the circles found and the others rejected; nil without one of the two.
  package var balancedAccuracy: Double? {
    guard let found = sensitivity, let accepted = fallout else { return nil }
    return (found + 1 - accepted) / 2
  }

  private struct Mean: Hashable, Sendable {
    private var sum = 0.0
    private(set) var count = 0

    mutating func add(_ share: Share) {
      guard let value = share.value else { return }
      sum += value
      count += 1
    }

    // The shares are rounded, so their mean may exceed 1 by rounding.
    var value: Double? { count > 0 ? min(sum / Double(count), 1) : nil }
  }
}
