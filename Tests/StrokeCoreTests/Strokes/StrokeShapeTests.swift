import Foundation
import StrokeCore
import TestSupport
import Testing

/// The measures of exact shapes, against closed forms.
@Suite struct StrokeShapeTests {
  private func expect(
    _ number: Double?, is expected: Double, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let difference = ((number ?? .nan) - expected).magnitude
    #expect(
      difference <= tolerance, "\(number ?? .nan) is not \(expected)",
      sourceLocation: sourceLocation)
  }

  private func score(_ defects: Double) -> Double {
    100 * exp(-0.4 * defects - 0.5 * defects * defects)
  }

  @Test(arguments: [8, 12, 13, 60, 1_000], [1e-300, 1e-3, 80, 1e5, 1e300])
  func aCircleHasAHundredPointsAtAnySizeRateAndStart(count: Int, radius: Double) throws {
    for (start, turns) in [(-1.6, 1.0), (0, -1), (2.5, 1)] {
      let stroke = try Shapes.circle(
        center: Point(2 * radius, 3 * radius), radius: radius, start: start, turns: turns,
        count: count + 1)
      let measures = stroke.measures
      expect(measures.score, is: 100)
      expect(measures.turns, is: turns)
      #expect(measures.direction == (turns > 0 ? .clockwise : .counterclockwise))
      expect(measures.radius.map { $0 / radius }, is: 1)
      expect(measures.center.map { $0.x / radius }, is: 2)
      expect(measures.center.map { $0.y / radius }, is: 3)
      expect(measures.gap, is: 0)
      let sides = 2 * sin(.pi / Double(count)) * Double(count)
      expect(measures.length / radius, is: sides)
    }
  }

  @Test func aTimedStrokeHasADurationAndARate() throws {
    let measures = try Shapes.circle(count: 61, rate: 60).measures
    expect(measures.duration, is: 1)
    expect(measures.rate, is: 60)
    #expect(measures.bounds == (try Shapes.circle(count: 61).bounds))
    let untimed = try Stroke([.origin, Point(1, 0)]).measures
    #expect(untimed.duration == nil && untimed.rate == nil)
  }

  @Test(arguments: [0.5, 0.6, 0.75, 0.9, 1.1, 1.25, 1.5, 2, 3])
  func anArcOfHalfATurnAndMore(turns: Double) throws {
    let measures = try Shapes.circle(radius: 50, turns: turns, count: 97).measures
    expect(measures.turns, is: turns)
    expect(measures.radius, is: 50)
    // The chord over the diameter.
    expect(measures.gap, is: sin(.pi * turns).magnitude)
    expect(measures.score, is: score(turns < 1 ? 3.5 * (1 - turns) : turns - 1))
  }

  @Test(arguments: [0.1, 0.25, 0.4])
  func anArcOfLess(turns: Double) throws {
    let measures = try Shapes.circle(radius: 50, turns: -turns, count: 97).measures
    expect(measures.turns, is: -turns)
    expect(measures.radius, is: 50, within: 1e-6)
    // The ends are the farthest places.
    expect(measures.gap, is: 1)
    #expect(measures.score < 6)
  }

  @Test(arguments: [1.0, 0.9, 0.7, 0.5, 0.2, 0.05])
  func anEllipse(aspect: Double) throws {
    let stroke = try ellipse(aspect)
    let measures = stroke.measures
    expect(measures.turns, is: 1)
    expect(measures.center?.x, is: 160, within: 1e-6)
    expect(measures.center?.y, is: 240, within: 1e-6)
    expect(measures.gap, is: 0)
    let radius = try #require(measures.radius)
    #expect((100 * aspect...100.000_001).contains(radius))
  }

  private func ellipse(_ aspect: Double) throws -> Stroke {
    let circle = try Shapes.circle(center: .origin, radius: 100, count: 361)
    return try Stroke(
      (0..<circle.count).map { Point(160 + circle.x[$0], 240 + aspect * circle.y[$0]) })
  }

  @Test(arguments: [8, 16, 40])
  func aSquare(steps: Int) throws {
    let corners = [
      Point(60, 140), Point(260, 140), Point(260, 340), Point(60, 340), Point(60, 140),
    ]
    let measures = try Shapes.polyline(corners, steps: steps).measures
    expect(measures.turns, is: 1)
    expect(measures.length, is: 800)
    expect(measures.gap, is: 0)
    expect(measures.center?.x, is: 160)
    expect(measures.center?.y, is: 240)
    // In units of half the side, r² is the mean of 1 + u², by the trapezoids between samples.
    let n = Double(steps)
    expect(measures.radius, is: 100 * (4.0 / 3 + 2 / (3 * n * n)).squareRoot())
    #expect((48...55).contains(measures.score))
  }

  @Test func aSpiral() throws {
    // r = 10 + 5θ over three turns.
    let angles = (0...3_000).map { Double($0) / 3_000 * 6 * .pi }
    let stroke = try Stroke(
      angles.map { Point(160 + (10 + 5 * $0) * cos($0), 240 + (10 + 5 * $0) * sin($0)) })
    let measures = stroke.measures
    // The length of an Archimedean spiral r = 5φ from φ = 2 to 6π + 2.
    let length = { (phi: Double) in
      2.5 * (phi * (1 + phi * phi).squareRoot() + asinh(phi))
    }
    expect(measures.length, is: length(6 * .pi + 2) - length(2), within: 0.01)
    #expect(measures.direction == .clockwise && (2.5...3.1).contains(measures.turns))
    #expect(measures.score < 1)
  }

  @Test func aLineAndThereAndBack() throws {
    let line = try Shapes.polyline([Point(10, 20), Point(40, 60)])
    let back = try Shapes.polyline([Point(10, 20), Point(40, 60), Point(10, 20)])
    for (stroke, gap, length) in [(line, 1.0, 50.0), (back, 0, 100)] {
      let measures = stroke.measures
      #expect(measures.circle == nil && measures.turns == 0 && measures.direction == .none)
      #expect(measures.score == 0)
      expect(measures.gap, is: gap)
      expect(measures.length, is: length)
    }
  }

  @Test(arguments: [0.02, 0.1, 0.25])
  func goingBackAndAgainCosts(turns: Double) throws {
    let stops: [Double] = [0, 0.5, 0.5 - turns, 1]
    var points: [Point] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      for step in 0...90 {
        let angle = 2 * .pi * (from + (to - from) * Double(step) / 90)
        points.append(Point(80 * cos(angle), 80 * sin(angle)))
      }
    }
    let stroke = try Stroke(points)
    expect(stroke.measures.turns, is: 1)
    expect(stroke.measures.score, is: score(2 * turns), within: 2)
  }

  @Test func aFigureEightTurnsNowhere() throws {
    let stroke = try Stroke(
      // From an extreme, and past the middle without a sample there.
      (0...126).map { index in
        let turn = Double(index) / 63 * .pi + .pi / 2
        return Point(100 * sin(turn), 60 * sin(2 * turn))
      })
    let rounded = try stroke.transformed(by: .rotate(20)).transformed(by: .round)
    for stroke in [stroke, rounded] {
      expect(stroke.measures.turns, is: 0)
      #expect(stroke.measures.direction == .none && stroke.measures.score < 1)
    }
  }

  @Test func emptyStrokesAndDotsHaveNoGap() throws {
    for stroke in [Stroke(), try Stroke([Point(3, 4)]), try Stroke([.origin, .origin])] {
      let measures = stroke.measures
      #expect(measures.score == 0 && measures.turns == 0 && measures.length == 0)
      #expect(measures.gap == nil && measures.circle == nil)
    }
  }

  /// Every kind of defect, increasing.
  @Test func theScoreFallsWithEveryDefect() throws {
    let ellipses = try [1, 0.95, 0.9, 0.8, 0.7, 0.5, 0.3, 0.1].map { try ellipse($0) }
    let gaps = try [1, 0.97, 0.9, 0.8, 0.6, 0.4].map { try Shapes.circle(turns: $0, count: 90) }
    let overlaps = try [1, 1.02, 1.1, 1.3, 2, 3].map { try Shapes.circle(turns: $0, count: 90) }
    let wobbles = try [0, 0.01, 0.03, 0.1, 0.2].map { size in
      try Shapes.polar(180) { 80 * (1 + size * cos(5 * $0)) }
    }
    let polygons = try [60, 12, 8, 6, 5, 4, 3].map { try Shapes.polygon($0, steps: 480 / $0) }
    for family in [ellipses, gaps, overlaps, wobbles, polygons] {
      let scores = family.map(\.measures.score)
      #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 }, "\(scores)")
    }
  }
}
