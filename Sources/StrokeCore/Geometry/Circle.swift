/// A circle by its centre and radius.
@frozen
public struct Circle: Hashable, Sendable {
  /// The middle.
  public var center: Point
  /// The distance from the middle to the rim.
  public var radius: Double

  /// The circle about `center`.
  @inlinable
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The bounding box of the circle.
  @inlinable
  public var bounds: Rect {
    Rect(
      minX: center.x - radius, minY: center.y - radius,
      maxX: center.x + radius, maxY: center.y + radius)
  }
}
