/// 64 places evenly along a stroke, smoothed: what `ring` looks at in its place. A place is a 63rd
/// of the stroke; what is finer is the pen's noise.
struct Outline {
  /// How many places there are.
  static let count = 64

  /// The places.
  let places: PointBuffer
  /// Rows of the same length that nobody needs any more.
  let spare: PointBuffer

  /// The outline of a stroke, or nil if fewer than three samples are distinct.
  ///
  /// - Complexity: O(n).
  init?(_ samples: PointBuffer, in workspace: inout Workspace) {
    guard let spline = CircularSpline(samples, in: &workspace) else { return nil }
    let (x, y) = (workspace.row(Self.count), workspace.row(Self.count))
    let (otherX, otherY) = (workspace.row(Self.count), workspace.row(Self.count))
    spline.fill(PointBuffer(x: x, y: y, count: Self.count))
    Self.smooth(x, otherX)
    Self.smooth(y, otherY)
    places = PointBuffer(x: otherX, y: otherY, count: Self.count)
    spare = PointBuffer(x: x, y: y, count: Self.count)
  }

  /// Takes off what is finer than about one and a half places, into `result`: three times the
  /// weights 1, 2, 1 over 4, with the ends held. Rounding to whole pixels goes, corners stay.
  private static func smooth(_ row: ScratchRow, _ result: ScratchRow) {
    smoothOnce(row, result)
    smoothOnce(result, row)
    smoothOnce(row, result)
  }

  private static func smoothOnce(_ row: ScratchRow, _ result: ScratchRow) {
    for index in stride(from: 1, to: count - 1, by: 4) {
      let sides = row[four: index - 1] + row[four: index + 1]
      result[four: index] = (sides + 2 * row[four: index]) * 0.25
    }
    result[0] = row[0]
    result[count - 1] = row[count - 1]
  }

  /// The outline without what sticks out at its ends: up to `most` places are left off at either,
  /// so that the ends meet best. Hooks, tails and overlaps go, a gap stays; each place must bring
  /// the ends nearer by about 0.3 steps, or it is kept.
  func trimmed(most: Int) -> PointBuffer {
    let penaltyPerPoint = 0.3 * places.length() / Double(Self.count - 1)
    var best = (first: 0, last: 0)
    var least = Double.infinity
    for first in 0...most {
      let start = places[first]
      for last in 0...most {
        let penalty = penaltyPerPoint * Double(first + last)
        let cost = (start - places[Self.count - 1 - last]).lengthSquared + penalty * penalty
        if cost < least {
          least = cost
          best = (first, last)
        }
      }
    }
    return places.dropping(first: best.first, last: best.last)
  }
}
