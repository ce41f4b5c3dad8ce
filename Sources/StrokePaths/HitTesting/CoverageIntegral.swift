import StrokeCore

/// The area of a union of shapes inside the square -1…1 × -1…1: the integral over all heights of the
/// covered length of a horizontal line. It is for what ``ChainedOutline`` leaves: very many edges that
/// cross.
///
/// Between two heights at which a corner lies, an edge crosses a side of the square or two edges
/// cross, the covered length is linear in the height, so that its middle tells the area. Where there are
/// too many edges to intersect each with each, crossings are approached by halving.
struct CoverageIntegral {
  private let rule: FillRule
  private let lines: [(Point, Point)]
  private let polygons: [Quad]
  /// What cuts off all of it; nil if nothing does.
  private let clip: ClipCoverage?
  /// The lines and polygons that reach into the current slab.
  private var nearLines: [(Point, Point)] = []
  private var nearPolygons: [Quad] = []
  /// The number of lines and polygons that may still be examined, beyond three times for each slab.
  private var budget = 1_000_000
  private var spans: [Span] = []
  private var crossings: [(x: Double, change: Int)] = []

  /// The largest number of edges that are intersected each with each.
  private static let fewEdges = 64

  init(
    _ lines: [(Point, Point)], _ rule: FillRule, _ polygons: [Quad], _ clip: ClipCoverage? = nil
  ) {
    (self.rule, self.clip) = (rule, clip)
    self.lines = lines.sortedAscending { min($0.0.y, $0.1.y) }
    self.polygons = polygons.sortedAscending { $0.top }
  }

  /// The covered share of the square, 0…1, to about 1 part in 10^4.
  mutating func share() -> Double {
    var (heights, isComplete) = corners()
    // With more slabs than this, slabs of equal height do as well.
    let most = Int(max(64, min(4096, 500_000 / (1 + meanDepth))))
    if heights.count > most {
      heights = (0...most).map { Double($0) / Double(most) * 2 - 1 }
      isComplete = false
    }
    var area = 0.0
    var (nextLine, nextPolygon) = (0, 0)
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      nearLines.removeAll { max($0.0.y, $0.1.y) < low }
      while nextLine < lines.count, min(lines[nextLine].0.y, lines[nextLine].1.y) <= high {
        nearLines.append(lines[nextLine])
        nextLine += 1
      }
      nearPolygons.removeAll { $0.bottom < low }
      while nextPolygon < polygons.count, polygons[nextPolygon].top <= high {
        nearPolygons.append(polygons[nextPolygon])
        nextPolygon += 1
      }
      let middle = covered(at: (low + high) / 2)
      area += isComplete ? middle * (high - low) : integral(low, high, middle, depth: 10)
    }
    return min(max(area / 4, 0), 1)
  }

  /// The mean number of lines and polygons at a height.
  private var meanDepth: Double {
    let extent = { (top: Double, bottom: Double) in max(min(bottom, 1) - max(top, -1), 0) / 2 }
    return lines.reduce(0) { $0 + extent(min($1.0.y, $1.1.y), max($1.0.y, $1.1.y)) }
      + polygons.reduce(0) { $0 + extent($1.top, $1.bottom) }
  }

  /// The heights at which the covered length bends, in order, with both ends; all of them if
  /// `isComplete`.
  private func corners() -> (heights: [Double], isComplete: Bool) {
    var edges: [(Point, Point)] = []
    edges.reserveCapacity(lines.count + 4 * polygons.count)
    for line in lines { Self.add(line.0, line.1, to: &edges) }
    for quad in polygons {
      Self.add(quad.a, quad.b, to: &edges)
      Self.add(quad.b, quad.c, to: &edges)
      Self.add(quad.c, quad.d, to: &edges)
      Self.add(quad.d, quad.a, to: &edges)
    }
    for line in (clip?.lines ?? []).joined() { Self.add(line.0, line.1, to: &edges) }
    let isComplete = edges.count <= Self.fewEdges
    var heights = [-1.0, 1.0]
    heights.reserveCapacity(2 + 4 * edges.count)
    for (index, (p, q)) in edges.enumerated() {
      Self.add(p.y, to: &heights)
      Self.add(q.y, to: &heights)
      for x in [-1.0, 1.0] where (p.x < x) != (q.x < x) {
        Self.add(p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x)), to: &heights)
      }
      guard isComplete else { continue }
      for other in edges[..<index] {
        if let y = Self.crossing((p, q), other) { Self.add(y, to: &heights) }
      }
    }
    heights.sortAscending()
    return (heights, isComplete)
  }

  /// Adds an edge, unless it passes by the square.
  private static func add(_ p: Point, _ q: Point, to edges: inout [(Point, Point)]) {
    if min(p.y, q.y) < 1, max(p.y, q.y) > -1, min(p.x, q.x) < 1, max(p.x, q.x) > -1 {
      edges.append((p, q))
    }
  }

  private static func add(_ y: Double, to heights: inout [Double]) {
    if y > -1, y < 1 { heights.append(y) }
  }

  /// The height at which two edges cross.
  private static func crossing(_ one: (Point, Point), _ other: (Point, Point)) -> Double? {
    // Edges at different heights do not cross, as most of a finely divided curve are.
    if max(one.0.y, one.1.y) <= min(other.0.y, other.1.y)
      || min(one.0.y, one.1.y) >= max(other.0.y, other.1.y)
    {
      return nil
    }
    let (u, v, w) = (one.1 - one.0, other.1 - other.0, other.0 - one.0)
    let turn = u.cross(v)
    let (s, t) = (w.cross(v) / turn, w.cross(u) / turn)
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
    return one.0.y + u.dy * s
  }

  private mutating func integral(
    _ low: Double, _ high: Double, _ middle: Double, depth: Int
  ) -> Double {
    let size = high - low
    budget -= 2 * (nearLines.count + nearPolygons.count + 8)
    let (first, second) = (covered(at: low + size / 4), covered(at: high - size / 4))
    let better = size * (first + second) / 2
    // In a high slab, edges may cross in a way that three heights do not show.
    let isSure = size <= 0.0625 && (better - size * middle).magnitude <= 2e-5 * size + 1e-7
    if depth == 0 || budget < 0 || isSure { return better }
    return integral(low, (low + high) / 2, first, depth: depth - 1)
      + integral((low + high) / 2, high, second, depth: depth - 1)
  }

  /// The covered length of the line at a height, 0…2.
  private mutating func covered(at y: Double) -> Double {
    spans.removeAll(keepingCapacity: true)
    addFilledSpans(at: y)
    for polygon in nearPolygons {
      if let span = polygon.span(at: y), span.to > -1, span.from < 1 { spans.append(span) }
    }
    if let clip {
      let painted = spans.map { Span(from: max($0.from, -1), to: min($0.to, 1)) }
      return painted.merged.intersection(clip.spans(at: y)).length
    }
    spans.sortAscending { $0.from }
    var (sum, end) = (0.0, -1.0)
    for span in spans {
      let to = min(span.to, 1)
      if to > end { sum += to - max(span.from, end) }
      end = max(end, to)
    }
    return sum
  }

  private mutating func addFilledSpans(at y: Double) {
    crossings.removeAll(keepingCapacity: true)
    var winding = 0
    for (p, q) in nearLines where (p.y <= y) != (q.y <= y) {
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      let change = p.y < q.y ? -1 : 1
      if x <= -1 { winding += change } else if x < 1 { crossings.append((x, change)) }
    }
    crossings.sortAscending { $0.x }
    var start = -1.0
    for crossing in crossings {
      if rule.isInside(winding: winding), crossing.x > start {
        spans.append(Span(from: start, to: crossing.x))
      }
      start = crossing.x
      winding += crossing.change
    }
    if rule.isInside(winding: winding) { spans.append(Span(from: start, to: 1)) }
  }
}

extension Quad {
  /// The smallest and the largest y.
  fileprivate var top: Double { min(min(a.y, b.y), min(c.y, d.y)) }
  fileprivate var bottom: Double { max(max(a.y, b.y), max(c.y, d.y)) }

  /// The part of the horizontal line at a height that lies inside.
  fileprivate func span(at y: Double) -> Span? {
    var span = Span(from: .infinity, to: -.infinity)
    Self.cross(a, b, at: y, &span)
    Self.cross(b, c, at: y, &span)
    Self.cross(c, d, at: y, &span)
    Self.cross(d, a, at: y, &span)
    return span.from < span.to ? span : nil
  }

  private static func cross(
    _ p: Point, _ q: Point, at y: Double, _ span: inout Span
  ) {
    guard (p.y <= y) != (q.y <= y) else { return }
    let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
    span = Span(from: min(span.from, x), to: max(span.to, x))
  }
}
