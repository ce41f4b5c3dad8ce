import StrokeCore

/// A closed line drawn around things: through points, and from the last back to the first. Its inside is where
/// its winding number is not 0.
struct ClosedLine: Sendable {
  /// The most steps of a search for what a line encloses: about a second.
  static let mostSteps = 8 * ClipSweep.mostSteps

  private let inside: HitTest

  /// - Complexity: O(n).
  init(_ points: [Point]) {
    let line = points.allSatisfy { $0.isFinite } ? points : []
    inside = HitTest(Path(closedLine: line), Paint()).indexed()
  }

  /// Returns whether the painted area of a test lies entirely inside; nil if too few steps are left
  /// to tell. An empty area is never inside.
  func encloses(_ test: HitTest, _ steps: inout Int) -> Bool? {
    guard let outer = test.outerBounds else { return false }
    let isFinite = outer.largest.isFinite
    var probe = FillProbe(
      .rect(isFinite ? outer.outset(by: outer.largest * HitTest.slack) : .plane))
    inside.walkPath(&probe)
    guard probe.isPainted(by: .nonzero), let painted = test.indexed().paintedBounds else {
      return false
    }
    guard probe.isCrossed else { return true }
    let line = line(near: outer, &steps)
    return test.indexed().touches(painted, outside: line, &steps).map { !$0 }
  }

  /// A closed line with the same winding numbers as this one within a region, and fewer lines away
  /// from it.
  private func line(near region: Rect, _ steps: inout Int) -> Path {
    var points: [Point] = []
    inside.forEachStep(near: region) { step in
      // A run away from the region that ends where it starts adds nothing.
      if case .line(let p, let q) = step, p != q { points.append(p) }
    }
    steps -= points.count
    return Path(closedLine: points)
  }
}
