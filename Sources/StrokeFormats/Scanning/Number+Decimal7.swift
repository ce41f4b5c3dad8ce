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
