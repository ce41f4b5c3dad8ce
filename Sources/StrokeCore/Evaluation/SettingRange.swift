/// The value of a setting, and the values that pass one stroke.
package struct SettingRange: Hashable, Sendable {
  package let name: FixedText
  /// The default if the setting is unset.
  package let value: Double
  /// Infinite on an open side.
  package let passing: ClosedRange<Double>

  package var passes: Bool { passing.contains(value) }

  static let anything = -Double.infinity...Double.infinity
}

/// A detector whose settings limit a stroke independently of each other: it accepts the stroke if
/// and only if the value of each is in a range that depends on the stroke alone.
///
/// Every check that a setting limits must name that setting.
public protocol SeparableDetector: AdjustableDetector {
  /// The values of the setting that limits a check by which the check passes; nil if none does. By default
  /// the setting is the limit itself.
  func passingValues(of check: Check, on stroke: Stroke) -> ClosedRange<Double>?
}

extension SeparableDetector {
  /// The settings with their passing values; nil if the stroke is rejected whatever they are.
  ///
  /// A setting that supplies the default of an unset one limits no check itself: the unset one
  /// does.
  ///
  /// - Complexity: O(n log n).
  package func settingRanges(of stroke: Stroke) -> [SettingRange]? {
    let checks = explanation(of: stroke).checks
    guard !checks.contains(where: { $0.isFailed && $0.setting == nil }) else { return nil }
    var ranges: [SettingRange] = []
    for setting in Self.settings {
      var value = setting.value(in: self)
      var (least, most) = (-Double.infinity, Double.infinity)
      for check in checks where check.setting == setting.fixedName {
        guard let passing = passingValues(of: check, on: stroke) else { return nil }
        (least, most) = (max(least, passing.lowerBound), min(most, passing.upperBound))
        value = value ?? check.limit.nearest(to: 0)
      }
      // A value that is large enough for one check may be too large for another.
      guard let value, least <= most else { return nil }
      ranges.append(SettingRange(name: setting.fixedName, value: value, passing: least...most))
    }
    return ranges
  }

  /// The values that pass where the setting is the limit of the check.
  public func passingValues(of check: Check, on stroke: Stroke) -> ClosedRange<Double>? {
    check.passingLimits
  }
}

extension Check {
  /// The values of the limit that pass the measured value. NaN passes every limit. At least one
  /// sample is needed whatever the limit; nil without it.
  fileprivate var passingLimits: ClosedRange<Double>? {
    guard let measured, !measured.isNaN else { return SettingRange.anything }
    guard case .atLeast = limit else { return measured...Double.infinity }
    return name == .points && measured < 1 ? nil : -Double.infinity...measured
  }
}

extension CookbookDetector: SeparableDetector {}

extension LaMarcheDetector: SeparableDetector {
  /// The values that pass: a variance limits both ways, and samples are exempt from the end on.
  public func passingValues(of check: Check, on stroke: Stroke) -> ClosedRange<Double>? {
    guard check.measured != nil, let circle = circle(of: stroke) else {
      return check.passingLimits
    }
    return switch check.name {
    case .roundness: variances(of: stroke, about: circle)
    case .angleRise: exemptions(of: stroke, about: circle)
    default: check.passingLimits
    }
  }

  /// The variances that allow the sample farthest from the radius; nil if none does.
  private func variances(of stroke: Stroke, about circle: Circle) -> ClosedRange<Double>? {
    // With every distance allowed, the measured one is the farthest from the radius.
    var lenient = self
    lenient.radiusVariance = .infinity
    let walked = walkedSamples(of: stroke)
    guard let percent = lenient.roundness(of: stroke, walked, about: circle).check.measured,
      !percent.isNaN
    else { return SettingRange.anything }
    guard percent.isFinite else { return nil }
    let least = Double.leastPassing { variance in
      var detector = self
      detector.radiusVariance = variance
      return !detector.band.excludes(percent)
    }
    return least...Double.infinity
  }

  /// The numbers of exempt last samples that skip the first rise of the angle.
  private func exemptions(of stroke: Stroke, about circle: Circle) -> ClosedRange<Double> {
    var strict = self
    strict.exemptPoints = 0
    let walked = walkedSamples(of: stroke)
    let rise = strict.sequence(of: stroke, walked, about: circle).failure
    guard walked.contains(rise) else { return SettingRange.anything }
    return Double(walked.upperBound - rise)...Double.infinity
  }
}

extension KatzDetector: SeparableDetector {
  /// The tolerances that pass: one tolerance limits all checks, each in its own way.
  public func passingValues(of check: Check, on stroke: Stroke) -> ClosedRange<Double>? {
    guard let measured = check.measured, let circle = fit.circle(through: stroke) else {
      return check.passingLimits
    }
    switch check.name {
    case .overlap:
      return Double.leastPassing { measured > 1 - $0 }...Double.infinity
    case .pointsInMiddle:
      return -Double.infinity...greatestTolerance(leavingEmpty: circle, by: stroke)
    default: return check.passingLimits
    }
  }

  /// The greatest tolerance that leaves the middle empty.
  private func greatestTolerance(leavingEmpty circle: Circle, by stroke: Stroke) -> Double {
    let tooLarge = Double.leastPassing { tolerance in
      var detector = self
      detector.tolerance = tolerance
      return stroke.count(in: detector.middle(of: circle)) > 0
    }
    return tooLarge.nextDown
  }
}

extension Double {
  /// The least number from 0 up that passes, if all greater ones pass too. Infinite if none passes.
  static func leastPassing(_ passes: (Double) -> Bool) -> Double {
    guard !passes(0) else { return 0 }
    var (low, high) = (0.0, Double.greatestFiniteMagnitude)
    guard passes(high) else { return .infinity }
    // Numbers from 0 up have the same order as their bit patterns.
    while high.bitPattern - low.bitPattern > 1 {
      let middle = Double(bitPattern: low.bitPattern + (high.bitPattern - low.bitPattern) / 2)
      if passes(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
