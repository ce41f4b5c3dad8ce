/// The value of a setting, and the values of it that let one stroke pass.
package struct SettingRange: Hashable, Sendable {
  /// The value, or what stands for it where it is unset.
  package let value: Double
  /// The values that pass, infinite where one side is open.
  package let passing: ClosedRange<Double>

  /// A setting of this value, which lets the stroke pass from one number to another.
  package init(value: Double, passing: ClosedRange<Double>) {
    (self.value, self.passing) = (value, passing)
  }

  /// True if the value passes.
  package var passes: Bool { passing.contains(value) }

  /// Every number.
  static let anything = -Double.infinity...Double.infinity
}

/// A detector whose settings limit a stroke one by one: it accepts the stroke if and only if the
/// value of each is in a range that depends on the stroke alone.
package protocol SeparableDetector: Detector {
  /// The settings in their order, each with the values that pass; nil if the stroke is rejected
  /// whatever they are.
  ///
  /// A setting that stands in for another one, which is unset, has no range of its own: the other one
  /// has it.
  ///
  /// - Complexity: O(n log n).
  func settingRanges(of stroke: Stroke) -> [SettingRange]?
}

extension Check {
  /// The values of an upper bound that let what was measured pass. What is not a number passes any.
  fileprivate var upperBounds: ClosedRange<Double> {
    guard let measured, !measured.isNaN else { return SettingRange.anything }
    return measured...Double.infinity
  }

  /// The values of a lower bound that let what was measured pass.
  fileprivate var lowerBounds: ClosedRange<Double> {
    guard let measured, !measured.isNaN else { return SettingRange.anything }
    return -Double.infinity...measured
  }
}

extension [Check] {
  /// The check of a name with a limit of a kind.
  fileprivate func first(_ name: Check.Name, isUpper: Bool = true) -> Check? {
    first { check in
      guard check.name == name else { return false }
      if case .atLeast = check.limit { return !isUpper }
      return isUpper
    }
  }

  /// The values of an upper bound that let a stroke pass.
  fileprivate func upperBounds(_ name: Check.Name) -> ClosedRange<Double> {
    first(name)?.upperBounds ?? SettingRange.anything
  }

  /// The values of a lower bound that let a stroke pass.
  fileprivate func lowerBounds(_ name: Check.Name) -> ClosedRange<Double> {
    first(name, isUpper: false)?.lowerBounds ?? SettingRange.anything
  }

  /// Whether there is a sample at all, which every detector asks for.
  fileprivate var haveSamples: Bool {
    (first(.points, isUpper: false)?.measured ?? 0) >= 1
  }
}

extension CookbookDetector: SeparableDetector {
  package func settingRanges(of stroke: Stroke) -> [SettingRange]? {
    let checks = explanation(of: stroke).checks
    guard checks.haveSamples else { return nil }
    // The width of the view stands in for the greatest gap.
    let gap = maxGap ?? (stroke.viewWidth ?? viewWidth) / 3
    return [
      SettingRange(value: Double(minPoints), passing: checks.lowerBounds(.points)),
      SettingRange(value: maxDuration, passing: checks.upperBounds(.duration)),
      SettingRange(value: Double(maxInflections), passing: checks.upperBounds(.inflections)),
      SettingRange(value: viewWidth, passing: SettingRange.anything),
      SettingRange(value: gap, passing: checks.upperBounds(.closure)),
      SettingRange(value: minTransit, passing: checks.lowerBounds(.transit)),
      SettingRange(value: maxTransit, passing: checks.upperBounds(.transit)),
    ]
  }
}

extension LaMarcheDetector: SeparableDetector {
  package func settingRanges(of stroke: Stroke) -> [SettingRange]? {
    // Where everything is allowed, the sample farthest from the radius is measured.
    var lenient = self
    lenient.radiusVariance = .infinity
    let checks = lenient.explanation(of: stroke).checks
    guard checks.haveSamples, let variances = variances(of: stroke, checks.first(.roundness))
    else { return nil }
    return [
      SettingRange(value: Double(minPoints), passing: checks.lowerBounds(.points)),
      SettingRange(value: maxDuration, passing: checks.upperBounds(.duration)),
      SettingRange(value: maxGap, passing: checks.upperBounds(.closure)),
      SettingRange(value: radiusVariance, passing: variances),
      SettingRange(
        value: Double(exemptPoints), passing: exemptions(of: stroke, checks.first(.angleRise))),
    ]
  }

  /// The variances that allow the sample farthest from the radius; nil if none does.
  private func variances(of stroke: Stroke, _ roundness: Check?) -> ClosedRange<Double>? {
    guard let percent = roundness?.measured, !percent.isNaN else { return SettingRange.anything }
    guard percent.isFinite else { return nil }
    let off = (percent - 100).magnitude
    let least = Double.leastPassing(near: asPublished ? off / 100 : off) { variance in
      var detector = self
      detector.radiusVariance = variance
      return !detector.band.excludes(percent)
    }
    return least...Double.infinity
  }

  /// The numbers of last samples to exempt that leave out the first rise of the angle.
  private func exemptions(of stroke: Stroke, _ sequence: Check?) -> ClosedRange<Double> {
    guard sequence?.measured != nil, let circle = circle(of: stroke) else {
      return SettingRange.anything
    }
    var strict = self
    strict.exemptPoints = 0
    let walked = walkedSamples(of: stroke)
    let rise = strict.sequence(of: stroke, walked, about: circle).failure
    guard walked.contains(rise) else { return SettingRange.anything }
    return Double(walked.upperBound - rise)...Double.infinity
  }
}

extension KatzDetector: SeparableDetector {
  package func settingRanges(of stroke: Stroke) -> [SettingRange]? {
    guard let circle = fit.circle(through: stroke) else { return nil }
    let checks = explanation(of: stroke).checks
    guard (checks.first(.fit)?.measured ?? 1) > 0 else { return nil }
    var least = checks.upperBounds(.fitError).lowerBound
    if let overlap = checks.first(.overlap)?.measured {
      least = max(least, .leastPassing(near: 1 - overlap) { overlap > 1 - $0 })
    }
    let most = checks.first(.pointsInMiddle)?.measured.map { _ in
      greatestTolerance(leavingEmpty: circle, by: stroke)
    }
    // A tolerance that is large enough for the rest can be too large for the middle.
    let greatest = most ?? .infinity
    guard least <= greatest else { return nil }
    return [SettingRange(value: tolerance, passing: least...greatest)]
  }

  /// The greatest tolerance at which no sample is in the middle.
  private func greatestTolerance(leavingEmpty circle: Circle, by stroke: Stroke) -> Double {
    var nearest = Double.infinity
    for index in 0..<stroke.count {
      let off = stroke.point(at: index) - circle.center
      nearest = min(nearest, max(off.dx.magnitude, off.dy.magnitude))
    }
    let isTooLarge = { (tolerance: Double) in
      var detector = self
      detector.tolerance = tolerance
      return stroke.count(in: detector.middle(of: circle)) > 0
    }
    let near = nearest / circle.radius * 2.0.squareRoot()
    return .leastPassing(near: near, isTooLarge).nextDown
  }
}

extension Double {
  /// The least number from 0 up that passes, if all greater ones pass too; computed to be near
  /// `guess`. Infinite if none does.
  static func leastPassing(near guess: Double, _ passes: (Double) -> Bool) -> Double {
    guard !passes(0) else { return 0 }
    // Mostly, the guess is off by rounding alone.
    var low = max(0, guess * (1 - 1e-13))
    var high = max(guess * (1 + 1e-13), .leastNormalMagnitude)
    if passes(low) { low = 0 }
    if !passes(high) {
      (low, high) = (high, .greatestFiniteMagnitude)
      guard passes(high) else { return .infinity }
    }
    // Numbers from 0 up are in the order of their bits.
    while high.bitPattern - low.bitPattern > 1 {
      let middle = Double(bitPattern: low.bitPattern + (high.bitPattern - low.bitPattern) / 2)
      if passes(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
