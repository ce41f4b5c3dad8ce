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

  /// A person who drew a hundred circles counts as much as one who drew two.
  @Test func groupsCountAlike() {
    let rates = GroupRates([group(100, 0, 0, 0), group(1, 1, 1, 3), group(0, 0, 0, 9)])
    #expect(rates.sensitivity == 0.75 && rates.fallout == 0.125)
    #expect(rates.balancedAccuracy == (0.75 + 0.875) / 2)
    #expect(GroupRates([group(3, 1, 0, 0)]).balancedAccuracy == nil)
    #expect(GroupRates([Confusion]()).sensitivity == nil)
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
