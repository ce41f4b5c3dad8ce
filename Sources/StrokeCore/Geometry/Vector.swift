/// A difference of two points: a direction with a length.
@frozen
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downward.
  public var dy: Double

  /// The vector with the parts `dx`, `dy`.
  @inlinable
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 1 at an angle from the x axis, in radians, clockwise on a screen, where
  /// y grows downward.
  package init(direction angle: Double) { self.init(cosine(angle), sine(angle)) }

  /// The vector of no length.
  @inlinable
  public static var zero: Vector { Vector(0, 0) }

  /// Overflows and underflows sooner than ``length``.
  @inlinable
  package var lengthSquared: Double { dx * dx + dy * dy }

  /// The length; accurate to the last places even if the squares of the parts overflow or
  /// underflow.
  @inlinable
  public var length: Double {
    let sum = dx * dx + dy * dy
    // Between 2^-960 and 2^1000, no square that matters has lost digits.
    if sum > 0x1p-960 && sum < 0x1p1000 { return sum.squareRoot() }
    let scale = max(dx.magnitude, dy.magnitude)
    guard scale > 0, scale.isFinite else { return scale }
    let u = dx / scale
    let v = dy / scale
    return scale * (u * u + v * v).squareRoot()
  }

  /// The same direction at length 1, or nil for the zero vector.
  @inlinable
  public var normalized: Vector? {
    let scale = length
    return scale > 0 ? Vector(dx / scale, dy / scale) : nil
  }

  /// Turned a quarter: clockwise on a screen, where y grows downward.
  @inlinable
  package var quarterTurn: Vector { Vector(-dy, dx) }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The signed area spanned by the two: positive when `other` lies clockwise of `self` on a
  /// screen, where y grows downward.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }

  /// The difference.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }

  /// The opposite.
  @inlinable
  public static prefix func - (v: Vector) -> Vector { Vector(-v.dx, -v.dy) }

  /// The multiple.
  @inlinable
  public static func * (v: Vector, k: Double) -> Vector { Vector(v.dx * k, v.dy * k) }
}
