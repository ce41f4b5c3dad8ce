import StrokeCore

/// The way of a pen along curves that go on in the same direction, as far as all of a box is within its reach.
///
/// Where the pen is, a point of the box lies ahead of it, behind it, or at right angles to its way, where the pen
/// touches it. So a pen that had the whole box ahead of it and has it behind it now, or the other way round, has
/// been at right angles to each of its points in between, and has covered all of it, however wide it is and however
/// its cross-sections cross each other.
struct PenSweep {
  private let box: Rect
  private let radius: Double
  /// The gap between two curves that cannot be seen.
  private let tolerance: Double
  /// Where the last curve ended.
  private var end = Point.origin
  /// The direction there; zero at the beginning.
  private var direction = Vector.zero
  /// Where the box was on the way that led there.
  private var side = Side.across

  private enum Side { case ahead, across, behind }

  init(over box: Rect, radius: Double, tolerance: Double) {
    (self.box, self.radius, self.tolerance) = (box, radius, tolerance)
  }

  /// Returns whether the pen has covered the whole box once it has passed a curve.
  func coversAll(by curve: Curve) -> Bool {
    guard reachesAll(from: curve.hullBounds) else { return false }
    let last = side(from: curve.p3, curve.endDirection)
    guard last != .across else { return false }
    let known = goesOn(to: curve) ? side : .across
    let first = known == .across ? side(from: curve.p0, curve.startDirection) : known
    return first != .across && first != last
  }

  /// Passes a curve.
  mutating func pass(_ curve: Curve) {
    if !goesOn(to: curve) { side = .across }
    direction = reachesAll(from: curve.hullBounds) ? curve.endDirection : .zero
    if side == .across { side = self.side(from: curve.p0, curve.startDirection) }
    end = curve.p3
  }

  /// Returns whether the pen reaches all of the box from anywhere in another one.
  func reachesAll(from other: Rect) -> Bool {
    let farthest = Vector(
      max(box.maxX - other.minX, other.maxX - box.minX),
      max(box.maxY - other.minY, other.maxY - box.minY))
    return farthest.length * (1 + 0x1p-40) <= radius
  }

  private func goesOn(to curve: Curve) -> Bool {
    let next = curve.startDirection
    guard direction.dot(next) > 0 else { return false }
    let turn = radius * direction.cross(next).magnitude / (direction.length * next.length)
    return turn + end.distance(to: curve.p0) <= tolerance
  }

  /// The side of all of the box, from a place on the way.
  private func side(from p: Point, _ direction: Vector) -> Side {
    let (x, y) = (direction.dx > 0, direction.dy > 0)
    let nearest = Point(x ? box.minX : box.maxX, y ? box.minY : box.maxY)
    let farthest = Point(x ? box.maxX : box.minX, y ? box.maxY : box.minY)
    if direction.dot(nearest - p) > 0 { return .ahead }
    return direction.dot(farthest - p) < 0 ? .behind : .across
  }
}
