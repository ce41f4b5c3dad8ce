// Decimal numbers and text, appended as UTF-8.

extension [UInt8] {
  package mutating func append(_ text: FixedText) { text.withBytes { append(contentsOf: $0) } }

  /// Appends a whole number in decimal. (Named, because `append(10)` appends a byte.)
  package mutating func append(decimal number: Int) {
    append(magnitude: UInt64(number.magnitude), isNegative: number < 0)
  }

  /// Appends a number with `decimals` decimals, rounded half to even from the exact value, as
  /// printf does. Numbers too large for that are printed as Swift prints them, and numbers that are
  /// not finite in words, because measures of a huge stroke can overflow.
  package mutating func append(_ number: Double, decimals: Int) {
    append(number, decimals: decimals, keepsZeros: true)
  }

  /// Appends a number with up to `decimals` decimals, without trailing zeros.
  package mutating func append(_ number: Double, upTo decimals: Int) {
    append(number, decimals: decimals, keepsZeros: false)
  }

  private mutating func append(_ number: Double, decimals: Int, keepsZeros: Bool) {
    var decimals = Swift.min(Swift.max(decimals, 0), decimalPowers.count - 1)
    let power = decimalPowers[decimals]
    let scaled = number.magnitude * power
    guard scaled < 0x1p53 else {
      return append(tooLargeForDecimals: number)
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
    append(magnitude: units, decimals: decimals, isNegative: number < 0 && units > 0)
  }

  /// Appends a number in decimal, padded with zeros to `digits`, with a point before the last `decimals` digits.
  package mutating func append(
    magnitude: UInt64, digits: Int = 1, decimals: Int = 0, isNegative: Bool = false
  ) {
    // Twenty digits, the point and the sign are twenty-two.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 22 + digits) { buffer in
      var first = buffer.count
      var rest = magnitude
      var written = 0
      while rest > 0 || written <= decimals || written < digits {
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

  /// Appends a number with up to `decimals` decimals; from a billion on with three digits and an
  /// exponent, where space is short.
  package mutating func append(short number: Double, upTo decimals: Int) {
    guard number.magnitude >= 1e9, number.isFinite else { return append(number, upTo: decimals) }
    var (digits, exponent) = (number, 0)
    while digits.magnitude >= 9.995 {
      digits /= 10
      exponent += 1
    }
    append(digits, upTo: 2)
    append(UInt8(ascii: "e"))
    append(decimal: exponent)
  }

  private mutating func append(tooLargeForDecimals number: Double) {
    if number.isNaN {
      append(FixedText("not a number"))
    } else if number.isInfinite {
      append(FixedText(number > 0 ? "too large" : "too far below 0"))
    } else {
      #if hasFeature(Embedded)
        // Printing any double would take a tenth of the WebAssembly module.
        if number.magnitude < 1e9 {
          append(number, upTo: 6)
        } else {
          append(short: number, upTo: 0)
        }
      #else
        append(contentsOf: number.description.utf8)
      #endif
    }
  }
}

private let decimalPowers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
