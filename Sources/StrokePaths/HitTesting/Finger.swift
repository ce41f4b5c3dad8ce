import StrokeCore

// Fingers in motion: what they touch, and what they enclose.

extension HitTest {
  /// The default side of the square that stands for a finger, in points.
  package static let fingerSide = 44.0

  /// Returns whether a square with the given side, parallel to the axes, touches the painted area
  /// while its centre moves straight from one point to another.
  ///
  /// - Complexity: as for a rectangle.
  public func touches(square side: Double, from start: Point, to end: Point) -> Bool {
    // The swept area consists of the square at both ends and what the diagonal that lies across the
    // motion sweeps in between.
    let half = side / 2
    for point in [start, end] {
      let dot = Rect(around: point, point).outset(by: half)
      if touches(dot) { return true }
    }
    let motion = end - start
    guard motion != .zero else { return false }
    let diagonal = Vector(half, (motion.dx >= 0) == (motion.dy >= 0) ? -half : half)
    let middle = start.interpolated(to: end, 0.5)
    return touches(
      .square,
      Transform(motion.dx / 2, motion.dy / 2, diagonal.dx, diagonal.dy, middle.x, middle.y))
  }

  /// Returns whether a square, parallel to the axes, touches the painted area while its centre
  /// moves from each point to the next. A single point is a square at rest.
  ///
  /// - Complexity: as for a rectangle, for each point.
  public func touches(square side: Double, along points: [Point]) -> Bool {
    let ends = points.count == 1 ? points[...] : points.dropFirst()
    let test = points.count > 8 ? indexed() : self
    return zip(points, ends).contains { test.touches(square: side, from: $0, to: $1) }
  }

  /// Returns whether the painted area lies entirely inside the closed line through `points`, where
  /// its winding number is not 0, so that a line that crosses itself holds all of its loops. Paint may
  /// touch the line from the inside. An empty painted area is not inside any line.
  ///
  /// - Complexity: O(n + m log m) for m points, and what of the line lies near the painted area. Where that crosses
  ///   itself and the painted area too often to tell, the answer is false.
  public func isEnclosed(by points: [Point]) -> Bool {
    var steps = ClosedLine.mostSteps
    return ClosedLine(points).encloses(self, &steps) ?? false
  }
}

/// A closed line drawn around things: through points, and from the last back to the first. Its inside is where
/// its winding number is not 0.
struct ClosedLine: Sendable {
  /// The most steps of a search for what a line encloses: about a second.
  static let mostSteps = 8 * ClipSweep.mostSteps

  private let inside: HitTest

  /// - Complexity: O(n).
  init(_ points: [Point]) {
    let line = points.allSatisfy { $0.isFinite } ? points : []
    inside = HitTest(Path(closedLine: line), Paint()).indexed()
  }

  /// Returns whether the painted area of a test lies entirely inside; nil if too few steps are left
  /// to tell. An empty area is never inside.
  func encloses(_ test: HitTest, _ steps: inout Int) -> Bool? {
    guard let outer = test.outerBounds else { return false }
    let isFinite = outer.largest.isFinite
    var probe = FillProbe(
      .rect(isFinite ? outer.outset(by: outer.largest * HitTest.slack) : .plane))
    inside.walkPath(&probe)
    guard probe.isPainted(by: .nonzero), let painted = test.indexed().paintedBounds else {
      return false
    }
    guard probe.isCrossed else { return true }
    let line = line(near: outer, &steps)
    return test.indexed().touches(painted, outside: line, &steps).map { !$0 }
  }

  /// A closed line with the same winding numbers as this one within a region, and fewer lines away
  /// from it.
  private func line(near region: Rect, _ steps: inout Int) -> Path {
    var points: [Point] = []
    inside.forEachStep(near: region) { step in
      // A run away from the region that ends where it starts adds nothing.
      if case .line(let p, let q) = step, p != q { points.append(p) }
    }
    steps -= points.count
    return Path(closedLine: points)
  }
}
