/// How far the probabilities that a detector states can be relied on: of strokes that it calls circles
/// with a probability of 0.7, seven in ten should be circles.
package struct Reliability: Hashable, Sendable {
  /// The strokes with probabilities in one tenth of 0 … 1.
  package struct Bin: Hashable, Sendable {
    /// The least probability; that of the next bin is above all of these, but for 1 in the last.
    package let least: Double
    fileprivate var sum = 0.0
    fileprivate var count = 0
    fileprivate var positives = 0

    /// The mean of the probabilities; nil without strokes.
    package var stated: Double? { count > 0 ? sum / Double(count) : nil }

    /// The circles among the strokes.
    package var circles: Share { Share(positives, of: count) }
  }

  /// The detector's name.
  package let detector: String
  /// The tenths, from the least.
  package private(set) var bins = (0..<10).map { Bin(least: Double($0) / 10) }
  private var squares = 0.0
  private var count = 0

  /// The reliability before the first stroke.
  package init(of detector: String) { self.detector = detector }

  /// Counts a stroke with its probability, from 0 to 1.
  package mutating func add(_ probability: Double, isPositive: Bool) {
    let off = probability - (isPositive ? 1 : 0)
    squares += off * off
    count += 1
    let bin = max(0, min(Int(probability * 10), bins.count - 1))
    bins[bin].sum += probability
    bins[bin].count += 1
    bins[bin].positives += isPositive ? 1 : 0
  }

  /// Brier's score (1950), the mean square of what the probabilities are off by: 0 is perfect. Nil
  /// without strokes.
  package var brierScore: Double? { count > 0 ? squares / Double(count) : nil }

  /// The share of circles; nil without strokes.
  package var prevalence: Double? { Share(bins.reduce(0) { $0 + $1.positives }, of: count).value }
}
