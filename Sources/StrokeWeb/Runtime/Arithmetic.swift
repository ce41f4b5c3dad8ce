// Functions that a compiler for WebAssembly expects from a C library, because WebAssembly has no
// instruction for them. All are exact, so that they give the same bits as the instructions of other
// processors.

#if arch(wasm32)
  /// The product of two 128-bit numbers modulo 2^128, under the name that compilers call.
  @c(__multi3)
  public func multiply128(
    _ result: UnsafeMutablePointer<UInt64>, _ aLow: UInt64, _ aHigh: UInt64, _ bLow: UInt64,
    _ bHigh: UInt64
  ) {
    let mask: UInt64 = 0xFFFF_FFFF
    let (a0, a1) = (aLow & mask, aLow >> 32)
    let (b0, b1) = (bLow & mask, bLow >> 32)
    let low = a0 &* b0
    let middle = a1 &* b0 &+ low >> 32
    let other = a0 &* b1 &+ middle & mask
    result[0] = other << 32 | low & mask
    result[1] = a1 &* b1 &+ middle >> 32 &+ other >> 32 &+ aHigh &* bLow &+ aLow &* bHigh
  }

  /// C's `round`: to the nearest whole number, halves away from 0.
  @c(round)
  public func roundHalvesAway(_ x: Double) -> Double {
    let whole = x.rounded(.towardZero)
    return (x - whole).magnitude < 0.5 ? whole : whole + (x < 0 ? -1 : 1)
  }

  /// C's `fmod`: the exact remainder of x after the most whole multiples of y.
  @c(fmod)
  public func truncatedRemainder(_ x: Double, _ y: Double) -> Double {
    guard x.isFinite, !y.isNaN, y != 0 else { return .nan }
    guard x.magnitude >= y.magnitude, let large = BinaryNumber(x), let small = BinaryNumber(y)
    else {
      return x
    }
    var digits = large.digits % small.digits
    for _ in 0..<(large.exponent - small.exponent) {
      digits <<= 1
      if digits >= small.digits { digits -= small.digits }
    }
    let size = Double(digits) * BinaryNumber.power(small.exponent)
    return Double(signOf: x, magnitudeOf: size)
  }

  /// C's `remainder`: the exact remainder of x after the nearest whole multiple of y, the even one
  /// in a tie.
  @c(remainder)
  public func nearestRemainder(_ x: Double, _ y: Double) -> Double {
    guard x.isFinite, !y.isNaN, y != 0 else { return .nan }
    guard y.isFinite else { return x }
    let step = y.magnitude
    let twice = step + step
    var rest = twice.isFinite ? truncatedRemainder(x.magnitude, twice) : x.magnitude
    // All of these differences are exact.
    let isAboveHalf = { (rest: Double) in rest > step - rest }
    if isAboveHalf(rest) {
      rest -= step
      if rest >= step - rest { rest -= step }
    }
    return x.sign == .minus ? -rest : rest
  }

  /// C's `fma`: the product plus a summand, rounded once.
  @c(fma)
  public func multiplyAdd(_ x: Double, _ y: Double, _ z: Double) -> Double {
    // If a factor or the summand is 0 or not finite, the product loses nothing.
    guard let a = BinaryNumber(x), let b = BinaryNumber(y), let c = BinaryNumber(z) else {
      return x * y + z
    }
    let product = a.digits.multipliedFullWidth(by: b.digits)
    var sum = WideNumber(high: product.high, low: product.low, exponent: a.exponent + b.exponent)
    var other = WideNumber(high: 0, low: c.digits, exponent: c.exponent)
    sum.align(with: &other)
    let (isMinus, isOtherMinus) = (x.sign != y.sign, z.sign == .minus)
    if isMinus == isOtherMinus { return sum.adding(other).rounded(isMinus: isMinus) }
    if sum.isEqual(to: other) { return x * y + z }
    return other.isLess(than: sum)
      ? sum.subtracting(other).rounded(isMinus: isMinus)
      : other.subtracting(sum).rounded(isMinus: isOtherMinus)
  }

  /// The magnitude of a finite number other than 0: a whole number of 53 bits (fewer below the
  /// least normal number) times a power of two.
  private struct BinaryNumber {
    let digits: UInt64
    let exponent: Int

    init?(_ number: Double) {
      guard number.isFinite, number != 0 else { return nil }
      let isNormal = number.exponentBitPattern > 0
      digits = number.significandBitPattern | (isNormal ? 1 << 52 : 0)
      exponent = Int(max(number.exponentBitPattern, 1)) - 1_075
    }

    /// 2 to a power from −1074 to 1023.
    static func power(_ exponent: Int) -> Double {
      exponent < -1_022
        ? Double(bitPattern: 1 << UInt64(exponent + 1_074))
        : Double(bitPattern: UInt64(exponent + 1_023) << 52)
    }
  }

  /// A whole number of 128 bits times a power of two. Its last bit is sticky: it is 1 if any bit
  /// cut off after it was.
  private struct WideNumber {
    var high: UInt64
    var low: UInt64
    var exponent: Int

    /// Brings both numbers to the same power of two: the one with the larger power is shifted left
    /// as far as there is room, and the other right by the rest. At most 106 bits are in use
    /// before, and 126 after.
    mutating func align(with other: inout WideNumber) {
      if exponent > other.exponent {
        shiftLeft(by: min(exponent - other.exponent, leadingZeros - 2))
        other.shiftRight(by: exponent - other.exponent)
      } else {
        other.shiftLeft(by: min(other.exponent - exponent, other.leadingZeros - 2))
        shiftRight(by: other.exponent - exponent)
      }
    }

    private var leadingZeros: Int {
      high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
    }

    private mutating func shiftLeft(by count: Int) {
      exponent -= count
      if count >= 64 {
        (high, low) = (low << UInt64(count - 64), 0)
      } else if count > 0 {
        (high, low) = (high << UInt64(count) | low >> UInt64(64 - count), low << UInt64(count))
      }
    }

    private mutating func shiftRight(by count: Int) {
      exponent += count
      if count >= 128 {
        (high, low) = (0, high | low == 0 ? 0 : 1)
      } else if count > 64 {
        let lost = low | high << UInt64(128 - count)
        (high, low) = (0, high >> UInt64(count - 64) | (lost == 0 ? 0 : 1))
      } else if count == 64 {
        (high, low) = (0, high | (low == 0 ? 0 : 1))
      } else if count > 0 {
        let lost = low << UInt64(64 - count)
        let shifted = high << UInt64(64 - count) | low >> UInt64(count)
        (high, low) = (high >> UInt64(count), shifted | (lost == 0 ? 0 : 1))
      }
    }

    func adding(_ other: WideNumber) -> WideNumber {
      let (low, carries) = low.addingReportingOverflow(other.low)
      return WideNumber(
        high: high &+ other.high &+ (carries ? 1 : 0), low: low, exponent: exponent)
    }

    func subtracting(_ other: WideNumber) -> WideNumber {
      let (low, borrows) = low.subtractingReportingOverflow(other.low)
      return WideNumber(
        high: high &- other.high &- (borrows ? 1 : 0), low: low, exponent: exponent)
    }

    func isEqual(to other: WideNumber) -> Bool {
      high == other.high && low == other.low
    }

    func isLess(than other: WideNumber) -> Bool {
      high < other.high || high == other.high && low < other.low
    }

    /// The nearest double, ties to even.
    func rounded(isMinus: Bool) -> Double {
      let used = 128 - leadingZeros
      // The place of the last bit, not below the last place of a double.
      let place = max(exponent + used - 53, -1_074)
      guard place <= 971 else { return isMinus ? -.infinity : .infinity }
      let size: Double
      if place <= exponent {
        // No more bits than a double has; none was cut off.
        size = Double(low) * BinaryNumber.power(exponent)
      } else {
        // Two more bits, the last of which is sticky.
        var kept = self
        if place == exponent + 1 {
          kept.shiftLeft(by: 1)
        } else {
          kept.shiftRight(by: place - exponent - 2)
        }
        let (digits, tail) = (kept.low >> 2, kept.low & 3)
        let isUp = tail == 3 || tail == 2 && digits & 1 == 1
        size = Double(digits + (isUp ? 1 : 0)) * BinaryNumber.power(place)
      }
      return isMinus ? -size : size
    }
  }
#endif
