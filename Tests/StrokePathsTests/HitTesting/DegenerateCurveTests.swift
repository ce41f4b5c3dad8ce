import StrokeFormats
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Curves whose control points coincide, or nearly do, paint what they draw.
@Suite struct DegenerateCurveTests {
  /// The control points of a cubic relative to its start, in units of a size.
  private static let cubics: [[Vector]] = [
    [.zero, .zero, .zero],
    [.zero, .zero, Vector(1, 0)], [.zero, Vector(1, 0), .zero], [Vector(1, 0), .zero, .zero],
    [.zero, Vector(1, 1), Vector(1, 1)], [Vector(1, 1), Vector(1, 1), .zero],
    [Vector(1, 1), Vector(1, 1), Vector(1, 1)], [Vector(1, 0), Vector(-1, 0), .zero],
    [Vector(1, 0), Vector(0, 1), .zero], [Vector(1, 0), Vector(1, 1), Vector(0, 1)],
    [Vector(2, 2), Vector(-1, -1), Vector(1, 1)],
  ]

  /// The sizes, from zero to visible.
  private static let sizes = [
    0, Double.leastNonzeroMagnitude, 1e-300, 1e-100, 1e-17, 1e-15, 1e-12, 1e-6, 1e-3,
  ]

  /// A triangle with such a curve at each of many corners, as a cubic or a quadratic.
  private static func triangle(
    _ control: [Vector], _ size: Double, at corner: Int, times: Int
  ) -> Path {
    let corners = [Point(0, 0), Point(15, 2), Point(5, 12)]
    var builder = PathBuilder()
    for (index, point) in corners.enumerated() {
      _ = index == 0 ? builder.move(to: point) : builder.line(to: point)
      for time in 0..<(index == corner ? times : 0) {
        let (a, b, c) = (control[0] * size, control[1] * size, control[2] * size)
        if time % 2 == 0 {
          builder.cubic(point + a, point + b, to: point + c)
        } else {
          builder.quadratic(point + a, to: point + c)
        }
      }
    }
    builder.close()
    return builder.finish() ?? Path()
  }

  private static let transforms = [
    Transform.identity, Transform(0.6, 0.8, -0.8, 0.6, 3, 4), Transform(-0.5, 0, 0, 2, 0, 0),
  ]

  /// Rectangles around a point, beside it and with it on their borders, in the path's coordinates.
  private static func rects(at p: Point) -> [Rect] {
    let near = [
      (-1.0, -1.0, 1.0, 1.0), (0, 0, 2, 2), (-2, 0, 0, 2), (-3, -3, -1, -1),
      (-1e-3, -1e-3, 1e-3, 1e-3),
    ]
    return near.map { Rect(minX: p.x + $0, minY: p.y + $1, maxX: p.x + $2, maxY: p.y + $3) }
      + [Rect(minX: -30, minY: -30, maxX: 30, maxY: 30)]
  }

  @Test func theyChangeNoAnswer() {
    let corners = [Point(0, 0), Point(15, 2), Point(5, 12)]
    let plain = Self.triangle([.zero, .zero, .zero], 0, at: 0, times: 0)
    let stroke = StrokeStyle(width: 3, cap: .round, join: .round)
    let paints = [Paint(), Paint(fill: .evenodd, stroke: stroke), Paint(fill: nil, stroke: stroke)]
    var hits = 0
    for control in Self.cubics {
      for size in Self.sizes where size <= 1e-17 {
        for (corner, times) in [(0, 1), (1, 2), (2, 40)] {
          let path = Self.triangle(control, size, at: corner, times: times)
          for (paint, map) in zip(paints, Self.transforms) {
            let test = HitTest(path, paint, transform: map)
            let (indexed, expected) = (test.indexedAtOnce(), HitTest(plain, paint, transform: map))
            for rect in Self.rects(at: corners[corner]) {
              let rect = map.bounds(of: rect)
              let isHit = expected.touches(rect)
              #expect(test.touches(rect) == isHit, "\(path.data) \(rect)")
              #expect(indexed.touches(rect) == isHit)
              hits += isHit ? 1 : 0
              guard paint.stroke == nil else { continue }
              #expect(test.hits(rect, by: .center) == expected.hits(rect, by: .center))
            }
          }
        }
      }
    }
    #expect(hits > 1_000)
  }

  @Test func theyAreAnsweredWithDashesAndAllRules() {
    for control in Self.cubics {
      for size in Self.sizes {
        for width in [1e-9, 3, 1e9] {
          var style = StrokeStyle(width: width, cap: .square, join: .miter)
          style?.dashes = DashPattern([1, 2])
          let path = Self.triangle(control, size, at: 1, times: 3)
          let test = HitTest(path, Paint(fill: .nonzero, stroke: style))
          for rect in Self.rects(at: Point(15, 2)) {
            let isHit = test.touches(rect)
            #expect(isHit || !test.hits(rect, by: .center))
          }
        }
      }
    }
  }

  /// A tiny quarter turn under a wide pen sweeps two quarters of a disk, not all of it.
  @Test(arguments: [1e-6, 1e-9, 1e-12, 1e-15, 1e-100, 1e-300])
  func aTinyTurnCoversWhatThePenSweeps(size: Double) {
    let style = StrokeStyle(width: 4)
    let curve = PathData("M0 0Q\(size) 0 \(size) \(size)").path
    let test = HitTest(curve, Paint(fill: nil, stroke: style))
    for (x, y) in [(1.0, -1.0), (-1, 1)] {
      #expect(test.contains(Point(x, y)) && test.contains(Point(1.4 * x, 1.4 * y)))
      #expect(!test.contains(Point(1.42 * x, 1.42 * y)))
      #expect(!test.contains(Point(x, -y)))
    }
  }

  /// A curve that turns back just before one of its ends turns there, however short its last leg
  /// is, down to 2^-100 of the others: half a disk of the pen lies beyond that end. A shorter leg
  /// is ignored.
  @Test func aTurnAtAnEndIsPaintedUnlessItTakesNoRoom() {
    for size in [1e-6, 1e-14, 1e-20, 1e-35, 1e-200, 0x1p-1025, Double.leastNonzeroMagnitude] {
      let turns = size > 1e-25
      for height in [-2_142_963.461, -21, 1e9] {
        let side = height.sign == .minus ? 1.0 : -1
        for isReversed in [false, true] {
          var controls = [
            Point(1, 0), Point(8.0625, height), Point(0, side * size), Point(0, 0),
          ]
          if isReversed { controls.reverse() }
          var builder = PathBuilder()
          builder.move(to: controls[0])
          builder.cubic(controls[1], controls[2], to: controls[3])
          let test = HitTest(
            builder.finish() ?? Path(), Paint(fill: nil, stroke: StrokeStyle(width: 64)))
          let (near, far) = (side * 31, side * 32.5)
          let inside = Rect(
            minX: -0.5, minY: min(near, near - side), maxX: 0.5, maxY: max(near, near - side))
          let outside = Rect(
            minX: -0.5, minY: min(far, far + side), maxX: 0.5, maxY: max(far, far + side))
          let context: Comment = "\(size) \(height) \(isReversed)"
          #expect(test.touches(inside) == turns, context)
          #expect(!test.touches(outside), context)
          let bounds = test.paintedBounds
          let end = side > 0 ? bounds?.maxY : bounds.map { -$0.minY }
          let expected = turns ? 31.999...32.001 : -0.001...23
          #expect(end.map { expected.contains($0) } == true, "\(end ?? .nan): \(context)")
        }
      }
    }
  }

  /// The ends of a wide pen swing far where a small curve bends; near the curve the pen moves with
  /// it.
  @Test func aWidePenIsFoundNextToASmallCurve() {
    let curve = PathData("M-6e-6 0C-2e-6-4e-6-6e-6 6e-6-6e-6 6e-6").path
    let test = HitTest(curve, Paint(fill: nil, stroke: StrokeStyle(width: 1)))
    for size in [1e-12, 1e-9, 1e-6, 1e-3] {
      let (x, y) = (-2e-6 - size / 2, -4e-6 - size)
      let rect = Rect(minX: x, minY: y, maxX: x + size, maxY: y + size)
      #expect(test.contains(rect.center) && test.touches(rect), "\(size)")
    }
  }

  /// Two edges run through the middle of a square and cancel. A target that both run through is
  /// inside the square however thin it is, and outside if there is no square.
  @Test func aTargetThinnerThanRoundingIsInWhatSurroundsIt() {
    let thin = Double.leastNonzeroMagnitude * 1024
    let sizes = [thin, 1e-200, 1e-20, 1e-13, 1e-11, 1e-3, 1]
    let turn = Transform(0.6, 0.8, -0.8, 0.6, 0, 0)
    for isSquare in [true, false] {
      for isCurved in [false, true] {
        let edges = isCurved ? "C-2-2-2-2 6 6-2-2-2-2-6-6" : "L6 6"
        let path = PathData((isSquare ? "M-10-10H10V10H-10Z" : "") + "M-6-6\(edges)Z").path
        for rule in FillRule.allCases {
          let test = HitTest(path, Paint(fill: rule))
          let turned = HitTest(path, Paint(fill: rule), transform: turn)
          for w in sizes {
            for h in sizes {
              let rect = Rect(minX: -w, minY: -h, maxX: w, maxY: h)
              #expect(test.touches(rect) == isSquare, "\(w) \(h) \(isCurved) \(rule)")
              guard min(w, h) > 1e-100 else { continue }
              #expect(turned.touches(rect) == isSquare, "\(w) \(h) \(isCurved) \(rule)")
            }
            #expect(
              test.touches(Circle(center: .origin, radius: w)) == isSquare,
              "\(w) \(isCurved) \(rule)")
          }
        }
      }
    }
  }
}
