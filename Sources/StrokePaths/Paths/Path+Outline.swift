import StrokeCore

/// Takes a path's edges one after another, with everything spelled out that path data leaves
/// unsaid. Each method says whether to go on.
protocol OutlineVisitor {
  /// A subpath begins; a subpath of a move alone begins and ends at once.
  mutating func begin(at start: Point) -> Bool
  /// A straight edge, perhaps of no length.
  mutating func line(_ p: Point, _ q: Point) -> Bool
  /// A curved edge, perhaps of no extent.
  mutating func curve(_ curve: some Curve) -> Bool
  /// The subpath ends at `last`. If it is closed and has to lead back, a line has come before.
  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool
}

extension Path {
  /// Walks over the edges in order, until the visitor has seen enough.
  ///
  /// - Complexity: O(n); nothing is allocated except for arcs.
  @inline(__always)
  func walk(_ visitor: inout some OutlineVisitor) {
    var walk = OutlineWalk()
    _ = walk.run(over: self, count: .max, &visitor)
  }
}

/// Where a walk over a path has got to.
struct OutlineWalk: Sendable {
  private var verb = 0
  private var point = 0
  private var arc = 0
  /// The end of the latest edge.
  private(set) var current = Point.origin
  private var start = Point.origin
  /// Whether a subpath has begun and not ended.
  private(set) var isOpen = false

  init() {}

  func isAtEnd(of path: Path) -> Bool { verb == path.verbs.count }

  /// Goes on for up to so many elements, and ends the last subpath after the last of all. Says
  /// whether the visitor wants more.
  @inline(__always)
  mutating func run(
    over path: Path, count: Int, _ visitor: inout some OutlineVisitor
  ) -> Bool {
    let verbs = path.verbs
    let points = path.points
    let end = verb + min(count, verbs.count - verb)
    while verb < end {
      verb += 1
      guard step(verbs[verb - 1], points, path.arcs, &visitor) else { return false }
    }
    return end < verbs.count || finish(&visitor)
  }

  @inline(__always)
  private mutating func step(
    _ verb: Path.Verb, _ points: [Point], _ arcs: [EllipticArc],
    _ visitor: inout some OutlineVisitor
  ) -> Bool {
    if verb == .line {
      guard isOpen || reopen(&visitor) else { return false }
      let p = current
      current = points[point]
      point += 1
      return visitor.line(p, current)
    }
    return curvedStep(verb, points, arcs, &visitor)
  }

  @inline(__always)
  private mutating func curvedStep(
    _ verb: Path.Verb, _ points: [Point], _ arcs: [EllipticArc],
    _ visitor: inout some OutlineVisitor
  ) -> Bool {
    let p = current
    switch verb {
    case .move:
      guard finish(&visitor) else { return false }
      current = points[point]
      point += 1
      start = current
      isOpen = true
      return visitor.begin(at: start)
    case .line: return true
    case .quadratic:
      guard isOpen || reopen(&visitor) else { return false }
      current = points[point + 1]
      point += 2
      return visitor.curve(Conic(p0: p, p1: points[point - 2], p3: current, weight: 1))
    case .cubic:
      guard isOpen || reopen(&visitor) else { return false }
      current = points[point + 2]
      point += 3
      return visitor.curve(Cubic(p0: p, p1: points[point - 3], p2: points[point - 2], p3: current))
    case .arc:
      guard isOpen || reopen(&visitor) else { return false }
      current = points[point]
      point += 1
      arc += 1
      return Self.visit(arcs[arc - 1], from: p, to: current, &visitor)
    case .close:
      guard isOpen || reopen(&visitor) else { return false }
      isOpen = false
      current = start
      if p != start { guard visitor.line(p, start) else { return false } }
      return visitor.end(at: start, start: start, isClosed: true)
    }
  }

  /// Begins the subpath that follows a close without a move.
  private mutating func reopen(_ visitor: inout some OutlineVisitor) -> Bool {
    isOpen = true
    return visitor.begin(at: start)
  }

  /// Ends a subpath that was not closed.
  private mutating func finish(_ visitor: inout some OutlineVisitor) -> Bool {
    guard isOpen else { return true }
    isOpen = false
    defer { current = start }
    return visitor.end(at: current, start: start, isClosed: false)
  }

  @inline(never)
  private static func visit(
    _ arc: EllipticArc, from p: Point, to q: Point, _ visitor: inout some OutlineVisitor
  ) -> Bool {
    switch arc.form(from: p, to: q) {
    case .nothing: return true
    case .line: return visitor.line(p, q)
    case .conics(let conics):
      for conic in conics { guard visitor.curve(conic) else { return false } }
      return true
    }
  }
}
