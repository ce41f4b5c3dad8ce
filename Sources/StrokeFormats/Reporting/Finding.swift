import StrokeCore

/// What is reported of one stroke, or of what should have been one.
public struct Finding: Sendable {
  /// The input, as it was named.
  public let file: String
  /// Which stroke of the input, counted from 1; nil if the input as a whole could not be read.
  public let stroke: Int?
  /// Whether it is the only one in its input, and so needs no number for people.
  public let isAlone: Bool
  /// The stroke's own name for itself.
  public let id: String?
  /// What came of it.
  public let result: Result

  /// What came of a stroke.
  public enum Result: Sendable {
    /// A detector's verdict.
    case judged(detector: String, Verdict)
    /// A detector's verdict with all its checks, and the measures of the stroke.
    case explained(detector: String, Explanation, StrokeMeasures)
    /// It could not be read, for this reason, with its place where there is one.
    case unreadable(String)
  }

  /// A finding on a stroke.
  public init(file: String, stroke: Int?, isAlone: Bool, id: String?, result: Result) {
    self.file = file
    self.stroke = stroke
    self.isAlone = isAlone
    self.id = id
    self.result = result
  }

  /// Which detector judged, if one did.
  var detector: String? { result.detector }

  /// The verdict, if there is one.
  public var verdict: Verdict? { result.verdict }

  /// The word for what came of it.
  var outcome: String {
    guard let verdict else { return "error" }
    return verdict.isCircle ? "circle" : "rejected"
  }

  /// Why it is no circle, or could not be read.
  var reason: String? {
    if case .unreadable(let reason) = result { return reason }
    return verdict?.reason?.description
  }

  /// The stable name of the reason.
  var code: String? {
    if case .unreadable = result { return "unreadable" }
    return verdict?.reason?.rawValue
  }
}

extension Finding.Result {
  /// Which detector judged, if one did.
  public var detector: String? {
    switch self {
    case .judged(let detector, _), .explained(let detector, _, _): detector
    case .unreadable: nil
    }
  }

  /// The verdict, if there is one.
  public var verdict: Verdict? {
    switch self {
    case .judged(_, let verdict): verdict
    case .explained(_, let explanation, _): explanation.verdict
    case .unreadable: nil
    }
  }
}
