import StrokeCore
import StrokeFormats
import StrokePaths
import TestSupport
import Testing

@Suite struct HitTestFingerTests {
  private let square: [Point] = [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)]

  private func box(_ x: Double, _ y: Double, _ size: Double) -> Path {
    PathData("M\(x) \(y)h\(size)v\(size)h\(-size)z").path
  }

  @Test(arguments: [
    (40.0, 40.0, 20.0, true), (0.001, 0.001, 99.998, true), (90, 40, 20, false),
    (-1, -1, 102, false),
    (200, 40, 20, false),
  ])
  func insideIsWholeInside(x: Double, y: Double, size: Double, isEnclosed: Bool) throws {
    let test = HitTest(box(x, y, size), Paint())
    #expect(test.isEnclosed(by: square) == isEnclosed)
    #expect(test.isEnclosed(by: square.reversed()) == isEnclosed)
  }

  @Test func aStrokeCountsWithItsWidth() throws {
    let path = box(10, 10, 80)
    let thin = try #require(StrokeStyle(width: 18))
    let thick = try #require(StrokeStyle(width: 22))
    #expect(HitTest(path, Paint(fill: nil, stroke: thin)).isEnclosed(by: square))
    #expect(!HitTest(path, Paint(fill: nil, stroke: thick)).isEnclosed(by: square))
    #expect(!HitTest(path, Paint(fill: nil)).isEnclosed(by: square))
  }

  @Test func endsThatOverlapDoNotCutWhatTheyCross() throws {
    // Once and a third around, so the line runs through the box, which stays inside all along.
    let loop = square + [Point(50, -20), Point(60, 30), Point(40, 80)]
    #expect(HitTest(box(45, 20, 20), Paint()).isEnclosed(by: loop))
    #expect(
      HitTest(box(55, -10, 4), Paint()).isEnclosed(by: square + [Point(50, -20)]) == false)
  }

  @Test func theWayOfASquareIsAllThatItSweeps() throws {
    let test = HitTest(box(0, 0, 1), Paint())
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<rounds(400, long: 2_000) {
      let coordinate = { (g: inout SeededGenerator) in Double.random(in: -12...12, using: &g) }
      let start = Point(coordinate(&generator), coordinate(&generator))
      let end = Point(coordinate(&generator), coordinate(&generator))
      let side = Double.random(in: 0.5...8, using: &generator)
      // The square about a point on the way touches the box if the point is in the grown box.
      let isTouched = (0...4_000).contains { step in
        let p = start.interpolated(to: end, Double(step) / 4_000)
        return p.x > -side / 2 && p.x < 1 + side / 2 && p.y > -side / 2 && p.y < 1 + side / 2
      }
      let answer = test.touches(square: side, from: start, to: end)
      // Sampling may miss what is touched for less than a step, but never finds what is not
      // touched.
      if isTouched { #expect(answer, "seed 17") }
      if answer, !isTouched {
        #expect(test.touches(square: side + 0.02, from: start, to: end), "seed 17")
        #expect(!test.touches(square: side - 0.02, from: start, to: end), "seed 17")
      }
    }
  }
}
