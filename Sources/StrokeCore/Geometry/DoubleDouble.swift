/// A number with twice a double's precision: the unevaluated sum of two doubles, the first of which
/// is the sum rounded to a double.
///
/// Sums have a relative error of about 1e-32 (Dekker's and Knuth's error-free transformations).
/// Unless something overflows, a sum that fits into two doubles is exact.
@frozen
package struct DoubleDouble: Equatable, Sendable {
  package let high: Double
  package let low: Double

  @inlinable
  package init(_ value: Double) { (high, low) = (value, 0) }

  /// `low` is at most half a unit in the last place of `high`.
  @inlinable
  package init(_ high: Double, _ low: Double) { (self.high, self.low) = (high, low) }

  /// The product of two doubles, exactly.
  @inlinable
  package init(product a: Double, _ b: Double) {
    high = a * b
    low = (-high).addingProduct(a, b)
  }

  /// The sum of two doubles, exactly, where `large` is no smaller than `small`.
  @inlinable
  package init(fast large: Double, _ small: Double) {
    high = large + small
    low = small - (high - large)
  }

  /// The sum of any two doubles, exactly.
  @inlinable
  package init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  @inlinable
  package static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(fast: -a.high, -a.low)
  }

  @inlinable
  package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (s, t) = (DoubleDouble(sum: a.high, b.high), DoubleDouble(sum: a.low, b.low))
    let v = DoubleDouble(fast: s.high, s.low + t.high)
    return DoubleDouble(fast: v.high, t.low + v.low)
  }

  @inlinable
  package static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  @inlinable
  package static func * (a: DoubleDouble, factor: Double) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, factor)
    return DoubleDouble(fast: product.high, product.low.addingProduct(a.low, factor))
  }

  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    return DoubleDouble(
      fast: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  /// The square root of a number that is not negative.
  package func squareRoot() -> DoubleDouble {
    let root = high.squareRoot()
    guard root > 0 else { return DoubleDouble(0) }
    let rest = self - DoubleDouble(product: root, root)
    return DoubleDouble(fast: root, rest.high / (2 * root))
  }
}

extension DoubleDouble: Comparable {
  @inlinable
  package static func < (a: DoubleDouble, b: DoubleDouble) -> Bool {
    a.high < b.high || a.high == b.high && a.low < b.low
  }
}
