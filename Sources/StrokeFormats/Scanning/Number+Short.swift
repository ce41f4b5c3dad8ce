// Numbers that are read all at once, because nearly all numbers of files are so short.

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
  /// point, or is invalid; also if it is too close to the end of the buffer, because 25 bytes from
  /// here on are read, one of which ends the number, and the 24 before its end.
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
