import StrokeCore

extension Path {
  /// The bounding box of what would be drawn: of the curves themselves, not of their control points.
  /// A subpath that is only a move draws nothing and does not count. Nil if nothing is drawn.
  ///
  /// - Complexity: O(n).
  public var bounds: Rect? {
    bounds { box, curve in box.include(curve) }
  }

  /// The bounding box of all points and control points of what is drawn, which much published code
  /// takes for the bounds of a path. It contains the true bounds, and is often larger.
  ///
  /// - Complexity: O(n).
  public var controlBounds: Rect? {
    bounds { box, curve in box.include(curve.hullBounds) }
  }

  private func bounds(_ include: (inout BoundingBox, Curve) -> Void) -> Rect? {
    var box = BoundingBox()
    forEachStep { step in
      switch step {
      case .begin, .end(_, _, isClosed: false): break
      case .line(let p, let q):
        box.include(p)
        box.include(q)
      case .curve(let curve): include(&box, curve)
      case .end(_, let start, isClosed: true): box.include(start)
      }
    }
    return box.rect?.limited
  }

  /// A box that contains the control bounds, and may be larger: without arcs, the box of all
  /// points, including subpaths that are only a move. Nil only if nothing is drawn.
  ///
  /// - Complexity: O(n), and many times faster than the control bounds.
  var quickBounds: Rect? {
    guard arcs.isEmpty, points.count > 1 else { return controlBounds }
    var box = BoundingBox()
    for point in points { box.include(point) }
    return box.rect
  }
}

/// The bounding box of the points included so far.
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

  /// Includes the ends of a curve and the points where it turns back in x or y.
  mutating func include(_ curve: Curve) {
    include(curve.p0)
    include(curve.p3)
    for t in curve.turningParameters { include(curve.point(at: t)) }
  }
}
