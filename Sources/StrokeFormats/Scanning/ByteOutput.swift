import StrokeCore

// How bytes are put together here: appended to an array that the caller empties and uses again.

extension [UInt8] {
  /// Appends the text as UTF-8.
  @inline(__always)
  package mutating func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isContiguous == nil { append(contentsOf: text.utf8) }
  }

  /// Appends a byte as two hexadecimal digits.
  package mutating func append(hexadecimal byte: UInt8) {
    append(hexDigits[Int(byte >> 4)])
    append(hexDigits[Int(byte & 15)])
  }

  /// Appends the shortest decimal that reads back as the same double; a number that is none, or
  /// not finite, as `null`, so that no report can hold a word that JSON does not know.
  package mutating func append(exact number: Double?) {
    guard let number, number.isFinite else { return append("null") }
    if number.magnitude < 0x1p53, number == number.rounded(), number.sign == .plus || number < 0 {
      return append(decimal: Int(number))
    }
    if let (units, decimals) = Self.shortDecimal(of: number.magnitude) {
      return append(units, decimals: decimals, isNegative: number < 0)
    }
    append(number.description)
  }

  /// The shortest decimal of a number that has one with up to six places after the point and 15
  /// digits, as most coordinates have: that many units of the last place.
  private static func shortDecimal(of number: Double) -> (units: UInt64, decimals: Int)? {
    // Swift writes what is smaller with an exponent.
    guard number >= 1e-4, number < 1e9 else { return nil }
    let rounded = (number * 1e6).rounded()
    // Both are exact, so the quotient is what the decimal reads as; and no two decimals of 15
    // digits read as the same number.
    guard rounded / 1e6 == number else { return nil }
    var (units, decimals) = (UInt64(rounded), 6)
    while decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    return (units, decimals)
  }
}

extension String {
  /// The text that `body` appends.
  package init(_ body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number.
  package var exactText: String { String { $0.append(exact: self) } }

  /// The number with `decimals` places after the point.
  package func text(decimals: Int) -> String { String { $0.append(self, decimals: decimals) } }

  /// The number with up to `decimals` places after the point, without zeros at the end.
  package func text(upTo decimals: Int) -> String { String { $0.append(self, upTo: decimals) } }
}

private let hexDigits = [UInt8]("0123456789ABCDEF".utf8)
