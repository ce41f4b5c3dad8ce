/// Finds how far the body of a stroked curve reaches in a direction: to the last places, by halving
/// the curve wherever a piece might reach farther than what has been found.
struct ExtremeSearch {
  private let direction: Vector
  private let radius: Double
  /// The length of the direction, by which distances grow.
  private let scale: Double
  private var budget = 1 << 12
  /// The farthest found so far, as the scalar product with the direction.
  private(set) var extreme: Double

  init(_ direction: Vector, radius: Double, _ extreme: Double) {
    (self.direction, self.radius, self.extreme) = (direction, radius, extreme)
    scale = direction.length
  }

  mutating func include(_ curve: some Curve) {
    includeSection(at: curve.p0, curve.startDirection)
    includeSection(at: curve.p3, curve.endDirection)
    search(curve, depth: 52)
  }

  private func distance(_ p: Point) -> Double { direction.dx * p.x + direction.dy * p.y }

  private mutating func includeSection(at p: Point, _ tangent: Vector) {
    guard let along = tangent.normalized else { return }
    extreme = max(extreme, distance(p) + radius * along.cross(direction).magnitude)
  }

  private mutating func search(_ curve: some Curve, depth: Int) {
    let farthest = max(
      max(distance(curve.p0), distance(curve.p1)), max(distance(curve.p2), distance(curve.p3)))
    // The pen is at right angles to the curve, and the curve within the spread of its chord.
    var reach = radius * scale
    if let axis = CurveAxis(curve) {
      let (across, along) = (axis.along.cross(direction), axis.along.dot(direction))
      reach = min(reach, radius * (across.magnitude + axis.spread * along.magnitude))
    }
    let slack = (extreme.magnitude + reach) * 0x1p-48
    budget -= 1
    guard farthest + reach > extreme + slack, depth > 0, budget > 0 else { return }
    // A cusp is a point where the pen turns half round.
    if curve.isPoint { return extreme = max(extreme, farthest + reach) }
    let (left, right) = curve.halved()
    includeSection(at: left.p3, left.endDirection)
    search(left, depth: depth - 1)
    search(right, depth: depth - 1)
  }
}
