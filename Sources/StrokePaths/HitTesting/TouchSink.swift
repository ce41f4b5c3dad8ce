import StrokeCore

/// A sink that tests whether a stroke meets a target: one of its shapes has to.
struct TouchSink: StrokeSink {
  private let region: Target
  private let radius: Double

  @inline(__always)
  init(_ target: Target, radius: Double) {
    region = target
    self.radius = radius
  }

  var bounds: Rect { region.bounds }

  func polygon(_ polygon: Quad) -> Bool { region.meets(polygon) }

  func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    sector(center, u, v, depth: 26)
  }

  /// Compares a triangle inside the sector with a kite around it, and halves the sector where they
  /// disagree. After 26 halvings they differ by less than rounding errors do.
  private func sector(_ center: Point, _ u: Vector, _ v: Vector, depth: Int) -> Bool {
    let hull = SectorHull(center, u, v, radius: radius)
    guard region.meets(Quad(center, hull.start, hull.tip, hull.end)) else { return false }
    if region.meets(Quad(center, hull.start, hull.end, center)) { return true }
    guard depth > 0, let half = (u + v).normalized else { return false }
    return sector(center, u, half, depth: depth - 1)
      || sector(center, half, v, depth: depth - 1)
  }

  func body(of curve: Curve) -> Bool {
    // Rounding errors of the curve must not turn a tangent into a touch.
    let noise = 0x1p-50 * max(max(curve.hullBounds.largest, bounds.largest), radius)
    var body = CurveBody(region.inset(by: noise), radius: radius)
    if body.meets(curve) { return true }
    guard body.isExhausted else { return false }
    // A target contains its centre, which is found sooner.
    var center = CurveBody(.point(region.center), radius: radius)
    return center.meets(curve)
  }
}

/// A test of whether the body of a stroked curve meets a target.
///
/// The body is the union of the pen's cross-sections: segments through the curve's points, at right
/// angles to it, reaching half the width to either side. It meets the target if and only if a
/// cross-section does. A piece of the curve is skipped if a box around all its cross-sections misses
/// the target; the test succeeds if the cross-section in its middle meets it; otherwise the piece is
/// halved. Nothing is flattened to a tolerance: a piece ends the search early only where computation
/// cannot distinguish it from a straight line or a point.
///
/// Where a piece is almost a point, the pen turns in place from its first direction to its last. In a
/// cusp, where a curve stops and turns back, the pen makes a half turn and covers a disk.
private struct CurveBody {
  private let target: Target
  private let radius: Double
  private let box: Rect
  /// The number of pieces that may still be tested: far more than any curve needs, unless it
  /// follows the target's own border to the last digit. When it is used up, the rest counts as a
  /// miss.
  private var budget = 1 << 13
  var isExhausted: Bool { budget <= 0 }
  /// The size below which the directions of pieces are only rounding errors.
  private var smallest = 0.0

  init(_ target: Target, radius: Double) {
    self.target = target
    self.radius = radius
    box = target.bounds.outset(by: radius)
  }

  mutating func meets(_ curve: Curve) -> Bool {
    // In a cusp, pieces shrink with the square of the parameter, of which 2^-55 is negligible.
    smallest = 0x1p-110 * curve.size
    if meetsSection(at: curve.p0, curve.startDirection)
      || meetsSection(at: curve.p3, curve.endDirection)
    {
      return true
    }
    let hull = curve.hullBounds
    return isNear(hull) && meets(near: curve, hull, depth: 64)
  }

  private func meetsSection(at p: Point, _ direction: Vector) -> Bool {
    guard let along = direction.normalized else { return false }
    let half = along.quarterTurn * radius
    return target.meets(p - half, p + half)
  }

  private func isNear(_ hull: Rect) -> Bool {
    hull.maxX > box.minX && hull.minX < box.maxX && hull.maxY > box.minY && hull.minY < box.maxY
  }

  /// Halves in a loop while only one half is near, perhaps as often as a double has exponents, and
  /// recursively where both are.
  private mutating func meets(near whole: Curve, _ wholeHull: Rect, depth: Int) -> Bool {
    var (curve, hull) = (whole, wholeHull)
    while budget > 0, depth > 0 {
      budget -= 1
      let rounding = 0x1p-50 * max(hull.largest, radius)
      if let axis = CurveAxis(curve) {
        if !target.meets(axis.box(from: curve.p0, side: radius)) { return false }
        if let side = shorterSide(axis, at: curve.p0),
          // Rounding must not move so thin a box past a target between two pieces.
          !target.meets(axis.box(from: curve.p0, side: side, margin: 16 * rounding))
        {
          return false
        }
        if axis.thickness <= rounding, axis.maxTurnSine * radius <= rounding {
          return target.meets(
            Quad(along: curve.p0, curve.p3, half: axis.along.quarterTurn * radius))
        }
      }
      if max(hull.width, hull.height) <= rounding {
        var sink = TouchSink(target, radius: radius)
        if let (a, b, c) = curve.turn { return sink.turn(at: curve.p0, a, b, c) }
        if curve.size <= smallest { return sink.disk(at: curve.p0) }
      }
      if target.isSwept(by: curve, radius: radius) { return true }
      let (left, right) = curve.halved()
      if Curve.turnsBack(between: left, right), meetsDisk(at: left.p3) { return true }
      if meetsSection(at: left.p3, left.endDirection) { return true }
      let (leftHull, rightHull) = (left.hullBounds, right.hullBounds)
      let (isLeftNear, isRightNear) = (isNear(leftHull), isNear(rightHull))
      if isLeftNear, isRightNear, meets(near: left, leftHull, depth: depth - 1) { return true }
      guard isLeftNear || isRightNear else { return false }
      (curve, hull) = isRightNear ? (right, rightHull) : (left, leftHull)
    }
    return false
  }

  /// The part of the pen, to either side of a piece, that can reach the target; nil if that is not
  /// much less than the whole. Close to the curve, a wide pen moves only as fast as the curve, however
  /// fast its ends swing round.
  private func shorterSide(_ axis: CurveAxis, at start: Point) -> Double? {
    guard axis.maxTurnSine < 0.5 else { return nil }
    let (center, bounds) = (target.bounds.center - start, target.bounds)
    let half = Vector(bounds.width / 2, bounds.height / 2)
    let across =
      axis.along.cross(center).magnitude + axis.along.dx.magnitude * half.dy
      + axis.along.dy.magnitude * half.dx + max(-axis.left, axis.right)
    // The pen is within 30° of the normal to the chord, and the cosine of 30° is above 0.86.
    let side = 1.2 * across
    return side < radius / 2 ? side : nil
  }

  private func meetsDisk(at p: Point) -> Bool {
    var sink = TouchSink(target, radius: radius)
    return sink.disk(at: p)
  }
}
