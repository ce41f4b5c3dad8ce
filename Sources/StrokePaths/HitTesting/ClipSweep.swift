import StrokeCore

/// A search for paint in what a clip leaves of a rectangle.
///
/// The rectangle is cut into slabs at the heights where edges of the clip's outlines begin, end or
/// turn back, and where they cross a side of the rectangle. In a slab, the edges that pass through
/// it divide it into strips, and each strip inside the clip is a trapezoid, a convex target that
/// the painted path is asked about. Where an edge is curved, there are two trapezoids, one inside
/// the strip and one around it; a slab is halved if only the outer one is touched. Where edges
/// cross, it is cut at the crossing.
///
/// Strips thinner than rounding errors count as empty, as filled areas do, and heights that differ
/// only by rounding count as one, so that all edges that meet there begin and end together.
struct ClipSweep {
  /// The most steps of a search, of about a microsecond each. Steps are edges in slabs and, for
  /// each strip that is searched for paint, the cost of the question.
  static let mostSteps = 1 << 19
  /// The most slabs that are examined. Only a curved edge of the clip that follows an edge of the
  /// painted area takes more; what is left along it then counts as unpainted, as after the most
  /// steps.
  private static let mostSlabs = 1 << 12

  private let test: HitTest
  private let clip: Clip
  private let near: Rect
  /// The size of what counts as a rounding error.
  private let noise: Double
  /// The parts of the outlines that lead down without turning back.
  private let edges: [SharedEdge]
  private var windings: ClipWindings
  private(set) var stepsLeft: Int
  /// The cost, in steps, of a question about a strip.
  private let price: Int

  /// - Parameters:
  ///   - test: What is painted, whatever its own clip.
  ///   - near: A rectangle inside the clip's own rectangle.
  ///   - steps: The most steps.
  init(_ test: HitTest, _ clip: Clip, within near: Rect, steps: Int) {
    (self.test, self.clip, self.near) = (test, clip, near)
    stepsLeft = steps - clip.segmentCount / 4
    noise = FillProbe.resolution(near, Rect(around: .origin, Point(clip.magnitude, 0)))
    windings = ClipWindings(clip)
    price = test.price(within: near)
    var outlines = NearbyEdges(near)
    for (index, outline) in clip.outlines.enumerated() {
      outline.path.forEachStep { outlines.add($0, outline: index) }
    }
    edges = outlines.distinctPieces()
  }

  /// Returns whether there is paint; nil if too many edges left slabs unexamined.
  mutating func findsPaint() -> Bool? {
    let heights = SlabHeights(of: edges, near, step: min(noise, near.height / 4))
    let start = SlabScan(
      edges.map { (top: heights.snapped($0.p.y), bottom: heights.snapped($0.q.y)) })
    var slabs = heights.slabs
    let least = slabs.count
    var examined = 0
    while !slabs.isEmpty, examined < Self.mostSlabs, stepsLeft > 0 {
      var rest: [(low: Double, high: Double)] = []
      var scan = start
      for slab in slabs {
        guard stepsLeft > 0 else { return examined < least ? nil : false }
        examined += 1
        scan.advance(beginningBy: slab.low, endingFrom: slab.high)
        switch examine(slab.low, slab.high, scan.near) {
        case .paint: return true
        case .nothing: break
        case .uncertain(let middle):
          rest.append((slab.low, middle))
          rest.append((middle, slab.high))
        }
      }
      slabs = rest
    }
    return false
  }

  private mutating func touches(_ strip: Quad?) -> Bool {
    guard let strip else { return false }
    stepsLeft -= price
    return test.touches(convex: strip)
  }

  private enum Outcome {
    case paint, nothing
    /// The slab has to be cut at this height.
    case uncertain(Double)
  }

  private mutating func examine(_ low: Double, _ high: Double, _ passing: [Int]) -> Outcome {
    let slab = Rect(minX: near.minX, minY: low, maxX: near.maxX, maxY: high)
    stepsLeft -= price + passing.count
    guard test.paints(slab) else { return .nothing }
    let bands = bands(of: passing, low, high)
    let (reached, ahead) = extents(of: bands)
    // Edges right of the rectangle are skipped, so the winding numbers do not return to 0.
    defer { for band in bands { windings.change(by: -band.change, band.outline) } }
    var (left, isDoubtful) = (ClipBand(at: near.minX), false)
    for index in 0...bands.count {
      let right = index < bands.count ? bands[index] : ClipBand(at: near.maxX)
      // Outlines that share an edge have nothing between them.
      if right.isRepeated {
        windings.change(by: right.change, right.outline)
        continue
      }
      if windings.isInside {
        if touches(strip(reached[index], ahead[index], low, high)) { return .paint }
        isDoubtful =
          isDoubtful
          || !(left.isExact && right.isExact)
            && touches(strip(left.left, right.right, low, high, isOuter: true))
      }
      // Edges that may lie in either order may have a strip between them the other way round.
      if index > 0, index < bands.count, left.isAmbiguous(beside: right, noise: noise) {
        isDoubtful =
          isDoubtful
          || touches(
            strip(
              left.left.least(right.left), left.right.greatest(right.right), low, high,
              isOuter: true))
      }
      if index < bands.count {
        windings.change(by: right.change, right.outline)
        left = right
      }
    }
    guard isDoubtful, high - low > 4 * noise else { return .nothing }
    return .uncertain(cut(bands, low, high))
  }

  /// The edges in a slab, from left to right. An edge that several outlines share is tested once.
  private func bands(of passing: [Int], _ low: Double, _ high: Double) -> [ClipBand] {
    var bands: [ClipBand] = []
    for (place, index) in passing.enumerated() {
      let edge = edges[index]
      bands.append(
        place > 0 && edge.coincides(with: edges[passing[place - 1]])
          ? bands[place - 1].repeated(by: edge) : ClipBand(edge, low, high, noise: noise))
    }
    bands.sort { $0.middle < $1.middle }
    return bands
  }

  /// For each strip between bands, the lines with no earlier band to their right, and those with no
  /// later band to their left; bands may cross.
  private func extents(of bands: [ClipBand]) -> (before: [ClipLine], after: [ClipLine]) {
    var before = [ClipLine(near.minX, near.minX)]
    for band in bands { before.append(before[before.count - 1].greatest(band.right)) }
    var after = [ClipLine(near.maxX, near.maxX)]
    for band in bands.reversed() { after.append(after[after.count - 1].least(band.left)) }
    return (before, after.reversed())
  }

  /// The height to cut a slab at: the crossing of the first two edges that cross, or else its
  /// middle.
  private func cut(_ bands: [ClipBand], _ low: Double, _ high: Double) -> Double {
    for (left, right) in zip(bands, bands.dropFirst()) where left.isStraight && right.isStraight {
      let (top, bottom) = (right.left.top - left.left.top, right.left.bottom - left.left.bottom)
      guard (top < 0) != (bottom < 0) else { continue }
      let y = low + (high - low) * (top / (top - bottom))
      if y > low + noise, y < high - noise { return y }
    }
    return low / 2 + high / 2
  }

  /// The trapezoid between two lines, as far as it lies in the rectangle and the lines have not crossed;
  /// nil if it has no area. No edge crosses a side of the rectangle, but a line beside a curved one may:
  /// then it is inside of both, or outside if `isOuter`.
  private func strip(
    _ left: ClipLine, _ right: ClipLine, _ low: Double, _ high: Double, isOuter: Bool = false
  ) -> Quad? {
    var from =
      isOuter && left.crosses(near.minX) ? left : left.greatest(ClipLine(near.minX, near.minX))
    var to =
      isOuter && right.crosses(near.maxX) ? right : right.least(ClipLine(near.maxX, near.maxX))
    let (top, bottom) = (to.top - from.top, to.bottom - from.bottom)
    guard max(top, bottom) > 0 else { return nil }
    // Rounding may have moved what was cut inside the rectangle.
    let margin = min(noise, (high - low) / 8)
    var y0 = low > near.minY ? low + margin : low
    var y1 = high < near.maxY ? high - margin : high
    if top < 0 {
      let share = top / (top - bottom)
      let x = from.top + (from.bottom - from.top) * share
      (y0, from, to) = (y0 + (y1 - y0) * share, ClipLine(x, from.bottom), ClipLine(x, to.bottom))
    } else if bottom < 0 {
      let share = top / (top - bottom)
      let x = from.top + (from.bottom - from.top) * share
      (y1, from, to) = (y0 + (y1 - y0) * share, ClipLine(from.top, x), ClipLine(to.top, x))
    }
    return Quad(
      Point(from.top, y0), Point(to.top, y0), Point(to.bottom, y1), Point(from.bottom, y1))
  }
}

extension HitTest {
  /// The cost, in steps, of a question about a strip of a rectangle, from the edges near the
  /// rectangle's middle.
  fileprivate func price(within near: Rect) -> Int {
    let (left, right) = (Point(near.minX, near.center.y), Point(near.maxX, near.center.y))
    let strip = transform.inverse?.bounds(of: Rect(around: left, right)) ?? .plane
    let isStroked = paint.stroke != nil
    var cost = 0
    forEachStep(near: strip.outset(by: paint.stroke?.reach ?? 0)) { step in
      // Arcs become curves, and curves are halved, as are the outlines of strokes.
      if case .curve = step { cost += 32 } else { cost += isStroked ? 32 : 1 }
    }
    // A question with edges that coincide takes ten times as long as another.
    return 16 + cost / 256
  }
}

/// The heights at which slabs are cut: the top and bottom of the rectangle, the ends of edges
/// inside it and the places where edges cross its sides. Heights within a step of the previous one
/// are merged into it.
private struct SlabHeights {
  private var values: [Double]
  private let step: Double

  /// - Parameter step: Less than half of the rectangle's height.
  init(of edges: [SharedEdge], _ near: Rect, step: Double) {
    values = [near.minY]
    self.step = step
    let heights = edges.flatMap { edge in
      [edge.p.y, edge.q.y] + [near.minX, near.maxX].compactMap { edge.height(at: $0) }
    }
    for y in heights.sorted()
    where y - values[values.count - 1] > step && near.maxY - y > step {
      values.append(y)
    }
    values.append(near.maxY)
  }

  var slabs: [(low: Double, high: Double)] {
    zip(values, values.dropFirst()).map { (low: $0.0, high: $0.1) }
  }

  /// The height that `y` is merged into; `y` itself outside the rectangle.
  func snapped(_ y: Double) -> Double {
    let (first, last) = (values[0], values[values.count - 1])
    guard y >= first, y <= last else { return y }
    if last - y <= step { return last }
    return values[values.partitioningIndex { $0 > y } - 1]
  }
}

/// A straight line through a slab: its x at the slab's top and bottom.
private struct ClipLine {
  let top: Double
  let bottom: Double

  init(_ top: Double, _ bottom: Double) { (self.top, self.bottom) = (top, bottom) }

  func least(_ other: ClipLine) -> ClipLine {
    ClipLine(min(top, other.top), min(bottom, other.bottom))
  }

  func greatest(_ other: ClipLine) -> ClipLine {
    ClipLine(max(top, other.top), max(bottom, other.bottom))
  }

  /// True if the ends lie on either side of an upright line.
  func crosses(_ x: Double) -> Bool { (top < x) != (bottom < x) }
}

/// An edge within a slab: two lines between which it runs, farther apart than rounding errors.
private struct ClipBand {
  let left: ClipLine
  let right: ClipLine
  let middle: Double
  private(set) var outline: Int
  /// The change of the winding number to the right of the edge.
  private(set) var change: Int
  /// True if it is the same edge as the band before, of another outline.
  private(set) var isRepeated = false
  let isStraight: Bool
  /// True if the lines differ by no more than rounding errors.
  let isExact: Bool

  /// A side of the rectangle.
  init(at x: Double) {
    (left, right, middle) = (ClipLine(x, x), ClipLine(x, x), x)
    (outline, change, isStraight, isExact) = (0, 0, true, true)
  }

  init(_ edge: SharedEdge, _ low: Double, _ high: Double, noise: Double) {
    let (from, to) = (edge.x(at: low), edge.x(at: high))
    (outline, change, isStraight) = (edge.outline, -edge.count, edge.curve == nil)
    middle = edge.x(at: low / 2 + high / 2)
    let slope = Vector(to - from, high - low).length / (high - low)
    // A line that is almost level lies between upright ones.
    let most = (to - from).magnitude + noise
    let margin = slope.isFinite ? min(noise * slope, most) : most
    guard let curve = edge.curve else {
      (left, right) = (ClipLine(from - margin, to - margin), ClipLine(from + margin, to + margin))
      isExact = true
      return
    }
    let piece = curve.piece(from: edge.parameter(at: low), to: edge.parameter(at: high))
    let hull = piece.hullBounds
    guard let axis = CurveAxis(piece), slope.isFinite,
      axis.thickness * slope < hull.width || axis.thickness <= noise
    else {
      (left, right) = (
        ClipLine(hull.minX - noise, hull.minX - noise),
        ClipLine(hull.maxX + noise, hull.maxX + noise)
      )
      isExact = hull.width <= noise
      return
    }
    // The edge leads down, so that what lies clockwise of its chord on a screen is to its left.
    let (back, ahead) = (margin + axis.right * slope, margin - axis.left * slope)
    left = ClipLine(from - back, to - back)
    right = ClipLine(from + ahead, to + ahead)
    isExact = axis.thickness <= noise
  }

  /// The same edge of another outline.
  func repeated(by edge: SharedEdge) -> ClipBand {
    var band = self
    (band.outline, band.change, band.isRepeated) = (edge.outline, -edge.count, true)
    return band
  }

  /// Returns whether another edge to the right may lie to the left somewhere, by more than rounding
  /// errors.
  func isAmbiguous(beside other: ClipBand, noise: Double) -> Bool {
    guard right.top > other.left.top || right.bottom > other.left.bottom else { return false }
    guard isExact, other.isExact else { return true }
    // Straight edges that only meet at an end, or coincide, are in order.
    return other.right.top < left.top || other.right.bottom < left.bottom
  }
}
