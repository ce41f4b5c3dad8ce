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
    touches(rect) ? share(of: rect, leftBy: clip) : 0
  }

  /// The same for a rectangle that is touched. In one that is not, rounding may find some paint.
  func share(of rect: Rect, leftBy clip: Clip) -> Double {
    var steps = Int.max
    return PaintCoverage(self, rect, .alpha)?.share(leftBy: clip, &steps)
      ?? sampledShare(of: rect)
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
