/// A shape that a detector measured a stroke against: what a picture draws over the stroke to show
/// why the verdict is what it is. It states what the shape is and where, not how it is drawn.
public struct Construction: Hashable, Sendable {
  /// The role of the shape in the measurement. A detector may define its own.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    private let fixedText: FixedText

    /// Creates a role by its name in the legends of pictures: a few lowercase words.
    public init(_ name: StaticString) { fixedText = FixedText(name) }

    /// The name in the legends of pictures.
    public var description: String { fixedText.description }
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

  /// Creates a shape with its role; nil if a number is not finite, because there is nothing to draw
  /// then.
  public init?(_ name: Name, _ shape: Shape) {
    guard shape.isFinite else { return nil }
    self.name = name
    self.shape = shape
  }
}

// The shapes that the known detectors measure by.
extension Construction.Name {
  /// The bounding box of the samples.
  public static let boundingBox = Construction.Name("least rectangle")
  /// The ellipse inscribed in the bounding box.
  public static let inscribedEllipse = Construction.Name("ellipse in it")
  /// The centre that angles and distances are measured from.
  public static let center = Construction.Name("centre")
  /// The bounding box, moved to the mean of the samples.
  public static let centeredBox = Construction.Name("about the mean")
  /// The distances from the centre that are allowed.
  public static let radiusBand = Construction.Name("allowed radius")
  /// The line from the centre to the first sample: the radius, and the direction that angles are
  /// counted from.
  public static let firstAngle = Construction.Name("first angle")
  /// The circle that fits best.
  public static let fittedCircle = Construction.Name("fitted circle")
  /// The square that no sample may lie in.
  public static let middle = Construction.Name("forbidden middle")
  /// The box of the fitted circle.
  public static let fittedBox = Construction.Name("box of the fit")
  /// The box of the samples.
  public static let strokeBox = Construction.Name("box of the stroke")
  /// The smoothed stroke without the hooks and overlaps at its ends.
  public static let trimmedOutline = Construction.Name("trimmed outline")
  /// The ellipse with the same moments as the area that the stroke encloses.
  public static let enclosedEllipse = Construction.Name("enclosed ellipse")

  /// The pages and the WebAssembly module number the shapes in this order.
  package static let known: [Construction.Name] = [
    .boundingBox, .inscribedEllipse, .center, .centeredBox, .radiusBand, .firstAngle,
    .fittedCircle, .middle, .fittedBox, .strokeBox, .trimmedOutline, .enclosedEllipse,
  ]
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
