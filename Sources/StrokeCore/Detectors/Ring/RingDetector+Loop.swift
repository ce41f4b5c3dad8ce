// Circles: the checks and their limits. Errors of shape that make later numbers mean nothing come
// first: an arc that is closed by its chord looks flat, so `gap` stands before `aspect`; a triangle
// deviates far, so `corners` stands before `deviation`.

extension RingDetector {
  func examineLoop(
    _ samples: PointBuffer, _ workspace: inout Workspace, _ proceed: (Check) -> Bool
  ) -> (center: Vector, radius: Double)? {
    guard proceed(Check(.points, Double(samples.count), .atLeast(8), .tooSparse)) else {
      return nil
    }
    let outline = Outline(samples, in: &workspace)
    let part = outline?.trimmed(most: longestTrim)
    let region = part.flatMap { EnclosedRegion($0) }
    // Where an outline encloses nothing, it has the least area and aspect there are.
    let area = outline.map { _ in region?.fullness ?? 0 }
    let aspect = outline.map { _ in region?.aspect ?? 0 }
    guard proceed(Check(.area, area, areaLimit(for: region), .notALoop)) else { return nil }
    let loop = region.flatMap { region in
      outline.flatMap { outline in part.map { WhitenedOutline(outline, part: $0, region) } }
    }
    let angles = workspace.row(Outline.count)
    guard proceed(atMost(0.43, .gap, loop?.gap, .notClosed)),
      proceedThroughTurns(loop?.turns, proceed),
      proceed(
        Check(.aspect, aspect, .atLeast(minAspect ?? stretched(0.55, .aspect)), .tooFlat)),
      proceedThroughCurve(loop, angles, proceed),
      proceed(atMost(1.50, .overshoot, loop?.reach, .endsStickOut))
    else { return nil }
    return StrokeShape(samples)?.fit ?? region.map { ($0.centroid, $0.radius) }
  }

  /// The least area. What encloses nothing has no circle, however lenient the limit.
  private func areaLimit(for region: EnclosedRegion?) -> Limit {
    let least = stretched(0.80, .area)
    return region == nil && !(least > 0) ? .above(0) : .atLeast(least)
  }

  private func proceedThroughTurns(_ turns: Double?, _ proceed: (Check) -> Bool) -> Bool {
    let most = maxTurns ?? stretched(1.40, .turns)
    return proceed(atLeast(0.80, .turns, turns, .turnsLessThanOnce))
      && proceed(Check(.turns, turns, .atMost(most), .turnsMoreThanOnce))
  }

  /// How the loop curves: the checks that tell circles from polygons, clouds and hearts.
  private func proceedThroughCurve(
    _ loop: WhitenedOutline?, _ angles: ScratchRow, _ proceed: (Check) -> Bool
  ) -> Bool {
    let even = loop.map { ResampledLoop($0, lengths: angles) }
    // Chords of two places are the finest that rounding allows; one step of rounding is a corner
    // of a kind, but by chords of three no dent.
    let corners = even.map { Turning(of: $0.inner, chord: 2, in: angles).cornerShare() }
    guard proceed(atMost(0.788, .corners, corners, .hasCorners)) else { return false }
    let dents = even.map {
      Turning(of: $0.inner, chord: 3, in: angles).dentShare(loop?.sign ?? 1)
    }
    return proceed(atMost(0.04, .dents, dents, .hasDents))
      && proceed(atMost(0.115, .deviation, even?.deviation, .notRound))
  }

  func atMost(
    _ limit: Double, _ name: Check.Name, _ measured: Double?, _ reason: Reason
  ) -> Check {
    Check(name, measured, .atMost(stretched(limit, name)), reason)
  }

  func atLeast(
    _ limit: Double, _ name: Check.Name, _ measured: Double?, _ reason: Reason
  ) -> Check {
    Check(name, measured, .atLeast(stretched(limit, name)), reason)
  }

  /// How many places may go at either end: 10, a sixth of the stroke, or half of the longest
  /// overlap that is allowed, and one more.
  var longestTrim: Int {
    let most = maxTurns ?? stretched(1.40, .turns)
    guard most > 1 else { return 10 }
    let overlap = (Double(Outline.count / 2) * (1 - 1 / most)).rounded(.up)
    return min(Outline.count / 2 - 1, max(10, Int(overlap) + 1))
  }
}
