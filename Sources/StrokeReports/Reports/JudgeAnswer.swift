import StrokeCore
import StrokeFormats

/// The answer of a judge, a program from outside, to a stroke. It is handed on as it is, without a copy.
package final class JudgeAnswer: Sendable {
  /// The verdict in the judge's word: `circle`, `accepted` or `rejected`.
  package let word: String
  /// The label that a classifier gives the stroke.
  package let label: String?
  /// The larger, the surer that it should be accepted, or that it has the label if that decides; nil if the
  /// judge does not say.
  package let score: Double?
  /// True if no verdict was stated, so that the label decides.
  package let isByLabel: Bool
  /// The probability that a person would accept it; nil if the judge does not say.
  package let probability: Double?
  /// The reason that was stated, or that it was taken for another label; nil if neither is known.
  package let reason: Reason?
  /// The circle, if the judge says where it is.
  package let circle: Circle?
  /// The checks, if the judge states them.
  package let checks: [Check]
  /// The share of its tolerance that each check uses, if the judge states it.
  package let shares: [Double?]

  /// True if the stroke is accepted.
  package var isAccepted: Bool { word != Self.rejected }

  static let rejected = "rejected"

  fileprivate init(
    word: String, label: String?, score: Double?, isByLabel: Bool, probability: Double?,
    reason: Reason?, circle: Circle?, checks: [Check], shares: [Double?]
  ) {
    (self.word, self.label, self.score, self.isByLabel) = (word, label, score, isByLabel)
    (self.probability, self.reason, self.circle) = (probability, reason, circle)
    (self.checks, self.shares) = (checks, shares)
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

  /// The verdict as that of a detector. Its circle is ``Circle/unknown`` where the judge states none.
  package var verdict: Verdict {
    guard !isAccepted else { return .circle(circle ?? .unknown) }
    let reason = reason ?? Self.noReason
    let failed = checks.first { $0.isFailed && $0.reason.fixedText == reason.fixedText }
    return .rejected(failed ?? Check(Check.Name("verdict"), nil, .above(0), reason))
  }

  /// The verdict with the checks that the judge states.
  package var explanation: Explanation {
    var explanation = Explanation(verdict: verdict, checks: checks, circle: circle)
    explanation.shares = shares
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
  /// A circle of which nobody says where it is. Reports show none.
  static let unknown = Circle(center: Point(.nan, .nan), radius: .nan)
}

extension Verdict {
  /// The circle, if it is one and it is known where it is.
  package var knownCircle: Circle? { circle.flatMap { $0.radius.isNaN ? nil : $0 } }
}

// MARK: - Reading

/// Reads the answers of a judge: a JSON object each.
///
/// The texts of reasons are kept as long as the program runs, each once for a reader.
package struct JudgeAnswerReader: ~Copyable {
  /// The labels that are accepted.
  private let positiveLabels: Set<String>
  private var texts: [String: FixedText] = [:]
  /// The verdicts that there are.
  private static let words = ["circle", "accepted", JudgeAnswer.rejected]
  private var members = JSONMembers()

  /// A reader for which a stroke is accepted that gets one of these labels.
  package init(positiveLabels: Set<String>) { self.positiveLabels = positiveLabels }

  /// Reads the answer to the stroke of this number.
  ///
  /// - Throws: what is wrong with it and where in the line.
  package mutating func answer(
    _ line: ArraySlice<UInt8>, toStroke number: Int
  ) throws(ReadError) -> JudgeAnswer {
    try members.read(line, "a JSON object")
    if members.number(of: "stroke") != Double(number), let other = try members.tree(of: "stroke") {
      throw other.error("it answered stroke \(other.text.excerpt), expected \(number)")
    }
    let label = try members.text("label")
    var reason = try members.text("reason").map { (text: $0, code: $0) }
    if let code = try members.text("code") { reason = (reason?.text ?? code, code) }
    let word: String
    var isByLabel = false
    if let said = members.text(of: "verdict"), Self.words.contains(said) {
      word = said
    } else if let verdict = try members.tree(of: "verdict") {
      throw verdict.expected("circle, accepted or rejected")
    } else if let label {
      isByLabel = true
      word = positiveLabels.contains(label) ? "accepted" : JudgeAnswer.rejected
      if word == JudgeAnswer.rejected, reason == nil { reason = ("taken for \(label)", label) }
    } else {
      throw missingVerdict
    }
    let rejection = word == JudgeAnswer.rejected ? reason : nil
    let list = try members.tree(of: "checks")
    let checks = try checks(in: list, rejection)
    let statesShares = list?.elements.contains { $0["used"] != nil } ?? false
    let failed = word == JudgeAnswer.rejected ? checks.first { $0.check.isFailed } : nil
    return JudgeAnswer(
      word: word, label: label, score: try members.number("score"),
      isByLabel: isByLabel, probability: try probability(),
      reason: rejection.map { Reason(code: kept($0.code), text: kept($0.text)) }
        ?? failed?.check.reason,
      circle: try members.tree(of: "circle").map { circle throws(ReadError) in try circle.circle()
      },
      checks: checks.map(\.check),
      shares: statesShares ? checks.map(\.share) : [])
  }

  /// What is wrong with an answer that has neither a verdict nor a label.
  private var missingVerdict: ReadError {
    if members.text(of: "label") != nil {
      return ReadError("\"label\" is empty; expected the label's name", line: 1, column: 1)
    }
    let names = members.names
    let null = ["verdict", "label"].first { names.contains($0) }
    let found = names.map { "\"\($0)\"" }.list("and")
    let reason =
      null.map { "\"\($0)\" is null; expected a string" }
      ?? "expected \"verdict\" or \"label\", found \(found.isEmpty ? "neither" : "only \(found)")"
    return ReadError(reason, line: 1, column: 1)
  }

  private func probability() throws(ReadError) -> Double? {
    guard let probability = try members.number("probability") else { return nil }
    guard (0...1).contains(probability) else {
      throw ReadError(
        "expected a number from 0 to 1 as \"probability\", found \(probability.text(upTo: 6))",
        line: 1, column: 1)
    }
    return probability
  }

  private mutating func kept(_ text: String) -> FixedText {
    if let known = texts[text] { return known }
    let new = FixedText(keeping: text.utf8)
    texts[text] = new
    return new
  }

  private mutating func checks(
    in list: JSONTree?, _ reason: (text: String, code: String)?
  ) throws(ReadError) -> [(check: Check, share: Double?)] {
    guard let list else { return [] }
    guard case .array(let elements) = list.value else { throw list.expected("a list of checks") }
    var checks: [(check: Check, share: Double?)] = []
    for element in elements {
      guard let name = try element.text("name"), let limit = element.stated("limit") else {
        throw element.expected("a check with \"name\" and \"limit\"")
      }
      let text = try element.text("reason") ?? name
      let code = text == reason?.text ? reason?.code ?? text : text
      checks.append(
        (
          Check(
            Check.Name(kept(name)), try element.number("measured"), try limit.limit(),
            Reason(code: kept(code), text: kept(text))),
          try element.number("used")
        ))
    }
    return checks
  }
}

extension JSONMembers {
  /// The text of a member; nil if it is left out, null or empty.
  fileprivate func text(_ name: StaticString) throws(ReadError) -> String? {
    if let text = text(of: name) { return text.isEmpty ? nil : text }
    return try tree(of: name).map { value throws(ReadError) in try value.text(as: "\(name)") }
  }

  /// The number of a member; nil if it is left out or null.
  fileprivate func number(_ name: StaticString) throws(ReadError) -> Double? {
    if let number = number(of: name) { return number }
    return try tree(of: name).map { value throws(ReadError) in try value.number(as: "\(name)") }
  }
}

extension JSONTree {
  /// The elements of an array; none of anything else.
  fileprivate var elements: [JSONTree] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The value of a member; nil if it is left out or null.
  fileprivate func stated(_ name: String) -> JSONTree? {
    guard let value = self[name] else { return nil }
    if case .null = value.value { return nil }
    return value
  }

  fileprivate func error(_ reason: String) -> ReadError {
    ReadError(reason, line: line, column: column)
  }

  fileprivate func expected(_ what: String) -> ReadError {
    if case .number(_, let written) = value {
      return error("expected \(what), found \(written.excerpt)")
    }
    return error("expected \(what), found \(text.excerpt)")
  }

  /// The value as a text; `name` is that of its member.
  fileprivate func text(as name: String) throws(ReadError) -> String {
    guard let text = string else { throw expected("a string as \"\(name)\"") }
    return text
  }

  /// The value as a number.
  fileprivate func number(as name: String) throws(ReadError) -> Double {
    guard case .number(let number, _) = value, number.isFinite else {
      throw expected("a number as \"\(name)\"")
    }
    return number
  }

  /// The text of a member; nil if it is left out or null.
  fileprivate func text(_ name: String) throws(ReadError) -> String? {
    try stated(name).map { value throws(ReadError) in try value.text(as: name) }
  }

  /// The number of a member; nil if it is left out or null.
  fileprivate func number(_ name: String) throws(ReadError) -> Double? {
    try stated(name).map { value throws(ReadError) in try value.number(as: name) }
  }

  /// `{"center":[x,y],"radius":r}`
  fileprivate func circle() throws(ReadError) -> Circle {
    guard case .array(let center)? = self["center"]?.value, center.count == 2,
      let radius = try number("radius")
    else { throw expected("a circle as {\"center\":[x,y],\"radius\":r}") }
    guard radius > 0 else { throw expected("a circle with a radius above 0") }
    let (x, y) = (try center[0].number(as: "center"), try center[1].number(as: "center"))
    return Circle(center: Point(x, y), radius: radius)
  }

  /// `{"max":5}`, `{"min":1}`, `{"above":0}` or `{"min":1,"max":5}`
  fileprivate func limit() throws(ReadError) -> Limit {
    switch (try number("min"), try number("max"), try number("above")) {
    case (let least?, let most?, nil) where least <= most: .within(least, most)
    case (nil, let most?, nil): .atMost(most)
    case (let least?, nil, nil): .atLeast(least)
    case (nil, nil, let bound?): .above(bound)
    default: throw expected("a limit with \"min\", \"max\" (not below \"min\") or \"above\"")
    }
  }
}
