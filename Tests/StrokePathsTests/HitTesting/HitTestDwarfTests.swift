import StrokeCore
import StrokeFormats
import StrokePaths
import Testing

/// Targets far larger than what is painted.
@Suite struct HitTestDwarfTests {
  private let square = PathData("M0 0H10V10H0Z").path

  @Test(arguments: [1e8, 1e12, 1e14, 1e17, 1e100, 1e300])
  func containingAllPaintHits(size: Double) throws {
    let style = try #require(StrokeStyle(width: 2))
    for paint in [Paint(), Paint(fill: nil, stroke: style), Paint(fill: .evenodd, stroke: style)] {
      for transform in [Transform.identity, Transform(0, 2, -2, 0, 5, 5)] {
        let test = HitTest(square, paint, transform: transform)
        for test in [test, test.indexedAtOnce()] {
          #expect(test.touches(Rect(minX: -size, minY: -size, maxX: size, maxY: size)))
          #expect(test.touches(Rect(minX: -100, minY: -100, maxX: size, maxY: size)))
          #expect(test.touches(Circle(center: Point(5, 5), radius: size)))
          // From the far side into it.
          #expect(test.touches(Rect(minX: -size, minY: -size, maxX: 6, maxY: 6)))
          // Beside it.
          #expect(!test.touches(Rect(minX: 100, minY: -size, maxX: size, maxY: size)))
        }
      }
    }
  }

  @Test func aBorderInCommonIsNoHitAtAnySize() throws {
    let test = HitTest(square, Paint())
    for size in [1e8, 1e14, 1e300] {
      #expect(!test.touches(Rect(minX: 10, minY: -size, maxX: size, maxY: size)))
      #expect(test.touches(Rect(minX: 9.999, minY: -size, maxX: size, maxY: size)))
    }
  }

  @Test func nothingPaintedStaysNothing() throws {
    let wide = Rect(minX: -1e14, minY: -1e14, maxX: 1e14, maxY: 1e14)
    #expect(!HitTest(square, Paint(fill: nil)).touches(wide))
    #expect(!HitTest(Path(), Paint()).touches(wide))
  }

  /// Paths so large that one of their rounding errors is as wide as the clip.
  @Test func hitsBesideAHugePathLieInItsBounds() {
    var random = RandomHits(seed: 20_261_122)
    var clip = Clip()
    clip.intersect(Rect(minX: 0, minY: 0, maxX: 100, maxY: 100))
    var hits = 0
    for round in 0..<300 {
      let point = {
        Point(
          random.number(-9...9).rounded() * random.oneOf([1, 1, 1, 1e17, 1e30, 1e70]),
          random.number(-9...9).rounded() * random.oneOf([1, 1, 1, 1e17, 1e30, 1e70]))
      }
      var builder = PathBuilder()
      builder.move(to: point())
      builder.cubic(point(), point(), to: point())
      if random.below(2) == 0 { builder.close() }
      let turn = Transform.rotation(degrees: random.oneOf([0, 0, 15, 30]))
      let test = HitTest(builder.finish() ?? Path(), Paint(), transform: turn, clip: clip)
      let bounds = test.paintedBounds
      for size in [0.01, 0.3, 1, 3, 10, 44, 100] {
        let (x, y) = (random.number(0...100 - size), random.number(0...100 - size))
        let rect = Rect(minX: x, minY: y, maxX: x + size, maxY: y + size)
        guard test.touches(rect) else { continue }
        hits += 1
        #expect(bounds?.intersection(rect) != nil, "\(round): \(test.path.data) \(rect)")
      }
    }
    #expect(hits > 100)
  }
}
