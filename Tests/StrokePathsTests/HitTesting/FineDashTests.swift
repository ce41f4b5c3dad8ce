import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Strokes of more dashes than are ever cut at once: only those near the target are.
@Suite struct FineDashTests {
  private func stroke(
    _ points: [Point], _ dashes: [Double], offset: Double = 0, width: Double = 2,
    cap: StrokeStyle.Cap = .butt, isClosed: Bool = false
  ) throws -> HitTest {
    var builder = PathBuilder()
    for (index, p) in points.enumerated() {
      if index == 0 { builder.move(to: p) } else { builder.line(to: p) }
    }
    if isClosed { builder.close() }
    let path = builder.finish() ?? Path()
    let pattern = try #require(DashPattern(dashes, offset: offset))
    #expect(path.isFinelyDashed(pattern))
    return HitTest(
      path, Paint(fill: nil, stroke: StrokeStyle(width: width, cap: cap, dashes: pattern)))
  }

  @Test(arguments: [0.0, 4, 1e6, 3e8, 999_999_996])
  func gapsOfALongLineAreNotHit(start: Double) throws {
    let test = try stroke([Point(0, 0), Point(1e9, 0)], [0.001, 0.003])
    let tiny = { (from: Double, to: Double) in
      Rect(minX: start + from, minY: -1, maxX: start + to, maxY: 1)
    }
    #expect(test.touches(tiny(0, 0.0005)))
    #expect(!test.touches(Rect(minX: tiny(0.001, 1).minX, minY: -1, maxX: start + 0.004, maxY: 1)))
    #expect(test.touches(tiny(0.002, 0.0045)))
    #expect(!test.touches(Rect(minX: start, minY: 1, maxX: start + 4, maxY: 2)))
    #expect(test.contains(Point(start + 0.0005, 0)))
    #expect(!test.contains(Point(start + 0.0025, 0)))
    #expect((test.coverage(of: tiny(0, 1)) - 0.25).magnitude < 0.01)
  }

  /// The same as of the stretch about the target alone.
  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func capsReachAsFarAsTheyDo(cap: StrokeStyle.Cap) throws {
    let pattern = [1.0, 7.0]
    let far = 8e6
    let long = try stroke([Point(0, 0), Point(6e7, 8e7)], pattern, cap: cap)
    let origin = Point(far * 0.6, far * 0.8)
    let short = HitTest(
      try #require(Path.line(Point(-48, -64), Point(48, 64))),
      Paint(
        fill: nil, stroke: StrokeStyle(width: 2, cap: cap, dashes: DashPattern(pattern))))
    for x in stride(from: -13.37, to: 13, by: 0.8713) {
      for y in stride(from: -13.37, to: 13, by: 0.8713) {
        let here = Rect(minX: x, minY: y, maxX: x + 0.5, maxY: y + 0.5)
        let there = Rect(
          minX: origin.x + x, minY: origin.y + y, maxX: origin.x + x + 0.5,
          maxY: origin.y + y + 0.5)
        #expect(long.touches(there) == short.touches(here), "\(here)")
      }
    }
  }

  @Test func dashesGoOnRoundCorners() throws {
    // A period more than fits each side, so that the pattern comes back shifted.
    let corners = [Point(0, 0), Point(1e7, 0), Point(1e7, 1e7), Point(0, 1e7)]
    let test = try stroke(corners, [4, 8], offset: 2, isClosed: true)
    for (side, from, to) in zip3(corners, corners[1...] + corners[..<1]) {
      let direction = try #require((to - from).normalized)
      for length in [2.5, 5, 2_000_000.5, 5_000_003, 9_999_990.5, 9_999_997.5] {
        let place = from + direction * length
        let phase = (Double(side) * 1e7 + length + 2).truncatingRemainder(dividingBy: 12)
        #expect(test.contains(place) == (phase < 4), "\(side) \(length)")
      }
    }
  }

  @Test func curvesHaveTheirDashesToo() throws {
    var builder = PathBuilder()
    builder.move(to: Point(1e6, 0))
    builder.arc(EllipticArc(radiusX: 1e6, radiusY: 1e6, isSweep: true), to: Point(-1e6, 0))
    let path = builder.finish() ?? Path()
    let pattern = try #require(DashPattern([1, 3]))
    #expect(!path.isFinelyDashed(pattern))
    let fine = try #require(DashPattern([0.5, 1.5]))
    #expect(path.isFinelyDashed(fine))
    let test = HitTest(path, Paint(fill: nil, stroke: StrokeStyle(width: 2, dashes: fine)))
    var (dashes, gaps) = (0, 0)
    for length in stride(from: 0.25, to: 3e6, by: 12345.5) {
      let angle = length / 1e6
      let phase = length.truncatingRemainder(dividingBy: 2)
      guard (phase - 0.5).magnitude > 1e-3, phase > 1e-3, phase < 1.999 else { continue }
      let place = Point(1e6 * cosine(angle), 1e6 * sine(angle))
      #expect(test.contains(place) == (phase < 0.5), "\(length)")
      if phase < 0.5 { dashes += 1 } else { gaps += 1 }
    }
    #expect(dashes > 50 && gaps > 50)
  }

  @Test func whatIsFinerThanCoordinatesIsOneLine() throws {
    let test = try stroke([Point(0, 0), Point(1e200, 0)], [1, 1])
    #expect(test.touches(Rect(minX: 1.25, minY: 0, maxX: 1.75, maxY: 1)))
  }

  /// The bounds are those of all dashes, of which only the few that reach farthest are cut.
  @Test func boundsAreThoseOfAllDashes() throws {
    var random = RandomHits(seed: 20_270_110)
    var searched = 0
    for round in 0..<rounds(6, long: 300) {
      let path = random.path()
      let lengths = (0..<random.oneOf([2, 4])).map { _ in
        random.oneOf([0, random.number(0.01...0.05), random.number(0.02...0.1)])
      }
      guard var style = random.style(),
        let pattern = DashPattern(lengths, offset: random.number(-1...1))
      else { continue }
      let all = path.dashed(pattern, style) ?? path
      let cut = HitTest(all, Paint(fill: nil, stroke: style))
      style.dashes = pattern
      let map = random.oneOf([.identity, Transform(0.6, 0.8, -0.8, 0.6, 3, 5)])
      let test = HitTest(path, Paint(fill: nil, stroke: style), transform: map)
      searched += test.cutDashes(pattern, style) == nil ? 1 : 0
      let expected = HitTest(all, cut.paint, transform: map).paintedBounds
      guard let expected, let bounds = test.paintedBounds else {
        #expect(expected == nil && test.paintedBounds == nil, "\(round)")
        continue
      }
      let apart = [
        bounds.minX - expected.minX, bounds.maxX - expected.maxX, bounds.minY - expected.minY,
        bounds.maxY - expected.maxY,
      ]
      #expect(
        apart.allSatisfy { $0.magnitude < 1e-9 },
        "\(round): \(bounds) \(expected) \(path.data) \(style) \(map)")
    }
    #expect(searched > 2)
  }

  /// A path of few edges and many dashes is answered in steps that the dashes hardly count for, whether
  /// prepared or not.
  @Test func manyDashesInOnePlaceAreBounded() throws {
    var builder = PathBuilder()
    builder.move(to: .origin)
    for line in 0..<300 { builder.line(to: Point(line % 2 == 0 ? 100 : 0, Double(line) / 3)) }
    let pattern = try #require(DashPattern([0.1, 0.3]))
    let style = StrokeStyle(width: 0.05, dashes: pattern)
    let test = HitTest(builder.finish() ?? Path(), Paint(fill: nil, stroke: style))
    let rect = Rect(minX: -10, minY: -10, maxX: 190, maxY: 190)
    for test in [test, test.indexedAtOnce()] { #expect(test.touches(rect)) }
    // There are too many to cut all of them first.
    #expect(test.indexedAtOnce().cutDashes(pattern, try #require(style)) == nil)
    // Each line is as long as the rectangle is wide, nearly, and 0.05 wide, a quarter of it dashes.
    #expect((test.coverage(of: rect) - 300 * 100 * 0.05 / 4 / 40_000).magnitude < 0.001)
  }

  private func zip3(_ from: [Point], _ to: ArraySlice<Point>) -> [(Int, Point, Point)] {
    zip(from, to).enumerated().map { ($0, $1.0, $1.1) }
  }
}

extension Path {
  fileprivate static func line(_ p: Point, _ q: Point) -> Path? {
    var builder = PathBuilder()
    builder.move(to: p)
    builder.line(to: q)
    return builder.finish()
  }
}
