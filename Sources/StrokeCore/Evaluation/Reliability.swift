/// The calibration of a detector's probabilities: of the strokes that it calls circles with a
/// probability of 0.7, seven in ten should be circles.
package struct Reliability: Hashable, Sendable {
  /// The strokes with probabilities in one tenth of 0 … 1.
  package struct Bin: Hashable, Sendable {
    /// The lower bound, inclusive. The next bin's is the upper bound, exclusive, except that 1
    /// belongs to the last bin.
    package let least: Double
    fileprivate var sum = 0.0
    fileprivate var count = 0
    fileprivate var positives = 0

    /// The mean stated probability; nil without strokes.
    package var stated: Double? { count > 0 ? sum / Double(count) : nil }

    package var circles: Share { Share(positives, of: count) }
  }

  package var detector: String
  /// The tenths, from the lowest.
  package private(set) var bins = (0..<10).map { Bin(least: Double($0) / 10) }
  private var squares = 0.0
  private var count = 0

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

  /// Brier's score (1950), the mean squared error of the probabilities; 0 is perfect. Nil without
  /// strokes.
  package var brierScore: Double? { count > 0 ? squares / Double(count) : nil }

  /// The share of circles; nil without strokes.
  package var prevalence: Double? { Share(bins.reduce(0) { $0 + $1.positives }, of: count).value }
}
