// Recorders and converters put samples between the real ones, on the straight line from one to the
// next. Such samples hide the grain of a recording: a staircase of long, straight steps looks smooth
// nearly everywhere. They say nothing of the shape, so the grain is estimated without them. The
// outline keeps them: an octagon drawn with straight sides must not lose its sides.

extension PointBuffer {
  /// The roughness of an interpolated recording without the samples that were put in, or 0 for any other.
  /// A recording is interpolated if at least half of its samples lie straight between their neighbours:
  /// that is what one in each step makes.
  ///
  /// - Complexity: O(count).
  func roughnessBetweenBends() -> Double {
    guard count > 2, isInterpolated else { return 0 }
    var staircase = Staircase(at: self[0])
    for index in 1..<count where index == count - 1 || !areStraight(four: index)[0] {
      staircase.add(self[index])
    }
    return staircase.roughness
  }

  /// The greatest sine of the turn at a sample that lies straight between its neighbours: a
  /// thousandth, which is more than the rounding of stored numbers makes and less than any turn of
  /// a grid.
  private static var straight: Double { 1e-3 }

  private var isInterpolated: Bool {
    let inner = 1..<count - 1
    return 2 * StrokeCore.count(in: inner) { index, _ in areStraight(four: index) } >= inner.count
  }

  /// Whether the samples from `index` on lie straight between their neighbours, in four lanes.
  @inline(__always)
  private func areStraight(four index: Int) -> SIMDMask<SIMD4<Int64>> {
    let here = self[four: index]
    let (before, after) = (here - self[four: index - 1], self[four: index + 1] - here)
    let turn = before.cross(after)
    let most = Self.straight * Self.straight * before.squares * after.squares
    return turn * turn .<= most .& before.dot(after) .> 0
  }
}

/// Steps that go one way and back again, and may be much longer than high: on a grid, a line that is nearly
/// level has a long step to each short one.
private struct Staircase {
  private var place: Vector
  private var step = Vector.zero
  /// How far the place before the last step lies off the line between its neighbours.
  private var height = 0.0
  private var length = 0.0
  private var squares = 0.0

  init(at place: Vector) { self.place = place }

  mutating func add(_ next: Vector) {
    let after = next - place
    let width = (step + after).length
    let own = width > 0 ? step.cross(after) / width : 0
    if own * height < 0 { squares += min(own * own, height * height) * step.length }
    length += after.length
    (place, step, height) = (next, after, own)
  }

  /// The root mean square, along the steps, of the lesser of the two heights at the ends of each that goes
  /// another way than the one before and the one after, over the length of all. Of steps that are equally
  /// long it is the ``CircularSpline/roughness``.
  var roughness: Double { length > 0 ? (squares / length).squareRoot() / length : 0 }
}
