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

/// One element of a path, in absolute coordinates.
public enum PathElement: Hashable, Sendable {
  /// Begins a subpath.
  case move(to: Point)
  /// A straight line.
  case line(to: Point)
  /// A quadratic Bézier curve.
  case quadratic(Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(Point, Point, to: Point)
  /// A part of an ellipse.
  case arc(EllipticArc, to: Point)
  /// A straight line back to the start of the subpath, with a join there. An element that follows
  /// without a move begins another subpath at the same point.
  case close
}

/// The part of an ellipse that leads from one point to another, in the terms of path data.
public struct EllipticArc: Hashable, Sendable {
  /// The first radius. If an ellipse with these radii cannot reach both ends, both are scaled up
  /// until it can; if a radius is 0, the arc is a straight line.
  public var radiusX: Double
  /// The second radius.
  public var radiusY: Double
  /// The angle from the x axis to the first radius, in degrees, clockwise on a screen.
  public var rotation: Double
  /// True to take the longer way round.
  public var isLarge: Bool
  /// True to go clockwise on a screen.
  public var isSweep: Bool

  /// Creates an arc. The signs of the radii are ignored.
  public init(
    radiusX: Double, radiusY: Double, rotation: Double = 0, isLarge: Bool = false,
    isSweep: Bool = false
  ) {
    self.radiusX = radiusX.magnitude
    self.radiusY = radiusY.magnitude
    self.rotation = rotation
    self.isLarge = isLarge
    self.isSweep = isSweep
  }

  var isFinite: Bool { radiusX.isFinite && radiusY.isFinite && rotation.isFinite }
}
