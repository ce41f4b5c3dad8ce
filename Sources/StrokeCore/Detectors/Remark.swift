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
