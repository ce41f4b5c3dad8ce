import StrokeCore
import StrokeFormats

/// A verdict from elsewhere on a stroke. A class, so that it is passed on without a copy.
package final class JudgeAnswer: Sendable {
  /// The verdict in its own word: `circle`, `accepted` or `rejected`.
  package let word: String
  /// The label that a classifier predicts.
  package let label: String?
  /// The larger, the surer that it should be accepted, or that it has the label if that decides; nil if it is not stated.
  package let score: Double?
  /// True if no verdict was stated, so that the label decides.
  package let isByLabel: Bool
  /// The probability that a person would accept it; nil if it is not stated.
  package let probability: Double?
  /// The reason that was stated, or that it was taken for another label; nil if neither is known.
  package let reason: Reason?
  /// The circle, if it is stated.
  package let circle: Circle?

  package var isAccepted: Bool { word != Self.rejected }

  static let rejected = "rejected"

  init(
    word: String, label: String?, score: Double?, isByLabel: Bool, probability: Double?,
    reason: Reason?, circle: Circle?
  ) {
    (self.word, self.label, self.score, self.isByLabel) = (word, label, score, isByLabel)
    (self.probability, self.reason, self.circle) = (probability, reason, circle)
  }

  /// The score as a rank: the larger, the surer that the stroke should be accepted. Confidence in a label that
  /// is not accepted says only that it should not be, so that all those share the lowest rank.
  package var rank: Double? { isByLabel && !isAccepted ? score.map { _ in -.infinity } : score }

  /// The probability, or else the score if it can be one: of a label that is not accepted, what it leaves to
  /// all others.
  package var statedProbability: Double? {
    if let probability { return probability }
    guard let score, (0...1).contains(score) else { return nil }
    return isByLabel && !isAccepted ? 1 - score : score
  }
}

extension JudgeAnswer {
  /// The reason of a rejection for which none was stated.
  private static let noReason = Reason(code: "rejected", text: "no reason given")

  /// The verdict as that of a detector. Its circle is ``Circle/unknown`` where none is stated.
  package var verdict: Verdict {
    guard !isAccepted else { return .circle(circle ?? .unknown) }
    return .rejected(Check(Check.Name("verdict"), nil, .above(0), reason ?? Self.noReason))
  }

  /// The verdict without checks.
  package var explanation: Explanation {
    var explanation = Explanation(verdict: verdict, checks: [], circle: circle)
    explanation.probability = probability
    return explanation
  }

  /// The verdict or the reason: `accepted as triangle`, `taken for zigzag`.
  var headline: String {
    guard isAccepted else { return reason?.description ?? word }
    return word + (label.map { " as \($0)" } ?? "")
  }

  /// What was read: `predicted arrow, score 0.9`, `verdict rejected, reason: too flat`.
  var details: String {
    // What it was taken for is the label.
    let isTaken = label.map { "taken for \($0)" } == reason?.description
    let parts = [
      isByLabel ? nil : "verdict \(word)", label.map { "predicted \($0)" },
      score.map { "score \($0.text(upTo: 4))" },
      probability.map { "probability \($0.text(upTo: 4))" },
      isTaken ? nil : reason.map { "reason: \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The verdict in a line: `accepted as triangle`, `rejected: taken for zigzag`,
  /// `circle, centre 160.2,240.1 radius 81.3`.
  package var sentence: String {
    let start = word + (isAccepted ? label.map { " as \($0)" } ?? "" : "")
    let hasDetails = isAccepted ? circle != nil : reason != nil
    return start + (hasDetails ? String { $0.append(detailsOf: verdict) } : "")
  }
}

extension Circle {
  /// A circle at an unknown place, which reports do not show.
  static let unknown = Circle(center: Point(.nan, .nan), radius: .nan)
}

extension Verdict {
  /// The circle, if it is one and it is known where it is.
  package var knownCircle: Circle? { circle.flatMap { $0.radius.isNaN ? nil : $0 } }
}
