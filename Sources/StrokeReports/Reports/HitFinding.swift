import StrokeCore

/// The question of a hit test.
package enum HitQuery: Hashable, Sendable {
  /// A rectangle by its upper left corner and its size.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point.
  case point(Point)
  /// A round finger.
  case finger(Circle)

  /// The rectangle by its edges; nil if it is another question, or has no size.
  package var rect: Rect? {
    guard case .rect(let x, let y, let width, let height) = self else { return nil }
    return .written(x: x, y: y, width: width, height: height)
  }
}

/// The answer of a hit test.
package struct HitFinding: Sendable {
  /// The question.
  package let query: HitQuery
  /// True if it was hit.
  package let isHit: Bool
  /// The name of the element it is about; nil for the whole drawing.
  package let element: String?
  /// The evidence for the answer, where it was asked for.
  package let evidence: Evidence?

  /// The evidence for an answer.
  package struct Evidence: Hashable, Sendable {
    /// The painted bounds.
    package let bounds: Rect?
    /// The bounds that the published code takes for them.
    package let publishedBounds: Rect?
    /// True if the published bounds give the same answer.
    package let agreesWithPublished: Bool

    /// Evidence.
    package init(bounds: Rect?, publishedBounds: Rect?, agreesWithPublished: Bool) {
      self.bounds = bounds
      self.publishedBounds = publishedBounds
      self.agreesWithPublished = agreesWithPublished
    }
  }

  /// An answer.
  package init(
    _ query: HitQuery, isHit: Bool, element: String? = nil, evidence: Evidence? = nil
  ) {
    self.query = query
    self.isHit = isHit
    self.element = element
    self.evidence = evidence
  }
}
