import StrokeCore

/// Units in which numbers are whole, so that sums of them need no rounding.
///
/// People write short decimals, and hardly any of those is a double: what 0.7 and 0.3 are read as
/// makes less than 1 together, and ten thousand times as much by as many times less. Where all
/// numbers are the doubles nearest to decimals of up to nine places, the grid counts in the last of
/// those places, and so with what was written. All other numbers are taken for what they are.
struct DecimalGrid: Sendable {
  /// How many units make 1.
  let unit: Double
  /// Whether all numbers and coordinates are whole in these units.
  let isWhole: Bool

  /// The coarsest grid for some numbers and coordinates; for the numbers alone, if the coordinates
  /// are on none.
  ///
  /// - Complexity: O(n).
  init(for numbers: [Double], and points: [Point] = []) {
    let units = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9].filter { unit in
      numbers.allSatisfy { Self.whole($0, unit) != nil }
    }
    let best = units.first { unit in
      points.allSatisfy { Self.whole($0.x, unit) != nil && Self.whole($0.y, unit) != nil }
    }
    (unit, isWhole) = (best ?? units.first ?? 1, best != nil)
  }

  /// The whole number of units that a number stands for; nil if it is none, or one of so many digits
  /// that this may be chance.
  private static func whole(_ number: Double, _ unit: Double) -> Double? {
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

  /// What is left of a number after the sum of `lengths` has been taken from it as often as it
  /// goes; 0 or more.
  func remainder(of number: Double, by lengths: [Double]) -> Double {
    let period = lengths.reduce(DoubleDouble(0)) { $0 + units($1) }
    let number = units(number)
    let count = (number.high / period.high).rounded(.down)
    guard count.magnitude < 0x1p53 else {
      // In so many periods the pattern's own last place decides.
      let rest = number.high.truncatingRemainder(dividingBy: period.high)
      return (rest < 0 ? rest + period.high : rest) / unit
    }
    var rest = number - period * count
    // The quotient has been rounded.
    if rest < DoubleDouble(0) { rest = rest + period }
    if rest >= period { rest = rest - period }
    return max(value(rest), 0)
  }
}

extension Rect {
  /// The rectangle from its upper left corner and its size as they are written: where those are short
  /// decimals, the lower right corner is the double nearest to the decimal sum. So 4074.8 and 0.3
  /// make 4075.1, where the sum of the doubles is the next one above. Nil as for
  /// ``init(x:y:width:height:)``.
  public static func written(x: Double, y: Double, width: Double, height: Double) -> Rect? {
    guard let plain = Rect(x: x, y: y, width: width, height: height) else { return nil }
    let sum = { (start: Double, size: Double) in
      let grid = DecimalGrid(for: [start, size])
      return grid.isWhole ? grid.value(grid.units(start) + grid.units(size)) : start + size
    }
    guard plain.maxX.isFinite, plain.maxY.isFinite else { return plain }
    return Rect(
      minX: x, minY: y, maxX: max(sum(x, width), x), maxY: max(sum(y, height), y))
  }
}
