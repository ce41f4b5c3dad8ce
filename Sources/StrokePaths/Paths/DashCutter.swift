import StrokeCore

/// Cuts the edges of a path into dashes, or into those dashes that a gate does not pass over.
struct DashCutter: OutlineVisitor {
  private let scale: DashScale
  /// How long a dash of no length is drawn; nil if it is left out.
  private let speck: Double?
  private let gate: DashGate?
  /// The dash or gap that is being drawn.
  private var part: DashScale.Part
  /// How long the subpath is up to the edge that is being cut, and what that may be wrong by.
  private var done = DoubleDouble(0)
  private var doubt = 0.0
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
  /// How many more dashes may be drawn.
  private var budget = Path.mostDashes

  init(_ scale: DashScale, speck: Double?, gate: DashGate?) {
    self.scale = scale
    self.speck = speck
    self.gate = gate
    part = scale.first
  }

  /// The dashes; nil if they are too many.
  func finish() -> Path? { budget < 0 ? nil : result.path }

  mutating func begin(at start: Point) -> Bool {
    (part, done, doubt) = (scale.first, DoubleDouble(0), 0)
    dash = PathPieces()
    others = PathPieces()
    (first, isFirst, hasEdge) = (nil, part.isOn, false)
    if part.isOn { dash.move(to: start) }
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    if let line = DashedLine(p, q, scale.grid) { cut(line) }
    return budget >= 0
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    hasEdge = true
    if let curve = DashedCurve(curve, scale.grid) { cut(curve) }
    return budget >= 0
  }

  private mutating func cut(_ edge: some DashedEdge) {
    doubt += edge.doubt
    cutParts(of: edge)
    done = done + edge.length
  }

  /// Walks the pattern along an edge.
  private mutating func cutParts(of edge: some DashedEdge) {
    var place = DoubleDouble(0)
    /// Up to where it is known that the edge is near.
    var near = 0.0
    while budget >= 0 {
      let end = self.end(on: edge)
      let stop = min(end, edge.length)
      if part.isOn, stop > place { edge.draw(from: place, to: stop, into: &dash) }
      place = max(place, stop)
      // At the very end of an edge a dash may end, but the next begins with the next edge.
      guard end <= edge.length, place < edge.length || part.isOn else { return }
      let (point, direction) = edge.point(at: place)
      if part.isOn { finishDash(at: point, direction) }
      part = scale.part(after: part)
      guard place < edge.length else { return }
      if let gate, place.high >= near {
        let periods: Double
        (periods, near) = gate.wait(on: edge, from: place)
        part.periods += periods
        if periods > 0 { place = scale.start(of: part) - done }
      }
      if part.isOn { dash.move(to: edge.point(at: place).0) }
    }
  }

  /// Where the current part ends on an edge. What may differ by rounding only is meant to be equal:
  /// a dash that ends with the edge.
  private func end(on edge: some DashedEdge) -> DoubleDouble {
    let end = scale.start(of: scale.part(after: part)) - done
    if (end - edge.length).high.magnitude <= doubt { return edge.length }
    return end.high <= doubt ? DoubleDouble(0) : end
  }

  /// Ends a dash at a point, drawing a speck if it has no length and may be seen.
  private mutating func finishDash(at p: Point, _ direction: Vector) {
    if dash.hasNoEdge {
      if let speck { dash.line(to: p + direction * speck) } else { dash = PathPieces() }
    }
    if isFirst { first = dash } else { others.append(dash) }
    isFirst = false
    dash = PathPieces()
    budget -= 1
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    // A subpath of no length is a dot, if the pattern begins with a dash.
    if part.isOn, dash.hasNoEdge, isFirst, hasEdge || isClosed { dash.line(to: start) }
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
