extension KatzDetector {
  /// The distances of the samples from the fitted circle, and the samples in its middle.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    guard let fit = fit.circle(through: stroke) else { return [] }
    let failures = failures(on: stroke)
    let middle = middle(of: fit)
    // As they are counted: low edges in, high edges out.
    let inside = stroke.points.filter {
      $0.x >= middle.minX && $0.x < middle.maxX && $0.y >= middle.minY && $0.y < middle.maxY
    }
    return [
      Evidence(.residuals, .residuals(from: fit), isFailed: failures.contains(.fitError)),
      Evidence(.inMiddle, .points(inside), isFailed: failures.contains(.pointsInMiddle)),
    ].compactMap { $0 }
  }
}
