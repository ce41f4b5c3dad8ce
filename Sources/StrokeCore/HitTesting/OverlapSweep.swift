/// Finds out whether a filled path paints any of a target through which edges run that may lie on
/// top of each other.
///
/// The target is cut into slabs at the heights where edges begin, end, or cross its sides. On a few lines across each
/// slab all crossings with the path are sorted; what lies between two of them, farther apart than
/// rounding explains, is painted if its winding says so. This is done in both directions, because
/// two edges that ought to coincide may cross a line that is nearly parallel to them far apart.
struct OverlapSweep<T: Target> {
  private let path: Path
  private let target: T

  init(_ path: Path, _ target: T) {
    (self.path, self.target) = (path, target)
  }

  /// - Complexity: O(n) for each of the lines, of which there are three a slab, but no more than
  ///   keeps the whole under some 10^8 steps, or 24.
  func paints(by rule: FillRule) -> Bool {
    let turned = Transform(0, 1, 1, 0, 0, 0)
    return paints(by: rule, in: target.toUnit) && paints(by: rule, in: turned * target.toUnit)
  }

  /// The same with lines level in the frame, where the target is the unit square or disk.
  private func paints(by rule: FillRule, in frame: Transform) -> Bool {
    let scale = max(
      Vector(frame.a, frame.c).length, Vector(frame.b, frame.d).length)
    let resolution =
      scale
      * FillProbe<T>.resolution(Rect(around: .origin, Point(path.magnitude, 0)), target.bounds)
    var scan = LineScan(frame, resolution: resolution)
    for y in heights(in: frame, resolution) {
      let half = target.isRound ? ((1 - y) * (1 + y)).squareRoot() : 1
      scan.begin(at: y, from: -half, to: half)
      path.walk(&scan)
      if scan.finds(rule) { return true }
    }
    return false
  }

  /// The heights of the lines.
  private func heights(in frame: Transform, _ resolution: Double) -> [Double] {
    var ends = EndHeights(frame: frame)
    path.walk(&ends)
    // Where edges cross the sides: what is level in the turned frame.
    var sides: [Double] = []
    var scan = LineScan(Transform(0, 1, 1, 0, 0, 0) * frame, resolution: resolution)
    for x in [-1.0, 1.0] {
      scan.begin(at: x, from: -1, to: 1)
      path.walk(&scan)
      sides += scan.places
    }
    let even = target.isRound ? (1..<16).map { Double($0) / 8 - 1 } : []
    let limits = ([-1, 1] + ends.heights + sides + even).sorted()
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
  private let resolution: Double
  private var y = 0.0
  private var from = 0.0
  private var to = 0.0
  private var winding = 0
  private var crossings: [(x: Double, change: Int)] = []

  init(_ frame: Transform, resolution: Double) {
    (self.frame, self.resolution) = (frame, resolution)
  }

  mutating func begin(at y: Double, from: Double, to: Double) {
    (self.y, self.from, self.to) = (y, from, to)
    winding = 0
    crossings.removeAll(keepingCapacity: true)
  }

  var places: [Double] { crossings.map(\.x) }

  /// Whether something wider than rounding is painted between the ends of the line.
  mutating func finds(_ rule: FillRule) -> Bool {
    crossings.sort { $0.x < $1.x }
    var (x, winding) = (from, winding)
    for crossing in crossings {
      if crossing.x - x > resolution, rule.isInside(winding: winding) { return true }
      x = crossing.x
      winding += crossing.change
    }
    return to - x > resolution && rule.isInside(winding: winding)
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
    let isStraight = CurveAxis(curve).map { $0.spread < 1 && $0.right - $0.left <= resolution / 64 }
    if hull.maxX <= from || depth == 0 || isStraight ?? false { return cross(curve.p0, curve.p3) }
    let (left, right) = curve.halved()
    follow(left, depth: depth - 1)
    follow(right, depth: depth - 1)
  }
}
