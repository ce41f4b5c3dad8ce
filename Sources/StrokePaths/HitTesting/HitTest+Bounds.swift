import StrokeCore

extension HitTest {
  /// The least rectangle about what is painted: about the curves, not their control points, with
  /// miter tips, caps and dashes as they are. Nil if nothing is painted.
  ///
  /// A filled path that encloses nothing counts with the extent of its outline, and a stroke of more
  /// than a million dashes with that of the whole line.
  ///
  /// - Complexity: O(n); O(1) if the test is indexed.
  public var paintedBounds: Rect? {
    if let preparedBounds { return preparedBounds }
    let scale = rangeScale(0)
    guard scale == 1 else {
      let small = scaled(by: scale).paintedBounds
      return small.map { transform.bounds(of: $0.scaled(by: 1 / scale)) }
    }
    var sink = ExtentSink(transform, radius: paint.stroke?.radius ?? 0)
    if paint.fill != nil {
      var outline = OutlineExtent(sink: sink)
      path.walk(&outline)
      sink = outline.sink
    }
    if let style = paint.stroke, let strokePath {
      var walk = StrokeWalk(style, to: sink)
      strokePath.walk(&walk)
      sink = walk.sink
    }
    return sink.rect
  }

  /// What much published code takes for the painted bounds: the box of all points and control
  /// points, grown by half the width rounded up. Miter tips and the corners of square caps can lie
  /// outside. Nil if nothing is drawn.
  ///
  /// - Complexity: O(n).
  public var publishedBounds: Rect? {
    guard paint.fill != nil || strokePath != nil else { return nil }
    let border = paint.stroke.map { ($0.width / 2).rounded(.up) } ?? 0
    return path.controlBounds.map { transform.bounds(of: $0.outset(by: border)) }
  }
}

/// Finds the extremes of a stroke's shapes to the four sides, after a map.
private struct ExtentSink: StrokeSink {
  private let transform: Transform
  private let radius: Double
  /// The directions in which the map's x and y fall and grow, and the farthest that anything has
  /// been found in each, as the scalar product.
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
    guard minX.isFinite, minX <= maxX, minY.isFinite, minY <= maxY else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  var bounds: Rect {
    Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

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

  mutating func body(of curve: some Curve) -> Bool {
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

  /// The curve without a width.
  mutating func outline(of curve: some Curve) {
    include(curve.p0)
    include(curve.p3)
    let mapped = curve.mapped(by: transform)
    for t in mapped.turningParameters { include(curve.point(at: t)) }
  }
}

/// Shows a sink the outline of a filled path.
private struct OutlineExtent: OutlineVisitor {
  var sink: ExtentSink

  func begin(at start: Point) -> Bool { true }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    sink.include(p)
    sink.include(q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    sink.outline(of: curve)
    return true
  }

  func end(at last: Point, start: Point, isClosed: Bool) -> Bool { true }
}
