import Foundation
import StrokeCore
import StrokeFormats
import TestSupport
import Testing

@testable import StrokePaths

/// Scenes of many elements: the index skips nothing that an element's own test would find.
@Suite struct HitSceneTests {
  /// Elements of all kinds, so that each question has some of them near.
  private func tests(_ random: inout RandomHits, count: Int) -> [HitTest] {
    (0..<count).map { _ in
      var paint = random.paint()
      if random.below(4) == 0 { paint.stroke?.dashes = DashPattern([3, 5, 0, 7], offset: 2) }
      if random.below(20) == 0 { paint = Paint(fill: nil) }
      let scale = random.oneOf([0.05, 0.2, 1])
      let turn = random.below(3) == 0 ? Double(random.below(360)) : 0
      let place = Vector(random.number(-50...400), random.number(-50...400))
      let map: Transform =
        .translation(place) * .rotation(degrees: turn)
        * .scale(scale, random.oneOf([-1, 1]) * scale)
      return HitTest(random.path(), paint, transform: map)
    }
  }

  @Test func aSceneAnswersAsItsElementsDo() {
    var random = RandomHits(seed: 14)
    var (pairs, hits) = (0, 0)
    while pairs < rounds(10_000, long: 1_000_000) {
      let tests = tests(&random, count: random.oneOf([1, 2, 16, 17, 100, 300]))
      let scene = HitScene(tests)
      for _ in 0..<40 {
        let rect = random.rect()
        let shift = Vector(random.number(-50...400), random.number(-50...400))
        let moved = Rect(
          minX: rect.minX + shift.dx, minY: rect.minY + shift.dy, maxX: rect.maxX + shift.dx,
          maxY: rect.maxY + shift.dy)
        let finger = Circle(center: moved.center, radius: moved.width)
        let touched = tests.indices.filter { tests[$0].touches(moved) }
        #expect(scene.elements(touching: moved) == touched)
        #expect(scene.topmost(touching: moved) == touched.last)
        let felt = tests.indices.filter { tests[$0].touches(finger) }
        #expect(scene.elements(touching: finger) == felt)
        #expect(scene.topmost(touching: finger) == felt.last)
        let inside = tests.indices.filter { tests[$0].contains(moved.center) }
        #expect(scene.elements(at: moved.center) == inside)
        #expect(scene.topmost(at: moved.center) == inside.last)
        pairs += tests.count
        hits += touched.count
      }
    }
    #expect(hits > pairs / 1000)
  }

  @Test(arguments: [HitRule.touch, .center])
  func aSceneAppliesRulesAsItsElementsDo(rule: HitRule) {
    var random = RandomHits(seed: 15)
    let tests = tests(&random, count: 60)
    let scene = HitScene(tests)
    for _ in 0..<40 {
      let corner = Point(random.number(-50...400), random.number(-50...400))
      let rect = Rect(around: corner, corner + Vector(30, 20))
      #expect(
        scene.elements(hitBy: rect, by: rule)
          == tests.indices.filter { tests[$0].hits(rect, by: rule) })
    }
  }

  /// A line that crosses itself everywhere near many elements is given up soon, without a guess.
  @Test func aLineWithTooManyCrossingsHasNoAnswer() throws {
    let star = (0..<1000).map { index in
      let angle = Double(index) * 2.39996
      return Point(500 + 400 * cos(angle), 500 + 400 * sin(angle))
    }
    let tests = try (0..<1000).map { index in
      let corner = Point(Double(150 + index % 32 * 22), Double(150 + index / 32 * 22))
      let rect = try #require(Rect(x: corner.x, y: corner.y, width: 10, height: 10))
      return HitTest(Path(closedLine: rect.corners), Paint())
    }
    let scene = HitScene(tests)
    let most = ClosedLine.mostSteps / (isLong ? 1 : 20)
    #expect(scene.elements(enclosedBy: star, within: most) == nil)
    #expect(scene.elements(enclosedBy: Array(star.prefix(8)), within: most) != nil)
  }

  @Test func strokesEncloseAndTouchWhatTheyDoOneByOne() {
    var random = RandomHits(seed: 16)
    let tests = tests(&random, count: 60)
    let scene = HitScene(tests)
    for _ in 0..<10 {
      let points = (0..<12).map { _ in Point(random.number(-90...500), random.number(-90...500)) }
      #expect(
        scene.elements(enclosedBy: points)
          == tests.indices.filter { tests[$0].isEnclosed(by: points) })
      // A long line, and a short one that passes most elements.
      for (side, way) in [(9.0, points), (100, Array(points.prefix(1)))] {
        #expect(
          scene.elements(touchedBySquare: side, along: way)
            == tests.indices.filter { tests[$0].touches(square: side, along: way) })
      }
    }
  }

  /// Coordinates near the limits of a double, and questions of zero or infinite size.
  @Test func noSizeIsTooLarge() {
    let (huge, small) = (Self.square(1e300), Self.square(1))
    let tests = [
      HitTest(huge, Paint()), HitTest(small, Paint()),
      HitTest(huge, Paint(), transform: .scale(1e100, 1e100)), HitTest(Path(), Paint()),
      HitTest(small, Paint(), transform: .scale(0, 0)),
    ]
    let scene = HitScene(tests)
    for size in [1e-300, 1e-9, 1, 1e200, 1e307, .infinity] {
      let rect = Rect(minX: -size, minY: -size, maxX: size, maxY: size)
      #expect(
        scene.elements(touching: rect) == tests.indices.filter { tests[$0].touches(rect) },
        "\(size)")
    }
    let nowhere = Point(.nan, .infinity)
    #expect(scene.elements(at: nowhere) == tests.indices.filter { tests[$0].contains(nowhere) })
    #expect(HitScene([]).elements(touching: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)).isEmpty)
    #expect(scene.elements(enclosedBy: []) == [])
  }

  /// Overlapping elements, which no tree can tell apart.
  @Test func anyNumberOfElementsInOnePlaceIsFound() {
    let square = Self.square(10)
    for count in [0, 1, 15, 16, 17, 256, 257, 5000] {
      let scene = HitScene((0..<count).map { _ in HitTest(square, Paint()) })
      let rect = Rect(minX: 2, minY: 2, maxX: 3, maxY: 3)
      #expect(scene.elements(touching: rect) == Array(0..<count))
      #expect(scene.topmost(touching: rect) == (count > 0 ? count - 1 : nil))
      #expect(scene.elements(touching: Rect(minX: 11, minY: 2, maxX: 13, maxY: 3)).isEmpty)
    }
  }

  /// A square from the origin.
  private static func square(_ side: Double) -> Path {
    PathData("M0 0H\(side)V\(side)H0Z").path
  }
}
