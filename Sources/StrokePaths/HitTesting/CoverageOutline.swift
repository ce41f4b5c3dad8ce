import StrokeCore

/// Collects a filled path's outline as straight lines, in the frame in which a target is the square
/// -1…1 × -1…1. Curves become lines that lie within `tolerance` of them, where they are near.
struct CoverageOutline: RunVisitor {
  private let bounds: Rect
  private let toUnit: Transform
  private let tolerance: Double
  private(set) var lines: [(Point, Point)] = []

  init(_ target: FramedTarget, tolerance: Double) {
    bounds = target.bounds
    toUnit = target.toUnit
    self.tolerance = tolerance
  }

  var needs: RunBox { RunBox(lookingFor: bounds) }

  mutating func skip(_ run: PathIndex.Run) {
    add(run.first.from, run.first.to)
    add(run.last.from, run.last.to)
  }

  private func isNear(_ box: Rect) -> Bool {
    box.minX <= bounds.maxX && box.maxX >= bounds.minX && box.minY <= bounds.maxY
      && box.maxY >= bounds.minY
  }

  func resume(after ends: EndDirections) {}

  func begin(at start: Point) -> Bool { true }

  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool { line(last, start) }

  mutating func line(_ p: Point, _ q: Point) -> Bool {
    add(p, q)
    return true
  }

  mutating func curve(_ curve: some Curve) -> Bool {
    add(curve, depth: 40)
    return true
  }

  /// Lines that no level line through the target crosses to its left or inside do not matter.
  private mutating func add(_ p: Point, _ q: Point) {
    let (p, q) = (toUnit(p), toUnit(q))
    guard p.y != q.y, min(p.y, q.y) < 1, max(p.y, q.y) > -1, min(p.x, q.x) < 1 else { return }
    lines.append((p, q))
  }

  private mutating func add(_ curve: some Curve, depth: Int) {
    if depth == 0 || !isNear(curve.hullBounds) || curve.isStraight(within: tolerance) {
      return add(curve.p0, curve.p3)
    }
    let (left, right) = curve.halved()
    add(left, depth: depth - 1)
    add(right, depth: depth - 1)
  }
}
