import StrokeCore

/// A part of a conic: of a parabola, which is a quadratic Bézier curve, at `weight` 1; of an
/// ellipse below. An elliptic arc of the angle 2α, seen as the circle it was before an affine map,
/// has the weight cos α, exactly: no arc is ever approximated by another kind of curve.
struct Conic: Curve, Hashable {
  let p0: Point
  let p3: Point
  let leg1: Vector
  let leg3: Vector
  /// Above 0.
  let weight: Double

  var leg2: Vector { .zero }

  @inline(__always)
  init(p0: Point, p1: Point, p3: Point, weight: Double) {
    (self.p0, self.p3, self.weight) = (p0, p3, weight)
    (leg1, leg3) = (p1 - p0, p3 - p1)
  }

  @inline(__always)
  private init(_ p0: Point, _ leg1: Vector, _ leg3: Vector, _ p3: Point, _ weight: Double) {
    (self.p0, self.p3, self.weight) = (p0, p3, weight)
    (self.leg1, self.leg3) = (leg1, leg3)
  }

  @inline(__always)
  func halved() -> (Conic, Conic) {
    let k = 1 / (1 + weight)
    let (first, last) = (leg1 * (weight * k), leg3 * (weight * k))
    let half = (leg1 + leg3) * (0.5 * k)
    let m = middle(p0 + first, p3 - last)
    let w = weight == 1 ? 1 : ((1 + weight) * 0.5).squareRoot()
    return (Conic(p0, first, half, m, w), Conic(m, half, last, p3, w))
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
    // The two points of de Casteljau's last step have the weights a and b and lie these parts of
    // the legs away from the control point; the curve runs along the line between them.
    let s = 1 - t
    let (a, b) = (s + t * weight, s * weight + t)
    let w = s * a + t * b
    return (leg1 * (s * b) + leg3 * (t * a)) * (2 / (w * w))
  }

  func append(to pieces: inout PathPieces) {
    if weight == 1 { pieces.quadratic(p1, to: p3) } else { pieces.arc(ellipticArc, to: p3) }
  }

  /// The arc that the conic is. On the circle it is an image of, it runs from -α to α about the
  /// direction of its top, where cos α is the weight.
  private var ellipticArc: EllipticArc {
    let square = (1 - weight) * (1 + weight)
    let u = (leg1 + leg3) * (0.5 / square.squareRoot())
    let v = (leg1 - leg3) * (0.5 * weight / square)
    let circle = EllipticArc(radiusX: 1, radiusY: 1)
    return circle.mapped(by: Transform(u.dx, u.dy, v.dx, v.dy, 0, 0))
  }

  var derivativeLimits: (second: Double, third: Double) {
    // The curve R is N/W with a quadratic N about the control point, N″ = 2 (leg3 - leg1), and
    // W = 1 - 2 (1 - w) t (1 - t). So R″ = (N″ - 2R′W′ - RW″) / W and R‴ = -3 (R″W′ + R′W″) / W.
    let (size, rest) = (max(leg1.length, leg3.length), 1 - weight)
    let least = (1 + weight) / 2
    let velocity = 2 * size / weight
    let second = (2 * (leg3 - leg1).length + 4 * rest * (velocity + size)) / least
    return (second, 6 * rest * (second + 2 * velocity) / least)
  }

  var course: (Vector, Vector, Vector) {
    (leg1 * weight, (leg1 + leg3) * 0.5, leg3 * weight)
  }
}
