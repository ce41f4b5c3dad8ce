import StrokeCore

/// A closed line drawn around things, for questions about which painted elements it selects.
///
///     let lasso = Lasso(stroke.points)
///     lasso.encloses(test)
///     lasso.touches(test)
///     lasso.overlap(with: test)     // the share of the painted area that lies inside
///
/// The line runs through the points and from the last back to the first. Its inside is what its winding
/// number is not 0 for, so that a line that crosses itself holds all of its loops.
public struct Lasso: Sendable {
  /// An edge that the line passes a number of times: positive from `p` to `q`, negative back.
  struct Edge: Sendable {
    let p: Point
    let q: Point
    var count: Int
  }

  /// The inside, as a filled path.
  let inside: HitTest
  /// The edges that have different winding numbers on their two sides, each once.
  private let edges: [Edge]
  private let tree: BoxTree

  /// Creates a lasso.
  ///
  /// - Complexity: O(n log n).
  public init(_ points: [Point]) {
    let line = points.allSatisfy { $0.isFinite } ? points : []
    inside = HitTest(Path(closedLine: line), Paint()).indexed()
    edges = Self.edges(of: line)
    tree = BoxTree(edges.map { Rect(around: $0.p, $0.q) })
  }

  /// The edges of a closed line, each once. What is passed as often back as forth is no edge.
  private static func edges(of points: [Point]) -> [Edge] {
    let ends = points.dropFirst() + points.prefix(1)
    let all = zip(points, ends).compactMap { p, q -> Edge? in
      if p == q { return nil }
      return isBefore(p, q) ? Edge(p: p, q: q, count: 1) : Edge(p: q, q: p, count: -1)
    }
    var result: [Edge] = []
    // By the last coordinate first, because elements that are equal in one stay in their order.
    let sorted = all.sortedAscending { $0.q.y }.sortedAscending { $0.q.x }
      .sortedAscending { $0.p.y }.sortedAscending { $0.p.x }
    for edge in sorted {
      if let last = result.last, last.p == edge.p, last.q == edge.q {
        result[result.count - 1].count += edge.count
      } else {
        result.append(edge)
      }
    }
    return result.filter { $0.count != 0 }
  }

  private static func isBefore(_ p: Point, _ q: Point) -> Bool {
    p.x < q.x || p.x == q.x && p.y < q.y
  }

  /// The edges that meet the inside of a region.
  func edges(near region: Rect) -> [Edge] {
    var found: [Int32] = []
    tree.find(region, into: &found)
    return found.sortedAscending { Double($0) }.map { edges[Int($0)] }
      .filter { region.interiorMeets($0.p, $0.q) }
  }

  /// The winding number of a point.
  ///
  /// - Complexity: O(log n + edges near the point's height).
  func winding(of point: Point) -> Int {
    var winding = 0
    inside.forEachStep(near: Rect(around: point, point)) { step in
      if case .line(let p, let q) = step { winding += windingChange(p, q, about: point) }
    }
    return winding
  }

  /// The side of the line that a region lies on.
  enum Side {
    case inside
    case outside
    /// The line runs through the region, or very close to it.
    case both
  }

  /// Finds the side of the line that a region lies on.
  ///
  /// - Complexity: O(log n + edges near the region).
  func side(of region: Rect) -> Side {
    guard region.largest.isFinite else { return .both }
    var probe = SideProbe(region.outset(by: region.largest * HitTest.slack))
    inside.walkPath(&probe)
    if probe.isMet { return .both }
    return probe.winding != 0 ? .inside : .outside
  }
}

// What it selects.
extension Lasso {
  /// Returns whether the painted area lies entirely inside. An empty painted area lies nowhere.
  ///
  /// - Complexity: as for ``HitTest/isEnclosed(by:)``.
  public func encloses(_ test: HitTest) -> Bool {
    guard let outer = test.outerBounds else { return false }
    switch side(of: outer) {
    case .inside: return test.paintedBounds != nil
    case .outside: return false
    case .both: break
    }
    guard test.clip.isUnbounded else { return test.isEnclosedClipped(by: inside.path) }
    guard let bounds = test.paintedBounds,
      test.pieceStarts(within: bounds).allSatisfy({ inside.contains($0) }),
      !BorderSearch(test, within: bounds).touchesBorder(of: self)
    else { return false }
    // No border of the inside crosses the painted area, so each piece is inside or outside as a whole: as a
    // whole subpath is, unless the line crosses it where it is not painted.
    return !crossesUnpainted(test) || test.isEnclosedClipped(by: inside.path)
  }

  /// Returns whether the line crosses the outline of a fill, of which no painted part is crossed.
  private func crossesUnpainted(_ test: HitTest) -> Bool {
    let outline = test.hairline
    guard test.paint.fill != nil, let bounds = outline.paintedBounds else { return false }
    return BorderSearch(outline, within: bounds).touchesBorder(of: self)
  }

  /// Returns whether any of the painted area lies inside, or on the line.
  ///
  /// - Complexity: as for ``encloses(_:)``.
  public func touches(_ test: HitTest) -> Bool {
    guard let outer = test.outerBounds else { return false }
    switch side(of: outer) {
    case .inside: return test.paintedBounds != nil
    case .outside: return false
    case .both: break
    }
    guard let bounds = test.paintedBounds else { return false }
    var near: [Edge] = []
    inside.forEachStep(near: outer) { step in
      guard case .line(let p, let q) = step, outer.interiorMeets(p, q) else { return }
      near.append(Edge(p: p, q: q, count: 1))
    }
    if BorderSearch(test, within: bounds).touches(near) { return true }
    guard test.clip.isUnbounded else { return held(of: test).touches(bounds) }
    return test.pieceStarts(within: bounds).contains { inside.contains($0) }
      || crossesUnpainted(test) && held(of: test).touches(bounds)
  }

  /// Computes the share of the painted area that lies inside, 0…1, to about 1 part in 1000. A painted
  /// area of hardly any size, such as that of a hairline, counts as a whole.
  ///
  /// - Complexity: as for ``HitTest/coverage(of:)`` of the painted bounds.
  public func overlap(with test: HitTest) -> Double {
    guard let outer = test.outerBounds else { return 0 }
    switch side(of: outer) {
    case .inside: return test.paintedBounds == nil ? 0 : 1
    case .outside: return 0
    case .both: break
    }
    guard let bounds = test.paintedBounds else { return 0 }
    let held = held(of: test)
    let (whole, inner): (Double, Double)
    if let coverage = PaintCoverage(test, bounds, .ratio) {
      (whole, inner) = (coverage.share(leftBy: test.clip), coverage.share(leftBy: held.clip))
    } else {
      (whole, inner) = (test.sampledShare(of: bounds), held.sampledShare(of: bounds))
    }
    return whole > 0 ? min(inner / whole, 1) : encloses(test) ? 1 : 0
  }

  /// The test of what lies inside.
  private func held(of test: HitTest) -> HitTest {
    var clip = test.clip
    clip.intersect(inside.path)
    return HitTest(test.path, test.paint, transform: test.transform, clip: clip)
  }
}

/// A visitor that finds out whether any line meets the inside of a region, and if none does, the winding
/// number of the region's points. It is asked of every box near a lasso: as a function, it took 8 % longer.
private struct SideProbe: RunVisitor {
  private let region: Rect
  private let center: Point
  let regionOfInterest: RunBox
  private(set) var winding = 0
  private(set) var isMet = false

  init(_ region: Rect) {
    (self.region, center, regionOfInterest) = (region, region.center, RunBox(lookingFor: region))
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    isMet = region.interiorMeets(p, q)
    if !isMet { winding += windingChange(p, q, about: center) }
    return !isMet
  }

  func curve(_ curve: Curve) -> Bool { true }
}
