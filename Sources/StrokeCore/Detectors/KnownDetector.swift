/// A detector of this library, by name. Help, options and reports list them in this order.
package enum KnownDetector: String, Hashable, Sendable, CaseIterable {
  case cookbook, lamarche, katz, ring

  /// The reasons that its checks state, in their order.
  private var reasons: [Reason] {
    switch self {
    case .cookbook: CookbookDetector.reasons
    case .lamarche: LaMarcheDetector.reasons
    case .katz: KatzDetector.reasons
    case .ring: RingDetector.reasons
    }
  }

  /// The reasons of all known detectors, each once, in the order of the detectors and their checks.
  package static let reasons: [Reason] = allCases.reduce(into: []) { reasons, detector in
    reasons += detector.reasons.filter { !reasons.contains($0) }
  }
}
