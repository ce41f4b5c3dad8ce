/// The rates of several groups of strokes, such as people, each of which counts alike however many
/// strokes it has: one who drew a quarter of all circles decides no more than the others.
package struct GroupRates: Hashable, Sendable {
  private var found = Mean()
  private var accepted = Mean()

  /// No groups yet.
  package init() {}

  /// The rates of these groups, added up in this order.
  package init(_ groups: some Sequence<Confusion>) {
    for group in groups { add(group) }
  }

  /// The rates of groups by their names, added up in the order of the names, so that the sums are the
  /// same each time.
  package init(_ groups: [String: Confusion]) {
    let sorted = groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    self.init(sorted.map { $0.value })
  }

  /// Adds a group, to the mean of found circles if it has any, and to that of accepted others if it
  /// has any.
  package mutating func add(_ group: Confusion) { add(group, 1) }

  /// Returns the rates without one of the groups.
  package func without(_ group: Confusion) -> GroupRates {
    var rest = self
    rest.add(group, -1)
    return rest
  }

  private mutating func add(_ group: Confusion, _ weight: Int) {
    found.add(group.sensitivity, weight)
    accepted.add(group.fallout, weight)
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

    mutating func add(_ share: Share, _ weight: Int) {
      guard let value = share.value else { return }
      sum += Double(weight) * value
      count += weight
    }

    // What is left of a sum after subtractions may be off 0 by rounding.
    var value: Double? { count > 0 ? min(max(sum / Double(count), 0), 1) : nil }
  }
}
