import StrokeCore

/// The interior of a convex polygon of up to four corners: a part of what a clip leaves of a target.
struct ConvexTarget {
  /// The corners, clockwise on a screen; two of them may coincide.
  private let corners: Quad
  let bounds: Rect

  /// Nil if a polygon has no area.
  init?(_ corners: Quad) {
    let (a, b, c, d) = (corners.a, corners.b, corners.c, corners.d)
    guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return nil }
    let area = (c - a).cross(d - b)
    guard area != 0 else { return nil }
    self.corners = area > 0 ? corners : corners.reversed
    bounds = Rect(around: a, b).union(Rect(around: c, d))
  }

  var center: Point {
    let (a, b, c, d) = (corners.a, corners.b, corners.c, corners.d)
    return middle(middle(a, b), middle(c, d))
  }

  /// Returns whether a closed polygon and the interior have a point in common.
  func meets(_ polygon: Quad) -> Bool {
    corners.isInside(some: polygon) && polygon.isInside(some: corners)
  }

  func meets(_ p: Point, _ q: Point) -> Bool { meets(Quad(p, q, q, p)) }

  func contains(_ p: Point) -> Bool { corners.isInside(some: Quad(p, p, p, p)) }

  /// The polygon shrunk by about `margin` on every side.
  func inset(by margin: Double) -> ConvexTarget {
    let (a, b, c, d) = (corners.a, corners.b, corners.c, corners.d)
    let shrunk = Quad(
      moved(a, toward: b, d, by: margin), moved(b, toward: c, a, by: margin),
      moved(c, toward: d, b, by: margin), moved(d, toward: a, c, by: margin))
    return ConvexTarget(shrunk) ?? self
  }

  private func moved(_ p: Point, toward q: Point, _ r: Point, by margin: Double) -> Point {
    let (u, v) = (q - p, r - p)
    let (s, t) = (u.length, v.length)
    var result = p
    if s > 0 { result = result + u * min(margin / s, 0.125) }
    if t > 0 { result = result + v * min(margin / t, 0.125) }
    return result
  }

  /// A point inside on a segment that meets the interior.
  func point(on p: Point, _ q: Point) -> Point {
    var (from, to) = (0.0, 1.0)
    for (a, b) in corners.sides where a != b {
      let (s, t) = ((b - a).cross(p - a), (b - a).cross(q - a))
      guard s != t else { continue }
      let zero = s / (s - t)
      if t > s { from = max(from, zero) } else { to = min(to, zero) }
    }
    return p.interpolated(to: q, min(max((from + to) / 2, 0), 1))
  }

  func corners(mappedBy transform: Transform) -> Quad { corners.mapped(by: transform) }
}

extension Quad {
  fileprivate var sides: [(Point, Point)] { [(a, b), (b, c), (c, d), (d, a)] }

  /// Returns whether no side has all corners of another polygon on its outer side or on its line. A
  /// zero-length side is ignored.
  fileprivate func isInside(some other: Quad) -> Bool {
    Self.reaches(other, inside: a, b) && Self.reaches(other, inside: b, c)
      && Self.reaches(other, inside: c, d) && Self.reaches(other, inside: d, a)
  }

  private static func reaches(_ other: Quad, inside p: Point, _ q: Point) -> Bool {
    p == q || orientation(p, q, other.a) > 0 || orientation(p, q, other.b) > 0
      || orientation(p, q, other.c) > 0 || orientation(p, q, other.d) > 0
  }

  /// The part of the line at height `y` that lies inside, or nil.
  func chord(at y: Double) -> (from: Double, to: Double)? {
    var (from, to) = (Double.infinity, -Double.infinity)
    for (p, q) in sides where (p.y <= y) != (q.y <= y) {
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      (from, to) = (min(from, x), max(to, x))
    }
    return from < to ? (from, to) : nil
  }
}
