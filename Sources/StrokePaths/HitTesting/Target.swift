import StrokeCore

/// What a painted region is asked about: an open, convex set of points.
///
/// All questions come down to convex polygons: a line's body is one, a curve's body lies in one and
/// contains others, however far it is subdivided.
protocol Target {
  /// The least upright box about it.
  var bounds: Rect { get }
  /// A point inside.
  var center: Point { get }
  /// Whether it shares a point with the closed polygon; for a polygon with an area this is the same
  /// as to say that the two have an area in common.
  func meets(_ polygon: Quad) -> Bool
  /// Whether it shares a point with the closed segment.
  func meets(_ p: Point, _ q: Point) -> Bool
  /// Whether the point is inside.
  func contains(_ p: Point) -> Bool
  /// What is left of it after `margin` has been taken off all round; all of it, if that is less
  /// than twice the margin.
  func inset(by margin: Double) -> Self
  /// A point inside that is on the segment, which meets the target.
  func point(on p: Point, _ q: Point) -> Point
  /// The map that makes the target the square -1…1 × -1…1 or the disk of radius 1.
  var toUnit: Transform { get }
  /// Whether that is the disk.
  var isRound: Bool { get }
  /// The target in a window that reaches at least `size` to either side of the centre.
  func window(atLeast size: Double) -> TargetWindow
  /// Whether it can be seen at once that the body of a stroked curve meets the target. False says
  /// nothing.
  func isSwept(by curve: some Curve, radius: Double) -> Bool
}

extension Target {
  func isSwept(by curve: some Curve, radius: Double) -> Bool { false }
}

/// A convex polygon of four corners in clockwise order on a screen. Corners may coincide.
struct Quad {
  var a: Point
  var b: Point
  var c: Point
  var d: Point

  /// A triangle. Its corners may come in either order.
  init(triangle a: Point, _ b: Point, _ c: Point) {
    let isClockwise = (b - a).cross(c - a) >= 0
    self.init(a, isClockwise ? b : c, isClockwise ? c : b, a)
  }

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// The rectangle about the line from `p` to `q`, with the edges `half` to either side of it.
  init(along p: Point, _ q: Point, half: Vector) {
    self.init(p - half, q - half, q + half, p + half)
  }

  /// The same corners the other way round.
  var reversed: Quad { Quad(d, c, b, a) }

  func mapped(by transform: Transform) -> Quad {
    Quad(transform(a), transform(b), transform(c), transform(d))
  }
}

/// The inside of an upright rectangle. Its answers are exact but for the corners of the polygons,
/// which have been rounded before; where edges are upright or level and touch the rectangle's, they
/// are known to touch only.
struct RectTarget: Target {
  let bounds: Rect

  init(_ rect: Rect) { bounds = rect }

  var center: Point { bounds.center }

  var isRound: Bool { false }

  var toUnit: Transform {
    let (x, y) = (2 / bounds.width, 2 / bounds.height)
    return Transform(x, 0, 0, y, -center.x * x, -center.y * y)
  }

  @inline(__always)
  func contains(_ p: Point) -> Bool {
    p.x > bounds.minX && p.x < bounds.maxX && p.y > bounds.minY && p.y < bounds.maxY
  }

  @inline(__always)
  func meets(_ q: Quad) -> Bool {
    min(min(q.a.x, q.b.x), min(q.c.x, q.d.x)) < bounds.maxX
      && max(max(q.a.x, q.b.x), max(q.c.x, q.d.x)) > bounds.minX
      && min(min(q.a.y, q.b.y), min(q.c.y, q.d.y)) < bounds.maxY
      && max(max(q.a.y, q.b.y), max(q.c.y, q.d.y)) > bounds.minY
      && reachesInside(q.a, q.b) && reachesInside(q.b, q.c)
      && reachesInside(q.c, q.d) && reachesInside(q.d, q.a)
  }

  /// Whether any of the rectangle is on the inner side of a polygon's edge.
  @inline(__always)
  private func reachesInside(_ p: Point, _ q: Point) -> Bool {
    let edge = q - p
    let x = edge.dy > 0 ? bounds.minX : bounds.maxX
    let y = edge.dx > 0 ? bounds.maxY : bounds.minY
    return orientation(p, q, Point(x, y)) > 0 || (edge.dx == 0 && edge.dy == 0)
  }

  @inline(__always)
  func meets(_ p: Point, _ q: Point) -> Bool {
    guard min(p.x, q.x) < bounds.maxX, max(p.x, q.x) > bounds.minX,
      min(p.y, q.y) < bounds.maxY, max(p.y, q.y) > bounds.minY
    else { return false }
    if contains(p) || contains(q) { return true }
    // The two corners that are farthest from the line on either side.
    let isDescending = (q.x > p.x) == (q.y > p.y)
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let left = orientation(p, q, Point(bounds.minX, isDescending ? bottom : top))
    let right = orientation(p, q, Point(bounds.maxX, isDescending ? top : bottom))
    return left > 0 && right < 0 || left < 0 && right > 0
  }

  func inset(by margin: Double) -> RectTarget {
    let (dx, dy) = (min(margin, bounds.width / 4), min(margin, bounds.height / 4))
    return RectTarget(
      Rect(
        minX: bounds.minX + dx, minY: bounds.minY + dy, maxX: bounds.maxX - dx,
        maxY: bounds.maxY - dy))
  }

  func point(on p: Point, _ q: Point) -> Point {
    // The part inside, edge by edge, as shares of the way (Liang and Barsky).
    var (from, to) = (0.0, 1.0)
    for (start, end, low, high) in [
      (p.x, q.x, bounds.minX, bounds.maxX), (p.y, q.y, bounds.minY, bounds.maxY),
    ] where start != end {
      let (s, t) = ((low - start) / (end - start), (high - start) / (end - start))
      from = max(from, min(s, t))
      to = min(to, max(s, t))
    }
    return p.interpolated(to: q, (from + to) / 2)
  }
}
