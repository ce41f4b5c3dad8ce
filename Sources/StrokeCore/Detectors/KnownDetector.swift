/// A detector of this library, by name. Help, options and reports list them in this order.
package enum KnownDetector: String, Hashable, Sendable, CaseIterable {
  case cookbook, lamarche, katz, ring

  /// The reasons of all known detectors, each once, in the order of the detectors and their checks.
  package static let reasons: [Reason] =
    [
      CookbookDetector.reasons, LaMarcheDetector.reasons, KatzDetector.reasons,
      RingDetector.reasons,
    ].reduce(into: []) { all, reasons in all += reasons.filter { !all.contains($0) } }
}
