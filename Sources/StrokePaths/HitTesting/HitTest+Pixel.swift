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
  /// - Complexity: O(n); O(1) if the test is indexed or the bounds are given.
  public func pixel(for rect: Rect, within bounds: Rect? = nil) -> Rect? {
    guard let common = (bounds ?? paintedBounds).flatMap(rect.intersection), common.width > 0,
      common.height > 0
    else { return nil }
    return common
  }

  /// Whether a rectangle hits the painted area, by a rule applied to the pixel it is mapped to.
  ///
  /// `touch` holds whenever another rule does, except for a coverage of 0.
  ///
  /// - Complexity: as for ``pixel(for:within:)`` and ``touches(_:)-(Rect)``.
  public func hits(_ rect: Rect, by rule: HitRule, within bounds: Rect? = nil) -> Bool {
    if rule == .touch, bounds == nil { return touches(rect) }
    guard let pixel = pixel(for: rect, within: bounds) else { return false }
    switch rule {
    case .touch: return touches(pixel)
    case .center: return contains(pixel.center)
    case .coverage(let least): return alpha(of: pixel) >= least
    }
  }

  /// The pixel's alpha: the painted share of a rectangle, 0…255, rounded.
  ///
  /// - Complexity: O(n + m²) for m edges near the rectangle.
  public func alpha(of pixel: Rect) -> Int { Int((coverage(of: pixel) * 255).rounded()) }

  /// The painted share of a rectangle, 0…1, to within 1/2000.
  ///
  /// - Complexity: O(n + m²) for m edges near the rectangle.
  public func coverage(of rect: Rect) -> Double {
    guard rect.width > 0, rect.height > 0, let inverse = transform.inverse else { return 0 }
    let local = inverse * rect.frame
    let scale = rangeScale(local.largest)
    let test = scale == 1 ? self : scaled(by: scale)
    guard let target = FramedTarget(.square, frame: local.scaled(by: scale)) else { return 0 }
    return test.coverage(of: target)
  }

  private func coverage(of target: FramedTarget) -> Double {
    // 1/4096 of the target's smaller half side, in the path's coordinates.
    let unit = target.toUnit
    let tolerance =
      1 / 4096 / Swift.max(Vector(unit.a, unit.c).length, Vector(unit.b, unit.d).length)
    var polygons: [Quad] = []
    if let style = paint.stroke {
      let sink = CoverageSink(target, radius: style.radius, tolerance: tolerance)
      var walk = StrokeWalk(style, to: sink)
      walkStroke(&walk)
      if walk.sink.isFull { return 1 }
      polygons = walk.sink.polygons
    }
    var outline = CoverageOutline(target, tolerance: tolerance)
    if paint.fill != nil {
      if let index { index.walk(&outline) } else { path.walk(&outline) }
    }
    var integral = CoverageIntegral(outline.lines, paint.fill ?? .nonzero, polygons)
    return integral.share()
  }
}
