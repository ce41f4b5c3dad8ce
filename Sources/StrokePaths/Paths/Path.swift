import StrokeCore

/// A shape's outline: subpaths of lines, quadratic and cubic Bézier curves and elliptic arcs, in
/// absolute coordinates, y downward.
///
/// Guarantees, which ``PathBuilder`` keeps:
/// - the first element, if there is one, is a move;
/// - every coordinate, radius and rotation is finite.
///
/// Arcs are kept as arcs: nothing is flattened or approximated when a path is made.
public struct Path: Hashable, Sendable {
  enum Verb: UInt8, Sendable { case move, line, quadratic, cubic, arc, close }

  var verbs: [Verb] = []
  /// The points of the elements in order: 1, 1, 2, 3, 1 (the end of an arc) and 0 by kind.
  var points: [Point] = []
  var arcs: [EllipticArc] = []
  /// The largest absolute value of a coordinate or radius, used to keep arithmetic in range.
  var magnitude = 0.0

  /// Creates an empty path.
  public init() {}

  /// True if there are no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of elements.
  public var count: Int { verbs.count }

  package var hasCurves: Bool {
    verbs.contains { $0 == .quadratic || $0 == .cubic || $0 == .arc }
  }
}

extension Path: Sequence {
  /// An iterator over the elements in order.
  public struct Iterator: IteratorProtocol, Sendable {
    let path: Path
    var verb = 0
    var point = 0
    var arc = 0

    /// The next element, or nil at the end.
    public mutating func next() -> PathElement? {
      guard verb < path.verbs.count else { return nil }
      defer { verb += 1 }
      switch path.verbs[verb] {
      case .move: return .move(to: take())
      case .line: return .line(to: take())
      case .quadratic: return .quadratic(take(), to: take())
      case .cubic: return .cubic(take(), take(), to: take())
      case .arc:
        arc += 1
        return .arc(path.arcs[arc - 1], to: take())
      case .close: return .close
      }
    }

    private mutating func take() -> Point {
      point += 1
      return path.points[point - 1]
    }
  }

  /// The elements in order.
  public func makeIterator() -> Iterator { Iterator(path: self) }

  /// The number of elements.
  public var underestimatedCount: Int { count }
}
