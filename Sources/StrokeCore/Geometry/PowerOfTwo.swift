extension Double {
  /// The power of two that scales a positive finite number to 1 … 2, or as near to that as a finite
  /// power can. Scaling by it is exact.
  var reciprocalPowerOfTwo: Double {
    if self < 0x1p-1000 { return 0x1p1000 }
    // The result is subnormal, unlike any other power here.
    if self >= 0x1p1023 { return 0x1p-1023 }
    let bias = 1.0.exponentBitPattern
    return Double(
      sign: .plus, exponentBitPattern: 2 * bias &- exponentBitPattern, significandBitPattern: 0)
  }
}
