import StrokeCore
import StrokeFormats

/// Everything that is reported of a run over labelled strokes.
package struct EvaluationSummary: Sendable {
  /// The version of the tool.
  package var version = ""
  /// The labels of circles.
  package var positiveLabels: [String] = []
  /// The settings that are not the detectors' own, as they were asked for.
  package var settings: [String] = []
  /// The member that the groups are named by.
  package var groupMember: String?
  /// The number of judged strokes without that member, which are in no group.
  package var ungrouped = 0
  package var skipped = SkippedStrokes()
  /// True if a signal came before all strokes were judged.
  package var isInterrupted = false
  /// A detector each. Verdicts from elsewhere may be missing for some strokes.
  package var evaluations: [Evaluation] = []
  /// What came of each stroke with each of them, by its place, in the order of the strokes; empty if that is
  /// not kept.
  package var outcomes: [(evaluation: Int, outcome: Evaluation.Outcome)] = []
  /// The curves of the detectors that have a margin, if they were asked for.
  package var receivers: [DetectorCurve] = []

  /// How far the probabilities that detectors state can be relied on, if that was asked for.
  package var reliabilities: [Reliability] = []
  /// What is accepted, in the words of people: circles, or the labels that were asked for.
  var accepted: String {
    positiveLabels == ["circle"] ? "circles" : positiveLabels.joined(separator: ", ")
  }

  /// Nothing to report yet.
  package init() {}

  /// The strokes that were judged.
  package var judged: Int { positives + negatives }
  /// The circles among them, and the others.
  package var positives = 0
  package var negatives = 0
}

extension Evaluation {
  /// What is wrong with the labels that a judge gives, if no stroke was recorded with any of them.
  package var unknownAnswers: String? {
    let given = answers.given
    guard !given.isEmpty, given.allSatisfy({ labels[$0] == nil }) else { return nil }
    let near = given.lazy.compactMap { suggestion(for: $0, among: labels.keys.sorted()) }.first
    return
      "\(detector) gives labels that no stroke has (\(given.prefix(3).joined(separator: ", ")))"
      + (near.map { "; did you mean \($0)?" } ?? "")
  }

  /// A rate, what it is called and how people read it.
  typealias Rate = (
    name: String, heading: String, value: (Confusion) -> Double?, text: (Double) -> String
  )

  /// The rates that are looked at with one group left out.
  static var rates: [Rate] {
    [
      ("tpr", "recall", \.sensitivity.value, \.percentText),
      ("fpr", "FPR", \.fallout.value, \.percentText),
      ("balanced", "balanced", \.balancedAccuracy, { $0.text(decimals: 4) }),
    ]
  }

  /// The labels in order: those of circles first, then by the bytes of their names.
  var labelsInOrder: [(name: String, count: LabelCount)] {
    labels.map { (name: $0.key, count: $0.value) }.sorted { a, b in
      a.count.isPositive == b.count.isPositive
        ? a.name.utf8.lexicographicallyPrecedes(b.name.utf8) : a.count.isPositive
    }
  }

  /// The reasons in order: the most frequent first, equal ones as the detectors state them, and
  /// those of no known detector last, by their codes.
  var reasonsInOrder: [(reason: Reason, count: Int)] {
    let known = KnownDetector.reasons
    let others = reasons.keys.filter { !known.contains($0) }.sorted { $0.code < $1.code }
    return (known + others).compactMap { reason in reasons[reason].map { (reason, $0) } }
      .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element)
  }
}

extension Evaluation.Outcome {
  /// The word for what came of it.
  var verdict: String { word ?? (reason == nil ? "circle" : "rejected") }
}

/// The strokes that do not count in an evaluation, and why.
package struct SkippedStrokes: Sendable {
  /// The number of strokes with each of the labels that were to be ignored.
  package var ignored: [String: Int] = [:]
  package var unlabelled = 0
  /// The members of the first unlabelled one, in their order.
  package var membersOfUnlabelled: [String] = []
  package var cancelled = 0
  /// The inputs and strokes that could not be read.
  package var unreadable = 0

  package init() {}

  /// The ignored labels in the order of their bytes, each with its number of strokes.
  var ignoredInOrder: [(label: String, count: Int)] {
    ignored.map { (label: $0.key, count: $0.value) }
      .sorted { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }
  }
}
