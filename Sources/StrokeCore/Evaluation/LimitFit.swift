// Limits are fitted exactly to what was measured of labelled strokes: moving a limit between two
// neighbouring measured values changes nothing. One limit is swept over its values. Two are swept
// together: strokes are added in the order of the first, and a tree over the values of the second
// holds the best sum so far. A third is searched by branch and bound: the bound of a range passes
// the circles that its loosest value passes, but only the others that its strictest value passes.

/// The labelled strokes as the limits of a detector see them.
package struct LimitFit: Sendable {
  package enum Goal: Hashable, Sendable {
    /// Maximizes the mean of the share of circles found and the share of others rejected.
    case balancedAccuracy
    /// Finds the most circles while at most this share of the others is accepted.
    case fallout(atMost: Double)
    /// Minimizes the cost of circles missed and others accepted.
    case cost(miss: Double, falseAlarm: Double)
  }

  /// One stroke: for each limit, the least threshold that passes it.
  package struct Example: Hashable, Sendable {
    /// Thresholds pass a stroke if none is below what it needs; infinite for a stroke that never
    /// passes.
    package let needs: [Double]
    package let isPositive: Bool

    package init(needs: [Double], isPositive: Bool) {
      (self.needs, self.isPositive) = (needs, isPositive)
    }
  }

  package struct Solution: Hashable, Sendable {
    /// One for each limit, no looser than the found circles need; −∞ to find none.
    package let thresholds: [Double]
    package let found: Int
    package let accepted: Int
    package let score: Double
    /// False if the search was stopped before it proved that nothing is better.
    package var isProven = true
  }

  package static let mostLimits = 3

  /// The most strokes that a search examines, counting repeats: about a second.
  package static let mostLooks = 10_000_000

  private let goal: Goal
  /// The limits in the order of the search: those with the fewest values first.
  private let order: [Int]
  /// The thresholds to try for each limit in that order: what circles need. If there are fewer than
  /// three limits, each missing one comes first, with a single value that every stroke passes.
  private let values: [[Double]]
  /// The strokes that can pass, in the order of the second limit.
  private let rows: [Row]
  private let positives: Int
  private let negatives: Int

  /// The index of a value of each of the three limits.
  private struct Indices {
    /// The limit that is branched on.
    var outer: Int32
    /// The limit that the rows are sorted by.
    var first: Int32
    /// The limit that the tree spans.
    var second: Int32

    /// Tells whether a stroke that needs these values passes `others`.
    func pass(_ others: Indices) -> Bool {
      outer <= others.outer && first <= others.first && second <= others.second
    }
  }

  private struct Row {
    let needs: Indices
    let isPositive: Bool
  }

  /// A fit to strokes that each need as many thresholds as there are limits, one to three.
  ///
  /// - Complexity: O(n log n).
  package init(_ examples: [Example], limits: Int, for goal: Goal) {
    precondition((1...Self.mostLimits).contains(limits), "one to three limits")
    self.goal = goal
    positives = examples.count { $0.isPositive }
    negatives = examples.count - positives
    let found = examples.filter { example in
      example.isPositive && example.needs.allSatisfy { $0 < .infinity }
    }
    let own = (0..<limits).map { limit in
      Self.distinct(found.map { $0.needs[limit] }.sorted())
    }
    let order = (0..<limits).sorted { own[$0].count < own[$1].count }
    self.order = order
    let missing = Self.mostLimits - limits
    values = Array(repeating: [0], count: missing) + order.map { own[$0] }
    var rows: [Row] = []
    for example in examples {
      var indices = Array(repeating: Int32(0), count: missing)
      for limit in order {
        let index = own[limit].partitioningIndex { $0 >= example.needs[limit] }
        guard index < own[limit].count else { break }
        indices.append(Int32(index))
      }
      guard indices.count == Self.mostLimits else { continue }
      let needs = Indices(outer: indices[0], first: indices[1], second: indices[2])
      rows.append(Row(needs: needs, isPositive: example.isPositive))
    }
    rows.sort { $0.needs.first < $1.needs.first }
    self.rows = rows
  }

  private static func distinct(_ sorted: [Double]) -> [Double] {
    var distinct: [Double] = []
    for value in sorted where distinct.last != value { distinct.append(value) }
    return distinct
  }

  /// The best thresholds; of equally good ones, those of the strictest of the limits that are
  /// searched first.
  ///
  /// - Parameters:
  ///   - mostLooks: the most strokes to look at, each counted as often as the search does.
  ///   - shouldContinue: called after each step; the search stops when it returns false.
  /// - Complexity: O(n log n) for up to two limits. For three, that times the ranges of values that
  ///   cannot be told apart by their bounds, as long as there are looks left.
  package func best(
    mostLooks: Int = LimitFit.mostLooks, while shouldContinue: () -> Bool = { true }
  ) -> Solution {
    // No longer than the list of values, and so no more work to search than a branch.
    var branches: [Branch] = []
    var best = Best(score: scoreOfNone, indices: nil)
    if !rows.isEmpty {
      branches.append(branch(0...Int32(values[0].count - 1), &best))
    }
    var looks = 0
    var isProven = true
    while isProven,
      let greatest = branches.indices.max(by: { branches[$0].bound < branches[$1].bound }),
      branches[greatest].bound > best.score
    {
      for half in branches.remove(at: greatest).halves {
        branches.append(branch(half, &best))
        // A branch takes time even if few strokes can pass.
        looks += rows.count + 500
      }
      isProven = looks <= mostLooks && shouldContinue()
    }
    var solution = solution(best.indices)
    solution.isProven = isProven
    return solution
  }

  private struct Best {
    var score: Double
    /// Nil to pass no stroke.
    var indices: Indices?
  }

  private struct Branch {
    let range: ClosedRange<Int32>
    let bound: Double

    /// The two halves of the range; empty for a single value.
    var halves: [ClosedRange<Int32>] {
      guard range.count > 1 else { return [] }
      let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
      return [range.lowerBound...middle, (middle + 1)...range.upperBound]
    }
  }

  /// Bounds the score of a branch, and tries thresholds in it.
  private func branch(_ range: ClosedRange<Int32>, _ best: inout Best) -> Branch {
    var sweep = Sweep(goal, values[2].count, positives: positives, negatives: negatives)
    var top = Best(score: scoreOfNone, indices: nil)
    var row = 0
    while row < rows.count {
      let first = rows[row].needs.first
      var isWorthALook = false
      while row < rows.count, rows[row].needs.first == first {
        let next = rows[row]
        row += 1
        guard next.needs.outer <= (next.isPositive ? range.upperBound : range.lowerBound) else {
          continue
        }
        sweep.add(next.isPositive, at: Int(next.needs.second))
        isWorthALook = isWorthALook || next.isPositive
      }
      if isWorthALook, sweep.score > top.score {
        let second = Int32(sweep.bestIndex)
        top = Best(
          score: sweep.score,
          indices: Indices(outer: range.lowerBound, first: first, second: second))
      }
    }
    guard var indices = top.indices else { return Branch(range: range, bound: top.score) }
    // The strictest and the loosest value of the range, each where it is best for the bound.
    for outer in [range.lowerBound, range.upperBound] {
      indices.outer = outer
      let score = self.score(of: confusion(of: indices))
      if score > best.score { best = Best(score: score, indices: indices) }
    }
    return Branch(range: range, bound: top.score)
  }

  private func confusion(of indices: Indices) -> (found: Int, accepted: Int) {
    var (found, accepted) = (0, 0)
    for row in rows where row.needs.pass(indices) {
      if row.isPositive { found += 1 } else { accepted += 1 }
    }
    return (found, accepted)
  }

  private var scoreOfNone: Double { score(of: (0, 0)) }

  private func score(of confusion: (found: Int, accepted: Int)) -> Double {
    goal.score(confusion.found, confusion.accepted, positives, negatives)
  }

  private func solution(_ indices: Indices?) -> Solution {
    var thresholds = Array(repeating: -Double.infinity, count: order.count)
    var result = (found: 0, accepted: 0)
    if let indices {
      // No looser than the passing circles need.
      var tight = Indices(outer: 0, first: 0, second: 0)
      for row in rows where row.isPositive && row.needs.pass(indices) {
        tight.outer = max(tight.outer, row.needs.outer)
        tight.first = max(tight.first, row.needs.first)
        tight.second = max(tight.second, row.needs.second)
      }
      result = self.confusion(of: tight)
      let places = [tight.outer, tight.first, tight.second]
      for (limit, place) in zip(order, (Self.mostLimits - order.count)...) {
        thresholds[limit] = values[place][Int(places[place])]
      }
    }
    return Solution(
      thresholds: thresholds, found: result.found, accepted: result.accepted,
      score: score(of: result))
  }
}

extension LimitFit.Goal {
  /// The score of a result: higher is better, −∞ if it violates a condition.
  package func score(_ found: Int, _ accepted: Int, _ positives: Int, _ negatives: Int) -> Double {
    switch self {
    case .balancedAccuracy:
      // In whole numbers, so that equal results are equal: twice the product of both counts is 1.
      Double(found) * Double(max(negatives, 1)) - Double(accepted) * Double(max(positives, 1))
    case .fallout(let most):
      Double(accepted) <= most * Double(negatives) ? Double(found) : -.infinity
    case .cost(let miss, let falseAlarm):
      Double(found - positives) * miss - Double(accepted) * falseAlarm
    }
  }
}

/// A tree over the values of one limit that knows the best value for the strokes added so far.
private struct Sweep {
  private let goal: LimitFit.Goal
  private let leaves: Int
  private let positives: Int
  private let negatives: Int
  private let most: Int
  /// The gain of a circle, and the cost of an accepted other.
  private let gain: Double
  private let loss: Double
  /// For each node, the sum of its leaves and the greatest sum of a nonempty prefix of its leaves.
  private var sums: [(sum: Double, best: Double)]
  /// The circles and others in the leaves of each node, used if a share of others is the condition.
  private var counts: [(positives: Int, negatives: Int)]

  init(_ goal: LimitFit.Goal, _ values: Int, positives: Int, negatives: Int) {
    (self.goal, self.positives, self.negatives) = (goal, positives, negatives)
    var leaves = 1
    while leaves < values { leaves *= 2 }
    self.leaves = leaves
    switch goal {
    case .balancedAccuracy:
      (gain, loss) = (Double(max(negatives, 1)), Double(max(positives, 1)))
      most = 0
    case .fallout(let share):
      (gain, loss) = (1, 0)
      most = Int((share * Double(negatives)).rounded(.down))
    case .cost(let miss, let falseAlarm):
      (gain, loss) = (miss, falseAlarm)
      most = 0
    }
    let isCounting = if case .fallout = goal { true } else { false }
    sums = isCounting ? [] : Array(repeating: (0, 0), count: 2 * leaves)
    counts = isCounting ? Array(repeating: (0, 0), count: 2 * leaves) : []
  }

  /// Adds a stroke that passes from the value at `index` on.
  mutating func add(_ isPositive: Bool, at index: Int) {
    var node = leaves + index
    guard counts.isEmpty else {
      while node > 0 {
        if isPositive { counts[node].positives += 1 } else { counts[node].negatives += 1 }
        node /= 2
      }
      return
    }
    sums[node].sum += isPositive ? gain : -loss
    sums[node].best = sums[node].sum
    node /= 2
    while node > 0 {
      let (left, right) = (sums[2 * node], sums[2 * node + 1])
      sums[node] = (left.sum + right.sum, max(left.best, left.sum + right.best))
      node /= 2
    }
  }

  var score: Double {
    guard counts.isEmpty else {
      return Double(acceptedCounts(bestIndex).positives)
    }
    if case .cost(let miss, _) = goal { return sums[1].best - Double(positives) * miss }
    return sums[1].best
  }

  private func acceptedCounts(_ index: Int) -> (positives: Int, negatives: Int) {
    guard index >= 0 else { return (0, 0) }
    var node = leaves + index
    var (positives, negatives) = counts[node]
    while node > 1 {
      if node % 2 == 1 {
        positives += counts[node - 1].positives
        negatives += counts[node - 1].negatives
      }
      node /= 2
    }
    return (positives, negatives)
  }

  /// The index of the best value; −1 if even the strictest passes too many others.
  var bestIndex: Int {
    var node = 1
    guard counts.isEmpty else {
      // The loosest value that passes no more others than allowed.
      var rest = most
      guard counts[1].negatives > rest else { return leaves - 1 }
      while node < leaves {
        node *= 2
        if counts[node].negatives <= rest {
          rest -= counts[node].negatives
          node += 1
        }
      }
      return node - leaves - 1
    }
    while node < leaves {
      node *= 2
      if sums[node].sum + sums[node + 1].best > sums[node].best { node += 1 }
    }
    return node - leaves
  }
}
