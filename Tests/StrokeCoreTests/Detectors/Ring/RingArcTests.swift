import StrokeCore
import TestSupport
import Testing

/// Arcs of less than a turn.
@Suite struct RingArcTests {
  private func ring(_ turns: Double) -> RingDetector {
    var ring = RingDetector()
    ring.turns = turns
    return ring
  }

  @Test(arguments: [0.125, 0.25, 0.3, 0.5, 0.75])
  func anExactArcIsFound(turns: Double) throws {
    for count in [8, 12, 30, 400] {
      for sign in [1.0, -1] {
        let arc = try Shapes.circle(start: 0.7, turns: sign * turns, count: count)
        let circle = try #require(ring(turns).verdict(on: arc).circle, "\(count)")
        #expect((circle.radius - 80).magnitude < 1e-3)
        #expect(ring(turns).margin(of: arc) > 0.1)
      }
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func otherArcsAreNot(turns: Double) throws {
    for other in [0.25, 0.5, 0.75, 1] where other != turns {
      let reason = ring(turns).verdict(on: try Shapes.circle(turns: other, count: 90)).reason
      #expect(reason == (other < turns ? .turnsTooLittle : .turnsTooMuch))
    }
  }

  @Test func aBracketIsNoHalfCircle() throws {
    let bracket = try Shapes.polyline(
      [Point(40, 0), Point(0, 0), Point(0, 100), Point(40, 100)], steps: 20)
    #expect(ring(0.5).verdict(on: bracket).reason == .hasCorners)
  }

  @Test func aLineIsTooStraight() throws {
    let line = try Shapes.polyline([Point(0, 0), Point(90, 40)])
    let explanation = ring(0.5).explanation(of: line)
    #expect(explanation.verdict.reason == .tooStraight)
    #expect(explanation.checks.dropFirst(2).allSatisfy { $0.outcome == .skipped })
  }

  @Test func aCircleIsNoArcAndAnArcNoCircle() throws {
    let (circle, half) = (try Shapes.circle(), try Shapes.circle(turns: 0.5))
    #expect(ring(1).verdict(on: circle).isCircle && !ring(1).verdict(on: half).isCircle)
    #expect(!ring(0.5).verdict(on: circle).isCircle && ring(0.5).verdict(on: half).isCircle)
  }
}
