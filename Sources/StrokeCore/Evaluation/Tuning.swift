// Tuning: from labelled strokes, as the limits of a detector see them, to values for those limits, and
// to an honest figure for how good they are: one on strokes that they were not fitted to.

/// The limits of a detector that are fitted to labelled strokes.
package struct Tuning: Sendable {
  /// A limit to fit.
  package struct Limit: Hashable, Sendable {
    /// The name of the setting.
    package let name: String
    /// True if its values are whole numbers.
    package let isCount: Bool
    /// The values that it may have.
    package let range: NumberRange
    /// The value that it has; nil if that depends on the stroke.
    package let present: Double?

    /// A limit with its present value.
    package init(name: String, isCount: Bool, range: NumberRange, present: Double?) {
      (self.name, self.isCount, self.range, self.present) = (name, isCount, range, present)
    }
  }

  /// A labelled stroke.
  package struct Example: Hashable, Sendable {
    /// For each variant of the detector, the values of each limit that let it pass; nil if it is rejected
    /// by something else.
    package let passing: [[ClosedRange<Double>]?]
    /// True of a circle.
    package let isPositive: Bool
    /// True if the present limits let it pass.
    package let passesNow: Bool
    /// The part of the strokes that it is left out with, from 0.
    package var fold: Int

    /// A stroke with what it needs.
    package init(
      passing: [[ClosedRange<Double>]?], isPositive: Bool, passesNow: Bool, fold: Int = 0
    ) {
      (self.passing, self.isPositive) = (passing, isPositive)
      (self.passesNow, self.fold) = (passesNow, fold)
    }

    /// Tells whether a choice lets it pass.
    package func passes(_ choice: Choice) -> Bool {
      guard let passing = passing[choice.variant] else { return false }
      return zip(passing, choice.values).allSatisfy { $0.contains($1) }
    }
  }

  /// A value for each limit.
  package struct Choice: Hashable, Sendable {
    /// The variant of the detector that they are for, from 0.
    package let variant: Int
    /// The values.
    package var values: [Double]
    /// False if the search was stopped before it was certain that nothing is better.
    package var isProven = true
  }

  private let limits: [Limit]
  private let goal: LimitFit.Goal
  /// Asked while a search goes on whether it should.
  private let goesOn: @Sendable () -> Bool

  /// A fit of limits for a goal, which stops early once `goesOn` says no.
  package init(
    _ limits: [Limit], for goal: LimitFit.Goal,
    while goesOn: @escaping @Sendable () -> Bool = { true }
  ) {
    (self.limits, self.goal, self.goesOn) = (limits, goal, goesOn)
  }

  /// The values that are best on the examples, each with as few digits as the strokes on either side of
  /// it allow; nil if rejecting every stroke is as good. A present value that is as good as any
  /// stays, and of variants that are equally good the first is taken.
  ///
  /// - Precondition: With more than one limit, the values of each that let strokes pass have no end on
  ///   one side, the same for all strokes.
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
    for limit in limits.indices { choice.values[limit] = rounded(choice, limit, examples) }
    return choice
  }

  /// The worth of a choice by the goal.
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

  /// The verdict on each example by the values that are best on the other folds; as it is now where those
  /// give none. And whether all of these values are proven to be best.
  package func leftOut(_ examples: [Example]) -> (verdicts: [Bool], isProven: Bool) {
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

// The best values, as measured.
extension Tuning {
  /// The best value of a single limit, which may pass strokes in any range.
  private func bestOfOne(_ examples: [Example], _ variant: Int) -> [Double]? {
    let positives = examples.count { $0.isPositive }
    let negatives = examples.count - positives
    // A stroke passes from the lower end of its range on, and no more beyond the upper.
    var ends: [(value: Double, isLower: Bool, isPositive: Bool)] = []
    for example in examples {
      guard let range = example.passing[variant]?.first else { continue }
      ends.append((range.lowerBound, true, example.isPositive))
      ends.append((range.upperBound, false, example.isPositive))
    }
    ends.sort { ($0.value, $0.isLower ? 0 : 1) < ($1.value, $1.isLower ? 0 : 1) }
    var best = (score: goal.score(0, 0, positives, negatives), value: Double?.none)
    var (found, accepted) = (0, 0)
    var index = 0
    while index < ends.count {
      let value = ends[index].value
      while index < ends.count, ends[index].value == value, ends[index].isLower {
        if ends[index].isPositive { found += 1 } else { accepted += 1 }
        index += 1
      }
      let score = goal.score(found, accepted, positives, negatives)
      if score > best.score, value < .infinity { best = (score, value) }
      while index < ends.count, ends[index].value == value, !ends[index].isLower {
        if ends[index].isPositive { found -= 1 } else { accepted -= 1 }
        index += 1
      }
    }
    guard let value = best.value else { return nil }
    // Where every stroke passes from below any number on, one number is as good as another.
    guard value > -.infinity else {
      let ends = examples.compactMap { $0.passing[variant]?.first?.upperBound }
      return [min(ends.min() ?? 0, limits[0].present ?? .greatestFiniteMagnitude)]
    }
    return [value]
  }

  /// The best values of limits that each are open on one side.
  private func bestOfSeveral(
    _ examples: [Example], _ variant: Int
  ) -> (values: [Double], isProven: Bool)? {
    // Whether strokes pass from a value on up, rather than on down.
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
    let solution = LimitFit(needs, limits: limits.count, for: goal).best(while: goesOn)
    guard solution.found > 0 else { return nil }
    let values = limits.indices.map {
      isUpper[$0] ? solution.thresholds[$0] : -solution.thresholds[$0]
    }
    return (values, solution.isProven)
  }
}

// From measured values to ones that people can read.
extension Tuning {
  /// A value that does as the measured one: the present one, or the one of fewest digits about the
  /// middle between the strokes on either side.
  private func rounded(_ choice: Choice, _ limit: Int, _ examples: [Example]) -> Double {
    let values = choice.values
    let value = values[limit]
    var (least, most) = (-Double.infinity, Double.infinity)
    for example in examples {
      guard let passing = example.passing[choice.variant] else { continue }
      let isOut = limits.indices.contains { $0 != limit && !passing[$0].contains(values[$0]) }
      if isOut { continue }
      let range = passing[limit]
      if range.lowerBound <= value {
        least = max(least, range.lowerBound)
      } else {
        most = min(most, range.lowerBound.nextDown)
      }
      if range.upperBound >= value {
        most = min(most, range.upperBound)
      } else {
        least = max(least, range.upperBound.nextUp)
      }
    }
    let limit = limits[limit]
    if let present = limit.present, least <= present, present <= most { return present }
    return limit.value(from: least, to: most) ?? value
  }
}

extension Tuning.Limit {
  /// The value of fewest digits in the middle half of what is between two numbers; nil if it can be
  /// none of them.
  fileprivate func value(from least: Double, to most: Double) -> Double? {
    var (low, high) = bounds(least, most)
    if isCount { (low, high) = (low.rounded(.up), high.rounded(.down)) }
    guard low <= high, low.isFinite, high.isFinite else { return nil }
    let middle = low + (high - low) / 2
    guard !isCount else { return middle.rounded(.down) }
    let quarter = (high - low) / 4
    let inner = (low + quarter)...(high - quarter)
    for digits in 1...15 {
      let steps = DecimalSteps(digits: digits)
      let near = [steps.down(to: middle), steps.up(to: middle)].min {
        ($0 - middle).magnitude < ($1 - middle).magnitude
      }
      if let near, inner.contains(near), range.contains(near) { return near }
    }
    return range.contains(middle) ? middle : nil
  }

  /// Two numbers between which there is a middle: an open side ends a little beyond the other one.
  private func bounds(_ least: Double, _ most: Double) -> (Double, Double) {
    let (low, high): (Double, Double) =
      switch range {
      case .all: (least, most)
      case .above(let bound): (max(least, bound.nextUp), most)
      case .from(let bound): (max(least, bound), most)
      case .within(let range): (max(least, range.lowerBound), min(most, range.upperBound))
      }
    let margin = 0.05
    if high == .infinity { return (low, low + max(low.magnitude * margin, isCount ? 1 : 0)) }
    if low == -.infinity { return (high - max(high.magnitude * margin, isCount ? 1 : 0), high) }
    return (low, high)
  }
}
