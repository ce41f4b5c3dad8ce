/// The turning of a row of points, by the angles between the chords before and after each place
/// that has both.
struct Turning {
  /// The unevenness of the turning: the mean deviation of the angles from their mean, over that
  /// mean. 0 on a circle, where every place turns alike; up to 2 where all turning is in a few
  /// corners. Turning is signed, so that the many small turns of a noisy pen, which go both ways,
  /// cancel out.
  let unevenness: Double
  /// The burstiness of the turning: the root mean square of the differences between each angle and
  /// the mean of the angles about it, six to either side, over the mean of all. 0 on a circle, and
  /// small on an egg or an ellipse, whose turning grows and falls slowly; great on a polygon, of
  /// three corners as of eight.
  let bursts: Double
  /// The share of all turning that goes the wrong way: 0 where a line bends one way throughout.
  let wrongShare: Double

  /// The turning of `places` by chords of `chord` steps, where `sign` is the right way: + is
  /// clockwise on a screen. Takes a row that is as long as the places.
  init(of places: PointBuffer, chord: Int, sign: Double, in angles: ScratchRow) {
    let count = max(0, places.count - 2 * chord)
    var (sum, size) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for index in stride(from: 0, to: count, by: 4) {
      let middle = places[four: index + chord]
      let before = middle - places[four: index]
      let after = places[four: index + 2 * chord] - middle
      let turns = VectorX4(before.dot(after), before.cross(after)).angles * sign
      let own = turns.masked(to: min(4, count - index))
      angles[four: index] = own
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
    bursts = net > 0 ? min(Self.burst(angles, count) / mean, Self.most) : Self.most
    wrongShare = total > 0 ? (total - net) / (2 * total) : 0
  }

  /// More than any polygon has; where a line turns this way and that, its mean is next to nothing.
  private static var most: Double { 4 }

  /// The root mean square of the differences between angles and the mean of those about them.
  private static func burst(_ angles: ScratchRow, _ count: Int) -> Double {
    let reach = 6
    var squares = 0.0
    var (window, first, end) = (0.0, 0, 0)
    for index in 0..<count {
      while end < min(count, index + reach + 1) {
        window += angles[end]
        end += 1
      }
      while first < index - reach {
        window -= angles[first]
        first += 1
      }
      let off = angles[index] - window / Double(end - first)
      squares += off * off
    }
    return (squares / Double(max(count, 1))).squareRoot()
  }
}
