import StrokeCore

// Coordinates of any size are brought into a range where arithmetic cannot overflow: everything is
// multiplied by the same power of two, which changes no digit.

extension HitTest {
  /// Where the largest number lies here, no product of two coordinates overflows, and those of
  /// differences that matter beside it do not underflow.
  static let range = 0x1p-300...0x1p480

  private var reach: Double { paint.stroke?.reach ?? 0 }

  /// The power of two by which everything must be multiplied to come into range.
  func rangeScale(_ size: Double) -> Double {
    let largest = Swift.max(size, path.magnitude, reach)
    guard largest > 0, largest.isFinite, !Self.range.contains(largest) else { return 1 }
    let exponent = largest > 1 ? 480 - largest.exponent : Swift.min(-largest.exponent, 1000)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The neighbourhood of what is painted, if a target of this size dwarfs it: its own extent on
  /// every side. Beyond that a target can be cut off without changing any answer; beside numbers a
  /// million times larger, what is painted would lose its places. Nil otherwise.
  ///
  /// - Complexity: O(1), or O(n) beside such a target.
  func neighbourhood(dwarfedBy size: Double) -> Rect? {
    let own = 4 * transform.largest * (path.magnitude + reach)
    guard size > 0x1p20 * own, let bounds = paintedBounds else { return nil }
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
  /// The map of the square -1…1 × -1…1 to the rectangle, or to what a double can reach of it.
  var frame: Transform {
    let most = Double.greatestFiniteMagnitude
    let (left, right) = (max(minX, -most) / 2, min(maxX, most) / 2)
    let (top, bottom) = (max(minY, -most) / 2, min(maxY, most) / 2)
    return Transform(right - left, 0, 0, bottom - top, left + right, top + bottom)
  }

  var largest: Double {
    max(max(minX.magnitude, maxX.magnitude), max(minY.magnitude, maxY.magnitude))
  }

  func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}
