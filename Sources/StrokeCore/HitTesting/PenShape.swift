/// The shapes a round pen of some radius leaves at straight edges, corners and ends, asked whether
/// they meet a target. The formulas are those of SVG 2, chapter 13.5.
struct PenShape<T: Target> {
  let target: T
  let radius: Double

  init(_ target: T, radius: Double) {
    self.target = target
    self.radius = radius
  }

  /// The rectangle along a line of some length.
  func meetsBody(_ p: Point, _ q: Point) -> Bool {
    guard let along = (q - p).normalized else { return false }
    return target.meets(Quad(along: p, q, half: along.quarterTurn * radius))
  }

  /// What fills the gap at the outer side of a corner. A direction that is zero makes no corner.
  func meetsJoin(at p: Point, from: Vector, to: Vector, _ style: StrokeStyle) -> Bool {
    guard let a = from.normalized, let b = to.normalized else { return false }
    let cross = a.cross(b)
    if cross == 0 && a.dot(b) > 0 { return false }
    // From the corner to the outer corners of the two bodies.
    let side = cross >= 0 ? -radius : radius
    let (u, v) = (a.quarterTurn * side, b.quarterTurn * side)
    switch style.join {
    case .round:
      let top = a.dot(b) < 0 ? a - b : u + v
      guard let peak = top.normalized else { return false }
      return meetsSector(p, u, peak * radius) || meetsSector(p, peak * radius, v)
    case .bevel:
      return target.meets(Quad(triangle: p, p + u, p + v))
    case .miter:
      // The tip is 1 / cos(turn/2) radii away, and |a + b| is 2 cos(turn/2).
      let cosine = (a + b).lengthSquared / 4
      guard cosine * style.miterLimit * style.miterLimit >= 1 else {
        return target.meets(Quad(triangle: p, p + u, p + v))
      }
      let tip = p + (u + v) * (0.5 / cosine)
      return target.meets(cross >= 0 ? Quad(p, p + u, tip, p + v) : Quad(p, p + v, tip, p + u))
    }
  }

  /// What lies beyond an open end in a direction that leads away from the path.
  func meetsCap(at p: Point, toward direction: Vector, _ cap: StrokeStyle.Cap) -> Bool {
    guard cap != .butt, let along = direction.normalized else { return false }
    let (out, side) = (along * radius, along.quarterTurn * radius)
    if cap == .square { return target.meets(Quad(along: p, p + out, half: side)) }
    return meetsSector(p, side, out) || meetsSector(p, out, -side)
  }

  /// What a subpath of no length leaves: it has caps, if they are not butt, but no direction; by
  /// SVG's rule the square lies along the axes.
  func meetsDot(at p: Point, _ cap: StrokeStyle.Cap) -> Bool {
    switch cap {
    case .butt: return false
    case .square:
      let out = Vector(radius, 0)
      return target.meets(Quad(along: p - out, p + out, half: out.quarterTurn))
    case .round: return meetsDisk(at: p)
    }
  }

  /// The disk that the pen covers when it turns all round.
  func meetsDisk(at p: Point) -> Bool {
    let (x, y) = (Vector(radius, 0), Vector(0, radius))
    return meetsSector(p, x, y) || meetsSector(p, y, -x)
      || meetsSector(p, -x, -y) || meetsSector(p, -y, x)
  }

  /// The sector of a disk about `p` between two radii a quarter turn apart at most, in either
  /// order: between a triangle that it contains and a kite that contains it, halved where the two
  /// do not agree. 26 halvings leave less between them than rounding does.
  func meetsSector(_ p: Point, _ u: Vector, _ v: Vector, depth: Int = 26) -> Bool {
    let sum = u + v
    let share = radius * radius / (radius * radius + u.dot(v))
    guard share.isFinite else { return false }
    let isClockwise = u.cross(v) >= 0
    let (a, b) = isClockwise ? (p + u, p + v) : (p + v, p + u)
    guard target.meets(Quad(p, a, p + sum * share, b)) else { return false }
    if target.meets(Quad(p, a, b, p)) { return true }
    guard depth > 0, let half = sum.normalized else { return false }
    return meetsSector(p, u, half * radius, depth: depth - 1)
      || meetsSector(p, half * radius, v, depth: depth - 1)
  }
}
