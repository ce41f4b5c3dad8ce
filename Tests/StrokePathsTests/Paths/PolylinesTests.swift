import StrokeCore
import StrokePaths
import Testing

@Suite struct PolylinesTests {
  @Test func subpathsBecomeLines() {
    var builder = PathBuilder()
    _ = builder.move(to: Point(0, 0))
    _ = builder.line(to: Point(10, 0))
    _ = builder.quadratic(Point(10, 10), to: Point(0, 10))
    _ = builder.close()
    _ = builder.move(to: Point(50, 50))
    let path = builder.finishValidPrefix()
    let lines = path.polylines(chordsPerCurve: 2)
    #expect(lines.count == 2)
    #expect(
      lines.first == [Point(0, 0), Point(10, 0), Point(7.5, 7.5), Point(0, 10), Point(0, 0)])
    #expect(lines.last == [Point(50, 50)])
  }

  @Test func chordsOfAnArcLieOnIt() {
    var builder = PathBuilder()
    _ = builder.move(to: Point(-5, 0))
    _ = builder.arc(EllipticArc(radiusX: 5, radiusY: 5, isSweep: true), to: Point(5, 0))
    let path = builder.finishValidPrefix()
    let places = path.polylines(chordsPerCurve: 8).joined()
    #expect(places.count > 8)
    #expect(places.allSatisfy { ($0.distance(to: .origin) - 5).magnitude < 1e-12 && $0.y < 1e-12 })
  }

  @Test func nothingIsNothing() { #expect(Path().polylines(chordsPerCurve: 3).isEmpty) }
}
