// Decimal numerals to doubles. Goals, in this order:
// 1. The nearest double, ties to even: bit for bit what `strtod` gives in the default rounding.
// 2. Time proportional to the length of the numeral, whatever its digits.
// 3. Speed for the numerals that people's files hold: up to 19 digits, exponents near 0.
//
// Three roads, each exact where it is taken:
// - up to 53 bits times or over a power of ten up to 10^22: one operation on doubles, which
//   rounds once because both operands are exact;
// - up to 64 bits times or over a power of five up to 5^27: 128 bits hold all of the product, or
//   64 bits of the quotient and whether there is a remainder; and mostly the power's reciprocal
//   tells enough of the quotient;
// - anything else, which is rare: the standard library, from the digits as text.
//
// Use it from another grammar: check the form by the counts of `Numeral`, then take its `value`:
//
//     let numeral = Numeral(from: place, to: end)
//     guard numeral.integerDigits + numeral.fractionDigits > 0 else { … }
//     let value = numeral.value      // infinite if too large for a double
//     place = numeral.end

/// A decimal numeral as found in text: an optional sign, digits, an optional point with digits, an
/// optional exponent. Every part may be missing; the counts tell.
///
/// It points into the text, and is valid as long as the text is.
struct Numeral {
  let start: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  /// True if it begins with a minus; and if it has either sign.
  private(set) var isNegative = false
  private(set) var hasSign = false
  /// The number of digits before the point, and whether the first of them is 0.
  private(set) var integerDigits = 0
  private(set) var beginsWithZero = false
  private(set) var hasPoint = false
  /// The number of digits after the point.
  private(set) var fractionDigits = 0
  /// True if there is an exponent. An `e` without digits after it is not part of the numeral.
  private(set) var hasExponent = false
  /// The first significant digits, at most 19, as a whole number.
  private(set) var mantissa: UInt64 = 0
  /// True if a nonzero digit did not fit into the mantissa.
  private(set) var isTruncated = false
  private var writtenExponent = 0
  private var significantDigits = 0
  private var droppedDigits = 0

  /// The magnitude is `mantissa` · 10^`exponent`, plus less than one unit of the mantissa if
  /// `isTruncated`.
  var exponent: Int { writtenExponent &- fractionDigits &+ droppedDigits }

  /// The power of ten after the digits, if they were written without a point.
  var exponentOfLastDigit: Int { writtenExponent - fractionDigits }

  /// Reads the longest numeral at `start`, without reading at or after `limit`.
  @inline(__always)
  init(from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>) {
    self.start = start
    end = start
    if end < limit, end.pointee == UInt8(ascii: "-") || end.pointee == UInt8(ascii: "+") {
      hasSign = true
      isNegative = end.pointee == UInt8(ascii: "-")
      end += 1
    }
    beginsWithZero = end < limit && end.pointee == UInt8(ascii: "0")
    integerDigits = readDigits(to: limit)
    if end < limit, end.pointee == UInt8(ascii: ".") {
      hasPoint = true
      end += 1
      fractionDigits = readDigits(to: limit)
    }
    if end < limit, end.pointee | 0x20 == UInt8(ascii: "e") { readExponent(to: limit) }
  }

  @inline(__always)
  private mutating func readDigits(to limit: UnsafePointer<UInt8>) -> Int {
    let first = end
    // Eight at a time while the mantissa has room for them.
    while limit - end >= 8 {
      let digits = end.eightOffsets
      // Eight if there are no others: 64 trailing zeros.
      let count = digits.nonDigitMask.trailingZeroBitCount >> 3
      guard count > 0 else { return end - first }
      guard significantDigits &+ count <= 19 else { break }
      // Shifts the last digit to the end of the word, and zeros in front of the first.
      let row = digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      // Leading zeros do not count; they are in the lowest bytes.
      significantDigits &+= mantissa > 0 ? count : 8 &- row.trailingZeroBitCount >> 3
      mantissa = mantissa &* Self.wholePowersOfTen[count] &+ row.decimalDigits
      end += count
      guard count == 8 else { return end - first }
    }
    while end < limit {
      let digit = end.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      end += 1
      if significantDigits < 19 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        significantDigits += mantissa == 0 ? 0 : 1
      } else {
        droppedDigits += 1
        isTruncated = isTruncated || digit != 0
      }
    }
    return end - first
  }

  /// The numeral times a power of ten, exactly: its value is the double nearest to that product.
  func scaled(byPowerOfTen power: Int) -> Numeral {
    var scaled = self
    scaled.writtenExponent += power
    return scaled
  }

  /// The powers that fit into a mantissa.
  static let wholePowersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000,
  ]

  private mutating func readExponent(to limit: UnsafePointer<UInt8>) {
    var place = end + 1
    var isBelowOne = false
    if place < limit, place.pointee == UInt8(ascii: "-") || place.pointee == UInt8(ascii: "+") {
      isBelowOne = place.pointee == UInt8(ascii: "-")
      place += 1
    }
    // A bound far beyond the length of any text, so that a million zeros can still be compensated.
    let bound = Int.max / 16
    while place < limit, place.pointee &- UInt8(ascii: "0") < 10 {
      writtenExponent = min(writtenExponent * 10 + Int(place.pointee &- UInt8(ascii: "0")), bound)
      hasExponent = true
      place += 1
    }
    if hasExponent { end = place }
    if isBelowOne { writtenExponent.negate() }
  }
}

// MARK: - The value

extension Numeral {
  /// The nearest double; infinite if the numeral is too large.
  var value: Double {
    let magnitude = self.magnitude
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double {
    if mantissa == 0 { return 0 }
    guard isTruncated else { return Self.nearest(mantissa, exponent) ?? longValue }
    // The value lies between two mantissas. If both round to the same double, so does the value.
    if let below = Self.wide(mantissa, exponent), below == Self.wide(mantissa + 1, exponent) {
      return below
    }
    return longValue
  }

  /// The magnitude by the standard library. Its digits are written without the point, because the exponent may have
  /// been scaled.
  private var longValue: Double {
    let end = start + (hasSign ? 1 : 0) + integerDigits + (hasPoint ? 1 : 0) + fractionDigits
    let digits = UnsafeBufferPointer(start: start, count: end - start).filter(\.isDigit)
    let text = String(decoding: digits, as: UTF8.self) + "e\(exponentOfLastDigit)"
    // Never nil: these are digits and an exponent.
    return Double(text) ?? .infinity
  }

  /// The double nearest to a mantissa times a power of ten, if one of the fast ways applies.
  static func nearest(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    if mantissa == 0 { return 0 }
    // Some numbers of 16 digits fit into a double and some do not. All of them go the other way,
    // because the branch would be unpredictable.
    if mantissa < 1_000_000_000_000_000, let short = short(mantissa, exponent) { return short }
    return wide(mantissa, exponent) ?? short(mantissa, exponent)
  }

  /// The powers that a double holds exactly.
  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// One operation on exact doubles; nil if it does not apply.
  private static func short(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    guard mantissa <= 1 << 53, -22...22 ~= exponent else { return nil }
    let double = Double(mantissa)
    return exponent < 0 ? double / powersOfTen[-exponent] : double * powersOfTen[exponent]
  }

  /// The powers that 64 bits hold.
  private static let powersOfFive: [UInt64] = [
    1, 5, 25, 125, 625, 3_125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125,
    244_140_625, 1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125,
    3_814_697_265_625, 19_073_486_328_125, 95_367_431_640_625, 476_837_158_203_125,
    2_384_185_791_015_625, 11_920_928_955_078_125, 59_604_644_775_390_625, 298_023_223_876_953_125,
    1_490_116_119_384_765_625, 7_450_580_596_923_828_125,
  ]

  /// 2¹²⁷ over each power with its highest bit set, rounded down; the first, 2⁶⁴, does not fit.
  private static let reciprocals: [UInt64] = powersOfFive.map { power in
    let p = power << UInt64(power.leadingZeroBitCount)
    return power == 1 ? 0 : p.dividingFullWidth((1 << 63, 0)).quotient
  }

  /// A product or quotient of 128 bits; nil if it does not apply. `mantissa` must not be 0.
  private static func wide(_ mantissa: UInt64, _ exponent: Int) -> Double? {
    guard -27...27 ~= exponent else { return nil }
    let power = powersOfFive[abs(exponent)]
    // Both with their highest bit set.
    let m = mantissa << UInt64(mantissa.leadingZeroBitCount)
    let p = power << UInt64(power.leadingZeroBitCount)
    if exponent >= 0 {
      let (high, low) = m.multipliedFullWidth(by: p)
      let scale = exponent + 64 - mantissa.leadingZeroBitCount - power.leadingZeroBitCount
      return Double(bits: high, rest: low != 0, scale: scale)
    }
    let scale = exponent - 63 - mantissa.leadingZeroBitCount + power.leadingZeroBitCount
    // The quotient is between this and less than 2 more, which usually makes no difference.
    let about = m.multipliedFullWidth(by: reciprocals[-exponent]).high
    let places: UInt64 = about >> 63 == 1 ? 11 : 10
    if 1 << (places - 1) &- (about & (1 << places - 1)) > 2 {
      return Double(bits: about, rest: true, scale: scale)
    }
    // The dividend's upper half must be below the divisor, so halve it and keep the bit.
    let (q, r) = p.dividingFullWidth((m >> 1, m << 63))
    return Double(bits: q, rest: r != 0, scale: scale)
  }
}

extension Double {
  /// The double nearest to `bits` · 2^`scale`, or to a little more than that (less than one unit
  /// of `bits`) if there is a `rest`; ties to even. `bits` must not be 0; with a rest it must have
  /// at least 55 significant bits.
  init(bits: UInt64, rest: Bool, scale: Int) {
    let shift = bits.leadingZeroBitCount
    let bits = bits << UInt64(shift)
    // The value is 1.… · 2^top.
    let top = scale - shift + 63
    if top > 1023 {
      self = .infinity
      return
    }
    // A subnormal has fewer digits, and a smaller number has none.
    let places = min(53, top + 1075)
    guard places >= 0 else {
      self = 0
      return
    }
    let kept = places == 0 ? 0 : bits >> UInt64(64 - places)
    let lost = places == 0 ? bits : bits << UInt64(places)
    let half: UInt64 = 1 << 63
    // With a rest, exactly half is more than half; without one, half rounds up from an odd number.
    let isUp = lost > half &- (rest ? 1 : kept & 1)
    // The last place is worth 2^(top − places + 1). One more may carry into the next power of
    // two, or from the largest double to infinity: the encoding does both by itself.
    let biased = places == 53 ? UInt64(top + 1022) << 52 : 0
    self.init(bitPattern: biased + kept + (isUp ? 1 : 0))
  }
}

extension ArraySlice<UInt8> {
  /// Takes a decimal number; nil if none comes next, or it is too large for a double.
  package mutating func takeNumber() -> Double? {
    let (number, length) = withUnsafeBytes { bytes -> (Double, Int) in
      guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else {
        return (.nan, 0)
      }
      let numeral = Numeral(from: start, to: start + bytes.count)
      let hasDigits = numeral.integerDigits + numeral.fractionDigits > 0
      return (hasDigits ? numeral.value : .nan, numeral.end - start)
    }
    removeFirst(length)
    return number.isFinite ? number : nil
  }
}

extension Double {
  /// Reads a number that fills a text; nil if it does not. The standard library stops at the first
  /// NUL, so it is not used for this.
  @inlinable
  package init?(allOf text: some StringProtocol) {
    guard !text.utf8.contains(0) else { return nil }
    self.init(text)
  }
}

// MARK: - Numbers that are read all at once, because nearly all numbers of files are so short

/// A number of at most seven characters besides its sign, read all at once.
///
/// Nearly all numbers of recorded strokes are that short: `319.91`, `0.0166`, `-7`.
struct Decimal7 {
  /// The nearest double: digits and divisor are exact, and there is a single division.
  let value: Double
  let length: Int

  /// Reads the next number by the grammar of JSON, or also one without a digit before its point, as
  /// in path data. Nil if it is longer, has an exponent or is invalid; also if nine bytes cannot be
  /// read at once. One of these ends the number.
  @inline(__always)
  init?(_ cursor: ByteCursor, allowsBarePoint: Bool = false) {
    guard cursor.isPadded || cursor.end - cursor.next > 8 else { return nil }
    let place = cursor.next
    let isNegative = place.pointee == UInt8(ascii: "-")
    let sign = isNegative ? 1 : 0
    let bytes = (place + sign).eightBytes
    let offsets = (place + sign).eightOffsets
    let others = offsets.nonDigitMask
    // Widths are in bits, eight a character.
    let whole = UInt64(truncatingIfNeeded: others.trailingZeroBitCount &- 7)
    guard others != 0, whole != 0 || allowsBarePoint, whole == 8 || offsets & 0xFF != 0 else {
      return nil
    }
    guard bytes >> whole & 0xFF == UInt8(ascii: ".") else {
      guard whole != 0, bytes >> whole & 0xDF != UInt8(ascii: "E") else { return nil }
      let number = Int64(truncatingIfNeeded: (offsets << (64 &- whole)).decimalDigits)
      value = Double(number) * (isNegative ? -1 : 1)
      length = sign &+ Int(truncatingIfNeeded: whole >> 3)
      return
    }
    let behind = others & (others &- 1)
    let width = UInt64(truncatingIfNeeded: behind.trailingZeroBitCount &- 7)
    guard behind != 0, width > whole &+ 8, bytes >> width & 0xDF != UInt8(ascii: "E") else {
      return nil
    }
    // Closes the gap of the point, and shifts all digits to the end of the word.
    let before = (1 as UInt64) << whole &- 1
    let row = (offsets & before) | (offsets >> 8 & ~before)
    let number = Int64(truncatingIfNeeded: (row << (72 &- width)).decimalDigits)
    let places = Int(truncatingIfNeeded: (width &- whole) >> 3 &- 1)
    let divisor = Numeral.powersOfTen[places]
    value = Double(number) / (isNegative ? -divisor : divisor)
    length = sign &+ Int(truncatingIfNeeded: width >> 3)
  }
}

/// A number of up to 23 characters besides its sign, with at most eight before the point and at
/// most 19 digits, read all at once.
///
/// Programs that write all digits of a double write such numbers: `319.14062500000006`,
/// `0.016666666666666666`. The end is known before any digit is converted, so that the next number
/// need not wait for this one's value.
struct Decimal23 {
  let value: Double
  let length: Int

  /// Reads the next number by the grammar of JSON. Nil if it is longer, has an exponent or no
  /// point, or is invalid; also near the end of the buffer, because this reads the next 25 bytes
  /// (the number and the byte behind it) and the 24 before the number's end.
  @inline(__always)
  init?(_ cursor: ByteCursor) {
    guard cursor.isPadded else { return nil }
    let place = cursor.next
    let isNegative = place.pointee == UInt8(ascii: "-")
    let start = place + (isNegative ? 1 : 0)
    let first = start.eightOffsets
    // A bit for each character that is not a digit.
    let others =
      first.nonDigitBits | (start + 8).eightOffsets.nonDigitBits << 8
      | (start + 16).eightOffsets.nonDigitBits << 16
    let whole = others.trailingZeroBitCount
    let behind = others & (others &- 1)
    let end = behind.trailingZeroBitCount
    let places = end &- whole &- 1
    guard behind != 0, 1...8 ~= whole, whole == 1 || first & 0xFF != 0,
      start[whole] == UInt8(ascii: "."), 1...18 ~= places, whole &+ places <= 19,
      start[end] | 0x20 != UInt8(ascii: "e")
    else { return nil }
    let mantissa =
      (first &<< (64 &- 8 &* UInt64(truncatingIfNeeded: whole))).decimalDigits
      &* Numeral.wholePowersOfTen[places] &+ (start + end).digitsBefore(places)
      &+ (start + end - 8).digitsBefore(places &- 8) &* 100_000_000
      &+ (start + end - 16).digitsBefore(places &- 16) &* 10_000_000_000_000_000
    guard let magnitude = Numeral.nearest(mantissa, -places) else { return nil }
    value = isNegative ? -magnitude : magnitude
    length = end &+ (isNegative ? 1 : 0)
  }
}

extension UInt64 {
  /// Given the offsets of eight bytes from 0, a bit for each that is not a digit, the first one
  /// lowest.
  @inline(__always)
  fileprivate var nonDigitBits: UInt64 {
    // Gathers the flags in the highest byte, one bit each.
    (nonDigitMask >> 7 &* 0x0102_0408_1020_4080) >> 56
  }
}

extension UnsafePointer<UInt8> {
  /// The number with the `count` digits before this place, at most eight of them; 0 if `count` is
  /// not positive.
  @inline(__always)
  fileprivate func digitsBefore(_ count: Int) -> UInt64 {
    let taken = Swift.min(Swift.max(count, 0), 8)
    // Shifting by all bits gives 0.
    let mask = (UInt64.max << UInt64(truncatingIfNeeded: 64 &- 8 &* taken))
    return ((self - 8).eightOffsets & mask).decimalDigits
  }
}
