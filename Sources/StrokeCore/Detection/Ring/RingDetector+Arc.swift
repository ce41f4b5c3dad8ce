// Arcs of less than a turn. There is no loop to measure, so the nearest circle stands in for it, and
// the limits are wider: there is less turning for the same noise of the pen.

extension RingDetector {
  func examineArc(
    _ samples: FramedSamples, _ room: OutlineRoom, _ proceed: (Check) -> Bool
  ) -> Circle? {
    let distinct = DistinctSamples(samples)
    let (count, length) = distinct.measured()
    guard proceed(Check(.points, Double(count), .atLeast(5), .tooSparse)) else { return nil }
    let outline = Outline(distinct, length: length, in: room)
    let arc = outline.flatMap { Arc($0) }
    guard proceed(Check(.fit, outline.map { _ in arc?.radius ?? 0 }, .above(0), .tooStraight)),
      proceedThroughTurns(arc?.turns.magnitude, proceed),
      proceedThroughCurve(arc, room, proceed)
    else { return nil }
    return StrokeShape(samples).circle
      ?? arc.flatMap { samples.circle($0.center, radius: $0.radius) }
  }

  private func proceedThroughTurns(_ measured: Double?, _ proceed: (Check) -> Bool) -> Bool {
    let least = stretched(0.65 * turns, .turns)
    // A full circle is no arc.
    let most = turns + min(turns - least, (1 - turns) / 2)
    return proceed(Check(.turns, measured, .atLeast(least), .turnsTooLittle))
      && proceed(Check(.turns, measured, .atMost(most), .turnsTooMuch))
  }

  private func proceedThroughCurve(
    _ arc: Arc?, _ room: OutlineRoom, _ proceed: (Check) -> Bool
  ) -> Bool {
    // Chords as long as on a full circle in terms of the angle they span.
    let share = max(turns, 0.01)
    let short = min(8, Int((2 / share).rounded()))
    let long = min(12, Int((3 / share).rounded()))
    let corners = arc.map { Turning(of: $0.inner, chord: short, in: room.angles).cornerShare() }
    guard proceed(atMost(0.84, .corners, corners, .hasCorners)) else { return false }
    let dents = arc.map {
      Turning(of: $0.inner, chord: long, in: room.angles).dentShare($0.turns > 0 ? 1 : -1)
    }
    return proceed(atMost(0.15, .dents, dents, .hasDents))
      && proceed(atMost(0.04, .deviation, arc?.deviation, .notRound))
  }
}

/// An outline with the circle that fits it best.
private struct Arc {
  private let places: PlaceRow
  let center: Vector
  let radius: Double
  /// The signed turns about the centre.
  let turns: Double

  /// Nil if no circle fits.
  init?(_ outline: Outline) {
    let places = outline.places
    let fit = CircleFit(flattest: 1e-9).fit { body in
      for index in 0..<Outline.count { body(places[index], 1) }
    }
    guard let fit else { return nil }
    self.places = places
    (center, radius) = fit
    turns = turnsSwept(count: Outline.count) { places[$0] - fit.center }
  }

  /// The places where the pen neither lands nor lifts.
  var inner: PlaceRow { places.dropping(first: 3, last: 3) }

  /// The root mean square of the distances from the circle, over the length of the arc: over the
  /// radius, an arc that is nearly straight could wind at will.
  var deviation: Double {
    var sum = 0.0
    for index in 0..<Outline.count {
      let off = (places[index] - center).length - radius
      sum += off * off
    }
    return (sum / Double(Outline.count)).squareRoot() / places.length
  }
}
