/// The algebraic circle fit of Taubin (1991) by Newton's method on the characteristic polynomial,
/// after Chernov's account of it (Circular and Linear Regression, 2010, chapter 5).
struct CircleFit {
  var maxIterations = 99

  /// As published by Katz: z = x² + y + y in the moments, a plus in place of a times.
  var reproducesPublishedSlip = false

  /// The flatness at which samples count as collinear, see ``CentralMoments/areFlat(_:)``. By
  /// default only rounding keeps them off a line: they are a million times longer than wide.
  var flattest = 1e-13

  /// The circle that fits best; nil if there are under three samples, or all are in one place or on
  /// a line.
  ///
  /// - Complexity: O(n).
  func circle(through stroke: Stroke) -> Circle? {
    // The published slip depends on the scale, so it is reproduced at the stroke's own.
    let frame = NormalizedFrame(of: stroke, isScaled: !reproducesPublishedSlip)
    guard stroke.count > 2, !frame.isDot else { return nil }
    let moments = CentralMoments(
      of: stroke, in: frame, reproducesPublishedSlip: reproducesPublishedSlip)
    return fit(moments).flatMap { frame.circle($0.center, radius: $0.radius) }
  }

  /// The circle that fits places with these moments; nil if no circle is nearest, such as for a
  /// line.
  func fit(_ moments: CentralMoments) -> (center: Vector, radius: Double)? {
    guard reproducesPublishedSlip || !moments.areFlat(flattest) else { return nil }
    let circle = moments.circle(atRoot: moments.smallestRoot(maxIterations))
    // Places that fit two roots equally well, such as a plus sign, have no nearest circle.
    let isCircle = circle.center.dx.isFinite && circle.center.dy.isFinite && circle.radius.isFinite
    return isCircle ? circle : nil
  }
}
