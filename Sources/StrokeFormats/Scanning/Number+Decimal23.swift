/// A number of up to 23 characters besides its sign, of which up to eight are before the point and no
/// more than 19 are digits, read all at once.
///
/// Programs that write all places of a double write such: `319.14062500000006`,
/// `0.016666666666666666`. Where it ends is known before any digit is taken, so that the next need
/// not wait for its value.
struct MiddleNumber {
  /// The nearest double.
  let value: Double
  /// The characters it has.
  let length: Int

  /// Reads the number that comes next by the grammar of JSON; nil if it is longer, has an exponent or no
  /// point, or is none, and where no more bytes can be read than there are: it looks at the 25 from here on,
  /// of which one is what ends the number, and at the 24 before its end.
  @inline(__always)
  init?(_ cursor: ByteCursor) {
    guard cursor.isPadded else { return nil }
    let place = cursor.next
    let isNegative = place.pointee == UInt8(ascii: "-")
    let start = place + (isNegative ? 1 : 0)
    let first = start.eightOffsets
    // A bit for each character that is no digit.
    let others =
      first.bitsOfOthers | (start + 8).eightOffsets.bitsOfOthers << 8
      | (start + 16).eightOffsets.bitsOfOthers << 16
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
  /// Of eight offsets from 0 a bit for each that is no digit's, the first one lowest.
  @inline(__always)
  fileprivate var bitsOfOthers: UInt64 {
    // Every flag moves to a bit of its own in the highest byte.
    (flagsOfOthers >> 7 &* 0x0102_0408_1020_4080) >> 56
  }
}

extension UnsafePointer<UInt8> {
  /// The number that the last digits before this place write, `count` of them, of which eight are
  /// taken; 0 if that is none.
  @inline(__always)
  fileprivate func digitsBefore(_ count: Int) -> UInt64 {
    let taken = Swift.min(Swift.max(count, 0), 8)
    // What is shifted by all its bits is 0.
    let mask = (UInt64.max << UInt64(truncatingIfNeeded: 64 &- 8 &* taken))
    return ((self - 8).eightOffsets & mask).decimalDigits
  }
}
