import StrokeCore

/// Follows a curve to see whether it passes through a target, and how it winds about the centre if
/// not. It is subdivided only where its hull reaches into the target.
struct CurveTrace<T: Target> {
  private let target: T
  private let box: Rect
  private let center: Point
  private var budget = 1 << 14
  /// The winding about the target's centre of what did not pass.
  private(set) var winding = 0
  /// Where the curve passes.
  private(set) var place = Point.origin

  init(_ target: T) {
    self.target = target
    (box, center) = (target.bounds, target.center)
  }

  mutating func passes(_ curve: some Curve) -> Bool {
    if isNear(curve.hullBounds) { return passes(near: curve, depth: 64) }
    wind(curve)
    return false
  }

  @inline(__always)
  private func isNear(_ hull: Rect) -> Bool {
    hull.maxY > box.minY && hull.minY < box.maxY && hull.maxX > box.minX && hull.minX < box.maxX
  }

  /// Takes note of a piece that does not pass: its chord winds as it does, because the centre is
  /// outside its hull.
  private mutating func wind(_ curve: some Curve) {
    winding += windingChange(curve.p0, curve.p3, about: center)
  }

  /// Halves in a loop while one half is away, which may take as often as a double has exponents, and
  /// calls itself where neither is.
  private mutating func passes<C: Curve>(near whole: C, depth: Int) -> Bool {
    var curve = whole
    while budget > 0, depth > 0 {
      budget -= 1
      if let axis = CurveAxis(curve) {
        if !target.meets(axis.box(from: curve.p0, side: 0)) {
          wind(curve)
          return false
        }
        let rounding = 0x1p-50 * curve.hullBounds.largest
        if axis.spread < 1, axis.right - axis.left <= rounding { break }
      } else if curve.isPoint {
        break
      }
      let (left, right) = curve.halved()
      // Not the ends of the whole curve, which its neighbours share.
      if target.contains(left.p3) {
        place = left.p3
        return true
      }
      let (isLeftNear, isRightNear) = (isNear(left.hullBounds), isNear(right.hullBounds))
      if isLeftNear, isRightNear, passes(near: left, depth: depth - 1) { return true }
      if !isLeftNear { wind(left) }
      if !isRightNear { wind(right) }
      guard isLeftNear || isRightNear else { return false }
      curve = isRightNear ? right : left
    }
    return chordPasses(curve)
  }

  /// The same of a curve that cannot be told from its chord.
  private mutating func chordPasses(_ curve: some Curve) -> Bool {
    guard target.meets(curve.p0, curve.p3) else {
      wind(curve)
      return false
    }
    place = target.point(on: curve.p0, curve.p3)
    return true
  }
}
