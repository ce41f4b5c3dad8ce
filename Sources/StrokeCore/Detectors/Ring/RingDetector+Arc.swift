// Arcs of less than a turn. There is no loop to measure, so the nearest circle stands in for it, and
// the limits are the wider the shorter the arc: there is less turning for the same noise of the pen.

/// The measures of an arc, as far as it has them.
struct ArcEvidence: RingEvidence {
  private let points: Int
  private let hasOutline: Bool
  private let arc: Arc?
  private let row: ScratchRow
  private var corners: Double?
  private var dents: Double?

  init(_ ring: RingDetector, points: Int, _ outline: Outline?, _ row: ScratchRow) {
    (self.points, self.row) = (points, row)
    hasOutline = outline != nil
    arc = outline.flatMap { Arc($0) }
  }

  var isRound: Bool { false }

  /// The circle that fits best.
  var circle: (center: Vector, radius: Double)? { arc.map { ($0.center, $0.radius) } }

  func showOutline(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool {
    let least = ring.stretched(ring.turns - (0.07 + 0.21 * ring.turns), .turns)
    // A full circle is no arc.
    let most = ring.turns + min(ring.turns - least, (1 - ring.turns) / 2)
    let radius = hasOutline ? arc?.radius ?? 0 : nil
    let measured = arc?.turns.magnitude
    return proceed(Check(.points, Double(points), .atLeast(5), .tooSparse))
      && proceed(Check(.fit, radius, .above(0), .tooStraight))
      && proceed(Check(.turns, measured, .atLeast(least), .turnsTooLittle, setting: "turns"))
      && proceed(Check(.turns, measured, .atMost(most), .turnsTooMuch, setting: "turns"))
  }

  mutating func measureCurve(by ring: RingDetector) {
    guard let arc else { return }
    let (short, long) = ring.arcChords
    corners =
      Turning(row, count: arc.inner.turn(chord: short, sign: arc.sign, into: row)).unevenness
    dents = Turning(row, count: arc.inner.turn(chord: long, sign: arc.sign, into: row)).wrongShare
  }

  func showCurve(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool {
    proceed(ring.atMost(1 - 0.3 * ring.arcTurns, .corners, corners, .hasCorners))
      && proceed(ring.atMost(0.04 / ring.arcTurns, .dents, dents, .hasDents))
      && proceed(ring.atMost(0.04, .deviation, arc?.deviation, .notRound))
  }
}

extension RingDetector {
  /// The part of a circle that is asked for, at least a hundredth.
  fileprivate var arcTurns: Double { max(turns, 0.01) }

  /// The lengths of the chords for corners and for dents, in steps of the outline: as long as on a full
  /// circle in terms of the angle they span.
  var arcChords: (short: Int, long: Int) {
    (min(8, Int((2 / arcTurns).rounded())), min(12, Int((3 / arcTurns).rounded())))
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

  /// + for clockwise on a screen.
  var sign: Double { turns > 0 ? 1 : -1 }

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
