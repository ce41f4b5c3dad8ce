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

  mutating func distinct() -> [SharedEdge] {
    endChord()
    return SharedEdge.joined(edges)
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
