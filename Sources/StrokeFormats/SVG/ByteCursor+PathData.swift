// The tokens of path data, which transforms and lists of points share: numbers, flags and
// separators.

extension ByteCursor {
  /// The next byte; 0 at the end.
  @inline(__always)
  var byte: UInt8 { isAtEnd ? 0 : next.pointee }

  /// SVG's white space: space, tab, LF, FF, CR.
  @inline(__always)
  static func isSVGSpace(_ byte: UInt8) -> Bool { isSpace(byte) || byte == 0x0C }

  @inline(__always)
  mutating func skipSVGSpace() { skip(while: Self.isSVGSpace) }

  /// Skips white space with at most one comma in it; true if there was a comma.
  @inline(__always)
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSVGSpace()
    guard take(UInt8(ascii: ",")) else { return false }
    skipSVGSpace()
    return true
  }

  /// Skips to the next argument of the same command; false if there is none. A comma requires one.
  @inline(__always)
  mutating func skipToArgument() throws(ReadError) -> Bool {
    let hasComma = skipSeparator()
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return true
    default:
      if hasComma { throw expected("a number after the comma", asWord: false) }
      return false
    }
  }

  /// Reads a flag: one character, `0` or `1`, which needs no separator after it.
  mutating func readFlag() throws(ReadError) -> Bool {
    if take(UInt8(ascii: "1")) { return true }
    guard take(UInt8(ascii: "0")) else { throw expected("a flag, 0 or 1", asWord: false) }
    return false
  }

  /// Reads a number to the nearest double: a sign, digits with perhaps a point and digits after it,
  /// and perhaps an exponent. An `e` before `m` or `x` begins a unit, not an exponent.
  @inline(__always)
  mutating func readSVGNumber() throws(ReadError) -> Double {
    guard let short = Decimal7(self, allowsBarePoint: true) else { return try readLongSVGNumber() }
    next += short.length
    return short.value
  }

  /// The same for a number of any length and form.
  @inline(never)
  private mutating func readLongSVGNumber() throws(ReadError) -> Double {
    let numeral = Numeral(from: next, to: end)
    let isPlain = numeral.integerDigits > 0 && !numeral.hasPoint || numeral.fractionDigits > 0
    guard isPlain, numeral.hasExponent || !hasExponentSign(at: numeral.end) else {
      throw error(of: numeral)
    }
    let value = numeral.value
    guard value.isFinite else { throw error("the number is too large", at: numeral.start) }
    next = numeral.end
    return value
  }

  /// Returns whether there is an `e` at a place that does not begin a unit.
  @inline(__always)
  private func hasExponentSign(at place: UnsafePointer<UInt8>) -> Bool {
    guard place < end, place.pointee | 0x20 == UInt8(ascii: "e") else { return false }
    let next = place + 1 < end ? place[1] | 0x20 : 0
    return next != UInt8(ascii: "m") && next != UInt8(ascii: "x")
  }

  /// The error for a numeral that is not a number of path data.
  private func error(of numeral: Numeral) -> ReadError {
    var rest = self
    if numeral.hasPoint, numeral.fractionDigits == 0 {
      rest.next = numeral.start + (numeral.hasSign ? 1 : 0) + numeral.integerDigits + 1
      return rest.expected("a digit after the point", asWord: false)
    }
    guard numeral.integerDigits + numeral.fractionDigits > 0 else {
      return expected("a number", asWord: false)
    }
    rest.next = numeral.end + 1
    _ = rest.take(UInt8(ascii: "-")) || rest.take(UInt8(ascii: "+"))
    return rest.expected("the digits of an exponent", asWord: false)
  }
}
