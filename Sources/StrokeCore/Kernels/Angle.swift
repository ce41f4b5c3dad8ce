// Goals, in this order: the same bits on every system, because verdicts depend on these angles and
// the C library's arc functions differ in their last place from one system to the next; right to
// two units in the last place; four at once.
//
// The smaller of the two parts over the larger is a tangent from 0 to 1. Above tan(π/8) a turn back
// by π/4 brings it below. There a polynomial in the square, through the Chebyshev nodes of
// 0 … tan²(π/8), is as near to the arc tangent as a double can be.

extension VectorX4 {
  /// The directions in radians, −π … π: 0 to the right, growing clockwise on a screen, where y
  /// grows downward. 0 for the zero vector.
  ///
  /// Computed by the four operations alone. The parts must be far from overflow and underflow.
  @inline(__always)
  var angles: SIMD4<Double> {
    let across = x.magnitudes
    let down = y.magnitudes
    // Most turns of a line are small: the same without the cases.
    if (down - x * 0.414_213_562_373_095).max() < 0 { return (y / x).smallArcTangents }
    let isSteep = down .> across
    let less = down.replacing(with: across, where: isSteep)
    let more = across.replacing(with: down, where: isSteep)
    let isTurned = less .> more * 0.414_213_562_373_095
    let numerator = less.replacing(with: less - more, where: isTurned)
    let denominator = more.replacing(with: less + more, where: isTurned)
    let tangent = (numerator / denominator).replacing(with: 0, where: denominator .== 0)
    var angle = tangent.smallArcTangents
    angle.replace(with: angle + .pi / 4, where: isTurned)
    angle.replace(with: .pi / 2 - angle, where: isSteep)
    angle.replace(with: .pi - angle, where: x .< 0)
    angle.replace(with: -angle, where: y .< 0)
    return angle
  }
}

extension Vector {
  /// The direction in radians, as ``VectorX4/angles`` has it.
  var angle: Double { VectorX4(SIMD4(repeating: dx), SIMD4(repeating: dy)).angles[0] }
}

extension SIMD4<Double> {
  @inline(__always)
  var magnitudes: SIMD4<Double> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    return unsafeBitCast(bits & UInt64(Int64.max), to: SIMD4<Double>.self)
  }

  /// The arc tangents of numbers no larger than tan(π/8).
  @inline(__always)
  fileprivate var smallArcTangents: SIMD4<Double> {
    let w = self * self
    var sum = w * 0.021132810313338496 - 0.0434784293457331
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
