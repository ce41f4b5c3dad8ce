/// A whole number of any length: 64 bits a digit, lowest first, and the highest digit is not 0.
struct Natural {
  private(set) var digits: [UInt64]

  init(_ number: UInt64) { digits = number == 0 ? [] : [number] }

  /// Creates the number with these decimal digits.
  init(decimal digits: [UInt8]) {
    self.init(0)
    for digit in digits { multiply(by: 10, adding: UInt64(digit)) }
  }

  var bitWidth: Int {
    guard let top = digits.last else { return 0 }
    return digits.count * 64 - top.leadingZeroBitCount
  }

  /// `self * factor + summand`.
  mutating func multiply(by factor: UInt64, adding summand: UInt64 = 0) {
    var carry = summand
    for index in digits.indices {
      var (high, low) = digits[index].multipliedFullWidth(by: factor)
      let overflow: Bool
      (low, overflow) = low.addingReportingOverflow(carry)
      high += overflow ? 1 : 0
      (digits[index], carry) = (low, high)
    }
    if carry > 0 { digits.append(carry) }
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    var left = exponent
    while left >= 19 {
      multiply(by: 10_000_000_000_000_000_000)
      left -= 19
    }
    multiply(by: (0..<left).reduce(1) { power, _ in power * 10 })
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !digits.isEmpty else { return }
    let bits = UInt64(count % 64)
    if bits > 0 { multiply(by: 1 << bits) }
    digits.insert(contentsOf: repeatElement(0, count: count / 64), at: 0)
  }

  /// Subtracts `other` if it is not larger; false if it is.
  mutating func subtractIfPossible(_ other: Natural) -> Bool {
    guard !isLess(than: other) else { return false }
    var borrow: UInt64 = 0
    for index in digits.indices {
      let taken = index < other.digits.count ? other.digits[index] : 0
      let (first, under) = digits[index].subtractingReportingOverflow(taken)
      let (second, underAgain) = first.subtractingReportingOverflow(borrow)
      digits[index] = second
      borrow = under || underAgain ? 1 : 0
    }
    while digits.last == 0 { digits.removeLast() }
    return true
  }

  func isLess(than other: Natural) -> Bool {
    guard digits.count == other.digits.count else { return digits.count < other.digits.count }
    for index in digits.indices.reversed() where digits[index] != other.digits[index] {
      return digits[index] < other.digits[index]
    }
    return false
  }

  /// The double nearest to the quotient, or to slightly more if there is a `rest`; by long
  /// division, bit by bit.
  func dividedToNearestDouble(by divisor: Natural, rest: Bool = false) -> Double {
    guard !digits.isEmpty else { return 0 }
    var (dividend, divisor) = (self, divisor)
    let lead = dividend.bitWidth - divisor.bitWidth
    if lead > 0 { divisor.shiftLeft(by: lead) } else { dividend.shiftLeft(by: -lead) }
    var quotient: UInt64 = 0
    var scale = lead + 1
    while quotient.leadingZeroBitCount > 0 {
      quotient = quotient << 1 | (dividend.subtractIfPossible(divisor) ? 1 : 0)
      dividend.shiftLeft(by: 1)
      scale -= 1
    }
    return Double(bits: quotient, rest: rest || !dividend.digits.isEmpty, scale: scale)
  }
}

extension Numeral {
  /// The most digits that can affect the rounding: a double, or the midpoint of two, has at most
  /// 768 significant digits. Digits after these only matter by not being 0.
  private static let deciding = 768

  /// The magnitude by long division, bit by bit.
  ///
  /// - Complexity: O(length of the numeral); the division is bounded.
  var longValue: Double {
    let (whole, exponent, rest) = decidingDigits
    // Beyond these exponents the answer is known, and the numbers stay short.
    let magnitude = exponent + whole.count
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    var dividend = Natural(decimal: whole)
    var divisor = Natural(1)
    if exponent >= 0 {
      dividend.multiply(byPowerOfTen: exponent)
    } else {
      divisor.multiply(byPowerOfTen: -exponent)
    }
    return dividend.dividedToNearestDouble(by: divisor, rest: rest)
  }

  /// The significant digits that affect the rounding, as a whole number times a power of ten, and
  /// whether anything but zeros follows.
  var decidingDigits: (digits: [UInt8], exponent: Int, rest: Bool) {
    var digits: [UInt8] = []
    var exponent = exponentOfLastDigit
    var rest = false
    var place = start
    var left = integerDigits + fractionDigits
    while left > 0 {
      let digit = place.pointee &- UInt8(ascii: "0")
      place += 1
      guard digit < 10 else { continue }
      left -= 1
      if digits.count < Self.deciding {
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
      } else {
        exponent += 1
        rest = rest || digit != 0
      }
    }
    return (digits, exponent, rest)
  }
}
