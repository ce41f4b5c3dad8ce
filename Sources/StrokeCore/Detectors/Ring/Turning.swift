/// The turning of a line, by the angles between the chords before and after each of its places.
struct Turning {
  /// The unevenness of the turning: the mean deviation of the angles from their mean, over that
  /// mean. 0 on a circle, where every place turns alike; up to 2 where all turning is in a few
  /// corners. Turning is signed, so that the many small turns of a noisy pen, which go both ways,
  /// cancel out.
  let unevenness: Double
  /// The share of all turning that goes the wrong way: 0 where a line bends one way throughout.
  let wrongShare: Double

  /// Measures the turning from the first `count` angles of a row.
  init(_ angles: ScratchRow, count: Int) {
    var (sum, size) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for index in stride(from: 0, to: count, by: 4) {
      let own = angles[four: index].masked(to: min(4, count - index))
      sum += own
      size += own.magnitudes
    }
    let (net, total) = (sum.sum(), size.sum())
    let mean = net / Double(max(count, 1))
    var off = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      off += (angles[four: index] - mean).magnitudes.masked(to: min(4, count - index))
    }
    unevenness = net > 0 ? min(off.sum() / net, Self.most) : Self.most
    wrongShare = total > 0 ? (total - net) / (2 * total) : 0
  }

  /// More than any polygon has; where a line turns this way and that, its mean is next to nothing.
  private static var most: Double { 4 }

  /// The burstiness of the turning of a loop: the cubic mean of the differences between each angle and
  /// the mean of the angles about it, six to either side, over the mean of all. 0 on a circle, and small
  /// on an egg or an ellipse, whose turning grows and falls slowly; great on a polygon, of three corners
  /// as of eight. By third powers the one corner of a tear-drop weighs as much as the eight of an octagon.
  static func bursts(of angles: ScratchRow) -> Double {
    let (reach, last) = (6, Outline.count - 1)
    var window = 0.0
    for offset in -reach...reach { window += angles[offset & last] }
    var (sum, cubes) = (0.0, 0.0)
    for index in 0...last {
      let off = (angles[index] - window / Double(2 * reach + 1)).magnitude
      sum += angles[index]
      cubes += off * off * off
      window += angles[(index + reach + 1) & last] - angles[(index - reach) & last]
    }
    guard sum > 0 else { return most }
    let mean = sum / Double(Outline.count)
    let ratio = cubes / Double(Outline.count) / (mean * mean * mean)
    return ratio < most * most * most ? cubeRoot(ratio) : most
  }

  /// The cube root of a number from 1e-12 to 64, by Newton's method from its fourth root, without the C
  /// library's last place; of less, about that of 1e-12 at most.
  private static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = number.squareRoot().squareRoot()
    for _ in 0..<10 {
      let next = root - (root - number / (root * root)) / 3
      guard next != root else { break }
      root = next
    }
    return root
  }
}

extension PointBuffer {
  /// Puts the angles between the chords of `chord` steps before and after each place that has both into a
  /// row, where `sign` is the right way: + is clockwise on a screen. Returns how many there are.
  func turn(chord: Int, sign: Double, into angles: ScratchRow) -> Int {
    let angleCount = Swift.max(0, count - 2 * chord)
    for index in stride(from: 0, to: angleCount, by: 4) {
      let middle = self[four: index + chord]
      let before = middle - self[four: index]
      let after = self[four: index + 2 * chord] - middle
      angles[four: index] = VectorX4(before.dot(after), before.cross(after)).angles * sign
    }
    return angleCount
  }
}
