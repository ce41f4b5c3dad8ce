/// A part of an outline in which the pen went back along its own line and on again, as a hand does
/// that hesitates, or rested with a tremor. It says nothing about the shape.
///
/// Leaving it out uncovers no ink and breaks no line: it begins and ends in the same place, heading
/// the same way, and what lies between is covered by the line just before and after. So cusps,
/// star tips, loops and full laps are not retracings.
struct Retracing {
  /// The place where it begins.
  let first: Int
  /// The place where it ends, beside the first.
  let last: Int

  /// How often it may be left out of a stroke, one after the other.
  static let most = 8
  /// The most places that it may have: half of all.
  private static let longest = 32

  /// The longest and best aligned one in a row of places, `spacing` apart along the line; nil if the
  /// line never turns back. `sums` must be as long as `places`.
  ///
  /// - Complexity: O(count) if the line never turns back.
  init?(in places: PointBuffer, spacing: Double, sums: PointBuffer) {
    let inner = 1..<places.count - 1
    guard var turn = inner.first(where: { Self.turnsBack(places, at: $0) }) else { return nil }
    // With a margin for the rounding of distances.
    let longestStep = places.measure(into: sums.x).longest * (1 + 1e-9)
    sums[0] = .zero
    for index in 1..<places.count { sums[index] = sums[index - 1] + places[index - 1] }
    let nearness = spacing * spacing
    var least = Double.infinity
    var best: (first: Int, last: Int)?
    for first in 1..<places.count - 3 {
      // What turns back does so between its ends.
      turn = max(turn, first + 1)
      while turn < places.count - 2, !Self.turnsBack(places, at: turn) { turn += 1 }
      var last = min(places.count - 2, first + Self.longest)
      // A shorter part costs no less than this.
      while last > turn, -0.3 * Double(last - first) < least {
        let square = (places[last] - places[first]).lengthSquared
        guard square < nearness else {
          // A step changes the distance by its length at most, so what is skipped is not near either.
          last -= 1 + Int((square.squareRoot() - spacing) / longestStep)
          continue
        }
        let apart = Self.cost(of: first, last, in: places, sums) / nearness
        let cost = apart - 0.3 * Double(last - first)
        if cost < least, Self.isCovered(first, last, in: places, within: nearness) {
          (least, best) = (cost, (first, last))
        }
        last -= 1
      }
    }
    guard let best else { return nil }
    (first, last) = best
  }

  private static func turnsBack(_ places: PointBuffer, at index: Int) -> Bool {
    let here = places[index]
    return (here - places[index - 1]).dot(places[index + 1] - here) < 0
  }

  /// The cost of leaving out a part: the squares of the distance of its ends, and of their
  /// middle from the middle of all.
  private static func cost(
    of first: Int, _ last: Int, in places: PointBuffer, _ sums: PointBuffer
  ) -> Double {
    let inside = (sums[last] - sums[first + 1]) * (1 / Double(last - first - 1))
    let off = inside - (places[first] + places[last]) * 0.5
    return (places[last] - places[first]).lengthSquared + off.lengthSquared
  }

  /// True if a part heads the same way at its end as at its beginning, and covers no ink of its own.
  private static func isCovered(
    _ first: Int, _ last: Int, in places: PointBuffer, within nearness: Double
  ) -> Bool {
    let before = places[first] - places[max(0, first - 2)]
    let after = places[min(places.count - 1, last + 2)] - places[last]
    return before.dot(after) > 0
      && (first + 1..<last).allSatisfy { isCovered($0, first, last, in: places, within: nearness) }
  }

  /// True if a place lies on the line just before or after a part: half as far as the pen went back,
  /// which is half of the part, and one place more.
  private static func isCovered(
    _ index: Int, _ first: Int, _ last: Int, in places: PointBuffer, within nearness: Double
  ) -> Bool {
    let reach = (last - first) / 4 + 1
    func isNear(_ other: Int) -> Bool {
      (places[other] - places[index]).lengthSquared < nearness
    }
    return (max(0, first - reach)...first).contains(where: isNear)
      || (last...min(places.count - 1, last + reach)).contains(where: isNear)
  }
}
