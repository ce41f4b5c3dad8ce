import StrokeCore

/// A smooth piece of an outline that halves into two of its own kind and stays inside the convex
/// hull of its control points: all that the hit test needs to know of it.
///
/// It is kept by its ends and by its legs, which lead from one control point to the next. The ends
/// are kept because pieces must meet exactly; the legs, because the direction of a piece, however
/// short, must be as exact as that of the whole curve. Its direction stays inside the cone of its
/// legs.
protocol Curve {
  /// Where it begins.
  var p0: Point { get }
  /// Where it ends.
  var p3: Point { get }
  /// From the start to the first control point.
  var leg1: Vector { get }
  /// From the first control point to the second; zero where there is only one.
  var leg2: Vector { get }
  /// From the last control point to the end.
  var leg3: Vector { get }
  /// The two halves, which meet exactly.
  func halved() -> (Self, Self)
  /// The curve under an affine map.
  func mapped(by transform: Transform) -> Self
  /// The piece between two parameters.
  func piece(from: Double, to: Double) -> Self
  /// The point at a parameter of 0…1.
  func point(at t: Double) -> Point
  /// The speed at a parameter: how fast the point moves.
  func velocity(at t: Double) -> Vector
  /// Adds the curve to a path that has got to where it begins.
  func append(to pieces: inout PathPieces)
  /// No less than the lengths of its second and third derivatives anywhere.
  var derivativeLimits: (second: Double, third: Double) { get }
  /// Three vectors whose quadratic Bernstein combination points along the velocity.
  var course: (Vector, Vector, Vector) { get }
}

extension Curve {
  /// The first control point.
  @inline(__always)
  var p1: Point { p0 + leg1 }

  /// The last control point.
  @inline(__always)
  var p2: Point { p3 - leg3 }

  /// The direction at the start: the first leg that is not of zero length. Zero if there is none.
  @inline(__always)
  var startDirection: Vector { leg1 != .zero ? leg1 : leg2 != .zero ? leg2 : leg3 }

  /// The direction at the end.
  @inline(__always)
  var endDirection: Vector { leg3 != .zero ? leg3 : leg2 != .zero ? leg2 : leg1 }

  /// Whether a curve comes to a stop at the middle, between these halves of it, and turns back: a
  /// cusp that neither half shows.
  @inline(__always)
  static func turnsBack(between left: Self, _ right: Self) -> Bool {
    left.leg3 == .zero && left.endDirection.dot(right.startDirection) < 0
  }

  /// Whether all control points are in one place.
  var isPoint: Bool { leg1 == .zero && leg2 == .zero && leg3 == .zero }

  /// The box of the control points.
  @inline(__always)
  var hullBounds: Rect {
    let (p1, p2) = (p1, p2)
    return Rect(
      minX: min(min(p0.x, p1.x), min(p2.x, p3.x)), minY: min(min(p0.y, p1.y), min(p2.y, p3.y)),
      maxX: max(max(p0.x, p1.x), max(p2.x, p3.x)), maxY: max(max(p0.y, p1.y), max(p2.y, p3.y)))
  }
}

@inline(__always)
func middle(_ p: Point, _ q: Point) -> Point { Point((p.x + q.x) * 0.5, (p.y + q.y) * 0.5) }
