/// A shape that a detector measured a stroke by: what a picture lays over the stroke to show why
/// the verdict is what it is. It says what the shape is and where, not how it looks.
public struct Construction: Hashable, Sendable {
  /// The role in the detector's measurement. The raw value is its name in pictures.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The least rectangle that holds the samples.
    case boundingBox = "least rectangle"
    /// The ellipse that touches the four sides of the least rectangle.
    case inscribedEllipse = "ellipse in it"
    /// The middle that angles and distances are seen from.
    case center = "centre"
    /// The least rectangle moved to the mean of the samples.
    case centeredBox = "about the mean"
    /// The distances from the centre that are allowed.
    case radiusBand = "allowed radius"
    /// From the centre to the first sample: the radius, and where angles are counted from.
    case firstAngle = "first angle"
    /// The circle that fits best.
    case fittedCircle = "fitted circle"
    /// The square that no sample may lie in.
    case middle = "forbidden middle"
    /// The box of the fitted circle.
    case fittedBox = "box of the fit"
    /// The box of the samples.
    case strokeBox = "box of the stroke"
    /// The smoothed stroke without what hooks and overlaps at its ends.
    case trimmedOutline = "trimmed outline"
    /// The ellipse of the same moments as what the stroke encloses.
    case enclosedEllipse = "enclosed ellipse"
  }

  /// The geometry.
  public enum Shape: Hashable, Sendable {
    /// A place.
    case point(Point)
    /// A straight line from one place to another.
    case segment(Point, Point)
    /// A line through these places.
    case polyline([Point])
    /// A rectangle.
    case rectangle(Rect)
    /// A circle.
    case circle(Circle)
    /// An ellipse.
    case ellipse(Ellipse)
    /// All that is at least `inner` and at most `outer` away from `center`; 0 ≤ inner ≤ outer.
    case band(center: Point, inner: Double, outer: Double)
  }

  /// The role in the detector's measurement.
  public let name: Name
  /// The geometry. Its numbers are finite.
  public let shape: Shape

  /// A shape with its meaning, or nil if a number of it is not finite: nothing to show.
  public init?(_ name: Name, _ shape: Shape) {
    guard shape.isFinite else { return nil }
    self.name = name
    self.shape = shape
  }
}

extension Construction.Shape {
  /// True if every number is finite.
  public var isFinite: Bool {
    switch self {
    case .point(let point): point.isFinite
    case .segment(let start, let end): start.isFinite && end.isFinite
    case .polyline(let points): points.allSatisfy { $0.isFinite }
    case .rectangle(let box): box.isFinite
    case .circle(let circle): circle.center.isFinite && circle.radius.isFinite
    case .ellipse(let ellipse):
      ellipse.center.isFinite && (ellipse.radiusX + ellipse.radiusY + ellipse.rotation).isFinite
    case .band(let center, let inner, let outer):
      center.isFinite && inner.isFinite && outer.isFinite
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
