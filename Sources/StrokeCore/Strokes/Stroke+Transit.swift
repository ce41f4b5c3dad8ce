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
    let reach = Swift.max(box.maxX - middle.x, box.maxY - middle.y)
    guard reach > 0 else { return 0 }
    let scale = reach.reciprocalPowerOfTwo
    return x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        guard let x = x.baseAddress, let y = y.baseAddress else { return 0 }
        let view = View(x: x, y: y, middle: middle, scale: scale)
        // The stroke's four quarters are summed side by side, because each product waits for the
        // one before it.
        let quarter = (count - 1) / 4
        var sum = TravelledAngles()
        var a = view.vectors(0, quarter, 2 * quarter, 3 * quarter)
        for index in 0..<quarter {
          let next = index &+ 1
          let b = view.vectors(
            next, next &+ quarter, next &+ 2 &* quarter, next &+ 3 &* quarter)
          sum.add(from: a, to: b)
          a = b
        }
        // Up to three steps are left. What is past the last sample is the last sample again.
        let (rest, last) = (4 * quarter, count - 1)
        let (first, second, third) = (Swift.min(rest + 1, last), Swift.min(rest + 2, last), last)
        sum.add(
          from: view.vectors(rest, first, second, third),
          to: view.vectors(first, second, third, third))
        return sum.radians
      }
    }
  }
}

/// Samples, seen from a point.
private struct View {
  let x: UnsafePointer<Double>
  let y: UnsafePointer<Double>
  let middle: Point
  let scale: Double

  /// The samples at four indices.
  @inline(__always)
  func vectors(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> VectorX4 {
    VectorX4(
      (SIMD4(x[a], x[b], x[c], x[d]) - middle.x) * scale,
      (SIMD4(y[a], y[b], y[c], y[d]) - middle.y) * scale)
  }
}

/// Four growing sums of angles from 0 to π.
private struct TravelledAngles {
  /// The products of all factors, of which only the directions count. They are from 2⁻⁵⁰⁰ to 2⁵⁰⁰
  /// long.
  private var real = SIMD4(repeating: 1.0)
  private var imaginary = SIMD4(repeating: 0.0)
  /// The number of sign changes of each imaginary part. A factor turns by half a turn at most, so that
  /// is how many half turns have been passed.
  private var halfTurns = SIMD4<UInt64>()

  /// Adds the angles from four vectors to four others, all up to 2 long.
  @inline(__always)
  mutating func add(from a: VectorX4, to b: VectorX4) {
    add(cosine: a.dot(b), sine: a.cross(b).magnitudes)
  }

  /// Adds the angles of (cosine, sine); no `sine` may be below 0.
  @inline(__always)
  private mutating func add(cosine: SIMD4<Double>, sine: SIMD4<Double>) {
    let old = self
    real = old.real * cosine - old.imaginary * sine
    imaginary = old.real * sine + old.imaginary * cosine
    let length = real.magnitudes + imaginary.magnitudes
    if (length .< 0x1p-500 .| length .> 0x1p500).isAny {
      self = old.multiplied(cosine: cosine, sine: sine)
    }
    halfTurns &+= (imaginary.bitPatterns ^ old.imaginary.bitPatterns) &>> 63
  }

  /// The products where some are too long or too short, or a factor is: apart, because what is seen
  /// on a screen never comes here.
  @inline(never)
  private func multiplied(cosine: SIMD4<Double>, sine: SIMD4<Double>) -> TravelledAngles {
    var result = self
    for lane in 0..<4 {
      var (c, s) = (cosine[lane], sine[lane])
      let size = c.magnitude + s
      if size < 0x1p-400 { (c, s) = size > 0 ? (c / size, s / size) : (1, 0) }
      // The product is from 2⁻⁹⁰¹ to 2¹⁰⁰¹ long.
      let product = (real[lane] * c - imaginary[lane] * s, real[lane] * s + imaginary[lane] * c)
      let length = product.0.magnitude + product.1.magnitude
      let scale = length < 0x1p-500 ? 0x1p450 : length > 0x1p500 ? 0x1p-501 : 1
      (result.real[lane], result.imaginary[lane]) = (product.0 * scale, product.1 * scale)
    }
    return result
  }

  /// The sum of all four.
  var radians: Double {
    // The third and the fourth go into the first and the second, then the second into the first.
    var sum = self
    var (c, s) = rest
    sum.add(cosine: SIMD4(c.z, c.w, 1, 1), sine: SIMD4(s.z, s.w, 0, 0))
    var passed = halfTurns.z + halfTurns.w + sum.halfTurns.y
    (c, s) = sum.rest
    sum.add(cosine: SIMD4(c.y, 1, 1, 1), sine: SIMD4(s.y, 0, 0, 0))
    passed += sum.halfTurns.x
    (c, s) = sum.rest
    return Double(passed) * .pi + arcTangent(Vector(c.x, s.x))
  }

  /// The directions of what is beyond the half turns: above the real axis, because there is where
  /// the imaginary part has its first sign again.
  private var rest: (cosine: SIMD4<Double>, sine: SIMD4<Double>) {
    let signs = halfTurns &<< 63
    return (unsafeBitCast(real.bitPatterns ^ signs, to: SIMD4<Double>.self), imaginary.magnitudes)
  }
}

extension SIMD4<Double> {
  @inline(__always)
  fileprivate var bitPatterns: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }
}

extension SIMDMask<SIMD4<Int64>> {
  /// True if it is true in any lane.
  @inline(__always)
  fileprivate var isAny: Bool {
    let words = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    let halves = words.lowHalf | words.highHalf
    return halves.x | halves.y != 0
  }
}
