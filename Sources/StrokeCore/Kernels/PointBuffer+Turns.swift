extension PointBuffer {
  /// The signed number of turns of the places as seen from `center`, each step by the smaller
  /// angle; + is clockwise on a screen, where y grows downward. A place at the centre has no
  /// direction and is skipped; a step straight through it is half a turn, alternately one way and
  /// the other, so that an even figure eight adds up to 0.
  ///
  /// The places must be in a frame of size 1 or so.
  ///
  /// - Complexity: O(count).
  func turns(about center: Vector) -> Double {
    // Whole turns are counted at the half axis to the left, so two angles are enough.
    var passed = 0
    guard count > 0 else { return 0 }
    var a = self[0] - center
    for index in 1..<count {
      let b = self[index] - center
      let turn = a.cross(b)
      if turn.magnitude <= Self.straight, a.dot(b) <= 0 { return turnsStepByStep(about: center) }
      if (a.dy < 0) != (b.dy < 0) {
        if b.dy < 0, turn > 0 { passed += 1 }
        if a.dy < 0, turn < 0 { passed -= 1 }
      }
      a = b
    }
    let (first, last) = (self[0] - center, self[count - 1] - center)
    return Double(passed) + (last.angle - first.angle) / (2 * .pi)
  }

  /// Twice the area that a step through the centre spans with it: 0, up to rounding.
  private static var straight: Double { 1e-13 }

  /// The same, where a step leads straight through the centre or a place is at it.
  private func turnsStepByStep(about center: Vector) -> Double {
    let seen = (0..<count).map { self[$0] - center }.filter { $0.lengthSquared > 1e-24 }
    var nextHalfTurn = Double.pi
    var sum = 0.0
    for (a, b) in zip(seen, seen.dropFirst()) {
      let (ahead, aside) = (a.dot(b), a.cross(b))
      if aside.magnitude <= Self.straight, ahead < 0 {
        sum += nextHalfTurn
        nextHalfTurn = -nextHalfTurn
      } else {
        sum += Vector(ahead, aside).angle
      }
    }
    return sum / (2 * .pi)
  }
}
