/// How a row of places turns, place by place: the angles between the chords before and after each
/// place that has both.
struct Turning {
  private let angles: ScratchRow
  private let count: Int

  /// The turning of `places` by chords of `chord` steps, kept in a row that is as long.
  @inline(__always)
  init(of places: PointBuffer, chord: Int, in angles: ScratchRow) {
    self.angles = angles
    count = max(0, places.count - 2 * chord)
    for index in stride(from: 0, to: count, by: 4) {
      let middle = places[four: index + chord]
      let before = middle - places[four: index]
      let after = places[four: index + 2 * chord] - middle
      angles[four: index] = VectorX4(before.dot(after), before.cross(after)).angles
    }
    // So that what is behind the last adds nothing.
    angles[four: count] = .zero
  }

  /// The share of all turning that falls in the half of the places that turn most: ½ on a circle,
  /// 1 on a polygon.
  func cornerShare() -> Double {
    var total = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      let sizes = angles[four: index].magnitudes
      angles[four: index] = sizes
      total += sizes
    }
    let sum = total.sum()
    return sum > 0 ? self.sum(ofLargest: count / 2) / sum : 1
  }

  /// The share of all turning that goes the other way than `sign`.
  func dentShare(_ sign: Double) -> Double {
    var total = SIMD4<Double>.zero
    var wrong = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      let angle = angles[four: index]
      total += angle.magnitudes
      wrong -= (angle * sign).replacing(with: 0, where: angle * sign .> 0)
    }
    let sum = total.sum()
    return sum > 0 ? wrong.sum() / sum : 0
  }

  /// The sum of the `share` greatest of the angles, none of which is below 0.
  ///
  /// No sorting: a bound is sought that parts so many from the others, by halving.
  private func sum(ofLargest share: Int) -> Double {
    var low = -1.0
    var high = 4.0
    while true {
      let bound = (low + high) / 2
      // Where the search ends without such a bound, several angles are equal to `high`.
      guard low < bound, bound < high else { break }
      let found = countAbove(bound)
      if found == share { return sumAbove(bound) }
      if found > share { low = bound } else { high = bound }
    }
    return sumAbove(high) + Double(share - countAbove(high)) * high
  }

  private func countAbove(_ bound: Double) -> Int {
    var found = SIMD4<Int64>.zero
    for index in stride(from: 0, to: count, by: 4) {
      let isAbove = angles[four: index] .> bound
      found &+= SIMD4<Int64>.zero.replacing(with: 1, where: isAbove)
    }
    return Int(found.wrappedSum())
  }

  private func sumAbove(_ bound: Double) -> Double {
    var sum = SIMD4<Double>.zero
    for index in stride(from: 0, to: count, by: 4) {
      let angle = angles[four: index]
      sum += angle.replacing(with: 0, where: angle .<= bound)
    }
    return sum.sum()
  }
}
