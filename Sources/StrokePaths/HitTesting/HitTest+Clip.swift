import StrokeCore

// Answers about what a clip leaves of a painted path. Where the clip is a rectangle, it only makes
// rectangles smaller; where it is not, ``ClipSweep`` decides.

extension HitTest {
  func touches(_ shape: FramedTarget.Shape, _ frame: Transform, leftBy clip: Clip) -> Bool {
    var steps = Int.max
    guard touches(shape, frame, &steps), let path = Path(shape, frame), let bounds = path.bounds
    else { return false }
    var narrower = clip
    narrower.intersect(path)
    return touches(bounds, leftBy: narrower)
  }

  /// Returns whether a rectangle touches what is left of the painted area outside a closed line;
  /// nil if too few steps are left to tell.
  func touches(_ rect: Rect, outside line: Path, _ steps: inout Int) -> Bool? {
    var outside = clip
    outside.subtract(line)
    return search(rect, leftBy: outside, &steps).isPainted
  }

  func touches(_ rect: Rect, leftBy clip: Clip) -> Bool {
    var steps = ClipSweep.mostSteps
    return touches(rect, leftBy: clip, &steps)
  }

  /// The same with the steps that are left.
  private func touches(_ rect: Rect, leftBy clip: Clip, _ steps: inout Int) -> Bool {
    let (isPainted, near) = search(rect, leftBy: clip, &steps)
    return isPainted ?? isPaintedAtSome(pointsOf: near, leftBy: clip)
  }

  /// Looks for paint in a rectangle. If there are too few steps, the answer is nil, for the
  /// returned part of the rectangle.
  private func search(
    _ rect: Rect, leftBy clip: Clip, _ steps: inout Int
  ) -> (isPainted: Bool?, near: Rect) {
    guard let room = clip.narrowed(rect), paints(room) else { return (false, rect) }
    guard !clip.regions.isEmpty else { return (true, rect) }
    guard let bounds = wholeBounds, let near = room.intersection(bounds), near.width > 0,
      near.height > 0, Self.range.contains(max(near.largest, clip.magnitude))
    else { return (false, rect) }
    var sweep = ClipSweep(self, clip, within: near, steps: steps)
    defer { steps = sweep.stepsLeft }
    return (sweep.findsPaint(), near)
  }

  /// Returns whether any of 256 points of a rectangle is painted and inside the clip: the answer if
  /// the clip has too many edges for an exact one.
  private func isPaintedAtSome(pointsOf rect: Rect, leftBy clip: Clip) -> Bool {
    let steps = 16
    return (0..<steps * steps).contains { index in
      let x = (Double(index % steps) + 0.5) / Double(steps)
      let y = (Double(index / steps) + 0.5) / Double(steps)
      let point = Point(
        rect.minX * (1 - x) + rect.maxX * x, rect.minY * (1 - y) + rect.maxY * y)
      return paints(point) && clip.contains(point)
    }
  }

  /// The outline of the path, as thin as can be found reliably.
  private var hairline: HitTest {
    let style = StrokeStyle(width: path.magnitude * 0x1p-40)
    return HitTest(path, Paint(fill: nil, stroke: style), transform: transform, clip: clip)
  }

  /// The bounding box of what is left, to about 1 part in 10^12, and less closely at a tip that grows ever thinner.
  /// Where the path is far larger than what is left of it, the box has its outline too, and is good to 1 part in 10^12
  /// of the path. It is larger where the search would take over ``ClipSweep/mostSteps``: a clip has too many edges, or
  /// they follow those of the path too closely.
  var clippedBounds: Rect? { indexed().foundBounds }

  private var foundBounds: Rect? {
    guard let whole = wholeBounds else { return nil }
    // The whole clip may be painted by rounding alone if a path is so much larger than it is wide.
    let rounding = 0x1p-44 * whole.largest
    guard let window = clip.outerBounds(within: .plane) else { return nil }
    if rounding > 0x1p-10 * min(window.width, window.height) {
      return clip.outerBounds(within: whole.outset(by: rounding))
    }
    guard let box = clip.outerBounds(within: whole) else { return nil }
    if box == whole, clip.regions.isEmpty { return whole }
    // What a fill encloses may be too thin to be found in a rectangle, but not in a part of it.
    let isFarLarger = whole.largest > 0x1p10 * min(box.width, box.height)
    let hairline = isFarLarger && paint.fill != nil ? self.hairline : nil
    var steps = ClipSweep.mostSteps
    let isLeft = { (rect: Rect) -> Bool? in
      guard steps > 0 else { return nil }
      return touches(rect, leftBy: clip, &steps) || hairline?.touches(rect) ?? false
    }
    guard isLeft(box) == true, let bounds = bounds(in: box, isLeft) else { return nil }
    return isFarLarger ? bounds.outset(by: rounding).intersection(box) ?? bounds : bounds
  }

  /// The bounding box of what is left inside a box, which must not be empty.
  ///
  /// - Parameter isLeft: Returns whether some of it is in a rectangle; nil to stop the search, with
  ///   the bounds known so far.
  func bounds(in box: Rect, _ isLeft: (Rect) -> Bool?) -> Rect? {
    let left = extreme(from: box.maxX, to: box.minX) { outer, x in
      isLeft(Rect(minX: outer, minY: box.minY, maxX: x, maxY: box.maxY))
    }
    let right = extreme(from: box.minX, to: box.maxX) { outer, x in
      isLeft(Rect(minX: x, minY: box.minY, maxX: outer, maxY: box.maxY))
    }
    guard left <= right else { return nil }
    let top = extreme(from: box.maxY, to: box.minY) { outer, y in
      isLeft(Rect(minX: left, minY: outer, maxX: right, maxY: y))
    }
    let bottom = extreme(from: box.minY, to: box.maxY) { outer, y in
      isLeft(Rect(minX: left, minY: y, maxX: right, maxY: outer))
    }
    guard top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The coordinate nearest to `outer` beyond which nothing is left.
  ///
  /// - Parameter isLeft: Returns whether something is left between two coordinates, where nothing
  ///   is left between the first of them and `outer`. The search continues only while the answer is
  ///   uncertain.
  private func extreme(
    from inner: Double, to outer: Double, _ isLeft: (Double, Double) -> Bool?
  ) -> Double {
    let slack = (inner - outer).magnitude * 0x1p-40
    let isUpward = inner > outer
    let nearest = isUpward ? outer + slack : outer - slack
    if nearest != outer, isLeft(outer, nearest) ?? true { return outer }
    var (paints, misses) = (inner, nearest)
    for _ in 0..<64 {
      let middle = paints / 2 + misses / 2
      guard (paints - misses).magnitude > slack, middle != paints, middle != misses,
        let isPainted = isLeft(misses, middle)
      else { break }
      if isPainted { paints = middle } else { misses = middle }
    }
    return misses
  }
}

extension Path {
  /// The outline of the image of the square -1…1 × -1…1 or the unit disk under a map.
  fileprivate init?(_ shape: FramedTarget.Shape, _ frame: Transform) {
    var unit = Path(closedLine: Rect(minX: -1, minY: -1, maxX: 1, maxY: 1).corners)
    if shape == .disk {
      let quarter = EllipticArc(radiusX: 1, radiusY: 1, isSweep: true)
      var builder = PathBuilder()
      builder.move(to: Point(1, 0))
      for (x, y) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] { builder.arc(quarter, to: Point(x, y)) }
      builder.close()
      unit = builder.finishValidPrefix()
    }
    guard let path = unit.mapped(by: frame) else { return nil }
    self = path
  }
}
