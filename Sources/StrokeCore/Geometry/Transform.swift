/// An affine map of the plane: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, the six numbers in the
/// order of SVG's `matrix(a b c d e f)`.
@frozen
public struct Transform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The shift to the right.
  public var e: Double
  /// The shift downward.
  public var f: Double

  /// The map of the six numbers, in the order of SVG's `matrix`.
  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The map that moves nothing.
  @inlinable
  public static var identity: Transform { Transform(1, 0, 0, 1, 0, 0) }

  /// The shift by `v`.
  @inlinable
  public static func translation(_ v: Vector) -> Transform { Transform(1, 0, 0, 1, v.dx, v.dy) }

  /// The scaling about the origin.
  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(x, 0, 0, y, 0, 0) }

  /// The turn about the origin, clockwise on a screen, where y grows downward. Whole quarter turns
  /// are exact.
  public static func rotation(degrees: Double) -> Transform {
    let (sin, cos) = sineAndCosine(degrees: degrees)
    return Transform(cos, sin, -sin, cos, 0, 0)
  }

  /// The slant that moves points sideways by the tangent of the angle times their y.
  package static func skewX(degrees: Double) -> Transform {
    let (sin, cos) = sineAndCosine(degrees: degrees)
    return Transform(1, 0, sin / cos, 1, 0, 0)
  }

  /// The slant that moves points downward by the tangent of the angle times their x.
  package static func skewY(degrees: Double) -> Transform {
    let (sin, cos) = sineAndCosine(degrees: degrees)
    return Transform(1, sin / cos, 0, 1, 0, 0)
  }
}

extension Transform {
  @inlinable
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }

  /// Negative if the map mirrors shapes.
  @inlinable
  package var determinant: Double { a * d - b * c }

  /// The image of a point.
  @inlinable
  public func callAsFunction(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + e, b * p.x + d * p.y + f)
  }

  /// The image of a difference of points, which a shift does not change.
  @inlinable
  package func callAsFunction(_ v: Vector) -> Vector {
    Vector(a * v.dx + c * v.dy, b * v.dx + d * v.dy)
  }

  /// The bounding box of the image of a rectangle. Edges that overflow are infinite.
  package func bounds(of rect: Rect) -> Rect {
    let x = Self.sums(of: a, rect.minX, rect.maxX, c, rect.minY, rect.maxY, e)
    let y = Self.sums(of: b, rect.minX, rect.maxX, d, rect.minY, rect.maxY, f)
    return Rect(minX: x.least, minY: y.least, maxX: x.most, maxY: y.most)
  }

  /// The range of `a * x + c * y + e`.
  private static func sums(
    of a: Double, _ minX: Double, _ maxX: Double, _ c: Double, _ minY: Double, _ maxY: Double,
    _ e: Double
  ) -> (least: Double, most: Double) {
    let (p, q) = (product(a, minX), product(a, maxX))
    let (r, s) = (product(c, minY), product(c, maxY))
    let (least, most) = (min(p, q) + min(r, s) + e, max(p, q) + max(r, s) + e)
    // Two terms that overflow to either side may have any sum.
    return (least.isNaN ? -.infinity : least, most.isNaN ? .infinity : most)
  }

  /// The product, with 0 · ∞ = 0.
  private static func product(_ factor: Double, _ number: Double) -> Double {
    factor == 0 ? 0 : factor * number
  }

  /// The map that does `inner` first and then `outer`, as nested SVG transforms do.
  @inlinable
  public static func * (outer: Transform, inner: Transform) -> Transform {
    let x = outer(Vector(inner.a, inner.b))
    let y = outer(Vector(inner.c, inner.d))
    let origin = outer(Point(inner.e, inner.f))
    return Transform(x.dx, x.dy, y.dx, y.dy, origin.x, origin.y)
  }

  /// The inverse map; nil if the map is singular, as far as rounding can tell.
  package var inverse: Transform? {
    // Scaled first, so that neither 1e300 nor 1e-300 spoils the determinant.
    let size = max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
    guard size > 0, isFinite else { return nil }
    let (p, q, r, s) = (a / size, b / size, c / size, d / size)
    let (straight, crossed) = (p * s, q * r)
    let area = straight - crossed
    // What rounding leaves of the determinant when one of several composed maps is singular.
    let rounding = 0x1p-48 * (straight.magnitude + crossed.magnitude)
    guard area.magnitude > rounding else { return nil }
    let linear = Transform(
      s / area / size, -q / area / size, -r / area / size, p / area / size, 0, 0)
    let shift = linear(Vector(e, f))
    let result = Transform(linear.a, linear.b, linear.c, linear.d, -shift.dx, -shift.dy)
    return result.isFinite ? result : nil
  }

  /// True if the map mirrors shapes, also where the determinant underflows.
  package var isMirroring: Bool {
    let size = max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
    return (a / size) * (d / size) < (b / size) * (c / size)
  }

  /// True if axis-aligned rectangles stay axis-aligned, without a quarter turn.
  @inlinable
  package var keepsAxes: Bool { b == 0 && c == 0 }
}

/// The sine and cosine of an angle in degrees, exact at whole quarter turns.
package func sineAndCosine(degrees: Double) -> (sin: Double, cos: Double) {
  guard degrees.isFinite else { return (.nan, .nan) }
  let turned = degrees.remainder(dividingBy: 360)
  switch turned {
  case 0: return (0, 1)
  case 90: return (1, 0)
  case -90: return (-1, 0)
  case 180, -180: return (0, -1)
  default:
    let angle = turned * (Double.pi / 180)
    return (sine(angle), cosine(angle))
  }
}
