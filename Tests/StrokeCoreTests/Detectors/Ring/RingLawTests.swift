import Foundation
import TestSupport
import Testing

@testable import StrokeCore

/// What holds for every stroke.
@Suite struct RingLawTests {
  private static let seed: UInt64 = 21

  /// Wobbly loops, arcs and scribbles of any size and rate: `count` when long, a quarter when short.
  private func strokes(_ count: Int) throws -> [Stroke] {
    var generator = SeededGenerator(seed: Self.seed)
    return try (0..<rounds(count / 4, long: count)).map { index in
      index % 3 == 0
        ? try Shapes.random(using: &generator) : try Shapes.loop(using: &generator)
    }
  }

  @Test func mirroringReversingTurningAndScalingChangeNothing() throws {
    var circles = 0
    // Of an exact circle that is drawn on beyond its beginning, as much can be left off at either end.
    let overlaps = try [1.25, 1.28, 1.3].map { try Shapes.circle(turns: $0) }
    for stroke in try overlaps + strokes(240) {
      for turns in [1, 0.5] {
        var ring = RingDetector()
        ring.turns = turns
        let (verdict, margin) = (ring.verdict(on: stroke), ring.margin(of: stroke))
        circles += verdict.isCircle ? 1 : 0
        for change: Stroke.Transformation in [
          .mirror, .reverse, .rotate(90), .rotate(33.3), .scale(0.25), .scale(7), .scale(1e-5),
        ] {
          let other = try stroke.transformed(by: change)
          #expect((ring.margin(of: other) - margin).magnitude < 1e-6, "\(change), \(Self.seed)")
          // Within rounding of a limit either is right.
          if margin.magnitude > 1e-6 {
            #expect(ring.verdict(on: other).reason == verdict.reason, "\(change), \(Self.seed)")
          }
        }
      }
    }
    #expect(circles > rounds(10, long: 40))
  }

  @Test func theMarginIsNotBelowNoughtIfAndOnlyIfTheStrokeIsAccepted() throws {
    for stroke in try strokes(400) {
      for (strictness, turns) in [(0.5, 1.0), (0, 1), (1, 1), (0.5, 0.5), (0.2, 0.25)] {
        var ring = RingDetector()
        (ring.strictness, ring.turns) = (strictness, turns)
        let margin = ring.margin(of: stroke)
        #expect((margin >= 0) == ring.verdict(on: stroke).isCircle, "seed \(Self.seed)")
        #expect((-10...1).contains(margin))
      }
    }
  }

  @Test func theMeasuresOfTheImagesAgree() throws {
    var compared = 0
    for stroke in try strokes(240) {
      let measures = stroke.measures
      #expect(!measures.score.isNaN && !measures.turns.isNaN)
      for (change, sign) in [
        (Stroke.Transformation.mirror, -1.0), (.reverse, -1), (.rotate(77), 1), (.scale(3), 1),
      ] {
        let other = try stroke.transformed(by: change).measures
        // A line that rounding bends has a centre of its own whim.
        guard measures.score > 0.01 else { continue }
        compared += 1
        #expect((other.score - measures.score).magnitude < 1e-6, "\(change), \(Self.seed)")
        #expect((other.turns - sign * measures.turns).magnitude < 1e-9)
        #expect(((other.gap ?? 9) - (measures.gap ?? 9)).magnitude < 1e-9)
      }
    }
    #expect(compared > rounds(120, long: 480))
  }

  @Test func theSplineReproducesCircles() throws {
    for count in [9, 13, 25, 96] {
      let circle = try Shapes.circle(center: .origin, radius: 1, start: 0.3, count: count)
      let frame = NormalizedFrame(of: circle)
      let rows = 2 + CircularSpline.rows + 2
      let worst = Workspace.withRoom(rows: rows, length: max(count, 64)) { workspace in
        let samples = frame.places(of: circle, in: &workspace)
        let spline = CircularSpline(samples, in: &workspace)
        let row = PointBuffer(x: workspace.row(64), y: workspace.row(64), count: 64)
        spline?.fill(row)
        return (0..<64).map { index in
          let way = row[index] * (1 / frame.scale)
          return ((frame.origin + way).distance(to: .origin) - 1).magnitude
        }.max() ?? 1
      }
      #expect(worst < (count < 10 ? 2e-5 : 2e-6), "\(count)")
    }
  }
}

extension Shapes {
  /// A loop as a hand draws it: wobbly, stretched, open or overlapping, at any rate.
  static func loop(using generator: inout some RandomNumberGenerator) throws -> Stroke {
    let count = Int(exp(Double.random(in: 2...6, using: &generator)))
    let turns = Double.random(in: 0.3...1.5, using: &generator)
    let aspect = Double.random(in: 0.4...1, using: &generator)
    let wobbles = (2...5).map { _ in Double.random(in: -0.04...0.04, using: &generator) }
    let drift = Double.random(in: -0.1...0.1, using: &generator)
    let tilt = Double.random(in: 0...3, using: &generator)
    let points = (0..<count).map { index in
      let share = Double(index) / Double(count)
      let turn = 2 * .pi * turns * share
      var radius = 100 * (1 + drift * share)
      for (order, wobble) in wobbles.enumerated() {
        radius *= 1 + wobble * cos(Double(order + 2) * turn + Double(order))
      }
      let (x, y) = (radius * cos(turn), aspect * radius * sin(turn))
      return Point(160 + x * cos(tilt) - y * sin(tilt), 240 + x * sin(tilt) + y * cos(tilt))
    }
    return try Stroke(points)
  }
}
