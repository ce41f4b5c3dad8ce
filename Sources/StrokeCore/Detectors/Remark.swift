/// A result of a published detector besides its reasons: the other lines of its log, and the other
/// parts of its result.
package enum Remark: Hashable, Sendable {
  /// The cookbook logs how long the stroke took, in seconds.
  case transitDuration(Double)
  /// The cookbook's result: the least rectangle that holds the samples, and the same one about the
  /// mean of the samples.
  case rectangles(least: Rect, centered: Rect)
  /// LaMarche's message for a circle.
  case circleDetected
}
