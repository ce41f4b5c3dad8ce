extension Double {
  /// The power of two that brings a positive finite number to 1 … 2, or as near to that as a
  /// finite power can. Scaling by it loses no place.
  var reciprocalPowerOfTwo: Double {
    self < 0x1p-1000
      ? 0x1p1000 : Double(sign: .plus, exponent: -exponent, significand: 1)
  }
}
