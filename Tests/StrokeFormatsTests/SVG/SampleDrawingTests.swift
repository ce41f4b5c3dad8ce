import Foundation
import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

/// What the sample drawings demonstrate.
@Suite struct SampleDrawingTests {
  private func sample(_ name: String) throws -> [String: HitTest] {
    let drawing = try SVGDrawing(text: Checkout.text("Samples/\(name).svg"))
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    return Dictionary(
      drawing.elements.map { ($0.id ?? "", $0.hitTest) }, uniquingKeysWith: { first, _ in first })
  }

  private func finger(_ x: Double, _ y: Double, _ size: Double = 44) -> Rect {
    Rect(minX: x - size / 2, minY: y - size / 2, maxX: x + size / 2, maxY: y + size / 2)
  }

  @Test func aGearHasAHole() throws {
    let gear = try #require(try sample("gear")["gear"])
    #expect(!gear.touches(finger(50, 50, 20)) && gear.touches(finger(50, 50, 30)))
  }

  @Test func aTipReachesFarUnlessItIsCut() throws {
    let corners = try sample("sharp-corner")
    let (tip, cut) = (try #require(corners["tip"]), try #require(corners["cut"]))
    #expect(tip.contains(Point(105, 30)) && !cut.contains(Point(190, 30)))
    #expect(try #require(tip.paintedBounds).maxX > #require(tip.publishedBounds).maxX)
  }

  @Test func aScribbleHasNoHoles() throws {
    let scribble = try #require(try sample("thick-scribble")["scribble"])
    for x in stride(from: 40.0, to: 240, by: 5) {
      #expect(scribble.contains(Point(x, 120)), "\(x)")
    }
  }

  @Test func aMapTellsItsPlacesApart() throws {
    let map = try sample("map")
    let touched = { (x: Double, y: Double) in
      Set(map.filter { $0.value.touches(finger(x, y, 10)) }.keys)
    }
    #expect(touched(165, 235) == ["lake", "island"])
    #expect(touched(52, 50) == ["roof"])
    #expect(touched(160, 145) == ["road"])
    #expect(touched(100, 399) == ["elm"])
    #expect(touched(300, 20) == [])
  }
}
