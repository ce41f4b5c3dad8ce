import Foundation
import StrokeCore
import TestSupport
import Testing

@testable import StrokePaths

@Suite struct LassoTests {
  private static let square = [Point(0, 0), Point(40, 0), Point(40, 40), Point(0, 40)]
  /// Two loops that cross in the middle and turn in opposite directions.
  private static let eight = [Point(0, 0), Point(40, 40), Point(40, 0), Point(0, 40)]
  /// The square twice around, the same way and there and back.
  private static let twice = square + square
  private static let back = square + square.reversed()

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var builder = PathBuilder()
    builder.move(to: Point(x, y))
    builder.line(to: Point(x + width, y))
    builder.line(to: Point(x + width, y + height))
    builder.line(to: Point(x, y + height))
    builder.close()
    return builder.finish() ?? Path()
  }

  @Test(arguments: [
    // Inside, outside, across an edge, around everything.
    (square, [10, 10, 5, 5], true, true, 1), (square, [50, 10, 5, 5], false, false, 0),
    (square, [35, 10, 10, 5], false, true, 0.5), (square, [-5, -5, 50, 50], false, true, 0.64),
    (square, [0, 0, 40, 40], false, true, 1), (square, [-10, 10, 40, 5], false, true, 0.75),
    // The left and right loops of an eight are inside, what lies above and below is not.
    (eight, [2, 3, 5, 5], false, true, 0.68), (eight, [18, 2, 2, 2], false, false, 0),
    (eight, [1, 19, 2, 2], true, true, 1), (eight, [37, 19, 2, 2], true, true, 1),
    (twice, [10, 10, 5, 5], true, true, 1), (back, [10, 10, 5, 5], false, false, 0),
    // Only the line itself runs over it.
    (back, [35, 10, 10, 5], false, true, 0),
    ([Point(0, 0), Point(20, 20)], [9, 9, 2, 2], false, true, 0),
    ([], [0, 0, 9, 9], false, false, 0),
    ([Point(3, 3)], [0, 0, 9, 9], false, false, 0),
  ])
  func whatALoopSelects(
    line: [Point], place: [Double], isEnclosed: Bool, isTouched: Bool, share: Double
  ) {
    let path = box(place[0], place[1], place[2], place[3])
    let lasso = Lasso(line)
    for test in [HitTest(path, Paint())].flatMap({ [$0, $0.indexedAtOnce()] }) {
      if place[2] < 40 || line.count != 4 { #expect(lasso.encloses(test) == isEnclosed) }
      #expect(lasso.touches(test) == isTouched)
      #expect((lasso.overlap(with: test) - share).magnitude < 1e-3)
    }
  }

  @Test func aStrokesAreaCounts() throws {
    var builder = PathBuilder()
    builder.move(to: Point(-30, 20))
    builder.line(to: Point(60, 20))
    let style = try #require(StrokeStyle(width: 4))
    let test = HitTest(builder.finish() ?? Path(), Paint(fill: nil, stroke: style))
    #expect((Lasso(Self.square).overlap(with: test) - 40 / 90.0).magnitude < 1e-3)
    // Half of it is cut off, and then half of the rest lies inside.
    var clip = Clip()
    clip.intersect(Rect(minX: -40, minY: 0, maxX: 40, maxY: 20))
    let clipped = HitTest(test.path, test.paint, clip: clip)
    #expect((Lasso(Self.square).overlap(with: clipped) - 40 / 70.0).magnitude < 2e-3)
    #expect(!Lasso(Self.square).encloses(clipped) && Lasso(Self.square).touches(clipped))
  }

  /// Its only corner is a point of the line, which is neither inside nor outside.
  @Test(arguments: [(40.0, true), (-40, false)]) func anOpenFillMayBeginOnTheLine(
    end: Double, isTouched: Bool
  ) {
    var builder = PathBuilder()
    builder.move(to: Point(0, 0))
    builder.cubic(Point(end * 1.25, end / 40), Point(0, end / 20), to: Point(end, end))
    let test = HitTest(builder.finish() ?? Path(), Paint())
    let lasso = Lasso([Point(32, 120), Point(120, 1), Point(0, 0)])
    #expect(lasso.touches(test) == isTouched && lasso.overlap(with: test) == (isTouched ? 1 : 0))
  }

  /// A line on a coarse grid passes many edges again, and others between the same heights.
  @Test func anEdgeCountsAsOftenAsItIsPassed() {
    var random = RandomHits(seed: 33)
    for round in 0..<rounds(200, long: 10_000) {
      let points = (0..<(3 + random.below(9))).map { _ in
        Point(Double(random.below(3)), Double(random.below(3)))
      }
      let ends = points.dropFirst() + points.prefix(1)
      let passed = zip(points, ends).filter { $0 != $1 }.map { SharedEdge($0, $1) }
      let edges = Lasso(points).edges(near: Rect(minX: -1, minY: -1, maxX: 3, maxY: 3))
      #expect(Self.counts(of: edges) == Self.counts(of: passed), "\(round)")
      let found = edges.flatMap(Self.steps)
      #expect(found.count == Set(found).count, "\(round)")
    }
  }

  /// How often each step between points of the grid is passed, of those that are.
  private static func counts(of edges: [SharedEdge]) -> [[Double]: Int] {
    let counts = edges.flatMap { edge in steps(of: edge).map { ($0, edge.count) } }
    return Dictionary(counts, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  /// The steps of an edge: the two halves of one whose middle is a point of the grid.
  private static func steps(of edge: SharedEdge) -> [[Double]] {
    let (p, q, middle) = (edge.p, edge.q, edge.p.interpolated(to: edge.q, 0.5))
    guard middle.x == middle.x.rounded(), middle.y == middle.y.rounded() else {
      return [[p.x, p.y, q.x, q.y]]
    }
    return [[p.x, p.y, middle.x, middle.y], [middle.x, middle.y, q.x, q.y]]
  }

  /// What hardly has an area is inside as a whole or not at all, where the lasso runs through its bounds.
  @Test(arguments: [1e-300, 1e-30, 1e-12, 1e-6, 1e-3, 1])
  func aThinLineIsASmallAreaOrNone(width: Double) throws {
    let fork = [(0, 0), (40, 0), (40, 40), (30, 40), (30, 10), (10, 10), (10, 40), (0, 40)]
    let lasso = Lasso(fork.map { Point(Double($0.0), Double($0.1)) })
    let style = try #require(StrokeStyle(width: width))
    for (lowest, share) in [(35.0, 1.0), (45, 100.0 / 110)] {
      var builder = PathBuilder()
      builder.move(to: Point(5, lowest))
      for point in [Point(5, 5), Point(35, 5), Point(35, lowest)] { builder.line(to: point) }
      let test = HitTest(builder.finish() ?? Path(), Paint(fill: nil, stroke: style))
      #expect(lasso.encloses(test) == (share == 1))
      // Of an area that is too small to measure only the whole counts.
      let overlap = lasso.overlap(with: test)
      #expect((overlap - share).magnitude < 5e-3 || share < 1 && overlap == 0, "\(overlap)")
    }
  }

  /// What lies inside does not depend on how often, and where first, a long loop was looked at before.
  @Test(arguments: [20, 200, 2_000]) func aLoopAnswersAsAtFirst(count: Int) {
    let points = (0..<count).map { index in
      let angle = Double.pi * Double(index) / Double(count)
      return Point(500 + 40 * cos(angle), 500 + 40 * sin(angle))
    }
    let lasso = Lasso(points)
    for corner in [Point(490, 490), Point(455, 495), Point(495, 530)] {
      let test = HitTest(box(corner.x, corner.y, 20, 20), Paint())
      let share = Lasso(points).overlap(with: test)
      #expect(share > 0.2 && share < 0.8)
      for _ in 0..<20 { #expect((lasso.overlap(with: test) - share).magnitude < 1e-3) }
    }
  }

  /// A loop that runs back and forth along a line through what it encloses, so that each edge there covers parts of
  /// many others.
  @Test(arguments: [20, 50, 100]) func edgesAlongOneLineAreToldApartAtOnce(count: Int) {
    let around = [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100), Point(0, 0)]
    let places = (0..<count).map { Double(($0 * 37) % 97) }
    let lasso = Lasso(around + places.map { Point($0, $0) })
    let test = HitTest(box(20, 25, 30, 30), Paint())
    var steps = 1 << 20
    #expect(lasso.encloses(test, &steps))
    #expect(steps > 1 << 19)
  }

  @Test func aSceneSelectsWhatItsElementsDoOneByOne() {
    var random = RandomHits(seed: 31)
    let tests = (0..<rounds(40, long: 2_000)).map { _ in
      var paint = random.paint()
      if random.below(5) == 0 { paint.stroke?.dashes = DashPattern([9, 30]) }
      let place = Vector(random.number(0...400), random.number(0...400))
      return HitTest(
        random.path(), paint, transform: .translation(place) * .scale(0.2, 0.2))
    }
    let scenes = [HitScene(tests), HitScene(tests, isIndexed: false)]
    var counts = [0, 0, 0]
    for round in 0..<6 {
      let points = (0..<(3 + round * 7)).map { _ in
        Point(random.number(-90...500), random.number(-90...500))
      }
      let lasso = Lasso(round == 0 ? Self.square.map { Point($0.x * 9, $0.y * 9) } : points)
      let enclosed = tests.indices.filter { lasso.encloses(tests[$0]) }
      let touched = tests.indices.filter { lasso.touches(tests[$0]) }
      let held = tests.indices.filter { lasso.overlap(with: tests[$0]) >= 0.3 }
      for scene in scenes {
        #expect(scene.elements(enclosedBy: lasso) == enclosed)
        #expect(scene.elements(touchedBy: lasso) == touched)
        #expect(scene.elements(overlappedBy: lasso, atLeast: 0.3).map(\.element) == held)
      }
      #expect(Set(enclosed).isSubset(of: touched) && Set(held).isSubset(of: touched))
      #expect(Set(enclosed).isSubset(of: held))
      counts = [counts[0] + enclosed.count, counts[1] + touched.count, counts[2] + held.count]
    }
    #expect(counts[0] > 8 && counts[1] > counts[2] && counts[2] > counts[0])
  }
}
