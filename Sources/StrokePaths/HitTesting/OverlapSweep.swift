import StrokeCore

/// A test of whether a filled path paints any part of a target that is crossed by edges which may lie
/// on top of each other.
///
/// The target is cut into slabs at the heights where edges begin, end or cross its sides. On a few
/// lines across each slab, all crossings with the path are sorted; what lies between two of them that
/// are farther apart than rounding explains is painted if its winding number says so. This is done in
/// both directions, because two edges that should coincide may cross a line nearly parallel to them
/// far apart.
///
/// A target thinner than rounding errors is examined together with its surroundings: it is painted if
/// it lies in something wider that is.
struct OverlapSweep {
  private let path: Path
  private let target: Target
  private let resolution: Double

  init(_ path: Path, _ target: Target) {
    (self.path, self.target) = (path, target)
    resolution = FillProbe.resolution(
      Rect(around: .origin, Point(path.magnitude, 0)), target.bounds)
  }

  /// - Complexity: O(n) for each line. There are three lines per slab, but at most so many that the
  ///   whole takes about 10^8 steps, or 24.
  func paints(by rule: FillRule) -> Bool {
    let window = target.window(atLeast: 4 * resolution)
    return paints(by: rule, in: window) && paints(by: rule, in: window.turned)
  }

  /// The same with lines horizontal in the window.
  private func paints(by rule: FillRule, in window: TargetWindow) -> Bool {
    var scan = LineScan(window, resolution: resolution)
    for y in heights(in: window) {
      guard let reach = reach(of: window, at: y) else { continue }
      scan.begin(at: y, from: reach.from, to: reach.to)
      path.forEachStep { scan.add($0) }
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

  /// The heights at which edges begin, turn and end inside the unit square.
  private func endHeights(in frame: Transform) -> [Double] {
    var heights: [Double] = []
    func add(_ p: Point) {
      let y = frame(p).y
      if y > -1 && y < 1 { heights.append(y) }
    }
    path.forEachStep { step in
      switch step {
      case .begin(let start): add(start)
      case .line(_, let q): add(q)
      case .curve(let curve):
        add(curve.p3)
        for t in curve.mapped(by: frame).turningParameters { add(curve.point(at: t)) }
      case .end: break
      }
    }
    return heights
  }

  /// The heights of the lines.
  private func heights(in window: TargetWindow) -> [Double] {
    let (right, bottom) = (window.core.dx, window.core.dy)
    let ends = endHeights(in: window.frame)
    // The heights at which edges cross the sides, which are horizontal in the turned window.
    var sides: [Double] = []
    var scan = LineScan(window.turned, resolution: resolution)
    for x in [-right, right] {
      scan.begin(at: x, from: -bottom, to: bottom)
      path.forEachStep { scan.add($0) }
      sides += scan.positions
    }
    var even = target.isRound ? (1..<16).map { (Double($0) / 8 - 1) * bottom } : []
    if case .convex(let polygon) = target {
      let corners = polygon.corners(mappedBy: window.frame)
      even = (1..<16).map { (Double($0) / 8 - 1) * bottom }
      even += [corners.a.y, corners.b.y, corners.c.y, corners.d.y]
    }
    let inside = (ends + sides + even).filter { $0 > -bottom && $0 < bottom }
    let limits = ([-bottom, bottom] + inside).sortedAscending()
    let slabs = zip(limits, limits.dropFirst()).filter { $0.0 < $0.1 }
    let most = max(8, 30_000_000 / max(path.count, 1))
    let stride = max(1, (slabs.count + most - 1) / most)
    return slabs.indices.filter { $0 % stride == 0 }.flatMap { index in
      let (low, high) = slabs[index]
      return [0.317, 0.5, 0.829].map { low + (high - low) * $0 }
    }
  }
}

/// The crossings of a path with a horizontal line.
private struct LineScan {
  private let frame: Transform
  /// In units of the frame.
  private let resolution: Double
  private let isThin: Bool
  private var y = 0.0
  private var from = 0.0
  private var to = 0.0
  private var winding = 0
  private var crossings: [(x: Double, change: Int)] = []

  init(_ window: TargetWindow, resolution: Double) {
    frame = window.frame
    self.resolution = resolution * Vector(frame.a, frame.c).length
    isThin = window.isThin
  }

  /// Begins a line at a height: as long as the target, which reaches so far, or as its window if the
  /// target is thin.
  mutating func begin(at y: Double, from: Double, to: Double) {
    (self.y, self.from, self.to) = isThin ? (y, -1, 1) : (y, from, to)
    winding = 0
    crossings.removeAll(keepingCapacity: true)
  }

  var positions: [Double] { crossings.map { $0.x } }

  /// Returns whether something wider than rounding errors is painted on the line, inside the
  /// target.
  mutating func finds(_ rule: FillRule, from start: Double, to end: Double) -> Bool {
    crossings.sortAscending { $0.x }
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

  mutating func add(_ step: OutlineStep) {
    switch step {
    case .begin: break
    case .line(let p, let q), .end(let p, let q, _): cross(frame(p), frame(q))
    case .curve(let curve): follow(curve.mapped(by: frame), depth: 64)
    }
  }

  private mutating func cross(_ p: Point, _ q: Point) {
    guard (p.y <= y) != (q.y <= y) else { return }
    // From the same end for either direction, so that an edge and its reverse cross at the same point
    // to the last bit.
    let (a, b) = p.y < q.y ? (p, q) : (q, p)
    let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
    let change = p.y < q.y ? -1 : 1
    if x <= from { winding += change } else if x < to { crossings.append((x, change)) }
  }

  private mutating func follow(_ curve: Curve, depth: Int) {
    let hull = curve.hullBounds
    if hull.minY > y || hull.maxY <= y || hull.minX >= to { return }
    if hull.maxX <= from || depth == 0 || curve.isStraight(within: resolution / 64) {
      return cross(curve.p0, curve.p3)
    }
    let (left, right) = curve.halved()
    follow(left, depth: depth - 1)
    follow(right, depth: depth - 1)
  }
}

/// A target and its surroundings: the square -1…1 × -1…1 of a frame, with the target at its centre. The
/// target fills the square in each direction in which it is as large as asked for.
private struct TargetWindow {
  /// The map from the path's coordinates.
  let frame: Transform
  /// The distances to which the target reaches to either side of the centre.
  let core: Vector

  /// The smallest such distance. A thinner target is taken for one of this size, so that it lies on
  /// both sides of an edge through its centre.
  private static let thinnest = 0x1p-40

  init(_ frame: Transform, core: Vector) {
    self.frame = frame
    self.core = Vector(max(core.dx, Self.thinnest), max(core.dy, Self.thinnest))
  }

  /// True if the window reaches farther than the target in x.
  var isThin: Bool { core.dx < 1 }

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
