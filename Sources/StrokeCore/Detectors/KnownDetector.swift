/// A detector of this library, chosen by name: the list from which help, options and reports are made,
/// in its order.
package enum KnownDetector: String, Hashable, Sendable, CaseIterable {
  case cookbook, lamarche, katz, ring

  /// Hands the detector, with its published limits, to `visitor`. (Embedded Swift has no `any` to hand
  /// it out by.)
  package func apply<Visitor: DetectorVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .cookbook: visitor.visit(CookbookDetector())
    case .lamarche: visitor.visit(LaMarcheDetector())
    case .katz: visitor.visit(KatzDetector())
    case .ring: visitor.visit(RingDetector())
    }
  }

  /// The reasons of all known detectors, each once, in the order of the detectors and their checks.
  package static let reasons: [Reason] = allCases.reduce(into: []) { reasons, detector in
    reasons += detector.apply(ReasonsOf()).filter { !reasons.contains($0) }
  }
}

/// Something to do with a detector of any type.
package protocol DetectorVisitor {
  associatedtype Result

  /// Does it with this detector.
  func visit(_ detector: some Detector) -> Result
}

private struct ReasonsOf: DetectorVisitor {
  func visit<Visited: Detector>(_ detector: Visited) -> [Reason] { Visited.reasons }
}
