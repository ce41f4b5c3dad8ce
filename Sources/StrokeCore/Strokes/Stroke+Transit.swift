// Goals, in this order: the angle that the samples define; no overflow or lost places at any
// scale; no arc cosine a sample. The angle between two vectors is known, without any arc function,
// as the direction of the complex number (a·b, |a×b|), and angles add where complex numbers
// multiply. So one product carries the sum, half turns are counted as they pass, and one arc
// tangent at the end gives the rest. Unlike an arc cosine this keeps its places for small angles.

extension Stroke {
  /// The angle travelled as seen from the middle of `box`, in radians: the sum of the angles, each
  /// from 0 to π, between one sample and the next. Unsigned, so going back and forth adds up. A
  /// sample in the very middle is seen in no direction and adds nothing.
  ///
  /// - Precondition: `box` holds all samples.
  /// - Complexity: O(n), and one arc tangent.
  func transit(about box: Rect) -> Double {
    guard count > 1 else { return 0 }
    let middle = box.center
    let reach = max(box.maxX - middle.x, box.maxY - middle.y)
    guard reach > 0 else { return 0 }
    let scale = reach.reciprocalPowerOfTwo
    return x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        let seen = { index in
          Vector((x[index] - middle.x) * scale, (y[index] - middle.y) * scale)
        }
        // The stroke's two halves are summed side by side, because each product waits for the one
        // before it.
        let half = (x.count - 1) / 2
        var (first, second) = (TravelledAngle(), TravelledAngle())
        var (a, c) = (seen(0), seen(half))
        for index in 1..<(half + 1) {
          let (b, d) = (seen(index), seen(half + index))
          first.add(cosine: a.dot(b), sine: a.cross(b).magnitude)
          second.add(cosine: c.dot(d), sine: c.cross(d).magnitude)
          (a, c) = (b, d)
        }
        for index in (2 * half + 1)..<x.count {
          let d = seen(index)
          second.add(cosine: c.dot(d), sine: c.cross(d).magnitude)
          c = d
        }
        return first.radians + second.radians
      }
    }
  }
}

/// A growing sum of angles from 0 to π.
private struct TravelledAngle {
  /// The direction of what is beyond the half turns: at or above the real axis, and not on its
  /// negative half. Only the direction counts.
  private var real = 1.0
  private var imaginary = 0.0
  private var halfTurns = 0.0

  /// Adds the angle of (cosine, sine), which may be up to 8 long; `sine` must not be below 0.
  @inline(__always)
  mutating func add(cosine: Double, sine: Double) {
    let size = cosine.magnitude + sine
    guard size > 0 else { return }
    // A factor of a size that is seen on a screen needs no division: the product is kept in range
    // below.
    var (c, s) = (cosine, sine)
    if size < 0x1p-400 { (c, s) = Self.lengthened(cosine, sine, by: size) }
    let newReal = real * c - imaginary * s
    let newImaginary = real * s + imaginary * c
    let passed = newImaginary < 0 || (newImaginary == 0 && newReal < 0)
    halfTurns += passed ? 1 : 0
    real = passed ? -newReal : newReal
    imaginary = passed ? -newImaginary : newImaginary
    // Before, the sum was from 2⁻⁵⁰⁰ to 2⁵⁰⁰, and a factor is from 2⁻⁴⁰¹ to 8 long.
    let length = real.magnitude + imaginary
    if length < 0x1p-500 || length > 0x1p500 {
      let scale = length < 1 ? 0x1p500 : 0x1p-500
      real *= scale
      imaginary *= scale
    }
  }

  /// Divides both by `size`: apart, so that nobody divides who need not.
  @inline(never)
  private static func lengthened(
    _ cosine: Double, _ sine: Double, by size: Double
  ) -> (Double, Double) {
    (cosine / size, sine / size)
  }

  var radians: Double { halfTurns * .pi + arcTangent(Vector(real, imaginary)) }
}
