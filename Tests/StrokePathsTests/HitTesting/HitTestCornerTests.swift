import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// The hit test's corner cases, by name.
@Suite struct HitTestCornerTests {
  private static let square = PathData("M0 0H10V10H0Z").path

  private func stroke(_ width: Double) -> Paint {
    Paint(fill: nil, stroke: StrokeStyle(width: width))
  }

  @Test func aCuspIsADisk() {
    // The curve stops at 50, 75 and turns straight back; there the pen makes a half turn.
    let test = HitTest(PathData("M0 0C100 100 0 100 100 0").path, stroke(10))
    #expect(test.contains(Point(50, 79.9)) && !test.contains(Point(50, 80.1)))
    #expect(test.touches(Rect(minX: 49, minY: 79.5, maxX: 51, maxY: 90)))
    #expect(!test.touches(Rect(minX: 49, minY: 80, maxX: 51, maxY: 90)))
  }

  @Test func aCurveThatTurnsBackOnALineIsRoundThere() {
    let test = HitTest(PathData("M0 0C60 0 -30 0 30 0").path, stroke(8))
    let bounds = test.paintedBounds
    #expect(bounds.map { ($0.minY, $0.maxY) == (-4, 4) } ?? false)
    #expect(test.contains(Point(10, 3)))
  }

  /// The pixel is the part of the rectangle inside the painted bounds.
  @Test func theCentreIsThatOfThePixel() {
    let test = HitTest(Self.square, Paint())
    #expect(test.hits(Rect(minX: -30, minY: 4, maxX: 2, maxY: 6), by: .center))
    let bounds = Rect(minX: -30, minY: 0, maxX: 10, maxY: 10)
    #expect(!test.hits(Rect(minX: -30, minY: 4, maxX: 2, maxY: 6), by: .center, within: bounds))
  }

  @Test func aTightCurveUnderAWideStrokeHasNoHole() {
    let test = HitTest(PathData("M0 0C0 20 10 20 10 0").path, stroke(60))
    for x in stride(from: -25.0, to: 35, by: 1) {
      #expect(test.contains(Point(x, 2)), "\(x)")
    }
  }

  @Test func aClosedPathHasACornerWhereItEnds() {
    for (join, isTip, isNearer) in [
      (StrokeStyle.Join.miter, true, true), (.round, false, true), (.bevel, false, false),
    ] {
      let test = HitTest(Self.square, Paint(fill: nil, stroke: StrokeStyle(width: 4, join: join)))
      for (x, y) in [(-1.0, -1.0), (11, -1), (11, 11), (-1, 11)] {
        let out = Vector(x < 0 ? -1 : 1, y < 0 ? -1 : 1)
        let corner = Point(x < 0 ? 0 : 10, y < 0 ? 0 : 10)
        #expect(test.contains(corner + out * 1.9) == isTip, "\(join) \(corner)")
        #expect(test.contains(corner + out * 1.3) == isNearer, "\(join) \(corner)")
        #expect(test.contains(corner + out * 0.9))
      }
    }
  }

  @Test func anEdgeThatEndsAtTheCentresHeightCountsOnce() {
    // The rectangle's height is not a double, so its centre may be rounded either way; it must be
    // the same for lines and curves.
    var random = RandomHits(seed: 4)
    var hits: [String] = []
    for _ in 0..<rounds(2_000, long: 20_000) {
      let path = random.path()
      guard let bounds = path.bounds, !path.points.isEmpty else { continue }
      let height = random.oneOf(path.points).y
      let half = Double(1 + random.below(40)) / 96
      let x = bounds.minX - 1 - random.number(0...50)
      let rect = Rect(minX: x - half, minY: height - half, maxX: x + half, maxY: height + half)
      guard rect.maxX < bounds.minX else { continue }
      if HitTest(path, Paint()).touches(rect) { hits.append("\(Array(path)) by \(rect)") }
    }
    #expect(hits.isEmpty, "\(hits.count), such as \(hits.first ?? "")")
  }

  @Test func aMoveAndACloseAreADot() {
    let path = PathData("M5 5Z").path
    for (cap, reach) in [(StrokeStyle.Cap.butt, nil), (.round, 1.3), (.square, 1.9)] {
      let style = StrokeStyle(width: 4, cap: cap)
      let test = HitTest(path, Paint(fill: nil, stroke: style))
      #expect(test.contains(Point(5, 5)) == (reach != nil))
      guard let reach else { continue }
      #expect(test.contains(Point(5 + reach, 5 + reach)), "\(cap)")
      #expect(test.paintedBounds == Rect(minX: 3, minY: 3, maxX: 7, maxY: 7))
    }
  }

  @Test(arguments: [(1.0, 1.0), (2, 1), (5, 3), (5.5, 3), (6, 3)])
  func publishedBoundsHaveAWholeBorder(width: Double, border: Double) {
    #expect(
      HitTest(Self.square, stroke(width)).publishedBounds
        == Rect(minX: -border, minY: -border, maxX: 10 + border, maxY: 10 + border))
    #expect(
      HitTest(Self.square, Paint()).publishedBounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
  }

  /// A subpath that ends in the middle of a run that an index skips as a whole.
  @Test(arguments: isLong ? Array(20..<90) : [20, 31, 32, 33, 63, 64, 65, 89])
  func anIndexCountsSubpathsThatEndBesideARectangle(steps: Int) {
    var builder = PathBuilder()
    let side = { (from: Double, to: Double) in
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        builder.line(to: Point(Double(step % 2), from + (to - from) * share))
      }
    }
    builder.move(to: Point(0, 50))
    side(50, 0)
    builder.line(to: Point(100, 0))
    builder.line(to: Point(100, 100))
    builder.line(to: Point(0, 100))
    side(100, 50)
    builder.close()
    let test = HitTest(builder.finish() ?? Path(), Paint()).indexedAtOnce()
    for y in stride(from: 1.3, to: 99, by: 3) {
      #expect(test.contains(Point(60, y)), "\(y)")
      #expect(test.touches(Rect(minX: 59, minY: y, maxX: 60, maxY: y + 1)), "\(y)")
    }
  }

  @Test func coincidentControlPointsDoNotHideTheDirection() {
    let style = StrokeStyle(width: 10, cap: .square)
    let test = HitTest(PathData("M0 0C0 0 50 0 50 0").path, Paint(fill: nil, stroke: style))
    #expect(test.paintedBounds == Rect(minX: -5, minY: -5, maxX: 55, maxY: 5))
  }

  @Test func touchingOnlyTheBorderIsNoHit() {
    let square = HitTest(Self.square, Paint())
    for rect in [(10, 0, 20, 10), (-5, -5, 0, 0), (0, 10, 10, 20), (-10, 2, 0, 8)] {
      let rect = Rect(
        minX: Double(rect.0), minY: Double(rect.1), maxX: Double(rect.2), maxY: Double(rect.3))
      #expect(!square.touches(rect))
    }
    let circle = HitTest(PathData("M10 0A10 10 0 0 1-10 0 10 10 0 0 1 10 0").path, Paint())
    #expect(!circle.touches(Rect(minX: -5, minY: 10, maxX: 5, maxY: 20)))
    #expect(circle.touches(Rect(minX: -5, minY: 10 - 1e-9, maxX: 5, maxY: 20)))
    #expect(!circle.touches(Circle(center: Point(30, 0), radius: 20)))
    #expect(circle.touches(Circle(center: Point(30, 0), radius: 20.000001)))
  }

  @Test func edgesThatCancelEncloseNothing() {
    let there = PathData("M0 0L33.3 13.1L70 40L33.3 13.1Z").path
    let big = Rect(minX: -10, minY: -10, maxX: 100, maxY: 100)
    #expect(!HitTest(there, Paint()).touches(big))
    // The same area, once in each direction.
    let twice = PathData("M0 0L50 0L50 50ZM50 50L50 0L0 0Z").path
    #expect(!HitTest(twice, Paint()).touches(big))
    #expect(!HitTest(PathData("M0 0C50 20 100 40 25 10").path, Paint()).touches(big))
    // Twice in the same direction is unpainted only by the even-odd rule.
    let same = PathData("M0 0L50 0L50 50ZM0 0L50 0L50 50Z").path
    #expect(HitTest(same, Paint()).touches(big))
    #expect(!HitTest(same, Paint(fill: .evenodd)).touches(big))
  }

  @Test func anEdgeInsideAFilledAreaDoesNotMatter() {
    // Two squares that share an edge: both sides of it are painted.
    let shared = PathData("M0 0L10 0L10 10L0 10ZM10 0L20 0L20 10L10 10Z").path
    #expect(HitTest(shared, Paint()).touches(Rect(minX: 9, minY: 4, maxX: 11, maxY: 6)))
    for x in stride(from: 9.0, through: 11, by: 0.25) {
      #expect(HitTest(shared, Paint()).contains(Point(x, 5)), "\(x)")
    }
  }

  @Test(arguments: [
    (1e300, true), (1e-300, true), (1e308, true), (0x1p-1040, true),
  ])
  func coordinatesOfAnySize(scale: Double, isHit: Bool) {
    let path = PathData("M0 0H\(scale)V\(scale)H0Z").path
    let test = HitTest(path, Paint(stroke: StrokeStyle(width: scale / 10)))
    let rect = Rect(minX: scale / 4, minY: scale / 4, maxX: scale / 2, maxY: scale / 2)
    #expect(test.touches(rect) == isHit)
    #expect(!test.touches(Rect(minX: -scale, minY: -scale, maxX: -scale / 2, maxY: 0)))
    _ = (test.paintedBounds, test.contains(rect.center))
  }

  @Test func aTinyFingerOnAHugePath() {
    let path = PathData("M-1e300 -1e300L1e300 -1e300L1e300 1e300L-1e300 1e300Z").path
    #expect(HitTest(path, Paint()).touches(Rect(minX: 0, minY: 0, maxX: 1e-300, maxY: 1e-300)))
    #expect(!HitTest(path, stroke(1)).touches(Rect(minX: 0, minY: 0, maxX: 44, maxY: 44)))
  }

  @Test func foldedTransformsPaintNothing() {
    let path = PathData("M0 0L10 0L10 10Z").path
    for map in [Transform.scale(0, 1), Transform(1, 2, 2, 4, 0, 0), .scale(.nan, 1)] {
      let test = HitTest(path, Paint(), transform: map)
      #expect(!test.touches(Rect(minX: -99, minY: -99, maxX: 99, maxY: 99)))
      #expect(!test.contains(.origin))
    }
  }

  @Test func nothingIsPaintedOfNothing() {
    let rect = Rect(minX: 0, minY: 0, maxX: 10, maxY: 10)
    #expect(!HitTest(Path(), Paint(stroke: StrokeStyle(width: 5))).touches(rect))
    #expect(!HitTest(Path(), Paint()).indexedAtOnce().touches(rect))
    #expect(HitTest(Path(), Paint()).paintedBounds == nil)
    #expect(HitTest(PathData("M0 0L9 0L9 9Z").path, Paint(fill: nil)).paintedBounds == nil)
    #expect(
      !HitTest(PathData("M0 0L9 0L9 9Z").path, Paint()).touches(
        Rect(minX: 5, minY: 2, maxX: 5, maxY: 9)))
  }

  /// A turn whose miter is 1.25 widths long, and one whose miter is √2, rotated.
  @Test func aMiterExactlyAtItsLimitIsAMiter() throws {
    let isMiter = { (points: [(Double, Double)], limit: Double, tip: Point) throws -> Bool in
      let line = points.map { "\($0.0) \($0.1)" }.joined(separator: "L")
      let style = try #require(StrokeStyle(width: 20, miterLimit: limit))
      return HitTest(PathData("M\(line)").path, Paint(fill: nil, stroke: style)).contains(tip)
    }
    let turn = [(0.0, 0.0), (25, 0), (32, 24)]
    #expect(try isMiter(turn, 1.25, Point(32, -9.9)))
    #expect(try !isMiter(turn, 1.2499, Point(32, -9.9)))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let map = Transform.rotation(degrees: degrees)
      let corner = [Point(0, 0), Point(50, 0), Point(50, 50)].map { map($0) }.map { ($0.x, $0.y) }
      let tip = map(Point(59.9, -9.9))
      #expect(try isMiter(corner, 2.0.squareRoot(), tip), "\(degrees)")
      #expect(try !isMiter(corner, 1.414, tip), "\(degrees)")
    }
  }
}
