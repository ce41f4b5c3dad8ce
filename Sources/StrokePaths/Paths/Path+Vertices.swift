import StrokeCore

/// A vertex of a path, as SVG's markers stand on it.
package struct PathVertex: Hashable, Sendable {
  /// Where it is.
  package let point: Point
  /// The direction that a marker is turned to: that of the edges on both sides, halfway between the
  /// two; zero if there is no edge with a length.
  package let direction: Vector
}

extension Path {
  /// The vertices in order: the start of every subpath, and the end of every element. The last vertex
  /// of a closed subpath is its start.
  ///
  /// Edges without a length take the direction of the edge before, or of the next.
  ///
  /// - Complexity: O(n).
  package var vertices: [PathVertex] {
    var result: [PathVertex] = []
    for subpath in edgesBySubpath { result += subpath.vertices }
    return result
  }

  /// The length of all edges, to about 1 part in 10^12.
  ///
  /// - Complexity: O(n).
  package var length: Double {
    var total = 0.0
    forEachStep { step in
      switch step {
      case .begin, .end: break
      case .line(let p, let q): total += p.distance(to: q)
      case .curve(let curve): total += ArcLength(curve).total
      }
    }
    return total
  }

  /// True if there is an edge that is not straight.
  package var hasCurves: Bool {
    verbs.contains { $0 == .quadratic || $0 == .cubic || $0 == .arc }
  }

  private struct Subpath {
    let start: Point
    /// The end of each edge, and its directions there and where it begins.
    var edges: [(from: Vector, to: Vector, end: Point)] = []
    var isClosed = false

    var vertices: [PathVertex] {
      var incoming: [Vector] = []
      var last = edges.first { $0.from != .zero }?.from ?? .zero
      for edge in edges {
        if edge.to != .zero { last = edge.to }
        incoming.append(last)
      }
      var outgoing = [Vector](repeating: .zero, count: edges.count)
      last = edges.last { $0.to != .zero }?.to ?? .zero
      for index in edges.indices.reversed() {
        if edges[index].from != .zero { last = edges[index].from }
        // An edge without a length leads on as the one before it.
        outgoing[index] =
          edges[index].from != .zero || index == 0 ? last : incoming[index - 1]
      }
      guard let first = outgoing.first, let end = incoming.last else {
        return [PathVertex(point: start, direction: .zero)]
      }
      let seam = Self.middle(end, first)
      var result = [PathVertex(point: start, direction: isClosed ? seam : first)]
      for index in edges.indices {
        let isLast = index == edges.count - 1
        let direction =
          isLast
          ? (isClosed ? seam : incoming[index]) : Self.middle(incoming[index], outgoing[index + 1])
        result.append(PathVertex(point: edges[index].end, direction: direction))
      }
      return result
    }

    /// The direction halfway between two.
    private static func middle(_ a: Vector, _ b: Vector) -> Vector {
      guard let a = a.normalized, let b = b.normalized else { return .zero }
      // Of opposite directions, the angles' mean: a quarter turn from the first.
      return a + b == .zero ? a.quarterTurn : a + b
    }
  }

  private var edgesBySubpath: [Subpath] {
    var result: [Subpath] = []
    var (current, start) = (Point.origin, Point.origin)
    for element in self {
      switch element {
      case .move(let p):
        result.append(Subpath(start: p))
        (current, start) = (p, p)
        continue
      default: break
      }
      if result.last?.isClosed ?? true { result.append(Subpath(start: start)) }
      var ends = EdgeDirections()
      switch element {
      case .move: break
      case .line(let p):
        ends.add(p - current)
        current = p
      case .quadratic(let c, let p):
        _ = ends.curve(Curve(p0: current, p1: c, p3: p, weight: 1))
        current = p
      case .cubic(let c, let d, let p):
        _ = ends.curve(Curve(p0: current, p1: c, p2: d, p3: p))
        current = p
      case .arc(let arc, let p):
        ends.add(arc, from: current, to: p)
        current = p
      case .close:
        ends.add(start - current)
        current = start
        result[result.count - 1].isClosed = true
      }
      result[result.count - 1].edges.append((ends.first, ends.last, current))
    }
    return result
  }
}

/// The directions in which an element begins and ends.
private struct EdgeDirections {
  private(set) var first = Vector.zero
  private(set) var last = Vector.zero

  mutating func add(_ direction: Vector) {
    if first == .zero { first = direction }
    if direction != .zero { last = direction }
  }

  mutating func curve(_ curve: Curve) -> Bool {
    add(curve.startDirection)
    add(curve.endDirection)
    return true
  }

  mutating func add(_ arc: EllipticArc, from p: Point, to q: Point) {
    switch arc.form(from: p, to: q) {
    case .nothing: break
    case .line: add(q - p)
    case .conics(let conics): for conic in conics { _ = curve(conic) }
    }
  }
}
