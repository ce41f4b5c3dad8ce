/// The verdict of a detector on a stroke.
public enum Verdict: Hashable, Sendable, CustomStringConvertible {
  /// It is a circle: this one.
  case circle(Circle)
  /// It is not, because of this check, the first that failed in the published order.
  case rejected(Check)

  /// True if it is a circle.
  public var isCircle: Bool { circle != nil }

  /// The circle, if it is one.
  public var circle: Circle? {
    guard case .circle(let circle) = self else { return nil }
    return circle
  }

  /// The check that rejected the stroke, or nil if it is a circle.
  public var rejection: Check? {
    guard case .rejected(let check) = self else { return nil }
    return check
  }

  /// The reason for the rejection, or nil if it is a circle.
  public var reason: Reason? { rejection?.reason }

  /// The published text of the reason, or `circle`.
  public var description: String { reason?.description ?? "circle" }
}

/// A verdict with everything behind it.
///
/// Guarantee: the verdict is `rejected` if and only if a check failed, and then with the first
/// failed one of `checks`.
public struct Explanation: Hashable, Sendable {
  /// The verdict; equal to `verdict(on:)`.
  public let verdict: Verdict
  /// Every check in order, including those after the first failure.
  public let checks: [Check]
  /// The circle that the detector saw, if it saw one, whether or not the stroke passed.
  public let circle: Circle?
  /// Other lines that the published code logs, and values it returns.
  package var remarks: [Remark] = []
  /// The share of its tolerance that each check uses: 0 is ideal, 1 is at the limit. Nil for a
  /// check without an ideal; empty if the detector has no ideals.
  package var shares: [Double?] = []
  /// The distance from the decision boundary, 0 or more if the stroke is accepted; nil if the
  /// detector has no such number.
  package var margin: Double?
  /// The probability that a person would call the stroke a circle; nil if the detector does not
  /// estimate it.
  package var probability: Double?

  package init(verdict: Verdict, checks: [Check], circle: Circle?) {
    (self.verdict, self.checks, self.circle) = (verdict, checks, circle)
  }
}

/// A result of a published detector beyond its reasons: the other lines of its log, and the other
/// parts of its result.
package enum Remark: Hashable, Sendable {
  /// The cookbook logs how long the stroke took, in seconds.
  case transitDuration(Double)
  /// The cookbook's result: the bounding box of the samples, and the same box about their mean.
  case rectangles(least: Rect, centered: Rect)
  /// LaMarche's message for a circle.
  case circleDetected
}
