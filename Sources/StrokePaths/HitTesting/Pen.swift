import StrokeCore

/// The shapes a round pen leaves at straight edges, corners and ends. The rules are those of SVG 2,
/// chapter 13.5.
struct Pen {
  private let style: StrokeStyle
  private let radius: Double

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.radius
  }

  /// The rectangle along a line of some length.
  func body(_ p: Point, _ q: Point, to sink: inout some StrokeSink) -> Bool {
    guard let along = (q - p).normalized else { return false }
    return sink.polygon(Quad(along: p, q, half: along.quarterTurn * radius))
  }

  /// What fills the gap at the outer side of a corner. A direction that is zero makes no corner.
  func join(
    at p: Point, from: Vector, to: Vector, to sink: inout some StrokeSink
  ) -> Bool {
    guard let a = from.normalized, let b = to.normalized else { return false }
    let cross = a.cross(b)
    if cross == 0 && a.dot(b) > 0 { return false }
    // The directions from the corner to the outer corners of the two bodies.
    let side = cross >= 0 ? -1.0 : 1
    let (outA, outB) = (a.quarterTurn * side, b.quarterTurn * side)
    guard style.join != .round else {
      guard let peak = (a.dot(b) < 0 ? a - b : outA + outB).normalized else { return false }
      return sink.sector(at: p, outA, peak) || sink.sector(at: p, peak, outB)
    }
    let (u, v) = (outA * radius, outB * radius)
    // The tip is 1 / cos(turn/2) radii away, and |a + b| is 2 cos(turn/2).
    let cosine = (a + b).lengthSquared / 4
    if style.join == .miter, cosine * style.miterLimit * style.miterLimit >= 1 {
      let tip = p + (u + v) * (0.5 / cosine)
      return sink.polygon(cross >= 0 ? Quad(p, p + u, tip, p + v) : Quad(p, p + v, tip, p + u))
    }
    return sink.polygon(Quad(triangle: p, p + u, p + v))
  }

  /// What lies beyond an open end in a direction that leads away from the path.
  func cap(at p: Point, toward direction: Vector, to sink: inout some StrokeSink) -> Bool {
    guard style.cap != .butt, let out = direction.normalized else { return false }
    let side = out.quarterTurn
    if style.cap == .square {
      return sink.polygon(Quad(along: p, p + out * radius, half: side * radius))
    }
    return sink.sector(at: p, side, out) || sink.sector(at: p, out, -side)
  }

  /// What a subpath of no length leaves: it has caps, if they are not butt, but no direction; by
  /// SVG's rule the square lies along the axes.
  func dot(at p: Point, to sink: inout some StrokeSink) -> Bool {
    switch style.cap {
    case .butt: return false
    case .square:
      let out = Vector(radius, 0)
      return sink.polygon(Quad(along: p - out, p + out, half: out.quarterTurn))
    case .round: return sink.disk(at: p)
    }
  }
}

extension StrokeSink {
  /// What the pen covers where it turns on the spot: from one direction to another and on to a third,
  /// each of length 1 and a quarter turn from the one before at most.
  mutating func turn(at p: Point, _ a: Vector, _ b: Vector, _ c: Vector) -> Bool {
    let (u, v, w) = (a.quarterTurn, b.quarterTurn, c.quarterTurn)
    return sector(at: p, u, v) || sector(at: p, v, w) || sector(at: p, -u, -v)
      || sector(at: p, -v, -w)
  }

  /// The disk that a pen covers when it turns all round.
  mutating func disk(at p: Point) -> Bool {
    let (x, y) = (Vector(1, 0), Vector(0, 1))
    return sector(at: p, x, y) || sector(at: p, y, -x)
      || sector(at: p, -x, -y) || sector(at: p, -y, x)
  }
}

/// The kite that holds a sector of a disk: the two radii and the tangents at their ends, which meet
/// at the tip.
struct SectorHull {
  let start: Point
  let tip: Point
  let end: Point

  /// Between two directions of length 1, a quarter turn apart at most.
  init(_ center: Point, _ u: Vector, _ v: Vector, radius: Double) {
    let isClockwise = u.cross(v) >= 0
    start = center + (isClockwise ? u : v) * radius
    end = center + (isClockwise ? v : u) * radius
    tip = center + (u + v) * (radius / (1 + u.dot(v)))
  }
}
