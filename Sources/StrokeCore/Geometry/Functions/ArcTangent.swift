// Goals, in this order: the same bits on every system and in WebAssembly, because verdicts depend
// on these angles; the nearest double, but for one in some thousands that is the second nearest;
// few lines.
//
// The quotient of the smaller part and the larger is from 0 to 1. The sixteenth that is nearest is
// taken off, by the addition theorem and in double precision twice over. What is left is at most
// 1/32, where six terms of the series are enough.

/// The direction of a vector in radians, from −π to π: 0 to the right, growing clockwise on a
/// screen, where y grows downward. The signs of zeros count as they do in C's `atan2`.
package func arcTangent(_ v: Vector) -> Double {
  guard !v.dx.isNaN, !v.dy.isNaN else { return .nan }
  var (across, down) = (v.dx.magnitude, v.dy.magnitude)
  if !across.isFinite || !down.isFinite {
    (across, down) = (across.isFinite ? 0 : 1, down.isFinite ? 0 : 1)
  }
  let isLeft = v.dx.sign == .minus
  let quotient = down / across
  if !isLeft, quotient < 0x1p-56 {
    // At this size an angle equals its tangent.
    return Double(signOf: v.dy, magnitudeOf: quotient)
  }
  let more = max(across, down)
  let scale = more > 0 ? more.reciprocalPowerOfTwo : 1
  let right = DoubleDouble(isLeft ? -across * scale : across * scale)
  let angle = directionAngle(right, DoubleDouble(down * scale))
  return Double(signOf: v.dy, magnitudeOf: angle.high)
}

/// The direction of a vector that does not point upward on a screen, from 0 to π. Neither part is
/// above 2 in magnitude, and the greater one is not tiny.
func directionAngle(_ right: DoubleDouble, _ down: DoubleDouble) -> DoubleDouble {
  let across = right.high < 0 ? -right : right
  let isSteep = across < down
  let (less, more) = isSteep ? (across, down) : (down, across)
  var angle = less.high > 0 ? arcTangent(of: less, over: more) : DoubleDouble(0)
  if isSteep { angle = DoubleDouble.pi * 0.5 - angle }
  if right.high < 0 || right.high == 0 && right.high.sign == .minus {
    angle = DoubleDouble.pi - angle
  }
  return angle
}

/// The arc tangent of less / more, which is from 0 to 1.
@inline(__always)
private func arcTangent(of less: DoubleDouble, over more: DoubleDouble) -> DoubleDouble {
  let index = Int(less.high / more.high * 16 + 0.5)
  let part = Double(index) / 16
  let (above, below) = (less - more * part, more + less * part)
  let inverse = 1 / below.high
  let first = above.high * inverse
  let left = above.high.addingProduct(-first, below.high) + (above.low - first * below.low)
  let rest = DoubleDouble(fast: first, left * inverse)
  let z = rest.high
  let w = z * z
  var sum = 1.0 / 13
  sum = 1.0 / 11 - w * sum
  sum = 1.0 / 9 - w * sum
  sum = 1.0 / 7 - w * sum
  sum = 1.0 / 5 - w * sum
  sum = 1.0 / 3 - w * sum
  return arcTangentsOfSixteenths[index] + DoubleDouble(fast: z, rest.low - z * w * sum)
}

/// The arc tangents of 0, 1/16, 2/16 … 1.
private let arcTangentsOfSixteenths = [
  DoubleDouble(0, 0),
  DoubleDouble(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
  DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
  DoubleDouble(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
  DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
  DoubleDouble(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
  DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
  DoubleDouble(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
  DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
  DoubleDouble(0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56),
  DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
  DoubleDouble(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
  DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
  DoubleDouble(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
  DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
  DoubleDouble(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
  DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]

extension DoubleDouble {
  /// π with twice a double's precision.
  static let pi = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
}
