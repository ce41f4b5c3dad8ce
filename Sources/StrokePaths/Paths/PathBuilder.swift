import StrokeCore

/// A builder of a ``Path``, element by element.
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
    path.points.append(c)
    path.magnitude = max(path.magnitude, c.x.magnitude, c.y.magnitude)
    return add(.quadratic, p, .quadratic(c))
  }

  /// Adds a cubic Bézier curve.
  @discardableResult
  public mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) -> Bool {
    guard canDraw, isFinite(c1), isFinite(c2), isFinite(p) else { return refuse() }
    path.points.append(c1)
    path.points.append(c2)
    path.magnitude = max(
      path.magnitude, c1.x.magnitude, c1.y.magnitude, c2.x.magnitude, c2.y.magnitude)
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
    path.verbs.append(.close)
    current = start
    control = .none
    return true
  }

  /// Returns the path, or nil if an element was refused.
  public consuming func finish() -> Path? { isBroken ? nil : path }

  /// Returns the path of the elements before the first that was refused.
  package consuming func finishValidPrefix() -> Path { path }

  /// The first control point of an `S`: the last control point of a preceding cubic, mirrored.
  var mirroredCubicControl: Point {
    guard case .cubic(let c) = control else { return current }
    return Point(2 * current.x - c.x, 2 * current.y - c.y)
  }

  /// The control point of a `T`: the control point of a preceding quadratic, mirrored.
  var mirroredQuadraticControl: Point {
    guard case .quadratic(let c) = control else { return current }
    return Point(2 * current.x - c.x, 2 * current.y - c.y)
  }

  /// The distance from the start of a subpath at which a relative step ends at the start itself:
  /// 2^-40, or about 10^-12, of the largest coordinate so far. That is far above the rounding
  /// errors of thousands of steps, and far below anything visible.
  private static let closeness = 0x1p-40

  /// The x that a step from the current point leads to, or the x of the subpath's start if it is
  /// that close.
  package func x(after step: Double) -> Double { sum(current.x, step, start.x) }

  /// The y, in the same way.
  package func y(after step: Double) -> Double { sum(current.y, step, start.y) }

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
    path.verbs.append(verb)
    path.points.append(end)
    path.magnitude = max(path.magnitude, end.x.magnitude, end.y.magnitude)
    farthest = max(farthest, end.x.magnitude, end.y.magnitude)
    current = end
    control = newControl
    return true
  }
}
