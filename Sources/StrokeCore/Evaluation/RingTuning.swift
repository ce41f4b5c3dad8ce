/// The limits of ring for one stroke: for each pair of a least aspect and a greatest number of
/// turns, the values of the strictness that pass it.
///
/// The limits of ring depend on each other, so these two are tried in steps. The strictness is
/// exact.
package struct RingTuning: Sendable {
  /// A detector for each pair, the one with the present limits first.
  package let detectors: [RingDetector]
  /// False if the strictness keeps its value.
  package let fitsStrictness: Bool

  package init(_ ring: RingDetector, fitting names: Set<String>) {
    fitsStrictness = names.contains("strictness")
    let fitsAspect = names.contains("min-aspect")
    let fitsTurns = names.contains("max-turns")
    // Two limits together are tried in steps three times as wide.
    let isFine = !(fitsAspect && fitsTurns)
    let aspects = stride(from: 20, through: 90, by: isFine ? 2 : 6).map { Double($0) / 100 }
    let turns = stride(from: 105, through: 250, by: isFine ? 5 : 15).map { Double($0) / 100 }
    var detectors = [ring]
    for aspect in fitsAspect ? [nil] + aspects.map(Optional.some) : [nil] {
      for most in fitsTurns ? [nil] + turns.map(Optional.some) : [nil] {
        guard aspect != nil || most != nil else { continue }
        var detector = ring
        if let aspect { detector.minAspect = aspect }
        if let most { detector.maxTurns = most }
        detectors.append(detector)
      }
    }
    self.detectors = detectors
  }

  /// For each detector, the values of the strictness that pass a stroke: 0 up to a number; every
  /// number if the strictness is not fitted; nil if none passes.
  ///
  /// - Complexity: O(n), and some comparisons for each detector.
  package func passingRanges(_ stroke: Stroke) -> [ClosedRange<Double>?] {
    let record = LoopRecord(of: stroke)
    return detectors.map { detector in
      guard fitsStrictness else {
        return detector.rejection(by: record) == nil ? SettingRange.anything : nil
      }
      return greatestStrictness(of: detector, for: record).map { 0...$0 }
    }
  }

  /// The greatest strictness, in ten-thousandths, that passes a stroke; nil if not even 0 does.
  private func greatestStrictness(of detector: RingDetector, for record: LoopRecord) -> Double? {
    func passes(_ units: Int) -> Bool {
      var detector = detector
      detector.strictness = Double(units) / 10_000
      return detector.rejection(by: record) == nil
    }
    guard passes(0) else { return nil }
    guard !passes(10_000) else { return 1 }
    var (low, high) = (0, 10_000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if passes(middle) { low = middle } else { high = middle }
    }
    return Double(low) / 10_000
  }
}
