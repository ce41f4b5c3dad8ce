import StrokeCore

/// A curved edge: a cubic Bézier curve, or part of a conic.
///
/// A quadratic Bézier curve is part of a parabola, a conic of weight 1. An arc of an ellipse is a
/// conic of a smaller weight: cos α for an arc of the angle 2α on the circle that an affine map
/// turns into the ellipse. So arcs are exact, never approximated by another kind of curve.
///
/// A curve is stored as its ends and its legs, the vectors from each control point to the next: the
/// ends because adjacent pieces must meet exactly, the legs because the direction of a piece,
/// however short, must be as precise as that of the whole curve.
///
/// Guarantees:
/// - the curve lies in the convex hull of its control points;
/// - its direction lies in the cone of its legs;
/// - it splits into two curves of its own kind, which meet exactly.
struct Curve: Equatable, Sendable {
  /// The kind of a curve, which determines the points between its ends.
  enum Kind: Equatable, Sendable {
    case cubic
    /// The weight of the control point is above 0; those of the ends are 1.
    case conic(weight: Double)
  }

  let p0: Point
  let p3: Point
  /// The vector from the start to the first control point.
  let leg1: Vector
  /// The vector from the first control point to the second; zero for a conic, which has only one.
  let leg2: Vector
  /// The vector from the last control point to the end.
  let leg3: Vector
  let kind: Kind

  @inline(__always)
  init(p0: Point, p1: Point, p2: Point, p3: Point) {
    self.init(p0, p1 - p0, p2 - p1, p3 - p2, p3, .cubic)
  }

  /// Part of a conic; a quadratic Bézier curve for a weight of 1.
  @inline(__always)
  init(p0: Point, p1: Point, p3: Point, weight: Double) {
    self.init(p0, p1 - p0, .zero, p3 - p1, p3, .conic(weight: weight))
  }

  @inline(__always)
  private init(
    _ p0: Point, _ leg1: Vector, _ leg2: Vector, _ leg3: Vector, _ p3: Point, _ kind: Kind
  ) {
    (self.p0, self.p3, self.kind) = (p0, p3, kind)
    (self.leg1, self.leg2, self.leg3) = (leg1, leg2, leg3)
  }

  /// The first control point.
  @inline(__always)
  var p1: Point { p0 + leg1 }

  /// The last control point.
  @inline(__always)
  var p2: Point { p3 - leg3 }

  /// The direction at the start: the first leg that is not zero; zero if all are.
  @inline(__always)
  var startDirection: Vector { leg1 != .zero ? leg1 : leg2 != .zero ? leg2 : leg3 }

  @inline(__always)
  var endDirection: Vector { leg3 != .zero ? leg3 : leg2 != .zero ? leg2 : leg1 }

  /// The curve as a pen follows it, without legs that are negligible beside the others: so short
  /// that no number could tell the points apart unless they lay at 0. The pen would turn to follow
  /// them without moving.
  var withoutVanishingLegs: Curve {
    let least = size * 0x1p-100
    return Curve(
      p0, leg1.largest < least ? .zero : leg1, leg2.largest < least ? .zero : leg2,
      leg3.largest < least ? .zero : leg3, p3, kind)
  }

  /// The same points in reverse order. Reversing twice gives the curve itself to the last digit.
  var reversed: Curve {
    Curve(p3, leg3 * -1, leg2 * -1, leg1 * -1, p0, kind)
  }

  var isPoint: Bool { leg1 == .zero && leg2 == .zero && leg3 == .zero }

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

extension Vector {
  /// The larger of the absolute coordinates.
  @inline(__always)
  var largest: Double { max(dx.magnitude, dy.magnitude) }
}

extension Curve {
  @inline(__always)
  func halved() -> (Curve, Curve) {
    switch kind {
    case .cubic:
      let (first, last) = (leg1 * 0.5, leg3 * 0.5)
      let (left, right) = ((leg1 + leg2) * 0.25, (leg2 + leg3) * 0.25)
      let half = (left + right) * 0.5
      let m = middle(p0 + (first + left), p3 - (right + last))
      return (
        Curve(p0, first, left, half, m, .cubic), Curve(m, half, right, last, p3, .cubic)
      )
    case .conic(let weight):
      let k = 1 / (1 + weight)
      let (first, last) = (leg1 * (weight * k), leg3 * (weight * k))
      let half = (leg1 + leg3) * (0.5 * k)
      let m = middle(p0 + first, p3 - last)
      let kind = Kind.conic(weight: weight == 1 ? 1 : ((1 + weight) * 0.5).squareRoot())
      return (Curve(p0, first, .zero, half, m, kind), Curve(m, half, .zero, last, p3, kind))
    }
  }

  /// Returns whether the curve of these two halves stops in the middle and turns back: a cusp that
  /// neither half shows.
  @inline(__always)
  static func turnsBack(between left: Curve, _ right: Curve) -> Bool {
    left.leg3 == .zero && left.endDirection.dot(right.startDirection) < 0
  }

  func piece(from: Double, to: Double) -> Curve {
    switch kind {
    case .cubic:
      let right = from > 0 ? splitCubic(at: from).1 : self
      guard to < 1 else { return right }
      return right.splitCubic(at: min(max((to - from) / (1 - from), 0), 1)).0
    case .conic(let weight):
      // The blossom in homogeneous coordinates, scaled so that the weights of the ends are 1 again.
      let (a, wa) = conicBlossom(from, from, weight)
      let (b, wb) = conicBlossom(from, to, weight)
      let (c, wc) = conicBlossom(to, to, weight)
      // A piece of a parabola is a parabola, and rounding must not turn an ellipse into a hyperbola.
      let pieceWeight = weight == 1 ? 1 : min(wb / (wa * wc).squareRoot(), 1)
      return Curve(p0: from <= 0 ? p0 : a, p1: b, p3: to >= 1 ? p3 : c, weight: pieceWeight)
    }
  }

  private func splitCubic(at t: Double) -> (Curve, Curve) {
    let a = p0.interpolated(to: p1, t)
    let b = p1.interpolated(to: p2, t)
    let c = p2.interpolated(to: p3, t)
    let ab = a.interpolated(to: b, t)
    let bc = b.interpolated(to: c, t)
    let m = ab.interpolated(to: bc, t)
    return (Curve(p0: p0, p1: a, p2: ab, p3: m), Curve(p0: m, p1: bc, p2: c, p3: p3))
  }

  private func conicBlossom(_ s: Double, _ t: Double, _ weight: Double) -> (Point, Double) {
    let k0 = (1 - s) * (1 - t)
    let k1 = ((1 - s) * t + s * (1 - t)) * weight
    let k3 = s * t
    let w = k0 + k1 + k3
    let x = (p0.x * k0 + p1.x * k1 + p3.x * k3) / w
    let y = (p0.y * k0 + p1.y * k1 + p3.y * k3) / w
    return (Point(x, y), w)
  }

  func mapped(by transform: Transform) -> Curve {
    switch kind {
    case .cubic:
      Curve(p0: transform(p0), p1: transform(p1), p2: transform(p2), p3: transform(p3))
    case .conic(let weight):
      Curve(p0: transform(p0), p1: transform(p1), p3: transform(p3), weight: weight)
    }
  }
}

extension Curve {
  /// The point at a parameter in 0…1.
  func point(at t: Double) -> Point {
    switch kind {
    case .cubic: splitCubic(at: t).0.p3
    case .conic(let weight): conicBlossom(t, t, weight).0
    }
  }

  func velocity(at t: Double) -> Vector {
    let s = 1 - t
    switch kind {
    case .cubic: return leg1 * (3 * s * s) + leg2 * (6 * s * t) + leg3 * (3 * t * t)
    case .conic(let weight):
      // The two points of de Casteljau's last step have the weights a and b and lie these shares of
      // the legs away from the control point; the curve is tangent to the line between them.
      let (a, b) = (s + t * weight, s * weight + t)
      let w = s * a + t * b
      return (leg1 * (s * b) + leg3 * (t * a)) * (2 / (w * w))
    }
  }

  /// Upper bounds of the lengths of the second and third derivatives.
  var derivativeLimits: (second: Double, third: Double) {
    switch kind {
    case .cubic:
      let (turn1, turn2) = (leg2 - leg1, leg3 - leg2)
      return (6 * max(turn1.length, turn2.length), 6 * (turn2 - turn1).length)
    case .conic(let weight):
      // The curve R is N/W with a quadratic N about the control point, N″ = 2 (leg3 - leg1), and
      // W = 1 - 2 (1 - w) t (1 - t). So R″ = (N″ - 2R′W′ - RW″) / W and R‴ = -3 (R″W′ + R′W″) / W.
      let (size, rest) = (max(leg1.length, leg3.length), 1 - weight)
      let least = (1 + weight) / 2
      let velocity = 2 * size / weight
      let second = (2 * (leg3 - leg1).length + 4 * rest * (velocity + size)) / least
      return (second, 6 * rest * (second + 2 * velocity) / least)
    }
  }

  /// Three vectors whose quadratic Bernstein combination has the direction of the velocity.
  var hodograph: (Vector, Vector, Vector) {
    switch kind {
    case .cubic: (leg1, leg2, leg3)
    case .conic(let weight): (leg1 * weight, (leg1 + leg3) * 0.5, leg3 * weight)
    }
  }

  /// An upper bound of the curvature, which is infinite where the curve may turn back.
  var greatestCurvature: Double {
    guard let along = (leg1 + leg2 + leg3).normalized else { return .infinity }
    let slowest: Double
    let turn: Double
    switch kind {
    case .cubic:
      slowest = 3 * min(min(along.dot(leg1), along.dot(leg2)), along.dot(leg3))
      // The cross product of the first two derivatives is a quadratic Bernstein combination of these.
      turn =
        18
        * max(
          max(leg1.cross(leg2).magnitude, leg2.cross(leg3).magnitude),
          leg1.cross(leg3).magnitude / 2)
    case .conic(let weight):
      // With the weight W of a point, that product is 4 w (leg1 × leg3) / W³, and the velocity is 2 / W²
      // times a quadratic Bernstein combination of w leg1, (leg1 + leg3) / 2 and w leg3; W is 1 at most.
      slowest =
        2 * min(min(weight * along.dot(leg1), weight * along.dot(leg3)), along.dot(leg1 + leg3) / 2)
      turn = 4 * weight * leg1.cross(leg3).magnitude
    }
    return slowest > 0 ? turn / (slowest * slowest * slowest) : .infinity
  }

  /// The parameters inside 0…1 where the curve runs along a direction, either way.
  func parameters(at direction: Vector) -> [Double] {
    let (a, b, c) = hodograph
    return bernsteinRoots(direction.cross(a), direction.cross(b), direction.cross(c))
  }

  /// The parameters inside 0…1 where the tangent is vertical or horizontal.
  var turningParameters: [Double] {
    if hullBounds == Rect(around: p0, p3) { return [] }
    let (a, b, c) = hodograph
    return bernsteinRoots(a.dx, b.dx, c.dx) + bernsteinRoots(a.dy, b.dy, c.dy)
  }
}

/// The roots inside 0…1 of `a(1-t)² + 2b·t(1-t) + c·t²`.
private func bernsteinRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let scale = max(a.magnitude, b.magnitude, c.magnitude)
  guard scale > 0, scale.isFinite else { return [] }
  let (a, b, c) = (a / scale, b / scale, c / scale)
  let discriminant = b * b - a * c
  guard discriminant >= 0 else { return [] }
  // In s = t/(1-t) this is cs² + 2bs + a; the sum below adds magnitudes and never cancels.
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [q / (q + c), a / (a + q)].filter { $0 > 0 && $0 < 1 }
}
