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

  @Test(arguments: [
    (1.0, "50", 50.0), (10, "5", 50), (0.01, "5000", 50), (3, "10", 30), (1e9, "5e-8", 50),
    (1e-9, "5e10", 50), (200, "0.2", 40),
  ])
  func theBarIsARoundNumber(scale: Double, text: String, length: Double) throws {
    let world = Rect(minX: 0, minY: 0, maxX: 200 / scale, maxY: 200 / scale)
    let viewport = Viewport(showing: world, in: Self.room)
    let entry = try #require(ScaleBar(viewport, world)).entry
    guard case .bar(let found) = entry.sample else { return #expect(Bool(false)) }
    #expect(entry.text == text && (found - length).magnitude < 1e-6)
  }

  @Test func theBarHasRoomAtAnyScale() throws {
    for exponent in -300...300 {
      for step in [1.0, 1.5, 2, 3, 4, 5, 7, 9] {
        let size = step * scalbn(1, exponent)
        let world = Rect(minX: 0, minY: 0, maxX: size, maxY: size)
        let entry = try #require(ScaleBar(Viewport(showing: world, in: Self.room), world)).entry
        guard case .bar(let length) = entry.sample else {
          Issue.record("the scale shows no bar at \(size)")
          continue
        }
        #expect((23.3...60.1).contains(length))
      }
    }
  }

  private func scalbn(_ value: Double, _ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: value)
  }
}
