import StrokeCore

/// A test of which dashes of an edge come near a target, so that the others need not be cut.
struct DashGate {
  /// The number of periods that are tested together.
  fileprivate static let run = 32.0

  private let target: Target
  private let style: StrokeStyle
  private let radius: Double
  /// The distance by which dashes may lie elsewhere than computed, because zero-length dashes are
  /// drawn with a length.
  private let margin: Double

  init(_ target: Target, _ style: StrokeStyle, margin: Double) {
    (self.target, self.style, self.margin) = (target, style, margin)
    radius = style.radius
  }

  /// The number of whole periods that can be skipped on an edge from a position on, and the position up
  /// to which no more can be. The skipped periods end on the edge, and none comes near the target.
  ///
  /// - Parameter least: The least distance to advance at a time.
  /// - Complexity: O(log of the number of dashes).
  func skippablePeriods(
    on edge: DashedEdge, from position: DoubleDouble, _ scale: DashScale, least: Double = 0
  ) -> (periods: Double, near: Double) {
    let (length, period) = (edge.length.high, scale.period.high)
    let run = max(Self.run * period, least)
    let error = edge.lengthError / scale.grid.unit + margin
    if isNear(edge, position.high, min(position.high + run, length), error) {
      return (0, position.high + run)
    }
    let first = nearest(on: edge, position.high, length, run, error, depth: 64) ?? length
    // One less, in case of rounding.
    let periods = max(((first - position.high) / period).rounded(.down) - 1, 0)
    return (periods, first + run)
  }

  /// The start of the first piece that may come near the target.
  private func nearest(
    on edge: DashedEdge, _ from: Double, _ to: Double, _ run: Double, _ error: Double, depth: Int
  ) -> Double? {
    guard from < to, isNear(edge, from, to, error) else { return nil }
    guard to - from > run, depth > 0 else { return from }
    let middle = (from + to) / 2
    return nearest(on: edge, from, middle, run, error, depth: depth - 1)
      ?? nearest(on: edge, middle, to, run, error, depth: depth - 1)
  }

  /// Returns whether dashes between two positions may paint any of the target. Almost exact, so
  /// that it says no wherever dashes finer than anything else paint nothing.
  private func isNear(_ edge: DashedEdge, _ from: Double, _ to: Double, _ error: Double) -> Bool {
    let (p, q, curve) = edge.part(from: from, to: to)
    if let curve {
      guard let axis = CurveAxis(curve) else { return true }
      let length = p.distance(to: q)
      let beyond = max(-axis.low, axis.high - length)
      switch style.cap {
      case .butt: return target.meets(axis.box(from: p, side: radius, margin: error))
      case .square:
        return target.meets(axis.box(from: p, side: radius, ahead: radius, margin: error))
      case .round:
        return isNear(p, q, axis.along, max(axis.right, -axis.left) + beyond + error)
      }
    }
    guard let along = (q - p).normalized else { return true }
    switch style.cap {
    case .butt, .square:
      let ahead = along * (style.cap == .butt ? error : radius + error)
      return target.meets(
        Quad(along: p - ahead, q + ahead, half: along.quarterTurn * (radius + error)))
    case .round: return isNear(p, q, along, error)
    }
  }

  /// Returns whether the target comes within the pen's radius, and a little more, of a line.
  private func isNear(_ p: Point, _ q: Point, _ along: Vector, _ more: Double) -> Bool {
    var sink = TouchSink(target, radius: radius + more)
    return target.meets(Quad(along: p, q, half: along.quarterTurn * (radius + more)))
      || sink.disk(at: p) || sink.disk(at: q)
  }
}

/// A receiver that shows the dashes near a sink's target to a walk.
struct DashStroker<Sink: StrokeSink>: DashReceiver {
  private(set) var walk: StrokeWalk<Sink>
  private let gate: DashGate?
  private let density: DashDensity

  init(_ pattern: DashPattern, _ style: StrokeStyle, margin: Double, to walk: StrokeWalk<Sink>) {
    self.walk = walk
    density = DashDensity(pattern, style)
    gate = walk.sink.target.map { DashGate($0, style, margin: margin) }
  }

  mutating func add(_ dash: UncheckedPathBuilder) -> Bool {
    dash.path.walk(&walk)
    return !walk.isDone
  }

  mutating func endSubpath(first: UncheckedPathBuilder?) -> Bool { first.map { add($0) } ?? true }

  func stretch(
    of edge: DashedEdge, from position: DoubleDouble, _ scale: DashScale
  ) -> DashStretch {
    guard let gate else { return DashStretch(end: .infinity) }
    let merging = walk.sink.mergedDashes(of: edge, at: position, density)
    let length = merging.map { $0.length * scale.grid.unit } ?? 0
    let (skipped, near) = gate.skippablePeriods(on: edge, from: position, scale, least: length)
    guard let merging else { return DashStretch(skipped: skipped, end: near) }
    // What comes after the skipped dashes has a direction of its own.
    guard skipped == 0 else { return DashStretch(skipped: skipped, end: 0) }
    let period = scale.period.high
    let most = ((edge.length.high - position.high) / period).rounded(.down) - 1
    let merged = min((length / period).rounded(.down), most)
    let end = position.high + DashGate.run * period
    return merged > 1
      ? DashStretch(merged: merged, share: merging.share, end: end) : DashStretch(end: end)
  }
}

/// The density of a pattern on a line.
struct DashDensity {
  let period: Double
  /// The share of the line that is painted, caps included, as long as they are short.
  let share: Double
  /// The depth of the notches in the stroke's border where round caps fill the gaps; infinite if
  /// gaps are open.
  let notch: Double

  init(_ pattern: DashPattern, _ style: StrokeStyle) {
    let gaps = pattern.lengths.indices.filter { $0 % 2 == 1 }.map { pattern.lengths[$0] }
    period = pattern.period
    let widest = gaps.max() ?? 0
    let isFilled = style.cap != .butt && widest < style.width
    let painted = gaps.reduce(period) { $0 - $1 }
    let caps = style.cap == .butt ? 0 : Double(gaps.count) * style.width
    share = isFilled ? 1 : min((painted + caps) / period, 1)
    switch style.cap {
    case _ where !isFilled: notch = .infinity
    case .round: notch = widest * widest / style.width / 4
    case .square, .butt: notch = 0
    }
  }
}
