import StrokeCore
import StrokePaths

/// The map from a stroke's plane to a part of a picture: one scale both ways, the middle of what is
/// shown in the middle of the room.
///
/// Guarantee: places within what is shown come to lie within the room, at any scale that doubles
/// know, because halves are taken before differences.
package struct Viewport: Hashable, Sendable {
  /// The room in the picture.
  package let room: Rect
  /// The size of marks: 1 in SVG, less where a unit of the picture is a dot of a terminal.
  package let unit: Double
  /// The units of the picture per unit of the stroke's plane. 0 < scale < ∞.
  package let scale: Double
  private let halfCenter: Point

  /// The map that shows `world` as large as it can be inside `room`, with a margin. What has no
  /// size is shown in the middle, at scale 1.
  package init(showing world: Rect?, in room: Rect, margin: Double = 0, unit: Double = 1) {
    self.room = room
    self.unit = unit
    let world = world ?? Rect(around: .origin, .origin)
    halfCenter = Point(
      world.minX / 4 + world.maxX / 4, world.minY / 4 + world.maxY / 4)
    let halfWidth = world.maxX / 2 - world.minX / 2
    let halfHeight = world.maxY / 2 - world.minY / 2
    let (across, down) = (room.width / 2 - margin, room.height / 2 - margin)
    let best = Swift.min(
      halfWidth > 0 ? across / halfWidth : .infinity,
      halfHeight > 0 ? down / halfHeight : .infinity)
    scale = best > 0 && best < 0x1p1000 ? best : 1
  }

  /// Returns the picture's point for a point of the plane.
  package func map(_ point: Point) -> Point {
    Point(
      room.center.x + (point.x / 2 - halfCenter.x) * 2 * scale,
      room.center.y + (point.y / 2 - halfCenter.y) * 2 * scale)
  }

  /// Returns the picture's length for a length of the plane.
  package func map(_ length: Double) -> Double { length * scale }

  /// Returns the picture's rectangle for one of the plane. What is far outside the room is drawn in
  /// without a visible difference, so that no picture has numbers that a program cannot read.
  package func map(_ box: Rect) -> Rect {
    Rect(around: mapNearby(Point(box.minX, box.minY)), mapNearby(Point(box.maxX, box.maxY)))
  }

  /// Returns the picture's point, or one that is as far outside the room as matters.
  func mapNearby(_ point: Point) -> Point {
    let place = map(point)
    let far = 2 * (room.width + room.height)
    return Point(
      min(max(place.x, room.minX - far), room.maxX + far),
      min(max(place.y, room.minY - far), room.maxY + far))
  }

  /// Returns the picture's ellipse; nil for one that is too large to be drawn.
  func map(_ ellipse: Ellipse) -> Ellipse? {
    let center = map(ellipse.center)
    let (radiusX, radiusY) = (map(ellipse.radiusX), map(ellipse.radiusY))
    let reach = max(center.x.magnitude, center.y.magnitude, radiusX, radiusY)
    return reach < 1e6
      ? Ellipse(center: center, radiusX: radiusX, radiusY: radiusY, rotation: ellipse.rotation)
      : nil
  }

  /// The map as a transform.
  var transform: Transform {
    let origin = map(.origin)
    return Transform(scale, 0, 0, scale, origin.x, origin.y)
  }
}
