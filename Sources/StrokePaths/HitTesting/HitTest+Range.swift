import StrokeCore

// Coordinates of any size are brought into a range in which arithmetic cannot overflow, by
// multiplying everything by the same power of two, which changes no digit.

extension HitTest {
  /// The range of the largest number in which no product of two coordinates overflows, and no product
  /// of differences that matter underflows.
  static let range = 0x1p-300...0x1p480

  /// The largest coordinate, in the path and after its transform, and the largest width of a
  /// stroke, up to which a rectangle that contains one that hits, hits: a hundred million. Beyond
  /// it, distant vertices cost the digits that tell near points apart; file readers refuse such
  /// drawings.
  public static let largestCoordinate = 1e8

  package var isInRange: Bool {
    let most = Self.largestCoordinate
    guard max(path.magnitude, paint.stroke?.width ?? 0) <= most else { return false }
    if transform == .identity { return true }
    let size = path.magnitude + (paint.stroke?.radius ?? 0)
    let x = (transform.a.magnitude + transform.c.magnitude) * size + transform.e.magnitude
    let y = (transform.b.magnitude + transform.d.magnitude) * size + transform.f.magnitude
    if max(x, y) <= most { return true }
    return path.controlBounds.map { transform.bounds(of: $0).largest <= most } ?? true
  }

  var reach: Double { paint.stroke?.reach ?? 0 }

  /// The power of two that brings everything into range, for a target of this size.
  func rangeScale(_ size: Double) -> Double {
    let largest = Swift.max(size, path.magnitude, reach)
    guard largest > 0, largest.isFinite, !Self.range.contains(largest) else { return 1 }
    let exponent = largest > 1 ? 480 - largest.exponent : Swift.min(-largest.exponent, 1000)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The region that a target of this size can be clamped to without changing any answer: a box
  /// about all paint, grown by its own size on every side. Nil unless the target is larger, so that
  /// the painted area would lose precision beside it.
  ///
  /// - Complexity: O(1), or O(n) for such a target.
  func clampRegion(forSize size: Double) -> Rect? {
    let own = 4 * transform.largest * (path.magnitude + reach)
    guard size > own, let bounds = unclippedBounds else { return nil }
    return bounds.outset(by: Swift.max(bounds.width, bounds.height))
  }

  func scaled(by factor: Double) -> HitTest {
    var paint = paint
    paint.stroke = paint.stroke?.scaled(by: factor)
    return HitTest(path.scaled(by: factor), paint)
  }
}

extension Transform {
  var largest: Double {
    Swift.max(
      Swift.max(a.magnitude, b.magnitude, c.magnitude, d.magnitude), e.magnitude, f.magnitude)
  }

  func scaled(by k: Double) -> Transform {
    Transform(a * k, b * k, c * k, d * k, e * k, f * k)
  }
}

extension Rect {
  /// The map from the square -1…1 × -1…1 to the rectangle, or to the part of it that is finite.
  var frame: Transform {
    let (left, right) = (limited.minX / 2, limited.maxX / 2)
    let (top, bottom) = (limited.minY / 2, limited.maxY / 2)
    return Transform(right - left, 0, 0, bottom - top, left + right, top + bottom)
  }

  var largest: Double {
    max(max(minX.magnitude, maxX.magnitude), max(minY.magnitude, maxY.magnitude))
  }

  /// The part with finite edges.
  var limited: Rect {
    let most = Double.greatestFiniteMagnitude
    return Rect(
      minX: min(max(minX, -most), most), minY: min(max(minY, -most), most),
      maxX: min(max(maxX, -most), most), maxY: min(max(maxY, -most), most))
  }

  func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}
