/// Cuts the edges of a path into dashes.
struct DashCutter: OutlineVisitor {
  private let pattern: DashPattern
  private let speck: Double
  private var phase: DashPhase
  private var result = PathPieces()
  /// The dash being drawn.
  private var dash = PathPieces()
  /// The dash with which the subpath began, kept until it is known how the subpath ends, and the
  /// dashes after it.
  private var first: PathPieces?
  private var others = PathPieces()
  /// Whether the dash being drawn is the one with which the subpath began.
  private var isFirst = true
  private var hasEdge = false

  init(_ pattern: DashPattern, speck: Double) {
    self.pattern = pattern
    self.speck = speck
    phase = DashPhase(pattern)
  }

  func finish() -> Path { result.path }

  mutating func begin(at start: Point) -> Bool {
    phase = DashPhase(pattern)
    dash = PathPieces()
    others = PathPieces()
    (first, isFirst, hasEdge) = (nil, phase.isOn, false)
    if phase.isOn { dash.move(to: start) }
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    let length = p.distance(to: q)
    guard length > 0 else { return true }
    let direction = (q - p) * (1 / length)
    cut(length) { from, to, dash in
      dash.line(to: to < length ? p.interpolated(to: q, to / length) : q)
    } at: {
      (p.interpolated(to: q, $0 / length), direction)
    }
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    hasEdge = true
    let lengths = ArcLength(curve)
    guard lengths.total > 0 else { return true }
    cut(lengths.total) { from, to, dash in
      dash.add(curve.piece(from: lengths.parameter(at: from), to: lengths.parameter(at: to)))
    } at: {
      let t = lengths.parameter(at: $0)
      return (curve.point(at: t), curve.velocity(at: t).normalized ?? curve.endDirection)
    }
    return true
  }

  /// Walks the pattern along an edge: draws pieces between two lengths, begins dashes at a length.
  private mutating func cut(
    _ length: Double, draw: (Double, Double, inout PathPieces) -> Void,
    at place: (Double) -> (Point, Vector)
  ) {
    var done = 0.0
    // What differs by rounding only is meant to be equal: a dash that ends with the edge.
    let slack = length * 0x1p-40
    while true {
      if (phase.rest - (length - done)).magnitude <= slack { phase.setRest(length - done) }
      let step = min(phase.rest, length - done)
      if phase.isOn, step > 0 { draw(done, done + step, &dash) }
      done += step
      phase.advance(by: step)
      guard phase.rest <= 0, done < length || phase.isOn else { return }
      let (point, direction) = place(done)
      if phase.isOn { finishDash(at: point, direction) }
      // At the very end of an edge a dash may end, but the next begins with the next edge.
      guard done < length else { return phase.turn() }
      phase.turn()
      if phase.isOn { dash.move(to: point) }
    }
  }

  /// Ends a dash at a point, drawing a speck if it has no length.
  private mutating func finishDash(at p: Point, _ direction: Vector) {
    if dash.hasNoEdge { dash.line(to: p + direction * speck) }
    if isFirst { first = dash } else { others.append(dash) }
    isFirst = false
    dash = PathPieces()
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    // A subpath of no length is a dot, if the pattern begins with a dash.
    if phase.isOn, dash.hasNoEdge, isFirst, hasEdge || isClosed { dash.line(to: start) }
    if dash.hasNoEdge { dash = PathPieces() }
    if isClosed, isFirst, !dash.isEmpty {
      dash.close()
    } else if isClosed, let opening = first, !dash.isEmpty {
      dash.continue(with: opening)
      first = nil
    }
    if let first { result.append(first) }
    result.append(others)
    result.append(dash)
    return true
  }
}
