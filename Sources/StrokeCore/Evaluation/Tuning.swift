// Tuning turns labelled strokes, as the limits of a detector see them, into values for those
// limits, and into an honest estimate of how good they are: on strokes they were not fitted to.

/// The limits of a detector that are fitted to labelled strokes.
package struct Tuning: Sendable {
  package struct Limit: Hashable, Sendable {
    package let name: String
    package let isCount: Bool
    package let range: NumberRange
    /// Nil if it depends on the stroke.
    package let present: Double?

    package init(name: String, isCount: Bool, range: NumberRange, present: Double?) {
      (self.name, self.isCount, self.range, self.present) = (name, isCount, range, present)
    }
  }

  /// A labelled stroke, with the values that pass it.
  package struct Example: Hashable, Sendable {
    /// For each variant of the detector, the values of each limit that pass the stroke; nil if
    /// something else rejects it.
    package let passing: [[ClosedRange<Double>]?]
    /// True of a circle.
    package let isPositive: Bool
    /// True if the present limits pass it.
    package let passesNow: Bool
    /// The cross-validation fold that the stroke is held out in, from 0.
    package var fold: Int

    package init(
      passing: [[ClosedRange<Double>]?], isPositive: Bool, passesNow: Bool, fold: Int = 0
    ) {
      (self.passing, self.isPositive) = (passing, isPositive)
      (self.passesNow, self.fold) = (passesNow, fold)
    }

    package func passes(_ choice: Choice) -> Bool {
      guard let passing = passing[choice.variant] else { return false }
      return zip(passing, choice.values).allSatisfy { $0.contains($1) }
    }
  }

  package struct Choice: Hashable, Sendable {
    /// The variant of the detector, from 0.
    package let variant: Int
    package var values: [Double]
    /// False if the search was stopped before it proved that nothing is better.
    package var isProven = true
  }

  private let limits: [Limit]
  private let goal: LimitFit.Goal
  /// Polled during a search; false stops it.
  private let shouldContinue: @Sendable () -> Bool

  /// A fit of limits for a goal, which stops early once `shouldContinue` returns false.
  package init(
    _ limits: [Limit], for goal: LimitFit.Goal,
    while shouldContinue: @escaping @Sendable () -> Bool = { true }
  ) {
    (self.limits, self.goal, self.shouldContinue) = (limits, goal, shouldContinue)
  }

  /// The values that are best on the examples, each with as few digits as the strokes on either
  /// side of it allow; nil if rejecting every stroke is as good. Ties go to the values nearest to
  /// the present ones, and to the first variant.
  ///
  /// - Precondition: With more than one limit, the passing values of each are open on one side, the
  ///   same for all strokes.
  package func best(for examples: [Example]) -> Choice? {
    var best: (choice: Choice, score: Double)?
    for variant in 0..<(examples.first?.passing.count ?? 0) {
      let found: (values: [Double], isProven: Bool)? =
        limits.count == 1
        ? bestOfOne(examples, variant).map { ($0, true) } : bestOfSeveral(examples, variant)
      guard let found else { continue }
      let choice = Choice(variant: variant, values: found.values, isProven: found.isProven)
      let score = score(choice, on: examples)
      if score > best?.score ?? -.infinity { best = (choice, score) }
    }
    guard var choice = best?.choice else { return nil }
    for limit in limits.indices {
      guard let stretch = bestStretch(choice, limit, examples) else { continue }
      choice.values[limit] =
        limits[limit].value(from: stretch.lowerBound, to: stretch.upperBound)
        ?? choice.values[limit]
    }
    return choice
  }

  private func score(_ choice: Choice, on examples: [Example]) -> Double {
    var (found, accepted, positives) = (0, 0, 0)
    for example in examples {
      let passes = example.passes(choice)
      if example.isPositive {
        positives += 1
        found += passes ? 1 : 0
      } else {
        accepted += passes ? 1 : 0
      }
    }
    return goal.score(found, accepted, positives, examples.count - positives)
  }

  /// The verdict on each example by the best values of the other folds, or by the present ones
  /// where those have none; and whether all of these values are proven to be best.
  package func heldOut(_ examples: [Example]) -> (verdicts: [Bool], isProven: Bool) {
    var verdicts = examples.map { $0.passesNow }
    var isProven = true
    for fold in Set(examples.map { $0.fold }).sorted() {
      guard let choice = best(for: examples.filter { $0.fold != fold }) else { continue }
      for (index, example) in examples.enumerated() where example.fold == fold {
        verdicts[index] = example.passes(choice)
      }
      isProven = isProven && choice.isProven
    }
    return (verdicts, isProven)
  }
}

extension Tuning {
  /// The best value of a single limit, whose passing ranges may be arbitrary.
  private func bestOfOne(_ examples: [Example], _ variant: Int) -> [Double]? {
    let none = Choice(variant: variant, values: [.nan])
    guard let stretch = bestStretch(none, 0, examples) else { return nil }
    return [
      min(max(limits[0].present ?? stretch.lowerBound, stretch.lowerBound), stretch.upperBound)
    ]
  }

  /// The interval of values of one limit, with the other limits fixed, in which no verdict changes
  /// and the score is best; of several such intervals, the one nearest to the present value. Nil if
  /// none is better than rejecting every stroke.
  ///
  /// - Complexity: O(n log n).
  private func bestStretch(
    _ choice: Choice, _ limit: Int, _ examples: [Example]
  ) -> ClosedRange<Double>? {
    let positives = examples.count { $0.isPositive }
    let negatives = examples.count - positives
    // Where a stroke starts to pass, and where it stops.
    var changes: [(value: Double, by: Int, isPositive: Bool)] = []
    for example in examples {
      guard let passing = example.passing[choice.variant],
        limits.indices.allSatisfy({ $0 == limit || passing[$0].contains(choice.values[$0]) })
      else { continue }
      changes.append((passing[limit].lowerBound, 1, example.isPositive))
      if passing[limit].upperBound < .infinity {
        changes.append((passing[limit].upperBound.nextUp, -1, example.isPositive))
      }
    }
    changes.sort { $0.value < $1.value }
    var best = (score: goal.score(0, 0, positives, negatives), distance: 0.0)
    var nearest: ClosedRange<Double>?
    var (found, accepted) = (0, 0)
    var index = 0
    while index < changes.count, changes[index].value < .infinity {
      let start = changes[index].value
      while index < changes.count, changes[index].value == start {
        if changes[index].isPositive {
          found += changes[index].by
        } else {
          accepted += changes[index].by
        }
        index += 1
      }
      let stretch = start...(index < changes.count ? changes[index].value.nextDown : .infinity)
      let score = goal.score(found, accepted, positives, negatives)
      let distance = limits[limit].distance(to: stretch)
      if score > best.score || (score == best.score && nearest != nil && distance < best.distance) {
        (best, nearest) = ((score, distance), stretch)
      }
    }
    return nearest
  }

  /// The best values of several limits, each of which is open on one side.
  private func bestOfSeveral(
    _ examples: [Example], _ variant: Int
  ) -> (values: [Double], isProven: Bool)? {
    // Whether strokes pass from a value upward rather than downward.
    let isUpper = limits.indices.map { limit in
      !examples.contains { ($0.passing[variant]?[limit].upperBound ?? .infinity) < .infinity }
    }
    let needs = examples.map { example in
      LimitFit.Example(
        needs: limits.indices.map { limit in
          guard let range = example.passing[variant]?[limit] else { return .infinity }
          return isUpper[limit] ? range.lowerBound : -range.upperBound
        }, isPositive: example.isPositive)
    }
    let solution = LimitFit(needs, limits: limits.count, for: goal).best(while: shouldContinue)
    guard solution.found > 0 else { return nil }
    let values = limits.indices.map {
      isUpper[$0] ? solution.thresholds[$0] : -solution.thresholds[$0]
    }
    return (values, solution.isProven)
  }
}

// From measured values to readable ones.
extension Tuning.Limit {
  /// The distance of the present value from the nearest of some values; 0 without a present value.
  fileprivate func distance(to values: ClosedRange<Double>) -> Double {
    guard let present else { return 0 }
    return max(values.lowerBound - present, present - values.upperBound, 0)
  }

  /// A value between two numbers: the present one if possible, or else one with the fewest digits,
  /// near the end towards the present value, or near the middle without one. Nil if no value in
  /// between is valid.
  fileprivate func value(from least: Double, to most: Double) -> Double? {
    if let present, least <= present, present <= most { return present }
    var (low, high, isOpen) = bounds(least, most)
    if isCount { (low, high) = (low.rounded(.up), high.rounded(.down)) }
    guard low <= high, low.isFinite, high.isFinite else { return nil }
    let isBelow = isOpen ? nil : present.map { $0 > high }
    let width = high - low
    // A little away from the end, so that a stroke that is slightly worse still passes.
    let inner: ClosedRange<Double> =
      switch isBelow {
      case true?: (high - 0.15 * width)...(high - 0.05 * width)
      case false?: (low + 0.05 * width)...(low + 0.15 * width)
      case nil: (low + 0.25 * width)...(high - 0.25 * width)
      }
    if isCount {
      return switch isBelow {
      case true?: high
      case false?: low
      case nil: (low + width / 2).rounded(.down)
      }
    }
    let middle = inner.lowerBound + (inner.upperBound - inner.lowerBound) / 2
    for digits in 1...15 {
      let steps = DecimalSteps(digits: digits)
      let near = [steps.down(to: middle), steps.up(to: middle)].min {
        ($0 - middle).magnitude < ($1 - middle).magnitude
      }
      if let near, inner.contains(near), range.contains(near) { return near }
    }
    return range.contains(middle) ? middle : nil
  }

  /// Two numbers with a middle: an open side ends a little beyond the other one.
  private func bounds(_ least: Double, _ most: Double) -> (Double, Double, isOpen: Bool) {
    let (low, high): (Double, Double) =
      switch range {
      case .all: (least, most)
      case .above(let bound): (max(least, bound.nextUp), most)
      case .from(let bound): (max(least, bound), most)
      case .within(let range): (max(least, range.lowerBound), min(most, range.upperBound))
      }
    let margin = 0.05
    if high == .infinity { return (low, low + max(low.magnitude * margin, isCount ? 1 : 0), true) }
    if low == -.infinity {
      return (high - max(high.magnitude * margin, isCount ? 1 : 0), high, true)
    }
    return (low, high, false)
  }
}
