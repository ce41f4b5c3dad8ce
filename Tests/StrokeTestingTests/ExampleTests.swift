import Foundation
import StrokeCore
import StrokeFormats
import TestSupport
import Testing

/// The documentation of each library begins with an example that stands in Examples as a file of its own, so
/// what it shows compiles as it is, and here it runs.
@Suite struct ExampleTests {
  private static let libraries = ["StrokeCore", "StrokePaths", "StrokeFormats", "StrokeTesting"]

  @Test(arguments: libraries)
  func theDocumentationShowsWhatIsCompiled(library: String) throws {
    let page = try Checkout.text("Sources/\(library)/\(library).docc/\(library).md")
    let example = try Checkout.text("Tests/StrokeTestingTests/Examples/\(library)Example.swift")
    #expect(page.contains("```swift\n\(example)```\n"))
  }

  /// The page of a library names all its public types, so that none lies hidden below "Structures".
  @Test(arguments: libraries)
  func theTopicsAreComplete(library: String) throws {
    let page = try Checkout.text("Sources/\(library)/\(library).docc/\(library).md")
    let topics = page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.map {
      $0.drop { $0 != "`" }.drop { $0 == "`" }.prefix { $0 != "`" && $0 != "(" }
    }
    let folder = Checkout.root.appending(path: "Sources/\(library)")
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var declared: Set<Substring> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        // Nested types have no place of their own; those of StrokeTesting stand in an `#if`.
        guard line.hasPrefix("public ") || library == "StrokeTesting" else { continue }
        let words = line.split { " :<({".contains($0) }
        let rest = words.drop { ["final", "indirect"].contains($0) }
        guard words.first == "public", let kind = rest.dropFirst().first(where: { $0 != "final" }),
          ["struct", "class", "enum", "protocol", "func"].contains(kind),
          let place = words.firstIndex(of: kind)
        else { continue }
        declared.insert(words[place + 1])
      }
    }
    #expect(Set(topics) == declared && topics.count == declared.count)
  }

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
