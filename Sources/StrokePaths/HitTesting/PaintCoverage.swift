import StrokeCore

/// What a test paints in a rectangle before it is clipped.
struct PaintCoverage {
  private let rule: FillRule
  /// The outline of what is filled, in the frame in which the rectangle is the square -1…1 × -1…1.
  private let lines: [(Point, Point)]
  /// What is stroked, in the same frame.
  private let polygons: [Quad]
  /// True if the stroke covers the whole rectangle.
  private let isFull: Bool
  private let outline: ChainedOutline
  /// The frame, in the coordinates of the rectangle.
  private let frame: Transform
  private let precision: CoveragePrecision

  /// Nil if the rectangle is too small for the path's coordinates, or the path is folded to a line.
  init?(_ test: HitTest, _ rect: Rect, _ precision: CoveragePrecision) {
    guard let inverse = test.transform.inverse else { return nil }
    frame = rect.thickened.frame.wide
    let local = inverse * frame
    let scale = test.rangeScale(local.largest)
    let test = scale == 1 ? test : test.scaled(by: scale)
    guard let target = FramedTarget(.square, frame: local.scaled(by: scale)),
      target.isAtLeast(0x1p-400 * max(test.path.magnitude, test.reach))
    else { return nil }
    rule = test.paint.fill ?? .nonzero
    var (polygons, isFull): ([Quad], Bool) = ([], false)
    if let style = test.paint.stroke {
      var sink = CoverageSink(
        target, radius: style.radius, tolerance: CoverageTolerance(target, precision))
      _ = test.showStroke(to: &sink)
      (polygons, isFull) = (sink.polygons, sink.isFull)
    }
    var filled = CoverageOutline(target, precision)
    if test.paint.fill != nil, !isFull {
      test.forEachStep(near: target.bounds) { filled.add($0) }
    }
    var outline = ChainedOutline()
    outline.add(filled.lines, .fill)
    outline.add(polygons)
    (lines, self.polygons, self.isFull, self.outline) = (filled.lines, polygons, isFull, outline)
    self.precision = precision
  }

  /// The share of the rectangle that is painted, as far as a clip leaves it.
  ///
  /// - Parameter steps: Those that are left, which a search for it counts down, but never ends for.
  func share(leftBy clip: Clip, _ steps: inout Int) -> Double {
    if isFull, clip.isUnbounded { return 1 }
    let clip = clip.ofRegions
    let clipLines = self.lines(of: clip)
    var outline = outline
    for (index, lines) in clipLines.enumerated() { outline.add(lines, .clip(index)) }
    steps -= outline.size
    if let area = outline.area(rule, clip) { return min(max(area / 4, 0), 1) }
    var integral = CoverageIntegral(rule, clip, precision)
    integral.add(lines, .fill)
    integral.add(polygons)
    for (index, lines) in clipLines.enumerated() { integral.add(lines, .clip(index)) }
    defer { steps -= integral.steps }
    return integral.share()
  }

  /// The lines of each of a clip's outlines.
  private func lines(of clip: Clip) -> [[(Point, Point)]] {
    guard !clip.isUnbounded, let target = FramedTarget(.square, frame: frame) else { return [] }
    return clip.outlines.map { CoverageOutline($0, target, precision).lines }
  }
}

extension Rect {
  /// The rectangle, made so thick that its shape does not overflow: 2^-100 of its largest coordinate.
  /// It grows away from 0, because so thin a rectangle is known so precisely only near 0.
  fileprivate var thickened: Rect {
    let least = 0x1p-100 * largest
    let (x, y) = (Self.thickened(minX, maxX, least), Self.thickened(minY, maxY, least))
    return Rect(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high)
  }

  private static func thickened(
    _ low: Double, _ high: Double, _ least: Double
  ) -> (low: Double, high: Double) {
    guard high - low < least else { return (low, high) }
    return high > 0 ? (low, low + least) : (high - least, high)
  }
}

extension Transform {
  /// The same frame of a square with its x along a side that is not by far the shorter one. So lines
  /// of constant y run along a thin rectangle, and what they cross changes little from one to the
  /// next.
  fileprivate var wide: Transform {
    let (x, y) = (Vector(a, b).length, Vector(c, d).length)
    return x * 4 < y ? Transform(c, d, a, b, e, f) : self
  }
}
