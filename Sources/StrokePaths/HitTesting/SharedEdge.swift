import StrokeCore

/// An edge of outlines, however often and in whichever direction they pass it. It leads down, or to the right.
struct SharedEdge: Sendable {
  let p: Point
  let q: Point
  /// Nil for a straight line.
  let curve: Curve?
  /// The outline, by its index.
  let outline: Int
  /// How often it is passed from `p` to `q`, less how often back.
  private(set) var count: Int

  /// - Parameter curve: From `p` to `q`; nil for a line.
  init(_ p: Point, _ q: Point, _ curve: Curve? = nil, outline: Int = 0, count: Int = 1) {
    let isForth = p.y < q.y || p.y == q.y && p.x < q.x
    (self.p, self.q) = isForth ? (p, q) : (q, p)
    self.curve = isForth ? curve : curve?.reversed
    (self.outline, self.count) = (outline, isForth ? count : -count)
  }

  /// True if the edges are the same to the last digit, of whichever outline and however often they are passed.
  func lies(on other: SharedEdge) -> Bool { p == other.p && q == other.q && curve == other.curve }

  /// A number that is the same for edges upon each other, and hardly ever for others: a sum by the powers of a number
  /// that solves no equation in whole numbers.
  private var key: Double {
    let base = 0.739_085_133_215_160_7
    let legs = curve.map {
      (($0.leg1.dx * base + $0.leg1.dy) * base + $0.leg3.dx) * base + $0.leg3.dy
    }
    let ends = (((legs ?? 0) * base + p.x) * base + p.y) * base + q.x
    return ends * base + q.y
  }

  /// The edges of each outline, each once, and those of several outlines that lie upon each other in a row. What is
  /// passed as often back as forth is no edge.
  ///
  /// - Complexity: O(n log n).
  static func joined(_ edges: [SharedEdge]) -> [SharedEdge] {
    var result: [SharedEdge] = []
    let keyed = edges.map { (key: $0.key, edge: $0) }
    for (_, edge) in keyed.sorted(by: {
      ($0.key, $0.edge.outline) < ($1.key, $1.edge.outline)
    }) {
      guard let last = result.last, last.outline == edge.outline, last.lies(on: edge) else {
        result.append(edge)
        continue
      }
      result[result.count - 1].count += edge.count
      if last.count + edge.count == 0 { result.removeLast() }
    }
    return result
  }
}

/// The edges of outlines that a level line through a box meets inside the box or to the left of it.
struct EdgesNear {
  let box: Rect
  private var edges: [SharedEdge] = []
  /// The last lines of an outline to the left, which wind like their chord.
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

  /// The edges, each once.
  mutating func distinct() -> [SharedEdge] {
    endChord()
    return SharedEdge.joined(edges)
  }
}
