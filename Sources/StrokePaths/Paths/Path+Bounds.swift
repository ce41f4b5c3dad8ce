import StrokeCore

extension Path {
  /// The least rectangle about what would be drawn: the curves themselves, not their control
  /// points. A subpath of a move alone draws nothing and does not count. Nil if nothing is drawn.
  ///
  /// - Complexity: O(n).
  public var bounds: Rect? {
    var visitor = BoundsVisitor()
    walk(&visitor)
    return visitor.box.rect
  }

  /// The rectangle about all points and control points of what is drawn: what much published code
  /// takes for the bounds of a path. It holds the true bounds, and is often larger.
  ///
  /// - Complexity: O(n).
  public var controlBounds: Rect? {
    var visitor = BoundsVisitor(usesControlPoints: true)
    walk(&visitor)
    return visitor.box.rect
  }
}

/// A rectangle in the making, about the points it has been shown.
struct BoundingBox {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  var rect: Rect? {
    minX <= maxX && minY <= maxY ? Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
  }

  mutating func include(_ p: Point) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  mutating func include(_ box: Rect) {
    include(Point(box.minX, box.minY))
    include(Point(box.maxX, box.maxY))
  }

  /// The curve: its ends, and where it turns back in x or y.
  mutating func include(_ curve: some Curve) {
    include(curve.p0)
    include(curve.p3)
    for t in curve.turningParameters { include(curve.point(at: t)) }
  }
}

private struct BoundsVisitor: OutlineVisitor {
  var box = BoundingBox()
  var usesControlPoints = false

  func begin(at start: Point) -> Bool { true }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    box.include(p)
    box.include(q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    if usesControlPoints { box.include(curve.hullBounds) } else { box.include(curve) }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    if isClosed { box.include(start) }
    return true
  }
}

extension Curve {
  /// The parameters inside 0…1 where the tangent is upright or level.
  var turningParameters: [Double] {
    let inside = hullBounds
    if inside == Rect(around: p0, p3) { return [] }
    let (a, b, c) = course
    return roots(a.dx, b.dx, c.dx) + roots(a.dy, b.dy, c.dy)
  }
}

/// The roots inside 0…1 of `a(1-t)² + 2b·t(1-t) + c·t²`.
private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let scale = max(a.magnitude, b.magnitude, c.magnitude)
  guard scale > 0, scale.isFinite else { return [] }
  let (a, b, c) = (a / scale, b / scale, c / scale)
  let discriminant = b * b - a * c
  guard discriminant >= 0 else { return [] }
  // In s = t/(1-t) this is cs² + 2bs + a; the sum below adds magnitudes and never cancels.
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / (q + c), a / (a + q)].filter { $0 > 0 && $0 < 1 }
}
