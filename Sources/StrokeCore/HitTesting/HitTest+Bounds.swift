extension HitTest {
  /// The least rectangle about what is painted: about the curves, not their control points, with
  /// miter tips, caps and dashes as they are. Nil if nothing is painted.
  ///
  /// A filled path that encloses nothing counts with the extent of its outline.
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
  /// An extreme in the direction in which the map's x or y grows or falls.
  private struct Side {
    let direction: Vector
    var extreme = -Double.infinity

    mutating func include(_ p: Point) {
      extreme = max(extreme, direction.dx * p.x + direction.dy * p.y)
    }
  }

  private let transform: Transform
  private let radius: Double
  private var sides: [Side]

  init(_ transform: Transform, radius: Double) {
    (self.transform, self.radius) = (transform, radius)
    let (x, y) = (Vector(transform.a, transform.c), Vector(transform.b, transform.d))
    sides = [-x, x, -y, y].map { Side(direction: $0) }
  }

  var rect: Rect? {
    let (e, f) = (transform.e, transform.f)
    let (minX, maxX) = (e - sides[0].extreme, e + sides[1].extreme)
    let (minY, maxY) = (f - sides[2].extreme, f + sides[3].extreme)
    guard minX.isFinite, minX <= maxX, minY.isFinite, minY <= maxY else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  var bounds: Rect {
    Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  mutating func include(_ p: Point) {
    for index in sides.indices { sides[index].include(p) }
  }

  mutating func polygon(_ q: Quad) -> Bool {
    for corner in [q.a, q.b, q.c, q.d] { include(corner) }
    return false
  }

  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool {
    include(center)
    include(center + u)
    include(center + v)
    let turn = u.cross(v)
    for index in sides.indices {
      guard let out = sides[index].direction.normalized else { continue }
      if u.cross(out) * turn >= 0, out.cross(v) * turn >= 0, out.dot(u + v) > 0 {
        sides[index].include(center + out * radius)
      }
    }
    return false
  }

  mutating func body(of curve: some Curve) -> Bool {
    for index in sides.indices {
      var search = ExtremeSearch(sides[index].direction, radius: radius, sides[index].extreme)
      search.include(curve)
      sides[index].extreme = search.extreme
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
