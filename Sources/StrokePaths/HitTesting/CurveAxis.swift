import StrokeCore

/// A curve as seen along its chord: how far its control points reach along and across, and how far
/// its direction may turn away from the chord's.
struct CurveAxis {
  /// The direction of the chord, of length 1.
  let along: Vector
  /// The extremes of the control points along the chord, from the curve's start.
  let low: Double
  let high: Double
  /// The extremes across the chord; `left` is 0 or below, `right` 0 or above.
  let left: Double
  let right: Double
  /// No less than the sine of the angle between the chord and any direction of the curve; 1 where
  /// the curve may turn back.
  let spread: Double

  /// Nil for a curve that ends where it begins.
  @inline(__always)
  init?(_ curve: some Curve) {
    let (leg1, leg2, leg3) = (curve.leg1, curve.leg2, curve.leg3)
    guard let along = (leg1 + leg2 + leg3).normalized else { return nil }
    self.along = along
    let (c1, c2, c3) = (along.dot(leg1), along.dot(leg2), along.dot(leg3))
    let (s1, s2, s3) = (along.cross(leg1), along.cross(leg2), along.cross(leg3))
    low = min(min(c1, c1 + c2), 0)
    high = max(max(c1, c1 + c2), c1 + c2 + c3)
    left = min(min(s1, s1 + s2), 0)
    right = max(max(s1, s1 + s2), 0)
    spread = max(max(Self.turn(c1, s1), Self.turn(c2, s2)), Self.turn(c3, s3))
  }

  /// No less than the sine of the angle of a leg: the tangent, which takes no root.
  @inline(__always)
  private static func turn(_ along: Double, _ across: Double) -> Double {
    across.magnitude < along ? across.magnitude / along : (along == 0 && across == 0 ? 0 : 1)
  }

  /// The rectangle along the chord that holds all points within `side` of the curve, measured at
  /// right angles to it.
  @inline(__always)
  func box(from start: Point, side: Double) -> Quad {
    let across = along.quarterTurn
    let reach = side * spread
    let (near, far) = (start + along * (low - reach), start + along * (high + reach))
    let (l, r) = (across * (left - side), across * (right + side))
    return Quad(near + l, far + l, far + r, near + r)
  }
}

extension Curve {
  /// The largest coordinate of its legs, which halving halves at least.
  var size: Double {
    [leg1, leg2, leg3].reduce(0) { max($0, max($1.dx.magnitude, $1.dy.magnitude)) }
  }

  /// The directions in which it begins, leads, and ends, each of length 1 and a quarter turn from
  /// the one before at most; nil if it may turn back.
  var turn: (start: Vector, along: Vector, end: Vector)? {
    guard let axis = CurveAxis(self), axis.spread < 1, let start = startDirection.normalized,
      let end = endDirection.normalized
    else { return nil }
    return (start, axis.along, end)
  }

  /// Whether the chord can stand for the curve: the curve stays within `tolerance` of it and does
  /// not turn back. A curve whose control points are all in one place is its own chord.
  @inline(__always)
  func isStraight(within tolerance: Double) -> Bool {
    guard let axis = CurveAxis(self) else { return isPoint }
    return axis.spread < 1 && axis.right - axis.left <= tolerance
  }
}
