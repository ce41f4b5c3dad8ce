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
