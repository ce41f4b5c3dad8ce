// Coordinates of any size are brought into a range where arithmetic cannot overflow: everything is
// multiplied by the same power of two, which changes no digit.

extension HitTest {
  /// Between 2^-300 and 2^300 no product or quotient of two or three coordinates overflows or
  /// loses places that matter.
  static let range = 0x1p-300...0x1p300

  private var reach: Double { paint.stroke?.reach ?? 0 }

  func isInRange(_ rect: Rect) -> Bool {
    let size = Swift.max(
      Swift.max(rect.minX.magnitude, rect.maxX.magnitude),
      Swift.max(rect.minY.magnitude, rect.maxY.magnitude))
    return Self.range.contains(Swift.max(size, Swift.max(path.magnitude, reach)))
  }

  /// The power of two by which everything must be multiplied to come into range.
  func rangeScale(_ size: Double) -> Double {
    let largest = Swift.max(size, path.magnitude, reach)
    guard largest > 0, largest.isFinite, !Self.range.contains(largest) else { return 1 }
    let exponent = Swift.min(Swift.max(-largest.exponent, -1000), 1000)
    return Double(sign: .plus, exponent: exponent, significand: 1)
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

  func scaled(by factor: Double) -> Rect {
    Rect(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}
