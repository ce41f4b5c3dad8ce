/// The algebraic circle fit of Taubin (1991) by Newton's method on the characteristic polynomial,
/// after Chernov's account of it (Circular and Linear Regression, 2010, chapter 5).
struct CircleFit {
  /// The most steps of Newton's method.
  var maxIterations = 99

  /// As published by Katz: z = x² + y + y in the moments, a plus for a times.
  var reproducesPublishedSlip = false

  /// The flatness at which samples count as a line, see ``CentralMoments/areFlat(_:)``: by default those that
  /// only rounding keeps off it, a million times longer than wide.
  var flattest = 1e-13

  /// The circle that fits best, or nil where none does: under three samples, all in one place, or
  /// all on a line.
  ///
  /// - Complexity: O(n).
  func circle(through stroke: Stroke) -> Circle? {
    // The published slip is not the same at every scale, so it is made at the stroke's own.
    let frame = NormalizedFrame(of: stroke, isScaled: !reproducesPublishedSlip)
    guard stroke.count > 2, !frame.isDot else { return nil }
    let moments = CentralMoments(
      of: stroke, in: frame, reproducesPublishedSlip: reproducesPublishedSlip)
    return fit(moments).flatMap { frame.circle($0.center, radius: $0.radius) }
  }

  /// The circle that fits the places with these moments, or nil if no circle is nearest:
  /// if they are on a line, say.
  func fit(_ moments: CentralMoments) -> (center: Vector, radius: Double)? {
    guard reproducesPublishedSlip || !moments.areFlat(flattest) else { return nil }
    let circle = moments.circle(atRoot: moments.smallestRoot(maxIterations))
    // Places that are as good for two roots, such as those of a plus sign, have no nearest circle.
    let isCircle = circle.center.dx.isFinite && circle.center.dy.isFinite && circle.radius.isFinite
    return isCircle ? circle : nil
  }
}
