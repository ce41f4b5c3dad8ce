import StrokeCore

// Fingers in motion: what they touch, and what they encircle.

extension HitTest {
  /// Whether a square with the given side, parallel to the axes, touches the painted area while its
  /// centre moves straight from one point to another.
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

  /// Whether a square, parallel to the axes, touches the painted area while its centre moves from each
  /// point to the next. A single point is a square at rest.
  ///
  /// - Complexity: as for a rectangle, for each point.
  public func touches(square side: Double, along points: [Point]) -> Bool {
    let ends = points.count == 1 ? points[...] : points.dropFirst()
    return zip(points, ends).contains { touches(square: side, from: $0, to: $1) }
  }

  /// Whether the painted area lies entirely inside the closed line through `points`, where its winding
  /// number is not 0. An empty painted area is not inside any line.
  ///
  /// - Complexity: O(m² + mn) for m points.
  public func isEnclosed(by points: [Point]) -> Bool {
    guard let bounds = paintedBounds, points.count > 2 else { return false }
    let line = ClosedLine(points)
    // If no border of the inside crosses the painted area, each piece is inside or outside as a whole.
    let width = max(bounds.width, bounds.height) * 1e-9
    for (p, q) in line.borders where touches(near: p, q, width) { return false }
    return path.allSatisfy { element in
      guard case .move(let start) = element else { return true }
      return line.contains(transform(start))
    }
  }

  /// Whether a very thin line touches the painted area.
  private func touches(near p: Point, _ q: Point, _ width: Double) -> Bool {
    guard let normal = (q - p).normalized?.quarterTurn, width > 0 else { return false }
    let (along, across) = ((q - p) * 0.5, normal * width)
    let middle = p.interpolated(to: q, 0.5)
    return touches(
      .square, Transform(along.dx, along.dy, across.dx, across.dy, middle.x, middle.y))
  }
}

/// A closed line and its inside.
private struct ClosedLine {
  private let edges: [(Point, Point)]

  init(_ points: [Point]) {
    let ends = points.dropFirst() + points.prefix(1)
    edges = zip(points, ends).filter { $0 != $1 }
  }

  /// Whether the point's winding number is not 0.
  func contains(_ point: Point) -> Bool {
    var winding = 0
    for (p, q) in edges where (p.y > point.y) != (q.y > point.y) {
      let isRight = (q - p).cross(point - p) > 0
      if q.y > p.y, isRight { winding += 1 }
      if q.y < p.y, !isRight { winding -= 1 }
    }
    return winding != 0
  }

  /// The parts of the line that have the inside on one side only, cut where the line crosses itself.
  var borders: [(Point, Point)] {
    edges.flatMap { p, q in
      let cuts = ([0, 1] + edges.compactMap { crossing(p, q, $0.0, $0.1) }).sorted()
      return zip(cuts, cuts.dropFirst()).compactMap { from, to -> (Point, Point)? in
        let (a, b) = (p.interpolated(to: q, from), p.interpolated(to: q, to))
        guard from < to, let normal = (q - p).normalized?.quarterTurn else { return nil }
        let middle = a.interpolated(to: b, 0.5)
        let aside = normal * ((b - a).length * 1e-6)
        return contains(middle + aside) == contains(middle - aside) ? nil : (a, b)
      }
    }
  }

  /// The parameter on p–q at which another segment crosses it; nil if it does not.
  private func crossing(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double? {
    let (u, v) = (q - p, s - r)
    let area = u.cross(v)
    guard area != 0 else { return nil }
    let (t, w) = ((r - p).cross(v) / area, (r - p).cross(u) / area)
    return t > 0 && t < 1 && w >= 0 && w <= 1 ? t : nil
  }
}
