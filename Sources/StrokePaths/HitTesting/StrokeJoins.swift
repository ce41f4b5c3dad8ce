import StrokeCore

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
