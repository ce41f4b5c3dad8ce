import StrokeFormats
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Dashes so fine on curves that the curves are not cut.
@Suite struct FineCurveDashTests {
  /// An arch about 9,000 long, whose top is at y = 0 for x = 0.
  private static let arches = [
    "M-3000 3000C-1000-1000 1000-1000 3000 3000", "M-3000 2000Q0-2000 3000 2000",
    "M-2800 2800A2800 2800 0 0 1 2800 2800", "M-4000 0H4000",
  ]

  private func test(
    _ kind: Int, _ dashes: [Double], offset: Double = 0, width: Double = 20,
    cap: StrokeStyle.Cap = .butt, transform: Transform = .identity
  ) throws -> HitTest {
    let path = PathData(Self.arches[kind]).path
    let pattern = try #require(DashPattern(dashes, offset: offset))
    let style = try #require(StrokeStyle(width: width, cap: cap, dashes: pattern))
    return HitTest(path, Paint(fill: nil, stroke: style), transform: transform)
  }

  @Test(arguments: 0..<4, StrokeStyle.Cap.allCases)
  func dashesFinerThanAnything(kind: Int, cap: StrokeStyle.Cap) throws {
    let patterns = [
      ([1e-9], 0.0), ([1e-9, 1e-9], 0.5), ([0, 1e-6, 0], 1e-7), ([1e-4, 3e-4], 0),
      ([1e-9, 1e-5, 2e-7, 1e-9], -1e3),
    ]
    for (dashes, offset) in patterns {
      let test = try test(kind, dashes, offset: offset, cap: cap)
      #expect(test.touches(Rect(minX: -5, minY: -5, maxX: 5, maxY: 5)))
      #expect(test.touches(Rect(minX: -0.1, minY: 9, maxX: 0.1, maxY: 200)))
      #expect(test.touches(Circle(center: Point(0, -12), radius: 2.1)))
      #expect(test.touches(Rect(minX: -4000, minY: -4000, maxX: 4000, maxY: 4000)))
      #expect(!test.touches(Rect(minX: -0.1, minY: 10.5, maxX: 0.1, maxY: 30)))
      // On a curve, the corners of square caps lie beyond the border.
      guard cap != .square || kind == 3 else { continue }
      #expect(!test.touches(Rect(minX: -5, minY: -30, maxX: 5, maxY: -10.001)))
      #expect(!test.touches(Rect(minX: -4000, minY: -30, maxX: 4000, maxY: -10)))
      #expect(!test.touches(Circle(center: Point(0, -12), radius: 1.99)))
    }
  }

  /// Without caps, zero-length dashes paint nothing, however many there are.
  @Test(arguments: 0..<4)
  func onlyGapsAreNothing(kind: Int) throws {
    for dashes in [[0, 1e-7], [0, 3, 0, 5]] {
      let test = try test(kind, dashes)
      #expect(!test.touches(Rect(minX: -50, minY: -50, maxX: 50, maxY: 50)))
      #expect(test.paintedBounds == nil)
    }
  }

  @Test(arguments: 0..<4)
  func transformsChangeNothing(kind: Int) throws {
    let map = Transform.rotation(degrees: 30) * .scale(0.5, 2)
    let plain = try test(kind, [1e-9, 1e-9])
    let mapped = try test(kind, [1e-9, 1e-9], transform: map)
    for (x, y) in [(0.0, 0.0), (0, 9.9), (0, -9.9), (0, -10.1), (0, 30), (1, -5)] {
      let p = map(Point(x, y))
      let spot = Rect(around: p, p).outset(by: 0.01)
      let isHit = plain.touches(Rect(around: Point(x, y), Point(x, y)).outset(by: 0.01))
      #expect(mapped.touches(spot) == isHit, "\(x) \(y)")
    }
  }
}
