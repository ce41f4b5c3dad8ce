/// McNemar's exact test of two verdicts on the same strokes: whether chance alone explains that
/// more changed one way than the other. Strokes with the same verdict twice do not count.
package struct McNemar: Hashable, Sendable {
  /// The strokes that changed one way.
  package let one: Int
  /// The strokes that changed the other way.
  package let other: Int

  package init(_ one: Int, _ other: Int) { (self.one, self.other) = (one, other) }

  /// The probability that chance alone makes the two numbers at least this unequal: two tails of
  /// the binomial distribution of a fair coin; 1 if nothing changed.
  ///
  /// - Complexity: O(one + other).
  package var probability: Double {
    let total = one + other
    guard one != other else { return 1 }
    // The sum of the binomial coefficients up to the smaller number, in units of a growing power of
    // 2.
    var (term, sum, power) = (1.0, 1.0, 0)
    for index in 0..<min(one, other) {
      term *= Double(total - index) / Double(index + 1)
      sum += term
      if sum > 0x1p500 {
        term *= 0x1p-500
        sum *= 0x1p-500
        power += 500
      }
    }
    let exponent = max(power + 1 - total, -2_000)
    return min(1, Double(sign: .plus, exponent: exponent, significand: sum))
  }
}
