import StrokeCore

/// An edge that is cut into dashes: places on it by how far along they are, in the units of a grid.
protocol DashedEdge {
  /// How long it is.
  var length: DoubleDouble { get }
  /// What `length` may be wrong by.
  var doubt: Double { get }
  /// The point at a place and the direction there.
  func point(at place: DoubleDouble) -> (Point, Vector)
  /// Draws what lies between two places.
  func draw(from: DoubleDouble, to: DoubleDouble, into dash: inout PathPieces)
  /// A polygon about all that a pen of some radius, held at right angles to the edge, covers between
  /// two places; nil if it may be any.
  func trace(from: Double, to: Double, radius: Double) -> Quad?
}

/// A straight edge of some length.
///
/// Where it runs along an axis, places on it are rounded once, from units to coordinates.
struct DashedLine: DashedEdge {
  let length: DoubleDouble
  let doubt: Double
  private let p: Point
  private let q: Point
  private let direction: Vector
  private let grid: DecimalGrid

  init?(_ p: Point, _ q: Point, _ grid: DecimalGrid) {
    guard let direction = (q - p).normalized else { return nil }
    (self.p, self.q, self.direction, self.grid) = (p, q, direction, grid)
    if p.y == q.y || p.x == q.x {
      let way =
        p.y == q.y ? grid.units(q.x) - grid.units(p.x) : grid.units(q.y) - grid.units(p.y)
      length = way < DoubleDouble(0) ? -way : way
      doubt = grid.isWhole ? 0 : length.high * 0x1p-50
    } else {
      length = grid.units(p.distance(to: q))
      doubt = length.high * 0x1p-50
    }
  }

  func point(at place: DoubleDouble) -> (Point, Vector) {
    guard place < length else { return (q, direction) }
    return (Point(coordinate(p.x, q.x, place), coordinate(p.y, q.y, place)), direction)
  }

  private func coordinate(_ from: Double, _ to: Double, _ place: DoubleDouble) -> Double {
    if from == to { return from }
    if p.x == q.x || p.y == q.y {
      return grid.value(to > from ? grid.units(from) + place : grid.units(from) - place)
    }
    // A product first: where it is exact, so is the quotient of what comes out even.
    let product = (to - from) * place.high
    guard product.magnitude > 0x1p-900, product.magnitude < 0x1p900 else {
      return from + (to - from) * (place.high / length.high)
    }
    return from + product / length.high
  }

  func draw(from: DoubleDouble, to: DoubleDouble, into dash: inout PathPieces) {
    dash.line(to: point(at: to).0)
  }

  func trace(from: Double, to: Double, radius: Double) -> Quad? {
    Quad(
      along: point(at: DoubleDouble(from)).0, point(at: DoubleDouble(to)).0,
      half: direction.quarterTurn * radius)
  }
}

/// A curved edge of some length.
struct DashedCurve<C: Curve>: DashedEdge {
  let length: DoubleDouble
  let doubt: Double
  private let curve: C
  private let lengths: ArcLength<C>
  private let grid: DecimalGrid

  init?(_ curve: C, _ grid: DecimalGrid) {
    lengths = ArcLength(curve)
    guard lengths.total > 0 else { return nil }
    (self.curve, self.grid) = (curve, grid)
    length = grid.units(lengths.total)
    // As measured; see there.
    doubt = length.high * 0x1p-40
  }

  private func parameter(at place: DoubleDouble) -> Double {
    place < length ? lengths.parameter(at: grid.value(place)) : 1
  }

  func point(at place: DoubleDouble) -> (Point, Vector) {
    let t = parameter(at: place)
    return (curve.point(at: t), curve.velocity(at: t).normalized ?? curve.endDirection)
  }

  func draw(from: DoubleDouble, to: DoubleDouble, into dash: inout PathPieces) {
    dash.add(curve.piece(from: parameter(at: from), to: parameter(at: to)))
  }

  func trace(from: Double, to: Double, radius: Double) -> Quad? {
    let piece = curve.piece(
      from: parameter(at: DoubleDouble(from)), to: parameter(at: DoubleDouble(to)))
    return CurveAxis(piece)?.box(from: piece.p0, side: radius)
  }
}
