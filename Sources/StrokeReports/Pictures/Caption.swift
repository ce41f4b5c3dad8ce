import StrokeCore
import StrokeFormats

/// What is said below a figure.
public struct Caption: Hashable, Sendable {
  /// What came of it.
  public let outcome: Outcome
  /// The verdict or the reason.
  public let headline: String
  /// The numbers of the verdict.
  public let detail: String
  /// Every check, where all are wanted.
  public let rows: [Row]

  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// A circle; a hit.
    case passed
    /// No circle; a miss.
    case failed
    /// Nothing was judged.
    case neutral

    /// The ink for it.
    public var ink: Ink {
      switch self {
      case .passed: .passed
      case .failed: .failed
      case .neutral: .neutral
      }
    }
  }

  /// One check.
  public struct Row: Hashable, Sendable {
    /// How it came out.
    public let outcome: Outcome
    /// What it measures.
    public let name: String
    /// What was measured.
    public let measured: String
    /// What is allowed.
    public let limit: String

    /// One check.
    public init(_ outcome: Outcome, _ name: String, measured: String, limit: String) {
      self.outcome = outcome
      self.name = name
      self.measured = measured
      self.limit = limit
    }
  }

  /// What is said below a figure.
  public init(_ outcome: Outcome, _ headline: String, detail: String, rows: [Row] = []) {
    self.outcome = outcome
    self.headline = headline
    self.detail = detail
    self.rows = rows
  }
}

extension Caption {
  /// What is said of a verdict: for a circle where it is, for any other stroke the reason and the
  /// numbers behind it.
  ///
  /// - Parameter showsChecks: whether every check gets a row.
  public init(_ explanation: Explanation, showsChecks: Bool) {
    let rows = showsChecks ? explanation.checks.map(Row.init) : []
    switch explanation.verdict {
    case .circle(let circle):
      self.init(.passed, "circle", detail: circle.text, rows: rows)
    case .rejected(let check):
      self.init(
        .failed, check.reason.description,
        detail: "\(check.name) \(check.measuredText ?? "–"), limit \(check.limitText)",
        rows: rows)
    }
  }
}

extension Caption.Row {
  /// A check as it came out.
  public init(_ check: Check) {
    let outcome: Caption.Outcome =
      switch check.outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .neutral
      }
    self.init(
      outcome, check.name.description, measured: check.measuredText ?? "–", limit: check.limitText)
  }
}
