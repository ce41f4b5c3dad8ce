import StrokeCore

// What a finger on its way touches, and what it goes round.

extension HitTest {
  /// Whether an upright square of the given side touches what is painted while its middle goes
  /// straight from one point to another.
  ///
  /// - Complexity: as for a rectangle.
  public func touches(square side: Double, from start: Point, to end: Point) -> Bool {
    // The way of a square is the square at both ends and what its diagonal sweeps that lies across
    // the way.
    let half = side / 2
    for point in [start, end] {
      let dot = Rect(around: point, point).outset(by: half)
      if touches(dot) { return true }
    }
    let way = end - start
    guard way != .zero else { return false }
    let diagonal = Vector(half, (way.dx >= 0) == (way.dy >= 0) ? -half : half)
    let middle = start.interpolated(to: end, 0.5)
    return touches(
      .square,
      Transform(way.dx / 2, way.dy / 2, diagonal.dx, diagonal.dy, middle.x, middle.y))
  }

  /// Whether an upright square touches what is painted while its middle goes from one point to the
  /// next. A single point is a square at rest.
  ///
  /// - Complexity: as for a rectangle, for every point.
  public func touches(square side: Double, along points: [Point]) -> Bool {
    let ends = points.count == 1 ? points[...] : points.dropFirst()
    return zip(points, ends).contains { touches(square: side, from: $0, to: $1) }
  }

  /// Whether all that is painted lies inside the closed line through `points`: where it winds round
  /// at least once. Nothing painted is inside nothing.
  ///
  /// - Complexity: O(m² + mn) for m points.
  public func isEnclosed(by points: [Point]) -> Bool {
    guard let bounds = paintedBounds, points.count > 2 else { return false }
    let line = ClosedLine(points)
    // If no border of the inside crosses what is painted, each piece is in or out as a whole.
    let width = max(bounds.width, bounds.height) * 1e-9
    for (p, q) in line.borders where touches(near: p, q, width) { return false }
    return path.allSatisfy { element in
      guard case .move(let start) = element else { return true }
      return line.contains(transform(start))
    }
  }

  /// Whether a line with next to no width touches what is painted.
  private func touches(near p: Point, _ q: Point, _ width: Double) -> Bool {
    guard let normal = (q - p).normalized?.quarterTurn, width > 0 else { return false }
    let (along, across) = ((q - p) * 0.5, normal * width)
    let middle = p.interpolated(to: q, 0.5)
    return touches(
      .square, Transform(along.dx, along.dy, across.dx, across.dy, middle.x, middle.y))
  }
}

/// A closed line and what it winds round.
private struct ClosedLine {
  private let edges: [(Point, Point)]

  init(_ points: [Point]) {
    let ends = points.dropFirst() + points.prefix(1)
    edges = zip(points, ends).filter { $0 != $1 }
  }

  /// Whether the line winds round the point.
  func contains(_ point: Point) -> Bool {
    var winding = 0
    for (p, q) in edges where (p.y > point.y) != (q.y > point.y) {
      let isRight = (q - p).cross(point - p) > 0
      if q.y > p.y, isRight { winding += 1 }
      if q.y < p.y, !isRight { winding -= 1 }
    }
    return winding != 0
  }

  /// The parts of the line with the inside on one side only, cut where the line crosses itself.
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

  /// Where on p–q another segment crosses it, as a share of the way; nil if it does not.
  private func crossing(_ p: Point, _ q: Point, _ r: Point, _ s: Point) -> Double? {
    let (u, v) = (q - p, s - r)
    let area = u.cross(v)
    guard area != 0 else { return nil }
    let (t, w) = ((r - p).cross(v) / area, (r - p).cross(u) / area)
    return t > 0 && t < 1 && w >= 0 && w <= 1 ? t : nil
  }
}
