/// An angle as a whole number of quarter turns and a rest of at most an eighth of a turn.
struct QuarterTurns {
  /// Modulo whole turns.
  let count: Int
  /// In radians.
  let rest: DoubleDouble

  /// Nil if the angle, in radians, is not finite.
  init?(_ angle: Double) {
    guard angle.isFinite else { return nil }
    guard angle.magnitude > Double.pi / 4 else {
      (count, rest) = (0, DoubleDouble(angle))
      return
    }
    let (whole, left) =
      angle.magnitude < 0x1p20
      ? Self.reduced(angle.magnitude) : Self.reducedByBits(angle.magnitude)
    (count, rest) = angle < 0 ? (-whole, -left) : (whole, left)
  }

  /// By subtraction (Cody and Waite): a quarter turn in pieces of 32 bits, whose multiples are exact.
  private static func reduced(_ angle: Double) -> (Int, DoubleDouble) {
    let count = Int(angle * (2 / Double.pi) + 0.5)
    let turns = Double(count)
    let rest =
      DoubleDouble(sum: angle - turns * 0x1.921fb544p+0, -(turns * 0x1.0b4611a6p-34))
      - DoubleDouble(sum: turns * 0x1.3198a2ep-69, turns * 0x1.b839a252049c1p-104)
    return (count, rest)
  }

  /// From the bits of 2/π that decide the last turn (Payne and Hanek), for large angles.
  private static func reducedByBits(_ angle: Double) -> (Int, DoubleDouble) {
    let digits = angle.significandBitPattern | 1 << 52
    // Bits worth four quarter turns or more do not matter, so the window begins with the bit worth
    // two.
    let start = Int(angle.exponent) - 54
    let low = digits.multipliedFullWidth(by: bits(from: start + 128))
    let middle = digits.multipliedFullWidth(by: bits(from: start + 64))
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first = digits &* bits(from: start) &+ middle.high &+ (carry ? 1 : 0)
    var count = Int(first >> 62)
    var fraction = (first << 2 | second >> 62, second << 2 | low.low >> 62, low.low << 2)
    let isBelow = fraction.0 >> 63 == 1
    if isBelow {
      count += 1
      fraction = (~fraction.0, ~fraction.1, ~fraction.2)
    }
    var rest = quarterTurns(fraction)
    if isBelow { rest = -rest }
    return (count, rest)
  }

  /// The angle, in radians, of the fraction of a quarter turn with these bits after the point.
  private static func quarterTurns(_ bits: (UInt64, UInt64, UInt64)) -> DoubleDouble {
    var (high, low, end) = bits
    var scale = 1.0
    // No double is nearer than 2^-62 or so to a whole number of quarter turns.
    if high == 0 { (high, low, end, scale) = (low, end, 0, 0x1p-64) }
    let shift = high.leadingZeroBitCount
    if shift > 0 {
      high = high << shift | low >> (64 - shift)
      low = low << shift | end >> (64 - shift)
    }
    scale *= Double(sign: .plus, exponent: -shift, significand: 1)
    let sum = DoubleDouble(
      fast: Double(high >> 11) * 0x1p-53, Double(high << 53 | low >> 11) * 0x1p-117)
    return sum * (DoubleDouble.pi * 0.5) * scale
  }

  /// 64 bits of 2/π, starting at a place after the point.
  private static func bits(from place: Int) -> UInt64 {
    let (index, shift) = (place >> 6, place & 63)
    let word = { twoOverPi.indices.contains($0) ? twoOverPi[$0] : 0 }
    return shift == 0 ? word(index) : word(index) << shift | word(index + 1) >> (64 - shift)
  }

  /// The bits of 2/π after the point.
  private static let twoOverPi: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
