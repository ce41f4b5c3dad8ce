/// A place in the plane. `x` grows to the right and `y` grows downward, as on a screen.
@frozen
public struct Point: Hashable, Sendable {
  /// The distance right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// The point at `x`, `y`.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at 0, 0.
  @inlinable
  public static var origin: Point { Point(0, 0) }

  /// True if both coordinates are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point; it overflows only if the result does.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point a share `t` of the way to another: `self` at 0, exactly `other` at 1.
  @inlinable
  package func interpolated(to other: Point, _ t: Double) -> Point {
    Point(x * (1 - t) + other.x * t, y * (1 - t) + other.y * t)
  }

  /// The vector that leads from `b` to `a`.
  @inlinable
  public static func - (a: Point, b: Point) -> Vector { Vector(a.x - b.x, a.y - b.y) }

  /// The point that `v` leads to from `p`.
  @inlinable
  public static func + (p: Point, v: Vector) -> Point { Point(p.x + v.dx, p.y + v.dy) }

  /// The point from which `v` leads to `p`.
  @inlinable
  public static func - (p: Point, v: Vector) -> Point { Point(p.x - v.dx, p.y - v.dy) }
}
