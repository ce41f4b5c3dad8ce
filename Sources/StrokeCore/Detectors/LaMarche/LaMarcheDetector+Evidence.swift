extension LaMarcheDetector {
  /// The samples outside the band, the one at which the angle rises again, and the gap between the
  /// ends.
  public func evidence(of stroke: Stroke) -> [Evidence] {
    guard let circle = circle(of: stroke) else { return [] }
    let failures = failures(on: stroke)
    let walked = walkedSamples(of: stroke)
    let outside = walked.map { stroke.point(at: $0) }.filter {
      band.excludes(percent($0, of: circle))
    }
    let sequence = sequence(of: stroke, walked, about: circle)
    let rise = sequence.check.isFailed ? [stroke.point(at: sequence.failure)] : []
    return [
      Evidence(.outsideBand, .points(outside), isFailed: failures.contains(.roundness)),
      Evidence(.angleRise, .points(rise), isFailed: failures.contains(.angleRise)),
      .gap(of: stroke, isFailed: failures.contains(.closure)),
    ].compactMap { $0 }
  }
}
