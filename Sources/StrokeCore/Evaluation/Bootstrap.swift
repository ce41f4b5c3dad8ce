/// 95 % intervals for the labels of a classifier, by the bootstrap (Efron, 1979): units are drawn again, as many as there
/// are, with replacement, and the interval holds what the middle 95 % of such resamples give. A unit is all that one
/// person drew, because strokes of one person are alike; with few people, it is a stroke.
///
/// The interval of few units would be too narrow. It is widened about its middle by √(n / (n - 1)) and by as much as
/// Student's t with n - 1 degrees of freedom exceeds the normal distribution.
package struct Bootstrap: Sendable {
  package static let resamples = 1_000
  package static let seed: UInt64 = 1
  /// With fewer people, units are strokes.
  package static let fewestPeople = 30

  package let isByPerson: Bool
  /// The number of people or strokes.
  package let units: Int
  /// Nil if all resamples give the same, as those of right answers do.
  package let accuracy: ClosedRange<Double>?
  package let macroF1: ClosedRange<Double>?

  /// Resamples strokes, given as places in the tally, or people, given as ranges of strokes.
  ///
  /// - Complexity: O(`resamples` · (strokes + labels)).
  init(of pairs: [Int32], by people: [Range<Int>]? = nil, _ tally: LabelTally) {
    (isByPerson, units) = (people != nil, people?.count ?? pairs.count)
    var random = SplitMix(state: Self.seed)
    var drawn = tally
    var (accuracies, scores): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.resamples {
      drawn.clear()
      for _ in 0..<units {
        let unit = random.next(below: units)
        if let people {
          for place in people[unit] { drawn.add(pairs[place]) }
        } else {
          drawn.add(pairs[unit])
        }
      }
      accuracies.append(drawn.accuracy)
      scores.append(drawn.macroF1)
    }
    accuracy = Self.interval(of: accuracies, units: units)
    macroF1 = Self.interval(of: scores, units: units)
  }

  private static func interval(of values: [Double], units: Int) -> ClosedRange<Double>? {
    let sorted = values.sorted()
    let outside = resamples / 40
    let (low, high) = (sorted[outside], sorted[resamples - 1 - outside])
    guard low < high else { return nil }
    let z = 1.959_963_984_540_054
    let (n, freedom) = (Double(units), Double(units - 1))
    // The first term of the Cornish-Fisher expansion of Student's t over z.
    let widening = (n / freedom).squareRoot() * (1 + (z * z + 1) / (4 * freedom))
    let (middle, reach) = ((low + high) / 2, (high - low) / 2 * widening)
    return max(0, middle - reach)...min(1, middle + reach)
  }
}

/// The number of strokes with each pair of labels: the one recorded and the one given.
struct LabelTally {
  private let pairs: [(label: Int, given: Int)]
  private let labels: Int
  private var counts: [Int]

  /// A tally of pairs of labels, which are counted from 0.
  init(of pairs: [(label: Int, given: Int)], labels: Int, counts: [Int]) {
    (self.pairs, self.labels, self.counts) = (pairs, labels, counts)
  }

  mutating func clear() {
    for place in counts.indices { counts[place] = 0 }
  }

  mutating func add(_ pair: Int32) { counts[Int(pair)] += 1 }

  /// The share of strokes given their own label.
  var accuracy: Double {
    var (right, all) = (0, 0)
    for (pair, count) in zip(pairs, counts) {
      all += count
      if pair.label == pair.given { right += count }
    }
    return Double(right) / Double(all)
  }

  /// The mean of F1 over the labels that occur, recorded or given.
  var macroF1: Double {
    var (right, all) = (Array(repeating: 0, count: labels), Array(repeating: 0, count: labels))
    for (pair, count) in zip(pairs, counts) {
      all[pair.label] += count
      all[pair.given] += count
      if pair.label == pair.given { right[pair.label] += count }
    }
    var (sum, occurring) = (0.0, 0)
    for label in 0..<labels where all[label] > 0 {
      sum += 2 * Double(right[label]) / Double(all[label])
      occurring += 1
    }
    return sum / Double(occurring)
  }
}

/// The generator SplitMix64 (Steele, Lea and Flood, 2014), which gives the same numbers everywhere.
private struct SplitMix {
  var state: UInt64

  /// A number from 0 to less than a bound, which is less than 2³².
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Int(((bits >> 32) &* UInt64(bound)) >> 32)
  }
}
