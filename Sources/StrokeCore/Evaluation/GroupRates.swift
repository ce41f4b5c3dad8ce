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
