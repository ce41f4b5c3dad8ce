import StrokeCore

/// An edge that outlines pass any number of times, in either direction. It leads down, or to the
/// right if it is level.
struct SharedEdge: Sendable {
  let p: Point
  let q: Point
  /// Nil for a straight line.
  let curve: Curve?
  let outline: Int
  /// The number of passes from `p` to `q`, less those back.
  private(set) var count: Int

  /// - Parameter curve: From `p` to `q`; nil for a line.
  init(_ p: Point, _ q: Point, _ curve: Curve? = nil, outline: Int = 0, count: Int = 1) {
    let isForth = p.y < q.y || p.y == q.y && p.x < q.x
    (self.p, self.q) = isForth ? (p, q) : (q, p)
    self.curve = isForth ? curve : curve?.reversed
    (self.outline, self.count) = (outline, isForth ? count : -count)
  }

  /// The pieces that lead down without turning back; those that do not lead down are left out.
  fileprivate var pieces: [SharedEdge] {
    guard let curve else { return [self] }
    let parameters = [0] + curve.turningParameters.sorted() + [1]
    return zip(parameters, parameters.dropFirst()).compactMap { from, to in
      guard from < to else { return nil }
      let piece = curve.piece(from: from, to: to)
      guard piece.p0.y != piece.p3.y else { return nil }
      return SharedEdge(piece.p0, piece.p3, piece, outline: outline, count: count)
    }
  }

  /// True if the edges are equal to the last digit, whatever their outlines and counts.
  func coincides(with other: SharedEdge) -> Bool {
    p == other.p && q == other.q && curve == other.curve
  }

  /// A number that is equal for edges that coincide, and hardly ever for others: a sum weighted by
  /// the powers of a transcendental number.
  private var key: Double {
    let base = 0.739_085_133_215_160_7
    let legs = curve.map {
      (($0.leg1.dx * base + $0.leg1.dy) * base + $0.leg3.dx) * base + $0.leg3.dy
    }
    let ends = (((legs ?? 0) * base + p.x) * base + p.y) * base + q.x
    return ends * base + q.y
  }

  /// The edges of each outline, each once; edges of several outlines that coincide follow each
  /// other. An edge passed as often back as forth is dropped.
  ///
  /// - Complexity: O(n log n).
  static func joined(_ edges: [SharedEdge]) -> [SharedEdge] {
    var result: [SharedEdge] = []
    let keyed = edges.map { (key: $0.key, edge: $0) }
    for (_, edge) in keyed.sorted(by: {
      ($0.key, $0.edge.outline) < ($1.key, $1.edge.outline)
    }) {
      guard let last = result.last, last.outline == edge.outline, last.coincides(with: edge) else {
        result.append(edge)
        continue
      }
      result[result.count - 1].count += edge.count
      if last.count + edge.count == 0 { result.removeLast() }
    }
    return result
  }
}

// Edges that lead down without turning back.
extension SharedEdge {
  /// The place on the edge at a height: the parameter of a curve.
  func parameter(at y: Double) -> Double {
    guard let curve else { return (y - p.y) / (q.y - p.y) }
    if y <= p.y { return 0 }
    if y >= q.y { return 1 }
    return curve.crossing { $0.y - y }
  }

  /// The height at which the edge crosses an upright line; nil if both ends lie on one side.
  func height(at x: Double) -> Double? {
    guard (p.x < x) != (q.x < x) else { return nil }
    guard let curve else { return p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x)) }
    return curve.point(at: curve.crossing { $0.x - x }).y
  }

  func x(at y: Double) -> Double {
    if y <= p.y { return p.x }
    if y >= q.y { return q.x }
    let t = parameter(at: y)
    return curve?.point(at: t).x ?? p.x + (q.x - p.x) * t
  }
}

extension Curve {
  /// The parameter at which a curve crosses a line, which it does once.
  ///
  /// - Parameter distance: The distance from the line: the start has one sign, the end the other.
  fileprivate func crossing(distance: (Point) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var (near, far) = (distance(p0), distance(p3))
    var last = 0
    // The zero of the secant, where the weight of an end that stays is halved each time (the
    // Illinois method). It takes ten steps; halving takes 54.
    for _ in 0..<54 where near != far {
      let t = min(max(low - near * ((high - low) / (far - near)), low), high)
      let value = distance(point(at: t))
      if value == 0 || t == low || t == high { return t }
      if (value < 0) == (near < 0) {
        (low, near) = (t, value)
        if last < 0 { far /= 2 }
        last = -1
      } else {
        (high, far) = (t, value)
        if last > 0 { near /= 2 }
        last = 1
      }
    }
    return (low + high) / 2
  }
}

/// The edges of outlines that a level line through a box meets inside the box or to its left.
struct NearbyEdges {
  let box: Rect
  private var edges: [SharedEdge] = []
  /// The last lines of an outline to the left, which have the same winding as their chord.
  private var chord: (from: Point, to: Point, outline: Int)?

  init(_ box: Rect) { self.box = box }

  mutating func add(_ step: OutlineStep, outline: Int = 0) {
    switch step {
    case .begin: break
    case .line(let p, let q), .end(let p, let q, _): addLine(p, q, outline)
    case .curve(let curve):
      let hull = curve.hullBounds
      if hull.maxX <= box.minX {
        addLine(curve.p0, curve.p3, outline)
      } else if hull.minY < box.maxY, hull.maxY > box.minY, hull.minX < box.maxX {
        edges.append(SharedEdge(curve.p0, curve.p3, curve, outline: outline))
      }
    }
  }

  private mutating func addLine(_ p: Point, _ q: Point, _ outline: Int) {
    guard max(p.x, q.x) <= box.minX else { return append(p, q, outline) }
    if let chord, chord.to == p, chord.outline == outline {
      self.chord = (chord.from, q, outline)
    } else {
      endChord()
      chord = (p, q, outline)
    }
  }

  private mutating func append(_ p: Point, _ q: Point, _ outline: Int) {
    guard p.y != q.y, min(p.y, q.y) < box.maxY, max(p.y, q.y) > box.minY,
      min(p.x, q.x) < box.maxX
    else { return }
    edges.append(SharedEdge(p, q, outline: outline))
  }

  private mutating func endChord() {
    if let chord { append(chord.from, chord.to, chord.outline) }
    chord = nil
  }

  /// The edges in pieces that lead down without turning back, each once.
  mutating func distinctPieces() -> [SharedEdge] {
    endChord()
    let whole = SharedEdge.joined(edges)
    // Joined once more, so that pieces that coincide follow each other.
    return whole.contains { $0.curve != nil }
      ? SharedEdge.joined(whole.flatMap { $0.pieces }) : whole
  }
}

/// The edges that reach into a slab of a sweep from top to bottom, by their indices.
struct SlabScan {
  private let ranges: [(top: Double, bottom: Double)]
  /// All edges, sorted by their tops.
  private let order: [Int]
  /// The number of edges that begin above or in the slab.
  private var next = 0
  /// The edges that reach into the slab.
  private(set) var near: [Int] = []

  /// - Parameter ranges: The heights between which each edge lies.
  init(_ ranges: [(top: Double, bottom: Double)]) {
    self.ranges = ranges
    order = ranges.indices.sorted { ranges[$0].top < ranges[$1].top }
  }

  /// Moves to the next slab: to the edges that begin at the height `top` or above it, and do not
  /// end above the height `bottom`.
  mutating func advance(beginningBy top: Double, endingFrom bottom: Double) {
    while next < order.count, ranges[order[next]].top <= top {
      near.append(order[next])
      next += 1
    }
    let ranges = ranges
    near.removeAll { ranges[$0].bottom < bottom }
  }
}
