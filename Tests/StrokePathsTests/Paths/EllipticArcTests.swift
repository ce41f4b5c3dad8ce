import StrokeCore
import Testing

@testable import StrokePaths

@Suite struct EllipticArcTests {
  /// The four arcs from the origin to 10,10 with a radius of 10, each with its bounds and a point
  /// between it and its chord. On a screen, a sweep goes clockwise.
  @Test(arguments: [
    (false, true, Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), Point(6, 4)),
    (false, false, Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), Point(4, 6)),
    (true, true, Rect(minX: 0, minY: -10, maxX: 20, maxY: 10), Point(14, -6)),
    (true, false, Rect(minX: -10, minY: 0, maxX: 10, maxY: 20), Point(-6, 14)),
  ])
  func sweepAndSizeChooseTheArc(isLarge: Bool, isSweep: Bool, bounds: Rect, inside: Point) throws {
    var builder = PathBuilder()
    builder.move(to: .origin)
    builder.arc(
      EllipticArc(radiusX: 10, radiusY: 10, isLarge: isLarge, isSweep: isSweep), to: Point(10, 10))
    let finished = builder.finish()
    let path = try #require(finished)
    let found = try #require(path.bounds)
    for (a, b) in [
      (found.minX, bounds.minX), (found.minY, bounds.minY), (found.maxX, bounds.maxX),
      (found.maxY, bounds.maxY),
    ] { #expect((a - b).magnitude < 1e-9, "\(found)") }
    let test = HitTest(path, Paint())
    let opposite = Point(10 - inside.x, 10 - inside.y)
    #expect(test.contains(inside) && !test.contains(opposite))
  }
}
