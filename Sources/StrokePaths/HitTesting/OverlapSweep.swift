import StrokeCore

/// A test of whether a filled path paints any part of a target that is crossed by edges which may lie
/// on top of each other.
///
/// The target is cut into slabs at the heights where edges begin, end or cross its sides. On a few
/// lines across each slab, all crossings with the path are sorted; what lies between two of them that
/// are farther apart than rounding explains is painted if its winding number makes it so. This is done in
/// both directions, because two edges that should coincide may cross a line nearly parallel to them
/// far apart.
///
/// A target thinner than rounding errors is examined together with its surroundings: it is painted if
/// it lies in something wider that is.
struct OverlapSweep {
  private let test: HitTest
  private let target: Target
  private let resolution: Double

  /// The largest number of edges that are crossed by a line in each direction, but for eight slabs.
  private static let mostCrossed = 1e7

  /// - Parameter test: The filled path.
  init(_ test: HitTest, _ target: Target) {
    (self.test, self.target) = (test, target)
    resolution = FillProbe.resolution(
      Rect(around: .origin, Point(test.path.magnitude, 0)), target.bounds)
  }

  /// - Parameter steps: The pieces of edges that may be crossed; those that are crossed are
  ///   subtracted. The answer is meaningless if none are left.
  /// - Complexity: O(n), or O(log n) if the test is indexed, and for k edges near the target k
  ///   lines, each of which takes as long as it crosses edges.
  func paints(by rule: FillRule, _ steps: inout Int) -> Bool {
    let window = target.window(atLeast: 4 * resolution)
    let outline = WindowOutline(window, test, near: window.bounds)
    if outline.edges.isEmpty { return false }
    let turned = WindowOutline(window.turned, test, near: window.bounds)
    return paints(by: rule, outline, turned, &steps) && paints(by: rule, turned, outline, &steps)
  }

  /// The same with horizontal lines in the window of an outline. The other one is turned.
  private func paints(
    by rule: FillRule, _ outline: WindowOutline, _ turned: WindowOutline, _ steps: inout Int
  ) -> Bool {
    var scan = LineScan(outline, resolution: resolution)
    let most = steps
    defer { steps -= scan.steps }
    for y in heights(in: outline, turned) where scan.steps < most {
      guard let reach = reach(of: outline.window, at: y) else { continue }
      scan.cross(at: y, from: reach.from, to: reach.to)
      if scan.finds(rule, from: reach.from, to: reach.to) { return true }
    }
    return false
  }

  /// The part of the line at a height that lies in the target, or nil.
  private func reach(of window: TargetWindow, at y: Double) -> (from: Double, to: Double)? {
    if case .convex(let polygon) = target {
      return polygon.corners(mappedBy: window.frame).chord(at: y)
    }
    guard target.isRound else { return (-window.core.dx, window.core.dx) }
    let share = y / window.core.dy
    let half = window.core.dx * ((1 - share) * (1 + share)).squareRoot()
    return (-half, half)
  }

  /// The heights of the lines, from the top.
  private func heights(in outline: WindowOutline, _ turned: WindowOutline) -> [Double] {
    let window = outline.window
    let (right, bottom) = (window.core.dx, window.core.dy)
    // The heights at which edges cross the sides, which are horizontal in the turned window.
    var sides: [Double] = []
    var scan = LineScan(turned, resolution: resolution)
    for x in [-right, right] {
      scan.cross(at: x, from: -bottom, to: bottom)
      sides += scan.positions
    }
    var even = target.isRound ? (1..<16).map { (Double($0) / 8 - 1) * bottom } : []
    if case .convex(let polygon) = target {
      let corners = polygon.corners(mappedBy: window.frame)
      even = (1..<16).map { (Double($0) / 8 - 1) * bottom }
      even += [corners.a.y, corners.b.y, corners.c.y, corners.d.y]
    }
    let inside = (outline.ends + sides + even).filter { $0 > -bottom && $0 < bottom }
    let limits = ([-bottom, bottom] + inside).sorted()
    let slabs = zip(limits, limits.dropFirst()).filter { $0.0 < $0.1 }
    let most = max(8, Int(Self.mostCrossed / (1 + outline.meanDepth)))
    let stride = max(1, (slabs.count + most - 1) / most)
    return slabs.indices.filter { $0 % stride == 0 }.flatMap { index in
      let (low, high) = slabs[index]
      return [0.317, 0.5, 0.829].map { low + (high - low) * $0 }
    }
  }
}

/// The edges of a path that a line across a window meets inside it or to the left, in the window's
/// frame, each once. Edges drawn back and forth cancel out.
private struct WindowOutline {
  let window: TargetWindow
  let edges: [SharedEdge]

  init(_ window: TargetWindow, _ test: HitTest, near region: Rect) {
    self.window = window
    let bottom = window.core.dy
    var outline = NearbyEdges(Rect(minX: -1, minY: -bottom, maxX: 1, maxY: bottom))
    test.forEachStep(near: region) { step in
      switch step {
      case .begin: break
      case .line(let p, let q), .end(let p, let q, _):
        outline.add(.line(window.frame(p), window.frame(q)))
      case .curve(let curve): outline.add(.curve(curve.mapped(by: window.frame)))
      }
    }
    edges = outline.distinctPieces()
  }

  /// The heights at which edges that are not to the left begin, turn and end.
  var ends: [Double] {
    edges.filter { $0.curve != nil || max($0.p.x, $0.q.x) > -1 }.flatMap { [$0.p.y, $0.q.y] }
  }

  /// The mean number of edges at a height, weighted by the cost of a crossing with them, in units
  /// of a crossing with a line.
  var meanDepth: Double {
    let bottom = window.core.dy
    return edges.reduce(0) {
      let share = max(min($1.q.y, bottom) - max($1.p.y, -bottom), 0) / (2 * bottom)
      return $0 + Double($1.cost) * share
    }
  }
}

extension SharedEdge {
  /// The cost of a crossing: on a curve it is searched for.
  fileprivate var cost: Int { curve == nil ? 1 : 32 }
}

/// The crossings of an outline with horizontal lines, from the top to the bottom.
private struct LineScan {
  private let edges: [SharedEdge]
  /// The size of what counts as a rounding error, in units of the frame.
  private let resolution: Double
  private let isThin: Bool
  private var scan: SlabScan
  private var y = 0.0
  private var from = 0.0
  private var to = 0.0
  private var winding = 0
  private var crossings: [(x: Double, change: Int)] = []
  /// The cost of the crossings so far.
  private(set) var steps = 0

  init(_ outline: WindowOutline, resolution: Double) {
    let frame = outline.window.frame
    edges = outline.edges
    scan = SlabScan(edges.map { (top: $0.p.y, bottom: $0.q.y) })
    self.resolution = resolution * Vector(frame.a, frame.c).length
    isThin = outline.window.isThin
  }

  /// Finds the crossings with a line at a height, not above the last one. The line is as long as
  /// the target at that height, or as the window if the target is thin.
  mutating func cross(at y: Double, from: Double, to: Double) {
    (self.y, self.from, self.to) = isThin ? (y, -1, 1) : (y, from, to)
    winding = 0
    crossings.removeAll(keepingCapacity: true)
    scan.advance(beginningBy: y, endingFrom: y)
    for index in scan.near where edges[index].p.y <= y && y < edges[index].q.y {
      let edge = edges[index]
      steps += edge.cost
      let x = edge.x(at: y)
      if x <= self.from {
        winding -= edge.count
      } else if x < self.to {
        crossings.append((x, -edge.count))
      }
    }
  }

  var positions: [Double] { crossings.map { $0.x } }

  /// Returns whether something wider than rounding errors is painted on the line, inside the
  /// target.
  mutating func finds(_ rule: FillRule, from start: Double, to end: Double) -> Bool {
    crossings.sort { $0.x < $1.x }
    var (x, winding) = (from, winding)
    crossings.append((to, 0))
    for crossing in crossings {
      let isWide = crossing.x - x > resolution && x < end && crossing.x > start
      if isWide, rule.isInside(winding: winding) { return true }
      x = crossing.x
      winding += crossing.change
    }
    return false
  }
}

/// A target and its surroundings: the square -1…1 × -1…1 of a frame, with the target at its centre.
/// The target fills the square in each direction in which it has at least the requested size.
private struct TargetWindow {
  /// The map from the path's coordinates.
  let frame: Transform
  /// The distances that the target reaches to either side of the centre.
  let core: Vector

  /// The smallest such distance. A thinner target is given this size, so that it lies on both sides
  /// of an edge through its centre.
  private static let thinnest = 0x1p-40

  init(_ frame: Transform, core: Vector) {
    self.frame = frame
    self.core = Vector(max(core.dx, Self.thinnest), max(core.dy, Self.thinnest))
  }

  /// True if the window reaches farther than the target in x.
  var isThin: Bool { core.dx < 1 }

  /// A box around the window, in the path's coordinates.
  var bounds: Rect {
    guard let inverse = frame.inverse else { return .plane }
    let box = inverse.bounds(of: Rect(minX: -1, minY: -1, maxX: 1, maxY: 1))
    return box.outset(by: box.largest * HitTest.slack)
  }

  /// The window with x and y exchanged.
  var turned: TargetWindow {
    TargetWindow(Transform(0, 1, 1, 0, 0, 0) * frame, core: Vector(core.dy, core.dx))
  }
}

extension Target {
  /// The target in a window that reaches at least `size` to either side of the centre.
  fileprivate func window(atLeast size: Double) -> TargetWindow {
    if case .rect(let rect) = self { return Self.window(of: rect, atLeast: size) }
    let unit = toUnit
    let x = min(1, 1 / (size * Vector(unit.a, unit.c).length))
    let y = min(1, 1 / (size * Vector(unit.b, unit.d).length))
    return TargetWindow(Transform(x, 0, 0, y, 0, 0) * unit, core: Vector(x, y))
  }

  /// The same without the rectangle's own map to the unit square, which is out of range for the
  /// smallest rectangles.
  private static func window(of rect: Rect, atLeast size: Double) -> TargetWindow {
    let half = Vector(rect.width / 2, rect.height / 2)
    let reach = Vector(max(half.dx, size), max(half.dy, size))
    let wide = Rect(around: rect.center - reach, rect.center + reach)
    return TargetWindow(
      Target.rect(half == reach ? rect : wide).toUnit,
      core: Vector(half.dx / reach.dx, half.dy / reach.dy))
  }
}
