import TestSupport
import Testing

@testable import StrokeCore

/// The numbers are those of Tests/numbers/formulas.py.
@Suite struct BootstrapTests {
  /// Strokes of which every seventh is given another label, by so many people.
  private func strokes(_ count: Int, people: Int?) -> [(
    label: String, given: String, person: String?
  )] {
    let labels = ["a", "b", "c"]
    return (0..<count).map { index in
      let given = labels[(index + (index % 7 == 0 ? 1 : 0)) % 3]
      return (labels[index % 3], given, people.map { "p\(index % $0)" })
    }
  }

  private func confusion(
    _ strokes: [(label: String, given: String, person: String?)]
  ) -> LabelConfusion {
    var confusion = LabelConfusion()
    for (label, given, person) in strokes {
      confusion.add(label: label, given: given, group: nil, person: person)
    }
    return confusion
  }

  private func isClose(_ interval: ClosedRange<Double>?, _ low: Double, _ high: Double) -> Bool {
    guard let interval else { return false }
    return (interval.lowerBound - low).magnitude < 1e-12
      && (interval.upperBound - high).magnitude < 1e-12
  }

  /// Too few people, or one who is not known, are no better than none.
  @Test(arguments: [nil, 29, 60]) func strokesAreDrawn(people: Int?) {
    var strokes = strokes(60, people: people)
    if people == 60 { strokes[4].person = nil }
    let confusion = confusion(strokes)
    let bootstrap = confusion.bootstrap
    #expect(!bootstrap.isByPerson && bootstrap.units == 60)
    #expect((confusion.macroF1 - 0.85).magnitude < 1e-12)
    #expect(isClose(bootstrap.accuracy, 0.7473300482165568, 0.9360032851167766))
    #expect(isClose(bootstrap.macroF1, 0.7399945225427914, 0.9368288833785795))
  }

  @Test func peopleAreDrawn() {
    let confusion = confusion(strokes(93, people: 31))
    let bootstrap = confusion.bootstrap
    #expect(bootstrap.isByPerson && bootstrap.units == 31)
    #expect((confusion.macroF1 - 0.8494371836518848).magnitude < 1e-12)
    #expect(isClose(bootstrap.accuracy, 0.7926052447083632, 0.9063194864744323))
    #expect(isClose(bootstrap.macroF1, 0.7916130015495916, 0.9062962726916498))
  }

  @Test(arguments: [nil, 31]) func theOrderOfStrokesDoesNotCount(people: Int?) {
    let strokes = strokes(93, people: people)
    let (one, other) = (confusion(strokes).bootstrap, confusion(strokes.reversed()).bootstrap)
    #expect(one.accuracy == other.accuracy && one.macroF1 == other.macroF1)
  }

  /// Nothing varies where all are right, and of one stroke.
  @Test func rightAnswersHaveNoInterval() {
    for count in [1, 40] {
      let right = confusion((0..<count).map { ("a\($0 % 2)", "a\($0 % 2)", nil) })
      #expect(right.bootstrap.accuracy == nil && right.bootstrap.macroF1 == nil)
      #expect(right.macroF1 == 1)
    }
  }

  /// A label that no stroke was recorded with is one that is never right.
  @Test func aLabelOfNoStrokeCounts() {
    let confusion = confusion([("a", "a", nil), ("b", "x", nil)])
    #expect(confusion.macroF1 == 1.0 / 3)
  }

  /// A label that is only given has a row too, so that the mean of the rows is the mean F1.
  @Test func eachLabelAgainstAllOthers() {
    let pairs = [("a", "a"), ("a", "a"), ("a", "b"), ("b", "b"), ("b", "c")]
    let confusion = confusion(pairs.map { ($0, $1, nil) })
    let rows = confusion.rows
    let counts = rows.map(\.confusion).map {
      [$0.truePositives, $0.falseNegatives, $0.falsePositives, $0.trueNegatives]
    }
    #expect(rows.map(\.label) == ["a", "b", "c"])
    #expect(counts == [[2, 1, 0, 2], [1, 1, 1, 2], [0, 0, 1, 4]])
    #expect(rows.map(\.confusion.f1) == [0.8, 0.5, 0])
    #expect((confusion.macroF1 - 1.3 / 3).magnitude < 1e-12)
    #expect((confusion.accuracy.count, confusion.accuracy.total) == (3, 5))
  }
}
