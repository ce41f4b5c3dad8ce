import StrokeCore
import TestSupport
import Testing

/// The search for limits agrees with trying every value.
@Suite struct LimitFitTests {
  private static let goals: [LimitFit.Goal] = [
    .balancedAccuracy, .fallout(atMost: 0.2), .fallout(atMost: 0), .cost(miss: 5, falseAlarm: 1),
  ]

  /// Tries, for every limit, every value that a stroke needs.
  private func bestByTrying(_ examples: [LimitFit.Example], _ limits: Int, _ goal: LimitFit.Goal)
    -> Double
  {
    let positives = examples.count { $0.isPositive }
    let negatives = examples.count - positives
    var best = goal.score(0, 0, positives, negatives)
    func tryAll(_ thresholds: [Double]) {
      guard thresholds.count == limits else {
        for value in examples.map({ $0.needs[thresholds.count] }) where value < .infinity {
          tryAll(thresholds + [value])
        }
        return
      }
      let passing = examples.filter { $0.passes(thresholds) }
      let found = passing.count { $0.isPositive }
      best = max(best, goal.score(found, passing.count - found, positives, negatives))
    }
    tryAll([])
    return best
  }

  @Test(arguments: 1...3)
  func nothingIsBetter(limits: Int) {
    var generator = SeededGenerator(seed: UInt64(limits))
    for round in 0..<rounds(6, long: 60) {
      let spread = [3, 6, 100][round % 3]
      let examples = (0..<[0, 40, 24, 14][limits]).map { _ in
        let isPositive = Bool.random(using: &generator)
        return LimitFit.Example(
          needs: (0..<limits).map { _ in
            let need = Int.random(in: 0..<spread, using: &generator) + (isPositive ? 0 : spread / 4)
            return need == spread ? .infinity : Double(need)
          }, isPositive: isPositive)
      }
      for goal in Self.goals {
        let found = LimitFit(examples, limits: limits, for: goal).best()
        #expect(found.score == bestByTrying(examples, limits, goal), "\(goal) \(examples)")
        #expect(found.isProven)
        let passing = examples.filter { $0.passes(found.thresholds) }
        #expect(passing.count { $0.isPositive } == found.found)
        #expect(passing.count { !$0.isPositive } == found.accepted)
      }
    }
  }

  /// Three limits without any pattern: the search takes long.
  @Test func aSearchStopsWithTheBestThatItHasFound() {
    var generator = SeededGenerator(seed: 8)
    let examples = (0..<400).map { _ in
      LimitFit.Example(
        needs: (0..<3).map { _ in Double.random(in: 0...1, using: &generator) },
        isPositive: Bool.random(using: &generator))
    }
    let fit = LimitFit(examples, limits: 3, for: .balancedAccuracy)
    let few = fit.best(mostLooks: 2_000)
    let more = fit.best(mostLooks: 20_000)
    var asked = 0
    let stopped = fit.best {
      asked += 1
      return asked < 10
    }
    for solution in [few, more, stopped] {
      #expect(!solution.isProven && solution.score > 0)
      let passing = examples.filter { $0.passes(solution.thresholds) }
      #expect(passing.count { $0.isPositive } == solution.found)
    }
    #expect(asked == 10 && few.score <= more.score)
  }

  @Test func nothingPasses() {
    let examples = [
      LimitFit.Example(needs: [.infinity, 1], isPositive: true),
      LimitFit.Example(needs: [0, 0], isPositive: false),
    ]
    let found = LimitFit(examples, limits: 2, for: .balancedAccuracy).best()
    #expect(found.found == 0 && found.accepted == 0)
    #expect(found.thresholds == [-.infinity, -.infinity])
  }
}

@Suite struct TuningTests {
  private func limit(
    _ name: String = "limit", isCount: Bool = false, present: Double? = nil
  ) -> Tuning.Limit {
    Tuning.Limit(name: name, isCount: isCount, range: .from(0), present: present)
  }

  @Test func strokesAreTestedByLimitsThatWereNotTunedOnThem() {
    // The second part alone passes the first four, all strokes together pass only two.
    let rows: [(least: Double, isPositive: Bool, fold: Int)] = [
      (1, true, 0), (2, true, 0), (10, false, 0), (12, false, 0), (30, true, 1), (35, false, 1),
    ]
    let examples = rows.map { row in
      Tuning.Example(
        passing: [[row.least...Double.infinity]], isPositive: row.isPositive, passesNow: false,
        fold: row.fold)
    }
    let tuning = Tuning([limit()], for: .balancedAccuracy)
    #expect(tuning.heldOut(examples).verdicts == [true, true, true, true, false, false])
  }

  /// Strokes that pass three limits up to planted values, and no others: two upper bounds and a
  /// lower bound.
  private func planted(_ count: Int, _ generator: inout SeededGenerator) -> [Tuning.Example] {
    (0..<count).map { index in
      let measured = [
        Double(Int.random(in: 0...20, using: &generator)),
        Double.random(in: 0...200, using: &generator),
        Double.random(in: 3...8, using: &generator),
      ]
      let isPositive = measured[0] <= 7 && measured[1] <= 120 && measured[2] >= 5
      return Tuning.Example(
        passing: [
          [
            measured[0]...Double.infinity, measured[1]...Double.infinity,
            -Double.infinity...measured[2],
          ]
        ], isPositive: isPositive, passesNow: false, fold: index % 5)
    }
  }

  @Test func aPlantedOptimumIsFound() throws {
    var generator = SeededGenerator(seed: 5)
    let examples = planted(400, &generator)
    let tuning = Tuning(
      [limit(isCount: true), limit(), limit()], for: .balancedAccuracy)
    let choice = try #require(tuning.best(for: examples))
    #expect(examples.allSatisfy { $0.passes(choice) == $0.isPositive }, "\(choice)")
    #expect(choice.values[0] == 7 || choice.values[0] == 8)
    let leftOut = tuning.heldOut(examples)
    #expect(choice.isProven && leftOut.isProven)
    let right = zip(examples, leftOut.verdicts).count { $0.isPositive == $1 }
    #expect(right >= 380)
  }

  @Test func shuffledLabelsTeachNothing() {
    var generator = SeededGenerator(seed: 6)
    let labels = planted(400, &generator).map(\.isPositive).shuffled(using: &generator)
    let examples = zip(planted(400, &generator), labels).map {
      Tuning.Example(
        passing: $0.passing, isPositive: $1, passesNow: false, fold: $0.fold)
    }
    let tuning = Tuning([limit(isCount: true), limit(), limit()], for: .balancedAccuracy)
    var confusion = Confusion()
    for (example, isAccepted) in zip(examples, tuning.heldOut(examples).verdicts) {
      confusion.add(isPositive: example.isPositive, isAccepted: isAccepted)
    }
    #expect((confusion.balancedAccuracy ?? 0) < 0.62)
  }

  private static let roundings:
    [(circles: [Double], others: [Double], present: Double?, value: Double)] = [
      // The present value is as good as any other.
      ([3, 4], [9], 5, 5),
      // The fewest digits near the middle, or near the end towards the present value.
      ([3.01, 4.123], [9.87], nil, 7), ([0.1234], [0.1301], nil, 0.127),
      ([3.01, 4.123], [9.87], 1, 4.7), ([3.01, 4.123], [9.87], 20, 9.3),
      // Nothing above: slightly more than needed.
      ([100], [], 1, 102),
    ]

  @Test(arguments: roundings)
  func valuesAreRound(circles: [Double], others: [Double], present: Double?, value: Double) throws {
    let examples = (circles.map { ($0, true) } + others.map { ($0, false) }).map {
      Tuning.Example(
        passing: [[$0...Double.infinity]], isPositive: $1, passesNow: false)
    }
    let choice = try #require(
      Tuning([limit(present: present)], for: .cost(miss: 1, falseAlarm: 1)).best(for: examples))
    #expect(choice.values == [value])
  }

  /// Circles that pass up to 2 and from 8 on, and others in between: both ends are equally good.
  @Test(arguments: [(present: 1.0, value: 1.0), (3, 1.8), (7, 8.2), (9, 9)])
  func tiesGoToTheValueNearestToThePresentOne(present: Double, value: Double) throws {
    let ranges: [(ClosedRange<Double>, Bool)] = [(0...2, true), (8...10, true), (3...7, false)]
    let examples = ranges.map {
      Tuning.Example(passing: [[$0.0]], isPositive: $0.1, passesNow: false)
    }
    let tuning = Tuning([limit(present: present)], for: .balancedAccuracy)
    #expect(try #require(tuning.best(for: examples)).values == [value])
  }

  /// From 0 to 4.84 all values are equally good: the end towards the present value is chosen.
  @Test func valuesDownToTheLeastPossibleAreNotHalved() throws {
    let rows = [(4.84, true), (7.0, true), (5.2, false), (5.1, false)]
    let examples = rows.map {
      Tuning.Example(passing: [[-.infinity...$0.0]], isPositive: $0.1, passesNow: false)
    }
    let tuning = Tuning([limit(present: 5.15)], for: .cost(miss: 3, falseAlarm: 1))
    #expect(try #require(tuning.best(for: examples)).values == [4.4])
  }

  @Test func aRangeHasTwoEnds() throws {
    // Circles pass from 0.1 to 0.4, others below and above.
    let ranges: [(ClosedRange<Double>, Bool)] = [
      (0.1...0.5, true), (0.05...0.4, true), (0...0.09, false), (0.41...0.9, false),
    ]
    let examples = ranges.map {
      Tuning.Example(passing: [[$0.0]], isPositive: $0.1, passesNow: false)
    }
    let choice = try #require(Tuning([limit()], for: .balancedAccuracy).best(for: examples))
    #expect((0.1...0.4).contains(choice.values[0]))
  }
}

@Suite struct McNemarTests {
  private static let rows: [(one: Int, other: Int, probability: Double)] = [
    (0, 0, 1), (1, 0, 1), (0, 5, 0.0625), (2, 10, 0.038_574_218_75), (10, 10, 1),
    (5, 15, 0.041_389_465_332_031_25), (3, 14, 0.012725830078125), (40, 75, 0.0014129574986076687),
    (900, 1000, 0.02310884510890107), (2000, 2600, 9.22122107676965e-19),
  ]

  @Test(arguments: rows)
  func exactProbabilities(one: Int, other: Int, probability: Double) {
    for test in [McNemar(one, other), McNemar(other, one)] {
      #expect((test.probability / probability - 1).magnitude < 1e-12)
    }
  }
}

extension LimitFit.Example {
  /// Tells whether the thresholds pass the stroke.
  fileprivate func passes(_ thresholds: [Double]) -> Bool {
    zip(needs, thresholds).allSatisfy { $0 <= $1 }
  }
}

/// Which limits of ring are tried together.
@Suite struct RingTuningTests {
  /// Whether strictness is fitted besides changes nothing, and two limits are tried in pairs as well.
  @Test func pairsOfLimitsAreTried() {
    func tried(_ names: Set<String>) -> [[Double?]] {
      RingTuning(RingDetector(), fitting: names).detectors.map { [$0.minAspect, $0.maxTurns] }
    }
    let names: [Set<String>] = [[], ["min-aspect"], ["max-turns"], ["min-aspect", "max-turns"]]
    for names in names { #expect(tried(names) == tried(names.union(["strictness"]))) }
    let alone = tried(["min-aspect"]).count + tried(["max-turns"]).count - 1
    let both = tried(["min-aspect", "max-turns"])
    #expect(both.count > alone + 50 && Set(both).count == both.count)
    #expect(both.count { !$0.contains(nil) } == both.count - alone)
  }

  /// In pairs, every third value of each by itself is tried with every third of the other, from the first on.
  @Test func pairsAreOfTheValuesThatAreTriedAlone() {
    func tried(_ names: Set<String>) -> [RingDetector] {
      RingTuning(RingDetector(), fitting: names).detectors
    }
    func thirds(_ values: [Double]) -> [Double] {
      stride(from: 0, to: values.count, by: 3).map { values[$0] }
    }
    let aspects = thirds(tried(["min-aspect"]).compactMap(\.minAspect))
    let turns = thirds(tried(["max-turns"]).compactMap(\.maxTurns))
    #expect(aspects.first == 0.2 && turns.first == 1.05)
    let pairs = tried(["min-aspect", "max-turns"]).compactMap { detector in
      detector.minAspect.flatMap { aspect in detector.maxTurns.map { [aspect, $0] } }
    }
    #expect(pairs == aspects.flatMap { aspect in turns.map { [aspect, $0] } })
  }
}
