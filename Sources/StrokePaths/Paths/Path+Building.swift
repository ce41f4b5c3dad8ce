import StrokeCore

// Adds elements without checks, for coordinates known to be finite, such as those of the pieces of a
// valid path.
extension Path {
  var isMoveOnly: Bool { verbs == [.move] }

  /// Adds an element that ends at a point. Its control points come before.
  mutating func add(_ verb: Verb, _ end: Point) {
    verbs.append(verb)
    include(end)
  }

  /// Adds a point of the next element.
  mutating func include(_ p: Point) {
    points.append(p)
    magnitude = Swift.max(magnitude, p.x.magnitude, p.y.magnitude)
  }

  mutating func close() { verbs.append(.close) }

  /// Adds a curve that begins at the end of the last edge.
  mutating func add(_ curve: Curve) {
    switch curve.kind {
    case .cubic:
      include(curve.p1)
      include(curve.p2)
      add(.cubic, curve.p3)
    case .conic(weight: 1):
      include(curve.p1)
      add(.quadratic, curve.p3)
    case .conic(let weight):
      let arc = curve.ellipticArc(weight: weight)
      guard arc.isFinite else { return add(.line, curve.p3) }
      arcs.append(arc)
      magnitude = Swift.max(magnitude, arc.radiusX, arc.radiusY)
      add(.arc, curve.p3)
    }
  }

  mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    arcs.append(contentsOf: other.arcs)
    magnitude = Swift.max(magnitude, other.magnitude)
  }

  /// Adds the edges of a subpath that begins at the end of the last edge.
  mutating func `continue`(with other: Path) {
    var edges = other
    edges.verbs.removeFirst()
    edges.points.removeFirst()
    append(edges)
  }

  init(closedLine points: [Point]) {
    for point in points { add(isEmpty ? .move : .line, point) }
    close()
  }
}

extension Curve {
  /// The arc equal to a conic with a weight below 1. On the circle that an affine map turns into
  /// the ellipse, it runs from -α to α about its top, where cos α is the weight.
  fileprivate func ellipticArc(weight: Double) -> EllipticArc {
    let square = (1 - weight) * (1 + weight)
    let u = (leg1 + leg3) * (0.5 / square.squareRoot())
    let v = (leg1 - leg3) * (0.5 * weight / square)
    let circle = EllipticArc(radiusX: 1, radiusY: 1)
    return circle.mapped(by: Transform(u.dx, u.dy, v.dx, v.dy, 0, 0))
  }
}
