import Foundation
import StrokeCore
import TestSupport
import Testing

/// Going back along the line that was drawn, and on again.
@Suite struct RetracingTests {
  private let ring = RingDetector()

  /// The points with those before `place` gone back over, `count` of them, and drawn again.
  private func hesitant(_ points: [Point], at place: Int, back count: Int) throws -> Stroke {
    let first = max(0, place - count)
    return try Stroke(
      points[...place] + points[first..<place].reversed() + points[(first + 1)...])
  }

  /// Law: where and how far it is gone back makes no difference to a verdict.
  @Test(arguments: [24, 64, 128])
  func aRetracedStretchAnywhereLeavesTheVerdict(count: Int) throws {
    let rows: [(Stroke, isCircle: Bool)] = [
      (try Shapes.circle(count: count), true),
      (try Shapes.polygon(3, start: 0.3, steps: count / 3), false),
      (try Shapes.polygon(4, start: 0.3, steps: count / 4), false),
      (try Shapes.polygon(6, start: 0.3, steps: count / 6), false),
    ]
    for (stroke, isCircle) in rows {
      #expect(ring.verdict(on: stroke).isCircle == isCircle)
      for place in stride(from: 1, to: stroke.count - 1, by: 3) {
        for back in [2, 5, 10] {
          let other = try hesitant(stroke.points, at: place, back: back)
          #expect(ring.verdict(on: other).isCircle == isCircle, "\(back) at \(place)")
        }
      }
    }
  }

  /// Dense noise goes back and forth at every sample; taking all that out would cut off the corners.
  @Test(arguments: [4, 5, 6])
  func noiseMakesNoCircleOfAPolygon(corners: Int) throws {
    let polygon = try Shapes.polygon(corners, start: 0.3, steps: 200 / corners)
    for seed in 0..<30 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let noisy = try Stroke(
        polygon.points.map { place in
          let angle = Double.random(in: 0...(2 * .pi), using: &generator)
          // Normal, with a deviation of 3 % of the diameter.
          let size = 4.8 * (-2 * log(Double.random(in: 1e-9...1, using: &generator))).squareRoot()
          return Point(place.x + size * cos(angle), place.y + size * sin(angle))
        })
      #expect(!ring.verdict(on: noisy).isCircle, "seed \(seed)")
    }
  }

  @Test func threeInOneStrokeAreLeftOut() throws {
    var points = try Shapes.circle(count: 64).points
    for (place, back) in [(50, 4), (30, 9), (12, 6)] {
      points = try hesitant(points, at: place, back: back).points
    }
    #expect(ring.verdict(on: try Stroke(points)).isCircle)
  }

  @Test func aPauseWithATremorIsLeftOut() throws {
    let circle = try Shapes.circle(count: 64).points
    let tremor = (0..<40).map { index in
      let (angle, size) = (Double(index * index) * 2.4, Double(index % 5))
      return Point(circle[20].x + size * cos(angle), circle[20].y + size * sin(angle))
    }
    #expect(ring.verdict(on: try Stroke(circle[...20] + tremor + circle[21...])).isCircle)
  }

  /// What goes back but not on the same way is part of the shape.
  @Test(arguments: [1.0, 20, 40])
  func aSpikeStays(width: Double) throws {
    let circle = try Shapes.circle(count: 64).points
    let (foot, next) = (circle[30], circle[31])
    let tip = Point(foot.x + 60, foot.y + 60 + width)
    let spike = (1...12).map { foot.interpolated(to: tip, Double($0) / 12) }
    let back = (1...12).map { tip.interpolated(to: next, Double($0) / 12) }
    #expect(!ring.verdict(on: try Stroke(circle[...30] + spike + back + circle[32...])).isCircle)
  }
}
