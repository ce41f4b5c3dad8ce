import StrokeCore
import TestSupport
import Testing

@Suite struct GroupRatesTests {
  private func group(_ found: Int, _ missed: Int, _ accepted: Int, _ rejected: Int) -> Confusion {
    var confusion = Confusion()
    for (isPositive, isAccepted, count) in [
      (true, true, found), (true, false, missed), (false, true, accepted), (false, false, rejected),
    ] {
      for _ in 0..<count { confusion.add(isPositive: isPositive, isAccepted: isAccepted) }
    }
    return confusion
  }

  /// One who drew a hundred circles counts as much as one who drew two.
  @Test func groupsCountAlike() {
    let rates = GroupRates([group(100, 0, 0, 0), group(1, 1, 1, 3), group(0, 0, 0, 9)])
    #expect(rates.sensitivity == 0.75 && rates.fallout == 0.125)
    #expect(rates.balancedAccuracy == (0.75 + 0.875) / 2)
    #expect(rates.without(group(1, 1, 1, 3)).sensitivity == 1)
    #expect(rates.without(group(1, 1, 1, 3)).fallout == 0)
    #expect(GroupRates([group(3, 1, 0, 0)]).balancedAccuracy == nil)
    #expect(GroupRates().sensitivity == nil)
  }
}

@Suite struct NestedChoiceTests {
  private func curve(
    _ values: [Double], _ strokes: [(group: String?, isPositive: Bool, limit: Double)]
  ) -> SettingCurve {
    var curve = SettingCurve(
      detector: "d", axes: [SettingCurve.Axis("s", ownValue: 1, values: values)])
    for index in curve.points.indices {
      for stroke in strokes {
        let example = Evaluation.Example(
          file: "f", index: 1, id: nil, label: "x", isPositive: stroke.isPositive,
          group: stroke.group)
        curve.points[index].add(example, isAccepted: curve.points[index].values[0] >= stroke.limit)
      }
    }
    return curve
  }

  /// Three people whose circles are accepted from 2, 2 and 4 on, and whose others from 3, 9 and 9 on:
  /// each is judged by the value that suits the other two.
  @Test func eachGroupIsJudgedByTheChoiceOfTheOthers() throws {
    let choice = try #require(
      NestedChoice(
        curve(
          [1, 2, 3, 4],
          [
            ("a", true, 2), ("a", false, 3), ("b", true, 2), ("b", false, 9), ("c", true, 4),
            ("c", false, 9),
          ])))
    #expect(choice.values == [2] || choice.values == [4])
    #expect(choice.choices.map(\.group) == ["a", "b", "c"])
    // Without a: 4 finds both; without b: 2 finds a's and accepts none, 4 finds both and accepts
    // a's other: 0.75 each, so the one nearest the detector's own; without c: 2 is right of all.
    #expect(choice.choices.map(\.values) == [[4], [2], [2]])
    #expect(choice.leftOut.confusion.sensitivity == Share(2, of: 3))
    #expect(choice.leftOut.confusion.fallout == Share(1, of: 3))
    #expect(choice.inSample.rates.balancedAccuracy.map { ($0 - 5.0 / 6).magnitude < 1e-9 } == true)
    let left = try #require(choice.leftOut.rates.balancedAccuracy)
    #expect((left - (2.0 / 3 + 2.0 / 3) / 2).magnitude < 1e-9)
  }

  @Test func withoutGroupsThereIsNoChoice() {
    #expect(NestedChoice(curve([1, 2], [(nil, true, 1), (nil, false, 2)])) == nil)
    #expect(NestedChoice(curve([1, 2], [("a", true, 1), ("a", false, 2)])) == nil)
    // Without a there are no circles to choose by.
    #expect(NestedChoice(curve([1, 2], [("a", true, 1), ("b", false, 2)])) == nil)
  }

  /// On labels that mean nothing the choice flatters itself in sample, and is found out.
  @Test func luckIsFoundOut() throws {
    var generator = SeededGenerator(seed: 3)
    var flattered = 0
    let runs = 40
    for _ in 0..<runs {
      let strokes = (0..<60).map { index in
        (
          group: "\(index % 6)" as String?, isPositive: Bool.random(using: &generator),
          limit: Double.random(in: 0...20, using: &generator)
        )
      }
      let choice = try #require(NestedChoice(curve((0...20).map(Double.init), strokes)))
      let inSample = try #require(choice.inSample.rates.balancedAccuracy)
      let leftOut = try #require(choice.leftOut.rates.balancedAccuracy)
      #expect(leftOut <= inSample + 1e-9)
      flattered += inSample > leftOut + 0.02 ? 1 : 0
    }
    #expect(flattered > runs / 2)
  }
}

@Suite struct ReliabilityTests {
  @Test func theScoreAndTheTenths() {
    var reliability = Reliability(of: "ring")
    #expect(reliability.brierScore == nil)
    for (probability, isPositive) in [(0.0, false), (1, true), (0.75, true), (0.75, false)] {
      reliability.add(probability, isPositive: isPositive)
    }
    #expect(reliability.brierScore == (0.0625 + 0.5625) / 4)
    #expect(reliability.bins.map(\.circles.total) == [1, 0, 0, 0, 0, 0, 0, 2, 0, 1])
    #expect(reliability.bins[7].circles.count == 1 && reliability.bins[7].stated == 0.75)
    #expect(reliability.bins[3].stated == nil)
  }
}

@Suite struct RobustnessTests {
  @Test func everyChangeHasARow() {
    var robustness = Robustness(of: "ring")
    let count = Robustness.changes.count
    #expect(Set(Robustness.changes.map(\.name)).count == count && count > 25)
    robustness.add(
      [true, false] + Array(repeating: nil, count: count - 2), unchanged: true, isPositive: true)
    #expect(robustness.rows[0].confusion.sensitivity == Share(1, of: 1))
    #expect(robustness.rows[0].flipped == 0 && robustness.rows[1].flipped == 1)
    #expect(robustness.rows[2].confusion == Confusion())
  }
}
