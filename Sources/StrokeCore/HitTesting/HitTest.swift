/// What a finger touches of a painted path.
///
///     let test = HitTest(path, Paint(fill: .nonzero))
///     test.touches(Rect(minX: 10, minY: 20, maxX: 54, maxY: 64))
///
/// A region is touched if what is painted and the open target, which is a rectangle without its
/// border or a disk without its rim, have an area in common, however small. Curves are subdivided as
/// far as the answer needs and nothing is flattened up front, so that the answer is right down to
/// the rounding of coordinates, about 1 in 10^13.
public struct HitTest: Sendable {
  /// What is painted.
  public let path: Path
  /// How it is painted, before the transform.
  public let paint: Paint
  /// The map from the path's coordinates to those of rectangles and points. Strokes are mapped
  /// after they have been drawn, as SVG does it.
  public let transform: Transform

  /// A test of one path.
  ///
  /// - Complexity: O(1).
  public init(_ path: Path, _ paint: Paint, transform: Transform = .identity) {
    self.path = path
    self.paint = paint
    self.transform = transform
  }

  /// Whether the rectangle's inside and what is painted have an area in common. A rectangle without
  /// an inside touches nothing.
  ///
  /// - Complexity: O(n).
  public func touches(_ rect: Rect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    if transform == .identity { return isPainted(in: RectTarget(rect)) }
    let (half, center) = (Vector(rect.width / 2, rect.height / 2), rect.center)
    let frame = Transform(half.dx, 0, 0, half.dy, center.x, center.y)
    guard let inverse = transform.inverse,
      let target = FramedTarget(.square, frame: inverse * frame)
    else { return false }
    return isPainted(in: target)
  }

  private func isPainted(in target: some Target) -> Bool {
    if let stroke = paint.stroke, stroke.width > 0 {
      let sink = TouchSink(target, radius: stroke.radius, magnitude: path.magnitude)
      var walk = StrokeWalk(stroke, to: sink)
      path.walk(&walk)
      if walk.isDone { return true }
    }
    guard let rule = paint.fill else { return false }
    var probe = FillProbe(target, magnitude: path.magnitude)
    path.walk(&probe)
    guard probe.isDoubtful else { return probe.isPainted(by: rule) }
    return OverlapSweep(path, target).paints(by: rule)
  }
}
