/// The words of path data, which SVG's transforms and lists of points share: numbers, flags, and
/// what may stand between them.
struct PathDataScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What the data is called in messages.
  private let name: String
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, name: String = "path data") {
    self.bytes = bytes
    self.name = name
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte that comes next; 0 at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func advance() { offset += 1 }

  @inline(__always)
  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Steps over white space with at most one comma in it, and says whether there was a comma.
  @inline(__always)
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// Steps to the next argument of the same command and says whether there is one. A comma promises
  /// one.
  @inline(__always)
  mutating func continues() throws(Mistake) -> Bool {
    let hasComma = skipSeparator()
    if beginsNumber { return true }
    if hasComma { throw mistake(expected: "a number after the comma") }
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

  /// Reads a flag: one character, `0` or `1`, which needs nothing between it and what follows.
  mutating func flag() throws(Mistake) -> Bool {
    let digit = byte
    guard digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
      throw mistake(expected: "a flag, 0 or 1")
    }
    offset += 1
    return digit == UInt8(ascii: "1")
  }

  /// The mistake that something else comes next.
  func mistake(expected what: String) -> Mistake {
    Mistake("expected \(what), found \(found)", at: offset)
  }

  private var found: String {
    guard !isAtEnd else { return "the end of the \(name)" }
    let rest = UnsafeBufferPointer(rebasing: bytes[offset..<min(offset + 4, bytes.count)])
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first,
      scalar.properties.generalCategory != .control, scalar != "\u{FFFD}"
    else { return "the byte 0x" + String(byte, radix: 16, uppercase: true) }
    return scalar == " " ? "a space" : String(scalar)
  }
}

// MARK: - Numbers

extension PathDataScanner {
  /// Reads a number to the nearest double: a sign, digits with perhaps a point and digits after it,
  /// and perhaps an exponent. An `e` before `m` or `x` begins a unit, not an exponent.
  @inline(__always)
  mutating func number() throws(Mistake) -> Double {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    var digits = 0
    var mantissa = takeDigits(into: 0, &digits)
    var scale = 0
    if byte == UInt8(ascii: ".") {
      offset += 1
      let whole = digits
      mantissa = takeDigits(into: mantissa, &digits)
      scale = whole - digits
      guard scale < 0 else { throw mistake(expected: "a digit after the point") }
    }
    guard digits > 0 else {
      offset = start
      throw mistake(expected: "a number")
    }
    if byte | 0x20 == UInt8(ascii: "e") { scale += try exponent() }
    return try value(isNegative, mantissa, digits, scale, start)
  }

  @inline(__always)
  private mutating func takeDigits(into mantissa: UInt64, _ count: inout Int) -> UInt64 {
    var mantissa = mantissa
    let start = offset
    while offset < bytes.count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      offset += 1
    }
    count += offset - start
    return mantissa
  }

  private mutating func exponent() throws(Mistake) -> Int {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] | 0x20 : 0
    if next == UInt8(ascii: "m") || next == UInt8(ascii: "x") { return 0 }
    offset += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    let start = offset
    var value = 0
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      // Beyond this every number is 0 or infinite, unless it is longer than any file.
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
      offset += 1
    }
    guard offset > start else { throw mistake(expected: "the digits of an exponent") }
    return isNegative ? -value : value
  }

  /// The number `mantissa` · 10^`scale`, which stands in the bytes from `start` on.
  @inline(__always)
  private func value(
    _ isNegative: Bool, _ mantissa: UInt64, _ digits: Int, _ scale: Int, _ start: Int
  ) throws(Mistake) -> Double {
    // Up to 2^53 and 10^22 both operands are exact, so that the result is rounded once.
    if digits <= 19, mantissa <= 1 << 53, scale >= -22, scale <= 22 {
      let whole = Double(mantissa)
      let size =
        scale < 0 ? whole / Numeral.powersOfTen[-scale] : whole * Numeral.powersOfTen[scale]
      return isNegative ? -size : size
    }
    return try longValue(start)
  }

  private func longValue(_ start: Int) throws(Mistake) -> Double {
    guard let base = bytes.baseAddress else { return 0 }
    let value = Numeral(from: base + start, to: base + offset).value
    guard value.isFinite else { throw Mistake("the number is too large", at: start) }
    return value
  }
}
