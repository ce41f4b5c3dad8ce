import StrokeCore

/// A visitor that cuts the edges of a path into dashes, or into those that a gate does not skip.
struct DashCutter: OutlineVisitor {
  private let scale: DashScale
  /// The length at which a zero-length dash is drawn; nil if it is left out.
  private let zeroLengthDash: Double?
  private let gate: DashGate?
  /// The current dash or gap.
  private var part: DashScale.Part
  /// The length of the subpath before the current edge, and the largest error it may have.
  private var done = DoubleDouble(0)
  private var lengthError = 0.0
  private var result = UncheckedPathBuilder()
  /// The current dash.
  private var dash = UncheckedPathBuilder()
  /// The dash with which the subpath began, kept until it is known how the subpath ends, and the
  /// dashes after it.
  private var first: UncheckedPathBuilder?
  private var others = UncheckedPathBuilder()
  /// Whether the current dash is the one with which the subpath began.
  private var isFirst = true
  private var hasEdge = false
  /// The number of dashes that may still be drawn.
  private var budget = Path.mostDashes

  init(_ scale: DashScale, zeroLengthDash: Double?, gate: DashGate?) {
    self.scale = scale
    self.zeroLengthDash = zeroLengthDash
    self.gate = gate
    part = scale.first
  }

  /// The dashes; nil if there are too many.
  func finish() -> Path? { budget < 0 ? nil : result.path }

  mutating func begin(at start: Point) -> Bool {
    (part, done, lengthError) = (scale.first, DoubleDouble(0), 0)
    dash = UncheckedPathBuilder()
    others = UncheckedPathBuilder()
    (first, isFirst, hasEdge) = (nil, part.isDash, false)
    if part.isDash { dash.move(to: start) }
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    hasEdge = true
    if let edge = DashedEdge(p, q, scale.grid) { cut(edge) }
    return budget >= 0
  }

  mutating func curve(_ curve: Curve) -> Bool {
    hasEdge = true
    if let edge = DashedEdge(curve, scale.grid) { cut(edge) }
    return budget >= 0
  }

  private mutating func cut(_ edge: DashedEdge) {
    lengthError += edge.lengthError
    cutParts(of: edge)
    done = done + edge.length
  }

  /// Walks the pattern along an edge.
  private mutating func cutParts(of edge: DashedEdge) {
    var position = DoubleDouble(0)
    // The position up to which the edge is known to be near the gate's box.
    var near = 0.0
    while budget >= 0 {
      let end = self.end(on: edge)
      let stop = min(end, edge.length)
      if part.isDash, stop > position { edge.draw(from: position, to: stop, into: &dash) }
      position = max(position, stop)
      // A dash may end at the very end of an edge, but the next one begins with the next edge.
      guard end <= edge.length, position < edge.length || part.isDash else { return }
      let (point, direction) = edge.point(at: position)
      if part.isDash { finishDash(at: point, direction) }
      part = scale.part(after: part)
      guard position < edge.length else { return }
      if let gate, position.high >= near {
        let periods: Double
        (periods, near) = gate.skippablePeriods(on: edge, from: position)
        part.periods += periods
        if periods > 0 { position = scale.start(of: part) - done }
      }
      if part.isDash { dash.move(to: edge.point(at: position).0) }
    }
  }

  /// The position on an edge at which the current part ends. A difference that may be rounding is
  /// taken for none: the dash is meant to end with the edge.
  private func end(on edge: DashedEdge) -> DoubleDouble {
    let end = scale.start(of: scale.part(after: part)) - done
    if (end - edge.length).high.magnitude <= lengthError { return edge.length }
    return end.high <= lengthError ? DoubleDouble(0) : end
  }

  /// Ends a dash at a point. A zero-length dash is drawn if it can be seen.
  private mutating func finishDash(at p: Point, _ direction: Vector) {
    if dash.hasNoEdge {
      if let zeroLengthDash {
        dash.line(to: p + direction * zeroLengthDash)
      } else {
        dash = UncheckedPathBuilder()
      }
    }
    if isFirst { first = dash } else { others.append(dash) }
    isFirst = false
    dash = UncheckedPathBuilder()
    budget -= 1
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    // A zero-length subpath is a dot if the pattern begins with a dash.
    if part.isDash, dash.hasNoEdge, isFirst, hasEdge || isClosed { dash.line(to: start) }
    if dash.hasNoEdge { dash = UncheckedPathBuilder() }
    if isClosed, isFirst, !dash.isEmpty {
      dash.close()
    } else if isClosed, let opening = first, !opening.isEmpty, !dash.isEmpty {
      dash.continue(with: opening)
      first = nil
    }
    if let first { result.append(first) }
    result.append(others)
    result.append(dash)
    return true
  }
}

/// A filter by which a cutter skips the dashes of an edge that paint nothing inside a box.
struct DashGate {
  /// The number of periods that are tested together.
  private static let run = 32.0

  /// The box that the dashes' bodies must reach: all points from which caps reach into the box.
  private let box: Rect
  private let radius: Double
  private let scale: DashScale

  init(_ box: Rect, _ style: StrokeStyle, _ scale: DashScale) {
    self.box = style.cap == .butt ? box : box.outset(by: style.reach)
    (radius, self.scale) = (style.radius, scale)
  }

  /// The number of whole periods from a position on that can be skipped on an edge, and the position
  /// up to which no more can be. The skipped periods end on the edge, and none comes near the box.
  ///
  /// - Complexity: O(log of the number of dashes).
  func skippablePeriods(
    on edge: DashedEdge, from position: DoubleDouble
  ) -> (periods: Double, near: Double) {
    let length = edge.length.high
    let target = box.outset(by: edge.lengthError / scale.grid.unit)
    let first = nearest(target, on: edge, position.high, length, depth: 64) ?? length
    // One less, in case of rounding.
    let periods = max(((first - position.high) / scale.period.high).rounded(.down) - 1, 0)
    return (periods, first + Self.run * scale.period.high)
  }

  /// The start of the first piece that may come near the target.
  private func nearest(
    _ target: Rect, on edge: DashedEdge, _ from: Double, _ to: Double, depth: Int
  ) -> Double? {
    guard from < to,
      edge.hull(from: from, to: to, radius: radius).map({ target.interiorMeets($0) }) ?? true
    else { return nil }
    guard to - from > Self.run * scale.period.high, depth > 0 else { return from }
    let middle = (from + to) / 2
    return nearest(target, on: edge, from, middle, depth: depth - 1)
      ?? nearest(target, on: edge, middle, to, depth: depth - 1)
  }
}
