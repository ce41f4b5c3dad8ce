import StrokeCore

extension Lasso {
  /// The share of the painted area that lies inside, 0…1, to about 1 part in 1000. A painted area of no
  /// size, such as that of a filled line, counts as a whole.
  ///
  /// - Complexity: as for ``HitTest/coverage(of:)`` of the painted bounds.
  public func overlap(with test: HitTest) -> Double {
    guard let outer = test.outerBounds else { return 0 }
    switch side(of: outer) {
    case .inside: return test.paintedBounds == nil ? 0 : 1
    case .outside: return 0
    case .both: break
    }
    guard let bounds = test.paintedBounds, let shapes = test.coverageShapes(in: bounds) else {
      return encloses(test) ? 1 : 0
    }
    var line = LineCollector()
    inside.walkPath(&line)
    let lasso = line.edges.map { (shapes.toUnit($0), shapes.toUnit($1)) }
    var areas = SharedArea(shapes, lasso.filter { $0.0.y != $0.1.y })
    let (painted, shared) = areas.integral()
    return painted > 0 ? min(max(shared / painted, 0), 1) : encloses(test) ? 1 : 0
  }
}

/// A visitor that collects all lines.
private struct LineCollector: OutlineVisitor, RunVisitor {
  private(set) var edges: [(Point, Point)] = []

  var regionOfInterest: RunBox {
    let all = Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    return RunBox(lookingFor: all)
  }

  func skip(_ run: PathIndex.Run) {}

  func resume(after ends: EndDirections) {}

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    edges.append((p, q))
    return true
  }

  func curve(_ curve: Curve) -> Bool { true }
}

/// The area of a painted region inside the square -1…1 × -1…1, and the part of it inside a lasso: the
/// integral over all heights of the lengths that a horizontal line runs through both.
///
/// The lengths are linear between the heights at which something ends or crosses. Where there is too
/// much to find all crossings, slabs of equal height, thin enough for the precision, take their place.
private struct SharedArea {
  private let shapes: CoverageShapes
  private let lasso: [(Point, Point)]

  init(_ shapes: CoverageShapes, _ lasso: [(Point, Point)]) {
    (self.shapes, self.lasso) = (shapes, lasso)
  }

  /// The largest number of edges that are intersected each with each.
  private static let fewEdges = 48
  private static let slabs = 512

  mutating func integral() -> (painted: Double, shared: Double) {
    var (painted, shared) = (0.0, 0.0)
    let heights = heights()
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      // Two points of Gauss are exact for what is linear, and better than one for what is not.
      for share in [0.2113248654051871, 0.7886751345948129] {
        let lengths = lengths(at: low + (high - low) * share)
        painted += lengths.painted * (high - low) / 2
        shared += lengths.shared * (high - low) / 2
      }
    }
    return (painted, shared)
  }

  private func heights() -> [Double] {
    let sides = shapes.polygons.flatMap {
      [($0.a, $0.b), ($0.b, $0.c), ($0.c, $0.d), ($0.d, $0.a)]
    }
    let edges = (shapes.lines + sides + lasso).filter { p, q in
      min(p.y, q.y) < 1 && max(p.y, q.y) > -1
    }
    var heights = [-1.0, 1.0] + edges.flatMap { [$0.y, $1.y] }
    if edges.count <= Self.fewEdges {
      for (index, one) in edges.enumerated() {
        heights += edges[(index + 1)...].compactMap { Self.crossing(one, $0) }
      }
    } else {
      if heights.count > 2 * Self.slabs { heights = [] }
      heights += (0...Self.slabs).map { Double($0) / Double(Self.slabs) * 2 - 1 }
    }
    return heights.filter { $0 >= -1 && $0 <= 1 }.sorted()
  }

  /// The height at which two edges cross.
  private static func crossing(_ one: (Point, Point), _ other: (Point, Point)) -> Double? {
    let (u, v, w) = (one.1 - one.0, other.1 - other.0, other.0 - one.0)
    let turn = u.cross(v)
    let (s, t) = (w.cross(v) / turn, w.cross(u) / turn)
    return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? one.0.y + u.dy * s : nil
  }

  /// The lengths of the line at a height that lie in the painted region, and in both.
  private func lengths(at y: Double) -> (painted: Double, shared: Double) {
    var spans = Self.spans(of: shapes.lines, shapes.rule, at: y)
    spans += shapes.polygons.compactMap { polygon in
      polygon.span(at: y).map { (max($0, -1), min($1, 1)) }
    }.filter { $0.0 < $0.1 }
    spans.sort { $0.0 < $1.0 }
    let held = Self.spans(of: lasso, .nonzero, at: y)
    var (painted, shared, end) = (0.0, 0.0, -1.0)
    for (from, to) in spans where to > end {
      let from = max(from, end)
      painted += to - from
      for (low, high) in held { shared += max(0, min(to, high) - max(from, low)) }
      end = to
    }
    return (painted, shared)
  }

  /// The parts of the line at a height that lie inside an outline and the square, in order.
  private static func spans(
    of lines: [(Point, Point)], _ rule: FillRule, at y: Double
  ) -> [(Double, Double)] {
    var crossings: [(x: Double, change: Int)] = []
    for (p, q) in lines where (p.y <= y) != (q.y <= y) {
      crossings.append((p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y)), p.y < q.y ? -1 : 1))
    }
    crossings.sort { $0.x < $1.x }
    var spans: [(Double, Double)] = []
    var (winding, start) = (0, -1.0)
    for crossing in crossings {
      let x = min(max(crossing.x, -1), 1)
      if rule.isInside(winding: winding), x > start { spans.append((start, x)) }
      winding += crossing.change
      start = x
    }
    if rule.isInside(winding: winding), start < 1 { spans.append((start, 1)) }
    return spans
  }
}
