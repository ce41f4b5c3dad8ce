import StrokeCore

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
