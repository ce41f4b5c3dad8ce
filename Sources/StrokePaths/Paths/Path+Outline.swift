import StrokeCore

/// A receiver of a path's edges in order, with everything explicit that path data leaves implicit.
/// Each method returns whether to continue; by default, `begin` and `end` do nothing.
protocol OutlineVisitor {
  /// A subpath begins. A subpath that is only a move ends at once.
  mutating func begin(at start: Point) -> Bool
  /// A straight edge, possibly of zero length.
  mutating func line(_ p: Point, _ q: Point) -> Bool
  /// A curved edge, possibly of zero extent.
  mutating func curve(_ curve: Curve) -> Bool
  /// The subpath ends at `last`. If it is closed, the line back to its start has come before.
  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool
}

extension OutlineVisitor {
  func begin(at start: Point) -> Bool { true }
  func end(at last: Point, start: Point, isClosed: Bool) -> Bool { true }
}

/// One step of an outline: an edge, or the start or end of a subpath, as an ``OutlineVisitor`` is
/// shown it.
enum OutlineStep {
  case begin(Point)
  case line(Point, Point)
  case curve(Curve)
  case end(last: Point, start: Point, isClosed: Bool)
}

extension Path {
  /// Shows the edges to a visitor in order, until it has seen enough. It is compiled for each kind of
  /// visitor, and several times as fast as ``forEachStep(_:)`` where a visitor does little with an edge.
  ///
  /// - Complexity: O(n).
  @inline(__always)
  func walk(_ visitor: inout some OutlineVisitor) {
    var walk = OutlineWalk()
    _ = walk.run(over: self, count: .max, &visitor)
  }

  /// Shows the steps of the outline in order.
  ///
  /// - Complexity: O(n).
  @inline(never)
  func forEachStep(_ show: (OutlineStep) -> Void) {
    withoutActuallyEscaping(show) { show in
      var visitor = StepVisitor(near: .plane, show)
      walk(&visitor)
    }
  }
}

/// A visitor that calls a function with the steps near a region, so that the walk is compiled once
/// for all functions.
struct StepVisitor: OutlineVisitor {
  let region: Rect
  private let show: (OutlineStep) -> Void

  init(near region: Rect, _ show: @escaping (OutlineStep) -> Void) {
    (self.region, self.show) = (region, show)
  }

  func begin(at start: Point) -> Bool {
    show(.begin(start))
    return true
  }

  func line(_ p: Point, _ q: Point) -> Bool {
    show(.line(p, q))
    return true
  }

  func curve(_ curve: Curve) -> Bool {
    show(.curve(curve))
    return true
  }

  func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    show(.end(last: last, start: start, isClosed: isClosed))
    return true
  }
}

struct OutlineWalk: Sendable {
  private var verb = 0
  private var point = 0
  private var arc = 0
  /// The end of the last edge.
  private(set) var current = Point.origin
  private var start = Point.origin
  /// True if a subpath has begun and not ended.
  private(set) var isOpen = false

  init() {}

  func isAtEnd(of path: Path) -> Bool { verb == path.verbs.count }

  /// Walks over up to `count` elements, and ends the last subpath after the last element. Returns
  /// whether the visitor wants to continue.
  @inline(__always)
  mutating func run(
    over path: Path, count: Int, _ visitor: inout some OutlineVisitor
  ) -> Bool {
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { points in
        run(verbs, points, path.arcs, count, &visitor)
      }
    }
  }

  /// The same over the path's storage. The buffers are valid for this call only, and reading them
  /// unchecked stays within bounds, because a path has as many points as its verbs take. With checked
  /// reads, a hit test of a thousand lines took 19 % longer.
  private mutating func run(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<Point>,
    _ arcs: [EllipticArc], _ count: Int, _ visitor: inout some OutlineVisitor
  ) -> Bool {
    let end = verb + min(count, verbs.count - verb)
    while verb < end {
      verb += 1
      guard step(verbs[verb - 1], points, arcs, &visitor) else { return false }
    }
    return end < verbs.count || finish(&visitor)
  }

  @inline(__always)
  private mutating func step(
    _ verb: Path.Verb, _ points: UnsafeBufferPointer<Point>, _ arcs: [EllipticArc],
    _ visitor: inout some OutlineVisitor
  ) -> Bool {
    guard isOpen || verb == .move || reopen(&visitor) else { return false }
    let p = current
    switch verb {
    case .move:
      guard finish(&visitor) else { return false }
      current = points[point]
      point += 1
      start = current
      isOpen = true
      return visitor.begin(at: start)
    case .line:
      current = points[point]
      point += 1
      return visitor.line(p, current)
    case .quadratic:
      current = points[point + 1]
      point += 2
      return visitor.curve(Curve(p0: p, p1: points[point - 2], p3: current, weight: 1))
    case .cubic:
      current = points[point + 2]
      point += 3
      return visitor.curve(Curve(p0: p, p1: points[point - 3], p2: points[point - 2], p3: current))
    case .arc:
      current = points[point]
      point += 1
      arc += 1
      return Self.visit(arcs[arc - 1], from: p, to: current, &visitor)
    case .close:
      isOpen = false
      current = start
      if p != start { guard visitor.line(p, start) else { return false } }
      return visitor.end(at: start, start: start, isClosed: true)
    }
  }

  /// Begins a subpath that follows a close without a move.
  private mutating func reopen(_ visitor: inout some OutlineVisitor) -> Bool {
    isOpen = true
    return visitor.begin(at: start)
  }

  /// Ends a subpath that is not closed.
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
