/// Why a stroke is not a circle. The raw value is the stable code that machine-readable reports
/// print; ``description`` is the text, which for the published detectors is the published one,
/// letter for letter.
public enum Reason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  // The cookbook's recipe.
  case tooFewPoints = "too-few-points"
  case excessiveDuration = "excessive-duration"
  case excessiveInflections = "excessive-inflections"
  case startTooFarFromEnd = "start-too-far-from-end"
  case transitTooShort = "transit-too-short"
  case transitTooLong = "transit-too-long"
  // LaMarche's gesture.
  case endTooFarFromStart = "end-too-far-from-start"
  case tooSlow = "too-slow"
  case tooShort = "too-short"
  case notRoundEnough = "not-round-enough"
  case wrongSequenceOfAngles = "wrong-sequence-of-angles"
  // Katz's recognizer, which logs nothing: these words are ours.
  case noCircleFits = "no-circle-fits"
  case fitErrorTooLarge = "fit-error-too-large"
  case pointsInTheMiddle = "points-in-the-middle"
  case overlapTooSmall = "overlap-too-small"
  // Our own detector.
  case tooSparse = "too-sparse"
  case notALoop = "not-a-loop"
  case notClosed = "not-closed"
  case turnsLessThanOnce = "turns-less-than-once"
  case turnsMoreThanOnce = "turns-more-than-once"
  case tooFlat = "too-flat"
  case hasCorners = "has-corners"
  case hasDents = "has-dents"
  case notRound = "not-round"
  case endsStickOut = "ends-stick-out"
  // Our own detector, asked for arcs.
  case tooStraight = "too-straight"
  case turnsTooLittle = "turns-too-little"
  case turnsTooMuch = "turns-too-much"

  /// The text that is printed for it.
  public var description: String {
    switch self {
    case .tooFewPoints: "Too few points (2) for circle"
    case .excessiveDuration: "Excessive duration"
    case .excessiveInflections: "Excessive inflections"
    case .startTooFarFromEnd: "Start too far from end"
    case .transitTooShort: "Transit too short"
    case .transitTooLong: "Transit too long"
    case .endTooFarFromStart: "End point too far away from Start"
    case .tooSlow: "Too slow!"
    case .tooShort: "Too short!"
    case .notRoundEnough: "Not round enough"
    case .wrongSequenceOfAngles: "Sequence of angles is wrong for circle!"
    case .noCircleFits: "No circle fits"
    case .fitErrorTooLarge: "Fit error too large"
    case .pointsInTheMiddle: "Points in the middle"
    case .overlapTooSmall: "Overlap too small"
    case .tooSparse: "Too few points to tell"
    case .notALoop: "Not a loop"
    case .notClosed: "Not closed"
    case .turnsLessThanOnce: "Turns less than once"
    case .turnsMoreThanOnce: "Turns more than once"
    case .tooFlat: "Too flat"
    case .hasCorners: "Has corners"
    case .hasDents: "Has dents"
    case .notRound: "Not round"
    case .endsStickOut: "Ends stick out"
    case .tooStraight: "Too straight"
    case .turnsTooLittle: "Turns too little"
    case .turnsTooMuch: "Turns too much"
    }
  }
}
