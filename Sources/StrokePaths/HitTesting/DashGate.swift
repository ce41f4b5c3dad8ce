import StrokeCore

/// A test of which dashes of an edge come near a target, so that the others need not be cut.
struct DashGate {
  /// The number of periods that are tested together.
  fileprivate static let run = 32.0

  private let target: Target
  private let style: StrokeStyle

  init(_ target: Target, _ style: StrokeStyle) { (self.target, self.style) = (target, style) }

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
    // Zero-length dashes are drawn with a length.
    let margin = 2 * ZeroLengthDash(width: style.width).length(upTo: edge.magnitude)
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
    switch DashCover(edge, from: from, to: to, style, margin: error) {
    case .polygon(let polygon): return target.meets(polygon)
    case .capsule(let p, let q, let along, let radius):
      var sink = TouchSink(target, radius: radius)
      return target.meets(Quad(along: p, q, half: along.quarterTurn * radius))
        || sink.disk(at: p) || sink.disk(at: q)
    }
  }
}

/// A convex shape that covers the dashes between two positions of an edge, with their caps.
enum DashCover {
  case polygon(Quad)
  /// All points within a radius of a line, whose direction has length 1.
  case capsule(Point, Point, along: Vector, radius: Double)

  /// - Parameter margin: The distance by which dashes may lie elsewhere.
  init(
    _ edge: DashedEdge, from: Double, to: Double, _ style: StrokeStyle, margin: Double
  ) {
    let (p, q, curve) = edge.part(from: from, to: to)
    let axis = curve.flatMap { CurveAxis($0) }
    guard let along = curve == nil ? (q - p).normalized : axis?.along else {
      // It ends where it begins, but for rounding.
      let legs = curve.map { $0.leg1.length + $0.leg2.length + $0.leg3.length } ?? 0
      let reach = style.cap == .square ? style.radius * 1.5 : style.radius
      self = .capsule(p, p, along: Vector(1, 0), radius: reach + legs + margin)
      return
    }
    let ahead = style.cap == .square ? style.radius : 0
    if style.cap == .round {
      let beyond = axis.map { max(-$0.low, $0.high - p.distance(to: q)) } ?? 0
      let aside = axis.map { max($0.right, -$0.left) } ?? 0
      self = .capsule(p, q, along: along, radius: style.radius + (aside + beyond + margin))
    } else if let axis {
      self = .polygon(axis.box(from: p, side: style.radius, ahead: ahead, margin: margin))
    } else {
      let more = along * (ahead + margin)
      self = .polygon(
        Quad(along: p - more, q + more, half: along.quarterTurn * (style.radius + margin)))
    }
  }
}

/// A receiver that shows a walk the dashes that matter to its sink: those near its target, or those
/// that may reach beyond its extremes.
struct DashStroker: DashReceiver {
  private(set) var walk: StrokeWalk<SinkReference>
  private let gate: DashGate?
  private let density: DashDensity
  private let style: StrokeStyle

  init(
    _ pattern: DashPattern, _ style: StrokeStyle, to walk: StrokeWalk<SinkReference>
  ) {
    (self.walk, self.style) = (walk, style)
    density = DashDensity(pattern, style)
    gate = walk.sink.target.map { DashGate($0, style) }
  }

  mutating func add(_ dash: UncheckedPathBuilder) -> Bool {
    dash.path.walk(&walk)
    return !walk.isDone
  }

  mutating func endSubpath(first: UncheckedPathBuilder?) -> Bool { first.map { add($0) } ?? true }

  mutating func stretch(of run: DashRun) -> DashStretch {
    guard let gate else { return drawExtremes(of: run) }
    let (edge, position, scale) = (run.edge, run.position, run.scale)
    let merging = walk.sink.mergedDashes(of: edge, at: position, density)
    let length = merging.map { $0.length * scale.grid.unit } ?? 0
    let (skipped, near) = gate.skippablePeriods(on: edge, from: position, scale, least: length)
    guard let merging else { return DashStretch(skipped: skipped, end: near) }
    // What comes after the skipped dashes has a direction of its own.
    guard skipped == 0 else { return DashStretch(skipped: skipped, end: 0) }
    let period = scale.period.high
    let merged = min((length / period).rounded(.down), run.periods)
    let end = position.high + DashGate.run * period
    return merged > 1
      ? DashStretch(merged: merged, share: merging.share, end: end) : DashStretch(end: end)
  }
}

// Extremes.
extension DashStroker {
  /// The number of periods that are drawn together.
  private static var fewPeriods: Double { 2 }

  /// Draws those dashes of an edge that reach farthest to any side, and skips the others.
  ///
  /// - Complexity: O(log of the number of dashes) for each side to which some reach farther than all
  ///   before.
  private mutating func drawExtremes(of run: DashRun) -> DashStretch {
    guard run.periods > Self.fewPeriods else { return DashStretch(end: .infinity) }
    let whole = reach(of: run, 0, run.periods)
    for side in 0..<4 {
      // Far more draws than needed, unless all dashes reach equally far but for rounding.
      var budget = 512
      drawExtreme(of: run, 0, run.periods, whole, side, &budget)
    }
    return DashStretch(skipped: run.periods, end: .infinity)
  }

  /// Halves the dashes between two numbers of periods, beginning where they may reach farther.
  private mutating func drawExtreme(
    of run: DashRun, _ from: Double, _ to: Double, _ reach: SIMD4<Double>, _ side: Int,
    _ budget: inout Int
  ) {
    guard from < to, budget > 0, walk.sink.isExtended(by: reach, to: side) else { return }
    let middle = ((from + to) / 2).rounded(.down)
    guard to - from > Self.fewPeriods, middle > from else {
      budget -= 1
      run.draw(from: from, to: to) { add($0) }
      return
    }
    let (left, right) = (self.reach(of: run, from, middle), self.reach(of: run, middle, to))
    let isLeftFirst = left[side] >= right[side]
    if isLeftFirst { drawExtreme(of: run, from, middle, left, side, &budget) }
    drawExtreme(of: run, middle, to, right, side, &budget)
    if !isLeftFirst { drawExtreme(of: run, from, middle, left, side, &budget) }
  }

  /// An upper bound of how far dashes reach to each side.
  private func reach(of run: DashRun, _ from: Double, _ to: Double) -> SIMD4<Double> {
    let (from, to) = (run.position(after: from).high, run.position(after: to).high)
    return walk.sink.reach(of: DashCover(run.edge, from: from, to: to, style, margin: 0))
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
