/// Random numbers that are the same for the same seed on any system: SplitMix64 (Steele, Lea & Flood
/// 2014).
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The numbers of a stroke, seeded by its coordinates, so that they are the same in any order of
  /// strokes.
  ///
  /// - Complexity: O(n).
  init(seededBy stroke: Stroke) {
    state = 0xCBF2_9CE4_8422_2325
    for index in 0..<stroke.count {
      let point = stroke.point(at: index)
      for bits in [point.x.bitPattern, point.y.bitPattern] {
        state = (state ^ bits) &* 0x100_0000_01B3
        state ^= state >> 29
      }
    }
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, but not 1, each equally likely.
  mutating func nextShare() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of mean 0 and standard deviation 1, normal but for its tails: the sum of twelve shares
  /// less 6, which needs no logarithm and so is the same on any system.
  mutating func nextNormal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += nextShare() }
    return sum
  }

  /// A number of a range, each equally likely.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextShare()
  }
}
