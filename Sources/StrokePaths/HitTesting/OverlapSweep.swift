import StrokeCore

/// Finds out whether a filled path paints any of a target through which edges run that may lie on
/// top of each other.
///
/// The target is cut into slabs at the heights where edges begin, end, or cross its sides. On a few lines across each
/// slab all crossings with the path are sorted; what lies between two of them, farther apart than
/// rounding explains, is painted if its winding says so. This is done in both directions, because
/// two edges that ought to coincide may cross a line that is nearly parallel to them far apart.
///
/// A target that is thinner than rounding is looked at together with what surrounds it: it is
/// painted if it lies in something wider that is.
struct OverlapSweep<T: Target> {
  private let path: Path
  private let target: T
  private let resolution: Double

  init(_ path: Path, _ target: T) {
    (self.path, self.target) = (path, target)
    resolution = FillProbe<T>.resolution(
      Rect(around: .origin, Point(path.magnitude, 0)), target.bounds)
  }

  /// - Complexity: O(n) for each of the lines, of which there are three a slab, but no more than
  ///   keeps the whole under some 10^8 steps, or 24.
  func paints(by rule: FillRule) -> Bool {
    let window = target.window(atLeast: 4 * resolution)
    return paints(by: rule, in: window) && paints(by: rule, in: window.turned)
  }

  /// The same with lines level in the window.
  private func paints(by rule: FillRule, in window: TargetWindow) -> Bool {
    var scan = LineScan(window, resolution: resolution)
    for y in heights(in: window) {
      let reach = reach(of: window, at: y)
      scan.begin(at: y, reach: reach)
      path.walk(&scan)
      if scan.finds(rule, within: reach) { return true }
    }
    return false
  }

  /// How far the target reaches to either side at a height.
  private func reach(of window: TargetWindow, at y: Double) -> Double {
    guard target.isRound else { return window.core.dx }
    let share = y / window.core.dy
    return window.core.dx * ((1 - share) * (1 + share)).squareRoot()
  }

  /// The heights of the lines.
  private func heights(in window: TargetWindow) -> [Double] {
    let (right, bottom) = (window.core.dx, window.core.dy)
    var ends = EndHeights(frame: window.frame)
    path.walk(&ends)
    // Where edges cross the sides: what is level in the turned window.
    var sides: [Double] = []
    var scan = LineScan(window.turned, resolution: resolution)
    for x in [-right, right] {
      scan.begin(at: x, reach: bottom)
      path.walk(&scan)
      sides += scan.places
    }
    let even = target.isRound ? (1..<16).map { (Double($0) / 8 - 1) * bottom } : []
    let inside = (ends.heights + sides + even).filter { $0 > -bottom && $0 < bottom }
    let limits = ([-bottom, bottom] + inside).sorted()
    let slabs = zip(limits, limits.dropFirst()).filter { $0.0 < $0.1 }
    let most = max(8, 30_000_000 / max(path.count, 1))
    let stride = max(1, (slabs.count + most - 1) / most)
    return slabs.indices.filter { $0 % stride == 0 }.flatMap { index in
      let (low, high) = slabs[index]
      return [0.317, 0.5, 0.829].map { low + (high - low) * $0 }
    }
  }
}

/// Collects where edges begin and end inside the unit square.
private struct EndHeights: OutlineVisitor {
  let frame: Transform
  var heights: [Double] = []

  private mutating func add(_ p: Point) {
    let y = frame(p).y
    if y > -1 && y < 1 { heights.append(y) }
  }

  mutating func begin(at start: Point) -> Bool {
    add(start)
    return true
  }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    add(q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    add(curve.p3)
    let mapped = curve.mapped(by: frame)
    for t in mapped.turningParameters { add(curve.point(at: t)) }
    return true
  }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool { true }
}

/// Collects the crossings of a path with a level line.
private struct LineScan: OutlineVisitor {
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

  /// Begins a line as long as the target, which reaches so far to either side, or as its window if
  /// it is thin.
  mutating func begin(at y: Double, reach: Double) {
    let half = isThin ? 1 : reach
    (self.y, from, to) = (y, -half, half)
    winding = 0
    crossings.removeAll(keepingCapacity: true)
  }

  var places: [Double] { crossings.map(\.x) }

  /// Whether something wider than rounding is painted on the line, and in the target.
  mutating func finds(_ rule: FillRule, within reach: Double) -> Bool {
    crossings.sort { $0.x < $1.x }
    var (x, winding) = (from, winding)
    crossings.append((to, 0))
    for crossing in crossings {
      let isWide = crossing.x - x > resolution && x < reach && crossing.x > -reach
      if isWide, rule.isInside(winding: winding) { return true }
      x = crossing.x
      winding += crossing.change
    }
    return false
  }

  mutating func begin(at start: Point) -> Bool { true }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool { line(last, start) }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    cross(frame(p), frame(q))
    return true
  }

  private mutating func cross(_ p: Point, _ q: Point) {
    guard (p.y <= y) != (q.y <= y) else { return }
    // From the lower end, so that an edge and its reverse cross at the same place to the last bit.
    let (a, b) = p.y < q.y ? (p, q) : (q, p)
    let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
    let change = p.y < q.y ? -1 : 1
    if x <= from { winding += change } else if x < to { crossings.append((x, change)) }
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    follow(curve.mapped(by: frame), depth: 64)
    return true
  }

  private mutating func follow(_ curve: some Curve, depth: Int) {
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
