import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Pens that are wider than what they draw, and cover boxes without any of their cross-sections covering them.
@Suite struct PenSweepTests {
  /// The curves of an arc about the origin, between two multiples of a quarter turn.
  private static func arc(_ from: Int, _ to: Int, radius: Double = 10) -> [Curve] {
    let directions = [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)]
    var builder = PathBuilder()
    builder.move(to: .origin + directions[from % 4] * radius)
    builder.arc(
      EllipticArc(radiusX: radius, radiusY: radius, isSweep: true),
      to: .origin + directions[to % 4] * radius)
    var curves: [Curve] = []
    (builder.finish() ?? Path()).forEachStep {
      if case .curve(let curve) = $0 { curves.append(curve) }
    }
    return curves
  }

  /// Returns whether a pen covers a box on the way along curves.
  private static func covers(
    _ box: Rect = Rect(minX: 1, minY: 2, maxX: 3, maxY: 4), by curves: [Curve], radius: Double = 20
  ) -> Bool {
    var sweep = PenSweep(over: box, radius: radius, tolerance: 1e-4)
    for curve in curves {
      if sweep.coversAll(by: curve) { return true }
      sweep.pass(curve)
    }
    return false
  }

  @Test func aQuarterTurnCoversWhatLiesBetweenItsEnds() {
    #expect(Self.covers(by: Self.arc(0, 1)))
    #expect(Self.covers(by: Self.arc(2, 3)))
    // The box is behind it at both ends, or ahead.
    #expect(!Self.covers(by: Self.arc(1, 2)))
    #expect(!Self.covers(by: Self.arc(3, 4)))
    // Out of reach.
    #expect(!Self.covers(by: Self.arc(0, 1), radius: 9))
  }

  @Test func theWayGoesOnFromOneCurveToTheNext() {
    let wide = Rect(minX: -3, minY: 2, maxX: 3, maxY: 4)
    let (first, second) = (Self.arc(0, 1), Self.arc(1, 2))
    #expect(!Self.covers(wide, by: first))
    #expect(!Self.covers(wide, by: second))
    #expect(Self.covers(wide, by: first + second))
    // Elsewhere, or in another direction, another way begins.
    #expect(!Self.covers(wide, by: first + Self.arc(1, 2, radius: 10.001)))
    #expect(!Self.covers(wide, by: first + first.reversed().map(\.reversed)))
  }

  /// The share that is painted is the share of the places that a cross-section of the pen reaches.
  @Test func theShareIsThatOfThePlaces() {
    var random = RandomHits(seed: 20_261_124)
    var (full, part) = (0, 0)
    for _ in 0..<rounds(150, long: 3000) {
      var builder = PathBuilder()
      builder.move(to: random.point(onGrid: false))
      if random.below(2) == 0 {
        builder.cubic(
          random.point(onGrid: false), random.point(onGrid: false), to: random.point(onGrid: false))
      } else {
        let arc = EllipticArc(
          radiusX: Double(5 + random.below(60)), radiusY: Double(5 + random.below(60)),
          rotation: Double(random.below(13)) * 30, isLarge: random.below(2) == 0,
          isSweep: random.below(2) == 0)
        builder.arc(arc, to: random.point(onGrid: false))
      }
      let path = builder.finish() ?? Path()
      let radius = Double(1 + random.below(200))
      let corner = Point(random.number(-50...120), random.number(-50...120))
      let side = random.number(2...60)
      let rect = Rect(around: corner, corner + Vector(side, side))
      let places = Self.places(path, in: rect, radius: radius)
      if places == 1 { full += 1 } else if places > 0 { part += 1 }
      let test = HitTest(path, Paint(fill: nil, stroke: StrokeStyle(width: 2 * radius)))
      let share = test.share(of: rect, leftBy: Clip())
      // A clip leaves what there is without it.
      let half = Rect(around: corner, corner + Vector(side, side / 2))
      var clip = Clip()
      clip.intersect(half)
      let (left, own) = (test.share(of: rect, leftBy: clip), test.share(of: half, leftBy: Clip()))
      #expect((2 * left - own).magnitude < 2e-3, "\(Array(path)) \(radius) \(rect)")
      #expect((share - places).magnitude < 0.06, "\(Array(path)) \(radius) \(rect)")
    }
    #expect(full > 20 && part > 20, "\(full) \(part)")
  }

  /// The share of 12 by 12 places that lie at right angles to some place of a path's curves, within a radius.
  private static func places(_ path: Path, in rect: Rect, radius: Double) -> Double {
    var pen: [(place: Point, direction: Vector)] = []
    path.forEachStep { step in
      guard case .curve(let curve) = step else { return }
      for index in 0...100 {
        let piece = curve.piece(from: 0, to: max(Double(index) / 100, 1e-3))
        pen.append((piece.p3, piece.endDirection))
      }
    }
    var count = 0
    for index in 0..<144 {
      let place = Point(
        rect.minX + rect.width * (Double(index % 12) + 0.5) / 12,
        rect.minY + rect.height * (Double(index / 12) + 0.5) / 12)
      let ahead = pen.map { $0.direction.dot(place - $0.place) > 0 }
      let isTouched = pen.indices.dropFirst().contains { index in
        ahead[index] != ahead[index - 1] && place.distance(to: pen[index].place) < radius
      }
      if isTouched { count += 1 }
    }
    return Double(count) / 144
  }
}
