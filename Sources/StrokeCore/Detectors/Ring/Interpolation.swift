// Recorders and converters put samples between the real ones, on the straight line from one to the
// next. Such samples hide the grain of a recording: a staircase of long, straight steps looks smooth
// nearly everywhere. They say nothing of the shape, so the grain is estimated without them. The
// outline keeps them: an octagon drawn with straight sides must not lose its sides.

extension PointBuffer {
  /// Rows as long as the places that ``roughnessBetweenBends(in:)`` may take of a workspace.
  static let rowsForBends = 2 + CircularSpline.rows

  /// The ``CircularSpline/roughness`` of an interpolated recording without the samples that were put in,
  /// or 0 for any other. A recording is interpolated if at least half of its samples lie straight
  /// between their neighbours: that is what one in each step makes.
  ///
  /// - Complexity: O(count).
  func roughnessBetweenBends(in workspace: inout Workspace) -> Double {
    guard count > 2, 2 * straightCount >= count - 2 else { return 0 }
    let bends = bends(in: &workspace)
    return CircularSpline(bends, in: &workspace)?.roughness ?? 0
  }

  /// The greatest sine of the turn at a sample that lies straight between its neighbours: a
  /// thousandth, which is more than the rounding of stored numbers makes and less than any turn of
  /// a grid.
  private static var straight: Double { 1e-3 }

  /// The number of places that lie straight between their neighbours.
  private var straightCount: Int {
    var sum = SIMD4<Double>.zero
    for index in stride(from: 1, to: count - 1, by: 4) {
      let here = self[four: index]
      let (before, after) = (here - self[four: index - 1], self[four: index + 1] - here)
      let turn = before.cross(after)
      let most = Self.straight * Self.straight * before.squares * after.squares
      let isStraight = turn * turn .<= most .& before.dot(after) .> 0
      sum += SIMD4.zero.replacing(with: 1, where: isStraight)
        .masked(to: Swift.min(4, count - 1 - index))
    }
    return Int(sum.sum())
  }

  /// The places without those that lie straight between their neighbours.
  private func bends(in workspace: inout Workspace) -> PointBuffer {
    let (x, y) = (workspace.row(count), workspace.row(count))
    var bends = 0
    for index in 0..<count {
      (x[bends], y[bends]) = (self[index].dx, self[index].dy)
      bends += isStraight(at: index) ? 0 : 1
    }
    x[four: bends] = .zero
    y[four: bends] = .zero
    return PointBuffer(x: x, y: y, count: bends)
  }

  private func isStraight(at index: Int) -> Bool {
    guard index > 0, index < count - 1 else { return false }
    let (before, after) = (self[index] - self[index - 1], self[index + 1] - self[index])
    let turn = before.cross(after)
    let most = Self.straight * Self.straight * before.lengthSquared * after.lengthSquared
    return turn * turn <= most && before.dot(after) > 0
  }
}
