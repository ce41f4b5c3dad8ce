import StrokeCore

extension Path {
  /// The image under an affine map; nil if a number becomes too large.
  ///
  /// Arcs stay arcs, because the image of an ellipse is an ellipse.
  public func mapped(by transform: Transform) -> Path? {
    if transform == .identity { return self }
    var result = self
    result.points = points.map { transform($0) }
    // An arc's radii may have to be scaled up to reach its ends, and not by the same factor after the
    // map as before it; so the map is applied to arcs with the radii they end up with.
    if !arcs.isEmpty { result.arcs = grownArcs.map { $0.mapped(by: transform) } }
    result.magnitude = result.arcs.reduce(0) { Swift.max($0, $1.radiusX, $1.radiusY) }
    for p in result.points {
      guard p.isFinite else { return nil }
      result.magnitude = Swift.max(result.magnitude, p.x.magnitude, p.y.magnitude)
    }
    return result.arcs.allSatisfy { $0.isFinite } ? result : nil
  }

  /// The arcs with their radii scaled up to reach their ends.
  private var grownArcs: [EllipticArc] {
    var current = Point.origin
    var start = Point.origin
    var result: [EllipticArc] = []
    for element in self {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p), .quadratic(_, let p), .cubic(_, _, let p): current = p
      case .arc(let arc, let p):
        result.append(arc.grown(toReachFrom: current, to: p))
        current = p
      case .close: current = start
      }
    }
    return result
  }

  /// The path with every length multiplied by a power of two, which rounds nothing in range.
  func scaled(by factor: Double) -> Path {
    var result = self
    result.points = points.map { Point($0.x * factor, $0.y * factor) }
    for index in result.arcs.indices {
      result.arcs[index].radiusX *= factor
      result.arcs[index].radiusY *= factor
    }
    result.magnitude *= factor
    return result
  }
}

extension EllipticArc {
  func mapped(by transform: Transform) -> EllipticArc {
    let (sin, cos) = sineAndCosine(degrees: rotation)
    let u = transform(Vector(cos, sin)) * radiusX
    let v = transform(Vector(-sin, cos)) * radiusY
    // The map from the unit circle to the image has the columns u and v. Its singular values are the
    // new radii, and its first left singular vector is the new first axis, found from the angles of
    // the rotating and the mirroring part of the map.
    let (turning, mirroring) = (Vector(u.dx + v.dy, u.dy - v.dx), Vector(u.dx - v.dy, u.dy + v.dx))
    let (q, r) = (turning.length / 2, mirroring.length / 2)
    let angle = (arcTangent(turning) + arcTangent(mirroring)) / 2
    return EllipticArc(
      radiusX: q + r, radiusY: (q - r).magnitude, rotation: angle * (180 / Double.pi),
      isLarge: isLarge, isSweep: isSweep != (transform.determinant < 0))
  }
}
