/// Finds out whether a stroked path paints any of a target.
///
/// A stroke is the union of the bodies of its edges (all points within half the width, measured at
/// right angles to the edge), of the joins between them and of the caps at open ends. Each is asked
/// by itself, and the first one that meets the target ends the search. So there are no holes where
/// the outline of a stroke turns inside out, which is what happens on the inner side of curves
/// tighter than half the width.
struct StrokeProbe<T: Target>: OutlineVisitor {
  private let shape: PenShape<T>
  private let style: StrokeStyle
  private let noise: Double
  /// All places from where paint may reach into the target.
  private let box: Rect
  private(set) var isHit = false

  // The subpath so far: the directions in which its first and its latest edge of any length begin
  // and end; zero while there is none.
  private var first = Vector.zero
  private var last = Vector.zero
  private var hasEdge = false

  init(_ target: T, _ style: StrokeStyle, magnitude: Double) {
    self.style = style
    shape = PenShape(target, radius: style.radius)
    box = target.bounds.outset(by: style.reach)
    noise = 0x1p-50 * max(magnitude, style.radius)
  }

  mutating func begin(at start: Point) -> Bool {
    first = .zero
    last = .zero
    hasEdge = false
    return true
  }

  @inline(__always)
  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    let edge = q - p
    guard edge.dx != 0 || edge.dy != 0 else { return true }
    if first == .zero { first = edge }
    if p.x > box.minX || q.x > box.minX, p.x < box.maxX || q.x < box.maxX,
      p.y > box.minY || q.y > box.minY, p.y < box.maxY || q.y < box.maxY
    {
      isHit = nearLine(p, q, after: last)
    }
    last = edge
    return !isHit
  }

  @inline(never)
  private func nearLine(_ p: Point, _ q: Point, after last: Vector) -> Bool {
    shape.meetsBody(p, q) || shape.meetsJoin(at: p, from: last, to: q - p, style)
  }

  @inline(__always)
  mutating func curve(_ curve: some Curve) -> Bool {
    hasEdge = true
    guard !curve.isPoint else { return true }
    let hull = curve.hullBounds
    if hull.maxX > box.minX, hull.minX < box.maxX, hull.maxY > box.minY, hull.minY < box.maxY {
      isHit = nearCurve(curve, after: last)
    }
    if first == .zero { first = curve.startDirection }
    last = curve.endDirection
    return !isHit
  }

  @inline(never)
  private func nearCurve(_ curve: some Curve, after last: Vector) -> Bool {
    var body = CurveBody(shape, noise: noise)
    return body.meets(curve)
      || shape.meetsJoin(at: curve.p0, from: last, to: curve.startDirection, style)
  }

  mutating func end(at end: Point, start: Point, isClosed: Bool) -> Bool {
    if first == .zero {
      isHit = (hasEdge || isClosed) && isNear(start) && shape.meetsDot(at: start, style.cap)
    } else if isClosed {
      isHit = isNear(start) && shape.meetsJoin(at: start, from: last, to: first, style)
    } else {
      isHit =
        isNear(start) && shape.meetsCap(at: start, toward: -first, style.cap)
        || isNear(end) && shape.meetsCap(at: end, toward: last, style.cap)
    }
    return !isHit
  }

  private func isNear(_ p: Point) -> Bool {
    p.x > box.minX && p.x < box.maxX && p.y > box.minY && p.y < box.maxY
  }
}
