import StrokeCore

/// Finds how far the body of a stroked curve reaches in a direction: about to the last places, by
/// halving the curve wherever a piece might reach farther than what has been found.
struct ExtremeSearch {
  /// The most pieces kept at a time. More are needed only where a curve is bent, over some length,
  /// by just the pen's radius; the answer is then a little too far, never too near.
  private static let mostPieces = 256

  private let direction: Vector
  private let radius: Double
  /// The length of the direction, by which distances grow.
  private let scale: Double
  /// The farthest found so far, as the scalar product with the direction.
  private(set) var extreme: Double

  init(_ direction: Vector, radius: Double, _ extreme: Double) {
    (self.direction, self.radius, self.extreme) = (direction, radius, extreme)
    scale = direction.length
  }

  mutating func include<C: Curve>(_ curve: C) {
    includeSection(at: curve.p0, curve.startDirection)
    includeSection(at: curve.p3, curve.endDirection)
    var pieces = [curve]
    for _ in 0..<52 {
      var halves: [C] = []
      for piece in pieces {
        let (left, right) = piece.halved()
        includeSection(at: left.p3, left.endDirection)
        if C.turnsBack(between: left, right) { includeDisk(at: left.p3) }
        halves += [left, right]
      }
      let slack = (extreme.magnitude + radius * scale) * 0x1p-44
      pieces = halves.filter { bound(of: $0) > extreme + slack }
      if pieces.isEmpty { return }
      if pieces.count > Self.mostPieces { break }
    }
    // What is left is a cusp, where the pen turns half round, or has become too much.
    for piece in pieces { extreme = max(extreme, bound(of: piece)) }
  }

  private func distance(_ p: Point) -> Double { direction.dx * p.x + direction.dy * p.y }

  private mutating func includeSection(at p: Point, _ tangent: Vector) {
    guard let along = tangent.normalized else { return }
    extreme = max(extreme, distance(p) + radius * along.cross(direction).magnitude)
  }

  private mutating func includeDisk(at p: Point) {
    extreme = max(extreme, distance(p) + radius * scale)
  }

  /// No less than the distance of any point of a piece's body.
  private func bound(of curve: some Curve) -> Double {
    let farthest = max(
      max(distance(curve.p0), distance(curve.p1)), max(distance(curve.p2), distance(curve.p3)))
    // The pen is at right angles to the curve, and the curve within the spread of its chord.
    guard let axis = CurveAxis(curve) else { return farthest + radius * scale }
    let (across, along) = (axis.along.cross(direction), axis.along.dot(direction))
    let reach = min(scale, across.magnitude + axis.spread * along.magnitude)
    return min(farthest + radius * reach, smoothBound(of: curve, axis) ?? .infinity)
  }

  /// The same from the two ends of the piece: in between, either end of the pen departs from a
  /// steady motion by an eighth of its second derivative at most. That is the better bound where
  /// the curve moves on while the pen turns back. For the unit tangent T of a curve C the second
  /// derivative is |C‴|/|C′| + 3|C″|²/|C′|² at most.
  private func smoothBound(of curve: some Curve, _ axis: CurveAxis) -> Double? {
    let steps = [curve.leg1, curve.leg2, curve.leg3].map { axis.along.dot($0) }
    guard let slowest = steps.filter({ $0 != 0 }).min(),
      slowest > 0, let a = curve.startDirection.normalized, let b = curve.endDirection.normalized
    else { return nil }
    // A cubic's velocity is three times a mean of its legs; a conic's, twice, and its weight, 0.7 or
    // more, takes off something.
    let (limits, speed) = (curve.derivativeLimits, 1.4 * slowest)
    let turning = limits.third / speed + 3 * (limits.second / speed) * (limits.second / speed)
    let (u, v) = (a.cross(direction) * radius, b.cross(direction) * radius)
    let (p, q) = (distance(curve.p0), distance(curve.p3))
    return max(max(p + u, q + v), max(p - u, q - v))
      + scale * (limits.second + radius * turning) / 8
  }
}
