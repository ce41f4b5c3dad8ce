import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// The documentation of each library begins with an example that stands in Examples as a file of its own, which
/// `make lint` compares, so what it shows compiles as it is, and here it runs.
@Suite struct ExampleTests {
  @Test func theExamplesSayWhatTheyShould() throws {
    let circle = try Shapes.circle()
    let touches = circle.map { (x: $0.point.x, y: $0.point.y, time: $0.time ?? 0) }
    #expect(try describe(touches, width: 320).hasPrefix("a circle about "))
    #expect(
      try describe(Array(touches.prefix(50)), width: 320).hasPrefix(
        "Transit too short, but not with min-transit 4."))
    #expect(button(touchedBy: Circle(center: Point(50, 40), radius: 5)) == 0)
    #expect(button(touchedBy: Circle(center: Point(50, 104), radius: 5)) == 1)
    #expect(button(touchedBy: Circle(center: Point(300, 300), radius: 5)) == nil)
    let file = [UInt8](#"{"id":"a","points":[[0,0],[9,9]]}"#.utf8) + [UInt8]("\noops\n".utf8)
    #expect(
      verdicts(on: file) == [
        "a: Too few points to tell", "line 2: expected a stroke, found oops",
      ])
    let map = try Checkout.bytes("Samples/map.svg")
    let drawing = try SVGDrawing(map)
    let center = Point(82, 82)
    let finger = Circle(center: center, radius: 22)
    #expect(
      try shape(of: map, touchedBy: finger)
        == drawing.elements.last { $0.hitTest.touches(finger) }?.id)
  }
}
