import StrokeCore

/// A builder of a ``Path``, element by element. A relative step leads to ``x(after:)`` and
/// ``y(after:)``.
///
/// Each method adds one element and returns true. An element that would break the path's guarantees
/// (a coordinate that is not finite, anything else before the first move) is not added, nor is any
/// element after it: the methods return false.
///
///     var builder = PathBuilder()
///     builder.move(to: Point(0, 0))
///     builder.line(to: Point(30, 40))
///     let path = builder.finish()
public struct PathBuilder: ~Copyable {
  private var path = Path()
  private var isBroken = false
  private var start = Point.origin
  private var control = Control.none
  /// The largest absolute coordinate of the points where elements end.
  private var farthest = 0.0

  /// The point at which the next element begins.
  public private(set) var current = Point.origin

  private enum Control {
    case none
    case quadratic(Point)
    case cubic(Point)
  }

  /// Creates a builder of an empty path.
  public init() {}

  /// Reserves memory for a number of elements.
  public mutating func reserveCapacity(_ count: Int) {
    path.verbs.reserveCapacity(count)
    path.points.reserveCapacity(count)
  }

  /// The largest absolute coordinate or radius so far.
  package var magnitude: Double { path.magnitude }

  package var count: Int { path.verbs.count }

  /// Begins a subpath.
  @discardableResult
  public mutating func move(to p: Point) -> Bool {
    guard !isBroken, isFinite(p) else { return refuse() }
    start = p
    return add(.move, p, .none)
  }

  /// Adds a straight line.
  @discardableResult
  public mutating func line(to p: Point) -> Bool {
    guard canDraw, isFinite(p) else { return refuse() }
    return add(.line, p, .none)
  }

  /// Adds a quadratic Bézier curve.
  @discardableResult
  public mutating func quadratic(_ c: Point, to p: Point) -> Bool {
    guard canDraw, isFinite(c), isFinite(p) else { return refuse() }
    path.include(c)
    return add(.quadratic, p, .quadratic(c))
  }

  /// Adds a cubic Bézier curve.
  @discardableResult
  public mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) -> Bool {
    guard canDraw, isFinite(c1), isFinite(c2), isFinite(p) else { return refuse() }
    path.include(c1)
    path.include(c2)
    return add(.cubic, p, .cubic(c2))
  }

  /// Adds part of an ellipse.
  @discardableResult
  public mutating func arc(_ arc: EllipticArc, to p: Point) -> Bool {
    guard canDraw, arc.isFinite, isFinite(p) else { return refuse() }
    // Radii too small to reach the end are scaled up together, very far if one is tiny beside the
    // other.
    let grown = arc.grown(toReachFrom: current, to: p)
    path.arcs.append(arc)
    path.magnitude = max(
      path.magnitude, min(max(grown.radiusX, grown.radiusY), .greatestFiniteMagnitude))
    return add(.arc, p, .none)
  }

  /// Leads straight back to the start of the subpath and joins the two ends.
  @discardableResult
  public mutating func close() -> Bool {
    guard canDraw else { return refuse() }
    path.close()
    current = start
    control = .none
    return true
  }

  /// Adds an element.
  @discardableResult
  public mutating func append(_ element: PathElement) -> Bool {
    switch element {
    case .move(let p): move(to: p)
    case .line(let p): line(to: p)
    case .quadratic(let c, let p): quadratic(c, to: p)
    case .cubic(let c1, let c2, let p): cubic(c1, c2, to: p)
    case .arc(let arc, let p): self.arc(arc, to: p)
    case .close: close()
    }
  }

  /// Returns the path, or nil if an element was refused.
  public consuming func finish() -> Path? { isBroken ? nil : path }

  /// Returns the path of the elements before the first that was refused.
  package consuming func finishValidPrefix() -> Path { path }

  /// Adds a cubic curve whose first control point mirrors the last one of a preceding cubic: an `S`.
  @discardableResult
  public mutating func smoothCubic(_ c2: Point, to p: Point) -> Bool {
    guard case .cubic(let c) = control else { return cubic(current, c2, to: p) }
    return cubic(Point(2 * current.x - c.x, 2 * current.y - c.y), c2, to: p)
  }

  /// Adds a quadratic curve whose control point mirrors the one of a preceding quadratic: a `T`.
  @discardableResult
  public mutating func smoothQuadratic(to p: Point) -> Bool {
    guard case .quadratic(let c) = control else { return quadratic(current, to: p) }
    return quadratic(Point(2 * current.x - c.x, 2 * current.y - c.y), to: p)
  }

  /// The distance from the start of a subpath at which a relative step ends at the start itself:
  /// 2^-40, or about 10^-12, of the largest coordinate so far. That is far above the rounding
  /// errors of thousands of steps, and far below anything visible.
  private static let closeness = 0x1p-40

  /// The x that a step from the current point leads to: the short decimal within rounding errors of
  /// the sum, or the x of the subpath's start if it is that close. So a rectangle of three relative
  /// lines ends where it began, although the sums of the doubles usually would not.
  public func x(after step: Double) -> Double { sum(current.x, step, start.x) }

  /// The y, in the same way.
  public func y(after step: Double) -> Double { sum(current.y, step, start.y) }

  private func sum(_ coordinate: Double, _ step: Double, _ start: Double) -> Double {
    if step == 0 { return coordinate }
    let sum = coordinate.plus(step)
    let size = max(farthest, step.magnitude)
    return (sum - start).magnitude <= Self.closeness * size ? start : sum
  }

  private var canDraw: Bool { !path.verbs.isEmpty && !isBroken }

  private func isFinite(_ p: Point) -> Bool { (p.x * 0 + p.y * 0) == 0 }

  private mutating func refuse() -> Bool {
    isBroken = true
    return false
  }

  private mutating func add(_ verb: Path.Verb, _ end: Point, _ newControl: Control) -> Bool {
    path.add(verb, end)
    farthest = max(farthest, end.x.magnitude, end.y.magnitude)
    current = end
    control = newControl
    return true
  }
}
