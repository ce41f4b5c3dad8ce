/// How a row of places turns, place by place: the angles between the chords before and after each
/// place that has both.
struct Turning {
  private let angles: UnsafeMutablePointer<Double>
  private let count: Int

  /// The turning of `places` by chords of `chord` steps; kept in `angles`, in room for as many.
  @inline(__always)
  init(of places: PlaceRow, chord: Int, in angles: UnsafeMutablePointer<Double>) {
    self.angles = angles
    count = max(0, places.count - 2 * chord)
    for index in 0..<count {
      let middle = places[index + chord]
      let before = middle - places[index]
      let after = places[index + 2 * chord] - middle
      angles[index] = Vector(before.dot(after), before.cross(after)).angle
    }
  }

  /// The share of all turning that falls in the half of the places that turn most: ½ on a circle,
  /// 1 on a polygon.
  func cornerShare() -> Double {
    var total = 0.0
    for index in 0..<count {
      angles[index] = angles[index].magnitude
      total += angles[index]
    }
    return total > 0 ? sumOfGreatest(count / 2) / total : 1
  }

  /// The share of all turning that goes the other way than `sign`.
  func dentShare(_ sign: Double) -> Double {
    var total = 0.0
    var wrong = 0.0
    for index in 0..<count {
      let angle = angles[index] * sign
      total += angle.magnitude
      wrong -= min(angle, 0)
    }
    return total > 0 ? wrong / total : 0
  }

  /// The sum of the `share` greatest of the angles, none of which is below 0.
  ///
  /// No sorting: a bound is sought that parts so many from the others, by halving.
  private func sumOfGreatest(_ share: Int) -> Double {
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
    var found = 0
    for index in 0..<count { found += angles[index] > bound ? 1 : 0 }
    return found
  }

  private func sumAbove(_ bound: Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += angles[index] > bound ? angles[index] : 0 }
    return sum
  }
}
