import Testing

@testable import StrokeCore
@testable import StrokePaths

/// The painted share of rectangles much longer than wide, which takes no longer than that of squares.
@Suite struct ThinPixelTests {
  private func test(_ data: (inout PathBuilder) -> Void, _ paint: Paint) -> HitTest {
    var builder = PathBuilder()
    data(&builder)
    return HitTest(builder.finish() ?? Path(), paint)
  }

  /// The same rectangle lying and standing.
  private func share(_ test: HitTest, _ rect: Rect) -> [Double] {
    let flip = Transform(0, 1, 1, 0, 0, 0)
    return [test, test.indexedAtOnce()].flatMap { test in
      [
        test.coverage(of: rect),
        HitTest(test.path, test.paint, transform: flip).coverage(of: flip.bounds(of: rect)),
      ]
    }
  }

  /// The stroke's border lies at the rectangle's side, but for a part of it far thinner than its
  /// coordinates are precise.
  @Test func aPixelThinnerThanAnyPrecisionIsHitByAllRulesOrNone() throws {
    let style = try #require(StrokeStyle(width: 1))
    let curve = test(
      { builder in
        builder.move(to: Point(0, 0))
        builder.quadratic(Point(-1, 5.370270160389131e-135), to: Point(0, 0))
      }, Paint(fill: nil, stroke: style))
    let rect = Rect(minX: 0, minY: 0, maxX: 44, maxY: 7)
    #expect(try #require(curve.pixel(for: rect)).width > 0)
    let isHit = curve.touches(rect)
    for rule in [HitRule.center, .coverage(atLeast: 1)] {
      #expect(curve.hits(rect, by: rule) == isHit, "\(rule)")
    }
    for width in [1.0, 1e-10] {
      let wider = Rect(minX: -width, minY: 0, maxX: 44, maxY: 7)
      #expect(curve.touches(wider) && curve.hits(wider, by: .center))
    }
  }

  private static let thicknesses = [1, 1e-3, 1e-6, 1e-10, 1e-14, 1e-20, 1e-60, 1e-200, 1e-307]

  /// A strip along the x axis through a round dot of radius 9.5 about 6, 3.
  @Test(arguments: thicknesses)
  func aStripThroughADot(thickness: Double) throws {
    let style = try #require(StrokeStyle(width: 19, cap: .round))
    let dot = test(
      { builder in
        builder.move(to: Point(6, 3))
        builder.close()
      }, Paint(fill: nil, stroke: style))
    let rect = Rect(minX: 0, minY: 0, maxX: 53, maxY: thickness)
    let right = 6 + (9.5 * 9.5 - (3 - thickness / 2) * (3 - thickness / 2)).squareRoot()
    for share in share(dot, rect) { #expect((share - right / 53).magnitude < 5e-4) }
  }

  /// A strip that grazes the dot: between the circle and its tangent the share is two thirds of what
  /// the chord would make it.
  @Test(arguments: thicknesses.filter { $0 > 1e-13 })
  func aStripAlongATangent(thickness: Double) throws {
    let style = try #require(StrokeStyle(width: 20, cap: .round))
    let dot = test(
      { builder in
        builder.move(to: Point(0, 0))
        builder.close()
      }, Paint(fill: nil, stroke: style))
    guard thickness < 0.1 else { return }
    let half = (2 * 10 * thickness).squareRoot()
    let rect = Rect(minX: -half, minY: 10 - thickness, maxX: half, maxY: 10)
    for share in share(dot, rect) {
      #expect((share - 2.0 / 3).magnitude < 0.01 + thickness + 1e-14 / thickness, "\(thickness)")
    }
  }

  /// Filled and stroked curves of all kinds that a strip crosses, against the same with a thicker
  /// strip where that is nearly as good.
  @Test(arguments: FillRule.allCases)
  func aStripThroughManyCurves(rule: FillRule) throws {
    var random = RandomHits(seed: 5)
    for round in 0..<60 {
      let (path, paint) = (random.path(), random.paint())
      let filled = Paint(fill: paint.fill.map { _ in rule }, stroke: paint.stroke)
      let map = Transform.rotation(degrees: random.number(0...360))
      let test = HitTest(path, filled, transform: map)
      let (x, y) = (random.number(0...60), random.number(0...60))
      let strip = { (height: Double) in
        Rect(minX: x, minY: y, maxX: x + 40, maxY: y + height)
      }
      let thick = test.coverage(of: strip(1e-3))
      for height in [1e-5, 1e-8, 1e-11] {
        let thin = test.coverage(of: strip(height))
        #expect((thin - thick).magnitude < 3e-3, "\(round) \(height): \(path.data) \(filled)")
      }
    }
  }

  /// Two hundred curves under a strip a ten thousandth wide.
  @Test func manyCurvesUnderAStrip() throws {
    var random = RandomHits(seed: 6)
    var builder = UncheckedPathBuilder()
    for _ in 0..<200 {
      builder.move(to: random.point(onGrid: false))
      builder.cubic(
        random.point(onGrid: false), random.point(onGrid: false), to: random.point(onGrid: false))
    }
    let style = try #require(StrokeStyle(width: 0.1, cap: .round))
    let test = HitTest(builder.path, Paint(fill: nil, stroke: style))
    let wide = test.coverage(of: Rect(minX: 50, minY: 0, maxX: 50.01, maxY: 100))
    let thin = test.coverage(of: Rect(minX: 50.005, minY: 0, maxX: 50.0051, maxY: 100))
    #expect((thin - wide).magnitude < 0.005)
  }

  /// A pixel that is painted at all is touched.
  @Test func whatHasAShareIsTouched() {
    var random = RandomHits(seed: 7)
    for _ in 0..<300 {
      let test = HitTest(random.path(), random.paint())
      let p = random.point(onGrid: random.below(2) == 0)
      let thickness = random.oneOf(Self.thicknesses)
      let rect = Rect(
        minX: p.x, minY: p.y, maxX: p.x + random.oneOf([1, 60]), maxY: p.y + thickness)
      guard rect.height > 0 else { continue }
      let share = test.coverage(of: rect)
      #expect(share >= 0 && share <= 1)
      if share > 0 { #expect(test.touches(rect)) }
    }
  }
}
