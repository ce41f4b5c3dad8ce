import StrokeCore

/// What a hit test was asked.
public enum HitQuery: Hashable, Sendable {
  /// A rectangle by its upper left corner and its size.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point.
  case point(Point)
  /// A round finger.
  case finger(Circle)

  /// The rectangle by its edges; nil if it is another question, or has no size.
  public var rect: Rect? {
    guard case .rect(let x, let y, let width, let height) = self else { return nil }
    return .written(x: x, y: y, width: width, height: height)
  }
}

/// What a hit test answered.
public struct HitFinding: Sendable {
  /// What was asked.
  public let query: HitQuery
  /// Whether it was hit.
  public let isHit: Bool
  /// The alpha of the pixel, 0…255, where there is one.
  public let alpha: Int?
  /// The element it is about; nil for the whole drawing.
  public let element: Element?
  /// What is behind the answer, where it was asked for.
  public let evidence: Evidence?

  /// An element of the drawing.
  public struct Element: Hashable, Sendable {
    /// Its own name for itself.
    public let id: String?
    /// Which one it is, counted from 1.
    public let number: Int

    /// An element.
    public init(id: String?, number: Int) {
      self.id = id
      self.number = number
    }

    /// `#id`, or `element 3` if it has none.
    public var name: String { id.map { "#\($0)" } ?? "element \(number)" }
  }

  /// What is behind an answer.
  public struct Evidence: Hashable, Sendable {
    /// The painted bounds.
    public let bounds: Rect?
    /// What the rectangle has in common with them: the part that becomes the pixel.
    public let pixel: Rect?
    /// The bounds that the published code takes for them.
    public let publishedBounds: Rect?
    /// Whether the published bounds give the same answer.
    public let agreesWithPublished: Bool

    /// Evidence.
    public init(bounds: Rect?, pixel: Rect?, publishedBounds: Rect?, agreesWithPublished: Bool) {
      self.bounds = bounds
      self.pixel = pixel
      self.publishedBounds = publishedBounds
      self.agreesWithPublished = agreesWithPublished
    }
  }

  /// An answer.
  public init(
    _ query: HitQuery, isHit: Bool, alpha: Int?, element: Element? = nil,
    evidence: Evidence? = nil
  ) {
    self.query = query
    self.isHit = isHit
    self.alpha = alpha
    self.element = element
    self.evidence = evidence
  }
}
