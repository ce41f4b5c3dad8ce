/// A detector of this library, chosen by name: the list from which help, options and reports are made,
/// in its order.
///
/// An app that uses one detector needs none of this; it makes the one it wants.
public enum KnownDetector: String, Hashable, Sendable, CaseIterable {
  /// ``CookbookDetector``.
  case cookbook
  /// ``LaMarcheDetector``.
  case lamarche
  /// ``KatzDetector``.
  case katz
  /// ``RingDetector``.
  case ring

  /// Hands the detector, with its published limits, to `visitor`.
  ///
  /// ```swift
  /// struct Judging: DetectorVisitor {
  ///   let stroke: Stroke
  ///   func visit(_ detector: some Detector) -> Verdict { detector.verdict(on: stroke) }
  /// }
  /// KnownDetector(rawValue: "ring")?.apply(Judging(stroke: stroke))
  /// ```
  public func apply<Visitor: DetectorVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .cookbook: visitor.visit(CookbookDetector())
    case .lamarche: visitor.visit(LaMarcheDetector())
    case .katz: visitor.visit(KatzDetector())
    case .ring: visitor.visit(RingDetector())
    }
  }

  /// The name on the command line and in reports: that of the detector.
  public var name: String { apply(NameOf()) }

  /// The publication it comes from.
  public var citation: String { apply(CitationOf()) }

  /// The reasons of all known detectors, each once, in the order of the detectors and their checks.
  public static let reasons: [Reason] = allCases.reduce(into: []) { reasons, detector in
    reasons += detector.apply(ReasonsOf()).filter { !reasons.contains($0) }
  }
}

/// Something to do with a detector of any type.
public protocol DetectorVisitor {
  /// The result.
  associatedtype Result

  /// Does it with this detector.
  func visit(_ detector: some Detector) -> Result
}

private struct NameOf: DetectorVisitor {
  func visit<Visited: Detector>(_ detector: Visited) -> String { Visited.name }
}

private struct CitationOf: DetectorVisitor {
  func visit<Visited: Detector>(_ detector: Visited) -> String { Visited.citation }
}

private struct ReasonsOf: DetectorVisitor {
  func visit<Visited: Detector>(_ detector: Visited) -> [Reason] { Visited.reasons }
}
