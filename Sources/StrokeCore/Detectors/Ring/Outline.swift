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
  static let rows = CircularSpline.rows + 6
  /// The variance of the window for smooth samples, in squares of places.
  static let leastVariance = 1.5

  /// The samples of the stroke but for those of a ``Retracing``.
  let samples: PointBuffer
  /// The places before they were smoothed.
  let raw: PointBuffer
  /// The places.
  let places: PointBuffer
  /// The variance of the window that they were averaged over, in squares of places.
  let variance: Double
  /// Scratch rows of the same length, free for reuse.
  let spare: PointBuffer
}

extension Outline {
  /// The outline of a stroke, or nil if fewer than three samples are distinct. All retracing is left
  /// out: the samples that are left move up in their rows.
  ///
  /// - Complexity: O(n).
  init?(_ samples: PointBuffer, in workspace: inout Workspace) {
    let rows = Rows(
      raw: workspace.places(Self.count), smooth: workspace.places(Self.count),
      spare: workspace.places(Self.count))
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

  /// The rows that an outline is made in.
  private struct Rows {
    let raw: PointBuffer
    let smooth: PointBuffer
    let spare: PointBuffer
  }

  /// The outline of samples, and the curve that it was taken from.
  private static func fit(
    _ samples: PointBuffer, _ rows: Rows, in workspace: inout Workspace
  ) -> (Outline, CircularSpline)? {
    guard let spline = CircularSpline(samples, in: &workspace) else { return nil }
    spline.fill(rows.raw)
    let roughness = max(spline.roughness, samples.roughnessBetweenBends())
    let rounding = samples.roundingOfGrid(
      longestStep: spline.longestStep, above: roughness * spline.straightLength)
    let grain = max(roughness, rounding / spline.straightLength)
    let reach = 8 * grain * Double(Self.count - 1)
    let variance = min(leastVariance + reach * reach, 7) - spline.variance
    let smoothing = Smoothing(variance: variance)
    let isClosed = spline.isClosed
    let x = smoothing.ofLine(rows.raw.x, rows.smooth.x, rows.spare.x, isClosed)
    let y = smoothing.ofLine(rows.raw.y, rows.smooth.y, rows.spare.y, isClosed)
    // The rows have changed places the same number of times.
    let outline = Outline(
      samples: samples, raw: rows.raw, places: PointBuffer(x: x.result, y: y.result, count: count),
      variance: variance, spare: PointBuffer(x: x.spare, y: y.spare, count: count))
    return (outline, spline)
  }

  /// The outline without what sticks out at its ends: up to `most` places are left off at either.
  func trimmed(upTo most: Int) -> PointBuffer { without(endsToTrim(upTo: most)) }

  /// The outline without some places at either end.
  func without(_ ends: (first: Int, last: Int)) -> PointBuffer {
    places.dropping(first: ends.first, last: ends.last)
  }

  /// The numbers of places to leave off at either end, up to `most`, so that the ends meet best.
  /// Hooks, tails and overlaps go, a gap stays; each place must bring the ends nearer by about 0.3
  /// steps, or it is kept. A hook of both ends goes, too, but no slit that a closed line begins and ends
  /// in: it is one from any start.
  func endsToTrim(upTo most: Int) -> (first: Int, last: Int) {
    let step = places.length() / Double(Self.count - 1)
    let penaltyPerPoint = 0.3 * step
    // On an exact circle many are as good: of these the even ones, however the numbers are rounded.
    let preference = 1e-9 * step * step
    var best = (first: 0, last: 0)
    var least = Double.infinity
    for total in 0...2 * most {
      let penalty = penaltyPerPoint * Double(total)
      guard penalty * penalty < least else { break }
      for first in max(0, total - most)...min(total, most) {
        let last = total - first
        let apart = places[first] - places[Self.count - 1 - last]
        let penalized = apart.lengthSquared + penalty * penalty
        guard penalized < least else { continue }
        let difference = Double(first - last)
        let cost = penalized + preference * difference * difference
        if cost < least { (least, best) = (cost, (first, last)) }
      }
    }
    let hook = sharedHook(at: best, most: most, step: step)
    let isClosed = (places[0] - places[Self.count - 1]).length < 1e-3 * step
    return isClosed && isSlit(hook) ? best : (best.first + hook, best.last + hook)
  }

  /// True if the line starts farther inside than where a hook of `hook` places ends.
  private func isSlit(_ hook: Int) -> Bool {
    let far = places[Self.count / 2]
    return (places[0] - far).lengthSquared < (places[hook + 1] - far).lengthSquared
  }

  /// For how many places, up to three, both ends run along each other before the line parts and goes on
  /// both ways nearly straight: as from a hook, and not from the tip of a tear-drop.
  private func sharedHook(at ends: (first: Int, last: Int), most: Int, step: Double) -> Int {
    func apart(_ ahead: Int) -> Double {
      (raw[ends.first + ahead] - raw[Self.count - 1 - ends.last - ahead]).length
    }
    var length = 0
    while length < min(3, most - max(ends.first, ends.last)), apart(length + 1) < 0.5 * step {
      length += 1
    }
    return length > 0 && apart(length + 3) - apart(length + 1) > 3 * step ? length : 0
  }
}
