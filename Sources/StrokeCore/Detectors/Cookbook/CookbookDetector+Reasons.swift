// The recipe's reasons, in the words that it logs.

extension Reason {
  /// Fewer samples than the recipe asks for.
  public static let tooFewPoints = Reason(
    code: "too-few-points", text: "Too few points (2) for circle")
  /// A stroke that took too long.
  public static let excessiveDuration = Reason(
    code: "excessive-duration", text: "Excessive duration")
  /// More changes of direction than a circle needs.
  public static let excessiveInflections = Reason(
    code: "excessive-inflections", text: "Excessive inflections")
  /// Ends that are too far apart.
  public static let startTooFarFromEnd = Reason(
    code: "start-too-far-from-end", text: "Start too far from end")
  /// Less of an angle about the centre than a circle.
  public static let transitTooShort = Reason(code: "transit-too-short", text: "Transit too short")
  /// More of an angle about the centre than a circle.
  public static let transitTooLong = Reason(code: "transit-too-long", text: "Transit too long")
}

extension CookbookDetector {
  public static let reasons: [Reason] = [
    .tooFewPoints, .excessiveDuration, .excessiveInflections, .startTooFarFromEnd, .transitTooShort,
    .transitTooLong,
  ]
}
