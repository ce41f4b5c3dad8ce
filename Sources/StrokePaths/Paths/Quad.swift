import StrokeCore

/// A convex polygon of four corners in clockwise order on a screen. Corners may coincide.
struct Quad {
  var a: Point
  var b: Point
  var c: Point
  var d: Point

  /// A triangle, from corners in either order.
  init(triangle a: Point, _ b: Point, _ c: Point) {
    let isClockwise = (b - a).cross(c - a) >= 0
    self.init(a, isClockwise ? b : c, isClockwise ? c : b, a)
  }

  @inline(__always)
  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// The rectangle around the line from `p` to `q` whose sides lie `half` to either side of it.
  @inline(__always)
  init(along p: Point, _ q: Point, half: Vector) {
    self.init(p - half, q - half, q + half, p + half)
  }

  var reversed: Quad { Quad(d, c, b, a) }

  func mapped(by transform: Transform) -> Quad {
    Quad(transform(a), transform(b), transform(c), transform(d))
  }
}

// The interior of a rectangle, without its border. The answers are exact for the given corners,
// which are already rounded; a polygon or segment that only touches the border with a vertical or
// horizontal edge is known to be outside.
extension Rect {
  static var plane: Rect {
    Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  @inline(__always)
  func interiorContains(_ p: Point) -> Bool {
    p.x > minX && p.x < maxX && p.y > minY && p.y < maxY
  }

  @inline(__always)
  func interiorMeets(_ q: Quad) -> Bool {
    min(min(q.a.x, q.b.x), min(q.c.x, q.d.x)) < maxX
      && max(max(q.a.x, q.b.x), max(q.c.x, q.d.x)) > minX
      && min(min(q.a.y, q.b.y), min(q.c.y, q.d.y)) < maxY
      && max(max(q.a.y, q.b.y), max(q.c.y, q.d.y)) > minY
      && reachesInside(q.a, q.b) && reachesInside(q.b, q.c)
      && reachesInside(q.c, q.d) && reachesInside(q.d, q.a)
  }

  /// Returns whether part of the rectangle is on the inner side of a polygon's edge.
  @inline(__always)
  private func reachesInside(_ p: Point, _ q: Point) -> Bool {
    let edge = q - p
    let x = edge.dy > 0 ? minX : maxX
    let y = edge.dx > 0 ? maxY : minY
    return orientation(p, q, Point(x, y)) > 0 || (edge.dx == 0 && edge.dy == 0)
  }

  @inline(__always)
  func interiorMeets(_ p: Point, _ q: Point) -> Bool {
    guard min(p.x, q.x) < maxX, max(p.x, q.x) > minX, min(p.y, q.y) < maxY, max(p.y, q.y) > minY
    else { return false }
    if interiorContains(p) || interiorContains(q) { return true }
    // The two corners that are farthest from the line on either side.
    let isDescending = (q.x > p.x) == (q.y > p.y)
    let left = orientation(p, q, Point(minX, isDescending ? maxY : minY))
    let right = orientation(p, q, Point(maxX, isDescending ? minY : maxY))
    return left > 0 && right < 0 || left < 0 && right > 0
  }
}
