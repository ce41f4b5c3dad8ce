import StrokeCore

/// The extent of a curve along and across its chord, and how far its direction turns away from the
/// chord.
struct CurveAxis {
  /// The direction of the chord, of length 1.
  let along: Vector
  /// The extremes of the control points along the chord, from the curve's start.
  let low: Double
  let high: Double
  /// The extremes across the chord; `left` is 0 or below, `right` 0 or above.
  let left: Double
  let right: Double
  /// An upper bound of the sine of the angle between the chord and any direction of the curve; 1
  /// where the curve may turn back.
  let maxTurnSine: Double

  /// Nil for a curve that ends where it begins.
  @inline(__always)
  init?(_ curve: Curve) {
    let (leg1, leg2, leg3) = (curve.leg1, curve.leg2, curve.leg3)
    guard let along = (leg1 + leg2 + leg3).normalized else { return nil }
    self.along = along
    let (c1, c2, c3) = (along.dot(leg1), along.dot(leg2), along.dot(leg3))
    let (s1, s2, s3) = (along.cross(leg1), along.cross(leg2), along.cross(leg3))
    low = min(min(c1, c1 + c2), 0)
    high = max(max(c1, c1 + c2), c1 + c2 + c3)
    left = min(min(s1, s1 + s2), 0)
    right = max(max(s1, s1 + s2), 0)
    maxTurnSine = max(
      max(Self.turnSine(c1, s1), Self.turnSine(c2, s2)), Self.turnSine(c3, s3))
  }

  /// An upper bound of the sine of a leg's angle: the tangent, which needs no square root.
  @inline(__always)
  private static func turnSine(_ along: Double, _ across: Double) -> Double {
    across.magnitude < along ? across.magnitude / along : (along == 0 && across == 0 ? 0 : 1)
  }

  /// The extent across the chord.
  @inline(__always)
  var thickness: Double { right - left }

  /// The rectangle along the chord that contains all points within `side` of the curve, measured at
  /// right angles to it, grown by a margin on all sides.
  @inline(__always)
  func box(from start: Point, side: Double, margin: Double = 0) -> Quad {
    let across = along.quarterTurn
    let reach = side * maxTurnSine + margin
    let (near, far) = (start + along * (low - reach), start + along * (high + reach))
    let half = side + margin
    let (l, r) = (across * (left - half), across * (right + half))
    return Quad(near + l, far + l, far + r, near + r)
  }
}

extension Curve {
  /// The largest absolute coordinate of the legs. Halving the curve at least halves it.
  var size: Double {
    max(max(leg1.largest, leg2.largest), leg3.largest)
  }

  /// The directions of the start, the chord and the end, of length 1, each at most a quarter turn
  /// from the one before; nil if the curve may turn back.
  var turn: (start: Vector, along: Vector, end: Vector)? {
    guard let axis = CurveAxis(self), axis.maxTurnSine < 1, let start = startDirection.normalized,
      let end = endDirection.normalized
    else { return nil }
    return (start, axis.along, end)
  }
}
