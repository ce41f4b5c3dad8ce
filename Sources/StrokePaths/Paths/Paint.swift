/// How a path is painted: filled, stroked, both or neither.
public struct Paint: Hashable, Sendable {
  /// Which side of the outline is inside; nil if the path is not filled.
  public var fill: FillRule?
  /// How the outline is drawn; nil if it is not.
  public var stroke: StrokeStyle?

  /// A paint. The initial values are those of SVG: filled by the nonzero rule, not stroked.
  public init(fill: FillRule? = .nonzero, stroke: StrokeStyle? = nil) {
    self.fill = fill
    self.stroke = stroke
  }
}

/// Which points are inside an outline that may cross itself. Open subpaths count as if closed.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Those that the outline winds round, in balance, at least once.
  case nonzero
  /// Those that the outline winds round an odd number of times.
  case evenodd

  /// Whether points that are wound round this many times are inside.
  @inlinable
  public func isInside(winding: Int) -> Bool {
    self == .nonzero ? winding != 0 : winding & 1 != 0
  }
}

/// How an outline is drawn, with SVG's words and initial values.
///
/// Guarantees: every number is finite; `width` is not negative, `miterLimit` is at least 1.
public struct StrokeStyle: Hashable, Sendable {
  /// What an open end looks like.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half disk beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// What a corner looks like on its outer side.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A tip, unless it would be longer than the miter limit allows; then a bevel.
    case miter
    /// A sector of a disk.
    case round
    /// A triangle.
    case bevel
  }

  /// The width, half of it on either side of the path. 0 paints nothing.
  public private(set) var width: Double
  /// What an open end looks like.
  public var cap: Cap
  /// What a corner looks like.
  public var join: Join
  /// The longest tip, from the inner to the outer corner, in widths.
  public private(set) var miterLimit: Double
  /// Dashes and gaps; nil for a line in one piece.
  public var dashes: DashPattern?

  /// A style, or nil if a number is out of its range.
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

  /// Half the width: how far the paint reaches to either side.
  var radius: Double { width / 2 }

  /// How far any paint can be from the path.
  var reach: Double {
    let factor = max(join == .miter ? miterLimit : 1, cap == .square ? 2.0.squareRoot() : 1)
    return width / 2 * factor
  }

  func scaled(by factor: Double) -> StrokeStyle {
    var result = self
    result.width *= factor
    result.dashes = dashes?.scaled(by: factor)
    return result
  }
}
