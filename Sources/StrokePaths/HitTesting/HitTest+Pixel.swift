import StrokeCore

/// A rule that decides whether a pixel is hit.
public enum HitRule: Hashable, Sendable {
  /// Any part of the pixel is painted, however small: the scan-conversion rule of PDF and PostScript.
  case touch
  /// Its centre is painted, as a rasterizer without antialiasing decides.
  case center
  /// Its alpha, 0…255, is at least this.
  case coverage(atLeast: Int)
}

extension HitTest {
  /// The part of a rectangle that the test maps to one pixel: its intersection with the painted
  /// bounds. Nil if the intersection has no area.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that is asked about.
  ///   - bounds: The painted bounds if they are known, or other bounds to use instead.
  /// - Complexity: O(n); O(1) if the bounds are given, or after the first time if the test is indexed.
  public func pixel(for rect: Rect, within bounds: Rect? = nil) -> Rect? {
    guard let common = (bounds ?? paintedBounds).flatMap(rect.intersection), common.width > 0,
      common.height > 0
    else { return nil }
    return common
  }

  /// Returns whether a rectangle hits the painted area, by a rule applied to the pixel it is mapped
  /// to.
  ///
  /// `touch` holds whenever another rule does, except for a coverage of 0.
  ///
  /// - Complexity: as for ``pixel(for:within:)`` and ``touches(_:)-(Rect)``.
  public func hits(_ rect: Rect, by rule: HitRule, within bounds: Rect? = nil) -> Bool {
    if rule == .touch, bounds == nil { return touches(rect) }
    guard let pixel = pixel(for: rect, within: bounds) else { return false }
    // A pixel that is thinner than coordinates are precise may be painted by rounding alone.
    let whole = bounds == nil ? rect : pixel
    switch rule {
    case .touch: return touches(whole)
    case .center: return contains(pixel.center) && touches(whole)
    case .coverage(let least): return least <= 0 || touches(whole) && alpha(of: pixel) >= least
    }
  }

  /// The pixel's alpha: the painted share of a rectangle, 0…255, rounded. It is 0 if the rectangle is
  /// not touched.
  ///
  /// - Complexity: as for ``coverage(of:)``.
  public func alpha(of pixel: Rect) -> Int { Int((coverage(of: pixel) * 255).rounded()) }

  /// The painted share of a rectangle, 0…1, to within 1/2000; to within about 1/10 if the path is over
  /// 10^120 times larger.
  ///
  /// - Complexity: O(n), and about 10^7 steps at most for the edges near the rectangle, whatever its
  ///   shape.
  public func coverage(of rect: Rect) -> Double {
    touches(rect) ? share(of: rect) : 0
  }

  /// The same for a rectangle that is touched. In one that is not, rounding may find some paint.
  private func share(of rect: Rect) -> Double {
    PaintCoverage(self, rect, .alpha)?.share(leftBy: clip) ?? sampledShare(of: rect)
  }

  /// The share of points of a rectangle that are painted, for a path so much larger that its coordinates,
  /// in sizes of the rectangle, are hardly numbers.
  func sampledShare(of rect: Rect) -> Double {
    let steps = 8
    var count = 0
    for index in 0..<steps * steps {
      let x = (Double(index % steps) + 0.5) / Double(steps)
      let y = (Double(index / steps) + 0.5) / Double(steps)
      let point = Point(
        rect.minX * (1 - x) + rect.maxX * x, rect.minY * (1 - y) + rect.maxY * y)
      if contains(point) { count += 1 }
    }
    return Double(count) / Double(steps * steps)
  }
}

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
    if test.paint.fill != nil, !isFull { test.walkPath(&filled) }
    var outline = ChainedOutline()
    outline.add(filled.lines, .fill)
    outline.add(polygons)
    (lines, self.polygons, self.isFull, self.outline) = (filled.lines, polygons, isFull, outline)
    self.precision = precision
  }

  /// The share of the rectangle that is painted, as far as a clip leaves it.
  func share(leftBy clip: Clip) -> Double {
    if isFull, clip.isUnbounded { return 1 }
    let target = clip.isUnbounded ? nil : FramedTarget(.square, frame: frame)
    let near = target.map { ClipCoverage(clip, $0, precision) }
    var outline = outline
    for (index, lines) in (near?.lines ?? []).enumerated() { outline.add(lines, .clip(index)) }
    if let area = outline.area(rule, near?.clip ?? Clip()) { return min(max(area / 4, 0), 1) }
    var integral = CoverageIntegral(lines, rule, polygons, near)
    return integral.share()
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
