// Arcs of less than a turn. There is no loop to measure, so the nearest circle stands in for it, and
// the limits are the wider the shorter the arc: there is less turning for the same noise of the pen.

extension RingDetector {
  func examineArc(
    _ samples: PointBuffer, _ workspace: inout Workspace, _ proceed: (Check) -> Bool
  ) -> (center: Vector, radius: Double)? {
    guard proceed(Check(.points, Double(samples.count), .atLeast(5), .tooSparse)) else {
      return nil
    }
    let outline = Outline(samples, in: &workspace)
    let arc = outline.flatMap { Arc($0) }
    let angles = workspace.row(Outline.count)
    guard proceed(Check(.fit, outline.map { _ in arc?.radius ?? 0 }, .above(0), .tooStraight)),
      proceedThroughTurns(arc?.turns.magnitude, proceed),
      proceedThroughCurve(arc, angles, proceed)
    else { return nil }
    return StrokeShape(samples)?.fit ?? arc.map { ($0.center, $0.radius) }
  }

  private func proceedThroughTurns(_ measured: Double?, _ proceed: (Check) -> Bool) -> Bool {
    let least = stretched(turns - (0.07 + 0.21 * turns), .turns)
    // A full circle is no arc.
    let most = turns + min(turns - least, (1 - turns) / 2)
    return proceed(Check(.turns, measured, .atLeast(least), .turnsTooLittle))
      && proceed(Check(.turns, measured, .atMost(most), .turnsTooMuch))
  }

  private func proceedThroughCurve(
    _ arc: Arc?, _ angles: ScratchRow, _ proceed: (Check) -> Bool
  ) -> Bool {
    // Chords as long as on a full circle in terms of the angle they span.
    let share = max(turns, 0.01)
    let short = min(8, Int((2 / share).rounded()))
    let long = min(12, Int((3 / share).rounded()))
    let corners = arc.map { Turning(of: $0.inner, chord: short, in: angles).cornerShare() }
    guard proceed(atMost(0.92 - 0.16 * turns, .corners, corners, .hasCorners)) else { return false }
    let dents = arc.map {
      Turning(of: $0.inner, chord: long, in: angles).dentShare($0.turns > 0 ? 1 : -1)
    }
    return proceed(atMost(0.0325 / share, .dents, dents, .hasDents))
      && proceed(atMost(0.033, .deviation, arc?.deviation, .notRound))
  }
}

/// An outline with the circle that fits it best.
struct Arc {
  private let places: PointBuffer
  let center: Vector
  let radius: Double
  /// The signed turns about the centre.
  let turns: Double

  /// Nil if no circle fits.
  init?(_ outline: Outline) {
    let moments = CentralMoments(of: outline.places)
    guard let fit = CircleFit(flattest: 1e-9).fit(moments) else { return nil }
    places = outline.places
    (center, radius) = fit
    turns = places.turns(about: center)
  }

  /// The places where the pen neither lands nor lifts.
  var inner: PointBuffer { places.dropping(first: 3, last: 3) }

  /// The root mean square of the distances from the circle, over the length of the arc: over the
  /// radius, an arc that is nearly straight could wind at will.
  var deviation: Double {
    var sum = 0.0
    for index in 0..<Outline.count {
      let off = (places[index] - center).length - radius
      sum += off * off
    }
    return (sum / Double(Outline.count)).squareRoot() / places.length()
  }
}
