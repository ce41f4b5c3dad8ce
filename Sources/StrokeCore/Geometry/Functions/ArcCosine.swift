/// The angle from 0 to π with this cosine; NaN outside −1…1.
///
/// The nearest double, with the same exceptions as ``arcTangent(_:)``. A polynomial for the arc
/// sine, through Chebyshev nodes, is used wherever its error cannot matter, which is nearly always.
@inline(__always)
func arcCosine(_ cosine: Double) -> Double {
  let size = cosine.magnitude
  guard size <= 1 else { return .nan }
  let angle: DoubleDouble
  let error: Double
  if size <= 0.5 {
    // π/2 less the arc sine.
    let square = cosine * cosine
    let arcSine = DoubleDouble(fast: cosine, cosine * square * arcSineExcess(square))
    angle = DoubleDouble.pi * 0.5 - arcSine
    error = size * square * 0x1p-52
  } else {
    // acos x = 2 asin √((1 − x) / 2); left of the middle, the result is subtracted from π. The
    // difference 1 − x is exact.
    let square = (1 - size) / 2
    let root = square.squareRoot()
    guard root > 0 else { return cosine > 0 ? 0 : Double.pi }
    let low = DoubleDouble(product: root, root)
    let rest = ((square - low.high) - low.low) / (2 * root)
    let half = DoubleDouble(fast: root, rest + root * square * arcSineExcess(square))
    angle = cosine > 0 ? half * 2 : DoubleDouble.pi - half * 2
    error = root * square * 0x1p-51
  }
  if angle.high + (angle.low - error) == angle.high + (angle.low + error) { return angle.high }
  return preciseArcCosine(cosine)
}

/// Used where rounding the polynomial could go either way.
@inline(never)
private func preciseArcCosine(_ cosine: Double) -> Double {
  let less = DoubleDouble(sum: 1, -cosine)
  let more = DoubleDouble(sum: 1, cosine)
  return directionAngle(DoubleDouble(cosine), (less * more).squareRoot()).high
}

/// (asin s − s) / s³, where w = s² is at most ¼.
@inline(__always)
private func arcSineExcess(_ w: Double) -> Double {
  var sum = 0x1.d72b2bc8155f8p-6
  sum = sum * w - 0x1.e6aaa8a0a04ccp-7
  sum = sum * w + 0x1.1d189408314eep-6
  sum = sum * w + 0x1.65a9c4dfcf8b2p-8
  sum = sum * w + 0x1.52420b04b37bep-7
  sum = sum * w + 0x1.782651caa6547p-7
  sum = sum * w + 0x1.c9cf07674736ap-7
  sum = sum * w + 0x1.1c4d35cf95421p-6
  sum = sum * w + 0x1.6e8bb1c8209a2p-6
  sum = sum * w + 0x1.f1c71c1db0623p-6
  sum = sum * w + 0x1.6db6db6e31f13p-5
  sum = sum * w + 0x1.3333333332ecap-4
  return sum * w + 0x1.5555555555556p-3
}
