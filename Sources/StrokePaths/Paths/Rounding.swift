import StrokeCore

// People write short decimals, hardly any of which is a double. So 0.1 + 0.2 is not the double
// nearest to 0.3, and a shape drawn by relative steps ends beside the point where it began. Sums of
// coordinates and lengths are therefore replaced by the short decimal within their rounding errors.

extension Double {
  /// The share of the largest number in a computation up to which a difference counts as its
  /// rounding error: 2^-48, thirty times the error of one operation.
  static let roundingShare = 0x1p-48

  /// The sum of two numbers as written: the double nearest to a short decimal, if there is one
  /// within rounding errors of the sum. So 4074.8 and 0.3 make 4075.1, where the sum of the doubles
  /// is the next double above it.
  package func plus(_ other: Double) -> Double {
    (self + other).withoutRounding(of: Swift.max(magnitude, other.magnitude))
  }

  /// The number, or the short decimal within rounding errors of it.
  ///
  /// - Parameter scale: The largest number that it was computed from.
  func withoutRounding(of scale: Double) -> Double {
    guard scale >= 0x1p-5, scale < 0x1p44 else { return self }
    // So coarse that a number is seldom this close to a multiple by chance.
    let unit = Self.powersOfTen[44 - scale.exponent]
    let decimal = (self * unit).rounded() / unit
    return (decimal - self).magnitude <= Self.roundingShare * scale ? decimal : self
  }

  /// The largest power of ten up to each power of two.
  private static let powersOfTen = (0...50).map { exponent in
    var power = 1.0
    while power * 10 <= Double(sign: .plus, exponent: exponent, significand: 1) { power *= 10 }
    return power
  }
}

extension Rect {
  /// The rectangle with the upper left corner and the size as written. Nil if
  /// ``init(x:y:width:height:)`` is.
  package static func written(x: Double, y: Double, width: Double, height: Double) -> Rect? {
    guard let plain = Rect(x: x, y: y, width: width, height: height) else { return nil }
    guard plain.maxX.isFinite, plain.maxY.isFinite else { return plain }
    return Rect(
      minX: x, minY: y, maxX: max(x.plus(width), x), maxY: max(y.plus(height), y))
  }
}
