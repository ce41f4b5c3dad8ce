import StrokeCore

/// The region outside which nothing of a path is painted: the intersection of rectangles and of
/// unions of filled outlines, as SVG's viewports and clip paths make it.
///
///     var clip = Clip()
///     clip.intersect(Rect(minX: 0, minY: 0, maxX: 100, maxY: 100))
///     clip.intersect(path, .evenodd)
///     let test = HitTest(path, paint, clip: clip)
///
/// All coordinates are those of targets, after the transform of a test.
public struct Clip: Hashable, Sendable {
  /// A filled outline, which may be clipped itself.
  @usableFromInline package struct Outline: Hashable, Sendable {
    package let path: Path
    package let rule: FillRule
    /// Regions only, because only the outermost rectangle makes targets smaller.
    package let clip: Clip
    var isInverted = false

    package init(_ path: Path, _ rule: FillRule = .nonzero, clip: Clip = Clip()) {
      (self.path, self.rule, self.clip) = (path, rule, clip.asRegions)
    }
  }

  /// The rectangle that everything painted lies in; nil if there is none.
  public private(set) var rect: Rect?
  /// Unions of outlines. What is painted lies in all of them.
  @usableFromInline package private(set) var regions: [[Outline]] = []
  /// The number of segments of all outlines, including those of nested clips.
  package private(set) var segmentCount = 0

  /// A clip that cuts off nothing.
  public init() {}

  /// True if nothing is cut off.
  @inlinable
  public var isUnbounded: Bool { rect == nil && regions.isEmpty }

  /// Cuts off what lies outside a rectangle.
  public mutating func intersect(_ other: Rect) {
    guard let rect else { return rect = other }
    // A rectangle without an area has nothing inside.
    self.rect = rect.intersection(other) ?? Rect(around: .origin, .origin)
  }

  /// Cuts off what lies outside a filled path, in the coordinates of targets.
  public mutating func intersect(_ path: Path, _ rule: FillRule = .nonzero) {
    if let box = path.uprightBox { return intersect(box) }
    intersect(unionOf: [Outline(path, rule)])
  }

  /// Cuts off what lies outside all of some outlines.
  package mutating func intersect(unionOf outlines: [Outline]) {
    if outlines.count == 1, outlines[0].clip.isUnbounded, let box = outlines[0].path.uprightBox {
      return intersect(box)
    }
    if !regions.contains(outlines) { append(outlines) }
  }

  private mutating func append(_ outlines: [Outline]) {
    regions.append(outlines)
    segmentCount += outlines.reduce(0) { $0 + $1.path.count + $1.clip.segmentCount }
  }

  /// The same clip, with its rectangle as the last region.
  package var asRegions: Clip {
    guard let rect else { return self }
    var result = self
    result.rect = nil
    result.append([Outline(Path(closedLine: rect.corners))])
    return result
  }

  package func mapped(by transform: Transform) -> Clip {
    if transform == .identity { return self }
    var result = Clip()
    for outlines in asRegions.regions {
      result.intersect(
        unionOf: outlines.compactMap { outline in
          outline.path.mapped(by: transform).map {
            Outline($0, outline.rule, clip: outline.clip.mapped(by: transform))
          }
        })
    }
    return result
  }

  mutating func subtract(_ path: Path) {
    var outline = Outline(path)
    outline.isInverted = true
    append([outline])
  }

  /// Returns true if the clip has at most a rectangle, and the box lies entirely inside it.
  package func holds(_ box: Rect) -> Bool {
    guard regions.isEmpty else { return false }
    guard let rect else { return true }
    return rect.minX < box.minX && rect.minY < box.minY && box.maxX < rect.maxX
      && box.maxY < rect.maxY
  }

  /// The part of a rectangle inside the clip's own rectangle; nil if it has no area.
  func narrowed(_ other: Rect) -> Rect? {
    var result = other
    if let rect {
      guard let common = result.intersection(rect) else { return nil }
      result = common
    }
    return result.width > 0 && result.height > 0 ? result : nil
  }

  /// Returns whether a point is inside all regions. Of two regions that share an edge, one contains a point of
  /// that edge.
  func contains(_ p: Point) -> Bool {
    if let rect, p.x < rect.minX || p.x >= rect.maxX || p.y < rect.minY || p.y >= rect.maxY {
      return false
    }
    return regions.allSatisfy { $0.contains { $0.contains(p) } }
  }

  /// The bounds of what is left of a box. They may be too large, never too small.
  func outerBounds(within box: Rect) -> Rect? {
    guard var result = narrowed(box) else { return nil }
    for outlines in regions {
      var union: Rect?
      for outline in outlines {
        guard let own = outline.isInverted ? result : outline.path.bounds,
          let part = outline.clip.outerBounds(within: own)
        else { continue }
        union = union?.union(part) ?? part
      }
      guard let union, let common = result.intersection(union), common.width > 0,
        common.height > 0
      else { return nil }
      result = common
    }
    return result
  }

  /// The outlines of all regions, each followed by the outlines of its own clip.
  var outlines: [Outline] { regions.joined().flatMap { [$0] + $0.clip.outlines } }

  var magnitude: Double {
    var result = rect?.largest ?? 0
    for outline in regions.joined() {
      result = max(result, outline.path.magnitude, outline.clip.magnitude)
    }
    return result
  }
}

extension Clip.Outline {
  fileprivate func contains(_ p: Point) -> Bool {
    HitTest(path, Paint(fill: rule)).contains(p) != isInverted && clip.contains(p)
  }
}

extension Rect {
  /// The corners, clockwise on a screen from the upper left.
  package var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}

extension Path {
  /// The axis-aligned rectangle that the path outlines; nil if it has another shape.
  fileprivate var uprightBox: Rect? {
    guard count <= 6 else { return nil }
    var corners: [Point] = []
    for (index, element) in enumerated() {
      switch element {
      case .move(let p) where index == 0: corners.append(p)
      case .line(let p): corners.append(p)
      case .close where index == count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    guard
      a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    else { return nil }
    return Rect(around: a, c)
  }
}
