import Foundation
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

@Suite struct StrokeTransitTests {
  /// The sum of the angles, one after the other.
  private func sumOfAngles(_ stroke: Stroke, about middle: Point) -> Double {
    (1..<max(stroke.count, 1)).reduce(0) { sum, index in
      let (a, b) = (stroke.point(at: index - 1) - middle, stroke.point(at: index) - middle)
      return a == .zero || b == .zero ? sum : sum + atan2(a.cross(b).magnitude, a.dot(b))
    }
  }

  @Test(arguments: 1..<40)
  func halfTurnsAddUp(count: Int) throws {
    let stroke = try Stroke((0...count).map { $0 % 2 == 0 ? Point(-1, -1) : Point(1, 1) })
    let box = try #require(stroke.bounds)
    #expect(abs(stroke.transit(about: box) - Double(count) * .pi) < 1e-12 * Double(count))
  }

  /// On a small grid about the middle most angles are 0, quarter turns or half turns, and many
  /// samples are exactly in the middle.
  @Test func onAGridEveryAngleCounts() throws {
    var random = SeededGenerator(seed: 11)
    let box = Rect(minX: -2, minY: -2, maxX: 2, maxY: 2)
    for count in 1..<400 {
      let points = (0..<(count % 50 + 1)).map { _ in
        Point(
          Double(Int.random(in: -2...2, using: &random)),
          Double(Int.random(in: -2...2, using: &random)))
      }
      let sum = sumOfAngles(try Stroke(points), about: .origin)
      for scale in [1, 0x1p-1000, 0x1p-300, 0x1p300, 0x1p1000] {
        let stroke = try Stroke(points.map { Point($0.x * scale, $0.y * scale) })
        let scaled = Rect(
          minX: box.minX * scale, minY: box.minY * scale, maxX: box.maxX * scale,
          maxY: box.maxY * scale)
        #expect(abs(stroke.transit(about: scaled) - sum) < 1e-11, "seed 11, \(points)")
      }
    }
  }

  /// Samples from so near the middle that their products nearly vanish, to as far as doubles go.
  @Test func farAndNearSamplesCountAlike() throws {
    var random = SeededGenerator(seed: 12)
    let box = Rect(minX: -1, minY: -1, maxX: 1, maxY: 1)
    for count in 1..<300 {
      let points = (0..<(count % 60 + 1)).map { _ in
        let size = exp2(-Double.random(in: 0...400, using: &random))
        let angle = Double.random(in: -(.pi)...(.pi), using: &random)
        return Point(size * cos(angle), size * sin(angle))
      }
      let stroke = try Stroke(points)
      #expect(
        abs(stroke.transit(about: box) - sumOfAngles(stroke, about: .origin)) < 1e-11,
        "seed 12, \(points)")
    }
  }
}
