import Foundation
import StrokePaths
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokeFormats

/// Up to the largest coordinate, hits agree with each other; beyond it, drawings are refused with a
/// position.
@Suite struct CoordinateRangeTests {
  @Test(arguments: [
    ("M29 25L39 7L-4000000000000 9000000000000z", 1, 13), ("M0 10C130 13 0 1e15 100 90", 1, 7),
    ("M0 0\nh9 1e8v1", 2, 4), ("M0 0h9e7h2e7", 1, 10), ("M1e9 0", 1, 2),
    ("M0 0a1e9 1 0 0 0 5 5", 1, 6),
    // Radii too small to reach the end grow until they do, both by the same factor.
    ("M0 0a7 1e-300 143 1 0 0 -16t10 0", 1, 6), ("M18 1A7 1e-8 30 0 1 6 -8Z", 1, 7),
  ])
  func aFarCoordinateIsRefusedWithItsPlace(d: String, line: Int, column: Int) {
    let error = ReadError(ReadError.outOfRange, line: line, column: column)
    #expect(throws: error) {
      try Array(d.utf8).withUnsafeBufferPointer {
        try SVGDrawing(pathData: $0, attributes: SVGAttributes())
      }
    }
    #expect(
      throws: ReadError(
        ReadError.outOfRange, line: line + 1, column: line > 1 ? column : column + 9)
    ) {
      try SVGDrawing(Array("<svg>\n<path d=\"\(d)\"/></svg>".utf8))
    }
  }

  @Test(arguments: [
    "<rect width='1e9' height='3'/>", "<rect width='3' height='3' transform='scale(1e8)'/>",
    "<g transform='translate(1e9 0)'><circle r='3'/></g>", "<line x2='9' y2='-2e8' stroke='red'/>",
    "<path d='M0 0h9' stroke='red' stroke-width='1e9'/>",
    "<clipPath id='c'><rect width='1e9' height='1'/></clipPath><rect width='3' height='3' clip-path='url(#c)'/>",
  ])
  func aFarShapeIsRefusedWithItsPlace(body: String) {
    #expect(throws: ReadError.self) { try SVGDrawing(Array("<svg>\(body)</svg>".utf8)) }
  }

  @Test(arguments: [
    "<rect width='1e8' height='3'/>", "<g display='none'><rect width='1e9' height='3'/></g>",
    "<rect width='1e9' height='3' fill='none'/>",
    "<rect width='1e7' height='9' transform='scale(9)'/>",
    "<rect width='1e8' height='3' transform='rotate(45)'/>",
    "<defs><rect width='1e9' height='3'/></defs>",
  ])
  func whatIsInRangeOrNotPaintedIsRead(body: String) throws {
    _ = try SVGDrawing(Array("<svg>\(body)</svg>".utf8))
  }

  /// Either a rectangle that contains a hit one is hit, or the path is refused.
  @Test func hitsAreMonotone() throws {
    var generator = SeededGenerator(seed: 5)
    var (hits, refused) = (0, 0)
    for _ in 0..<rounds(4_000, long: 400_000) {
      let most = pow(10, Double.random(in: 2...15, using: &generator))
      func number() -> Double {
        let size = Bool.random(using: &generator) ? 100 : most
        return (Double.random(in: -size...size, using: &generator) * 16).rounded() / 16
      }
      func point() -> Point { Point(number(), number()) }
      var d = "M\(number()) \(number())"
      let letters = Bool.random(using: &generator) ? "L" : "LQCA"
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let letter = letters.randomElement(using: &generator) ?? "L"
        let count = ["L": 2, "Q": 4, "C": 6][letter] ?? 2
        let head = letter == "A" ? "\(number()) \(number()) 30 1 0" : ""
        d += "\(letter)\(head) " + (0..<count).map { _ in "\(number())" }.joined(separator: " ")
      }
      let stroke = Bool.random(using: &generator) ? "" : #" fill="none" stroke="red""#
      let width = [0.5, 1, 20][Int.random(in: 0..<3, using: &generator)]
      let text = #"<svg><path d="\#(d)z"\#(stroke) stroke-width="\#(width)"/></svg>"#
      let test: HitTest
      do {
        guard let element = try SVGDrawing(Array(text.utf8)).elements.first else { continue }
        test = element.hitTest
      } catch {
        refused += 1
        continue
      }
      for _ in 0..<4 {
        let near = 0.0...120
        let center = Point(
          Double.random(in: near, using: &generator), Double.random(in: near, using: &generator))
        let size = [0.01, 1, 10, 44][Int.random(in: 0..<4, using: &generator)]
        let inner = Rect(around: center, center).outset(by: size)
        guard test.touches(inner) else { continue }
        hits += 1
        for more in [0.1, 60, 1e4, 1e7, 1e9, 1e12, 1e15] {
          #expect(test.touches(inner.outset(by: more)), "\(d) \(inner) \(more)")
        }
      }
    }
    #expect(hits > 500 && refused > 500)
  }

  /// Slivers are found by rectangles however much larger than the path.
  @Test(arguments: [1e-3, 1e-6, 1e-9])
  func thinShapesAreHitAtAnySize(thickness: Double) throws {
    let data = PathData("M0 0h100v\(thickness)h-100z")
    let test = HitTest(data.path, Paint())
    for size in (0...15).map({ pow(10, Double($0)) }) {
      #expect(test.touches(Rect(minX: -size, minY: -size, maxX: size, maxY: size)), "\(size)")
    }
  }
}
