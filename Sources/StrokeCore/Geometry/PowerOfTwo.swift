extension Double {
  /// The power of two that brings a positive finite number to 1 … 2, or as near to that as a
  /// finite power can. Scaling by it loses no place.
  var reciprocalPowerOfTwo: Double {
    if self < 0x1p-1000 { return 0x1p1000 }
    // Its exponent is below that of any other power here, and has bits of its own.
    if self >= 0x1p1023 { return 0x1p-1023 }
    let bias = 1.0.exponentBitPattern
    return Double(
      sign: .plus, exponentBitPattern: 2 * bias &- exponentBitPattern, significandBitPattern: 0)
  }
}
