import StrokeCore

/// A visitor that tests whether a filled path paints any part of a target, in one pass over its
/// edges.
///
/// As long as no edge has crossed the target, all its points have the same winding number, which is
/// the sum of the edges' contributions for its centre. Once an edge has crossed it, the winding
/// numbers on the two sides of that edge differ by one, so one side is painted under either rule,
/// unless other edges run along the same line and cancel it. So the probe keeps a small box around
/// one point of that edge, and if a later edge enters the box, ``OverlapSweep`` has to decide.
struct FillProbe: RunVisitor {
  private let target: Target
  private let box: Rect
  private let center: Point
  /// The winding number of the centre, as long as no edge has crossed the target.
  private(set) var winding = 0
  /// The box around a point where an edge crosses the target, once one does.
  private var crossing: Rect?
  private(set) var regionOfInterest: RunBox
  /// True if more than one edge runs through that box.
  private(set) var isAmbiguous = false

  @inline(__always)
  init(_ target: Target) {
    self.target = target
    box = target.bounds
    center = target.center
    regionOfInterest = RunBox(lookingFor: box)
  }

  /// The size of what counts as a rounding error: 2^-42 of the largest coordinate, a thousand
  /// times the error of one operation. Filled areas thinner than this count as retraced lines,
  /// which enclose nothing.
  static func resolution(_ bounds: Rect, _ box: Rect) -> Double {
    0x1p-42 * max(bounds.largest, box.largest)
  }

  /// True if an edge has crossed the target.
  var isCrossed: Bool { crossing != nil }

  /// Returns whether the target is painted, after the last edge, unless that is ambiguous.
  func isPainted(by rule: FillRule) -> Bool {
    isCrossed || rule.isInside(winding: winding)
  }

  @inline(__always)
  mutating func end(at last: Point, start: Point, isClosed: Bool) -> Bool {
    last == start || line(last, start)
  }

  @inline(__always)
  mutating func line(_ p: Point, _ q: Point) -> Bool {
    if p.y <= box.minY && q.y <= box.minY || p.y > box.maxY && q.y > box.maxY { return true }
    if p.x <= box.minX && q.x <= box.minX { return true }
    return nearLine(p, q)
  }

  @inline(never)
  private mutating func nearLine(_ p: Point, _ q: Point) -> Bool {
    if p == q { return true }
    if let crossing {
      isAmbiguous = crossing.interiorMeets(p, q)
      return !isAmbiguous
    }
    let resolution = Self.resolution(Rect(around: p, q), box)
    if isMet(p, q, resolution) {
      keepCrossing(at: target.point(on: p, q), resolution)
    } else {
      winding += windingChange(p, q, about: center)
    }
    return true
  }

  /// Returns whether a line crosses the target. The border of a target that is not upright is known up
  /// to rounding errors only, which must not turn a line that ends on it into one that crosses it.
  private func isMet(_ p: Point, _ q: Point, _ resolution: Double) -> Bool {
    guard target.meets(p, q) else { return false }
    if case .rect = target { return true }
    return target.inset(by: resolution * 0x1p-8).meets(p, q)
  }

  private mutating func keepCrossing(at p: Point, _ resolution: Double) {
    let box = Rect(around: p, p).outset(by: resolution)
    crossing = box
    regionOfInterest = RunBox(lookingFor: box)
  }

  @inline(__always)
  mutating func curve(_ curve: Curve) -> Bool {
    let hull = curve.hullBounds
    if hull.maxY <= box.minY || hull.minY > box.maxY || hull.maxX <= box.minX { return true }
    return nearCurve(curve)
  }

  @inline(never)
  private mutating func nearCurve(_ curve: Curve) -> Bool {
    if curve.isPoint { return true }
    if let crossing {
      var trace = CurveTrace(.rect(crossing), center: crossing.center)
      isAmbiguous = trace.crosses(curve)
      return !isAmbiguous
    }
    // Rounding errors of the curve must not turn a tangent into a crossing.
    let resolution = Self.resolution(curve.hullBounds, box)
    var trace = CurveTrace(target.inset(by: resolution * 0x1p-8), center: center)
    if trace.crosses(curve) {
      keepCrossing(at: trace.crossing, resolution)
      // A curve on a straight line may turn back on itself.
      isAmbiguous = CurveAxis(curve).map { $0.thickness <= resolution } ?? true
      return !isAmbiguous
    }
    winding += trace.winding
    return true
  }
}

/// A test of whether a curve crosses a target, and of its contribution to the winding number of a
/// point if not. The curve is subdivided only where its hull reaches into the target.
private struct CurveTrace {
  private let target: Target
  private let box: Rect
  private let center: Point
  private var budget = 1 << 14
  /// The contribution of the pieces that do not cross the target.
  private(set) var winding = 0
  private(set) var crossing = Point.origin

  /// - Parameter center: A point inside the target, the same for all edges to the last bit, because
  ///   one may end at its height where the next begins.
  init(_ target: Target, center: Point) {
    self.target = target
    self.center = center
    box = target.bounds
  }

  mutating func crosses(_ curve: Curve) -> Bool {
    if isNear(curve.hullBounds) { return crosses(near: curve, depth: 64) }
    addWinding(of: curve)
    return false
  }

  @inline(__always)
  private func isNear(_ hull: Rect) -> Bool {
    hull.maxY > box.minY && hull.minY < box.maxY && hull.maxX > box.minX && hull.minX < box.maxX
  }

  /// Adds the contribution of a piece that does not cross the target. Its chord contributes the same,
  /// because the centre is outside its hull.
  private mutating func addWinding(of curve: Curve) {
    winding += windingChange(curve.p0, curve.p3, about: center)
  }

  /// Halves in a loop while only one half is near, perhaps as often as a double has exponents, and
  /// recursively where both are.
  private mutating func crosses(near whole: Curve, depth: Int) -> Bool {
    var curve = whole
    while budget > 0, depth > 0 {
      budget -= 1
      if let axis = CurveAxis(curve) {
        if !target.meets(axis.box(from: curve.p0, side: 0)) {
          addWinding(of: curve)
          return false
        }
        let rounding = 0x1p-50 * curve.hullBounds.largest
        if axis.maxTurnSine < 1, axis.thickness <= rounding { break }
      } else if curve.isPoint {
        break
      }
      let (left, right) = curve.halved()
      // Not the ends of the whole curve, which its neighbours share.
      if target.contains(left.p3) {
        crossing = left.p3
        return true
      }
      let (isLeftNear, isRightNear) = (isNear(left.hullBounds), isNear(right.hullBounds))
      if isLeftNear, isRightNear, crosses(near: left, depth: depth - 1) { return true }
      if !isLeftNear { addWinding(of: left) }
      if !isRightNear { addWinding(of: right) }
      guard isLeftNear || isRightNear else { return false }
      curve = isRightNear ? right : left
    }
    return chordCrosses(curve)
  }

  /// The same for a curve that cannot be distinguished from its chord.
  private mutating func chordCrosses(_ curve: Curve) -> Bool {
    guard target.meets(curve.p0, curve.p3) else {
      addWinding(of: curve)
      return false
    }
    crossing = target.point(on: curve.p0, curve.p3)
    return true
  }
}
