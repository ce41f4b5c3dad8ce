extension [UInt8] {
  /// Appends the decimal that is the shortest for a number, times a power of ten, exactly: read
  /// back and taken times the opposite power as a decimal, it is the number again.
  mutating func append(exact number: Double, timesTenToThe power: Int) {
    guard number.isFinite else { return append("null") }
    var digits: [UInt8] = []
    var exponent = power
    var isInFraction = false
    var rest = Array<UInt8>(number.magnitude.description.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isInFraction = true
      case UInt8(ascii: "e"):
        exponent += Int(String(decoding: rest, as: UTF8.self)) ?? 0
        rest = []
      default:
        digits.append(byte)
        if isInFraction { exponent -= 1 }
      }
    }
    digits = [UInt8](digits.drop { $0 == UInt8(ascii: "0") })
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if number.sign == .minus { append(UInt8(ascii: "-")) }
    append(digits: digits, exponent: exponent)
  }

  /// Appends digits times a power of ten.
  private mutating func append(digits: [UInt8], exponent: Int) {
    let zero = UInt8(ascii: "0")
    let point = digits.count + exponent
    if digits.isEmpty {
      append(zero)
    } else if exponent >= 0, point <= 21 {
      self += digits
      self += repeatElement(zero, count: exponent)
    } else if point > 0, exponent < 0 {
      self += digits[..<point]
      append(UInt8(ascii: "."))
      self += digits[point...]
    } else if point <= 0, point > -6 {
      self += [zero, UInt8(ascii: ".")]
      self += repeatElement(zero, count: -point)
      self += digits
    } else {
      self += digits
      append("e")
      append(decimal: exponent)
    }
  }
}
