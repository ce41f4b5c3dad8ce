import StrokeCore

/// A single point: the one target that is closed, so that a point on the border of a stroke's shape
/// is on the stroke. Whether it is inside a filled outline, its winding says.
struct PointTarget: Target {
  let center: Point

  var bounds: Rect { Rect(around: center, center) }
  var toUnit: Transform { .translation(.zero - (center - .origin)) }
  var isRound: Bool { true }

  func contains(_ p: Point) -> Bool { false }
  func meets(_ p: Point, _ q: Point) -> Bool { false }
  func inset(by margin: Double) -> PointTarget { self }
  func point(on p: Point, _ q: Point) -> Point { center }

  func meets(_ q: Quad) -> Bool {
    guard min(min(q.a.x, q.b.x), min(q.c.x, q.d.x)) <= center.x,
      max(max(q.a.x, q.b.x), max(q.c.x, q.d.x)) >= center.x,
      min(min(q.a.y, q.b.y), min(q.c.y, q.d.y)) <= center.y,
      max(max(q.a.y, q.b.y), max(q.c.y, q.d.y)) >= center.y
    else { return false }
    return isInside(q.a, q.b) && isInside(q.b, q.c) && isInside(q.c, q.d) && isInside(q.d, q.a)
  }

  private func isInside(_ p: Point, _ q: Point) -> Bool { orientation(p, q, center) >= 0 }

  /// Between two places where the point lies ahead and behind there is one where it lies at right
  /// angles to the curve; and no place is farther from the point than the farthest control point.
  func isSwept(by curve: some Curve, radius: Double) -> Bool {
    let ahead = curve.startDirection.dot(center - curve.p0)
    let behind = curve.endDirection.dot(center - curve.p3)
    guard min(ahead, behind) <= 0, max(ahead, behind) >= 0 else { return false }
    return [curve.p0, curve.p1, curve.p2, curve.p3].allSatisfy {
      $0.distance(to: center) <= radius
    }
  }
}
