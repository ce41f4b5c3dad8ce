/// 64 places evenly along a stroke, smoothed: what `ring` looks at in its place.
///
/// The smoothing follows from the recording's own grain: how far its samples lie off the line that
/// was drawn, as their bends show it, or as rounding to a grid moves them. It averages over a window
/// whose standard deviation is 1.2 places, a place being a 63rd of the stroke, where the samples are
/// smooth, and grows to eight times the grain where they are not: two steps of a grid, which is what
/// it takes to make a line of a staircase. It never exceeds 2.6 places, a 24th of the stroke,
/// because a wider window would make a circle of a square.
struct Outline {
  /// The number of places.
  static let count = 64
  /// How many rows, as long as the samples or the places, it may take of a workspace.
  static let rows = CircularSpline.rows + PointBuffer.rowsForBends + 4

  /// The samples of the stroke but for those of a ``Retracing``.
  let samples: PointBuffer
  /// The places.
  let places: PointBuffer
  /// Scratch rows of the same length, free for reuse.
  let spare: PointBuffer
}

extension Outline {
  /// The outline of a stroke, or nil if fewer than three samples are distinct. All retracing is left
  /// out: the samples that are left move up in their rows.
  ///
  /// - Complexity: O(n).
  init?(_ samples: PointBuffer, in workspace: inout Workspace) {
    let rows = (workspace.places(Self.count), workspace.places(Self.count))
    let mark = workspace.mark
    guard var (outline, spline) = Self.fit(samples, rows, in: &workspace) else { return nil }
    for _ in 0..<Retracing.most {
      let spacing = spline.length / Double(Self.count - 1)
      guard let part = Retracing(in: outline.places, spacing: spacing, sums: outline.spare),
        let rest = spline.dropping(part, count: Self.count)
      else { break }
      workspace.release(to: mark)
      guard let next = Self.fit(rest, rows, in: &workspace) else { break }
      (outline, spline) = next
    }
    self = outline
  }

  /// The outline of samples in one or the other of two rows, and the curve that it was taken from.
  private static func fit(
    _ samples: PointBuffer, _ rows: (PointBuffer, PointBuffer), in workspace: inout Workspace
  ) -> (Outline, CircularSpline)? {
    guard let spline = CircularSpline(samples, in: &workspace) else { return nil }
    spline.fill(rows.0)
    let grain = max(
      spline.roughness, samples.roughnessBetweenBends(in: &workspace),
      samples.roundingOfGrid(longestStep: spline.longestStep) / spline.straightLength)
    let reach = 8 * grain * Double(Self.count - 1)
    let variance = min(1.5 + reach * reach, 7) - spline.variance(of: Self.count)
    let (places, spare) = Self.smoothed(rows.0, rows.1, by: variance)
    return (Outline(samples: samples, places: places, spare: spare), spline)
  }

  private static func smoothed(
    _ row: PointBuffer, _ other: PointBuffer, by variance: Double
  ) -> (PointBuffer, spare: PointBuffer) {
    let x = smoothed(row.x, other.x, by: variance)
    let y = smoothed(row.y, other.y, by: variance)
    // The rows have changed places the same number of times.
    let spare = passes(for: variance) % 2 == 0 ? other : row
    return (PointBuffer(x: x, y: y, count: count), spare)
  }

  /// The times that weights of up to 1, 2, 1 over 4, whose variance is a half, are to be applied.
  private static func passes(for variance: Double) -> Int { Int((2 * variance).rounded(.up)) }

  /// Averages a row, with the ends held, over a window of this variance, in squares of places.
  /// Returns the row that the result is in: the one or the other.
  private static func smoothed(
    _ row: ScratchRow, _ other: ScratchRow, by variance: Double
  ) -> ScratchRow {
    let passes = passes(for: variance)
    let weight = variance / Double(2 * passes)
    var (from, to) = (row, other)
    for _ in 0..<passes {
      smooth(from, to, weight)
      swap(&from, &to)
    }
    return from
  }

  private static func smooth(_ row: ScratchRow, _ result: ScratchRow, _ weight: Double) {
    for index in stride(from: 1, to: count - 1, by: 4) {
      let here = row[four: index]
      let sides = row[four: index - 1] + row[four: index + 1] - 2 * here
      result[four: index] = here + sides * weight
    }
    result[0] = row[0]
    result[count - 1] = row[count - 1]
  }

  /// The outline without what sticks out at its ends: up to `most` places are left off at either.
  func trimmed(upTo most: Int) -> PointBuffer {
    let ends = endsToTrim(upTo: most)
    return places.dropping(first: ends.first, last: ends.last)
  }

  /// The numbers of places to leave off at either end, up to `most`, so that the ends meet best.
  /// Hooks, tails and overlaps go, a gap stays; each place must bring the ends nearer by about 0.3
  /// steps, or it is kept.
  func endsToTrim(upTo most: Int) -> (first: Int, last: Int) {
    let penaltyPerPoint = 0.3 * places.length() / Double(Self.count - 1)
    var best = (first: 0, last: 0)
    var least = Double.infinity
    for first in 0...most {
      let start = places[first]
      for last in 0...most {
        let penalty = penaltyPerPoint * Double(first + last)
        // What is left off only grows.
        guard penalty * penalty < least else { break }
        let cost = (start - places[Self.count - 1 - last]).lengthSquared + penalty * penalty
        if cost < least {
          least = cost
          best = (first, last)
        }
      }
    }
    return best
  }
}
