/// A detector of this library, by name. Help, options and reports list them in this order.
package enum KnownDetector: String, Hashable, Sendable, CaseIterable {
  case cookbook, lamarche, katz, ring

  /// Calls `visitor` with the detector and its published limits. (Embedded Swift has no `any` to
  /// return it as.)
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

/// An operation on a detector of any type.
package protocol DetectorVisitor {
  associatedtype Result

  func visit(_ detector: some Detector) -> Result
}

private struct ReasonsOf: DetectorVisitor {
  func visit<Visited: Detector>(_ detector: Visited) -> [Reason] { Visited.reasons }
}
