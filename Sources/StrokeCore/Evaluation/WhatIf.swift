/// What would change a verdict: the smallest change of limits or, if the limits depend on each
/// other, the check that came closest to the other outcome.
public struct WhatIf: Hashable, Sendable {
  /// A limit, and a new value with as few digits as possible.
  public struct Change: Hashable, Sendable {
    /// The name of the setting.
    public let setting: String
    /// The value to give it.
    public let value: Double
  }

  /// True if the stroke would then be a circle; false if it is one, and would be rejected.
  public let wouldPass: Bool
  /// The limits to move, all of them together; empty if no limits can change the verdict.
  public let changes: [Change]
  /// The check that came closest to the other outcome, for a detector whose limits depend on each
  /// other.
  public let closest: Check?

  /// Creates a change of limits; empty if no limits can change the verdict.
  public init(wouldPass: Bool, changes: [Change]) {
    (self.wouldPass, self.changes, closest) = (wouldPass, changes, nil)
  }

  /// Creates the check that came closest to the other outcome; nil if no check can be compared.
  public init(wouldPass: Bool, closest: Check?) {
    (self.wouldPass, changes, self.closest) = (wouldPass, [], closest)
  }
}

/// A detector that can tell what would change its verdict.
///
/// ```swift
/// for change in CookbookDetector().whatIf(of: stroke).changes {
///   print(change.setting, change.value)  // max-inflections 6.0
/// }
/// ```
///
/// A detector of your own whose settings limit the checks independently only needs to conform to
/// ``SeparableDetector``.
public protocol AdjustableDetector: Detector {
  /// The smallest change that would make a circle of a rejected stroke, or the reverse. Each limit
  /// moves to the first value that does it, with four digits if possible: all limits that reject
  /// the stroke or, for an accepted stroke, the one that moves least relative to its size.
  ///
  /// For ``RingDetector``, whose checks are weighed together, the check that came closest.
  ///
  /// - Complexity: O(n log n).
  func whatIf(of stroke: Stroke) -> WhatIf
}

extension RingDetector: AdjustableDetector {
  /// The check that came closest to the other outcome: for a rejected stroke the one that fails by
  /// the smallest share of its tolerance, for a circle the one that uses the largest share. If no
  /// check fails alone, the one with the most weight, with the limit that the others leave it.
  public func whatIf(of stroke: Stroke) -> WhatIf {
    let explanation = explanation(of: stroke)
    let closest = closest(explanation.checks).map { explanation.checks[$0] }
    return WhatIf(wouldPass: !explanation.verdict.isCircle, closest: closest)
  }

  /// The index of the check that came closest to the other outcome, of all checks of a stroke: the first one
  /// that fails if those that fail cannot be compared.
  package func closest(_ checks: [Check]) -> Int? {
    let rejection = checks.firstIndex { $0.isFailed }
    var best: (index: Int, share: Double)?
    for (index, check) in checks.enumerated()
    where hasIdeal(check) && !check.isOmitted && check.isFailed == (rejection != nil) {
      let share = share(check)
      if let best, rejection == nil ? share <= best.share : share >= best.share { continue }
      best = (index, share)
    }
    return best?.index ?? rejection
  }
}

extension SeparableDetector {
  /// The least change of limits, by the ranges of their values that pass.
  public func whatIf(of stroke: Stroke) -> WhatIf {
    guard let ranges = settingRanges(of: stroke) else {
      return WhatIf(wouldPass: true, changes: [])
    }
    let settings = ranges.compactMap { range in
      Self.settings.first { $0.fixedName == range.name }.map { (setting: $0, range: range) }
    }
    guard ranges.allSatisfy({ $0.passes }) else {
      var changes: [WhatIf.Change] = []
      for (setting, range) in settings where !range.passes {
        guard let value = range.firstPassing(for: setting) else {
          return WhatIf(wouldPass: true, changes: [])
        }
        changes.append(WhatIf.Change(setting: setting.name, value: value))
      }
      return WhatIf(wouldPass: true, changes: changes)
    }
    var best: (change: WhatIf.Change, cost: Double)?
    for (setting, range) in settings {
      for value in range.firstFailing(for: setting) {
        let cost = value.relativeChange(from: range.value)
        if cost < best?.cost ?? .infinity {
          best = (WhatIf.Change(setting: setting.name, value: value), cost)
        }
      }
    }
    return WhatIf(wouldPass: false, changes: best.map { [$0.change] } ?? [])
  }
}

extension Double {
  /// The difference from another number, as a share of the greater of the two.
  package func relativeChange(from other: Double) -> Double {
    self == other ? 0 : (self - other).magnitude / Swift.max(magnitude, other.magnitude)
  }
}

extension Setting {
  /// Whether users can enter this value.
  fileprivate func accepts(_ value: Double) -> Bool {
    range.contains(value) && (!isCount || (value.rounded() == value && value <= 1e12))
  }
}

extension SettingRange {
  /// Four digits first, and finer values if none of those will do.
  private static let precisions = [4, 6, 9, 15].map(DecimalSteps.init)

  /// The passing value with the fewest digits that is nearest to a value that does not pass; nil if
  /// the setting accepts none.
  fileprivate func firstPassing<Owner>(for setting: Setting<Owner>) -> Double? {
    let isBelow = value < passing.lowerBound
    let bound = isBelow ? passing.lowerBound : passing.upperBound
    let whole = setting.isCount ? bound.rounded(isBelow ? .up : .down) : bound
    let values = Self.precisions.map { isBelow ? $0.up(to: whole) : $0.down(to: whole) } + [whole]
    return values.first { passing.contains($0) && setting.accepts($0) }
  }

  /// The values of four digits next to the passing range, below and above, that the setting
  /// accepts.
  fileprivate func firstFailing<Owner>(for setting: Setting<Owner>) -> [Double] {
    let fourDigits = Self.precisions[0]
    let isCount = setting.isCount
    let below = isCount ? passing.lowerBound.rounded(.up) - 1 : passing.lowerBound.nextDown
    let above = isCount ? passing.upperBound.rounded(.down) + 1 : passing.upperBound.nextUp
    return [fourDigits.down(to: below), fourDigits.up(to: above)].filter {
      !passing.contains($0) && setting.accepts($0)
    }
  }
}
