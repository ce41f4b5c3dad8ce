import StrokeCore

/// The region that a hit test asks about: an open convex set of points.
///
/// All questions come down to convex polygons: the body of a stroked line is one, and the body of a
/// curve lies inside one and contains others, however far the curve is subdivided.
enum Target {
  case rect(Rect)
  /// A single point. It is the only closed target, so that a point on the border of a stroke's shape
  /// is on the stroke; whether it is inside a filled outline is decided by its winding number.
  case point(Point)
  /// The image of a square or a disk under an affine map. It is stored indirectly so that rectangles,
  /// by far the most frequent targets, are cheap to copy.
  indirect case framed(FramedTarget)
  indirect case convex(ConvexTarget)

  var bounds: Rect {
    switch self {
    case .rect(let rect): rect
    case .point(let point): Rect(around: point, point)
    case .framed(let target): target.bounds
    case .convex(let target): target.bounds
    }
  }

  var center: Point {
    switch self {
    case .rect(let rect): rect.center
    case .point(let point): point
    case .framed(let target): target.center
    case .convex(let target): target.center
    }
  }

  /// Returns whether the target and a closed polygon have a point in common. For a polygon that has
  /// an area, this means that the two have an area in common.
  func meets(_ polygon: Quad) -> Bool {
    switch self {
    case .rect(let rect): rect.interiorMeets(polygon)
    case .point(let point): polygon.contains(point)
    case .framed(let target): target.meets(polygon)
    case .convex(let target): target.meets(polygon)
    }
  }

  /// Returns whether the target and a closed segment have a point in common. A single point is on
  /// no segment: a line has no area.
  func meets(_ p: Point, _ q: Point) -> Bool {
    switch self {
    case .rect(let rect): rect.interiorMeets(p, q)
    case .point: false
    case .framed(let target): target.meets(p, q)
    case .convex(let target): target.meets(p, q)
    }
  }

  /// Returns whether a point is inside; false for a single point, as for a segment.
  func contains(_ p: Point) -> Bool {
    switch self {
    case .rect(let rect): rect.interiorContains(p)
    case .point: false
    case .framed(let target): target.contains(p)
    case .convex(let target): target.contains(p)
    }
  }

  /// The target shrunk by a margin on every side; by less if it is smaller than twice the margin.
  func inset(by margin: Double) -> Target {
    switch self {
    case .rect(let rect): .rect(rect.inset(by: margin))
    case .point: self
    case .framed(let target): .framed(target.inset(by: margin))
    case .convex(let target): .convex(target.inset(by: margin))
    }
  }

  /// A point inside the target on a segment that meets it.
  func point(on p: Point, _ q: Point) -> Point {
    switch self {
    case .rect(let rect): rect.interiorPoint(on: p, q)
    case .point(let point): point
    case .framed(let target): target.point(on: p, q)
    case .convex(let target): target.point(on: p, q)
    }
  }

  /// The map that turns the target, or the bounds of a polygon, into the square -1…1 × -1…1 or the disk
  /// of radius 1.
  var toUnit: Transform {
    switch self {
    case .rect(let rect): rect.toUnit
    case .point(let point): .translation(.zero - (point - .origin))
    case .framed(let target): target.toUnit
    case .convex(let target): target.bounds.toUnit
    }
  }

  /// True if ``toUnit`` turns the target into the disk.
  var isRound: Bool {
    switch self {
    case .rect, .convex: false
    case .point: true
    case .framed(let target): target.isRound
    }
  }

  /// Returns whether the body of a stroked curve certainly covers the target's centre. False is
  /// inconclusive.
  func isSwept(by curve: Curve, radius: Double) -> Bool {
    let point = center
    // Between two positions from which the point lies ahead and behind there is one from which it
    // lies at right angles to the curve; and the farthest control point is at least as far from the
    // point as any position on the curve.
    let ahead = curve.startDirection.dot(point - curve.p0)
    let behind = curve.endDirection.dot(point - curve.p3)
    guard min(ahead, behind) <= 0, max(ahead, behind) >= 0 else { return false }
    return curve.p0.distance(to: point) <= radius && curve.p1.distance(to: point) <= radius
      && curve.p2.distance(to: point) <= radius && curve.p3.distance(to: point) <= radius
  }
}

extension Rect {
  fileprivate var toUnit: Transform {
    let (x, y) = (2 / width, 2 / height)
    return Transform(x, 0, 0, y, -center.x * x, -center.y * y)
  }

  fileprivate func inset(by margin: Double) -> Rect {
    let (dx, dy) = (min(margin, width / 4), min(margin, height / 4))
    return Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// A point of the interior on a segment that meets it.
  fileprivate func interiorPoint(on p: Point, _ q: Point) -> Point {
    let (from, to) = clip(p, q)
    return p.interpolated(to: q, (from + to) / 2)
  }

  /// The parameters between which a segment runs inside; `from` is not below `to` if it runs
  /// outside.
  func clip(_ p: Point, _ q: Point) -> (from: Double, to: Double) {
    // One pair of sides after the other (Liang and Barsky).
    var (from, to) = (0.0, 1.0)
    for (start, end, low, high) in [(p.x, q.x, minX, maxX), (p.y, q.y, minY, maxY)]
    where start != end {
      let (s, t) = ((low - start) / (end - start), (high - start) / (end - start))
      from = max(from, min(s, t))
      to = min(to, max(s, t))
    }
    return (from, to)
  }
}

extension Quad {
  /// Returns whether a point is inside or on the border.
  fileprivate func contains(_ p: Point) -> Bool {
    guard min(min(a.x, b.x), min(c.x, d.x)) <= p.x, max(max(a.x, b.x), max(c.x, d.x)) >= p.x,
      min(min(a.y, b.y), min(c.y, d.y)) <= p.y, max(max(a.y, b.y), max(c.y, d.y)) >= p.y
    else { return false }
    return orientation(a, b, p) >= 0 && orientation(b, c, p) >= 0
      && orientation(c, d, p) >= 0 && orientation(d, a, p) >= 0
  }
}

/// The image of the open square -1…1 × -1…1 or the open unit disk under an affine map: a rectangle
/// seen from inside a rotated or slanted drawing, or a round finger, which such a drawing sees as an
/// ellipse.
struct FramedTarget {
  enum Shape { case square, disk }

  private let shape: Shape
  private let frame: Transform
  private let inverse: Transform
  private let isMirrored: Bool
  /// Half the side of the square, or the radius of the disk, before the map: 1 unless shrunk.
  private var size = 1.0
  /// The bounding box before shrinking.
  let bounds: Rect

  /// Nil if the map cannot be inverted.
  init?(_ shape: Shape, frame: Transform) {
    guard let inverse = frame.inverse else { return nil }
    (self.shape, self.frame, self.inverse) = (shape, frame, inverse)
    isMirrored = frame.isMirroring
    let halfX: Double
    let halfY: Double
    switch shape {
    case .square:
      (halfX, halfY) = (
        frame.a.magnitude + frame.c.magnitude, frame.b.magnitude + frame.d.magnitude
      )
    case .disk:
      (halfX, halfY) = (Vector(frame.a, frame.c).length, Vector(frame.b, frame.d).length)
    }
    bounds = Rect(
      minX: frame.e - halfX, minY: frame.f - halfY, maxX: frame.e + halfX, maxY: frame.f + halfY)
  }

  var center: Point { Point(frame.e, frame.f) }

  /// Returns whether the bounds reach at least this far from the centre both ways.
  func isAtLeast(_ size: Double) -> Bool {
    min(bounds.maxX - frame.e, bounds.maxY - frame.f) >= size
  }

  var isRound: Bool { shape == .disk }

  var toUnit: Transform { inverse }

  private var square: Rect { Rect(minX: -size, minY: -size, maxX: size, maxY: size) }

  func contains(_ p: Point) -> Bool {
    let p = inverse(p)
    guard shape == .disk else { return square.interiorContains(p) }
    return isInDisk(p - .origin)
  }

  func meets(_ polygon: Quad) -> Bool {
    let mapped = polygon.mapped(by: inverse)
    let q = isMirrored ? mapped.reversed : mapped
    guard shape == .disk else { return square.interiorMeets(q) }
    return isInDisk(nearest(q.a, q.b)) || isInDisk(nearest(q.b, q.c))
      || isInDisk(nearest(q.c, q.d)) || isInDisk(nearest(q.d, q.a)) || containsOrigin(q)
  }

  /// Returns whether the origin is inside a polygon that has an area.
  private func containsOrigin(_ q: Quad) -> Bool {
    let (s, t) = ((q.b - q.a).cross(.origin - q.a), (q.c - q.b).cross(.origin - q.b))
    let (u, v) = ((q.d - q.c).cross(.origin - q.c), (q.a - q.d).cross(.origin - q.d))
    return s >= 0 && t >= 0 && u >= 0 && v >= 0 && (s > 0 || t > 0 || u > 0 || v > 0)
  }

  private func isInDisk(_ v: Vector) -> Bool { v.lengthSquared < size * size }

  func meets(_ p: Point, _ q: Point) -> Bool {
    let (p, q) = (inverse(p), inverse(q))
    guard shape == .disk else { return square.interiorMeets(p, q) }
    return isInDisk(nearest(p, q))
  }

  func inset(by margin: Double) -> FramedTarget {
    let unit =
      Vector(
        Vector(inverse.a, inverse.c).length, Vector(inverse.b, inverse.d).length
      ).length * margin
    var result = self
    result.size = max(size - unit, size / 2)
    return result
  }

  func point(on p: Point, _ q: Point) -> Point {
    let (u, v) = (inverse(p), inverse(q))
    guard shape == .disk else { return frame(square.interiorPoint(on: u, v)) }
    let foot = nearest(u, v)
    return frame(Point(foot.dx, foot.dy))
  }

  /// The vector from the origin to the nearest point of a segment.
  private func nearest(_ p: Point, _ q: Point) -> Vector {
    let (start, edge) = (p - .origin, q - p)
    let share = -start.dot(edge) / edge.lengthSquared
    // Not a number for a zero-length segment, all of whose points are the same.
    return share > 0 ? (share < 1 ? start + edge * share : q - .origin) : start
  }
}
