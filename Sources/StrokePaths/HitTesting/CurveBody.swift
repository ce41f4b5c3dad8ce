import StrokeCore

/// Finds out whether the body of a stroked curve meets a target.
///
/// The body is the union of the pen's cross-sections: segments through the curve's points, at right
/// angles to it, half the width to either side. It meets the target if and only if a cross-section
/// does. A piece of the curve is left out if a box about all its cross-sections misses the target;
/// the answer is found if the one at its middle meets it; else the piece is halved. Nothing is
/// flattened to a tolerance: a piece ends the search early only where it cannot be told from a
/// straight line, or from a point, in the arithmetic at hand.
///
/// Where a piece is next to a point, the pen turns on the spot, from its first direction to its last.
/// Where a curve stops and turns back, in a cusp, the pen turns half round and covers a disk.
struct CurveBody<T: Target> {
  private let target: T
  private let radius: Double
  private let box: Rect
  /// How many pieces may be looked at: far more than any curve needs that does not run along the
  /// target's own border to the last place. When they are used up, the rest counts as a miss.
  private var budget = 1 << 15
  /// The size of pieces whose direction is nothing but rounding.
  private var smallest = 0.0

  init(_ target: T, radius: Double) {
    self.target = target
    self.radius = radius
    box = target.bounds.outset(by: radius)
  }

  mutating func meets(_ curve: some Curve) -> Bool {
    // At a cusp pieces shrink with the square of the parameter, of which 2^-55 is nothing.
    smallest = 0x1p-110 * curve.size
    return meetsSection(at: curve.p0, curve.startDirection)
      || meetsSection(at: curve.p3, curve.endDirection)
      || isNear(curve.hullBounds) && meets(near: curve, depth: 64)
  }

  private func meetsSection(at p: Point, _ direction: Vector) -> Bool {
    guard let along = direction.normalized else { return false }
    let half = along.quarterTurn * radius
    return target.meets(p - half, p + half)
  }

  private func isNear(_ hull: Rect) -> Bool {
    hull.maxX > box.minX && hull.minX < box.maxX && hull.maxY > box.minY && hull.minY < box.maxY
  }

  /// Halves in a loop while one half is away, which may take as often as a double has exponents, and
  /// calls itself where neither is.
  private mutating func meets<C: Curve>(near whole: C, depth: Int) -> Bool {
    var curve = whole
    while budget > 0, depth > 0 {
      budget -= 1
      let hull = curve.hullBounds
      let rounding = 0x1p-50 * max(hull.largest, radius)
      if let axis = CurveAxis(curve) {
        if !target.meets(axis.box(from: curve.p0, side: radius)) { return false }
        if let side = shorterSide(axis, at: curve.p0, rounding),
          !target.meets(axis.box(from: curve.p0, side: side))
        {
          return false
        }
        if axis.right - axis.left <= rounding, axis.spread * radius <= rounding {
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
      if C.turnsBack(between: left, right), meetsDisk(at: left.p3) { return true }
      if meetsSection(at: left.p3, left.endDirection) { return true }
      let (isLeftNear, isRightNear) = (isNear(left.hullBounds), isNear(right.hullBounds))
      if isLeftNear, isRightNear, meets(near: left, depth: depth - 1) { return true }
      guard isLeftNear || isRightNear else { return false }
      curve = isRightNear ? right : left
    }
    return false
  }

  /// So much of the pen, to either side of a piece, as can reach the target; nil if that is not much
  /// less than all of it. Next to a curve a wide pen moves only as fast as the curve, however fast its
  /// ends swing round.
  private func shorterSide(_ axis: CurveAxis, at start: Point, _ rounding: Double) -> Double? {
    guard axis.spread < 0.5 else { return nil }
    let (center, bounds) = (target.bounds.center - start, target.bounds)
    let half = Vector(bounds.width / 2, bounds.height / 2)
    let across =
      axis.along.cross(center).magnitude + axis.along.dx.magnitude * half.dy
      + axis.along.dy.magnitude * half.dx + max(-axis.left, axis.right)
    // The pen is less than 30° from upright on the chord, whose cosine is above 0.86.
    let side = 1.2 * across + 16 * rounding
    return side < radius / 2 ? side : nil
  }

  private func meetsDisk(at p: Point) -> Bool {
    var sink = TouchSink(target, radius: radius)
    return sink.disk(at: p)
  }
}
