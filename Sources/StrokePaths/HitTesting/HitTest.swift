import StrokeCore

/// What a finger touches of a painted path.
///
///     let test = HitTest(path, Paint(fill: .nonzero))
///     test.touches(Rect(minX: 10, minY: 20, maxX: 54, maxY: 64))
///
/// A region is touched if what is painted and the open target, which is a rectangle without its
/// border or a disk without its rim, have an area in common, however small. Curves are subdivided as
/// far as the answer needs and nothing is flattened up front, so that the answer is right down to
/// the rounding of coordinates, about 1 in 10^13.
///
/// A test is made at no cost and answers in one pass over the path. ``indexed()`` makes one that
/// answers many questions, each in a time that hardly grows with the path.
public struct HitTest: Sendable {
  /// What is painted.
  public let path: Path
  /// How it is painted, before the transform.
  public let paint: Paint
  /// The map from the path's coordinates to those of rectangles and points. Strokes are mapped
  /// after they have been drawn, as SVG does it.
  public let transform: Transform

  /// What the stroke follows: the path, or its dashes; the path too if those are over a million.
  let strokePath: Path?
  /// The pattern of so many dashes, of which only those near a target are cut.
  private let fineDashes: DashPattern?
  let index: PathIndex?
  /// The index of the dashes, where there are any.
  let strokeIndex: PathIndex?
  /// The painted bounds, if they have been prepared; nil inside if nothing is painted.
  private(set) var preparedBounds: Rect??

  /// A test of one path.
  ///
  /// - Complexity: O(1), or O(n) where there are dashes.
  public init(_ path: Path, _ paint: Paint, transform: Transform = .identity) {
    self.init(path, paint, transform, isIndexed: false)
  }

  private init(_ path: Path, _ paint: Paint, _ transform: Transform, isIndexed: Bool) {
    self.path = path
    self.paint = paint
    self.transform = transform
    let stroke = paint.stroke.flatMap { $0.width > 0 ? $0 : nil }
    let dashed = stroke.flatMap { style in style.dashes.flatMap { path.dashed($0, style) } }
    fineDashes = dashed == nil ? stroke?.dashes : nil
    strokePath = stroke.map { _ in dashed ?? path }
    let index = { (path: Path) in
      isIndexed && path.count > Self.fewElements ? PathIndex(path) : nil
    }
    self.index = index(path)
    strokeIndex = dashed.map(index) ?? self.index
  }

  /// So few elements are looked at one after the other sooner than an index is gone through.
  private static let fewElements = 32

  /// The same test, prepared for many questions.
  ///
  /// - Complexity: O(n).
  public func indexed() -> HitTest {
    guard preparedBounds == nil else { return self }
    var result = HitTest(path, paint, transform, isIndexed: true)
    result.preparedBounds = .some(paintedBounds)
    return result
  }
}

extension HitTest {
  /// Whether the rectangle's inside and what is painted have an area in common. A rectangle without
  /// an inside touches nothing.
  ///
  /// Of a stroke of more than a million dashes only those near the rectangle are looked at; if even
  /// those are more, the stroke counts as one line there.
  ///
  /// - Complexity: O(n); O(log n) and what lies near the rectangle if the test is indexed.
  public func touches(_ rect: Rect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    if let near = neighbourhood(dwarfedBy: rect.largest) {
      return near.intersection(rect).map { touchesInFull($0) } ?? false
    }
    return touchesInFull(rect)
  }

  /// The same of a rectangle that does not dwarf what is painted.
  private func touchesInFull(_ rect: Rect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    if transform == .identity { return touches(local: rect) }
    guard transform.keepsAxes else { return touches(.square, rect.frame) }
    guard let inverse = transform.inverse else { return false }
    return touches(local: inverse.bounds(of: rect))
  }

  /// The same in the path's own coordinates.
  private func touches(local rect: Rect) -> Bool {
    let scale = rangeScale(rect.largest)
    if scale == 1 { return isPainted(in: RectTarget(rect)) }
    guard rect.largest.isFinite else { return touches(.square, rect.frame) }
    let (test, small) = (scaled(by: scale), rect.scaled(by: scale))
    return small.width > 0 && small.height > 0
      ? test.isPainted(in: RectTarget(small))
      : test.isPainted(in: PointTarget(center: small.center))
  }

  /// Whether a round finger touches what is painted. One of radius 0 is a point.
  ///
  /// - Complexity: as for a rectangle.
  public func touches(_ finger: Circle) -> Bool {
    let (r, center) = (finger.radius, finger.center)
    if let near = neighbourhood(dwarfedBy: Swift.max(r, center.x.magnitude, center.y.magnitude)) {
      let corners = [
        Point(near.minX, near.minY), Point(near.maxX, near.minY), Point(near.minX, near.maxY),
        Point(near.maxX, near.maxY),
      ]
      // Only a rim that runs through the neighbourhood needs a closer look.
      if corners.allSatisfy({ $0.distance(to: center) < r * (1 - 0x1p-40) }) {
        return touchesInFull(near)
      }
    }
    return r > 0 ? touches(.disk, Transform(r, 0, 0, r, center.x, center.y)) : contains(center)
  }

  /// Whether a point is painted.
  ///
  /// Of two filled shapes that share an edge, just one has a point on that edge. A point on the
  /// border of a stroke is on the stroke.
  ///
  /// - Complexity: as for a rectangle.
  public func contains(_ point: Point) -> Bool {
    guard let local = transform.inverse?(point), local.isFinite else { return false }
    let scale = rangeScale(Swift.max(local.x.magnitude, local.y.magnitude))
    guard scale == 1 else {
      return scaled(by: scale).isPainted(
        in: PointTarget(center: Point(local.x * scale, local.y * scale)))
    }
    return isPainted(in: PointTarget(center: local))
  }

  /// The unit square or disk under a map to the rectangle's coordinates.
  func touches(_ shape: FramedTarget.Shape, _ frame: Transform) -> Bool {
    guard let inverse = transform.inverse else { return false }
    let local = inverse * frame
    guard local.isFinite else { return false }
    let scale = rangeScale(local.largest)
    let test = scale == 1 ? self : scaled(by: scale)
    guard let target = FramedTarget(shape, frame: local.scaled(by: scale)) else {
      // So small that its map to a unit is beyond a double's range.
      return test.isPainted(in: PointTarget(center: Point(local.e * scale, local.f * scale)))
    }
    // Beside a path that is larger by more than this, a target is its box.
    return target.isAtLeast(0x1p-400 * test.path.magnitude)
      ? test.isPainted(in: target) : test.isPainted(in: RectTarget(target.bounds))
  }

  private func isPainted(in target: some Target) -> Bool {
    paintsStroke(in: target) || paintsFill(in: target)
  }

  private func paintsStroke(in target: some Target) -> Bool {
    guard let style = paint.stroke else { return false }
    var walk = StrokeWalk(style, to: TouchSink(target, radius: style.radius))
    walkStroke(&walk)
    return walk.isDone
  }

  /// Walks over what the stroke follows, or as much of it as matters.
  func walkStroke(_ walk: inout StrokeWalk<some StrokeSink>) {
    guard let strokePath else { return }
    if let fineDashes, let style = paint.stroke {
      strokePath.dashed(fineDashes, style, near: walk.sink.bounds).walk(&walk)
    } else if let strokeIndex {
      strokeIndex.walk(&walk)
    } else {
      strokePath.walk(&walk)
    }
  }

  private func paintsFill(in target: some Target) -> Bool {
    guard let rule = paint.fill else { return false }
    var probe = FillProbe(target)
    if let index { index.walk(&probe) } else { path.walk(&probe) }
    guard probe.isDoubtful else { return probe.isPainted(by: rule) }
    return OverlapSweep(path, target).paints(by: rule)
  }
}
