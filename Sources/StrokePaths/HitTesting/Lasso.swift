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
  /// The inside, as a filled path.
  let inside: HitTest
  /// The edges that have different winding numbers on their two sides, each once.
  private let edges: [SharedEdge]
  private let tree: BoxTree

  /// Creates a lasso.
  ///
  /// - Complexity: O(n log n).
  public init(_ points: [Point]) {
    let line = points.allSatisfy { $0.isFinite } ? points : []
    inside = HitTest(Path(closedLine: line), Paint()).indexed()
    let ends = line.dropFirst() + line.prefix(1)
    edges = SharedEdge.disjoint(zip(line, ends).filter { $0 != $1 }.map { SharedEdge($0, $1) })
    tree = BoxTree(edges.map { Rect(around: $0.p, $0.q) })
  }

  /// The edges that meet the inside of a region.
  func edges(near region: Rect) -> [SharedEdge] {
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
    var steps = Int.max
    return encloses(test, &steps)
  }

  /// Returns whether any of the painted area lies inside, or on the line.
  ///
  /// - Complexity: as for ``encloses(_:)``.
  public func touches(_ test: HitTest) -> Bool {
    var steps = Int.max
    return touches(test, &steps)
  }

  /// Computes the share of the painted area that lies inside, 0…1, to about 1 part in 1000. A painted
  /// area of hardly any size, such as that of a hairline, counts as a whole.
  ///
  /// - Complexity: as for ``HitTest/coverage(of:)`` of the painted bounds.
  public func overlap(with test: HitTest) -> Double {
    var steps = Int.max
    return overlap(with: test, &steps)
  }
}

// The same with the steps that are left: once there are none, the answers do not count.
extension Lasso {
  func encloses(_ test: HitTest, _ steps: inout Int) -> Bool {
    guard let outer = test.outerBounds else { return false }
    switch side(of: outer) {
    case .inside: return test.paintedBounds != nil
    case .outside: return false
    case .both: break
    }
    guard test.clip.isUnbounded else {
      return test.isEnclosedClipped(by: line(near: outer, &steps))
    }
    guard let bounds = test.paintedBounds,
      test.pieceStarts(within: bounds).allSatisfy({ inside.contains($0) }),
      !isBorderTouched(by: test, within: bounds, &steps)
    else { return false }
    // No border of the inside crosses the painted area, so each piece is inside or outside as a whole: as a
    // whole subpath is, unless the line crosses it where it is not painted.
    return !crossesUnpainted(test, &steps)
      || test.isEnclosedClipped(by: line(near: outer, &steps))
  }

  private func isBorderTouched(
    by test: HitTest, within bounds: Rect, _ steps: inout Int
  ) -> Bool {
    var search = BorderSearch(test, within: bounds, steps)
    defer { steps = search.stepsLeft }
    return search.touchesBorder(of: self)
  }

  /// Returns whether the line crosses the outline of a fill, of which no painted part is crossed.
  private func crossesUnpainted(_ test: HitTest, _ steps: inout Int) -> Bool {
    let outline = test.hairline
    guard test.paint.fill != nil, let bounds = outline.paintedBounds else { return false }
    return isBorderTouched(by: outline, within: bounds, &steps)
  }

  func touches(_ test: HitTest, _ steps: inout Int) -> Bool {
    guard let outer = test.outerBounds else { return false }
    switch side(of: outer) {
    case .inside: return test.paintedBounds != nil
    case .outside: return false
    case .both: break
    }
    guard let bounds = test.paintedBounds else { return false }
    var line: [SharedEdge] = []
    inside.forEachStep(near: outer) { step in
      guard case .line(let p, let q) = step, outer.interiorMeets(p, q) else { return }
      line.append(SharedEdge(p, q))
    }
    var search = BorderSearch(test, within: bounds, steps - line.count)
    let isMet = search.touches(line)
    steps = search.stepsLeft
    if isMet { return true }
    guard test.clip.isUnbounded else { return held(of: test, outer, &steps).touches(bounds) }
    let starts = test.pieceStarts(within: bounds)
    if starts.contains(where: { inside.contains($0) }) { return true }
    // A piece that begins on the line may be inside all the same.
    let near = bounds.largest * HitTest.slack
    let isOpen =
      starts.contains { side(of: Rect(around: $0, $0).outset(by: near)) == .both }
      || crossesUnpainted(test, &steps)
    return isOpen && held(of: test, outer, &steps).touches(bounds)
  }

  func overlap(with test: HitTest, _ steps: inout Int) -> Double {
    guard let outer = test.outerBounds else { return 0 }
    switch side(of: outer) {
    case .inside: return test.paintedBounds == nil ? 0 : 1
    case .outside: return 0
    case .both: break
    }
    guard let bounds = test.paintedBounds else { return 0 }
    let held = held(of: test, outer, &steps)
    let (whole, inner): (Double, Double)
    if let coverage = PaintCoverage(test, bounds, .ratio) {
      whole = coverage.share(leftBy: test.clip, &steps)
      inner = coverage.share(leftBy: held.clip, &steps)
    } else {
      (whole, inner) = (test.sampledShare(of: bounds), held.sampledShare(of: bounds))
    }
    return whole > 0 ? min(inner / whole, 1) : encloses(test, &steps) ? 1 : 0
  }

  /// The test of what lies inside.
  ///
  /// - Parameter region: Around all that is painted.
  private func held(of test: HitTest, _ region: Rect, _ steps: inout Int) -> HitTest {
    var clip = test.clip
    clip.intersect(line(near: region, &steps))
    return HitTest(test.path, test.paint, transform: test.transform, clip: clip)
  }

  /// A closed line that winds like this one within a region, and is shorter away from it.
  private func line(near region: Rect, _ steps: inout Int) -> Path {
    var points: [Point] = []
    inside.forEachStep(near: region) { step in
      // A run away from the region that goes nowhere may be anywhere.
      if case .line(let p, let q) = step, p != q { points.append(p) }
    }
    steps -= 8 * points.count
    return Path(closedLine: points)
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
