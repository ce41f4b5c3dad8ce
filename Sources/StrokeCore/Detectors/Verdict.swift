/// What a detector makes of a stroke.
public enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// It is a circle: this one.
  case circle(Circle)
  /// It is not, because of this check, the first that failed in the published order.
  case rejected(Check)

  /// Whether it is a circle.
  public var isCircle: Bool { circle != nil }

  /// The circle, if it is one.
  public var circle: Circle? {
    guard case .circle(let circle) = self else { return nil }
    return circle
  }

  /// The check that rejected it, if it is none.
  public var rejection: Check? {
    guard case .rejected(let check) = self else { return nil }
    return check
  }

  /// Why it is none, if it is none.
  public var reason: Reason? { rejection?.reason }

  /// The published text of the reason, or `circle`.
  public var description: String { reason?.description ?? "circle" }
}

/// A verdict with everything behind it.
///
/// Guarantee: the verdict is `rejected` if and only if a check failed, and then with the first
/// failed one of `checks`.
public struct Explanation: Hashable, Sendable {
  /// What the detector says, the same that `verdict(on:)` answers.
  public let verdict: Verdict
  /// Every check in order, also those behind the first failure.
  public let checks: [Check]
  /// The circle that the detector saw, if it saw one, whether or not the stroke passed.
  public let circle: Circle?
  /// What else the published code logs or returns.
  public let remarks: [Remark]
}
