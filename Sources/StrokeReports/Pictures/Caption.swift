import StrokeCore
import StrokeFormats

/// The caption below a figure.
package struct Caption: Hashable, Sendable {
  /// The result: a circle or a hit has passed; where nothing was judged, it is skipped.
  package let outcome: Check.Outcome
  /// The verdict or the reason.
  package let headline: String
  /// The numbers of the verdict.
  package let detail: String
  /// Every check, where all are wanted.
  package let rows: [Row]

  /// One check.
  package struct Row: Hashable, Sendable {
    /// The outcome.
    package let outcome: Check.Outcome
    /// The name of what is measured.
    package let name: String
    /// The measured value.
    package let measured: String
    /// The values that pass.
    package let limit: String
  }

  /// The caption below a figure.
  package init(
    _ outcome: Check.Outcome, _ headline: String, detail: String, rows: [Row] = []
  ) {
    self.outcome = outcome
    self.headline = headline
    self.detail = detail
    self.rows = rows
  }
}

extension Caption {
  /// Describes a verdict: for a circle where it is, for any other stroke the reason and the numbers
  /// behind it.
  ///
  /// - Parameter showsChecks: whether every check gets a row.
  package init(_ explanation: Explanation, showsChecks: Bool) {
    let rows = showsChecks ? explanation.checks.map(Row.init) : []
    switch explanation.verdict {
    case .circle(let circle):
      self.init(.passed, "circle", detail: circle.text, rows: rows)
    case .rejected(let check):
      self.init(
        .failed, check.reason.description,
        detail: "\(check.name) \(check.measuredText), limit \(check.limitText)",
        rows: rows)
    }
  }
}

extension Caption {
  /// Describes the answer of a judge from outside.
  init(_ answer: JudgeAnswer, showsChecks: Bool) {
    let stated = Caption(answer.explanation, showsChecks: showsChecks)
    let hasDetail =
      answer.isAccepted ? answer.circle != nil : answer.verdict.rejection?.measured != nil
    self.init(
      stated.outcome, answer.headline, detail: hasDetail ? stated.detail : "", rows: stated.rows)
  }
}

extension Caption.Row {
  /// A check as it came out.
  package init(_ check: Check) {
    self.init(
      outcome: check.outcome, name: check.name.description, measured: check.measuredText,
      limit: check.limitText)
  }
}

extension Check.Outcome {
  /// The ink for it.
  package var ink: Ink {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .neutral
    }
  }
}
