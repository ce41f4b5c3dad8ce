import StrokeCore
import TestSupport
import Testing

@Suite struct ShareTests {
  @Test func theIntervalHoldsTheShare() {
    for total in 1...60 {
      for count in 0...total {
        let share = Share(count, of: total)
        #expect(share.value.map(share.interval.contains) == true)
        #expect(share.interval.lowerBound >= 0 && share.interval.upperBound <= 1)
      }
    }
  }

  /// None of ten says something of the share, too: it is at most z²/(10 + z²).
  @Test func theIntervalOfNoneOrAllHasAWidth() {
    #expect((Share(0, of: 10).interval.upperBound - 0.277532799862889).magnitude < 1e-14)
    #expect((Share(10, of: 10).interval.lowerBound - 0.722467200137111).magnitude < 1e-14)
  }
}

@Suite struct EvaluationTests {
  private func example(
    _ label: String, _ isPositive: Bool, _ group: String? = nil
  ) -> Evaluation.Example {
    Evaluation.Example(
      file: "f", index: 1, id: nil, label: label, isPositive: isPositive, group: group)
  }

  private func rejected(_ reason: Reason) -> Verdict {
    .rejected(Check(.points, 1, .atLeast(2), reason))
  }

  @Test func everythingIsCounted() {
    let circle = Verdict.circle(Circle(center: .origin, radius: 1))
    var evaluation = Evaluation(of: "ring")
    evaluation.add(circle, on: example("circle", true, "a"))
    evaluation.add(rejected(.tooFlat), on: example("circle", true, "b"))
    evaluation.add(circle, on: example("square", false, "b"))
    evaluation.add(rejected(.hasCorners), on: example("square", false, "b"))
    evaluation.add(rejected(.hasCorners), on: example("star", false, "a"))
    let all = evaluation.confusion
    #expect(all.sensitivity == Share(1, of: 2) && all.fallout == Share(1, of: 3))
    #expect(all.balancedAccuracy == (0.5 + 1 - 1.0 / 3) / 2)
    #expect(evaluation.reasons == [.tooFlat: 1, .hasCorners: 2])
    #expect(evaluation.labels["square"]?.accepted == 1 && evaluation.labels["square"]?.strokes == 2)
    #expect(evaluation.mistakes.map(\.reason) == [.tooFlat, nil])
    let groups = evaluation.groupsInOrder
    #expect(groups.map(\.name) == ["a", "b"])
    #expect(groups[0].own.sensitivity == Share(1, of: 1))
    #expect(groups[0].others.sensitivity == Share(0, of: 1))
    #expect(groups[0].others.fallout == Share(1, of: 2))
  }

  @Test func anyChangeOfAVerdictOrReasonChangesTheFingerprint() {
    let verdicts = [rejected(.tooFlat), rejected(.hasCorners)]
    var prints: Set<UInt64> = []
    for order in [[0, 1], [1, 0], [0, 0], [0], []] {
      var evaluation = Evaluation(of: "ring")
      for index in order { evaluation.add(verdicts[index], on: example("a", false)) }
      prints.insert(evaluation.fingerprint)
    }
    #expect(prints.count == 5)
  }

  @Test func withoutCirclesOrOthersThereIsNoBalance() {
    var confusion = Confusion()
    confusion.add(isPositive: true, isAccepted: true)
    #expect(confusion.balancedAccuracy == nil && confusion.sensitivity.value == 1)
  }
}

@Suite struct CurveTests {
  @Test func theAreaIsTheShareOfPairsInOrder() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let margins = (0..<2).map { _ in
        (0..<Int.random(in: 1...30, using: &generator)).map { _ in
          // Few values, so that many are equal.
          Double(Int.random(in: -4...4, using: &generator))
        }
      }
      let curve = ReceiverCurve(positives: margins[0], negatives: margins[1])
      let pairs = margins[0].flatMap { a in
        margins[1].map { b in a > b ? 1 : a == b ? 0.5 : 0 }
      }
      let area = try #require(curve.area)
      #expect((area - pairs.reduce(0, +) / Double(pairs.count)).magnitude < 1e-12, "seed 9")
      #expect(curve.points.last?.sensitivity == 1 && curve.points.last?.fallout == 1)
      let lines = Array(zip(curve.points, curve.points.dropFirst()))
      #expect(lines.allSatisfy { $0.margin > $1.margin })
      // Every threshold is on the curve, and no corner lies between its neighbours.
      for threshold in Set(margins.joined()) {
        let (found, accepted) = (share(margins[0], threshold), share(margins[1], threshold))
        let isOnCurve = lines.contains { a, b in
          a.fallout == b.fallout && b.fallout == accepted && a.sensitivity...b.sensitivity ~= found
            || a.sensitivity == b.sensitivity && b.sensitivity == found
              && a.fallout...b.fallout ~= accepted
        }
        #expect(isOnCurve || curve.points.contains { $0.margin == threshold }, "seed 9")
      }
      for (a, c) in zip(curve.points, curve.points.dropFirst(2)) {
        #expect(a.fallout != c.fallout && a.sensitivity != c.sensitivity, "seed 9")
      }
    }
  }

  /// The share of margins that are at least a threshold.
  private func share(_ margins: [Double], _ threshold: Double) -> Double {
    Double(margins.count { $0 >= threshold }) / Double(margins.count)
  }

  @Test func withoutCirclesThereIsNoCurve() {
    let curve = ReceiverCurve(positives: [], negatives: [1])
    #expect(curve.area == nil && curve.points.isEmpty)
  }
}
