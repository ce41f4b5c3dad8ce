import Foundation
import StrokeCore
import TestSupport
import Testing

@Suite struct RingDetectorTests {
  private let ring = RingDetector()

  @Test(arguments: [8, 12, 13, 16, 24, 60, 240, 1_000])
  func aCircleIsOneAtAnyRate(count: Int) throws {
    for start in [0, 0.1, 1, 2.7] {
      for turns in [1, -1, 1.05, 0.97] {
        let stroke = try Shapes.circle(start: start, turns: turns, count: count + 1)
        let circle = try #require(ring.verdict(on: stroke).circle)
        #expect((circle.radius - 80).magnitude < 1e-6)
        #expect(circle.center.distance(to: Point(160, 240)) < 1e-6)
        #expect(ring.margin(of: stroke) > 0.75)
      }
    }
  }

  @Test(arguments: [1e-300, 1e-9, 0.3, 5_000, 1e300])
  func sizeDoesNotMatter(radius: Double) throws {
    let stroke = try Shapes.circle(
      center: Point(radius, -radius), radius: radius, start: 0.4, count: 40)
    let margin = ring.margin(of: try Shapes.circle(start: 0.4, count: 40))
    #expect((ring.margin(of: stroke) - margin).magnitude < 1e-9)
    #expect(
      ring.verdict(on: stroke).circle.map { ($0.radius / radius - 1).magnitude < 1e-9 } == true)
  }

  @Test(arguments: [12.0, 15, 20, 40, 5_000])
  func roundingToWholePixelsDoesNotMatter(radius: Double) throws {
    for start in stride(from: 0, to: 6.2, by: 0.31) {
      let circle = try Shapes.circle(
        center: Point(100.3, 80.7), radius: radius, start: start, count: 120)
      #expect(ring.verdict(on: try circle.transformed(by: .round)).isCircle, "\(start)")
    }
  }

  @Test func restingDoesNotMatter() throws {
    let circle = try Shapes.circle(count: 30)
    let resting = try Stroke(circle.points.flatMap { Array(repeating: $0, count: 5) })
    #expect(ring.margin(of: resting) == ring.margin(of: circle))
    #expect(ring.explanation(of: resting).checks[0].measured == 30)
  }

  /// Samples that are closer than the places of the outline average out, however many there are.
  @Test(arguments: [64, 200, 400])
  func noiseDoesNotMatterHoweverDenseTheSamples(count: Int) throws {
    var found = 0
    for start in 0..<60 {
      let circle = try Shapes.circle(start: Double(start) / 10, count: count)
      found += ring.verdict(on: try circle.transformed(by: .jitter(3))).isCircle ? 1 : 0
    }
    #expect(found >= 58)
  }

  @Test func smallHooksAndOverlapsAreForgiven() throws {
    let circle = try Shapes.circle(radius: 80, start: 0, count: 90).points
    let hook = (1...6).map { Point(240 + Double($0) * 2, 240 + Double($0) * 3) }
    for points in [hook.reversed() + circle, circle + hook, hook.reversed() + circle + hook] {
      #expect(ring.verdict(on: try Stroke(points)).isCircle)
    }
    #expect(ring.verdict(on: try Shapes.circle(turns: 1.3, count: 90)).isCircle)
  }

  @Test func everyReasonHasItsShape() throws {
    let shapes: [(Reason, Stroke)] = try [
      (.tooSparse, Shapes.circle(count: 7)), (.tooSparse, Stroke()),
      (.notALoop, Shapes.polyline([Point(0, 0), Point(90, 200)])),
      (.notALoop, Shapes.polyline([Point(0, 0), Point(90, 200), Point(0, 0)])),
      (.notClosed, Shapes.circle(turns: 0.75, count: 60)),
      (.turnsMoreThanOnce, Shapes.circle(turns: 2, count: 120)),
      (.tooFlat, stretched(Shapes.circle(count: 60), 0.4)),
      (.hasCorners, Shapes.polygon(4, steps: 30)), (.hasCorners, Shapes.polygon(3, steps: 40)),
      (.hasCorners, Shapes.polygon(6, steps: 20)),
      (.hasDents, Shapes.polar(200) { 80 * (1 + 0.15 * cos(6 * $0)) }),
      (.endsStickOut, tailed()), (.endsRunInside, crossed()),
      // A triangle with its sides and corners rounded off.
      (.turnsUnevenly, Shapes.polar(160) { 80 * (1 + 0.175 * cos(3 * $0)) }),
    ]
    for (reason, stroke) in shapes {
      #expect(ring.verdict(on: stroke).reason == reason)
    }
  }

  private func stretched(_ stroke: Stroke, _ aspect: Double) throws -> Stroke {
    try Stroke(stroke.points.map { Point($0.x, $0.y * aspect) })
  }

  private func tailed() throws -> Stroke {
    let circle = try Shapes.circle(center: .origin, start: 0, count: 80)
    return try Stroke(circle.points + (1...30).map { Point(80, Double($0) * 6) })
  }

  /// A circle with a line from its middle to its start, as in an e.
  private func crossed() throws -> Stroke {
    let circle = try Shapes.circle(center: .origin, start: 0, turns: 0.98, count: 80)
    return try Stroke((0..<12).map { Point(Double($0) * 80 / 12, 0) } + circle.points)
  }

  @Test func flatterEllipsesAreAMatterOfTaste() throws {
    for (aspect, least, isCircle) in [
      (0.6, nil, true), (0.5, nil, true), (0.46, nil, false), (0.46, 0.4, true), (0.9, 0.95, false),
      (1, 1, false),
    ] as [(Double, Double?, Bool)] {
      var ring = ring
      ring.minAspect = least
      let stroke = try stretched(Shapes.circle(count: 90), aspect)
      #expect(ring.verdict(on: stroke).isCircle == isCircle, "\(aspect), \(least ?? .nan)")
    }
  }

  @Test(arguments: [1.5, 2, 3, 4.5])
  func moreTurnsAreAMatterOfTaste(turns: Double) throws {
    var ring = ring
    let stroke = try Shapes.circle(turns: turns, count: 400)
    #expect(ring.verdict(on: stroke).reason == .turnsMoreThanOnce)
    ring.maxTurns = turns + 0.1
    #expect(ring.verdict(on: stroke).isCircle)
  }
}
