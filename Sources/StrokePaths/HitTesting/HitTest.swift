import StrokeCore

/// A test of whether rectangles, fingers and points touch a painted path.
///
///     let test = HitTest(path, Paint(fill: .nonzero))
///     test.touches(Rect(minX: 10, minY: 20, maxX: 54, maxY: 64))
///
/// A target touches the path if the painted area and the open target, a rectangle without its border
/// or a disk without its rim, have an area in common, however small. Curves are subdivided as far as
/// each answer requires, and nothing is flattened in advance, so answers are correct down to the
/// rounding of coordinates, about 1 in 10^13 of the largest. Up to ``largestCoordinate`` they also agree with each
/// other: a rectangle that contains one that touches, touches.
///
/// A test costs nothing to create and answers in one pass over the path. ``indexed()`` returns one
/// for many questions, each of which takes a time that hardly grows with the path. ``HitScene`` asks
/// many paths at once.
public struct HitTest: Sendable {
  /// The path that is painted.
  public let path: Path
  /// The way the path is painted, before the transform.
  public let paint: Paint
  /// The map from the path's coordinates to those of targets. Strokes are mapped after they have been
  /// drawn, as in SVG.
  public let transform: Transform
  /// What cuts off the painted area, in the coordinates of targets.
  public internal(set) var clip: Clip

  /// The results of earlier questions; nil if nothing is kept.
  var preparation: HitPreparation?

  /// Creates a test of one path.
  ///
  /// - Complexity: O(1).
  public init(
    _ path: Path, _ paint: Paint, transform: Transform = .identity, clip: Clip = Clip()
  ) {
    self.clip = clip
    self.path = path
    self.paint = paint
    self.transform = transform
    if paint.stroke?.dashes != nil { preparation = HitPreparation(isIndexed: false) }
  }

  /// Returns the same test, prepared for many questions: what one of them finds out about the path is
  /// kept for the others, also on other threads. The first is hardly slower than without.
  ///
  /// - Complexity: O(1). The second question takes O(n) once more.
  public func indexed() -> HitTest {
    var test = self
    test.index()
    return test
  }

  /// Prepares this test as ``indexed()`` does.
  mutating func index() {
    if preparation?.isIndexed == true || !gainsFromPreparation { return }
    preparation = HitPreparation(isIndexed: true)
  }

  /// True if something about the path is worth keeping for the next question.
  var gainsFromPreparation: Bool {
    path.count > 16 || paint.stroke != nil || !clip.isUnbounded
  }
}

extension HitTest {
  /// Returns whether the rectangle's interior and the painted area have an area in common. A
  /// rectangle without an interior touches nothing.
  ///
  /// A stroke of more than a million dashes counts as undashed.
  ///
  /// - Complexity: O(n); if the test is indexed, O(log n) plus what lies near the rectangle.
  public func touches(_ rect: Rect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    return clip.isUnbounded ? paints(rect) : touches(rect, leftBy: clip)
  }

  /// The same without regard to the clip.
  func paints(_ rect: Rect) -> Bool {
    var steps = Int.max
    if let region = clampRegion(forSize: rect.largest) {
      return region.intersection(rect).map { touches(near: $0, &steps) } ?? false
    }
    return touches(near: rect, &steps)
  }

  /// The same for a rectangle that is not far larger than what is painted, without regard to the
  /// clip.
  ///
  /// - Parameter steps: The steps that an ``OverlapSweep`` may take; those taken are subtracted.
  ///   The answer is meaningless if none are left.
  func touches(near rect: Rect, _ steps: inout Int) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    if transform == .identity { return touches(local: rect, &steps) }
    guard transform.keepsAxes, rect.largest.isFinite else {
      return touches(.square, rect.frame, &steps)
    }
    guard let inverse = transform.inverse else { return false }
    return touches(local: inverse.bounds(of: rect), &steps)
  }

  /// The same in the path's own coordinates.
  private func touches(local rect: Rect, _ steps: inout Int) -> Bool {
    let scale = rangeScale(rect.largest)
    if scale == 1 { return isPainted(in: .rect(rect), &steps) }
    guard rect.largest.isFinite else { return touches(.square, rect.frame, &steps) }
    let (test, small) = (scaled(by: scale), rect.scaled(by: scale))
    return small.width > 0 && small.height > 0
      ? test.isPainted(in: .rect(small), &steps)
      : test.isPainted(in: .point(small.center), &steps)
  }

  /// Returns whether a round finger touches the painted area. A finger of radius 0 is a point.
  ///
  /// - Complexity: as for a rectangle.
  public func touches(_ finger: Circle) -> Bool {
    let (r, center) = (finger.radius, finger.center)
    guard r > 0 else { return contains(center) }
    let frame = Transform(r, 0, 0, r, center.x, center.y)
    guard clip.isUnbounded else { return touches(.disk, frame, leftBy: clip) }
    let size = Swift.max(r, center.x.magnitude, center.y.magnitude)
    if let region = clampRegion(forSize: size) {
      // The finger itself is needed only where its rim crosses the region.
      if region.corners.allSatisfy({ $0.distance(to: center) < r * (1 - 0x1p-40) }) {
        var steps = Int.max
        return touches(near: region, &steps)
      }
    }
    return touches(.disk, frame)
  }

  /// Returns whether a point is painted.
  ///
  /// Of two filled shapes that share an edge, exactly one contains a point on that edge. A point on
  /// the border of a stroke is on the stroke.
  ///
  /// - Complexity: as for a rectangle.
  public func contains(_ point: Point) -> Bool {
    (clip.isUnbounded || clip.contains(point)) && paints(point)
  }

  /// The same without regard to the clip.
  func paints(_ point: Point) -> Bool {
    guard let local = transform.inverse?(point), local.isFinite else { return false }
    let scale = rangeScale(Swift.max(local.x.magnitude, local.y.magnitude))
    var steps = Int.max
    let test = scale == 1 ? self : scaled(by: scale)
    return test.isPainted(in: .point(Point(local.x * scale, local.y * scale)), &steps)
  }

  func touches(_ shape: FramedTarget.Shape, _ frame: Transform) -> Bool {
    var steps = Int.max
    return clip.isUnbounded
      ? touches(shape, frame, &steps) : touches(shape, frame, leftBy: clip)
  }

  /// The same without regard to the clip.
  func touches(_ shape: FramedTarget.Shape, _ frame: Transform, _ steps: inout Int) -> Bool {
    guard let inverse = transform.inverse else { return false }
    let local = inverse * frame
    guard local.isFinite else { return false }
    // A rectangle that stays a rectangle needs no map to the unit square, which is out of range for
    // the thinnest ones.
    if shape == .square, local.a == 0 && local.d == 0 || local.b == 0 && local.c == 0 {
      let rect = local.bounds(of: Rect(minX: -1, minY: -1, maxX: 1, maxY: 1))
      if rect.width > 0, rect.height > 0, rect.largest.isFinite {
        return touches(local: rect, &steps)
      }
    }
    let scale = rangeScale(local.largest)
    let test = scale == 1 ? self : scaled(by: scale)
    guard let target = FramedTarget(shape, frame: local.scaled(by: scale)) else {
      // The target is so small that its map to the unit square is out of a double's range.
      return test.isPainted(in: .point(Point(local.e * scale, local.f * scale)), &steps)
    }
    // If the path is larger than the target by more than this, the target is replaced by its box.
    return test.isPainted(
      in: target.isAtLeast(0x1p-400 * test.path.magnitude)
        ? .framed(target) : .rect(target.bounds), &steps)
  }

  func touches(convex polygon: Quad) -> Bool {
    let local = transform == .identity ? polygon : transform.inverse.map(polygon.mapped)
    guard let local, let target = ConvexTarget(local) else { return false }
    var steps = Int.max
    return isPainted(in: .convex(target), &steps)
  }

  private func isPainted(in target: Target, _ steps: inout Int) -> Bool {
    paintsStroke(in: target) || paintsFill(in: target, &steps)
  }

  private func paintsStroke(in target: Target) -> Bool {
    guard let style = paint.stroke, style.width > 0, style.paints else { return false }
    guard style.dashes != nil else { return paintsUndashed(style, in: target) }
    var walk = StrokeWalk(style, to: TouchSink(target, radius: style.radius))
    walkStroke(&walk)
    // A dash is a smaller curve, whose smaller rounding errors may show what the whole does not.
    return walk.isDone && mayPaintDashes(style, in: target)
  }

  private func paintsUndashed(_ style: StrokeStyle, in target: Target) -> Bool {
    var walk = StrokeWalk(style, to: TouchSink(target, radius: style.radius))
    walkPath(&walk)
    return walk.isDone
  }

  /// Returns whether the undashed stroke, with the caps that dashes may add, paints any of the
  /// target. If not, no dash does.
  private func mayPaintDashes(_ style: StrokeStyle, in target: Target) -> Bool {
    // Square caps may reach farther, and round caps fill what a bevel or a miter leaves out.
    if style.cap == .square || paintsUndashed(style, in: target) { return true }
    guard style.cap == .round, style.join != .round else { return false }
    var rounded = style
    rounded.join = .round
    return paintsUndashed(rounded, in: target)
  }

  /// Shows a visitor the lines of the stroke: the path, or its dashes.
  func walkStroke(_ visitor: inout some RunVisitor) {
    guard let style = paint.stroke, let pattern = style.dashes, let preparation else {
      return walkPath(&visitor)
    }
    preparation.dashes(of: path, pattern, style).walkPath(&visitor)
  }

  /// Shows a visitor the path itself, without what its index can skip.
  @inline(__always)
  func walkPath(_ visitor: inout some RunVisitor) {
    if let index = preparation?.index(of: path) {
      index.walk(&visitor)
    } else {
      path.walk(&visitor)
    }
  }

  /// Shows the steps of the path near a region, and edges away from it as straight lines that wind like them.
  @inline(never)
  func forEachStep(near region: Rect, _ show: (OutlineStep) -> Void) {
    withoutActuallyEscaping(show) { show in
      var visitor = StepVisitor(near: region, show)
      walkPath(&visitor)
    }
  }

  private func paintsFill(in target: Target, _ steps: inout Int) -> Bool {
    guard let rule = paint.fill else { return false }
    var probe = FillProbe(target)
    walkPath(&probe)
    guard probe.isAmbiguous else { return probe.isPainted(by: rule) }
    return OverlapSweep(self, target).paints(by: rule, &steps)
  }
}

/// A rule that decides whether a rectangle hits what is painted.
///
/// The published test maps the part of the rectangle inside the painted bounds to one pixel, paints the path
/// and looks at that pixel.
public enum HitRule: Hashable, Sendable {
  /// Any part of the pixel is painted, however small: the scan-conversion rule of PDF and PostScript.
  case touch
  /// Its centre is painted, as a rasterizer without antialiasing decides.
  case center
}

extension HitTest {
  /// Returns whether a rectangle hits the painted area by a rule. The pixel is the rectangle's intersection
  /// with the painted bounds.
  ///
  /// `touch` holds whenever `center` does.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that is asked about.
  ///   - rule: The rule.
  ///   - bounds: Other bounds to use instead of the painted bounds.
  /// - Complexity: as for ``paintedBounds`` and ``touches(_:)-(Rect)``.
  public func hits(_ rect: Rect, by rule: HitRule, within bounds: Rect? = nil) -> Bool {
    if rule == .touch, bounds == nil { return touches(rect) }
    guard let pixel = (bounds ?? paintedBounds).flatMap(rect.intersection), pixel.width > 0,
      pixel.height > 0
    else { return false }
    // A pixel thinner than the precision of coordinates may be painted by rounding alone.
    return touches(bounds == nil ? rect : pixel) && (rule == .touch || contains(pixel.center))
  }
}
