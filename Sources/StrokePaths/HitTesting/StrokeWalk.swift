import StrokeCore

/// A receiver of the convex and curved shapes whose union is a stroke. A question about a stroke is
/// answered from each shape by itself; each method returns whether it is answered.
protocol StrokeSink {
  /// The bounding box of the region that shapes must be shown in.
  var bounds: Rect { get }
  /// A convex polygon: the body of a line, a miter, a bevel or a square cap.
  mutating func polygon(_ polygon: Quad) -> Bool
  /// A sector of the disk of the pen's radius around `center`, between two directions of length 1
  /// that are at most a quarter turn apart, in either order.
  mutating func sector(at center: Point, _ u: Vector, _ v: Vector) -> Bool
  /// The body of a curve: all points within the pen's radius of it, measured at right angles to it.
  mutating func body(of curve: Curve) -> Bool
}

extension StrokeSink {
  /// The area that a pen covers when it turns in place: from one direction to another and on to a
  /// third, each of length 1 and at most a quarter turn from the one before.
  mutating func turn(at p: Point, _ a: Vector, _ b: Vector, _ c: Vector) -> Bool {
    let (u, v, w) = (a.quarterTurn, b.quarterTurn, c.quarterTurn)
    return sector(at: p, u, v) || sector(at: p, v, w) || sector(at: p, -u, -v)
      || sector(at: p, -v, -w)
  }

  /// The disk that a pen covers when it turns all the way round.
  mutating func disk(at p: Point) -> Bool {
    let (x, y) = (Vector(1, 0), Vector(0, 1))
    return sector(at: p, x, y) || sector(at: p, y, -x)
      || sector(at: p, -x, -y) || sector(at: p, -y, x)
  }
}

/// A visitor that shows a stroke's shapes to a sink: the bodies of the edges, the joins between them
/// and the caps at open ends, by the rules of SVG 2, chapter 13.5.
///
/// Because the stroke is their union, it has no holes where its outline turns inside out, as it does
/// on the inner side of curves tighter than half the width.
struct StrokeWalk<Sink: StrokeSink>: RunVisitor {
  var sink: Sink
  private(set) var isDone = false
  let radius: Double
  let cap: StrokeStyle.Cap
  let join: StrokeStyle.Join
  let miterLimit: Double
  /// The box of all points of the path from which paint may reach into the sink's bounds.
  private let box: Rect

  /// The directions of the subpath's first and last edges.
  private var ends = EndDirections()

  @inline(__always)
  init(_ style: StrokeStyle, to sink: Sink) {
    self.sink = sink
    (radius, cap, join) = (style.radius, style.cap, style.join)
    miterLimit = style.miterLimit
    // A little more, so that rounding does not drop a shape that just touches.
    box = sink.bounds.outset(by: style.reach * (1 + 0x1p-40))
  }

  var regionOfInterest: RunBox { RunBox(lookingFor: box) }

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
    body(p, q) || join(at: p, from: ends.last, to: q - p)
  }

  @inline(__always)
  mutating func curve(_ curve: Curve) -> Bool {
    guard !curve.isPoint else {
      ends.hasEdge = true
      return true
    }
    let hull = curve.hullBounds
    if hull.maxX > box.minX, hull.minX < box.maxX, hull.maxY > box.minY, hull.minY < box.maxY {
      nearCurve(curve)
    } else {
      ends.add(curve.startDirection, curve.endDirection)
    }
    return !isDone
  }

  @inline(never)
  private mutating func nearCurve(_ curve: Curve) {
    let curve = curve.withoutVanishingLegs
    isDone = sink.body(of: curve) || join(at: curve.p0, from: ends.last, to: curve.startDirection)
    ends.add(curve.startDirection, curve.endDirection)
  }

  mutating func end(at end: Point, start: Point, isClosed: Bool) -> Bool {
    if ends.first == .zero {
      isDone = (ends.hasEdge || isClosed) && isNear(start) && dot(at: start)
    } else if isClosed {
      isDone = isNear(start) && join(at: start, from: ends.last, to: ends.first)
    } else {
      isDone =
        isNear(start) && cap(at: start, toward: -ends.first)
        || isNear(end) && cap(at: end, toward: ends.last)
    }
    return !isDone
  }

  private func isNear(_ p: Point) -> Bool {
    p.x > box.minX && p.x < box.maxX && p.y > box.minY && p.y < box.maxY
  }
}

/// The start direction of a subpath's first edge and the end direction of its last, ignoring
/// zero-length edges; zero until there is one.
struct EndDirections: Sendable {
  var first = Vector.zero
  var last = Vector.zero
  /// True if there is any edge, even one of zero length.
  var hasEdge = false

  @inline(__always)
  mutating func add(_ start: Vector, _ end: Vector) {
    if !hasEdge || first == .zero { first = start }
    hasEdge = true
    last = end
  }
}
