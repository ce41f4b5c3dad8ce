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
    let clip: Clip
    let clipLines: [[(Point, Point)]]

    init?(_ path: Path, _ paint: Paint, _ clip: Clip, _ frame: Transform) {
      guard let target = FramedTarget(.square, frame: frame) else { return nil }
      self.clip = clip.ofRegions
      clipLines = self.clip.outlines.map { CoverageOutline($0, target, .alpha).lines }
      let test = HitTest(path, paint)
      var outline = CoverageOutline(target, .alpha)
      if paint.fill != nil { test.forEachStep(near: target.bounds) { outline.add($0) } }
      lines = outline.lines
      rule = paint.fill ?? .nonzero
      guard let style = paint.stroke else {
        polygons = []
        return
      }
      let tolerance = CoverageTolerance(target, .alpha)
      var sink = CoverageSink(target, radius: style.radius, tolerance: tolerance)
      if test.showStroke(to: &sink) { return nil }
      polygons = sink.polygons
    }

    var edgeCount: Int {
      lines.count + 4 * polygons.count + clipLines.reduce(0) { $0 + $1.count }
    }

    var area: Double? {
      var chained = ChainedOutline()
      chained.add(lines, .fill)
      for (index, lines) in clipLines.enumerated() { chained.add(lines, .clip(index)) }
      chained.add(polygons)
      return chained.area(rule, clip)
    }

    var integral: Double {
      var integral = CoverageIntegral(rule, clip, .alpha)
      integral.add(lines, .fill)
      integral.add(polygons)
      for (index, lines) in clipLines.enumerated() { integral.add(lines, .clip(index)) }
      return integral.share()
    }
  }

  /// Up to two regions of up to two outlines, some of which are clipped or stand for what lies outside.
  private static func clip(_ random: inout RandomHits, depth: Int = 0) -> Clip {
    var clip = Clip()
    for _ in 0..<random.oneOf([1, 1, 2]) {
      if random.below(4) == 0 {
        clip.subtract(random.path())
        continue
      }
      clip.intersect(
        unionOf: (0..<random.oneOf([1, 2])).map { _ in
          let isClipped = depth == 0 && random.below(3) == 0
          return Clip.Outline(
            random.path(), random.oneOf([.nonzero, .evenodd]),
            clip: isClipped ? Self.clip(&random, depth: 1) : Clip())
        })
    }
    return clip
  }

  @Test(arguments: [false, true]) func theAreaIsThatOfTheIntegral(isClipped: Bool) {
    var random = RandomHits(seed: 11)
    var (few, many, none, part) = (0, 0, 0, 0)
    for _ in 0..<rounds(400, long: 6000) {
      let (path, paint, rect) = (random.path(), random.paint(), random.rect())
      // A map that turns the polygons over must change nothing.
      let frame = rect.frame
      let isTurned = random.below(3) == 0
      let turned = Transform(frame.c, frame.d, frame.a, frame.b, frame.e, frame.f)
      let clip = isClipped ? Self.clip(&random) : Clip()
      guard let shapes = Shapes(path, paint, clip, isTurned ? turned : frame) else { continue }
      guard let area = shapes.area else {
        none += 1
        continue
      }
      // With few edges the integral is exact.
      let isExact = shapes.edgeCount <= 64
      if isExact { few += 1 } else { many += 1 }
      if area > 0.01, area < 3.99 { part += 1 }
      let difference = (area / 4 - shapes.integral).magnitude
      #expect(difference <= (isExact ? 1e-9 : 5e-4), "\(Array(path)) \(paint) \(rect)")
    }
    #expect(few > 60 && many > 10 && none < many && part > 20, "\(few) \(many) \(none) \(part)")
  }

  @Test func tooManyCrossingsAreLeftToTheIntegral() {
    var chained = ChainedOutline()
    for index in 0..<200 {
      let x = Double(index) / 200
      let (p, q) = (Point(x, -2), Point(-x, 2))
      chained.add([(p, q), (q, p)], .fill)
    }
    #expect(chained.area(.nonzero).map { $0 < 1e-9 } ?? true)
  }
}
