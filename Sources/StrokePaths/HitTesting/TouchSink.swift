import StrokeCore

/// Finds out whether a stroke meets a target: one of its shapes has to.
struct TouchSink<T: Target>: StrokeSink {
  private let target: T
  private let radius: Double

  init(_ target: T, radius: Double) {
    self.target = target
    self.radius = radius
  }

  var bounds: Rect { target.bounds }

  func polygon(_ polygon: Quad) -> Bool { target.meets(polygon) }

  func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    sector(center, u, v, depth: 26)
  }

  /// Between a triangle that the sector contains and a kite that contains it, halved where the two
  /// do not agree. 26 halvings leave less between them than rounding does.
  private func sector(_ center: Point, _ u: Vector, _ v: Vector, depth: Int) -> Bool {
    let hull = SectorHull(center, u, v, radius: radius)
    guard target.meets(Quad(center, hull.start, hull.tip, hull.end)) else { return false }
    if target.meets(Quad(center, hull.start, hull.end, center)) { return true }
    guard depth > 0, let half = (u + v).normalized else { return false }
    return sector(center, u, half, depth: depth - 1)
      || sector(center, half, v, depth: depth - 1)
  }

  func body(of curve: some Curve) -> Bool {
    // What the curve's own arithmetic may be wrong by must not make a touch of a tangent.
    let noise = 0x1p-50 * max(max(curve.hullBounds.largest, target.bounds.largest), radius)
    var body = CurveBody(target.inset(by: noise), radius: radius)
    return body.meets(curve)
  }
}
