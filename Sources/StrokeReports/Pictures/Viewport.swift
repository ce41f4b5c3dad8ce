import StrokeCore

/// The map from a stroke's plane to a part of a picture: one scale both ways, the middle of what is
/// shown in the middle of the room.
///
/// Guarantee: places within what is shown come to lie within the room, at any scale that doubles
/// know, because halves are taken before differences.
package struct Viewport: Hashable, Sendable {
  /// The room in the picture.
  package let room: Rect
  /// The units of the picture per unit of the stroke's plane. 0 < scale < ∞.
  package let scale: Double
  private let halfCenter: Point

  /// The map that shows `world` as large as it can be inside `room`, with a margin. What has no
  /// size is shown in the middle, at scale 1.
  package init(showing world: Rect?, in room: Rect, margin: Double = 0) {
    self.room = room
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
  /// as far as nobody sees, so that no picture has numbers that its reader chokes on.
  package func map(_ box: Rect) -> Rect {
    let (a, b) = (map(Point(box.minX, box.minY)), map(Point(box.maxX, box.maxY)))
    return Rect(around: nearby(a), nearby(b))
  }

  /// The place, or one that is as far outside the room as matters.
  func nearby(_ point: Point) -> Point {
    let far = 2 * (room.width + room.height)
    return Point(
      min(max(point.x, room.minX - far), room.maxX + far),
      min(max(point.y, room.minY - far), room.maxY + far))
  }
}
