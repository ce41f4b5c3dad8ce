import StrokeCore

/// A builder without checks, for coordinates known to be finite, such as those of the pieces of a
/// valid path.
struct UncheckedPathBuilder {
  private(set) var path = Path()

  var isEmpty: Bool { path.isEmpty }

  var isMoveOnly: Bool { path.verbs == [.move] }

  mutating func move(to p: Point) { add(.move, p) }

  mutating func line(to p: Point) { add(.line, p) }

  mutating func quadratic(_ c: Point, to p: Point) {
    include(c)
    add(.quadratic, p)
  }

  mutating func cubic(_ c: Point, _ d: Point, to p: Point) {
    include(c)
    include(d)
    add(.cubic, p)
  }

  mutating func arc(_ arc: EllipticArc, to p: Point) {
    guard arc.isFinite else { return line(to: p) }
    path.arcs.append(arc)
    path.magnitude = max(path.magnitude, arc.radiusX, arc.radiusY)
    add(.arc, p)
  }

  /// Adds a curve that begins at the end of the last edge.
  mutating func add(_ curve: Curve) {
    switch curve.kind {
    case .cubic: cubic(curve.p1, curve.p2, to: curve.p3)
    case .conic(weight: 1): quadratic(curve.p1, to: curve.p3)
    case .conic(let weight): arc(curve.ellipticArc(weight: weight), to: curve.p3)
    }
  }

  mutating func close() { path.verbs.append(.close) }

  mutating func append(_ other: UncheckedPathBuilder) {
    path.verbs.append(contentsOf: other.path.verbs)
    path.points.append(contentsOf: other.path.points)
    path.arcs.append(contentsOf: other.path.arcs)
    path.magnitude = max(path.magnitude, other.path.magnitude)
  }

  /// Adds the edges of a subpath that begins at the end of the last edge.
  mutating func `continue`(with other: UncheckedPathBuilder) {
    var edges = other
    edges.path.verbs.removeFirst()
    edges.path.points.removeFirst()
    append(edges)
  }

  private mutating func add(_ verb: Path.Verb, _ p: Point) {
    path.verbs.append(verb)
    include(p)
  }

  private mutating func include(_ p: Point) {
    path.points.append(p)
    path.magnitude = max(path.magnitude, p.x.magnitude, p.y.magnitude)
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
