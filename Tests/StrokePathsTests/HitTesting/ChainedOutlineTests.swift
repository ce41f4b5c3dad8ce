import StrokeCore
import TestSupport
import Testing

@testable import StrokePaths

/// The area of chains against an integral that looks at each height by itself.
@Suite struct ChainedOutlineTests {
  /// A path's outline and its stroke's polygons, near a rectangle that is mapped to the unit square.
  private struct Shapes {
    let lines: [(Point, Point)]
    let polygons: [Quad]
    let rule: FillRule

    init?(_ path: Path, _ paint: Paint, _ frame: Transform) {
      guard let target = FramedTarget(.square, frame: frame) else { return nil }
      let test = HitTest(path, paint)
      var outline = CoverageOutline(target)
      if paint.fill != nil { test.walkPath(&outline) }
      lines = outline.lines
      rule = paint.fill ?? .nonzero
      guard let style = paint.stroke else {
        polygons = []
        return
      }
      let tolerance = CoverageTolerance(target)
      var walk = StrokeWalk(
        style, to: CoverageSink(target, radius: style.radius, tolerance: tolerance))
      test.walkStroke(&walk)
      if walk.sink.isFull { return nil }
      polygons = walk.sink.polygons
    }

    var edgeCount: Int { lines.count + 4 * polygons.count }

    var area: Double? {
      var chained = ChainedOutline()
      for (p, q) in lines { chained.add(p, q, .fill) }
      chained.finish()
      chained.add(polygons)
      return chained.area(rule)
    }

    var integral: Double {
      var integral = CoverageIntegral(lines, rule, polygons)
      return integral.share()
    }
  }

  @Test func theAreaIsThatOfTheIntegral() {
    var random = RandomHits(seed: 11)
    var (few, many, none) = (0, 0, 0)
    for _ in 0..<rounds(400, long: 6000) {
      let (path, paint, rect) = (random.path(), random.paint(), random.rect())
      // A map that turns the polygons over must change nothing.
      let frame = rect.frame
      let isTurned = random.below(3) == 0
      let turned = Transform(frame.c, frame.d, frame.a, frame.b, frame.e, frame.f)
      guard let shapes = Shapes(path, paint, isTurned ? turned : frame) else { continue }
      guard let area = shapes.area else {
        none += 1
        continue
      }
      // With few edges the integral is exact.
      let isExact = shapes.edgeCount <= 64
      if isExact { few += 1 } else { many += 1 }
      let difference = (area / 4 - shapes.integral).magnitude
      #expect(difference <= (isExact ? 1e-9 : 5e-4), "\(Array(path)) \(paint) \(rect)")
    }
    #expect(few > 100 && many > 10 && none < many, "\(few) \(many) \(none)")
  }

  @Test func tooManyCrossingsAreLeftToTheIntegral() {
    var chained = ChainedOutline()
    for index in 0..<200 {
      let x = Double(index) / 200
      chained.add(Point(x, -2), Point(-x, 2), .fill)
      chained.add(Point(-x, 2), Point(x, -2), .fill)
    }
    chained.finish()
    #expect(chained.area(.nonzero).map { $0 < 1e-9 } ?? true)
  }
}
