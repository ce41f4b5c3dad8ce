/// The tokens of path data, which transforms and lists of points share: numbers, flags and
/// separators.
struct PathDataScanner {
  private(set) var cursor: ByteCursor

  init(_ cursor: ByteCursor) { self.cursor = cursor }

  var isAtEnd: Bool { cursor.isAtEnd }

  /// The next byte; 0 at the end.
  @inline(__always)
  var byte: UInt8 { cursor.isAtEnd ? 0 : cursor.next.pointee }

  mutating func advance() { cursor.next += 1 }

  @inline(__always)
  mutating func skipSpace() { cursor.skip(while: Self.isSpace) }

  /// Skips white space with at most one comma in it; true if there was a comma.
  @inline(__always)
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard cursor.take(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Skips to the next argument of the same command; false if there is none. A comma requires one.
  @inline(__always)
  mutating func continues() throws(ReadError) -> Bool {
    let hasComma = skipSeparator()
    if beginsNumber { return true }
    if hasComma { throw expected("a number after the comma") }
    return false
  }

  var beginsNumber: Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return true
    default: return false
    }
  }

  /// SVG's white space: space, tab, LF, FF, CR.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  /// Reads a flag: one character, `0` or `1`, which needs no separator after it.
  mutating func flag() throws(ReadError) -> Bool {
    let digit = byte
    guard digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
      throw expected("a flag, 0 or 1")
    }
    advance()
    return digit == UInt8(ascii: "1")
  }

  /// Reads a number to the nearest double: a sign, digits with perhaps a point and digits after it,
  /// and perhaps an exponent. An `e` before `m` or `x` begins a unit, not an exponent.
  @inline(__always)
  mutating func number() throws(ReadError) -> Double {
    guard let short = Decimal7(cursor, allowsBarePoint: true) else { return try longNumber() }
    cursor.next += short.length
    return short.value
  }

  /// The same for a number of any length and form.
  @inline(never)
  private mutating func longNumber() throws(ReadError) -> Double {
    let numeral = Numeral(from: cursor.next, to: cursor.end)
    let isPlain = numeral.integerDigits > 0 && !numeral.hasPoint || numeral.fractionDigits > 0
    guard isPlain, numeral.hasExponent || !hasExponentSign(at: numeral.end) else {
      throw error(of: numeral)
    }
    let value = numeral.value
    guard value.isFinite else {
      throw cursor.error("the number is too large", at: numeral.start)
    }
    cursor.next = numeral.end
    return value
  }

  /// Returns whether there is an `e` at a place that does not begin a unit.
  @inline(__always)
  private func hasExponentSign(at place: UnsafePointer<UInt8>) -> Bool {
    guard place < cursor.end, place.pointee | 0x20 == UInt8(ascii: "e") else { return false }
    let next = place + 1 < cursor.end ? place[1] | 0x20 : 0
    return next != UInt8(ascii: "m") && next != UInt8(ascii: "x")
  }

  /// The error for a numeral that is not a number of path data.
  private func error(of numeral: Numeral) -> ReadError {
    var rest = cursor
    if numeral.hasPoint, numeral.fractionDigits == 0 {
      rest.next = numeral.start + (numeral.hasSign ? 1 : 0) + numeral.integerDigits + 1
      return PathDataScanner(rest).expected("a digit after the point")
    }
    guard numeral.integerDigits + numeral.fractionDigits > 0 else { return expected("a number") }
    rest.next = numeral.end + 1
    _ = rest.take(UInt8(ascii: "-")) || rest.take(UInt8(ascii: "+"))
    return PathDataScanner(rest).expected("the digits of an exponent")
  }

  /// The error for anything else than `what`.
  func expected(_ what: String) -> ReadError {
    cursor.error(
      "expected \(what), found \(cursor.found(at: cursor.next, asWord: false))", at: cursor.next)
  }
}
