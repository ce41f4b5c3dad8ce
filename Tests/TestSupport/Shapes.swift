import Foundation
import StrokeCore

/// Strokes by formula, for tests.
package enum Shapes {
  /// `count` samples on a circle, from `start` radians on over `turns` turns, clockwise on a screen
  /// if positive, at `rate` samples a second.
  package static func circle(
    center: Point = Point(160, 240), radius: Double = 80, start: Double = -1.6, turns: Double = 1,
    count: Int = 64, rate: Double = 60
  ) throws -> Stroke {
    let points = (0..<count).map { index in
      let angle = start + 2 * .pi * turns * Double(index) / Double(count - 1)
      return Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    return try Stroke(points, times: times(count, rate: rate))
  }

  /// One turn about the origin from a direction on, at radii by the angle.
  package static func polar(
    _ count: Int, start: Double = 0, _ radius: (Double) -> Double
  ) throws -> Stroke {
    try Stroke(
      (0...count).map { index in
        let turn = start + 2 * Double.pi * Double(index) / Double(count)
        return Point(radius(turn) * cos(turn), radius(turn) * sin(turn))
      })
  }

  /// A regular polygon about the origin from a corner on, each side cut into `steps`.
  package static func polygon(_ corners: Int, start: Double = 0, steps: Int) throws -> Stroke {
    try polyline(polar(corners, start: start) { _ in 80 }.points, steps: steps)
  }

  /// Straight steps between the points, each cut into `steps`.
  package static func polyline(_ corners: [Point], steps: Int = 16, rate: Double = 60) throws
    -> Stroke
  {
    var points = [corners[0]]
    for (from, to) in zip(corners, corners.dropFirst()) {
      for step in 1...steps {
        points.append(from.interpolated(to: to, Double(step) / Double(steps)))
      }
    }
    return try Stroke(points, times: times(points.count, rate: rate))
  }

  /// Times from 0 on.
  package static func times(_ count: Int, rate: Double) -> [Double] {
    (0..<count).map { Double($0) / rate }
  }

  /// A random stroke: circles, scribbles, lines and dots in any mixture, timed or not.
  package static func random(using generator: inout some RandomNumberGenerator) throws -> Stroke {
    let count = Int.random(in: 0...90, using: &generator)
    let turns = Double.random(in: -2...2, using: &generator)
    let noise = [0.0, 0, 0.5, 5, 40][Int.random(in: 0..<5, using: &generator)]
    let radius = [0.0, 1, 40, 90][Int.random(in: 0..<4, using: &generator)]
    let isTimed = Bool.random(using: &generator)
    let pace = Double.random(in: 0.001...0.05, using: &generator)
    var stroke = Stroke()
    for index in 0..<count {
      let angle = 2 * .pi * turns * Double(index) / Double(count)
      let shake = Double.random(in: -1...1, using: &generator) * noise
      let rim = Vector(cos(angle), sin(angle)) * radius
      let point = Point(160, 240) + rim + Vector(shake, -shake / 2)
      try stroke.append(point, at: isTimed ? Double(index) * pace : nil)
    }
    return stroke
  }
}
