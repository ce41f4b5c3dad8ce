import StrokeCore
import StrokeFormats

/// A verdict from elsewhere on a stroke. It is handed on as it is, without a copy.
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

  /// True if the stroke is accepted.
  package var isAccepted: Bool { word != Self.rejected }

  static let rejected = "rejected"

  fileprivate init(
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

  /// The verdict in a line: `accepted as triangle`, `rejected: taken for zigzag`,
  /// `circle, centre 160.2,240.1 radius 81.3`.
  package var sentence: String {
    let start = word + (isAccepted ? label.map { " as \($0)" } ?? "" : "")
    let hasDetails = isAccepted ? circle != nil : reason != nil
    return start + (hasDetails ? String { $0.append(detailsOf: verdict) } : "")
  }
}

extension Circle {
  /// A circle of which the place is not known. Reports show none.
  static let unknown = Circle(center: Point(.nan, .nan), radius: .nan)
}

extension Verdict {
  /// The circle, if it is one and it is known where it is.
  package var knownCircle: Circle? { circle.flatMap { $0.radius.isNaN ? nil : $0 } }
}

// MARK: - Reading

/// A verdict as it was stated, with the stroke that it is on.
package struct StatedVerdict: Sendable {
  /// The verdict; nil if the stroke was not judged, such as a cancelled one.
  package let answer: JudgeAnswer?
  /// The name of whoever judged.
  package let name: String?
  package let id: String?
  package let file: String?
  package let stroke: Int?
}

/// Reads verdicts from elsewhere: a JSON object each.
///
/// The texts of reasons are kept as long as the program runs, each once for a reader.
package struct JudgeAnswerReader: ~Copyable {
  /// The labels that are accepted, letter for letter.
  private let positiveLabels: Set<String>
  private var reasons: [String: Reason] = [:]
  private var members = JSONMembers()
  /// The words for verdicts, in small letters, and those of strokes that were not judged.
  private static let words = [
    "circle": "circle", "accepted": "accepted", "recognized": "accepted", "true": "accepted",
    JudgeAnswer.rejected: JudgeAnswer.rejected, "failed": JudgeAnswer.rejected,
    "false": JudgeAnswer.rejected,
  ]
  private static let others = ["skipped", "error"]

  /// A reader for which a stroke is accepted for which one of these labels is predicted.
  package init(positiveLabels: Set<String>) {
    self.positiveLabels = positiveLabels
  }

  /// Reads a verdict.
  ///
  /// - Throws: what is wrong with it and where in the line.
  package mutating func read(_ line: ArraySlice<UInt8>) throws(ReadError) -> StatedVerdict {
    try members.read(line, "a JSON object")
    let word = try members.word("verdict")
    let isJudged = word.map { !Self.others.contains($0) } ?? true
    return StatedVerdict(
      answer: isJudged ? try answer(word) : nil,
      name: try members.string("detector", or: "recognizer"),
      id: try members.tree(of: "id").map { $0.string ?? $0.text }, file: try members.string("file"),
      stroke: try members.tree(of: "stroke").flatMap {
        $0.wholeNumber ?? $0.string.flatMap { Int($0) }
      }
    )
  }

  private mutating func answer(_ stated: String?) throws(ReadError) -> JudgeAnswer {
    let known = stated.flatMap { Self.words[$0.lowercased()] }
    if let stated, known == nil {
      throw invalid("expected circle, accepted or rejected as \"verdict\", found \(stated.excerpt)")
    }
    let label = try members.string("predicted", or: "answer")
    let byLabel = label.map {
      positiveLabels.contains($0) ? "accepted" : JudgeAnswer.rejected
    }
    guard let word = known ?? byLabel else { throw missingVerdict }
    if let label, let byLabel, (byLabel == JudgeAnswer.rejected) != (word == JudgeAnswer.rejected) {
      throw invalid(
        "\"verdict\" is \(word), but \"predicted\" is \(label.excerpt), which counts as \(byLabel)")
    }
    return JudgeAnswer(
      word: word, label: label,
      score: try members.finite("score", or: "margin"),
      isByLabel: stated == nil || members.names.contains("answer"),
      probability: try probability(),
      reason: word == JudgeAnswer.rejected ? try reason(stated == nil ? label : nil) : nil,
      circle: try members.tree(of: "circle")?.circle())
  }

  /// The reason that is stated, or that the stroke was taken for another label.
  private mutating func reason(_ label: String?) throws(ReadError) -> Reason? {
    let (code, text) = (try members.string("code"), try members.string("reason"))
    guard let key = code ?? text ?? label else { return nil }
    let words = text ?? (code == nil ? "taken for \(key)" : nil)
    if let known = reasons[key], words == nil || known.description == words { return known }
    let known = words == nil ? KnownDetector.reasons.first { $0.fixedCode.matches(key) } : nil
    let reason =
      known
      ?? Reason(code: FixedText(keeping: key.utf8), text: FixedText(keeping: (words ?? key).utf8))
    reasons[key] = reason
    return reason
  }

  private func probability() throws(ReadError) -> Double? {
    guard let probability = try members.finite("probability") else { return nil }
    guard (0...1).contains(probability) else {
      throw invalid(
        "expected a number from 0 to 1 as \"probability\", found \(probability.text(upTo: 6))")
    }
    return probability
  }

  /// What is wrong with an answer that has neither a verdict nor a predicted label.
  private var missingVerdict: ReadError {
    let names = members.names
    let found = names.isEmpty ? "neither" : "only \(names.map { "\"\($0)\"" }.list("and"))"
    return invalid("expected \"verdict\" or \"predicted\" with a text, found \(found)")
  }

  private func invalid(_ reason: String) -> ReadError { ReadError(reason, line: 1, column: 1) }
}

extension JSONMembers {
  /// The text of a member, or the word that it is: true or false.
  fileprivate func word(_ name: StaticString) throws(ReadError) -> String? {
    if case .boolean(let isTrue)? = try tree(of: name)?.value { return isTrue ? "true" : "false" }
    return try string(name)
  }

  /// The text of the first of two members that has one.
  fileprivate func string(
    _ name: StaticString, or other: StaticString
  ) throws(ReadError) -> String? {
    if let text = try string(name) { return text }
    return try string(other)
  }

  /// The text of a member; nil if it is left out, null or empty.
  fileprivate func string(_ name: StaticString) throws(ReadError) -> String? {
    if let text = text(of: name) { return text.isEmpty ? nil : text }
    guard let other = try tree(of: name) else { return nil }
    throw other.expected("a string as \"\(name)\"")
  }

  /// The number of the first of two members that is one.
  fileprivate func finite(
    _ name: StaticString, or other: StaticString
  ) throws(ReadError) -> Double? {
    if let number = try finite(name) { return number }
    return try finite(other)
  }

  /// The number of a member; nil if it is left out or null.
  fileprivate func finite(_ name: StaticString) throws(ReadError) -> Double? {
    if let number = number(of: name) { return number }
    guard let other = try tree(of: name) else { return nil }
    throw other.expected("a number as \"\(name)\"")
  }
}

extension JSONTree {
  fileprivate func expected(_ what: String) -> ReadError {
    ReadError("expected \(what), found \(text.excerpt)", line: line, column: column)
  }

  /// `{"center":[x,y],"radius":r}`
  fileprivate func circle() throws(ReadError) -> Circle {
    guard case .array(let center)? = self["center"]?.value, center.count == 2,
      let x = center[0].finite, let y = center[1].finite, let radius = self["radius"]?.finite,
      radius > 0
    else { throw expected("a circle as {\"center\":[x,y],\"radius\":r}") }
    return Circle(center: Point(x, y), radius: radius)
  }

  private var finite: Double? {
    guard case .number(let number, _) = value, number.isFinite else { return nil }
    return number
  }
}
