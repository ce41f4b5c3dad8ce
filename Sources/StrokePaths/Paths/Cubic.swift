import StrokeCore

/// A cubic Bézier curve.
struct Cubic: Curve, Hashable {
  let p0: Point
  let p3: Point
  let leg1: Vector
  let leg2: Vector
  let leg3: Vector

  @inline(__always)
  init(p0: Point, p1: Point, p2: Point, p3: Point) {
    (self.p0, self.p3) = (p0, p3)
    (leg1, leg2, leg3) = (p1 - p0, p2 - p1, p3 - p2)
  }

  @inline(__always)
  private init(_ p0: Point, _ leg1: Vector, _ leg2: Vector, _ leg3: Vector, _ p3: Point) {
    (self.p0, self.p3) = (p0, p3)
    (self.leg1, self.leg2, self.leg3) = (leg1, leg2, leg3)
  }

  @inline(__always)
  func halved() -> (Cubic, Cubic) {
    let (first, last) = (leg1 * 0.5, leg3 * 0.5)
    let (left, right) = ((leg1 + leg2) * 0.25, (leg2 + leg3) * 0.25)
    let half = (left + right) * 0.5
    let m = middle(p0 + (first + left), p3 - (right + last))
    return (Cubic(p0, first, left, half, m), Cubic(m, half, right, last, p3))
  }

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
    return leg1 * (3 * s * s) + leg2 * (6 * s * t) + leg3 * (3 * t * t)
  }

  func append(to pieces: inout PathPieces) { pieces.cubic(p1, p2, to: p3) }

  var derivativeLimits: (second: Double, third: Double) {
    let (turn1, turn2) = (leg2 - leg1, leg3 - leg2)
    return (6 * max(turn1.length, turn2.length), 6 * (turn2 - turn1).length)
  }

  var course: (Vector, Vector, Vector) { (leg1, leg2, leg3) }
}
