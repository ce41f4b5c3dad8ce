/// A way of telling whether a stroke is a circle: a published or our own algorithm, with its
/// settings stored. Its name and ``runChecks(on:until:)`` are all that a detector must state.
///
/// A detector states its checks once, in ``runChecks(on:until:)``. Both evaluation modes, the fast
/// one that stops at the first failure and the one that measures everything, come from that
/// statement and so cannot differ.
public protocol Detector: Sendable {
  /// The name on the command line and in reports.
  static var name: String { get }

  /// The publication it comes from; empty by default.
  static var citation: String { get }

  /// The numbers that its user may change, in the order of its checks; none by default.
  static var settings: [Setting<Self>] { get }

  /// The reasons that it rejects strokes for, in the order of its checks; by default not stated.
  static var reasons: [Reason] { get }

  /// The names of the checks that are left out: they are shown as skipped and reject nothing. All
  /// checks of a name are; ``Check/Name/points``, `fit` and `area` never are, because without them
  /// there is no circle to answer. Empty unless the detector has such a setting.
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

  /// The verdict on a stroke that is still being drawn: the first check that it fails already
  /// and that drawing on only makes worse, or nil, which is the default. See ``Recognizer``.
  func earlyFailure(of stroke: Stroke) -> Check?

  /// The shapes that the stroke was measured by, whatever the verdict, in back-to-front drawing
  /// order. Empty where the detector saw none.
  func construction(of stroke: Stroke) -> [Construction]

  /// The marks on the stroke itself: what its checks count or fail by, and where. Empty where there is
  /// nothing to point at.
  func evidence(of stroke: Stroke) -> [Evidence]
}

/// A detector whose checks can be left out.
///
/// ```swift
/// var detector = CookbookDetector()
/// try detector.omit(.duration, .closure)
/// ```
public protocol SelectiveDetector: Detector {
  /// The names of the checks that are left out.
  var omittedChecks: [Check.Name] { get set }
}

/// A detector that somebody else published, with code that does not always do what it means.
package protocol PublishedDetector: Detector {
  /// True to compute as the published code does, including its mistakes, rather than what the
  /// document means, in double precision and safe.
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

  /// The same if checks are left out. Apart, because a closure that needs the detector is called where one
  /// that does not becomes part of its caller.
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
    explanation(of: stroke) { runChecks(on: stroke, until: $0) }
  }

  /// The verdict by the checks that `run` shows.
  func explanation(
    of stroke: Stroke, by run: ((Check) -> Bool) -> Circle?
  ) -> Explanation {
    var checks: [Check] = []
    let circle = run { check in
      checks.append(omits(check) ? check.omitted() : check)
      return true
    }
    if circle == nil, !checks.contains(where: { $0.isFailed }) { checks.append(.noCircle) }
    let verdict = Verdict(checks.first { $0.isFailed }, circle)
    return Explanation(verdict: verdict, checks: checks, circle: circle)
  }

  /// Tells whether a check is left out.
  func omits(_ check: Check) -> Bool {
    !omittedChecks.isEmpty && !check.name.isEssential && omittedChecks.contains(check.name)
  }

  // What a detector need not state. Nothing is left out, nothing fails early, and there is nothing to set
  // or to draw.

  public static var citation: String { "" }
  public var omittedChecks: [Check.Name] { [] }
  public static var settings: [Setting<Self>] { [] }
  public static var reasons: [Reason] { [] }
  public func earlyFailure(of stroke: Stroke) -> Check? { nil }
  public func construction(of stroke: Stroke) -> [Construction] { [] }

  /// Empty, which points at nothing.
  public func evidence(of stroke: Stroke) -> [Evidence] { [] }
}

extension Verdict {
  /// The verdict that follows from the first failed check, or else from the circle.
  init(_ rejection: Check?, _ circle: Circle?) {
    if rejection == nil, let circle {
      self = .circle(circle)
    } else {
      self = .rejected(rejection ?? .noCircle)
    }
  }
}
