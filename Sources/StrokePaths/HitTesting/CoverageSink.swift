import StrokeCore

/// Collects a stroke's shapes near a target as convex polygons, in the frame in which the target is
/// the square -1…1 × -1…1. Round shapes become polygons that lie within `tolerance` of them.
struct CoverageSink: StrokeSink {
  private let target: FramedTarget
  private let toUnit: Transform
  private let radius: Double
  /// In the path's coordinates.
  private let tolerance: Double
  private(set) var polygons: [Quad] = []
  /// Whether one polygon covers all of the target; the others do not matter then.
  private(set) var isFull = false

  init(_ target: FramedTarget, radius: Double, tolerance: Double) {
    self.target = target
    toUnit = target.toUnit
    self.radius = radius
    self.tolerance = tolerance
  }

  var bounds: Rect { target.bounds }

  mutating func polygon(_ polygon: Quad) -> Bool {
    guard target.meets(polygon) else { return false }
    let mapped = polygon.mapped(by: toUnit)
    polygons.append(mapped)
    isFull = mapped.coversUnitSquare
    return isFull
  }

  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    let hull = SectorHull(center, u, v, radius: radius)
    guard let peak = (u + v).normalized,
      target.meets(Quad(center, hull.start, hull.tip, hull.end))
    else { return false }
    // The polygon through the middle of the arc leaves out a quarter of the triangle's sagitta.
    if radius * (1 - peak.dot(u)) <= tolerance * 4 {
      return polygon(Quad(center, hull.start, center + peak * radius, hull.end))
    }
    return sector(at: center, u, peak) || sector(at: center, peak, v)
  }

  mutating func body(of curve: some Curve) -> Bool { body(of: curve, depth: 40) }

  private mutating func body(of curve: some Curve, depth: Int) -> Bool {
    let (hull, box) = (curve.hullBounds, target.bounds.outset(by: radius))
    if hull.maxX <= box.minX || hull.minX >= box.maxX || hull.maxY <= box.minY
      || hull.minY >= box.maxY
    {
      return false
    }
    if let axis = CurveAxis(curve) {
      guard target.meets(axis.box(from: curve.p0, side: radius)) else { return false }
      if axis.right - axis.left <= tolerance, axis.spread < 0.5,
        radius * axis.spread * axis.spread <= tolerance * 8
      {
        return sections(of: curve)
      }
    }
    if max(hull.width, hull.height) <= tolerance {
      if let (a, b, c) = curve.turn { return turn(at: curve.p0, a, b, c) }
      if isHalfTurn(curve) { return disk(at: curve.p0) }
    }
    if depth == 0 { return disk(at: curve.p0) }
    let (left, right) = curve.halved()
    if type(of: curve).turnsBack(between: left, right), disk(at: left.p3) {
      return true
    }
    return body(of: left, depth: depth - 1) || body(of: right, depth: depth - 1)
  }

  /// Whether the pen turns half round between the two ends, as it does at a cusp.
  private func isHalfTurn(_ curve: some Curve) -> Bool {
    guard let a = curve.startDirection.normalized, let b = curve.endDirection.normalized else {
      return false
    }
    return a.dot(b) < 0 && radius * a.cross(b).magnitude <= tolerance
  }

  /// What the pen covers between its positions at the two ends of a short piece: a quadrangle, or
  /// two triangles where the positions cross because the curve is tighter than the pen's radius.
  private mutating func sections(of curve: some Curve) -> Bool {
    guard let a = curve.startDirection.normalized, let b = curve.endDirection.normalized else {
      return false
    }
    let (u, v) = (a.quarterTurn * radius, b.quarterTurn * radius)
    let (p, q) = (curve.p0, curve.p3)
    let turn = u.cross(v)
    // Where the two cross, as multiples of the radius from the two ends.
    let s = (q - p).cross(v) / turn
    let t = (q - p).cross(u) / turn
    guard turn != 0, s.magnitude < 1, t.magnitude < 1 else {
      return polygon(Quad(p - u, q - v, q + v, p + u))
    }
    let crossing = p + u * s
    return polygon(Quad(triangle: crossing, p + u, q + v))
      || polygon(Quad(triangle: crossing, p - u, q - v))
  }
}

extension Quad {
  /// Whether the square -1…1 × -1…1 is inside.
  fileprivate var coversUnitSquare: Bool {
    let corners = [Point(-1, -1), Point(1, -1), Point(-1, 1), Point(1, 1)]
    let edges = [(a, b), (b, c), (c, d), (d, a)].filter { $0.0 != $0.1 }
    guard edges.count > 2, let (p, q) = edges.first else { return false }
    let side = (q - p).cross(corners[0] - p)
    return edges.allSatisfy { p, q in
      corners.allSatisfy { (q - p).cross($0 - p) * side > 0 }
    }
  }
}
