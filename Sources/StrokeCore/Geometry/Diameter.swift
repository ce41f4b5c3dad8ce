extension [Vector] {
  /// The greatest distance between two places; 0 if there are fewer than two.
  ///
  /// The two are opposite corners of the convex hull: two parallel lines that touch the hull and
  /// turn round it once meet every such pair.
  ///
  /// - Complexity: O(n log n).
  func greatestDistance() -> Double {
    let hull = convexHull()
    guard hull.count > 2 else { return hull.count < 2 ? 0 : (hull[1] - hull[0]).length }
    var best = 0.0
    var opposite = 1
    var steps = 0
    for index in hull.indices {
      let next = hull[(index + 1) % hull.count]
      let side = next - hull[index]
      while steps < 2 * hull.count {
        let after = hull[(opposite + 1) % hull.count]
        best = Swift.max(best, (hull[opposite] - hull[index]).lengthSquared)
        guard side.cross(after - hull[opposite]) > 0 else { break }
        opposite = (opposite + 1) % hull.count
        steps += 1
      }
      best = Swift.max(best, (hull[opposite] - next).lengthSquared)
    }
    return best.squareRoot()
  }

  /// The corners of the convex hull, each once, clockwise on a screen: Andrew's chains (1979), the
  /// upper one from left to right and the lower one back.
  private func convexHull() -> [Vector] {
    let sorted = arranged { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
    guard let first = sorted.first, let last = sorted.last, first != last else {
      return Array(prefix(1))
    }
    return Self.chain(sorted).dropLast() + Self.chain(sorted.reversed()).dropLast()
  }

  private static func chain(_ places: some Sequence<Vector>) -> [Vector] {
    var chain: [Vector] = []
    for place in places {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(place - chain[chain.count - 1]) <= 0
      {
        chain.removeLast()
      }
      chain.append(place)
    }
    return chain
  }
}
