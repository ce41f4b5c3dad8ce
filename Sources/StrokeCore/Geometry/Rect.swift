/// An axis-aligned rectangle, kept by its edges.
///
/// Guarantees: `minX <= maxX` and `minY <= maxY`. A rectangle may have no width or no height.
@frozen
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public let minX: Double
  /// The upper edge.
  public let minY: Double
  /// The right edge.
  public let maxX: Double
  /// The lower edge.
  public let maxY: Double

  /// The rectangle between two edges each way. The smaller of each pair comes first.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    precondition(minX <= maxX && minY <= maxY, "a rectangle's edges are in order")
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle from its upper left corner, or nil if a size is negative or a number is NaN.
  @inlinable
  public init?(x: Double, y: Double, width: Double, height: Double) {
    guard width >= 0, height >= 0, x <= x + width, y <= y + height else { return nil }
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The rectangle that has `a` and `b` at opposite corners. Neither may be NaN.
  @inlinable
  package init(around a: Point, _ b: Point) {
    self.init(
      minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }

  /// `maxX - minX`.
  @inlinable
  public var width: Double { maxX - minX }

  /// `maxY - minY`.
  @inlinable
  public var height: Double { maxY - minY }

  @inlinable
  /// Width times height.
  public var area: Double { width * height }

  /// The middle; finite whenever the edges are.
  @inlinable
  public var center: Point { Point(minX / 2 + maxX / 2, minY / 2 + maxY / 2) }

  @inlinable
  package func centered(on point: Point) -> Rect {
    Rect(
      minX: point.x - width / 2, minY: point.y - height / 2,
      maxX: point.x + width / 2, maxY: point.y + height / 2)
  }

  /// The bounding box of both rectangles.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The intersection, edges included, or nil.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Grown by `margin` on every side; `margin` must not be negative.
  @inlinable
  package func outset(by margin: Double) -> Rect {
    Rect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}
