// The reasons of our own detector, the last three for arcs.

extension Reason {
  /// Too few samples to tell.
  public static let tooSparse = Reason(code: "too-sparse", text: "Too few points to tell")
  /// An outline that encloses less than a loop.
  public static let notALoop = Reason(code: "not-a-loop", text: "Not a loop")
  /// Ends that are too far apart.
  public static let notClosed = Reason(code: "not-closed", text: "Not closed")
  /// Less than a turn about the middle.
  public static let turnsLessThanOnce = Reason(
    code: "turns-less-than-once", text: "Turns less than once")
  /// More than a turn about the middle.
  public static let turnsMoreThanOnce = Reason(
    code: "turns-more-than-once", text: "Turns more than once")
  /// An ellipse too flat for a circle.
  public static let tooFlat = Reason(code: "too-flat", text: "Too flat")
  /// Turning that comes in bursts between straight runs.
  public static let hasCorners = Reason(code: "has-corners", text: "Has corners")
  /// Turning that is pointed here and flat there.
  public static let turnsUnevenly = Reason(code: "turns-unevenly", text: "Turns unevenly")
  /// Turning that goes the wrong way.
  public static let hasDents = Reason(code: "has-dents", text: "Has dents")
  /// An outline too far from the rim.
  public static let notRound = Reason(code: "not-round", text: "Not round")
  /// An end that reaches too far out.
  public static let endsStickOut = Reason(code: "ends-stick-out", text: "Ends stick out")
  /// An end that reaches too far in.
  public static let endsRunInside = Reason(code: "ends-run-inside", text: "Ends run inside")
  /// A stroke too straight for an arc.
  public static let tooStraight = Reason(code: "too-straight", text: "Too straight")
  /// An arc that is too short.
  public static let turnsTooLittle = Reason(code: "turns-too-little", text: "Turns too little")
  /// An arc that is too long.
  public static let turnsTooMuch = Reason(code: "turns-too-much", text: "Turns too much")
}

extension RingDetector {
  public static let reasons: [Reason] = [
    .tooSparse, .notALoop, .notClosed, .turnsLessThanOnce, .turnsMoreThanOnce, .tooFlat,
    .hasDents, .hasCorners, .turnsUnevenly, .notRound, .endsStickOut, .endsRunInside, .tooStraight,
    .turnsTooLittle, .turnsTooMuch,
  ]
}
