import Testing

@testable import StrokeCore
@testable import StrokePaths

/// Dashes on curves so fine that only those near the target can be cut, or none in particular.
@Suite struct FineCurveDashTests {
  /// An arch about 9,000 long, the top of which is the line y = 0 at x = 0.
  private static let arch: [@Sendable (inout PathBuilder) -> Void] = [
    { builder in
      builder.move(to: Point(-3000, 3000))
      builder.cubic(Point(-1000, -1000), Point(1000, -1000), to: Point(3000, 3000))
    },
    { builder in
      builder.move(to: Point(-3000, 2000))
      builder.quadratic(Point(0, -2000), to: Point(3000, 2000))
    },
    { builder in
      builder.move(to: Point(-2800, 2800))
      builder.arc(EllipticArc(radiusX: 2800, radiusY: 2800, isSweep: true), to: Point(2800, 2800))
    },
    { builder in
      builder.move(to: Point(-4000, 0))
      builder.line(to: Point(4000, 0))
    },
  ]

  private func test(
    _ kind: Int, _ dashes: [Double], offset: Double = 0, width: Double = 20,
    cap: StrokeStyle.Cap = .butt, transform: Transform = .identity
  ) throws -> HitTest {
    var builder = PathBuilder()
    Self.arch[kind](&builder)
    let path = builder.finish() ?? Path()
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

  /// Without caps, dashes of no length are nothing, however many there are.
  @Test(arguments: 0..<4)
  func onlyGapsAreNothing(kind: Int) throws {
    for dashes in [[0, 1e-7], [0, 3, 0, 5]] {
      let test = try test(kind, dashes)
      #expect(!test.touches(Rect(minX: -50, minY: -50, maxX: 50, maxY: 50)))
      #expect(test.paintedBounds == nil)
    }
  }

  /// A rectangle in a gap between dashes much finer than the gap.
  @Test(arguments: 0..<4)
  func wideGapsOfFineDashesAreNotHit(kind: Int) throws {
    let fine = (0..<40).flatMap { _ in [1e-5, 1e-5] }.dropLast() + [0.01]
    let test = try test(kind, Array(fine), width: 1e-3)
    var hits = 0
    for step in 0..<8 {
      let x = 100 + Double(step) * 2.3e-3
      let rect = Rect(minX: x, minY: -1000, maxX: x + 1e-5, maxY: 1000)
      if test.touches(rect) { hits += 1 }
    }
    // A period is 0.0108 long, most of it a gap, and almost parallel to the x axis.
    #expect(hits < 4, "\(hits)")
  }

  /// The share of a pixel is that with dashes a million times as long, still much finer than it.
  @Test(arguments: [
    (0, StrokeStyle.Cap.butt, 0.004), (2, .round, 20.0), (3, .square, 20),
  ])
  func shareOfFineDashes(kind: Int, cap: StrokeStyle.Cap, width: Double) throws {
    let (fine, coarse) = (
      try test(kind, [5e-8, 1e-7], width: width, cap: cap),
      try test(kind, [0.05, 0.1], width: width, cap: cap)
    )
    for (x, y, w, h) in [(-15.0, -15.0, 40.0, 40.0)] {
      let rect = Rect(minX: x, minY: y, maxX: x + w, maxY: y + h)
      let (a, b) = (fine.coverage(of: rect), coarse.coverage(of: rect))
      #expect((a - b).magnitude < 0.004, "\(rect): \(a), \(b)")
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
