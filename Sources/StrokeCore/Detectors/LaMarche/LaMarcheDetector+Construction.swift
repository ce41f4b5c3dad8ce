extension LaMarcheDetector {
  /// The band of distances that are allowed, the centre, and the line to the first sample, whose
  /// length is the radius and whose direction is the first angle. No band where none is allowed.
  public func construction(of stroke: Stroke) -> [Construction] {
    guard let circle = circle(of: stroke), case .within(let least, let most) = band else {
      return []
    }
    let inner = circle.radius * max(least, 0) / 100
    let outer = circle.radius * max(most, 0) / 100
    return [
      inner <= outer
        ? Construction(.radiusBand, .band(center: circle.center, inner: inner, outer: outer)) : nil,
      Construction(.firstAngle, .segment(circle.center, stroke.point(at: 0))),
      Construction(.center, .point(circle.center)),
    ].compactMap { $0 }
  }
}
