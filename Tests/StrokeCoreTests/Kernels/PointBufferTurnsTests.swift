import Foundation
import TestSupport
import Testing

@testable import StrokeCore

@Suite struct SweepTests {
  @Test func itIsTheSumOfTheAngles() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let places = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        Vector(
          .random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator))
      }
      let sum = zip(places, places.dropFirst()).reduce(0) { sum, pair in
        sum + atan2(pair.0.cross(pair.1), pair.0.dot(pair.1))
      }
      let turns = withRow(places) { $0.turns(about: .zero) }
      #expect((turns - sum / (2 * .pi)).magnitude < 1e-13, "seed 6")
      let backward = withRow(places.reversed()) { $0.turns(about: .zero) }
      #expect((turns + backward).magnitude < 1e-13)
    }
  }

  @Test func nothingSweepsNothing() {
    #expect(withRow([]) { $0.turns(about: .zero) } == 0)
    #expect(withRow([Vector(3, 4)]) { $0.turns(about: .zero) } == 0)
  }
}
