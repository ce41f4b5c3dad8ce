import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// The grid that a recording lies on.
@Suite struct GridTests {
  private func gridStep(of stroke: Stroke) -> Double {
    let frame = NormalizedFrame(of: stroke)
    return Workspace.withRoom(rows: 2, length: stroke.count) { workspace in
      let places = frame.places(of: stroke, in: &workspace)
      let longest = (1..<max(places.count, 1)).map { (places[$0] - places[$0 - 1]).length }.max()
      return places.gridStep(longestStep: longest ?? 0) / frame.scale
    }
  }

  /// A circle of radius 5 about any place, rounded to whole numbers.
  private func coarseCircle(
    _ count: Int, using generator: inout some RandomNumberGenerator
  ) throws -> Stroke {
    let center = Point(
      .random(in: 20...30, using: &generator), .random(in: 20...30, using: &generator))
    return try Shapes.circle(
      center: center, radius: 5, start: .random(in: 0...6, using: &generator), count: count
    ).transformed(by: .round)
  }

  /// The same stroke drawn from another of its samples on, the last of which is the first.
  private func startedLater(_ stroke: Stroke, by samples: Int) throws -> Stroke {
    let round = Array(stroke.points.dropLast())
    let later = round[samples...] + round[...samples]
    return try Stroke(Array(later))
  }

  @Test func theGridIsTheSameTurnedScaledReversedAndStartedElsewhere() throws {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<40 {
      let stroke = try coarseCircle(20 + round % 20, using: &generator)
      #expect((gridStep(of: stroke) - 1).magnitude < 1e-9)
      for (change, scale) in [
        (.rotate(33.3), 1), (.rotate(90), 1), (.mirror, 1), (.reverse, 1), (.scale(0.37), 0.37),
        (.scale(1e6), 1e6),
      ] as [(Stroke.Transformation, Double)] {
        let step = gridStep(of: try stroke.transformed(by: change))
        #expect((step / scale - 1).magnitude < 1e-6, "\(change), \(round)")
      }
      #expect((gridStep(of: try startedLater(stroke, by: 5)) - 1).magnitude < 1e-9)
    }
  }

  @Test func smoothLinesAndFineGridsHaveNone() throws {
    #expect(gridStep(of: try Shapes.circle(count: 40)) == 0)
    #expect(gridStep(of: try Shapes.circle(count: 9)) == 0)
    #expect(gridStep(of: try Shapes.circle(radius: 80, count: 60).transformed(by: .round)) == 1)
    #expect(gridStep(of: try Shapes.circle(radius: 8_000, count: 60).transformed(by: .round)) == 0)
    for stroke in [Stroke(), try Stroke([Point(1, 1)])] { #expect(gridStep(of: stroke) == 0) }
  }

  /// Ten steps across, in as few samples as this: a convex polygon, no step of which bends both ways.
  @Test(arguments: [12, 16, 24])
  func aCircleOfFewSamplesOnACoarseGridIsOne(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var found = 0
    for _ in 0..<100 {
      let circle = try coarseCircle(count, using: &generator)
      found += RingDetector().verdict(on: circle).isCircle ? 1 : 0
    }
    #expect(found >= 99)
  }
}
