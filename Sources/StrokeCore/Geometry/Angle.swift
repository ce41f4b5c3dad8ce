// Goals, in this order: the same bits on every system, because verdicts hang on these angles and
// the C library's arc functions differ in their last place from one system to the next; right to
// two units in the last place; no branches, so that a row of angles is a loop that the compiler can
// run several at a time.
//
// The smaller of the two parts over the larger is a tangent from 0 to 1. Above tan(π/8) the
// rotation by π/4 brings it below. There a polynomial in the square, through the Chebyshev nodes of
// 0 … tan²(π/8), is as near to the arc tangent as a double can be.

extension Vector {
  /// The direction in radians, −π … π: 0 to the right, growing clockwise on a screen, where y
  /// grows downward. 0 for the zero vector.
  ///
  /// Computed by the four operations alone. The parts must be far from overflow and underflow.
  @inline(__always)
  var angle: Double {
    let across = dx.magnitude
    let down = dy.magnitude
    let less = down < across ? down : across
    let more = down < across ? across : down
    let isTurned = less > 0.414_213_562_373_095 * more
    let numerator = isTurned ? less - more : less
    let denominator = isTurned ? less + more : more
    let tangent = denominator > 0 ? numerator / denominator : 0
    var angle = tangent.smallArcTangent + (isTurned ? .pi / 4 : 0)
    angle = down > across ? .pi / 2 - angle : angle
    angle = dx < 0 ? .pi - angle : angle
    return dy < 0 ? -angle : angle
  }
}

extension Double {
  /// The arc tangent of a number no larger than tan(π/8).
  @inline(__always)
  fileprivate var smallArcTangent: Double {
    let w = self * self
    var sum = 0.021132810313338496
    sum = sum * w - 0.0434784293457331
    sum = sum * w + 0.05688276780465485
    sum = sum * w - 0.0664022008540203
    sum = sum * w + 0.07689951902451446
    sum = sum * w - 0.09090772961650327
    sum = sum * w + 0.11111106175584769
    sum = sum * w - 0.14285714180856576
    sum = sum * w + 0.19999999998853618
    sum = sum * w - 0.3333333333332843
    return self + self * w * sum
  }
}
