import StrokeCore

/// An edge of outlines in one of its two directions, and how often they pass it.
struct SharedEdge: Sendable {
  let p: Point
  let q: Point
  /// Nil for a straight line.
  let curve: Curve?
  /// The outline, by its index.
  let outline: Int
  /// Positive from `p` to `q`, negative back.
  var count: Int

  /// A line.
  init(_ p: Point, _ q: Point, outline: Int = 0) {
    let isForth = Self.isBefore(p, q)
    (self.p, self.q, curve) = isForth ? (p, q, nil) : (q, p, nil)
    (self.outline, count) = (outline, isForth ? 1 : -1)
  }

  init(_ curve: Curve, outline: Int = 0) {
    let isForth = Self.isBefore(curve.p0, curve.p3)
    let forth = isForth ? curve : curve.reversed
    (p, q, self.curve) = (forth.p0, forth.p3, forth)
    (self.outline, count) = (outline, isForth ? 1 : -1)
  }

  private static func isBefore(_ p: Point, _ q: Point) -> Bool {
    p.x < q.x || p.x == q.x && p.y < q.y
  }

  /// True if the edges are the same to the last digit, however often they are passed.
  private func isSame(as other: SharedEdge) -> Bool {
    guard p == other.p, q == other.q, outline == other.outline else { return false }
    return curve == other.curve
  }

  /// A number that is the same for equal edges, and hardly ever for others.
  fileprivate var key: Double {
    var bits = UInt64(truncatingIfNeeded: outline)
    var numbers = [p.x, p.y, q.x, q.y]
    if let curve { numbers += [curve.leg1.dx, curve.leg1.dy, curve.leg3.dx, curve.leg3.dy] }
    for number in numbers {
      // 0 and -0 are equal.
      bits = (bits ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      bits ^= bits >> 29
    }
    return Double(bits >> 11)
  }

  /// The edges, each once. What is passed as often back as forth is no edge.
  ///
  /// - Complexity: O(n log n).
  static func joined(_ edges: [SharedEdge]) -> [SharedEdge] {
    var result: [SharedEdge] = []
    result.reserveCapacity(edges.count)
    for edge in edges.sortedAscending({ $0.key }) {
      if let last = result.last, last.isSame(as: edge) {
        result[result.count - 1].count += edge.count
      } else {
        result.append(edge)
      }
    }
    return result.filter { $0.count != 0 }
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
        edges.append(SharedEdge(curve, outline: outline))
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
