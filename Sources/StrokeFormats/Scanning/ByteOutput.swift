import StrokeCore

// How bytes are put together here: appended to an array that the caller empties and uses again.

extension [UInt8] {
  /// Appends the text as UTF-8.
  @inline(__always)
  package mutating func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isContiguous == nil { append(contentsOf: text.utf8) }
  }

  /// Appends the text as UTF-8.
  package mutating func append(_ text: FixedText) { text.withBytes { append(contentsOf: $0) } }

  /// Appends a whole number in decimal. (It has a name, because `append(10)` is a byte.)
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: UInt64(number.magnitude), digits: 1)
  }

  /// Appends a number in decimal, with zeros in front up to `digits`.
  package mutating func append(magnitude: UInt64, digits: Int) {
    // Twenty digits are enough for any number of 64 bits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var first = buffer.count
      var rest = magnitude
      while rest > 0 || buffer.count - first < Swift.min(digits, buffer.count) {
        first -= 1
        buffer[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: buffer[first...]))
    }
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

  /// Appends a number with `decimals` places after the point, rounded from the exact value, half
  /// to even, as printf does. What is too large for places to mean anything comes as Swift prints
  /// it, and what is not finite in words: a stroke may be larger than numbers go.
  package mutating func append(_ number: Double, decimals: Int) {
    append(number, decimals: decimals, keepsZeros: true)
  }

  /// Appends a number with up to `decimals` places, without zeros at the end.
  package mutating func append(_ number: Double, upTo decimals: Int) {
    append(number, decimals: decimals, keepsZeros: false)
  }

  private mutating func append(_ number: Double, decimals: Int, keepsZeros: Bool) {
    var decimals = Swift.min(Swift.max(decimals, 0), decimalPowers.count - 1)
    let power = decimalPowers[decimals]
    let scaled = number.magnitude * power
    guard scaled < 0x1p53 else {
      return append(number.isFinite ? number.description : number.words)
    }
    var units = UInt64(scaled)
    // scaled + lost is the exact product, so the half is decided on what the number truly is.
    let lost = (-scaled).addingProduct(number.magnitude, power)
    let over = (scaled - Double(units) - 0.5) + lost
    if over > 0 || (over == 0 && units % 2 == 1) { units += 1 }
    while !keepsZeros, decimals > 0, units % 10 == 0 {
      units /= 10
      decimals -= 1
    }
    append(units, decimals: decimals, isNegative: number < 0 && units > 0)
  }

  /// Appends a number of at most 2⁵³ in decimal, with a point before the last `decimals` digits.
  private mutating func append(_ units: UInt64, decimals: Int, isNegative: Bool) {
    // Sixteen digits, the point and the sign are eighteen.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var first = buffer.count
      var rest = units
      var written = 0
      while rest > 0 || written <= decimals {
        if written == decimals, decimals > 0 {
          first -= 1
          buffer[first] = UInt8(ascii: ".")
        }
        first -= 1
        buffer[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
        written += 1
      }
      if isNegative {
        first -= 1
        buffer[first] = UInt8(ascii: "-")
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: buffer[first...]))
    }
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

  /// The words for a number that is not finite.
  fileprivate var words: String {
    isNaN ? "not a number" : self > 0 ? "too large" : "too far below 0"
  }
}

private let decimalPowers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
private let hexDigits = [UInt8]("0123456789ABCDEF".utf8)
