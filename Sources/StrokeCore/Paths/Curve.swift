/// A smooth piece of an outline that halves into two of its own kind and stays inside the convex
/// hull of its control points: all that the hit test needs to know of it.
///
/// Its direction stays inside the cone of its legs, which lead from one control point to the next.
protocol Curve {
  /// Where it begins.
  var p0: Point { get }
  /// The first control point.
  var p1: Point { get }
  /// The second control point; the first once more where there is only one.
  var p2: Point { get }
  /// Where it ends.
  var p3: Point { get }
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
  /// Three vectors whose quadratic Bernstein combination points along the velocity.
  var course: (Vector, Vector, Vector) { get }
}

extension Curve {
  /// The direction at the start: the first leg that is not of zero length. Zero if there is none.
  var startDirection: Vector {
    if p1 != p0 { return p1 - p0 }
    return p2 != p0 ? p2 - p0 : p3 - p0
  }

  /// The direction at the end.
  var endDirection: Vector {
    if p3 != p2 { return p3 - p2 }
    return p3 != p1 ? p3 - p1 : p3 - p0
  }

  /// Whether all control points are in one place.
  var isPoint: Bool { p0 == p1 && p0 == p2 && p0 == p3 }

  /// The box of the control points.
  var hullBounds: Rect {
    Rect(
      minX: min(min(p0.x, p1.x), min(p2.x, p3.x)), minY: min(min(p0.y, p1.y), min(p2.y, p3.y)),
      maxX: max(max(p0.x, p1.x), max(p2.x, p3.x)), maxY: max(max(p0.y, p1.y), max(p2.y, p3.y)))
  }
}

@inline(__always)
func middle(_ p: Point, _ q: Point) -> Point { Point((p.x + q.x) * 0.5, (p.y + q.y) * 0.5) }

/// A cubic Bézier curve.
struct Cubic: Curve, Hashable {
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point

  @inline(__always)
  func halved() -> (Cubic, Cubic) {
    let a = middle(p0, p1)
    let b = middle(p1, p2)
    let c = middle(p2, p3)
    let ab = middle(a, b)
    let bc = middle(b, c)
    let m = middle(ab, bc)
    return (Cubic(p0: p0, p1: a, p2: ab, p3: m), Cubic(p0: m, p1: bc, p2: c, p3: p3))
  }

  func append(to pieces: inout PathPieces) { pieces.cubic(p1, p2, to: p3) }

  var course: (Vector, Vector, Vector) { (p1 - p0, p2 - p1, p3 - p2) }

  func mapped(by transform: Transform) -> Cubic {
    Cubic(p0: transform(p0), p1: transform(p1), p2: transform(p2), p3: transform(p3))
  }

  func piece(from: Double, to: Double) -> Cubic {
    let right = from > 0 ? split(at: from).1 : self
    guard to < 1 else { return right }
    return right.split(at: min(max((to - from) / (1 - from), 0), 1)).0
  }

  private func split(at t: Double) -> (Cubic, Cubic) {
    let a = p0.interpolated(to: p1, t)
    let b = p1.interpolated(to: p2, t)
    let c = p2.interpolated(to: p3, t)
    let ab = a.interpolated(to: b, t)
    let bc = b.interpolated(to: c, t)
    let m = ab.interpolated(to: bc, t)
    return (Cubic(p0: p0, p1: a, p2: ab, p3: m), Cubic(p0: m, p1: bc, p2: c, p3: p3))
  }

  func point(at t: Double) -> Point {
    let a = p0.interpolated(to: p1, t)
    let b = p1.interpolated(to: p2, t)
    let c = p2.interpolated(to: p3, t)
    return a.interpolated(to: b, t).interpolated(to: b.interpolated(to: c, t), t)
  }

  func velocity(at t: Double) -> Vector {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }
}

/// A part of a conic: of a parabola, which is a quadratic Bézier curve, at `weight` 1; of an
/// ellipse below. An elliptic arc of the angle 2α, seen as the circle it was before an affine map,
/// has the weight cos α, exactly: no arc is ever approximated by another kind of curve.
struct Conic: Curve, Hashable {
  var p0: Point
  var p1: Point
  var p3: Point
  /// Above 0.
  var weight: Double

  var p2: Point { p1 }

  @inline(__always)
  func halved() -> (Conic, Conic) {
    let k = 1 / (1 + weight)
    let a = Point((p0.x + p1.x * weight) * k, (p0.y + p1.y * weight) * k)
    let b = Point((p1.x * weight + p3.x) * k, (p1.y * weight + p3.y) * k)
    let m = middle(a, b)
    let w = ((1 + weight) * 0.5).squareRoot()
    return (Conic(p0: p0, p1: a, p3: m, weight: w), Conic(p0: m, p1: b, p3: p3, weight: w))
  }

  func append(to pieces: inout PathPieces) {
    if weight == 1 { pieces.quadratic(p1, to: p3) } else { pieces.arc(ellipticArc, to: p3) }
  }

  /// The arc that the conic is. On the circle it is an image of, it runs from -α to α about the
  /// direction of its top, where cos α is the weight.
  private var ellipticArc: EllipticArc {
    let square = (1 - weight) * (1 + weight)
    let u = (p3 - p0) * (0.5 / square.squareRoot())
    let v = (p1 - middle(p0, p3)) * (weight / square)
    let circle = EllipticArc(radiusX: 1, radiusY: 1)
    return circle.mapped(by: Transform(u.dx, u.dy, v.dx, v.dy, 0, 0))
  }

  var course: (Vector, Vector, Vector) {
    ((p1 - p0) * weight, (p3 - p0) * 0.5, (p3 - p1) * weight)
  }

  func mapped(by transform: Transform) -> Conic {
    Conic(p0: transform(p0), p1: transform(p1), p3: transform(p3), weight: weight)
  }

  func piece(from: Double, to: Double) -> Conic {
    // The blossom of the curve in homogeneous coordinates, then scaled back so that the weights of
    // the ends are 1.
    let (a, wa) = blossom(from, from)
    let (b, wb) = blossom(from, to)
    let (c, wc) = blossom(to, to)
    return Conic(
      p0: from <= 0 ? p0 : a, p1: b, p3: to >= 1 ? p3 : c, weight: wb / (wa * wc).squareRoot())
  }

  private func blossom(_ s: Double, _ t: Double) -> (Point, Double) {
    let k0 = (1 - s) * (1 - t)
    let k1 = ((1 - s) * t + s * (1 - t)) * weight
    let k3 = s * t
    let w = k0 + k1 + k3
    let x = (p0.x * k0 + p1.x * k1 + p3.x * k3) / w
    let y = (p0.y * k0 + p1.y * k1 + p3.y * k3) / w
    return (Point(x, y), w)
  }

  func point(at t: Double) -> Point { blossom(t, t).0 }

  func velocity(at t: Double) -> Vector {
    // The two points of de Casteljau's last step, and how fast the curve runs along their line.
    let s = 1 - t
    let wa = s + t * weight
    let wb = s * weight + t
    let a = Point((p0.x * s + p1.x * t * weight) / wa, (p0.y * s + p1.y * t * weight) / wa)
    let b = Point((p1.x * s * weight + p3.x * t) / wb, (p1.y * s * weight + p3.y * t) / wb)
    let w = s * wa + t * wb
    return (b - a) * (2 * wa * wb / (w * w))
  }
}
