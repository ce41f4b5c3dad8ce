/// An ellipse by its centre, its two radii and the direction of the first.
@frozen
public struct Ellipse: Hashable, Sendable {
  /// The middle.
  public var center: Point
  /// The radius along the first axis.
  public var radiusX: Double
  /// The radius across it.
  public var radiusY: Double
  /// The angle from the x axis to the first axis, in radians, clockwise on a screen, where y grows
  /// downward.
  public var rotation: Double

  /// The ellipse about `center`.
  @inlinable
  public init(center: Point, radiusX: Double, radiusY: Double, rotation: Double = 0) {
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.rotation = rotation
  }

  /// The ellipse that touches the four sides of a rectangle.
  @inlinable
  package init(in box: Rect) {
    self.init(center: box.center, radiusX: box.width / 2, radiusY: box.height / 2)
  }

  package var bounds: Rect {
    let (c, s) = (cosine(rotation), sine(rotation))
    let half = Vector(
      Vector(radiusX * c, radiusY * s).length, Vector(radiusX * s, radiusY * c).length)
    return Rect(around: center - half, center + half)
  }
}
