/// An unrounded number of twice the places of a double: the sum of two, of which the first is the
/// whole rounded to a double.
///
/// Sums are right to about 1 in 10^32, by Dekker's and Knuth's ways of keeping what rounding takes
/// away. As long as no number overflows, a sum that needs no more places is exact.
struct Twofold: Equatable, Sendable {
  /// The nearest double.
  let high: Double
  /// What is left over.
  let low: Double

  /// A double as it is.
  init(_ value: Double) { (high, low) = (value, 0) }

  /// The product of two doubles, exactly.
  init(product a: Double, _ b: Double) {
    high = a * b
    low = (-high).addingProduct(a, b)
  }

  /// A sum in which no place of `large` is below the last of `small`.
  private init(_ large: Double, _ small: Double) {
    high = large + small
    low = small - (high - large)
  }

  /// The sum of any two doubles, exactly.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  static prefix func - (a: Twofold) -> Twofold { Twofold(-a.high, -a.low) }

  static func + (a: Twofold, b: Twofold) -> Twofold {
    let (s, t) = (Twofold(sum: a.high, b.high), Twofold(sum: a.low, b.low))
    let v = Twofold(s.high, s.low + t.high)
    return Twofold(v.high, t.low + v.low)
  }

  static func - (a: Twofold, b: Twofold) -> Twofold { a + -b }

  static func * (a: Twofold, factor: Double) -> Twofold {
    let product = Twofold(product: a.high, factor)
    return Twofold(product.high, product.low.addingProduct(a.low, factor))
  }

  /// The quotient as a double; rounded once, where the dividend is a double.
  static func / (a: Twofold, divisor: Double) -> Double {
    let quotient = a.high / divisor
    return quotient + (a.high.addingProduct(-quotient, divisor) + a.low) / divisor
  }
}

extension Twofold: Comparable {
  static func < (a: Twofold, b: Twofold) -> Bool {
    a.high < b.high || a.high == b.high && a.low < b.low
  }
}
