import StrokeCore

extension HitTest {
  /// The bounding box of what is painted: of the curves, not of their control points, with miter
  /// tips, caps and dashes. Nil if nothing is painted.
  ///
  /// A flat line, a spike or outlines that cancel each other enclose nothing, so a fill paints
  /// nothing there.
  ///
  /// - Complexity: O(n + number of dashes); O(1) after the first time if the test is indexed. More
  ///   where a clip cuts off a part: about two hundred questions.
  public var paintedBounds: Rect? {
    if clip.isUnbounded { return wholeBounds }
    return preparation.map { $0.clippedBounds { clippedBounds } } ?? clippedBounds
  }

  /// The same without regard to the clip.
  var wholeBounds: Rect? { preparation.map { $0.bounds { computedBounds } } ?? computedBounds }

  private var computedBounds: Rect? {
    let scale = rangeScale(0)
    guard scale == 1 else {
      let small = scaled(by: scale).paintedBounds
      return small.map { transform.bounds(of: $0.scaled(by: 1 / scale)).limited }
    }
    guard let fill = filledBounds else { return strokedBounds }
    return strokedBounds.map(fill.union) ?? fill
  }

  private var strokedBounds: Rect? {
    guard let style = paint.stroke, style.width > 0, style.paints else { return nil }
    var walk = StrokeWalk(style, to: ExtentSink(transform, radius: style.radius))
    walkStroke(&walk)
    return walk.sink.rect
  }

  /// The most pieces of edges that are examined in the search for a fill's bounds, where parts of
  /// its outline cancel each other: proportional to the number of elements, and under a second in
  /// all. After that, the bounds are what is known by then, at most the outline's.
  private var mostSearchSteps: Int { min(path.count + 8, 1 << 10) << 16 }

  private var filledBounds: Rect? {
    guard paint.fill != nil else { return nil }
    var outline = FillExtent(path, transform)
    path.walk(&outline)
    guard let box = outline.rect?.limited else { return nil }
    let isPainted = outline.sides.map { $0.isPainted }
    // In paths so large that a hit may be a rounding error, the outline contains all hits.
    if !isPainted.contains(false) || path.magnitude > 0x1p10 * Self.largestCoordinate { return box }
    guard box.width > 0, box.height > 0 else { return nil }
    var fill = HitTest(path, Paint(fill: paint.fill), transform: transform)
    fill.preparation = preparation
    fill.index()
    let test = fill
    var steps = mostSearchSteps
    let isLeft = { (rect: Rect) -> Bool? in
      let isPainted = steps > 0 && test.touches(near: rect, &steps)
      return steps > 0 ? isPainted : nil
    }
    guard isPainted.contains(true) || isLeft(box) ?? true, let found = test.bounds(in: box, isLeft)
    else { return nil }
    // Beside a corner that is found to within rounding errors, use the corner itself.
    var corners = NearestCorners(to: found, within: 0x1p-26 * max(box.width, box.height), transform)
    path.forEachStep { corners.include($0) }
    return Rect(
      minX: isPainted[0] ? box.minX : corners.near.minX,
      minY: isPainted[2] ? box.minY : corners.near.minY,
      maxX: isPainted[1] ? box.maxX : corners.near.maxX,
      maxY: isPainted[3] ? box.maxY : corners.near.maxY)
  }

  /// The box that much published code takes for the painted bounds: the bounding box of all points and
  /// control points, grown by half the stroke's width rounded up. Miter tips and the corners of square
  /// caps can lie outside. Nil if nothing is drawn.
  ///
  /// - Complexity: O(n).
  public var publishedBounds: Rect? {
    guard paint.fill != nil || paint.stroke?.width ?? 0 > 0 else { return nil }
    let border = paint.stroke.map { ($0.width / 2).rounded(.up) } ?? 0
    return path.controlBounds.map { transform.bounds(of: $0.outset(by: border)).limited }
  }
}

/// A sink that finds the extremes of a stroke's shapes to the four sides, after a map.
private struct ExtentSink: StrokeSink {
  private let transform: Transform
  private let radius: Double
  /// The directions in which the mapped x and y fall and grow, and the largest scalar product found
  /// with each.
  private let dx: SIMD4<Double>
  private let dy: SIMD4<Double>
  private let scale: SIMD4<Double>
  private var extremes = SIMD4(repeating: -Double.infinity)

  init(_ transform: Transform, radius: Double) {
    (self.transform, self.radius) = (transform, radius)
    dx = SIMD4(-transform.a, transform.a, -transform.b, transform.b)
    dy = SIMD4(-transform.c, transform.c, -transform.d, transform.d)
    let (x, y) = (
      Vector(transform.a, transform.c).length, Vector(transform.b, transform.d).length
    )
    scale = SIMD4(x, x, y, y)
  }

  var rect: Rect? {
    let (e, f) = (transform.e, transform.f)
    let (minX, maxX) = (e - extremes[0], e + extremes[1])
    let (minY, maxY) = (f - extremes[2], f + extremes[3])
    guard minX <= maxX, minY <= maxY else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY).limited
  }

  var bounds: Rect { .plane }

  @inline(__always)
  private func distances(_ p: Point) -> SIMD4<Double> { dx * p.x + dy * p.y }

  @inline(__always)
  mutating func include(_ p: Point) { extremes = pointwiseMax(extremes, distances(p)) }

  mutating func polygon(_ q: Quad) -> Bool {
    include(q.a)
    include(q.b)
    include(q.c)
    include(q.d)
    return false
  }

  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    include(center)
    include(center + u * radius)
    include(center + v * radius)
    let turn = u.cross(v)
    let reach = distances(center) + scale * radius
    for side in 0..<4 where reach[side] > extremes[side] {
      let out = Vector(dx[side], dy[side])
      if u.cross(out) * turn >= 0, out.cross(v) * turn >= 0, out.dot(u + v) > 0 {
        extremes[side] = reach[side]
      }
    }
    return false
  }

  mutating func body(of curve: Curve) -> Bool {
    let reach =
      pointwiseMax(
        pointwiseMax(distances(curve.p0), distances(curve.p1)),
        pointwiseMax(distances(curve.p2), distances(curve.p3))) + scale * radius
    for side in 0..<4 where reach[side] > extremes[side] {
      var search = ExtremeSearch(
        Vector(dx[side], dy[side]), radius: radius, extremes[side])
      search.include(curve)
      extremes[side] = search.extreme
    }
    return false
  }
}

/// A box whose sides move to nearby corners of a mapped path.
private struct NearestCorners {
  private let box: Rect
  private let transform: Transform
  private var distances: SIMD4<Double>
  private(set) var near: Rect

  init(to box: Rect, within distance: Double, _ transform: Transform) {
    (self.box, near, self.transform) = (box, box, transform)
    distances = SIMD4(repeating: distance)
  }

  private mutating func include(_ p: Point) {
    let p = transform(p)
    let sides = SIMD4(p.x - box.minX, p.x - box.maxX, p.y - box.minY, p.y - box.maxY)
    let offsets = pointwiseMax(sides, -sides)
    let minX = offsets[0] < distances[0] ? p.x : near.minX
    let maxX = offsets[1] < distances[1] ? p.x : near.maxX
    let minY = offsets[2] < distances[2] ? p.y : near.minY
    let maxY = offsets[3] < distances[3] ? p.y : near.maxY
    distances = pointwiseMin(distances, offsets)
    near = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  mutating func include(_ step: OutlineStep) {
    switch step {
    case .begin, .end: break
    case .line(let p, let q):
      include(p)
      include(q)
    case .curve(let curve):
      include(curve.p0)
      include(curve.p3)
      for t in curve.mapped(by: transform).turningParameters { include(curve.point(at: t)) }
    }
  }
}

/// A search for how far the body of a stroked curve reaches in a direction, almost to the last digit:
/// the curve is halved wherever a piece might reach farther than what has been found.
private struct ExtremeSearch {
  /// The largest number of pieces kept at a time. More are needed only where the curve's radius equals
  /// the pen's over some length; the answer is then a little too far, never too near.
  private static let mostPieces = 256

  private let direction: Vector
  private let radius: Double
  /// The length of the direction, by which distances are multiplied.
  private let scale: Double
  /// The largest scalar product with the direction so far.
  private(set) var extreme: Double

  init(_ direction: Vector, radius: Double, _ extreme: Double) {
    (self.direction, self.radius, self.extreme) = (direction, radius, extreme)
    scale = direction.length
  }

  mutating func include(_ curve: Curve) {
    includeSection(at: curve.p0, curve.startDirection)
    includeSection(at: curve.p3, curve.endDirection)
    for t in curve.parameters(at: direction.quarterTurn) {
      includeSection(at: curve.point(at: t), direction.quarterTurn)
    }
    guard isOpen(curve) else { return }
    var pieces = [curve]
    for _ in 0..<52 {
      var halves: [Curve] = []
      for piece in pieces {
        let (left, right) = piece.halved()
        includeSection(at: left.p3, left.endDirection)
        if Curve.turnsBack(between: left, right) { includeDisk(at: left.p3) }
        halves += [left, right]
      }
      pieces = halves.filter { isOpen($0) }
      if pieces.isEmpty { return }
      if pieces.count > Self.mostPieces { break }
    }
    // The rest is a cusp, where the pen makes a half turn, or there are too many pieces.
    for piece in pieces { extreme = max(extreme, bound(of: piece)) }
  }

  /// Returns whether a piece may still reach farther than what has been found.
  private func isOpen(_ piece: Curve) -> Bool {
    let slack = (extreme.magnitude + radius * scale) * 0x1p-44
    guard bound(of: piece) > extreme + slack else { return false }
    // Where the pen's radius is less than the curve's, both its ends move forward with the curve, so
    // that they reach farthest where the curve itself does, or at an end of the piece.
    return radius * piece.greatestCurvature >= 0.99
  }

  private func distance(_ p: Point) -> Double { direction.dx * p.x + direction.dy * p.y }

  private mutating func includeSection(at p: Point, _ tangent: Vector) {
    guard let along = tangent.normalized else { return }
    extreme = max(extreme, distance(p) + radius * along.cross(direction).magnitude)
  }

  private mutating func includeDisk(at p: Point) {
    extreme = max(extreme, distance(p) + radius * scale)
  }

  /// An upper bound of the distance of any point of a piece's body.
  private func bound(of curve: Curve) -> Double {
    let farthest = max(
      max(distance(curve.p0), distance(curve.p1)), max(distance(curve.p2), distance(curve.p3)))
    // The pen is at right angles to the curve, whose direction is close to that of its chord.
    guard let axis = CurveAxis(curve) else { return farthest + radius * scale }
    let (across, along) = (axis.along.cross(direction), axis.along.dot(direction))
    let reach = min(scale, across.magnitude + axis.maxTurnSine * along.magnitude)
    return min(farthest + radius * reach, smoothBound(of: curve, axis) ?? .infinity)
  }

  /// The same from the two ends of the piece: in between, each end of the pen deviates from uniform
  /// motion by at most an eighth of its second derivative. That is the better bound where the curve
  /// moves on while the pen turns back. The second derivative of the unit tangent of a curve C is at
  /// most |C‴|/|C′| + 3|C″|²/|C′|².
  private func smoothBound(of curve: Curve, _ axis: CurveAxis) -> Double? {
    let steps = [curve.leg1, curve.leg2, curve.leg3].map { axis.along.dot($0) }
    guard let slowest = steps.filter({ $0 != 0 }).min(),
      slowest > 0, let a = curve.startDirection.normalized, let b = curve.endDirection.normalized
    else { return nil }
    // The velocity of a cubic is three times a mean of its legs; that of a conic is twice such a mean,
    // reduced by its weight, which is at least 0.7.
    let (limits, speed) = (curve.derivativeLimits, 1.4 * slowest)
    let turning = limits.third / speed + 3 * (limits.second / speed) * (limits.second / speed)
    let (u, v) = (a.cross(direction) * radius, b.cross(direction) * radius)
    let (p, q) = (distance(curve.p0), distance(curve.p3))
    return max(max(p + u, q + v), max(p - u, q - v))
      + scale * (limits.second + radius * turning) / 8
  }
}
