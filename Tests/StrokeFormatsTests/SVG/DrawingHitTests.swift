import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

/// From a drawing, or from path data, to hit tests in one step.
@Suite struct DrawingHitTests {
  @Test func aSceneHasTheNumbersOfItsDrawing() throws {
    let drawing = try SVGDrawing(Checkout.bytes("Samples/map.svg"))
    let scene = HitScene(drawing)
    #expect(scene.count == drawing.elements.count && scene.count > 1)
    var hits = 0
    for x in stride(from: 0.0, to: 400, by: 25) {
      for y in stride(from: 0.0, to: 400, by: 25) {
        let finger = Rect(minX: x, minY: y, maxX: x + 30, maxY: y + 30)
        let wanted = drawing.elements.indices.filter {
          drawing.elements[$0].hitTest.touches(finger)
        }
        #expect(scene.elements(touching: finger) == wanted)
        hits += wanted.count
      }
    }
    #expect(hits > 20)
  }

  @Test func pathDataIsAPathOrAnError() throws {
    #expect(
      try Path(data: "m1 2h3").map { $0 } == [.move(to: Point(1, 2)), .line(to: Point(4, 2))])
    #expect(try Path(data: "").isEmpty)
    let unfinished = #expect(throws: ReadError.self) { try Path(data: "M0 0h10v10z\nL5") }
    #expect(unfinished?.description == "2:3: expected a number, found the end of the path data")
    let far = #expect(throws: ReadError.self) { try Path(data: "M0 0h1e9") }
    #expect(far?.reason.contains("100000000") == true)
  }
}
