import TestSupport
import Testing

@testable import StrokeCore

@Suite struct DiameterTests {
  @Test func itIsTheGreatestOfAllDistances() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<2_000 {
      let count = Int.random(in: 0...24, using: &generator)
      // Few distinct places, so that many coincide or are collinear.
      let most = [1.0, 3, 50][round % 3]
      let places = (0..<count).map { _ in
        Vector(
          Double.random(in: 0...most, using: &generator).rounded(),
          Double.random(in: 0...most, using: &generator).rounded())
      }
      let all = places.flatMap { a in places.map { ($0 - a).length } }
      #expect((places.greatestDistance() - (all.max() ?? 0)).magnitude < 1e-12, "seed 5")
    }
  }

  @Test func aLongCircleIsNoTrouble() throws {
    let circle = try Shapes.circle(center: .origin, radius: 1, count: 20_001)
    let places = circle.points.map { $0 - .origin }
    #expect((places.greatestDistance() - 2).magnitude < 1e-7)
  }
}
