/// e to the power of a number: the nearest double, with the same exceptions as ``arcTangent(_:)``
/// and a few more where the result is below 2⁻¹⁰²².
func exponential(_ v: Double) -> Double {
  // Beyond these the result is infinite, or 0.
  guard v < 710 else { return v.isNaN ? v : .infinity }
  guard v > -746 else { return v.isNaN ? v : 0 }
  // A whole number of sixteenths of doublings, and a rest of at most half of one.
  let sixteenths = Int(v * 0x1.71547652b82fep+4 + (v < 0 ? -0.5 : 0.5))
  let count = Double(sixteenths)
  let rest =
    DoubleDouble(sum: v - count * 0x1.62e42fefap-5, -(count * 0x1.cf79abc9ep-44))
    - DoubleDouble(count * 0x1.d9cc01f97b57ap-83)
  // The power of the rest less 1. Its terms from the third on need no more precision than a double
  // has.
  let x = rest.high
  var tail = 1 / 40_320.0
  tail = tail * x + 1 / 5_040.0
  tail = tail * x + 1 / 720.0
  tail = tail * x + 1 / 120.0
  tail = tail * x + 1 / 24.0
  tail = tail * x + 1 / 6.0
  let excess = rest + DoubleDouble(fast: x * x * 0.5, x * rest.low + x * x * x * tail)
  let part = powersOfTwo[sixteenths & 15]
  let power = (part + part * excess).high
  // In two steps, because neither 2¹⁰²⁴ nor 2⁻¹⁰⁷⁵ is a double.
  let doublings = sixteenths >> 4
  let half = doublings / 2
  return power * Double(sign: .plus, exponent: half, significand: 1)
    * Double(sign: .plus, exponent: doublings - half, significand: 1)
}

/// 2 to the powers of 0, 1/16, 2/16 … 15/16.
private let powersOfTwo = [
  DoubleDouble(0x1p+0, 0),
  DoubleDouble(0x1.0b5586cf9890fp+0, 0x1.8a62e4adc610bp-54),
  DoubleDouble(0x1.172b83c7d517bp+0, -0x1.19041b9d78a76p-55),
  DoubleDouble(0x1.2387a6e756238p+0, 0x1.9b07eb6c70573p-54),
  DoubleDouble(0x1.306fe0a31b715p+0, 0x1.6f46ad23182e4p-55),
  DoubleDouble(0x1.3dea64c123422p+0, 0x1.ada0911f09ebcp-55),
  DoubleDouble(0x1.4bfdad5362a27p+0, 0x1.d4397afec42e2p-56),
  DoubleDouble(0x1.5ab07dd485429p+0, 0x1.6324c054647adp-54),
  DoubleDouble(0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54),
  DoubleDouble(0x1.7a11473eb0187p+0, -0x1.41577ee04992fp-55),
  DoubleDouble(0x1.8ace5422aa0dbp+0, 0x1.6e9f156864b27p-54),
  DoubleDouble(0x1.9c49182a3f09p+0, 0x1.c7c46b071f2bep-56),
  DoubleDouble(0x1.ae89f995ad3adp+0, 0x1.7a1cd345dcc81p-54),
  DoubleDouble(0x1.c199bdd85529cp+0, 0x1.11065895048ddp-55),
  DoubleDouble(0x1.d5818dcfba487p+0, 0x1.2ed02d75b3707p-55),
  DoubleDouble(0x1.ea4afa2a490dap+0, -0x1.e9c23179c2893p-54),
]
