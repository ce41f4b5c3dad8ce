// Goals, in this order: the angle that the samples define; no overflow or lost places at any scale;
// no arc cosine per sample. The angle between two vectors is known, without any arc function, as
// the direction of the complex number (a·b, |a×b|), and angles add where complex numbers multiply.
// So one product carries the sum, half turns are counted as they pass, and one arc tangent at the
// end gives the rest. Unlike an arc cosine, this stays precise for small angles.

extension Stroke {
  /// The angle travelled as seen from the middle of `box`, in radians: the sum of the angles, each
  /// from 0 to π, between one sample and the next. Unsigned, so back and forth add up. A sample
  /// exactly in the middle has no direction and adds nothing.
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
        let view = View(
          x: x, y: y, middle: (SIMD2(repeating: middle.x), SIMD2(repeating: middle.y)),
          scale: SIMD2(repeating: scale))
        // The stroke's quarters are summed separately, because each product waits for the one
        // before it: two side by side, because four need more registers than a processor has.
        let quarter = (count - 1) / 4
        var early = AngleSum(view, steps: quarter, from: 0, quarter)
        var late = AngleSum(view, steps: quarter, from: 2 * quarter, 3 * quarter)
        // Up to three steps are left. Indices past the last sample stand for the last sample.
        let (rest, last) = (4 * quarter, count - 1)
        let (first, second) = (Swift.min(rest + 1, last), Swift.min(rest + 2, last))
        early.add(from: view.vectors(rest, first), to: view.vectors(first, second))
        late.add(from: view.vectors(second, last), to: view.vectors(last, last))
        return early.radians(with: late)
      }
    }
  }
}

/// Samples, seen from a point.
private struct View {
  let x: UnsafePointer<Double>
  let y: UnsafePointer<Double>
  let middle: (x: SIMD2<Double>, y: SIMD2<Double>)
  let scale: SIMD2<Double>

  @inline(__always)
  func vectors(_ a: Int, _ b: Int) -> VectorX2 {
    VectorX2(x: (SIMD2(x[a], x[b]) - middle.x) * scale, y: (SIMD2(y[a], y[b]) - middle.y) * scale)
  }
}

private struct VectorX2 {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
}

/// Two growing sums of angles from 0 to π.
private struct AngleSum {
  /// The products of all factors, of which only the direction counts. They are from 2⁻⁵⁰⁰ to 2⁵⁰⁰
  /// long.
  private var real = SIMD2(repeating: 1.0)
  private var imaginary = SIMD2(repeating: 0.0)
  /// The sign changes of each imaginary part. A factor turns by at most half a turn, so each change
  /// is one half turn.
  private var halfTurns = SIMD2<UInt64>()

  /// The sums of `steps` steps from one sample on and from another.
  ///
  /// Not inlined, or the compiler sees that the lanes of the view are equal and splits the vectors.
  @inline(never)
  init(_ view: View, steps: Int, from first: Int, _ second: Int) {
    var a = view.vectors(first, second)
    for step in 0..<steps {
      let b = view.vectors(first &+ step &+ 1, second &+ step &+ 1)
      add(from: a, to: b)
      a = b
    }
  }

  /// Adds the angles from two vectors to two others, all up to 2 long.
  @inline(__always)
  mutating func add(from a: VectorX2, to b: VectorX2) {
    add(cosine: a.x * b.x + a.y * b.y, sine: (a.x * b.y - a.y * b.x).magnitudes)
  }

  /// Adds the angles of (cosine, sine); no `sine` may be negative.
  @inline(__always)
  private mutating func add(cosine: SIMD2<Double>, sine: SIMD2<Double>) {
    let old = self
    real = old.real * cosine - old.imaginary * sine
    imaginary = old.real * sine + old.imaginary * cosine
    let length = real.magnitudes + imaginary.magnitudes
    if (length .< 0x1p-500 .| length .> 0x1p500).isAny {
      self = old.multiplied(cosine: cosine, sine: sine)
    }
    halfTurns &+= (imaginary.bitPatterns ^ old.imaginary.bitPatterns) &>> 63
  }

  /// The products if some of them, or a factor, are too long or too short. A separate function,
  /// because strokes of a screen's size never get here.
  @inline(never)
  private func multiplied(cosine: SIMD2<Double>, sine: SIMD2<Double>) -> AngleSum {
    var result = self
    for lane in 0..<2 {
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

  /// The sum of these two and two others.
  func radians(with others: AngleSum) -> Double {
    // The others go into the first and the second, then the second into the first.
    var sum = self
    var (c, s) = others.rest
    sum.add(cosine: c, sine: s)
    var passed = others.halfTurns.x + others.halfTurns.y + sum.halfTurns.y
    (c, s) = sum.rest
    sum.add(cosine: SIMD2(c.y, 1), sine: SIMD2(s.y, 0))
    passed += sum.halfTurns.x
    (c, s) = sum.rest
    return Double(passed) * .pi + arcTangent(Vector(c.x, s.x))
  }

  /// The directions beyond the half turns: above the real axis, because the imaginary part has its
  /// first sign again there.
  private var rest: (cosine: SIMD2<Double>, sine: SIMD2<Double>) {
    let signs = halfTurns &<< 63
    return (unsafeBitCast(real.bitPatterns ^ signs, to: SIMD2<Double>.self), imaginary.magnitudes)
  }
}

extension SIMD2<Double> {
  @inline(__always)
  fileprivate var bitPatterns: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  @inline(__always)
  fileprivate var magnitudes: SIMD2<Double> {
    unsafeBitCast(bitPatterns & UInt64(Int64.max), to: SIMD2<Double>.self)
  }
}

extension SIMDMask<SIMD2<Int64>> {
  @inline(__always)
  fileprivate var isAny: Bool {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return words.x | words.y != 0
  }
}
