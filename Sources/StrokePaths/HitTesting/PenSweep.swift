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
  /// Where the last curve ended, and its direction there, of length 1; nil at the beginning.
  private var end: (point: Point, direction: Vector)?
  /// Where the box was on the way that led there.
  private var side = Side.across

  private enum Side { case ahead, across, behind }

  init(over box: Rect, radius: Double, tolerance: Double) {
    (self.box, self.radius, self.tolerance) = (box, radius, tolerance)
  }

  /// Returns whether the pen has covered the whole box once it has passed a curve.
  func coversAll(by curve: Curve) -> Bool {
    guard reachesAll(from: curve.hullBounds), let ends = directions(of: curve) else { return false }
    let last = side(from: curve.p3, ends.last)
    guard last != .across else { return false }
    let known = goesOn(to: curve, ends.first) ? side : .across
    let first = side(from: curve.p0, ends.first)
    return known != .across && known != last || first != .across && first != last
  }

  /// Passes a curve.
  mutating func pass(_ curve: Curve) {
    guard reachesAll(from: curve.hullBounds), let ends = directions(of: curve) else {
      return end = nil
    }
    if !goesOn(to: curve, ends.first) { side = .across }
    if side == .across { side = side(from: curve.p0, ends.first) }
    if side == .across { side = side(from: curve.p3, ends.last) }
    end = (curve.p3, ends.last)
  }

  /// Returns whether the pen reaches all of the box from anywhere in another one.
  func reachesAll(from other: Rect) -> Bool {
    let farthest = Vector(
      max(box.maxX - other.minX, other.maxX - box.minX),
      max(box.maxY - other.minY, other.maxY - box.minY))
    return farthest.length * (1 + 0x1p-40) <= radius
  }

  private func directions(of curve: Curve) -> (first: Vector, last: Vector)? {
    guard let first = curve.startDirection.normalized, let last = curve.endDirection.normalized
    else { return nil }
    return (first, last)
  }

  private func goesOn(to curve: Curve, _ direction: Vector) -> Bool {
    guard let end, direction.dot(end.direction) > 0 else { return false }
    let turn = radius * direction.cross(end.direction).magnitude
    return turn + end.point.distance(to: curve.p0) <= tolerance
  }

  /// The side of all of the box, from a place on the way.
  private func side(from p: Point, _ direction: Vector) -> Side {
    let ahead = box.corners.map { direction.dot($0 - p) }
    if ahead.allSatisfy({ $0 > 0 }) { return .ahead }
    return ahead.allSatisfy { $0 < 0 } ? .behind : .across
  }
}
