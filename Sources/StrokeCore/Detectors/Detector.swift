/// An algorithm that decides whether a stroke is a circle, with its settings. Its name and
/// ``runChecks(on:until:)`` are all that a detector must state.
///
/// A detector states its checks once, in ``runChecks(on:until:)``. Both evaluation modes, the fast
/// one that stops at the first failure and the one that measures everything, come from that
/// statement and so cannot differ.
public protocol Detector: Sendable {
  /// The name on the command line and in reports.
  static var name: String { get }

  /// The publication of the algorithm; empty by default.
  static var citation: String { get }

  /// The numbers that its user may change, in the order of its checks; none by default.
  static var settings: [Setting<Self>] { get }

  /// The reasons that it rejects strokes for, in the order of its checks; by default not stated.
  static var reasons: [Reason] { get }

  /// The names of the checks that are omitted: they are shown as skipped and reject nothing. A name
  /// omits all checks with that name; ``Check/Name/points``, `fit` and `area` are never omitted,
  /// because there is no circle without them. Empty unless the detector has such a setting.
  var omittedChecks: [Check.Name] { get }

  /// Measures the checks in the published order and passes each to `proceed`, until that returns
  /// false. Returns the circle, if the checks got that far and found one.
  ///
  /// Law: if no check fails, there is a circle. A check that the circle depends on fails whatever the
  /// settings. A stroke that passes all checks without a circle is rejected by ``Check/noCircle``.
  func runChecks(on stroke: Stroke, until proceed: (Check) -> Bool) -> Circle?

  /// Judges the stroke, and stops at the first check that fails.
  ///
  /// - Complexity: O(n), without allocation.
  func verdict(on stroke: Stroke) -> Verdict

  /// The verdict with every check measured, including those after the first failure.
  ///
  /// - Complexity: O(n).
  func explanation(of stroke: Stroke) -> Explanation

  /// The first check that an unfinished stroke already fails and that drawing on can only make
  /// worse; nil by default. See ``Recognizer``.
  func earlyFailure(of stroke: Stroke) -> Check?

  /// The shapes that the stroke was measured against, whatever the verdict, in back-to-front
  /// drawing order. Empty if there are none.
  func construction(of stroke: Stroke) -> [Construction]

  /// The marks on the stroke: what its checks count or fail on, and where. Empty if there is
  /// nothing to mark.
  func evidence(of stroke: Stroke) -> [Evidence]
}

/// A detector whose checks can be omitted.
///
/// ```swift
/// var detector = CookbookDetector()
/// try detector.omit(.duration, .closure)
/// ```
public protocol SelectiveDetector: Detector {
  /// The names of the omitted checks.
  var omittedChecks: [Check.Name] { get set }
}

/// A published detector, whose code does not always do what its description says.
package protocol PublishedDetector: Detector {
  /// True to compute as the published code does, including its mistakes; false to compute what the
  /// description means, in double precision and without traps.
  var asPublished: Bool { get set }
}

extension Detector {
  /// The verdict by the checks, up to the first that fails.
  public func verdict(on stroke: Stroke) -> Verdict {
    guard omittedChecks.isEmpty else { return selectiveVerdict(on: stroke) }
    var rejection: Check?
    let circle = runChecks(on: stroke) { check in
      guard check.isFailed else { return true }
      rejection = check
      return false
    }
    return Verdict(rejection, circle)
  }

  /// The same with omitted checks. A separate function, because a closure that captures the
  /// detector is not inlined, while one that does not is.
  @inline(never)
  private func selectiveVerdict(on stroke: Stroke) -> Verdict {
    var rejection: Check?
    let circle = runChecks(on: stroke) { check in
      guard check.isFailed, !omits(check) else { return true }
      rejection = check
      return false
    }
    return Verdict(rejection, circle)
  }

  /// The verdict by all checks.
  public func explanation(of stroke: Stroke) -> Explanation {
    let (checks, circle) = allChecks(of: stroke)
    return explanation(by: checks, circle)
  }

  /// Every check, including those after the first failure and those that are omitted.
  func allChecks(of stroke: Stroke) -> (checks: [Check], circle: Circle?) {
    var checks: [Check] = []
    let circle = runChecks(on: stroke) { check in
      checks.append(check)
      return true
    }
    return (checks, circle)
  }

  /// The verdict by all checks.
  func explanation(by all: [Check], _ circle: Circle?) -> Explanation {
    var checks = all.map { omits($0) ? $0.omitted() : $0 }
    if circle == nil, !checks.contains(where: { $0.isFailed }) { checks.append(.noCircle) }
    let verdict = Verdict(checks.first { $0.isFailed }, circle)
    return Explanation(verdict: verdict, checks: checks, circle: circle)
  }

  func omits(_ check: Check) -> Bool {
    !omittedChecks.isEmpty && !check.name.isEssential && omittedChecks.contains(check.name)
  }

  // Defaults: nothing is omitted, nothing fails early, and there are no settings and no figure.

  public static var citation: String { "" }
  public var omittedChecks: [Check.Name] { [] }
  public static var settings: [Setting<Self>] { [] }
  public static var reasons: [Reason] { [] }
  public func earlyFailure(of stroke: Stroke) -> Check? { nil }
  public func construction(of stroke: Stroke) -> [Construction] { [] }

  /// Empty by default.
  public func evidence(of stroke: Stroke) -> [Evidence] { [] }
}

extension Verdict {
  /// The first failed check decides, or else the circle.
  init(_ rejection: Check?, _ circle: Circle?) {
    if rejection == nil, let circle {
      self = .circle(circle)
    } else {
      self = .rejected(rejection ?? .noCircle)
    }
  }
}

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
