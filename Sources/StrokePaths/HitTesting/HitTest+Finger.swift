import StrokeCore

// Fingers in motion: what they touch, and what they encircle.

extension HitTest {
  /// The side of the square that stands for a finger unless something else is said, in points.
  package static let fingerSide = 44.0

  /// Returns whether a square with the given side, parallel to the axes, touches the painted area
  /// while its centre moves straight from one point to another.
  ///
  /// - Complexity: as for a rectangle.
  public func touches(square side: Double, from start: Point, to end: Point) -> Bool {
    // The swept area consists of the square at both ends and what the diagonal that lies across the
    // motion sweeps in between.
    let half = side / 2
    for point in [start, end] {
      let dot = Rect(around: point, point).outset(by: half)
      if touches(dot) { return true }
    }
    let motion = end - start
    guard motion != .zero else { return false }
    let diagonal = Vector(half, (motion.dx >= 0) == (motion.dy >= 0) ? -half : half)
    let middle = start.interpolated(to: end, 0.5)
    return touches(
      .square,
      Transform(motion.dx / 2, motion.dy / 2, diagonal.dx, diagonal.dy, middle.x, middle.y))
  }

  /// Returns whether a square, parallel to the axes, touches the painted area while its centre
  /// moves from each point to the next. A single point is a square at rest.
  ///
  /// - Complexity: as for a rectangle, for each point.
  public func touches(square side: Double, along points: [Point]) -> Bool {
    let ends = points.count == 1 ? points[...] : points.dropFirst()
    let test = points.count > 8 ? indexed() : self
    return zip(points, ends).contains { test.touches(square: side, from: $0, to: $1) }
  }

  /// Returns whether the painted area lies entirely inside the closed line through `points`, where
  /// its winding number is not 0. An empty painted area is not inside any line.
  ///
  /// - Complexity: O(m log m + n log n) for m points, and what of the line lies near the painted area.
  public func isEnclosed(by points: [Point]) -> Bool { Lasso(points).encloses(self) }

  /// A painted point of each piece of the painted area: a corner of each subpath near which something is
  /// painted, and the start of each dash, mapped.
  func pieceStarts(within bounds: Rect) -> [Point] {
    let style = paint.stroke.flatMap { $0.width > 0 && $0.paints ? $0 : nil }
    let cut = style.flatMap { style in style.dashes.flatMap { cutDashes($0, style) } }
    var points: [Point] = []
    cut?.path.forEachStep { if case .begin(let start) = $0 { points.append(transform(start)) } }
    // Of dashes that are too many to be cut, and of an undashed stroke, the path knows where they are.
    if paint.fill != nil || style != nil && cut == nil {
      var corners = CornerCollector(path.count > 16 ? indexed() : self, within: bounds)
      path.forEachStep { corners.include($0) }
      points += corners.points
    }
    return points
  }

  /// The outline of the path, as thin as is certain to be found.
  var hairline: HitTest {
    let style = StrokeStyle(width: path.magnitude * 0x1p-40)
    return HitTest(path, Paint(fill: nil, stroke: style), transform: transform, clip: clip)
  }
}

/// One corner of each subpath near which something is painted, mapped.
private struct CornerCollector {
  private let test: HitTest
  /// The distance from a corner at which paint is near it: too little to be seen, and enough for the paint
  /// in a corner of less than a degree to be wider than rounding errors.
  private let distance: Double
  private(set) var points: [Point] = []
  private var isFound = false

  init(_ test: HitTest, within bounds: Rect) {
    self.test = test
    distance = 0x1p-24 * max(bounds.width, bounds.height)
  }

  private mutating func include(_ p: Point) {
    if isFound { return }
    let p = test.transform(p)
    isFound = test.touches(Rect(around: p, p).outset(by: distance))
    if isFound { points.append(p) }
  }

  mutating func include(_ step: OutlineStep) {
    switch step {
    case .begin: isFound = false
    case .line(let p, _): include(p)
    case .curve(let curve):
      include(curve.p0)
      include(curve.point(at: 0.5))
    case .end(let last, _, _): include(last)
    }
  }
}
