import StrokeCore

/// The area that outlines enclose inside the square -1…1 × -1…1: the integral over all heights of the
/// covered length of a horizontal line. It is for what ``ChainedOutline`` leaves: very many edges that
/// cross.
///
/// Between two heights at which a corner lies, an edge crosses a side of the square or two edges
/// cross, the covered length is linear in the height, so that its middle tells the area. Where there are
/// too many edges to intersect each with each, crossings are approached by halving.
struct CoverageIntegral {
  private struct Edge {
    let p: Point
    let q: Point
    let role: ChainedOutline.Role

    var top: Double { min(p.y, q.y) }
    var bottom: Double { max(p.y, q.y) }
  }

  private let rule: FillRule
  private var edges: [Edge] = []
  /// Those that reach into the current slab.
  private var near: [Edge] = []
  /// Of a place outside everything, between two heights.
  private var windings: OutlineWindings
  /// The share of the effort for the alpha of a pixel that is enough.
  private let effort: Double
  /// The number of edges that may still be examined, beyond three times for each slab.
  private var budget: Int
  /// The edges that were examined.
  private(set) var steps = 0
  private var crossings: [(x: Double, change: Int, role: ChainedOutline.Role)] = []

  /// The largest number of edges that are intersected each with each.
  private static let fewEdges = 64

  /// - Parameters:
  ///   - rule: That of filled paths.
  ///   - clip: That of which the outlines will be added.
  ///   - precision: The precision of the share.
  init(_ rule: FillRule, _ clip: Clip, _ precision: CoveragePrecision) {
    self.rule = rule
    effort = precision == .alpha ? 1 : 0.125
    budget = Int(1_000_000 * effort)
    windings = OutlineWindings(clip)
  }

  /// Adds the lines of outlines.
  mutating func add(_ lines: [(Point, Point)], _ role: ChainedOutline.Role) {
    edges += lines.map { Edge(p: $0.0, q: $0.1, role: role) }
  }

  /// Adds the polygons of a stroke.
  mutating func add(_ polygons: [Quad]) {
    edges.reserveCapacity(edges.count + 4 * polygons.count)
    for polygon in polygons {
      let (a, b, c, d) = (polygon.a, polygon.b, polygon.c, polygon.d)
      for (p, q) in [(a, b), (b, c), (c, d), (d, a)] where p != q && max(p.y, q.y) > -1 {
        guard min(p.y, q.y) < 1, min(p.x, q.x) < 1 else { continue }
        let isClockwise = polygon.isClockwise
        edges.append(Edge(p: isClockwise ? p : q, q: isClockwise ? q : p, role: .stroke))
      }
    }
  }

  /// The covered share of the square, 0…1, to about 1 part in 10^4 for an alpha, and in 1000 for a ratio.
  mutating func share() -> Double {
    var (heights, isComplete) = corners()
    // With more slabs than this, slabs of equal height do as well.
    let most = Int(max(64, min(4096, effort * 500_000 / (1 + meanDepth))))
    if heights.count > most {
      heights = (0...most).map { Double($0) / Double(most) * 2 - 1 }
      isComplete = false
    }
    var scan = SlabScan(edges.map { (top: $0.top, bottom: $0.bottom) })
    var area = 0.0
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      scan.advance(beginningBy: high, endingFrom: low)
      near = scan.near.map { edges[$0] }
      let middle = covered(at: (low + high) / 2)
      area += isComplete ? middle * (high - low) : integral(low, high, middle, depth: 10)
    }
    return min(max(area / 4, 0), 1)
  }

  /// The mean number of edges at a height.
  private var meanDepth: Double {
    edges.reduce(0) { $0 + max(min($1.bottom, 1) - max($1.top, -1), 0) / 2 }
  }

  /// The heights at which the covered length bends, in order, with both ends; all of them if
  /// `isComplete`.
  private func corners() -> (heights: [Double], isComplete: Bool) {
    // The others pass by the square.
    let edges = edges.filter {
      $0.top < 1 && $0.bottom > -1 && min($0.p.x, $0.q.x) < 1 && max($0.p.x, $0.q.x) > -1
    }
    let isComplete = edges.count <= Self.fewEdges
    var heights = [-1.0, 1.0]
    heights.reserveCapacity(2 + 4 * edges.count)
    for (index, edge) in edges.enumerated() {
      let (p, q) = (edge.p, edge.q)
      Self.add(p.y, to: &heights)
      Self.add(q.y, to: &heights)
      for x in [-1.0, 1.0] where (p.x < x) != (q.x < x) {
        Self.add(p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x)), to: &heights)
      }
      guard isComplete else { continue }
      for other in edges[..<index] {
        if let y = Self.crossing(edge, other) { Self.add(y, to: &heights) }
      }
    }
    heights.sortAscending()
    return (heights, isComplete)
  }

  private static func add(_ y: Double, to heights: inout [Double]) {
    if y > -1, y < 1 { heights.append(y) }
  }

  /// The height at which two edges cross.
  private static func crossing(_ one: Edge, _ other: Edge) -> Double? {
    // Edges at different heights do not cross, as most of a finely divided curve are.
    if one.bottom <= other.top || one.top >= other.bottom { return nil }
    let (u, v, w) = (one.q - one.p, other.q - other.p, other.p - one.p)
    let turn = u.cross(v)
    let (s, t) = (w.cross(v) / turn, w.cross(u) / turn)
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
    return one.p.y + u.dy * s
  }

  private mutating func integral(
    _ low: Double, _ high: Double, _ middle: Double, depth: Int
  ) -> Double {
    let size = high - low
    budget -= 2 * (near.count + 8)
    let (first, second) = (covered(at: low + size / 4), covered(at: high - size / 4))
    let better = size * (first + second) / 2
    // In a high slab, edges may cross in a way that three heights do not show.
    let isSure = size <= 0.0625 && (better - size * middle).magnitude <= 2e-5 / effort * size + 1e-7
    if depth == 0 || budget < 0 || isSure { return better }
    return integral(low, (low + high) / 2, first, depth: depth - 1)
      + integral((low + high) / 2, high, second, depth: depth - 1)
  }

  /// The covered length of the line at a height, 0…2.
  private mutating func covered(at y: Double) -> Double {
    crossings.removeAll(keepingCapacity: true)
    steps += near.count
    for edge in near where (edge.p.y <= y) != (edge.q.y <= y) {
      let (p, q) = (edge.p, edge.q)
      let x = p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y))
      if x < 1 { crossings.append((max(x, -1), p.y < q.y ? -1 : 1, edge.role)) }
    }
    crossings.sortAscending { $0.x }
    // Back to a place outside everything, for the next height.
    defer { for crossing in crossings { windings.change(by: -crossing.change, crossing.role) } }
    var (sum, start) = (0.0, -1.0)
    for crossing in crossings {
      if windings.arePainted(rule) { sum += crossing.x - start }
      start = crossing.x
      windings.change(by: crossing.change, crossing.role)
    }
    return windings.arePainted(rule) ? sum + 1 - start : sum
  }
}
