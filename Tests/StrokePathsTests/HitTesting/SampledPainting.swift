@testable import StrokeCore
@testable import StrokePaths

/// What a path paints, by brute force and independently of the hit test: every curve is many
/// straight lines, and questions are only about points.
struct SampledPainting {
  /// A subpath as the points of its lines, and which of them are corners.
  private var subpaths: [(points: [Point], corners: Set<Int>, isClosed: Bool)] = []
  private let paint: Paint

  init(_ path: Path, _ paint: Paint, pieces: Int = 60) {
    self.paint = paint
    var sampler = Sampler(pieces: pieces)
    path.walk(&sampler)
    subpaths = sampler.subpaths
  }

  /// True if a point is painted when the stroke is wider by `margin` on either side.
  func paints(_ p: Point, margin: Double) -> Bool {
    if let rule = paint.fill, rule.isInside(winding: winding(about: p)) { return true }
    guard let style = paint.stroke else { return false }
    return subpaths.contains { strokes(p, $0, style, style.width / 2 + margin) }
  }

  private func winding(about p: Point) -> Int {
    var sum = 0
    for (points, _, _) in subpaths where !points.isEmpty {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
        if a.y <= p.y, b.y > p.y, side > 0 { sum += 1 }
        if b.y <= p.y, a.y > p.y, side < 0 { sum -= 1 }
      }
    }
    return sum
  }

  private func strokes(
    _ p: Point, _ subpath: (points: [Point], corners: Set<Int>, isClosed: Bool),
    _ style: StrokeStyle, _ radius: Double
  ) -> Bool {
    let points = subpath.points
    guard radius > 0, points.count > 1 || subpath.isClosed else { return false }
    guard points.count > 1 else {
      let d = p - points[0]
      return style.cap == .round
        ? d.length < radius
        : style.cap == .square && max(d.dx.magnitude, d.dy.magnitude) < radius
    }
    for (a, b) in zip(points, points.dropFirst()) {
      let along = (b - a) * (1 / a.distance(to: b))
      let (t, s) = (along.dot(p - a), along.cross(p - a))
      if s.magnitude < radius, t >= 0, t <= a.distance(to: b) { return true }
    }
    for index in points.indices {
      let isEnd = index == 0 || index == points.count - 1
      if isEnd && !subpath.isClosed { continue }
      if index == points.count - 1 { continue }
      let before = index == 0 ? points[points.count - 2] : points[index - 1]
      let isCorner = index == 0 || subpath.corners.contains(index)
      if corner(
        p, before, points[index], points[index + 1], isCorner ? style.join : .round, style, radius)
      {
        return true
      }
    }
    guard !subpath.isClosed else { return false }
    let (n, last) = (points.count, points[points.count - 1])
    return cap(p, points[0], points[0] - points[1], style.cap, radius)
      || cap(p, last, last - points[n - 2], style.cap, radius)
  }

  private func cap(
    _ p: Point, _ end: Point, _ direction: Vector, _ cap: StrokeStyle.Cap, _ radius: Double
  ) -> Bool {
    let along = direction * (1 / direction.length)
    let (t, s) = (along.dot(p - end), along.cross(p - end))
    switch cap {
    case .butt: return false
    case .round: return t >= 0 && t * t + s * s < radius * radius
    case .square: return t >= 0 && t < radius && s.magnitude < radius
    }
  }

  private func corner(
    _ p: Point, _ a: Point, _ b: Point, _ c: Point, _ join: StrokeStyle.Join,
    _ style: StrokeStyle, _ radius: Double
  ) -> Bool {
    let u = (b - a) * (1 / a.distance(to: b))
    let v = (c - b) * (1 / b.distance(to: c))
    let d = p - b
    // Before the end of the first line, and after the start of the second.
    guard u.dot(d) >= 0, v.dot(d) <= 0 else { return false }
    let turn = (u.cross(v), u.dot(v))
    if join == .round { return d.length < radius }
    let half = (1 + turn.1) / 2
    let out = (u - v) * (1 / (u - v).length)
    let isBetweenSides =
      u.quarterTurn.dot(d).magnitude < radius && v.quarterTurn.dot(d).magnitude < radius
    if join == .miterClip { return isBetweenSides && out.dot(d) < radius * style.miterLimit }
    guard half > 1e-12 else { return false }
    let cosine = half.squareRoot()
    let isMiter = join == .miter && style.miterLimit * cosine >= 1
    return isMiter ? isBetweenSides : out.dot(d) < radius * cosine
  }
}

private struct Sampler: OutlineVisitor {
  let pieces: Int
  var subpaths: [(points: [Point], corners: Set<Int>, isClosed: Bool)] = []
  private var points: [Point] = []
  private var corners: Set<Int> = []
  private var hasEdge = false

  init(pieces: Int) { self.pieces = pieces }

  private mutating func add(_ p: Point) {
    if points.last != p { points.append(p) }
  }

  mutating func begin(at start: Point) -> Bool {
    points = [start]
    corners = []
    hasEdge = false
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    corners.insert(points.count - 1)
    add(q)
    return true
  }

  mutating func curve(_ curve: Curve) -> Bool {
    hasEdge = true
    corners.insert(points.count - 1)
    for index in 1...pieces {
      add(index == pieces ? curve.p3 : curve.point(at: Double(index) / Double(pieces)))
    }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    if points.count > 1 || hasEdge || isClosed {
      subpaths.append((points, corners, isClosed || points.count == 1))
    }
    return true
  }
}
