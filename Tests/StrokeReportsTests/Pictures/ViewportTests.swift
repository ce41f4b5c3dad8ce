import StrokeCore
import Testing

@testable import StrokeReports

@Suite struct ViewportTests {
  private static let room = Rect(minX: 30, minY: 50, maxX: 230, maxY: 250)

  @Test(arguments: [
    (Point(0, 0), Point(1, 1)), (Point(-5, 3), Point(100, 4)), (Point(0, 0), Point(0, 9)),
    (Point(1e-300, 0), Point(3e-300, 1e-300)), (Point(-1.7e308, -1), Point(1.7e308, 1.7e308)),
    (Point(7, 7), Point(7, 7)), (Point(0, 0), Point(.leastNonzeroMagnitude, 0)),
  ])
  func whatIsShownIsInTheRoom(a: Point, b: Point) {
    let viewport = Viewport(showing: Rect(around: a, b), in: Self.room, margin: 10)
    for point in [a, b, a.interpolated(to: b, 0.3)] {
      let place = viewport.map(point)
      #expect((39.999...220.001).contains(place.x) && (59.999...240.001).contains(place.y))
    }
    #expect(viewport.scale > 0 && viewport.scale.isFinite)
  }

  @Test func whatHasNoSizeIsInTheMiddle() {
    let dot = Rect(around: Point(7, 7), Point(7, 7))
    #expect(Viewport(showing: dot, in: Self.room).map(Point(7, 7)) == Self.room.center)
    #expect(Viewport(showing: nil, in: Self.room).scale == 1)
  }
}
