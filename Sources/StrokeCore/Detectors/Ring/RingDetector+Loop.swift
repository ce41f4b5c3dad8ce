// Circles: the checks and their limits. Errors of shape that make later numbers mean nothing come
// first: an arc that is closed by its chord looks flat, so `gap` stands before `aspect`; a dent is
// turned out of by corners of a kind, so `dents` stands before `corners`.

/// The limit of each measure for a stroke that is perfect in all others.
private enum LoopLimit {
  /// Samples in different places: fewer are a polygon as much as a circle.
  static let points = 8.0
  /// Share of the ellipse of the same moments. A triangle has 0.84, so nothing that is a loop at
  /// all fails by this; figures of eight, lines and scribbles do.
  static let area = 0.80
  /// Diameters between the trimmed ends: those of an arc of 308 degrees.
  static let gap = 0.443
  /// Turns about the middle: a sixth too few, as in that arc, or by a stem drawn against the loop.
  static let leastTurns = 0.83
  /// Turns about the middle: two fifths too many, beyond what is drawn to close a loop well.
  static let mostTurns = 1.40
  /// Lesser over greater axis: an ellipse of 2 to 1 counts, with a little left for the hand.
  static let aspect = 0.48
  /// Share of all turning that goes the wrong way.
  static let dents = 0.08
  /// Bursts of turning, over the mean turning: between an exact octagon, which has 0.94 and is the
  /// polygon of most corners that people draw as one, and one of nine corners, which has 0.70. A
  /// tear-drop whose tip is a right angle has 0.99.
  static let corners = 0.76
  /// Mean deviation of the turning over the mean turning: an exact octagon has 0.66, a square 1.2.
  static let unevenness = 0.78
  /// Radii, root mean square: a quarter. A triangle has 0.2.
  static let deviation = 0.25
  /// Radii from the rim, inward or outward: most of the way to the middle, as the crossbars of e
  /// and G go, or as far out, as the stem of a goes.
  static let tail = 0.7
}

extension RingDetector {
  /// The least area. What encloses nothing has no circle, however lenient the limit.
  fileprivate func areaLimit(_ hasRegion: Bool) -> Limit {
    let least = stretched(LoopLimit.area, .area)
    return !hasRegion && !(least > 0) ? .above(0) : .atLeast(least)
  }

  func atMost(
    _ limit: Double, _ name: Check.Name, _ measured: Double?, _ reason: Reason
  ) -> Check {
    Check(name, measured, .atMost(stretched(limit, name)), reason, setting: "strictness")
  }

  func atLeast(
    _ limit: Double, _ name: Check.Name, _ measured: Double?, _ reason: Reason
  ) -> Check {
    Check(name, measured, .atLeast(stretched(limit, name)), reason, setting: "strictness")
  }

  /// The most turns that pass, as set or by the strictness.
  package var mostTurns: Double { maxTurns ?? stretched(LoopLimit.mostTurns, .turns) }

  /// The least aspect that passes, as set or by the strictness.
  package var leastAspect: Double { minAspect ?? stretched(LoopLimit.aspect, .aspect) }

  /// The number of points that may go at either end: 10, a sixth of the stroke, or half of the
  /// longest overlap that is allowed, and one more.
  var longestTrim: Int {
    guard mostTurns > 1 else { return 10 }
    let overlap = (Double(Outline.count / 2) * (1 - 1 / mostTurns)).rounded(.up)
    return min(Outline.count / 2 - 1, max(10, Int(overlap) + 1))
  }
}

/// The measures of a loop, as far as it has them. They depend on the stroke and on how much of its ends
/// is trimmed, and on no other setting.
struct LoopEvidence: RingEvidence {
  /// The number of samples in different places.
  private let points: Int
  /// True if something is enclosed.
  private let hasRegion: Bool
  private let area: Double?
  private let aspect: Double?
  // Measured when a check asks for them: many strokes fail before that.
  private lazy var gap = unmeasured?.loop.gap
  private lazy var turns = unmeasured?.loop.turns
  private var dents: Double?
  private var corners: Double?
  private var unevenness: Double?
  private var deviation: Double?
  private var tail: Double?
  /// True if the end that is farthest from the rim is inside.
  private var isTailInside = false
  /// Flat loops, which another fit is for, are less than a third as wide as long.
  var isRound: Bool { mutating get { (aspect ?? 0) > 0.4 && (turns ?? 0) > 0.8 } }
  /// The circle of the same moments.
  let circle: (center: Vector, radius: Double)?
  /// The line whose curve is not measured yet, with a row to measure in.
  private var unmeasured: (loop: WhitenedOutline, row: ScratchRow)?

  init(_ ring: RingDetector, points: Int, _ outline: Outline?, _ row: ScratchRow) {
    self.init(points: points, outline, outline?.endsToTrim(upTo: ring.longestTrim) ?? (0, 0), row)
  }

  /// The measures of an outline with some places trimmed at either end.
  init(points: Int, _ outline: Outline?, _ ends: (first: Int, last: Int), _ row: ScratchRow) {
    let region = outline.flatMap { EnclosedRegion($0.without(ends)) }
    let loop = region.flatMap { region in outline.map { WhitenedOutline($0, ends, region) } }
    (self.points, hasRegion) = (points, region != nil)
    circle = region.map { ($0.centroid, $0.radius) }
    // Where an outline encloses nothing, it has the least area and aspect there are.
    area = outline == nil ? nil : region?.fullness ?? 0
    aspect = outline == nil ? nil : region?.aspect ?? 0
    unmeasured = loop.map { ($0, row) }
  }

  mutating func showOutline(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool {
    return proceed(Check(.points, Double(points), .atLeast(LoopLimit.points), .tooSparse))
      && proceed(
        Check(.area, area, ring.areaLimit(hasRegion), .notALoop, setting: "strictness"))
      && proceed(ring.atMost(LoopLimit.gap, .gap, gap, .notClosed))
      && proceed(ring.atLeast(LoopLimit.leastTurns, .turns, turns, .turnsLessThanOnce))
      && proceed(
        Check(.turns, turns, .atMost(ring.mostTurns), .turnsMoreThanOnce, setting: "max-turns"))
      && proceed(
        Check(.aspect, aspect, .atLeast(ring.leastAspect), .tooFlat, setting: "min-aspect"))
  }

  mutating func measureCurve(by ring: RingDetector) {
    guard let (loop, row) = unmeasured else { return }
    unmeasured = nil
    let even = EvenLoop(loop, lengths: row)
    even.turn(sign: loop.sign, into: row)
    let turning = Turning(row, count: Outline.count)
    (dents, unevenness) = (turning.wrongShare, turning.unevenness)
    corners = Turning.bursts(of: row)
    deviation = even.deviation
    let farthest = loop.farthest
    isTailInside = farthest.inside > farthest.outside
    // People begin an O with a curl, so only seven tenths of one count.
    let inside = isTailInside ? farthest.inside * (1 - 0.3 * loop.curl) : farthest.inside
    tail = max(inside, farthest.outside, 0)
  }

  func showCurve(by ring: RingDetector, to proceed: (Check) -> Bool) -> Bool {
    let reason = isTailInside ? Reason.endsRunInside : .endsStickOut
    return proceed(ring.atMost(LoopLimit.dents, .dents, dents, .hasDents))
      && proceed(ring.atMost(LoopLimit.corners, .corners, corners, .hasCorners))
      && proceed(ring.atMost(LoopLimit.unevenness, .unevenness, unevenness, .turnsUnevenly))
      && proceed(ring.atMost(LoopLimit.deviation, .deviation, deviation, .notRound))
      && proceed(ring.atMost(LoopLimit.tail, .overshoot, tail, reason))
  }
}
