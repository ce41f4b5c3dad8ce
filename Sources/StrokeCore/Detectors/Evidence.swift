/// A mark on the stroke itself, where a check found what it counts or fails on, such as an
/// inflection, a corner, or the gap between the ends. It states what is there and where, not how it
/// is drawn.
public struct Evidence: Hashable, Sendable {
  /// The thing that a check found. A detector may define its own.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    private let fixedText: FixedText

    /// Creates a thing by its name in the legends of pictures: a few lowercase words.
    public init(_ name: StaticString) { fixedText = FixedText(name) }

    /// The name in the legends of pictures.
    public var description: String { fixedText.description }
  }

  /// The geometry.
  public enum Shape: Hashable, Sendable {
    /// Points, each by itself.
    case points([Point])
    /// A line through these points.
    case line([Point])
    /// The distance of each sample from a circle, along its radius.
    case residuals(from: Circle)
  }

  /// The thing that a check found.
  public let name: Name
  /// The geometry. Its numbers are finite, and it is not empty.
  public let shape: Shape
  /// True if the check fails: the stroke has too much of it.
  public let isFailed: Bool

  /// Creates a mark; nil if a number is not finite or there is nothing to mark.
  public init?(_ name: Name, _ shape: Shape, isFailed: Bool) {
    guard shape.canBeShown else { return nil }
    self.name = name
    self.shape = shape
    self.isFailed = isFailed
  }
}

// What the checks of the known detectors find.
extension Evidence.Name {
  /// The samples at which an inflection is counted.
  public static let inflections = Evidence.Name("inflections")
  /// The straight line between the ends.
  public static let gap = Evidence.Name("gap")
  /// The samples that are too near to the centre or too far from it.
  public static let outsideBand = Evidence.Name("outside the allowed radius")
  /// The sample at which the angle from the first sample rises again after it has fallen.
  public static let angleRise = Evidence.Name("angle rises again")
  /// The distances of the samples from the fitted circle.
  public static let residuals = Evidence.Name("residuals")
  /// The samples in the middle that must be empty.
  public static let inMiddle = Evidence.Name("in the forbidden middle")
  /// The points where the line turns much more than it does beside them.
  public static let corners = Evidence.Name("corners")
  /// The points where the line bends the wrong way most.
  public static let dents = Evidence.Name("dents")
  /// The end that sticks out of the loop or runs inside it.
  public static let spur = Evidence.Name("spur")

  /// The report's page numbers the marks in this order.
  package static let known: [Evidence.Name] = [
    .inflections, .gap, .outsideBand, .angleRise, .residuals, .inMiddle, .corners, .dents, .spur,
  ]
}

extension Evidence.Shape {
  fileprivate var canBeShown: Bool {
    switch self {
    case .points(let points), .line(let points):
      !points.isEmpty && points.allSatisfy { $0.isFinite }
    case .residuals(let circle): circle.center.isFinite && circle.radius.isFinite
    }
  }
}

extension Evidence {
  /// The gap between the ends of a stroke, if a check fails because of it or if it is visible:
  /// longer than a twentieth of the stroke's size.
  static func gap(of stroke: Stroke, isFailed: Bool) -> Evidence? {
    guard let box = stroke.bounds, let distance = stroke.closingDistance,
      isFailed || distance > max(box.width, box.height) / 20
    else { return nil }
    let ends = [stroke.point(at: 0), stroke.point(at: stroke.count - 1)]
    return Evidence(.gap, .line(ends), isFailed: isFailed)
  }
}

extension Detector {
  /// The names of all failed checks, not only the first.
  func failures(on stroke: Stroke) -> [Check.Name] {
    allChecks(of: stroke).checks.filter { $0.isFailed && !omits($0) }.map { $0.name }
  }
}
