import Foundation
import StrokeCore
import TestSupport
import Testing

/// Where the line lies between a circle and what grows out of it: shapes by a parameter, the last of
/// which that is a circle and the first that is none. Between the two the margin falls smoothly,
/// which is what makes a verdict near the line a matter of degree.
@Suite struct RingShapeTests {
  /// A family of shapes.
  struct Family: Sendable, CustomStringConvertible {
    let description: String
    /// The parameter of the last circle, and that of the first that is none.
    let circle: Double
    let other: Double
    /// Why it is none.
    let reason: Reason
    /// The place at an angle from 0 to 2π times the turns, on a circle of radius 1 or so.
    let place: @Sendable (Double, Double) -> Point
    /// The turns for a parameter.
    var turns: @Sendable (Double) -> Double = { _ in 1 }

    func stroke(_ parameter: Double) throws -> Stroke {
      try Stroke(
        (0...160).map { index in
          let place = place(parameter, Double(index) / 160 * 2 * .pi * turns(parameter))
          return Point(160 + 80 * place.x, 240 + 80 * place.y)
        })
    }
  }

  static let families: [Family] = [
    // An ellipse of 2 to 1 counts, one of 2.2 to 1 does not.
    Family(description: "ellipse", circle: 2, other: 2.2, reason: .tooFlat) { ratio, turn in
      Point(cos(turn), sin(turn) / ratio)
    },
    // Half way from the circle to the square in the exponent, 4, is the squircle that people call
    // round; 6 has sides.
    Family(description: "superellipse", circle: 4, other: 6, reason: .hasCorners) { power, turn in
      Point(
        signed(cos(turn), to: 2 / power), signed(sin(turn), to: 2 / power))
    },
    // A pinched waist is a dent when it turns inward.
    Family(description: "peanut", circle: 0.2, other: 0.4, reason: .hasDents) { depth, turn in
      polar(1 + depth * cos(2 * turn), turn)
    },
    Family(description: "tear-drop", circle: 1.5, other: 2.2, reason: .turnsUnevenly) {
      power, turn in
      Point(cos(turn), sin(turn) * pow(sin(turn / 2), power))
    },
    Family(description: "heart", circle: 0.05, other: 0.35, reason: .hasDents) { depth, turn in
      let notch = exp(-pow((turn - .pi) / 0.5, 2))
      return polar(1 - depth * notch, turn)
    },
    // A bite of two fifths of the radius is a flat side, one of more a moon.
    Family(description: "moon", circle: 0.4, other: 0.65, reason: .hasDents) { bite, turn in
      polar(1 - bite * exp(-pow((turn - .pi) / 0.8, 2)), turn)
    },
    // A gap of 0.42 diameters closes, one of 0.5 does not.
    Family(
      description: "arc", circle: 310, other: 300, reason: .notClosed,
      place: { _, turn in polar(1, turn) }, turns: { $0 / 360 }),
    Family(
      description: "overlap", circle: 1.3, other: 1.5, reason: .turnsMoreThanOnce,
      place: { _, turn in polar(1, turn) }, turns: { $0 }),
    // A snail whose end is as far out as two and a half times its start still nearly meets it; one of
    // four times does not.
    Family(description: "spiral", circle: 1.5, other: 3, reason: .notClosed) { growth, turn in
      polar(1 + growth * turn / (2 * .pi), turn)
    },
    // Waves about a circle: eight bumps of 5 thousandths are the hand's, of 8 hundredths a flower's.
    Family(description: "waves", circle: 0.005, other: 0.08, reason: .hasDents) { bump, turn in
      polar(1 + bump * cos(8 * turn), turn)
    },
    // The other way from the circle to a square, on its corner: half way there is as round as the
    // squircle.
    Family(description: "diamond", circle: 1.5, other: 1.2, reason: .hasCorners) { power, turn in
      Point(signed(cos(turn), to: 2 / power), signed(sin(turn), to: 2 / power))
    },
    // Wound up once and a quarter is how people close a circle; once and a half is a spiral, whatever
    // its pitch.
    Family(
      description: "winding", circle: 1.25, other: 1.5, reason: .turnsMoreThanOnce,
      place: { _, turn in polar(1 - 0.25 * turn / (2 * .pi), turn) }, turns: { $0 }),
    Family(
      description: "tight winding", circle: 1.25, other: 1.5, reason: .turnsMoreThanOnce,
      place: { _, turn in polar(1 - 0.1 * turn / (2 * .pi), turn) }, turns: { $0 }),
    // One half of a circle pushed in: to a fifth of a radius from the chord it is a flat side, from
    // the chord on a crescent.
    Family(description: "crescent", circle: -0.2, other: 0, reason: .hasCorners) { push, turn in
      let half = turn - .pi / 2
      return Point(half <= .pi / 2 ? cos(half) : push * cos(half).magnitude, sin(half))
    },
    // A circle cut off by a chord: a fifth of the radius is a hand's flat side, half of it a D.
    Family(description: "chord", circle: 0.2, other: 0.5, reason: .hasCorners) { depth, turn in
      Point(max(cos(turn), depth - 1), sin(turn))
    },
    // A limaçon is round up to three quarters of the way to the cardioid, which has a dent.
    Family(description: "limaçon", circle: 0.75, other: 1, reason: .hasDents) { share, turn in
      polar(1 + share * cos(turn), turn)
    },
    // Cycloids that roll about a circle, by the share of the way to cusps: a quarter of the way to the
    // three or four of a deltoid or an astroid turns no more unevenly than hands do. Cusps that point
    // inward, five about a rosette, are dents.
    Family(description: "deltoid", circle: 0.25, other: 0.5, reason: .hasCorners) { share, turn in
      hypocycloid(3, share, turn)
    },
    Family(description: "astroid", circle: 0.2, other: 0.5, reason: .hasCorners) { share, turn in
      hypocycloid(4, share, turn)
    },
    Family(description: "rosette", circle: 0.3, other: 0.5, reason: .hasDents) { share, turn in
      Point(
        (6 * cos(turn) - share * cos(6 * turn)) / 7, (6 * sin(turn) - share * sin(6 * turn)) / 7)
    },
    // Half way to the heart of playing cards the notch is no more than a flat side.
    Family(description: "valentine", circle: 0.5, other: 0.8, reason: .hasCorners) { share, turn in
      let lobes = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
      return Point(
        (1 - share) * cos(turn) + share * lobes / 16,
        (1 - share) * sin(turn) + share * pow(sin(turn), 3))
    },
  ]

  private static func hypocycloid(_ cusps: Double, _ share: Double, _ turn: Double) -> Point {
    let inner = cusps - 1
    return Point(
      (inner * cos(turn) + share * cos(inner * turn)) / cusps,
      (inner * sin(turn) - share * sin(inner * turn)) / cusps)
  }

  private static func polar(_ radius: Double, _ turn: Double) -> Point {
    Point(radius * cos(turn), radius * sin(turn))
  }

  private static func signed(_ value: Double, to power: Double) -> Double {
    value < 0 ? -pow(-value, power) : pow(value, power)
  }

  @Test(arguments: families)
  func theLineLiesWhereItIsSaid(family: Family) throws {
    let ring = RingDetector()
    #expect(ring.verdict(on: try family.stroke(family.circle)).isCircle)
    #expect(ring.verdict(on: try family.stroke(family.other)).reason == family.reason)
  }

  @Test(arguments: families)
  func theMarginFallsSmoothly(family: Family) throws {
    let ring = RingDetector()
    let steps = rounds(50, long: 200)
    let margins = try (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return ring.margin(
        of: try family.stroke(family.circle + (family.other - family.circle) * share))
    }
    #expect(margins[0] > 0 && margins[steps] < 0)
    for (before, after) in zip(margins, margins.dropFirst()) {
      #expect((after - before).magnitude < 30 / Double(steps))
    }
    // From the line on it goes one way.
    let line = try #require(margins.firstIndex { $0 < 0 })
    #expect(margins[line...].allSatisfy { $0 < 0 })
  }

  /// People draw octagons as polygons; of nine corners and more the hand makes a circle. Rounding
  /// the corners of a square off by half a side makes a circle, too.
  @Test(arguments: [0.0, 0.4, 1, 2.6])
  func polygonsOfUpToEightCornersAreNone(start: Double) throws {
    let ring = RingDetector()
    var margins: [Double] = []
    for corners in 3...12 {
      let stroke = try polygon(corners, start: start)
      margins.append(ring.margin(of: stroke))
      let reason = ring.verdict(on: stroke).reason
      #expect(reason == (corners <= 8 ? .hasCorners : nil), "\(corners)")
    }
    #expect(zip(margins, margins.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func roundedPolygonsBecomeCircles() throws {
    let ring = RingDetector()
    for corners in 3...8 {
      let sharp = ring.margin(of: try polygon(corners, start: 0.4))
      let round = ring.margin(of: try polygon(corners, start: 0.4, rounding: 0.9))
      #expect(sharp < 0 && round > 0, "\(corners)")
    }
  }

  /// A regular polygon with its corners cut by arcs that begin a share `rounding` of half a side
  /// from them, drawn from some way along its first side.
  private func polygon(
    _ corners: Int, start: Double, rounding: Double = 0
  ) throws -> Stroke {
    let half = Double.pi / Double(corners)
    return try Stroke(
      (0...240).map { index in
        let turn = start + Double(index) / 120 * .pi
        let side = (turn / (2 * half)).rounded()
        let off = turn - side * 2 * half
        // From the middle of a side: straight, then an arc about a centre on the corner's ray.
        let inner = 1 - rounding
        let edge = atan2(inner * tan(half), 1)
        guard rounding > 0, off.magnitude > edge else {
          let radius = cos(half) / cos(off)
          return Point(80 * radius * cos(turn), 80 * radius * sin(turn))
        }
        let (center, radius) = (inner, rounding * cos(half))
        let ray = half - off.magnitude
        let reach =
          center * cos(ray) + (radius * radius - pow(center * sin(ray), 2)).squareRoot()
        return Point(80 * reach * cos(turn), 80 * reach * sin(turn))
      })
  }

  /// What a grid or a noisy pen leaves of a circle is one, of a square none.
  @Test(arguments: [10.0, 12, 16, 24, 32, 64])
  func aGridHidesNeitherCirclesNorSquares(steps: Double) throws {
    let ring = RingDetector()
    for shift in [0.1, 0.35, 0.6, 0.85] {
      let (circle, square) = (try Shapes.circle(count: 120), try polygon(4, start: 0.3))
      let change: [Stroke.Transformation] = [.scale(steps / 160), .round]
      #expect(ring.verdict(on: try changed(circle, by: change, shift)).isCircle, "\(shift)")
      #expect(!ring.verdict(on: try changed(square, by: change, shift)).isCircle, "\(shift)")
    }
  }

  private func changed(
    _ stroke: Stroke, by changes: [Stroke.Transformation], _ shift: Double
  ) throws -> Stroke {
    try changes.reduce(try Stroke(stroke.points.map { Point($0.x + 13 * shift, $0.y + 7 * shift) }))
    {
      try $0.transformed(by: $1)
    }
  }

  /// Checks that are each within their limits are too much together, and the one that weighs most
  /// says so, with the limit that is left of its own.
  @Test func checksWeighTogether() throws {
    var found = 0
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<rounds(800, long: 3_000) {
      let stroke = try Shapes.loop(using: &generator)
      let ring = RingDetector()
      let explanation = ring.explanation(of: stroke)
      let margin = ring.margin(of: stroke)
      guard margin < 0, margin > -0.2, let rejection = explanation.verdict.rejection else {
        continue
      }
      #expect(explanation.checks.first { $0.isFailed } == rejection)
      found += explanation.checks.count { $0.isFailed } == 1 ? 1 : 0
    }
    #expect(found > rounds(5, long: 20))
  }
}
