// The recognizer logs nothing: these words are ours.

extension Reason {
  /// Samples through which no circle can be fitted.
  public static let noCircleFits = Reason(code: "no-circle-fits", text: "No circle fits")
  /// Samples too far from the fitted circle.
  public static let fitErrorTooLarge = Reason(
    code: "fit-error-too-large", text: "Fit error too large")
  /// Samples in the middle of the fitted circle.
  public static let pointsInTheMiddle = Reason(
    code: "points-in-the-middle", text: "Points in the middle")
  /// A bounding box that covers too little of the fitted circle's.
  public static let overlapTooSmall = Reason(code: "overlap-too-small", text: "Overlap too small")
}

extension KatzDetector {
  public static let reasons: [Reason] = [
    .noCircleFits, .fitErrorTooLarge, .pointsInTheMiddle, .overlapTooSmall,
  ]
}
