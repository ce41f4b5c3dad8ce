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
