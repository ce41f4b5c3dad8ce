import StrokeCore

/// A path in the making from numbers that are known to be finite: what cutting up a valid path
/// needs, and no more checks than that.
struct PathPieces {
  private(set) var path = Path()

  /// Whether there is nothing at all.
  var isEmpty: Bool { path.isEmpty }

  /// Whether there is nothing but a move.
  var hasNoEdge: Bool { path.verbs == [.move] }

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

  mutating func add(_ curve: some Curve) { curve.append(to: &self) }

  mutating func close() { path.verbs.append(.close) }

  /// Adds another subpath, or several.
  mutating func append(_ other: PathPieces) {
    path.verbs.append(contentsOf: other.path.verbs)
    path.points.append(contentsOf: other.path.points)
    path.arcs.append(contentsOf: other.path.arcs)
    path.magnitude = max(path.magnitude, other.path.magnitude)
  }

  /// Goes on with the edges of a subpath that begins where this one has got to.
  mutating func `continue`(with other: PathPieces) {
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
