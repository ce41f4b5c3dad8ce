import StrokeCore

/// Units in which numbers are whole, so that their sums need no rounding.
///
/// People write short decimals, and hardly any of those is a double: the doubles read from 0.7 and
/// 0.3 add up to less than 1, and the error of ten thousand of each is ten thousand times as large.
/// Where all numbers are the doubles nearest to decimals of up to nine digits after the point, the
/// grid counts in units of the last of those digits, so it computes with the numbers as written. All
/// other numbers are taken for the doubles they are.
struct DecimalGrid: Sendable {
  /// The number of units in 1.
  let unit: Double
  /// True if all numbers and coordinates are whole in these units.
  let isWhole: Bool

  /// The largest number of units in 1.
  fileprivate static let finest = 1e9

  /// The coarsest grid for some numbers and coordinates; for the numbers alone if no grid fits the
  /// coordinates.
  ///
  /// - Complexity: O(n).
  init(for numbers: [Double], and points: [Point] = []) {
    let units = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, Self.finest].filter { unit in
      numbers.allSatisfy { Self.whole($0, unit) != nil }
    }
    let best = units.first { unit in
      points.allSatisfy { Self.whole($0.x, unit) != nil && Self.whole($0.y, unit) != nil }
    }
    (unit, isWhole) = (best ?? units.first ?? 1, best != nil)
  }

  /// The whole number of units that a number stands for; nil if there is none, or one of so many
  /// digits that this may be chance.
  fileprivate static func whole(_ number: Double, _ unit: Double) -> Double? {
    let count = (number * unit).rounded()
    guard count.magnitude <= (unit == 1 ? 0x1p53 : 0x1p40), count / unit == number else {
      return nil
    }
    return count
  }

  /// A number in units.
  func units(_ number: Double) -> DoubleDouble {
    Self.whole(number, unit).map { DoubleDouble($0) } ?? DoubleDouble(product: number, unit)
  }

  /// A number of units as a double.
  func value(_ units: DoubleDouble) -> Double { units / unit }

  /// The remainder of a number divided by the sum of `lengths`; at least 0.
  func remainder(of number: Double, by lengths: [Double]) -> Double {
    let period = lengths.reduce(DoubleDouble(0)) { $0 + units($1) }
    let number = units(number)
    let count = (number.high / period.high).rounded(.down)
    guard count.magnitude < 0x1p53 else {
      // After so many periods the last digit of the pattern itself decides.
      let rest = number.high.truncatingRemainder(dividingBy: period.high)
      return (rest < 0 ? rest + period.high : rest) / unit
    }
    var rest = number - period * count
    // The quotient was rounded.
    if rest < DoubleDouble(0) { rest = rest + period }
    if rest >= period { rest = rest - period }
    return max(value(rest), 0)
  }
}

extension Double {
  /// The sum of two numbers as they are written: if both are short decimals, the double nearest to the decimal
  /// sum. So 4074.8 and 0.3 make 4075.1, where the sum of the doubles is the next double above it.
  package func plus(written other: Double) -> Double {
    var unit = 1.0
    while unit <= DecimalGrid.finest {
      if let own = DecimalGrid.whole(self, unit), let others = DecimalGrid.whole(other, unit) {
        return (own + others) / unit
      }
      unit *= 10
    }
    return self + other
  }
}

extension Rect {
  /// The rectangle with the upper left corner and the size as they are written. Nil where
  /// ``init(x:y:width:height:)`` is.
  package static func written(x: Double, y: Double, width: Double, height: Double) -> Rect? {
    guard let plain = Rect(x: x, y: y, width: width, height: height) else { return nil }
    guard plain.maxX.isFinite, plain.maxY.isFinite else { return plain }
    return Rect(
      minX: x, minY: y, maxX: max(x.plus(written: width), x),
      maxY: max(y.plus(written: height), y))
  }
}
