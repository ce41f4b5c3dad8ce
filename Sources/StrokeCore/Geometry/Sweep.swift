extension PlaceRow {
  /// The signed number of turns that the places sweep as seen from `center`, one after the other by
  /// the smaller angle; + is clockwise on a screen, where y grows downward. A step straight through
  /// the centre is half a turn, one way there and the other way back.
  ///
  /// Whole turns are counted as they pass the half axis to the left, so two angles are enough.
  ///
  /// - Complexity: O(count).
  func turns(about center: Vector) -> Double {
    guard count > 0 else { return 0 }
    var passed = SIMD4<Int64>.zero
    for steps in fourSteps {
      let (a, b) = (steps.from - center, steps.to - center)
      let turn = a.cross(b)
      let isClockwise = (a.y .>= 0) .& (b.y .< 0) .& (turn .> 0)
      let isCounterclockwise = (a.y .< 0) .& (b.y .>= 0) .& (turn .< 0)
      let isStep = SIMD4<Int64>(0, 1, 2, 3) .< Int64(steps.count)
      passed &+= SIMD4<Int64>.zero.replacing(with: 1, where: isClockwise .& isStep)
      passed &-= SIMD4<Int64>.zero.replacing(with: 1, where: isCounterclockwise .& isStep)
    }
    let first = self[0] - center
    let last = self[count - 1] - center
    return Double(passed.wrappedSum()) + (last.angle - first.angle) / (2 * .pi)
  }
}
