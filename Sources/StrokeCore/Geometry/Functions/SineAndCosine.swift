// Goals as in ArcTangent.swift. An angle is brought to within an eighth of a turn of a whole number
// of quarter turns, in double precision twice over; there, terms of the series that matter beyond a
// double's precision are summed so too.

/// The sine of an angle in radians; NaN if it is not finite.
func sine(_ angle: Double) -> Double {
  // For so small an angle the cube is negligible, and -0 stays -0.
  if angle.magnitude < 0x1p-27 { return angle }
  return QuarterTurns(angle)?.sine(after: 0) ?? .nan
}

/// The cosine of an angle in radians; NaN if it is not finite.
func cosine(_ angle: Double) -> Double {
  QuarterTurns(angle)?.sine(after: 1) ?? .nan
}

/// An angle as a whole number of quarter turns and a rest of at most an eighth of a turn.
private struct QuarterTurns {
  /// Modulo whole turns.
  let count: Int
  /// In radians.
  let rest: DoubleDouble

  /// Nil if the angle, in radians, is not finite.
  init?(_ angle: Double) {
    guard angle.isFinite else { return nil }
    // No drawing turns that far, so the double nearest to a turn is near enough.
    let angle = angle.magnitude < 0x1p20 ? angle : angle.remainder(dividingBy: 2 * .pi)
    guard angle.magnitude > Double.pi / 4 else {
      (count, rest) = (0, DoubleDouble(angle))
      return
    }
    let (whole, left) = Self.reduced(angle.magnitude)
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
}

extension QuarterTurns {
  /// The sine of the angle some quarter turns further; a cosine is the sine one quarter turn
  /// further.
  fileprivate func sine(after quarterTurns: Int) -> Double {
    switch (count + quarterTurns) & 3 {
    case 0: sine
    case 1: cosine
    case 2: -sine
    default: -cosine
    }
  }

  fileprivate var sine: Double {
    let square = rest * rest
    let w = square.high
    var tail = -1 / 121_645_100_408_832_000.0
    tail = tail * w + 1 / 355_687_428_096_000.0
    tail = tail * w - 1 / 1_307_674_368_000.0
    tail = tail * w + 1 / 6_227_020_800.0
    tail = tail * w - 1 / 39_916_800.0
    tail = tail * w + 1 / 362_880.0
    tail = tail * w - 1 / 5_040.0
    tail = tail * w + 1 / 120.0
    let sixth = DoubleDouble(-0x1.5555555555555p-3, -0x1.5555555555555p-57)
    let excess = square * (sixth + DoubleDouble(w * tail))
    return (rest + rest * excess).high
  }

  fileprivate var cosine: Double {
    let square = rest * rest
    let w = square.high
    var tail = 1 / 2_432_902_008_176_640_000.0
    tail = tail * w - 1 / 6_402_373_705_728_000.0
    tail = tail * w + 1 / 20_922_789_888_000.0
    tail = tail * w - 1 / 87_178_291_200.0
    tail = tail * w + 1 / 479_001_600.0
    tail = tail * w - 1 / 3_628_800.0
    tail = tail * w + 1 / 40_320.0
    tail = tail * w - 1 / 720.0
    let twentyFourth = DoubleDouble(0x1.5555555555555p-5, 0x1.5555555555555p-59)
    let excess = square * (twentyFourth + DoubleDouble(w * tail))
    return (DoubleDouble(1) - square * 0.5 + square * excess).high
  }
}
