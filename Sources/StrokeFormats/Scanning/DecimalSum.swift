// Sums of decimals. Goals, in this order:
// 1. A sum is exact and is rounded to a double only where its value is taken: what leads there and back by
//    decimals ends at the very double it began with, which no arithmetic on doubles can promise (0.1 + 0.2 − 0.3
//    is not 0, and neither is the sum of the doubles read from these).
// 2. Time and memory that do not grow with the numbers: beyond `LongDecimal`'s bounds each sum is rounded.
// 3. Speed for the numerals that people's files hold: up to 18 digits in all.

/// A sum of decimals, such as the place to which relative coordinates lead.
struct DecimalSum {
  /// The sum is `units` · 10^-`places` where it is short.
  private var units: Int64 = 0
  /// 0 to 18.
  private var places = 0
  private var isShort = true
  /// What the sum is where it is not short.
  private var long = Long.rounded(0)

  private enum Long {
    case exact(LongDecimal)
    case rounded(Double)
  }

  /// Takes the value `digits` · 10^-`places`, with 0 to 18 places.
  @inline(__always)
  mutating func set(_ digits: Int64, places: Int) {
    (units, self.places, isShort) = (digits, places, true)
  }

  /// Adds `digits` · 10^-`places`, with 0 to 18 places.
  @inline(__always)
  mutating func add(_ digits: Int64, places: Int) {
    guard let (sum, last) = shortSum(digits, places) else {
      return addLong(LongDecimal(digits, places: places))
    }
    (units, self.places) = (sum, last)
  }

  /// The double nearest to the sum with `digits` · 10^-`places`, with 0 to 18 places.
  @inline(__always)
  func value(adding digits: Int64, places: Int) -> Double {
    guard let (sum, last) = shortSum(digits, places), sum.magnitude <= 1 << 53 else {
      return longValue(adding: digits, places)
    }
    return Double(sum) / Numeral.powersOfTen[last]
  }

  /// Takes the value of a numeral.
  mutating func set(_ numeral: Numeral) {
    if let (digits, places) = Self.short(numeral) { return set(digits, places: places) }
    isShort = false
    long = LongDecimal(numeral).map { .exact($0) } ?? .rounded(numeral.value)
  }

  /// Adds a numeral.
  mutating func add(_ numeral: Numeral) {
    if let (digits, places) = Self.short(numeral) { return add(digits, places: places) }
    if let decimal = LongDecimal(numeral) { return addLong(decimal) }
    long = .rounded(value + numeral.value)
    isShort = false
  }

  /// The double nearest to the sum.
  @inline(__always)
  var value: Double {
    guard isShort, units.magnitude <= 1 << 53 else { return longValue }
    return Double(units) / Numeral.powersOfTen[places]
  }

  /// The sum in units of the last place of both; nil if there is no room.
  @inline(__always)
  private func shortSum(_ digits: Int64, _ places: Int) -> (units: Int64, places: Int)? {
    guard isShort else { return nil }
    var (digits, sum, last) = (digits, units, self.places)
    if places != last {
      let more = Int64(Numeral.wholePowersOfTen[abs(places &- last)])
      let overflow: Bool
      if places < last {
        (digits, overflow) = digits.multipliedReportingOverflow(by: more)
      } else {
        (sum, overflow) = sum.multipliedReportingOverflow(by: more)
        last = places
      }
      if overflow { return nil }
    }
    let overflow: Bool
    (sum, overflow) = sum.addingReportingOverflow(digits)
    return overflow ? nil : (sum, last)
  }

  /// The digits and places of a numeral that is short.
  private static func short(_ numeral: Numeral) -> (Int64, Int)? {
    if numeral.mantissa == 0 { return (0, 0) }
    guard !numeral.isTruncated, abs(numeral.exponent) <= 18,
      let digits = Int64(exactly: numeral.mantissa)
    else { return nil }
    let zeros = Int64(Numeral.wholePowersOfTen[max(numeral.exponent, 0)])
    let (units, overflow) = digits.multipliedReportingOverflow(by: zeros)
    if overflow { return nil }
    return (numeral.isNegative ? -units : units, max(-numeral.exponent, 0))
  }
}

extension DecimalSum {
  @inline(never)
  private mutating func addLong(_ decimal: LongDecimal) {
    let sum: LongDecimal?
    if isShort {
      sum = LongDecimal(units, places: places).adding(decimal)
    } else if case .exact(let own) = long {
      sum = own.adding(decimal)
    } else {
      sum = nil
    }
    long = sum.map { .exact($0) } ?? .rounded(value + decimal.value)
    isShort = false
  }

  @inline(never)
  private var longValue: Double {
    guard isShort else {
      switch long {
      case .exact(let decimal): return decimal.value
      case .rounded(let value): return value
      }
    }
    let magnitude =
      Numeral.nearest(units.magnitude, -places)
      ?? LongDecimal(units, places: places).value.magnitude
    return units < 0 ? -magnitude : magnitude
  }

  @inline(never)
  private func longValue(adding digits: Int64, _ places: Int) -> Double {
    var sum = self
    sum.add(digits, places: places)
    return sum.value
  }
}

/// A decimal of up to 80 places below 2^400, which a file may hold but people hardly write.
private struct LongDecimal {
  private var magnitude: Natural
  private var isNegative: Bool
  private var places: Int

  init(_ digits: Int64, places: Int) {
    magnitude = Natural(digits.magnitude)
    isNegative = digits < 0
    self.places = places
  }

  /// A numeral; nil if it is out of bounds.
  init?(_ numeral: Numeral) {
    let (digits, exponent, rest) = numeral.decidingDigits
    guard !rest, -80...120 ~= exponent, digits.count <= 120 else { return nil }
    magnitude = Natural(decimal: digits)
    magnitude.multiply(byPowerOfTen: max(exponent, 0))
    isNegative = numeral.isNegative
    places = max(-exponent, 0)
    guard isBounded else { return nil }
  }

  /// The sum; nil if it is out of bounds.
  func adding(_ other: LongDecimal) -> LongDecimal? {
    var (sum, other) = (self, other)
    let last = max(sum.places, other.places)
    sum.magnitude.multiply(byPowerOfTen: last - sum.places)
    other.magnitude.multiply(byPowerOfTen: last - other.places)
    sum.places = last
    if sum.isNegative == other.isNegative {
      sum.magnitude.add(other.magnitude)
    } else if !sum.magnitude.subtractIfPossible(other.magnitude) {
      _ = other.magnitude.subtractIfPossible(sum.magnitude)
      (sum.magnitude, sum.isNegative) = (other.magnitude, other.isNegative)
    }
    return sum.isBounded ? sum : nil
  }

  private var isBounded: Bool { magnitude.bitWidth <= 400 }

  /// The nearest double.
  var value: Double {
    var divisor = Natural(1)
    divisor.multiply(byPowerOfTen: places)
    let value = magnitude.dividedToNearestDouble(by: divisor)
    return isNegative ? -value : value
  }
}
