import StrokeCore

/// How precisely curves are drawn where their areas are computed.
enum CoveragePrecision {
  /// To less than a step of an alpha of 0…255.
  case alpha
  /// To about 1 part in 1000.
  case ratio

  /// The largest number of times that a half side of the target is larger than an error.
  var parts: Double { self == .alpha ? 4096 : 1024 }
}

/// The largest errors that shapes may have in a target's area, in the path's coordinates.
///
/// A sliver between a curve and its chord matters by its thickness along the side of the target that it
/// runs across. So along a thin target, shapes must be very precise, and across it hardly at all.
struct CoverageTolerance {
  /// In half sides of the target.
  private let share: Double
  let toUnit: Transform
  /// The tolerance in every direction: that share of the target's smaller half side.
  let least: Double
  private let largestScale: Double
  private let areaScale: Double

  init(_ target: FramedTarget, _ precision: CoveragePrecision) {
    share = 1 / precision.parts
    toUnit = target.toUnit
    largestScale = max(Vector(toUnit.a, toUnit.c).length, Vector(toUnit.b, toUnit.d).length)
    areaScale = toUnit.determinant.magnitude
    least = share / largestScale
  }

  /// The tolerance for borders that deviate from a direction of length 1 by at most an angle of which
  /// the sine is given.
  func along(_ direction: Vector, sine: Double) -> Double {
    let mapped = toUnit(direction)
    let reach = max(mapped.dx.magnitude, mapped.dy.magnitude) * (1 - sine) - sine * largestScale
    return max(least, share * (reach / areaScale))
  }

  /// The length of a line in some direction, of length 1, that is a thousandth of the target's side.
  func stretch(along direction: Vector) -> Double {
    let mapped = toUnit(direction)
    return 4 * share / max(mapped.dx.magnitude, mapped.dy.magnitude)
  }

  /// The length that is no longer than that in any direction.
  var leastStretch: Double { 4 * least }

  /// The tolerance for what runs in all directions.
  func everywhere(_ rounding: Double) -> Double { max(least, rounding) }
}

/// A sink that collects a stroke's shapes near a target as convex polygons, in the frame in which the
/// target is the square -1…1 × -1…1. Round shapes become polygons that differ from them by less than
/// the tolerance.
struct CoverageSink: StrokeSink {
  /// The number of polygons after which shapes are not made any finer.
  private static let mostPolygons = 1 << 18

  private let region: FramedTarget
  private let toUnit: Transform
  private let radius: Double
  private let tolerance: CoverageTolerance
  private(set) var polygons: [Quad] = []
  /// True if the whole target is known to be covered, so that nothing else matters.
  private(set) var isFull = false
  /// How the pen has come to where it is.
  private var sweep: PenSweep

  init(_ target: FramedTarget, radius: Double, tolerance: CoverageTolerance) {
    region = target
    toUnit = target.toUnit
    self.radius = radius
    self.tolerance = tolerance
    sweep = PenSweep(over: target.bounds, radius: radius, tolerance: tolerance.least)
  }

  var target: Target? { .framed(region) }

  var bounds: Rect { region.bounds }

  /// The number of polygons after which more and more dashes are merged.
  private static let manyPolygons = 1 << 16

  /// Dashes are merged over a thousandth of the target, or a part of the pen's radius where their caps
  /// fill the gaps as far as can be seen.
  ///
  /// After many polygons it is more, up to a sixteenth of the target: their area averages out, because
  /// the lengths vary.
  func mergedDashes(
    of edge: DashedEdge, at position: DoubleDouble, _ density: DashDensity
  ) -> (length: Double, share: Double)? {
    let (_, direction) = edge.point(at: position)
    let excess = Double(max(polygons.count - Self.manyPolygons, 0))
    let variation = (excess * 0.618).truncatingRemainder(dividingBy: 1)
    let growth = excess > 0 ? (1 + min(excess * 0x1p-9, 63)) * (0.5 + variation) : 1
    let length = tolerance.stretch(along: direction) * growth
    if density.notch <= tolerance.along(direction, sine: 0) { return (max(length, radius / 16), 1) }
    guard length > 2 * density.period else { return nil }
    // Where the pen turns fast, its rim draws the gaps far wider than they are along the edge.
    if !edge.isStraight {
      let end = min(position + DoubleDouble(length * edge.unit), edge.length)
      let (_, next) = edge.point(at: end)
      if direction.dot(next) < 0 || radius * direction.cross(next).magnitude > length { return nil }
    }
    return (length, density.share)
  }

  /// What is asked about dashes that are merged must not depend on an index, which cuts more of them.
  var mostCutDashes: Double? { HitPreparation.fewDashes }

  func mergesDashes(_ pattern: DashPattern, _ style: StrokeStyle) -> Bool {
    let density = DashDensity(pattern, style)
    return density.notch <= tolerance.least || tolerance.leastStretch > 2 * density.period
  }

  mutating func polygon(_ polygon: Quad) -> Bool {
    guard region.meets(polygon) else { return false }
    let mapped = polygon.mapped(by: toUnit)
    polygons.append(mapped)
    isFull = mapped.coversUnitSquare
    return isFull
  }

  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    let hull = SectorHull(center, u, v, radius: radius)
    guard let peak = (u + v).normalized,
      region.meets(Quad(center, hull.start, hull.tip, hull.end))
    else { return false }
    // If the arc lies beyond the target, the sector does not differ from the kite there.
    if sweep.reachesAll(from: Rect(around: center, center)) {
      return polygon(Quad(center, hull.start, hull.tip, hull.end))
    }
    let sagitta = radius * (1 - peak.dot(u))
    let tolerance = tolerance.along(peak.quarterTurn, sine: peak.cross(u).magnitude)
    // Beyond the polygon through the middle of the arc lies a quarter of the triangle's sagitta.
    if sagitta <= max(tolerance * 4, 0x1p-50 * radius) || polygons.count > Self.mostPolygons {
      return polygon(Quad(center, hull.start, center + peak * radius, hull.end))
    }
    return sector(at: center, u, peak) || sector(at: center, peak, v)
  }

  mutating func body(of curve: Curve) -> Bool { body(of: curve, depth: 60) }

  private mutating func body(of curve: Curve, depth: Int) -> Bool {
    let (hull, box) = (curve.hullBounds, bounds.outset(by: radius))
    if hull.maxX <= box.minX || hull.minX >= box.maxX || hull.maxY <= box.minY
      || hull.minY >= box.maxY
    {
      return false
    }
    if sweep.coversAll(by: curve) {
      polygons.append(Quad(Point(-1, -1), Point(1, -1), Point(1, 1), Point(-1, 1)))
      isFull = true
      return true
    }
    let rounding = 0x1p-50 * max(hull.largest, radius)
    let isFine = depth == 0 || polygons.count > Self.mostPolygons
    if let axis = CurveAxis(curve) {
      guard region.meets(axis.box(from: curve.p0, side: radius)) else { return false }
      if axis.maxTurnSine < 0.5 {
        let most = max(tolerance.along(axis.along, sine: axis.maxTurnSine), rounding)
        let isFlat =
          axis.thickness <= most && radius * axis.maxTurnSine * axis.maxTurnSine <= most * 8
        if isFlat || isFine || isEvenlySwept(by: curve, axis, within: most) {
          return sections(of: curve)
        }
      }
    }
    let most = tolerance.everywhere(rounding)
    if max(hull.width, hull.height) <= most {
      if let (a, b, c) = curve.turn { return turn(at: curve.p0, a, b, c) }
      if isHalfTurn(curve, within: most) { return disk(at: curve.p0) }
    }
    if isFine { return disk(at: curve.p0) }
    let (left, right) = curve.halved()
    if Curve.turnsBack(between: left, right), disk(at: left.p3) {
      return true
    }
    return body(of: left, depth: depth - 1) || body(of: right, depth: depth - 1)
  }

  /// Returns whether, as far as the target shows, a pen far wider than it sweeps a piece as the quadrangles
  /// between its cross-sections do.
  ///
  /// In that case, the size of the pen says little about how finely the piece has to be divided: its two rims
  /// may lie beyond the target, and inside of it the cross-sections turn evenly.
  private func isEvenlySwept(by curve: Curve, _ axis: CurveAxis, within tolerance: Double) -> Bool {
    guard radius > Self.wide * (bounds.width + bounds.height), axis.maxTurnSine < 0.125,
      let a = curve.startDirection.normalized, let b = curve.endDirection.normalized
    else { return false }
    let (left, _) = curve.halved()
    guard let along = left.endDirection.normalized else { return false }
    let middle = left.p3
    // How far a corner lies ahead of the middle section, beside the mean of the other two.
    let isEven = bounds.corners.allSatisfy { corner in
      let mean = (a.dot(corner - curve.p0) + b.dot(corner - curve.p3)) / 2
      return (along.dot(corner - middle) - mean).magnitude <= tolerance
    }
    return isEven
      && isRimEven(
        curve.p0 + a.quarterTurn * radius, middle + along.quarterTurn * radius,
        curve.p3 + b.quarterTurn * radius, tolerance)
      && isRimEven(
        curve.p0 - a.quarterTurn * radius, middle - along.quarterTurn * radius,
        curve.p3 - b.quarterTurn * radius, tolerance)
  }

  /// Returns whether a rim through three points is close to its chord, or the target is not.
  private func isRimEven(_ p: Point, _ m: Point, _ q: Point, _ tolerance: Double) -> Bool {
    let sagitta = (m - p.interpolated(to: q, 0.5)).length
    if sagitta <= tolerance { return true }
    let near = bounds.outset(by: 2 * sagitta)
    return !near.interiorMeets(p, q)
  }

  /// The number of times that a pen is wider than a target from which on it is far wider.
  private static let wide = 64.0

  /// Returns whether the pen makes a half turn between the two ends, as it does in a cusp.
  private func isHalfTurn(_ curve: Curve, within tolerance: Double) -> Bool {
    guard let a = curve.startDirection.normalized, let b = curve.endDirection.normalized else {
      return false
    }
    return a.dot(b) < 0 && radius * a.cross(b).magnitude <= tolerance
  }

  /// Adds the area between the pen's cross-sections at the two ends of a short piece: a quadrangle, or
  /// two triangles where the two cross because the curve is tighter than the pen's radius.
  private mutating func sections(of curve: Curve) -> Bool {
    guard let a = curve.startDirection.normalized, let b = curve.endDirection.normalized else {
      return false
    }
    sweep.pass(curve)
    let (u, v) = (a.quarterTurn * radius, b.quarterTurn * radius)
    let (p, q) = (curve.p0, curve.p3)
    let turn = u.cross(v)
    // The point where the two cross, in multiples of the radius from the two ends.
    let s = (q - p).cross(v) / turn
    let t = (q - p).cross(u) / turn
    guard turn != 0, s.magnitude < 1, t.magnitude < 1 else {
      return polygon(Quad(p - u, q - v, q + v, p + u))
    }
    let crossing = p + u * s
    return polygon(Quad(triangle: crossing, p + u, q + v))
      || polygon(Quad(triangle: crossing, p - u, q - v))
  }
}

extension Quad {
  /// True if the square -1…1 × -1…1 lies inside.
  fileprivate var coversUnitSquare: Bool {
    let corners = [Point(-1, -1), Point(1, -1), Point(-1, 1), Point(1, 1)]
    let edges = [(a, b), (b, c), (c, d), (d, a)].filter { $0.0 != $0.1 }
    guard edges.count > 2, let (p, q) = edges.first else { return false }
    let side = (q - p).cross(corners[0] - p)
    return edges.allSatisfy { p, q in
      corners.allSatisfy { (q - p).cross($0 - p) * side > 0 }
    }
  }
}

/// A filled path's outline as straight lines, in the frame in which a target
/// is the square -1…1 × -1…1. Inside the square, curves become lines that are as precise as was asked
/// for; within 1/4096, that is less than 1/2500 of the square's area all the way round it.
struct CoverageOutline {
  private let toUnit: Transform
  private let precision: CoveragePrecision
  private(set) var lines: [(Point, Point)] = []

  init(_ target: FramedTarget, _ precision: CoveragePrecision) {
    self.precision = precision
    toUnit = target.toUnit
  }

  /// One of a clip's outlines.
  init(_ outline: Clip.Outline, _ target: FramedTarget, _ precision: CoveragePrecision) {
    self.init(target, precision)
    outline.path.forEachStep { add($0) }
  }

  mutating func add(_ step: OutlineStep) {
    switch step {
    case .begin: break
    case .line(let p, let q), .end(let p, let q, _): add(toUnit(p), toUnit(q))
    // The ends as they are mapped elsewhere, so that the outline has no gaps.
    case .curve(let curve): add(curve.mapped(by: toUnit), depth: 40)
    }
  }

  /// Adds a line, unless no horizontal line through the square meets it inside or to the left.
  private mutating func add(_ p: Point, _ q: Point) {
    if max(p.x, q.x) <= -1, let last = lines.last, last.1 == p, max(last.0.x, p.x) <= -1 {
      // To the left of the square, lines wind like the chord of all of them.
      lines[lines.count - 1].1 = q
      return
    }
    guard min(p.y, q.y) < 1, max(p.y, q.y) > -1, min(p.x, q.x) < 1 else { return }
    // A level line is crossed by none, but the covered length may jump at its height.
    if p.y != q.y || max(p.x, q.x) > -1 { lines.append((p, q)) }
  }

  private static func isNear(_ hull: Rect) -> Bool {
    hull.minX <= 1 && hull.maxX >= -1 && hull.minY <= 1 && hull.maxY >= -1
  }

  /// Halves in a loop while only one half is near, perhaps as often as the square is smaller than the
  /// curve, and recursively where both are, until few chords are enough.
  private mutating func add(_ whole: Curve, depth: Int) {
    var curve = whole
    for _ in 0..<256 {
      if !Self.isNear(curve.hullBounds) {
        add(curve.p0, curve.p3)
        return
      }
      let chords = chords(of: curve)
      if depth == 0 || chords <= 32 {
        add(curve, chords: chords <= 32 ? Int(chords) : 32)
        return
      }
      let (left, right) = curve.halved()
      let (isLeftNear, isRightNear) = (Self.isNear(left.hullBounds), Self.isNear(right.hullBounds))
      if isLeftNear, isRightNear {
        add(left, depth: depth - 1)
        curve = right
      } else {
        let away = isRightNear ? left : right
        add(away.p0, away.p3)
        curve = isRightNear ? right : left
      }
    }
    add(curve.p0, curve.p3)
  }

  /// The number of chords, each over the same range of the parameter, that lie close enough to a curve.
  private func chords(of curve: Curve) -> Double {
    // A chord over a range h deviates by at most h²/8 of the second derivative.
    max((curve.derivativeLimits.second * (precision.parts / 8)).squareRoot().rounded(.up), 1)
  }

  private mutating func add(_ curve: Curve, chords: Int) {
    var p = curve.p0
    for index in 1..<max(chords, 1) {
      let q = curve.point(at: Double(index) / Double(chords))
      add(p, q)
      p = q
    }
    add(p, curve.p3)
  }
}
