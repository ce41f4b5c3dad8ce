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

// The shapes of a stroke: the bodies of straight lines, joins (miter, miter clip, bevel, round), caps and
// dots. All round shapes are sectors.
extension StrokeWalk {
  /// The rectangle along a line.
  mutating func body(_ p: Point, _ q: Point) -> Bool {
    guard let along = (q - p).normalized else { return false }
    return sink.polygon(Quad(along: p, q, half: along.quarterTurn * radius))
  }

  /// The shape that fills the gap on the outer side of a corner. There is no corner if a direction is
  /// zero.
  mutating func join(at p: Point, from: Vector, to: Vector) -> Bool {
    guard let a = from.normalized, let b = to.normalized else { return false }
    let cross = a.cross(b)
    if cross == 0 && a.dot(b) > 0 { return false }
    // The directions from the corner to the outer corners of the two bodies.
    let side = cross >= 0 ? -1.0 : 1
    let (outA, outB) = (a.quarterTurn * side, b.quarterTurn * side)
    guard join != .round else {
      guard let peak = (a.dot(b) < 0 ? a - b : outA + outB).normalized else { return false }
      return sink.sector(at: p, outA, peak) || sink.sector(at: p, peak, outB)
    }
    let (u, v) = (outA * radius, outB * radius)
    // The tip is 1 / cos(turn/2) radii away, and |a + b| is 2 cos(turn/2). Rounding must not turn a
    // miter exactly at its limit into a bevel.
    let squaredCosine = (a + b).lengthSquared / 4
    if join == .miter || join == .miterClip,
      squaredCosine * miterLimit * miterLimit >= 1 - 0x1p-48
    {
      let tip = p + (u + v) * (0.5 / squaredCosine)
      return sink.polygon(cross >= 0 ? Quad(p, p + u, tip, p + v) : Quad(p, p + v, tip, p + u))
    }
    guard join == .miterClip else { return sink.polygon(Quad(triangle: p, p + u, p + v)) }
    // Cut off across the bisector, at the limit times the radius from the corner.
    let (cosine, sine) = (squaredCosine.squareRoot(), max(1 - squaredCosine, 0).squareRoot())
    let beyond = radius * (miterLimit - cosine) / sine
    let (c, d) = (p + u + a * beyond, p + v - b * beyond)
    return sink.polygon(cross >= 0 ? Quad(p + u, c, d, p + v) : Quad(p + v, d, c, p + u))
      || sink.polygon(Quad(triangle: p, p + u, p + v))
  }

  /// The shape beyond an open end, in a direction that leads away from the path.
  mutating func cap(at p: Point, toward direction: Vector) -> Bool {
    guard cap != .butt, let out = direction.normalized else { return false }
    let side = out.quarterTurn
    if cap == .square {
      return sink.polygon(Quad(along: p, p + out * radius, half: side * radius))
    }
    return sink.sector(at: p, side, out) || sink.sector(at: p, out, -side)
  }

  /// The shape of a zero-length subpath: its caps, unless they are butt caps. It has no direction,
  /// so the square is parallel to the axes, by SVG's rule.
  mutating func dot(at p: Point) -> Bool {
    switch cap {
    case .butt: return false
    case .square:
      let out = Vector(radius, 0)
      return sink.polygon(Quad(along: p - out, p + out, half: out.quarterTurn))
    case .round: return sink.disk(at: p)
    }
  }
}

/// The kite around a sector of a disk: the two radii and the tangents at their ends, which meet at
/// the tip.
struct SectorHull {
  let start: Point
  let tip: Point
  let end: Point

  /// Spans two directions of length 1, at most a quarter turn apart.
  init(_ center: Point, _ u: Vector, _ v: Vector, radius: Double) {
    let isClockwise = u.cross(v) >= 0
    start = center + (isClockwise ? u : v) * radius
    end = center + (isClockwise ? v : u) * radius
    tip = center + (u + v) * (radius / (1 + u.dot(v)))
  }
}
