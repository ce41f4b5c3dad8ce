import StrokeFormats
import TestSupport
import Testing

@testable import StrokeCore
@testable import StrokePaths

/// What closed lines enclose, compared with the definition: all edges cut at all others.
@Suite struct EnclosureTests {
  /// A closed scribble: on a coarse grid, where edges overlap and pass through corners, or
  /// anywhere.
  private func scribble(_ random: inout RandomHits, count: Int) -> [Point] {
    let onGrid = random.below(2) == 0
    let turns = random.below(3)
    // Many turns around everything, so that the rest of the scribble leaves it inside.
    let square = [Point(-9, -9), Point(109, -9), Point(109, 109), Point(-9, 109)]
    var points = (0..<turns).flatMap { _ in square }
    for _ in 0..<count {
      points.append(
        random.below(9) == 0 ? points.last ?? .origin : random.point(onGrid: onGrid))
    }
    return points
  }

  @Test func agreesWithTheDefinition() {
    var enclosed = 0
    var random = RandomHits(seed: 8)
    for round in 0..<rounds(600, long: 3_000) {
      let points = scribble(&random, count: 3 + random.below(30))
      let scale = random.oneOf([0.01, 0.1, 0.4, 1])
      let shift = random.point(onGrid: false)
      let map = Transform(scale, 0, 0, scale, shift.x * (1 - scale), shift.y * (1 - scale))
      let test = HitTest(random.path(), random.paint(), transform: map)
      let expected = test.isEnclosedByDefinition(points)
      #expect(test.isEnclosed(by: points) == expected, "\(round): \(test.path.data) \(points)")
      if expected { enclosed += 1 }
    }
    #expect(enclosed > rounds(60, long: 300))
  }

  /// Two thousand samples, whose edges cross each other some hundred thousand times; short: a third of them.
  @Test(arguments: [0.001, 0.03, 0.6])
  func aLongScribbleIsNoTrouble(scale: Double) {
    var random = RandomHits(seed: 9)
    let inner = (0..<rounds(400, long: 2_000)).map { _ in random.point(onGrid: false) }
    let square = [Point(-9, -9), Point(109, -9), Point(109, 109), Point(-9, 109)]
    let outer = (0..<rounds(150, long: 500)).flatMap { _ in square }
    let map = Transform(scale, 0, 0, scale, 20, 20)
    let test = HitTest(PathData("M2 2C120 0-40 80 97 93").path, Paint(), transform: map)
    #expect(test.isEnclosed(by: outer + inner))
    // Everything around the shape is cancelled.
    #expect(!test.isEnclosed(by: inner + inner.reversed()))
    // Somewhere in such a large shape, the line turns equally often both ways.
    if scale > 0.5 { #expect(!test.isEnclosed(by: inner)) }
  }

  /// Edges that all pass through one point of the painted area, and edges passed hundreds of times.
  @Test func bundlesOfEdgesAreNoTrouble() throws {
    let star = (0..<100).flatMap { index -> [Point] in
      let turn = Transform.rotation(degrees: Double(index) * 77)
      return [Point(50, 50), Point(50, 50) + turn(Vector(80, 0))]
    }
    let triangle = (0..<500).flatMap { _ in [Point(0, 0), Point(100, 0), Point(50, 90)] }
    let test = HitTest(PathData("M49 49H52L50 52").path, Paint())
    #expect(test.isEnclosed(by: triangle))
    #expect(!test.isEnclosed(by: star))
    #expect(test.isEnclosed(by: triangle + star))
    #expect(!test.isEnclosed(by: triangle.map { Point($0.x, $0.y + 50.5) } + star))
  }

  /// A dashed line that the closed line crosses in a gap has pieces inside and outside.
  @Test(arguments: [
    (Point(-5, -5), Point(15, 5), false), (Point(-5, -5), Point(55, 5), true),
    (Point(-5, -5), Point(35, 5), false), (Point(15, -5), Point(55, 5), false),
  ])
  func everyDashHasToBeInside(low: Point, high: Point, isEnclosed: Bool) throws {
    let path = PathData("M0 0H50").path
    let style = try #require(StrokeStyle(width: 2, dashes: DashPattern([10, 10])))
    let line = [low, Point(high.x, low.y), high, Point(low.x, high.y)]
    for test in [HitTest(path, Paint(fill: nil, stroke: style))].flatMap({
      [$0, $0.indexedAtOnce()]
    }) {
      #expect(test.isEnclosed(by: line) == isEnclosed)
    }
  }

  /// A move that draws nothing is nowhere.
  @Test func undrawnMovesNeedNotBeInside() {
    let test = HitTest(PathData("M500 500M0 0H9V9ZM700 500").path, Paint())
    #expect(test.isEnclosed(by: [Point(-10, -5), Point(30, -5), Point(10, 40)]))
  }
}

extension HitTest {
  /// The definition: for every part of the line with the inside on one side only, the other side is
  /// tested for paint.
  fileprivate func isEnclosedByDefinition(_ points: [Point]) -> Bool {
    guard let bounds = paintedBounds, points.count > 2 else { return false }
    let line = LineByDefinition(points)
    let width = max(bounds.width, bounds.height) * 1e-9
    for (p, q) in line.borders where touches(near: p, q, width) { return false }
    // The start of each subpath is painted; a move alone and a flat fill paint nothing.
    return path.allSatisfy { element in
      guard case .move(let start) = element else { return true }
      let p = transform(start)
      return line.contains(p) || !touches(Rect(around: p, p).outset(by: width))
    }
  }

  private func touches(near p: Point, _ q: Point, _ width: Double) -> Bool {
    guard let normal = (q - p).normalized?.quarterTurn, width > 0 else { return false }
    let (along, across) = ((q - p) * 0.5, normal * width)
    let middle = p.interpolated(to: q, 0.5) + normal * (2 * width)
    return touches(
      .square, Transform(along.dx, along.dy, across.dx, across.dy, middle.x, middle.y))
  }
}

private struct LineByDefinition {
  private let edges: [(Point, Point)]

  init(_ points: [Point]) {
    let ends = points.dropFirst() + points.prefix(1)
    edges = zip(points, ends).filter { $0 != $1 }
  }

  func contains(_ point: Point) -> Bool {
    var winding = 0
    for (p, q) in edges where (p.y > point.y) != (q.y > point.y) {
      let isRight = (q - p).cross(point - p) > 0
      if q.y > p.y, isRight { winding += 1 }
      if q.y < p.y, !isRight { winding -= 1 }
    }
    return winding != 0
  }

  var borders: [(Point, Point)] {
    edges.flatMap { p, q in
      let cuts = ([0, 1] + edges.compactMap { crossing(p, q, $0.0, $0.1) }).sorted()
      return zip(cuts, cuts.dropFirst()).compactMap { from, to -> (Point, Point)? in
        let (a, b) = (p.interpolated(to: q, from), p.interpolated(to: q, to))
        guard from < to, let normal = (q - p).normalized?.quarterTurn else { return nil }
        let middle = a.interpolated(to: b, 0.5)
        let aside = normal * ((b - a).length * 1e-6)
        // The outside is to the left.
        let (isLeftInside, isRightInside) = (contains(middle + aside), contains(middle - aside))
        return isLeftInside == isRightInside ? nil : isLeftInside ? (b, a) : (a, b)
      }
    }
  }

  private func crossing(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double? {
    let (u, v) = (q - p, s - r)
    let area = u.cross(v)
    guard area != 0 else { return nil }
    let (t, w) = ((r - p).cross(v) / area, (r - p).cross(u) / area)
    return t > 0 && t < 1 && w >= 0 && w <= 1 ? t : nil
  }
}
