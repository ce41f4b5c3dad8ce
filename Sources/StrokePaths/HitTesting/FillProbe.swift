import StrokeCore

/// Finds out whether a filled path paints any of a target, in one pass over its edges.
///
/// While no edge has passed through the target, all its points are wound round equally often, and
/// the edges' windings about its centre add up to the answer. Once an edge has, what lies on its two
/// sides differs by one winding, so that one side is painted under either rule, unless other edges
/// run along the same place and cancel it. So a small box about one point of that edge is kept, and
/// if any later edge enters that box, the answer is left to ``OverlapSweep``.
struct FillProbe<T: Target>: RunVisitor {
  private let target: T
  private let box: Rect
  private let center: Point
  private var winding = 0
  /// The box about a point where an edge passes through the target, once one does.
  private var passage: RectTarget?
  private(set) var needs: RunBox
  /// Whether more than one edge runs through that box.
  private(set) var isDoubtful = false

  init(_ target: T) {
    self.target = target
    box = target.bounds
    center = target.center
    needs = RunBox(lookingFor: box)
  }

  /// What is taken to be rounding: 2^-42 of the largest coordinate, a thousand times what one
  /// operation does. Filled areas thinner than this are taken for retraced lines, which enclose
  /// nothing.
  static func resolution(_ places: Rect, _ box: Rect) -> Double {
    0x1p-42 * max(places.largest, box.largest)
  }

  /// Whether the target is painted, after the last edge, unless it is doubtful.
  func isPainted(by rule: FillRule) -> Bool {
    passage != nil || rule.isInside(winding: winding)
  }

  @inline(__always)
  mutating func skip(_ run: PathIndex.Run) {
    guard passage == nil else { return }
    winding += windingChange(run.first.from, run.first.to, about: center)
    if run.endsSubpath {
      winding += windingChange(run.last.from, run.last.to, about: center)
    }
  }

  func resume(after ends: EndDirections) {}

  @inline(__always)
  mutating func begin(at start: Point) -> Bool { true }

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
    if let passage {
      isDoubtful = passage.meets(p, q)
      return !isDoubtful
    }
    if target.meets(p, q) {
      pass(at: target.point(on: p, q), Self.resolution(Rect(around: p, q), box))
    } else {
      winding += windingChange(p, q, about: center)
    }
    return true
  }

  private mutating func pass(at p: Point, _ resolution: Double) {
    let place = Rect(around: p, p).outset(by: resolution)
    passage = RectTarget(place)
    needs = RunBox(lookingFor: place)
  }

  @inline(__always)
  mutating func curve(_ curve: some Curve) -> Bool {
    let hull = curve.hullBounds
    if hull.maxY <= box.minY || hull.minY > box.maxY || hull.maxX <= box.minX { return true }
    return nearCurve(curve)
  }

  @inline(never)
  private mutating func nearCurve(_ curve: some Curve) -> Bool {
    if curve.isPoint { return true }
    if let passage {
      var trace = CurveTrace(passage)
      isDoubtful = trace.passes(curve)
      return !isDoubtful
    }
    // What the curve's own arithmetic may be wrong by must not make a touch of a tangent.
    let resolution = Self.resolution(curve.hullBounds, box)
    var trace = CurveTrace(target.inset(by: resolution * 0x1p-8))
    if trace.passes(curve) {
      pass(at: trace.place, resolution)
      // A curve on a line may turn back on itself.
      isDoubtful = CurveAxis(curve).map { $0.right - $0.left <= resolution } ?? true
      return !isDoubtful
    }
    winding += trace.winding
    return true
  }
}
