import StrokeFormats
import Testing

@testable import StrokeCore
@testable import StrokePaths

@Suite struct DashTests {
  /// A zero-length dash shows only its caps, and without caps nothing.
  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func aDashOfNoLengthIsItsCaps(cap: StrokeStyle.Cap) throws {
    let pattern = try #require(DashPattern([0, 5, 3, 2]))
    let style = StrokeStyle(width: 2, cap: cap, dashes: pattern)
    for isClosed in [false, true] {
      let corners = [Point(0, 0), Point(40, 0), Point(40, 40), Point(0, 40)]
      let path = path(Array(corners.prefix(isClosed ? 4 : 2)), isClosed: isClosed)
      for test in [HitTest(path, Paint(fill: nil, stroke: style))].flatMap({
        [$0, $0.indexedAtOnce()]
      }) {
        let at = { (x: Double) in test.touches(Rect(minX: x, minY: -0.5, maxX: x + 0.25, maxY: 0.5))
        }
        #expect([at(0.2), at(10.2), at(29.6)] == Array(repeating: cap != .butt, count: 3))
        #expect([at(5.2), at(7.7), at(16)] == [true, true, true])
        #expect([at(2), at(12), at(22)] == [false, false, false])
      }
    }
  }

  private func path(_ points: [Point], isClosed: Bool = false) -> Path {
    let line = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    return PathData("M\(line)\(isClosed ? "Z" : "")").path
  }

  /// The ends of the dashes of a line to the right, in pairs.
  private func dashes(_ length: Double, _ pattern: [Double], offset: Double = 0) throws -> [Double]
  {
    let pattern = try #require(DashPattern(pattern, offset: offset))
    let line = path([Point(0, 0), Point(length, 0)])
    return line.dashed(pattern, width: 1).compactMap(\.end).map { ($0.x * 1e6).rounded() / 1e6 }
  }

  @Test func cutsALine() throws {
    #expect(try dashes(10, [3, 2]) == [0, 3, 5, 8])
    #expect(try dashes(10, [3]) == [0, 3, 6, 9])
    #expect(try dashes(10, [1, 2, 3]) == [0, 1, 3, 6, 7, 9])
    #expect(try dashes(10, [3, 2], offset: 4) == [1, 4, 6, 9])
    #expect(try dashes(10, [3, 2], offset: -1) == [1, 4, 6, 9])
    #expect(try dashes(10, [3, 2], offset: 101) == [0, 2, 4, 7, 9, 10])
    #expect(try dashes(2, [3, 2]) == [0, 2])
    #expect(try dashes(10, [0, 4]) == [0, 0, 4, 4, 8, 8])
  }

  @Test func dashesThatAbutOnAnEdgeAreOne() throws {
    #expect(try dashes(10, [3, 0]) == [0, 10])
    #expect(try dashes(12, [3, 0]) == [0, 12])
    #expect(try dashes(10, [3, 0, 1, 2]) == [0, 4, 6, 10])
    #expect(try dashes(10, [2, 0, 0, 0, 1, 3], offset: 1) == [0, 2, 5, 8])
    #expect(try dashes(3e6, [1, 0]) == [0, 3e6])
    // A dash that ends at a corner is not joined with the next.
    let corner = path([Point(0, 0), Point(10, 0), Point(10, 10)])
    let data = { (length: Double) in
      corner.dashed(try #require(DashPattern([length, 0])), width: 1).data
    }
    #expect(try data(5) == "M0.0 0.0L10.0 0.0M10.0 0.0L10.0 10.0")
    #expect(try data(4) == "M0.0 0.0L10.0 0.0L10.0 10.0")
  }

  /// Dashes that abut paint the same as those with an invisible gap.
  @Test(arguments: StrokeStyle.Cap.allCases)
  func dashesThatAbutPaintWhatTheyPaintAlone(cap: StrokeStyle.Cap) throws {
    var random = RandomHits(seed: 11)
    var hits = 0
    for round in 0..<40 {
      let path = random.path()
      let (dash, gap) = (random.number(0.5...9), random.oneOf([0, random.number(0...9)]))
      let width = random.oneOf([1.0, 4])
      let styles = [0, 1e-9].map { seam in
        StrokeStyle(
          width: width, cap: cap, join: .round,
          dashes: DashPattern([dash - seam, seam, dash - seam, gap + seam]))
      }
      let tests = styles.map { HitTest(path, Paint(fill: nil, stroke: $0)) }
      for _ in 0..<60 {
        let (x, y) = (random.number(-10...70), random.number(-10...70))
        let rect = Rect(minX: x, minY: y, maxX: x + 2, maxY: y + 2)
        let isHit = tests[0].touches(rect)
        hits += isHit ? 1 : 0
        #expect(isHit == tests[1].touches(rect), "\(round): \(path.data) \(rect)")
      }
    }
    #expect(hits > 100)
  }

  /// A pattern far longer than its path, which is scaled up.
  @Test func lengthsMayBeAsLargeAsNumbersGo() throws {
    let line = path([Point(0, 0), Point(1e-200, 0)])
    let rect = Rect(minX: 0, minY: -1e-200, maxX: 1e-200, maxY: 1e-200)
    for (offset, isHit) in [(0, true), (1e200, false), (1.5e200, false), (2.5e200, true)] {
      let style = StrokeStyle(
        width: 1e-200, dashes: DashPattern([1e200, 1e200, 1e200, 1], offset: offset))
      #expect(HitTest(line, Paint(fill: nil, stroke: style)).touches(rect) == isHit, "\(offset)")
    }
  }

  @Test func refusesInvalidPatterns() {
    #expect(DashPattern([]) == nil)
    #expect(DashPattern([0, 0]) == nil)
    #expect(DashPattern([1, -1]) == nil)
    #expect(DashPattern([.infinity]) == nil)
    #expect(DashPattern([1], offset: .nan) == nil)
  }

  @Test func goesRoundCorners() throws {
    let corner = path([Point(0, 0), Point(10, 0), Point(10, 10)])
    let dashed = corner.dashed(try #require(DashPattern([8, 1])), width: 1)
    #expect(dashed.data == "M0.0 0.0L8.0 0.0M9.0 0.0L10.0 0.0L10.0 7.0M10.0 8.0L10.0 10.0")
  }

  @Test func joinsTheLastDashToTheFirst() throws {
    let square = path([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)], isClosed: true)
    let pattern = try #require(DashPattern([4, 2], offset: 3))
    let last = try #require(square.dashed(pattern, width: 1).data.split(separator: "M").last)
    #expect(last.hasSuffix("L0.0 0.0L1.0 0.0"))
  }

  /// A dash around a whole closed path has two ends.
  @Test(arguments: [[100], [40, 1], [100, 0]])
  func aDashAroundAClosedPathIsOpen(lengths: [Double]) throws {
    let square = path([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)], isClosed: true)
    let dashed = square.dashed(try #require(DashPattern(lengths)), width: 1).data
    #expect(dashed == "M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0L0.0 0.0")
  }

  @Test func measuresCurves() throws {
    // A circle of radius 50 and circumference 100π, in dashes and gaps of π.
    let circle = PathData("M50 0A50 50 0 0 1-50 0 50 50 0 0 1 50 0").path
    let dashed = circle.dashed(try #require(DashPattern([.pi, .pi])), width: 1)
    let ends = dashed.compactMap(\.end)
    #expect(dashed.count { if case .move = $0 { true } else { false } } == 50)
    for end in ends {
      #expect((Vector(end.x, end.y).length - 50).magnitude < 1e-9)
    }
    let starts = dashed.compactMap { if case .move(let p) = $0 { p } else { nil } }
    for (index, start) in starts.enumerated() {
      let angle = Double(index) * .pi / 25
      let place = Point(50 * cosine(angle), 50 * sine(angle))
      #expect(start.distance(to: place) < 1e-9, "\(index)")
    }
  }

  /// Their control points are on the tangents at their ends, and their ends on the parabola.
  @Test(arguments: [(7.0, 3.0), (0.3, 0.1), (31.7, 0.9)])
  func dashesOfAParabolaArePartsOfIt(dash: Double, gap: Double) throws {
    let (a, b, c) = (Point(0, 0), Point(37, 80.3), Point(100, 3))
    let parabola = PathData("M0 0Q37 80.3 100 3").path
    let dashes = parabola.dashed(try #require(DashPattern([dash, gap])), width: 1)
    // In the frame of the two legs, at the parameter t, x is t(2 - t) and y is t².
    let legs = try #require(
      Transform(b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y, a.x, a.y).inverse)
    var start = 0.0
    var count = 0
    for element in dashes {
      switch element {
      case .move(let p): start = legs(p).y.magnitude.squareRoot()
      case .quadratic(let control, let p):
        let end = legs(p).y.squareRoot()
        #expect((legs(p).x - end * (2 - end)).magnitude < 1e-12)
        let blossom = Point(start + end - start * end, start * end)
        #expect(legs(control).distance(to: blossom) < 1e-7, "\(start) \(end)")
        #expect(end > start)
        count += 1
      default: Issue.record("\(element) is not part of a parabola")
      }
    }
    #expect(count > 4)
  }

  @Test func lengthsAndParametersAreInverse() {
    let curve = Curve(
      p0: Point(0, 0), p1: Point(100, 0), p2: Point(-40, 30), p3: Point(70, 80))
    let length = ArcLength(curve)
    var walked = 0.0
    var last = curve.p0
    for index in 1...2000 {
      let t = Double(index) / 2000
      walked += last.distance(to: curve.point(at: t))
      last = curve.point(at: t)
      #expect((length.parameter(at: walked) - t).magnitude < 1e-4)
    }
    #expect((length.total - walked).magnitude < 1e-4 * walked)
  }

  @Test func tooManyDashesAreOneLine() throws {
    let line = path([Point(0, 0), Point(1e9, 0)])
    #expect(line.dashed(try #require(DashPattern([1e-6, 1e-6])), width: 1) == line)
  }

  @Test(arguments: [
    (StrokeStyle.Cap.butt, false), (.round, true), (.square, true),
  ])
  func dashesOfNoLengthAreDots(cap: StrokeStyle.Cap, isHit: Bool) {
    // On a slant, where the square of a dot is rotated with the path.
    let line = path([Point(0, 0), Point(30, 30)])
    let style = StrokeStyle(
      width: 4, cap: cap, dashes: DashPattern([0, 20 * 2.0.squareRoot()]))
    let test = HitTest(line, Paint(fill: nil, stroke: style))
    #expect(test.contains(Point(20.5, 20.5)) == isHit)
    #expect(test.contains(Point(22.5, 20)) == (cap == .square))
    #expect(!test.contains(Point(10, 10)))
  }

  /// A subpath of no length, drawn in any way, is the same dot with dashes and without.
  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func aSubpathOfNoLengthIsADot(cap: StrokeStyle.Cap) {
    for way in ["L5 5", "Z", "Q5 5 5 5", "C5 5 5 5 5 5", "", "L5 5Z"] {
      let path = PathData("M30 5H40M5 5\(way)").path
      let isHit = [nil, DashPattern([3, 2])].map { dashes in
        let style = StrokeStyle(width: 4, cap: cap, dashes: dashes)
        return HitTest(path, Paint(fill: nil, stroke: style))
          .touches(Rect(minX: 4, minY: 4, maxX: 6, maxY: 6))
      }
      #expect(isHit == Array(repeating: cap != .butt && way != "", count: 2), "\(way)")
    }
  }

  /// A dot is as short as its own coordinates allow, whatever else is in the path.
  @Test(arguments: [0x1p60, 1e302])
  func dotsStayDotsBesideFarPoints(far: Double) {
    let style = StrokeStyle(width: 4, cap: .round, dashes: DashPattern([0, 20]))
    let path = PathData("M0 0H30M\(far) 0").path
    let test = HitTest(path, Paint(fill: nil, stroke: style))
    for isIndexed in [false, true] {
      let test = isIndexed ? test.indexedAtOnce() : test
      #expect(test.contains(Point(21, 0)))
      #expect(!test.contains(Point(10, 0)))
      #expect(!test.touches(Rect(minX: 3, minY: -1, maxX: 17, maxY: 1)))
    }
  }
}
