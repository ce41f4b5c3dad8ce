import StrokeCore

/// Lets a cutter pass over those dashes of an edge that paint nowhere in a box.
struct DashGate {
  /// So many periods are looked at together.
  private static let run = 32.0

  /// Where caps may reach into the box.
  private let box: Rect
  private let radius: Double
  private let scale: DashScale

  init(_ box: Rect, _ style: StrokeStyle, _ scale: DashScale) {
    self.box = style.cap == .butt ? box : box.outset(by: style.reach)
    (radius, self.scale) = (style.radius, scale)
  }

  /// How many whole periods can be passed over on an edge, from a place on it, and up to where no
  /// more can. They end on the edge, and none of them comes near the box.
  ///
  /// - Complexity: O(log of the number of dashes).
  func wait(on edge: some DashedEdge, from place: DoubleDouble) -> (periods: Double, near: Double) {
    let length = edge.length.high
    let target = RectTarget(box.outset(by: edge.doubt / scale.grid.unit))
    let first = nearest(target, on: edge, place.high, length, depth: 64) ?? length
    // One less, in case of rounding.
    let periods = max(((first - place.high) / scale.period.high).rounded(.down) - 1, 0)
    return (periods, first + Self.run * scale.period.high)
  }

  /// Where the first piece begins that may come near the target.
  private func nearest(
    _ target: RectTarget, on edge: some DashedEdge, _ from: Double, _ to: Double, depth: Int
  ) -> Double? {
    guard from < to, edge.trace(from: from, to: to, radius: radius).map(target.meets) ?? true
    else { return nil }
    guard to - from > Self.run * scale.period.high, depth > 0 else { return from }
    let middle = (from + to) / 2
    return nearest(target, on: edge, from, middle, depth: depth - 1)
      ?? nearest(target, on: edge, middle, to, depth: depth - 1)
  }
}
