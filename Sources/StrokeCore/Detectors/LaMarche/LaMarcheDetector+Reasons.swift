// The gesture's reasons, in the words that it logs.

extension Reason {
  /// Ends that are too far apart.
  public static let endTooFarFromStart = Reason(
    code: "end-too-far-from-start", text: "End point too far away from Start")
  /// A stroke that took too long.
  public static let tooSlow = Reason(code: "too-slow", text: "Too slow!")
  /// Fewer samples than the gesture asks for.
  public static let tooShort = Reason(code: "too-short", text: "Too short!")
  /// A sample too near to the centre, or too far from it.
  public static let notRoundEnough = Reason(code: "not-round-enough", text: "Not round enough")
  /// An angle that rises again after it has fallen.
  public static let wrongSequenceOfAngles = Reason(
    code: "wrong-sequence-of-angles", text: "Sequence of angles is wrong for circle!")
}

extension LaMarcheDetector {
  public static let reasons: [Reason] = [
    .endTooFarFromStart, .tooSlow, .tooShort, .notRoundEnough, .wrongSequenceOfAngles,
  ]
}
