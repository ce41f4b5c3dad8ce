import StrokeCore

/// An edge to be cut into dashes. Positions on it are distances from its start, in the units of a
/// grid.
struct DashedEdge {
  let length: DoubleDouble
  /// The largest error that `length` may have.
  let lengthError: Double
  private let grid: DecimalGrid
  private let kind: Kind

  private enum Kind {
    case line(Point, Point, direction: Vector)
    case curve(Curve, ArcLength)
  }

  /// A straight edge; nil if it has no length.
  ///
  /// On an edge parallel to an axis, positions are rounded only once, from units to coordinates.
  init?(_ p: Point, _ q: Point, _ grid: DecimalGrid) {
    guard let direction = (q - p).normalized else { return nil }
    (self.grid, kind) = (grid, .line(p, q, direction: direction))
    if p.y == q.y || p.x == q.x {
      let distance =
        p.y == q.y ? grid.units(q.x) - grid.units(p.x) : grid.units(q.y) - grid.units(p.y)
      length = distance < DoubleDouble(0) ? -distance : distance
      lengthError = grid.isWhole ? 0 : length.high * 0x1p-50
    } else {
      length = grid.units(p.distance(to: q))
      lengthError = length.high * 0x1p-50
    }
  }

  /// A curved edge; nil if it has no length.
  init?(_ curve: Curve, _ grid: DecimalGrid) {
    let curve = curve.withoutVanishingLegs
    let lengths = ArcLength(curve)
    guard lengths.total > 0 else { return nil }
    (self.grid, kind) = (grid, .curve(curve, lengths))
    length = grid.units(lengths.total)
    // The precision of `ArcLength`.
    lengthError = length.high * 0x1p-40
  }

  /// The number of units of positions in 1.
  var unit: Double { grid.unit }

  /// A number that none of the edge's coordinates is larger than.
  var magnitude: Double {
    switch kind {
    case .line(let p, let q, _): Rect(around: p, q).largest
    case .curve(let curve, _): curve.hullBounds.largest
    }
  }

  var isStraight: Bool {
    switch kind {
    case .line: true
    case .curve: false
    }
  }

  /// A position that has been looked up on a curve, which takes far longer than all that is done with it.
  struct Place {
    fileprivate let position: DoubleDouble
    /// The parameter of a curve.
    fileprivate let parameter: Double
  }

  /// Looks up a position.
  func place(at position: DoubleDouble) -> Place {
    switch kind {
    case .line: Place(position: position, parameter: 0)
    case .curve(_, let lengths):
      Place(position: position, parameter: parameter(lengths, position))
    }
  }

  /// The point at a place, and the direction there.
  func point(at place: Place) -> (Point, Vector) {
    switch kind {
    case .line(let p, let q, let direction):
      (place.position < length ? linePoint(p, q, place.position) : q, direction)
    case .curve(let curve, _):
      curvePoint(curve, place.parameter)
    }
  }

  /// The point at a position, and the direction there.
  func point(at position: DoubleDouble) -> (Point, Vector) { point(at: place(at: position)) }

  /// Draws the part between two places.
  func draw(from: Place, to: Place, into dash: inout UncheckedPathBuilder) {
    switch kind {
    case .line: dash.line(to: point(at: to).0)
    case .curve(let curve, _): dash.add(curve.piece(from: from.parameter, to: to.parameter))
    }
  }

  /// The part between two positions: its ends, and what is between them if it is not straight.
  func part(from: Double, to: Double) -> (from: Point, to: Point, curve: Curve?) {
    let (from, to) = (DoubleDouble(from), DoubleDouble(to))
    switch kind {
    case .line: return (point(at: from).0, point(at: to).0, nil)
    case .curve(let curve, let lengths):
      let piece = curve.piece(from: parameter(lengths, from), to: parameter(lengths, to))
      return (piece.p0, piece.p3, piece)
    }
  }

  private func linePoint(_ p: Point, _ q: Point, _ position: DoubleDouble) -> Point {
    let isParallelToAxis = p.x == q.x || p.y == q.y
    return Point(
      coordinate(p.x, q.x, position, isParallelToAxis),
      coordinate(p.y, q.y, position, isParallelToAxis))
  }

  private func coordinate(
    _ from: Double, _ to: Double, _ position: DoubleDouble, _ isParallelToAxis: Bool
  ) -> Double {
    if from == to { return from }
    if isParallelToAxis {
      return grid.value(to > from ? grid.units(from) + position : grid.units(from) - position)
    }
    // The product first: where it is exact, a quotient that comes out even is exact too.
    let product = (to - from) * position.high
    guard product.magnitude > 0x1p-900, product.magnitude < 0x1p900 else {
      return from + (to - from) * (position.high / length.high)
    }
    return from + product / length.high
  }

  private func curvePoint(_ curve: Curve, _ t: Double) -> (Point, Vector) {
    (curve.point(at: t), curve.velocity(at: t).normalized ?? curve.endDirection)
  }

  private func parameter(_ lengths: ArcLength, _ position: DoubleDouble) -> Double {
    position < length ? lengths.parameter(at: grid.value(position)) : 1
  }
}
