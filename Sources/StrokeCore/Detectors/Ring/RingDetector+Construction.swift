extension RingDetector {
  /// The part of the smoothed outline that is left when the ends are trimmed, and the ellipse of
  /// the same moments as what it encloses: the one that the loop is measured by after stretching
  /// has made a circle of it. For an arc, the outline and the circle that fits it best.
  public func construction(of stroke: Stroke) -> [Construction] {
    Self.withSamples(of: stroke) { samples, workspace, frame in
      guard let outline = Outline(samples, in: &workspace) else { return [] }
      let part = turns < 1 ? outline.places : outline.trimmed(upTo: longestTrim)
      let line = (0..<part.count).map { frame.point(part[$0]) }
      let fit = turns < 1 ? arcFit(outline, frame) : loopFit(part, frame)
      return [Construction(.trimmedOutline, .polyline(line))].compactMap { $0 } + fit
    }
  }

  private func loopFit(_ part: PointBuffer, _ frame: NormalizedFrame) -> [Construction] {
    guard let region = EnclosedRegion(part) else { return [] }
    let ellipse = region.ellipse
    let center = frame.point(Vector(ellipse.center.x, ellipse.center.y))
    let placed = Ellipse(
      center: center, radiusX: ellipse.radiusX / frame.scale,
      radiusY: ellipse.radiusY / frame.scale, rotation: ellipse.rotation)
    return [
      Construction(.enclosedEllipse, .ellipse(placed)), Construction(.center, .point(center)),
    ]
    .compactMap { $0 }
  }

  private func arcFit(_ outline: Outline, _ frame: NormalizedFrame) -> [Construction] {
    guard let fit = Arc(outline),
      let circle = frame.circle(fit.center, radius: fit.radius)
    else { return [] }
    return [
      Construction(.fittedCircle, .circle(circle)), Construction(.center, .point(circle.center)),
    ]
    .compactMap { $0 }
  }
}

extension EnclosedRegion {
  /// The ellipse of the same moments.
  fileprivate var ellipse: Ellipse {
    let half = (xx + yy) / 2
    let apart = Vector((xx - yy) / 2, xy)
    let (most, least) = (half + apart.length, max(half - apart.length, 0))
    return Ellipse(
      center: Point(centroid.dx, centroid.dy), radiusX: 2 * most.squareRoot(),
      radiusY: 2 * least.squareRoot(), rotation: arcTangent(Vector(apart.dx, apart.dy)) / 2)
  }
}

extension NormalizedFrame {
  /// A place of the frame, where the stroke has it.
  func point(_ place: Vector) -> Point {
    Point(origin.x + place.dx / scale, origin.y + place.dy / scale)
  }
}
