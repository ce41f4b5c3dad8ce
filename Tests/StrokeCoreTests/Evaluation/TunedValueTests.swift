import StrokeCore
import Testing

/// The values that a fit turns its findings into, and what it says of strokes that it was not fitted to.
@Suite struct TunedValueTests {
  private static let never: [[ClosedRange<Double>]?] = [nil]

  private func limit(_ range: NumberRange) -> Tuning.Limit {
    Tuning.Limit(name: "n", isCount: true, range: range, present: 5)
  }

  private func best(_ passing: ClosedRange<Double>, of range: NumberRange) -> Double? {
    let examples = [
      Tuning.Example(passing: [[passing]], isPositive: true, passesNow: false),
      Tuning.Example(passing: Self.never, isPositive: false, passesNow: false),
    ]
    let tuning = Tuning([limit(range)], for: .balancedAccuracy)
    return tuning.best(for: examples)?.values.first
  }

  /// A count is a whole number that passes: the one next to the present 5, which stays if it passes itself.
  @Test(
    arguments: [
      (7...(.infinity), 7.0), (6.5...(.infinity), 7.0), (7...9, 7.0), (1...3, 3.0), (1...3.5, 3.0),
      (5...(.infinity), 5.0), (5...7, 5.0), (1...5, 5.0), (1...4.5, 4.0), (6...6, 6.0),
      (0...(.infinity), 5.0),
    ] as [(ClosedRange<Double>, Double)])
  func aCountIsTheNearestThatPasses(passing: ClosedRange<Double>, expected: Double) {
    #expect(best(passing, of: .from(0)) == expected)
    #expect(best(passing, of: .all) == expected)
  }

  /// The verdict now stands for strokes that nothing can be fitted without: of one circle, or of none at all.
  @Test(arguments: [[true, false, true, false], [false, true, false, true]])
  func whatCannotBeFittedKeepsItsVerdict(now: [Bool]) {
    // Without the first fold there is no circle, without the second only what always passes.
    let examples = [
      Tuning.Example(passing: [[0...9]], isPositive: true, passesNow: now[0], fold: 0),
      Tuning.Example(passing: Self.never, isPositive: false, passesNow: now[1], fold: 0),
      Tuning.Example(passing: Self.never, isPositive: false, passesNow: now[2], fold: 1),
      Tuning.Example(passing: [[20...30]], isPositive: false, passesNow: now[3], fold: 1),
    ]
    let tuning = Tuning([limit(.from(0))], for: .balancedAccuracy)
    let found = tuning.heldOut(examples)
    // By the fit to the first fold, the others are rejected.
    #expect(found.verdicts == [now[0], now[1], false, false] && found.isProven)
    let alone = tuning.heldOut([examples[0]])
    #expect(alone.verdicts == [now[0]])
  }
}
