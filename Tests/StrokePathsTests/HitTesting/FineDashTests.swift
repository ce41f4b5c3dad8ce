import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Strokes of many dashes, and of too many.
@Suite struct FineDashTests {
  private func stroke(
    _ points: [Point], _ dashes: [Double], offset: Double = 0, width: Double = 2,
    cap: StrokeStyle.Cap = .butt, isClosed: Bool = false
  ) throws -> HitTest {
    let line = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    let pattern = try #require(DashPattern(dashes, offset: offset))
    return HitTest(
      PathData("M\(line)\(isClosed ? "Z" : "")").path,
      Paint(fill: nil, stroke: StrokeStyle(width: width, cap: cap, dashes: pattern))
    ).indexedAtOnce()
  }

  @Test(arguments: [0.0, 4, 1e5, 3e5, 399_996])
  func gapsOfALongLineAreNotHit(start: Double) throws {
    let test = try stroke([Point(0, 0), Point(4e5, 0)], [1, 3])
    let tiny = { (from: Double, to: Double) in
      Rect(minX: start + from, minY: -1, maxX: start + to, maxY: 1)
    }
    #expect(test.touches(tiny(0, 0.5)))
    #expect(!test.touches(tiny(1, 4)))
    #expect(test.touches(tiny(2, 4.5)) == (start < 399_990))
    #expect(!test.touches(Rect(minX: start, minY: 1, maxX: start + 4, maxY: 2)))
    #expect(test.contains(Point(start + 0.5, 0)))
    #expect(!test.contains(Point(start + 2.5, 0)))
  }

  /// The same as for only the stretch around the target.
  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square])
  func capsReachAsFarAsTheyDo(cap: StrokeStyle.Cap) throws {
    let pattern = [1.0, 7.0]
    let far = 8e4
    let long = try stroke([Point(0, 0), Point(6e5, 8e5)], pattern, cap: cap)
    let origin = Point(far * 0.6, far * 0.8)
    let short = HitTest(
      PathData("M-48-64L48 64").path,
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
    // A period longer than each side, so that the pattern comes back shifted.
    let corners = [Point(0, 0), Point(1e6, 0), Point(1e6, 1e6), Point(0, 1e6)]
    let test = try stroke(corners, [4, 8], offset: 2, isClosed: true)
    for (side, from) in corners.enumerated() {
      let to = corners[(side + 1) % corners.count]
      let direction = try #require((to - from).normalized)
      for length in [2.5, 5, 200_000.5, 500_003, 999_990.5, 999_997.5] {
        let place = from + direction * length
        let phase = (Double(side) * 1e6 + length + 2).truncatingRemainder(dividingBy: 12)
        #expect(test.contains(place) == (phase < 4), "\(side) \(length)")
      }
    }
  }

  @Test func curvesHaveTheirDashesToo() throws {
    let path = PathData("M1e5 0A1e5 1e5 0 0 1-1e5 0").path
    let style = StrokeStyle(width: 2, dashes: DashPattern([2, 6]))
    let test = HitTest(path, Paint(fill: nil, stroke: style)).indexedAtOnce()
    var (dashes, gaps) = (0, 0)
    for length in stride(from: 0.25, to: 3e5, by: 1234.55) {
      let angle = length / 1e5
      let phase = length.truncatingRemainder(dividingBy: 8)
      guard (phase - 2).magnitude > 1e-3, phase > 1e-3, phase < 7.999 else { continue }
      let place = Point(1e5 * cosine(angle), 1e5 * sine(angle))
      #expect(test.contains(place) == (phase < 2), "\(length)")
      if phase < 2 { dashes += 1 } else { gaps += 1 }
    }
    #expect(dashes > 50 && gaps > 50)
  }

  @Test func dashesFinerThanCoordinatesAreOneLine() throws {
    let test = try stroke([Point(0, 0), Point(1e200, 0)], [1, 1])
    #expect(test.touches(Rect(minX: 1.25, minY: 0, maxX: 1.75, maxY: 1)))
  }

  /// More than a million dashes become one solid line, with its own bounds.
  @Test func tooManyDashesAreOneLine() throws {
    let test = try stroke([Point(0, 0), Point(1000, 0)], [1e-4, 1e-4])
    for x in stride(from: 0.00005, to: 999, by: 7.00003) {
      #expect(test.touches(Rect(minX: x, minY: -2, maxX: x + 1e-5, maxY: 0)), "\(x)")
    }
    #expect(test.paintedBounds == Rect(minX: 0, minY: -1, maxX: 1000, maxY: 1))
  }

  /// A path with few edges and many dashes is answered in steps that hardly depend on the dashes,
  /// prepared or not.
  @Test func manyDashesInOnePlaceAreBounded() throws {
    let lines = (0..<300).map { "L\($0 % 2 == 0 ? 100 : 0) \(Double($0) / 3)" }
    let pattern = try #require(DashPattern([0.1, 0.3]))
    let style = StrokeStyle(width: 0.05, dashes: pattern)
    let path = PathData("M0 0\(lines.joined())").path
    let test = HitTest(path, Paint(fill: nil, stroke: style))
    let rect = Rect(minX: -10, minY: -10, maxX: 190, maxY: 190)
    for test in [test, test.indexedAtOnce()] { #expect(test.touches(rect)) }
  }
}
