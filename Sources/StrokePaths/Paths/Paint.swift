/// The way a path is painted: filled, stroked, both or neither.
public struct Paint: Hashable, Sendable {
  /// The rule that decides what is inside; nil if the path is not filled.
  public var fill: FillRule?
  /// The style of the outline; nil if it is not drawn.
  public var stroke: StrokeStyle?

  /// Creates a paint. The defaults are those of SVG: filled by the nonzero rule, not stroked.
  public init(fill: FillRule? = .nonzero, stroke: StrokeStyle? = nil) {
    self.fill = fill
    self.stroke = stroke
  }
}

/// A rule that decides which points are inside an outline that may cross itself. Open subpaths count
/// as closed.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points whose winding number is not 0.
  case nonzero
  /// Points whose winding number is odd.
  case evenodd

  @inlinable
  package func isInside(winding: Int) -> Bool {
    self == .nonzero ? winding != 0 : winding & 1 != 0
  }
}

/// The style of a drawn outline, with SVG's terms and defaults.
///
/// Guarantees: every number is finite, `width` is at least 0, and `miterLimit` is at least 1.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of an open end.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half disk beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The shape of the outer side of a corner.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A tip, or a bevel if the tip would be longer than the miter limit allows.
    case miter
    /// A tip, cut off at the miter limit if it would be longer.
    case miterClip = "miter-clip"
    /// A sector of a disk.
    case round
    /// A triangle.
    case bevel
  }

  /// The width, half of it on either side of the path. A width of 0 paints nothing.
  public private(set) var width: Double
  /// The shape of an open end.
  public var cap: Cap
  /// The shape of a corner.
  public var join: Join
  /// The length of the longest tip, from the inner to the outer corner, in widths.
  public private(set) var miterLimit: Double
  /// The dashes and gaps; nil for an undashed line.
  public var dashes: DashPattern?

  /// Creates a style, or returns nil if a number is out of range.
  public init?(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: DashPattern? = nil
  ) {
    guard width >= 0, width.isFinite, miterLimit >= 1, miterLimit.isFinite else { return nil }
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
  }

  /// True if anything is painted, which it is not if there are only gaps.
  var paints: Bool {
    guard cap == .butt, let dashes else { return true }
    return dashes.lengths.enumerated().contains { $0.offset % 2 == 0 && $0.element > 0 }
  }

  var radius: Double { width / 2 }

  /// The largest distance of paint from the path.
  var reach: Double {
    let corner =
      switch join {
      case .miter: miterLimit
      // The tip is cut off across, at most as wide as the stroke.
      case .miterClip: (miterLimit * miterLimit + 1).squareRoot()
      case .round, .bevel: 1.0
      }
    return width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }

  func scaled(by factor: Double) -> StrokeStyle {
    var result = self
    result.width *= factor
    result.dashes = dashes?.scaled(by: factor)
    return result
  }
}
