import StrokeCore

/// The image of the open unit square or the open unit disk under an affine map: a rectangle seen
/// from inside a turned or slanted drawing, or a round finger, which such a drawing sees as an
/// ellipse.
struct FramedTarget: Target {
  /// What is mapped: the square -1…1 × -1…1, or the disk of radius 1.
  enum Shape { case square, disk }

  private let shape: Shape
  private let frame: Transform
  private let inverse: Transform
  private let turnsOver: Bool
  /// What the target has been shrunk to, in units of the shape.
  private let size: Double
  let bounds: Rect

  /// Nil if the map folds the plane.
  init?(_ shape: Shape, frame: Transform) {
    guard let inverse = frame.inverse else { return nil }
    self.init(shape, frame, inverse, size: 1)
  }

  private init(_ shape: Shape, _ frame: Transform, _ inverse: Transform, size: Double) {
    (self.shape, self.frame, self.inverse, self.size) = (shape, frame, inverse, size)
    turnsOver = frame.isMirroring
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

  /// Whether it is no smaller than this either way.
  func isAtLeast(_ size: Double) -> Bool {
    min(bounds.maxX - frame.e, bounds.maxY - frame.f) >= size
  }

  var isRound: Bool { shape == .disk }

  var toUnit: Transform { inverse }

  private var square: RectTarget {
    RectTarget(Rect(minX: -size, minY: -size, maxX: size, maxY: size))
  }

  func contains(_ p: Point) -> Bool {
    let p = inverse(p)
    guard shape == .disk else { return square.contains(p) }
    return p.x * p.x + p.y * p.y < size * size
  }

  func meets(_ polygon: Quad) -> Bool {
    let mapped = polygon.mapped(by: inverse)
    let q = turnsOver ? mapped.reversed : mapped
    guard shape == .disk else { return square.meets(q) }
    let edges = [(q.a, q.b), (q.b, q.c), (q.c, q.d), (q.d, q.a)]
    if edges.contains(where: { nearest($0.0, $0.1).lengthSquared < size * size }) { return true }
    let turns = edges.map { ($0.1 - $0.0).cross(Point.origin - $0.0) }
    return turns.allSatisfy { $0 >= 0 } && turns.contains { $0 > 0 }
  }

  func meets(_ p: Point, _ q: Point) -> Bool {
    let (p, q) = (inverse(p), inverse(q))
    guard shape == .disk else { return square.meets(p, q) }
    return nearest(p, q).lengthSquared < size * size
  }

  func inset(by margin: Double) -> FramedTarget {
    let unit =
      Vector(
        Vector(inverse.a, inverse.c).length, Vector(inverse.b, inverse.d).length
      ).length * margin
    return FramedTarget(shape, frame, inverse, size: max(size - unit, size / 2))
  }

  func point(on p: Point, _ q: Point) -> Point {
    let (u, v) = (inverse(p), inverse(q))
    guard shape == .disk else { return frame(square.point(on: u, v)) }
    let foot = nearest(u, v)
    return frame(Point(foot.dx, foot.dy))
  }

  /// The vector from the middle to the nearest point of a segment.
  private func nearest(_ p: Point, _ q: Point) -> Vector {
    let (start, edge) = (p - .origin, q - p)
    let share = -start.dot(edge) / edge.lengthSquared
    // Not a number where the segment has no length: then any point will do.
    return share > 0 ? (share < 1 ? start + edge * share : q - .origin) : start
  }
}
