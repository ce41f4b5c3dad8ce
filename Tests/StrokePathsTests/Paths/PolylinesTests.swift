import StrokeCore
import StrokeFormats
import StrokePaths
import Testing

@Suite struct PolylinesTests {
  @Test func subpathsBecomeLines() {
    let lines = PathData("M0 0H10Q10 10 0 10ZM50 50").path.polylines(chordsPerCurve: 2)
    #expect(lines.count == 2)
    #expect(
      lines.first == [Point(0, 0), Point(10, 0), Point(7.5, 7.5), Point(0, 10), Point(0, 0)])
    #expect(lines.last == [Point(50, 50)])
  }

  @Test func chordsOfAnArcLieOnIt() {
    let places = PathData("M-5 0A5 5 0 0 1 5 0").path.polylines(chordsPerCurve: 8).joined()
    #expect(places.count > 8)
    #expect(places.allSatisfy { ($0.distance(to: .origin) - 5).magnitude < 1e-12 && $0.y < 1e-12 })
  }

  @Test func nothingIsNothing() { #expect(Path().polylines(chordsPerCurve: 3).isEmpty) }
}
