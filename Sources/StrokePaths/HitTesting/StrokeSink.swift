import StrokeCore

/// Takes the shapes of which a stroke is the union, one by one: what is to be found out of a stroke
/// is found out of each of them by itself. Each method says whether that is enough.
protocol StrokeSink {
  /// The box outside which shapes need not be handed over.
  var bounds: Rect { get }
  /// A convex polygon: the body of a line, a miter, a bevel, a square cap.
  mutating func polygon(_ polygon: Quad) -> Bool
  /// A sector of the disk of the pen's radius about `center`, between two directions of length 1 that
  /// are a quarter turn apart at most, in either order.
  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool
  /// The body of a curve: all points within the pen's radius of it, measured at right angles to it.
  mutating func body(of curve: some Curve) -> Bool
}

/// Hands a stroke's shapes to a sink: the bodies of the edges, the joins between them and the caps
/// at open ends. Because the stroke is their union, it has no holes where its outline turns inside
/// out, which is what happens on the inner side of curves tighter than half the width.
struct StrokeWalk<Sink: StrokeSink>: RunVisitor {
  private(set) var sink: Sink
  /// Whether the sink had enough.
  private(set) var isDone = false
  private let pen: Pen
  /// All places of the path from where paint may reach into the sink's bounds.
  let box: Rect

  /// The directions in which the subpath's first and latest edge of any length begin and end; zero
  /// while there is none.
  private var ends = EndDirections()

  init(_ style: StrokeStyle, to sink: Sink) {
    self.sink = sink
    pen = Pen(style)
    // A little more, lest rounding leave out what just touches.
    box = sink.bounds.outset(by: style.reach * (1 + 0x1p-40))
  }

  var needs: RunBox { RunBox(lookingFor: box) }

  func skip(_ run: PathIndex.Run) {}

  mutating func resume(after ends: EndDirections) { self.ends = ends }

  mutating func begin(at start: Point) -> Bool {
    ends = EndDirections()
    return true
  }

  @inline(__always)
  mutating func line(_ p: Point, _ q: Point) -> Bool {
    let edge = q - p
    guard edge.dx != 0 || edge.dy != 0 else {
      ends.hasEdge = true
      return true
    }
    if p.x > box.minX || q.x > box.minX, p.x < box.maxX || q.x < box.maxX,
      p.y > box.minY || q.y > box.minY, p.y < box.maxY || q.y < box.maxY
    {
      isDone = nearLine(p, q)
    }
    ends.add(edge, edge)
    return !isDone
  }

  @inline(never)
  private mutating func nearLine(_ p: Point, _ q: Point) -> Bool {
    pen.body(p, q, to: &sink) || pen.join(at: p, from: ends.last, to: q - p, to: &sink)
  }

  @inline(__always)
  mutating func curve(_ curve: some Curve) -> Bool {
    guard !curve.isPoint else {
      ends.hasEdge = true
      return true
    }
    let hull = curve.hullBounds
    if hull.maxX > box.minX, hull.minX < box.maxX, hull.maxY > box.minY, hull.minY < box.maxY {
      isDone = nearCurve(curve)
    }
    ends.add(curve.startDirection, curve.endDirection)
    return !isDone
  }

  @inline(never)
  private mutating func nearCurve(_ curve: some Curve) -> Bool {
    sink.body(of: curve)
      || pen.join(at: curve.p0, from: ends.last, to: curve.startDirection, to: &sink)
  }

  mutating func end(at end: Point, start: Point, isClosed: Bool) -> Bool {
    if ends.first == .zero {
      isDone = (ends.hasEdge || isClosed) && isNear(start) && pen.dot(at: start, to: &sink)
    } else if isClosed {
      isDone = isNear(start) && pen.join(at: start, from: ends.last, to: ends.first, to: &sink)
    } else {
      isDone =
        isNear(start) && pen.cap(at: start, toward: -ends.first, to: &sink)
        || isNear(end) && pen.cap(at: end, toward: ends.last, to: &sink)
    }
    return !isDone
  }

  private func isNear(_ p: Point) -> Bool {
    p.x > box.minX && p.x < box.maxX && p.y > box.minY && p.y < box.maxY
  }
}

/// In which directions a subpath's first and latest edge of any length begin and end.
struct EndDirections: Sendable {
  var first = Vector.zero
  var last = Vector.zero
  /// Whether there is any edge, even of no length.
  var hasEdge = false

  @inline(__always)
  mutating func add(_ start: Vector, _ end: Vector) {
    if !hasEdge || first == .zero { first = start }
    hasEdge = true
    last = end
  }
}
