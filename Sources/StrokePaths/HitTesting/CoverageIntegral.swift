import StrokeCore

/// The area of a union of shapes inside the square -1…1 × -1…1: the integral, over all heights, of
/// how much of a level line is covered.
///
/// Between heights where a corner lies, an edge crosses a side of the square, or two edges cross,
/// what is covered is linear in the height, and the integral exact. Where there are too many edges to
/// cross each with each, crossings are closed in on by halving.
struct CoverageIntegral {
  private let rule: FillRule
  private let lines: [(Point, Point)]
  private let polygons: [Quad]
  /// How many more lines across may be looked at beyond one for each slab.
  private var budget: Int
  private var spans: [(from: Double, to: Double)] = []
  private var crossings: [(x: Double, change: Int)] = []

  init(_ lines: [(Point, Point)], _ rule: FillRule, _ polygons: [Quad]) {
    (self.lines, self.rule, self.polygons) = (lines, rule, polygons)
    budget = max(512, 20_000_000 / (lines.count + polygons.count + 1))
  }

  /// The covered share of the square, 0…1, to about 1 part in 10^4.
  mutating func share() -> Double {
    var heights = corners()
    // More slabs than this are no better than even ones.
    let most = max(64, min(4096, 8_000_000 / (lines.count + polygons.count + 1)))
    if heights.count > most { heights = (0...most).map { Double($0) / Double(most) * 2 - 1 } }
    var area = 0.0
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      area += integral(low, high, covered(at: (low + high) / 2), depth: 10)
    }
    return min(max(area / 4, 0), 1)
  }

  /// The heights between which all is linear, in order.
  private func corners() -> [Double] {
    let sides = polygons.flatMap { [($0.a, $0.b), ($0.b, $0.c), ($0.c, $0.d), ($0.d, $0.a)] }
    let edges = (lines + sides).filter { p, q in
      min(p.y, q.y) < 1 && max(p.y, q.y) > -1 && min(p.x, q.x) < 1 && max(p.x, q.x) > -1
    }
    var heights = [-1.0, 1.0]
    for (p, q) in edges {
      heights += [p.y, q.y]
      for x in [-1.0, 1.0] where (p.x < x) != (q.x < x) {
        heights.append(p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x)))
      }
    }
    if edges.count <= 64 {
      for (index, one) in edges.enumerated() {
        heights += edges[(index + 1)...].compactMap { crossing(one, $0) }
      }
    }
    return heights.filter { $0 >= -1 && $0 <= 1 }.sorted()
  }

  /// The height at which two edges cross.
  private func crossing(_ one: (Point, Point), _ other: (Point, Point)) -> Double? {
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
    budget -= 2
    let (first, second) = (covered(at: low + size / 4), covered(at: high - size / 4))
    let better = size * (first + second) / 2
    if depth == 0 || budget < 0 || (better - size * middle).magnitude <= 2e-5 * size + 1e-7 {
      return better
    }
    return integral(low, (low + high) / 2, first, depth: depth - 1)
      + integral((low + high) / 2, high, second, depth: depth - 1)
  }

  /// How much of the line at a height is covered, 0…2.
  private mutating func covered(at y: Double) -> Double {
    spans.removeAll(keepingCapacity: true)
    addFilledSpans(at: y)
    for polygon in polygons {
      if let (from, to) = polygon.span(at: y), to > -1, from < 1 { spans.append((from, to)) }
    }
    spans.sort { $0.from < $1.from }
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
    for (p, q) in lines where (p.y <= y) != (q.y <= y) {
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      let change = p.y < q.y ? -1 : 1
      if x <= -1 { winding += change } else if x < 1 { crossings.append((x, change)) }
    }
    crossings.sort { $0.x < $1.x }
    var start = -1.0
    for crossing in crossings {
      if rule.isInside(winding: winding), crossing.x > start { spans.append((start, crossing.x)) }
      start = crossing.x
      winding += crossing.change
    }
    if rule.isInside(winding: winding) { spans.append((start, 1)) }
  }
}

extension Quad {
  /// Where a level line enters and leaves.
  fileprivate func span(at y: Double) -> (Double, Double)? {
    var (from, to) = (Double.infinity, -Double.infinity)
    for (p, q) in [(a, b), (b, c), (c, d), (d, a)] where (p.y <= y) != (q.y <= y) {
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      (from, to) = (min(from, x), max(to, x))
    }
    return from < to ? (from, to) : nil
  }
}
