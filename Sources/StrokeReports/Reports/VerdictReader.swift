import StrokeCore
import StrokeFormats

/// A verdict from elsewhere as it was stated, with the stroke that it is on.
package struct StatedVerdict: Sendable {
  /// The verdict; nil if the stroke was not judged, such as a cancelled one.
  package let answer: JudgeAnswer?
  /// The recognizer's name.
  package let name: String?
  package let id: String?
  package let file: String?
  package let stroke: Int?
}

/// Reads verdicts from elsewhere: a JSON object each.
///
/// The texts of reasons are kept as long as the program runs, each once for a reader.
package struct VerdictReader: Sendable {
  /// The labels that are accepted, letter for letter.
  private let positiveLabels: Set<String>
  private var reasons: [String: Reason] = [:]
  /// The names that stand for known ones; nil for a program, whose answers no option names.
  private let fields: FieldNames?
  /// The words for verdicts, in lowercase, and those of strokes that were not judged.
  private static let accepting = [
    "circle", "accepted", "recognized", "success", "passed", "pass", "ok", "yes", "true", "1",
  ]
  private static let rejecting = [
    JudgeAnswer.rejected, "failed", "failure", "fail", "no", "false", "0",
  ]
  private static let others = ["skipped", "error"]

  /// A reader that takes a stroke for accepted if one of these labels is predicted for it.
  package init(positiveLabels: [String] = [], fields: FieldNames? = nil) {
    (self.positiveLabels, self.fields) = (Set(positiveLabels), fields)
  }

  /// Reads a verdict.
  ///
  /// - Throws: what is wrong with it and where it is.
  package mutating func read(_ members: JSONTree) throws(ReadError) -> StatedVerdict {
    try members.checkObject("a JSON object")
    let members = fields.map(members.renamed) ?? members
    let word = members.anyText("verdict")
    let isJudged = word.map { !Self.others.contains($0) } ?? true
    return StatedVerdict(
      answer: isJudged ? try answer(word, members) : nil,
      name: try members.string("recognizer", or: "detector"),
      id: members.anyText("id"), file: try members.string("file"),
      stroke: members.wholeNumber("stroke"))
  }

  /// Reads a verdict for a comparison, with any word as its verdict: another version may have written it.
  ///
  /// - Parameter positiveLabels: What an evaluation wanted accepted; nil if it is not from one.
  func readStored(
    _ members: JSONTree, positiveLabels: Set<String>?
  ) throws(ReadError) -> StoredVerdict {
    try members.checkObject("a verdict")
    // A null is there, too.
    let nothing = members["verdict"].map { _ in "null" }
    let word = members.anyText("verdict") ?? nothing
    let file = try members.string("file")
    let detector = try members.string("detector", or: "recognizer")
    let stroke = members.wholeNumber("stroke")
    guard let word, let file, word == "error" || detector != nil && stroke != nil else {
      let missing = word == nil ? "verdict" : file == nil ? "file" : "detector\" or \"stroke"
      throw members.invalid(
        "expected a verdict, as circle writes it, found none: no \"\(missing)\"")
    }
    var verdict = StoredVerdict(
      file: file, stroke: stroke ?? 0, id: members.anyText("id"), detector: detector ?? "",
      verdict: word)
    verdict.code = try members.string("code")
    verdict.answer = try members.string("predicted", or: "answer")
    if let positiveLabels {
      verdict.label = try members.string("label")
      verdict.group = try members.string("group")
      verdict.isPositive = verdict.label.map(positiveLabels.contains)
    } else if let text = try members.string("expected") {
      let expected = ExpectedVerdict(text)
      // Whether an expected label counts as a circle is not stored.
      if verdict.answer == nil || expected != nil {
        verdict.isPositive = expected?.isAccepted ?? false
      }
      verdict.expectedCode = expected?.reason?.code
    }
    return verdict
  }

  private mutating func answer(
    _ stated: String?, _ members: JSONTree
  ) throws(ReadError) -> JudgeAnswer {
    let known = try stated.map { stated throws(ReadError) in try word(stated, members) }
    let label = try members.string("predicted", or: "answer")
    let byLabel = label.map {
      positiveLabels.contains($0) ? "accepted" : JudgeAnswer.rejected
    }
    guard let word = known ?? byLabel else { throw missingVerdict(members) }
    if let label, let byLabel, (byLabel == JudgeAnswer.rejected) != (word == JudgeAnswer.rejected) {
      throw members.invalid(
        "\"verdict\" is \(word), but \"predicted\" is \(label.excerpt), which counts as \(byLabel)")
    }
    return JudgeAnswer(
      word: word, label: label,
      score: try members.finite("score", or: "margin"),
      isByLabel: stated == nil || members["answer"] != nil,
      probability: try members.probability(),
      reason: word == JudgeAnswer.rejected ? try reason(members, stated == nil ? label : nil) : nil,
      circle: try members.value("circle")?.circle())
  }

  /// The word of this program for a verdict.
  private func word(_ stated: String, _ members: JSONTree) throws(ReadError) -> String {
    switch stated.lowercased() {
    case "circle": return "circle"
    case let word where Self.accepting.contains(word): return "accepted"
    case let word where Self.rejecting.contains(word): return JudgeAnswer.rejected
    default:
      let advice =
        fields == nil ? "a label goes into \"predicted\"" : "--fields predicted=NAME reads labels"
      throw (members.value("verdict") ?? members).invalid(
        "expected \(Self.accepting.list("or")), or \(Self.rejecting.list("or")), as \"verdict\", "
          + "found \(stated.excerpt); \(advice)")
    }
  }

  /// What is wrong with an object that has neither a verdict nor a predicted label.
  private func missingVerdict(_ members: JSONTree) -> ReadError {
    let names = members.members.map { "\"\($0.name)\"" }
    let found = names.isEmpty ? "neither" : "only \(names.list("and"))"
    let expected = [FieldNames.Purpose.verdict, .predicted]
      .map { "\"\(fields?[$0] ?? $0.rawValue)\"" }
    let advice = fields == nil ? "" : "; --fields verdict=NAME reads another name"
    return members.invalid("expected \(expected.list("or")), found \(found)\(advice)")
  }

  /// The reason that is stated, or that the stroke was taken for another label.
  private mutating func reason(
    _ members: JSONTree, _ label: String?
  ) throws(ReadError) -> Reason? {
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
}

extension JSONTree {
  /// The value of a member; nil if it is left out, null or an empty text.
  fileprivate func value(_ name: String) -> JSONTree? {
    guard let member = self[name] else { return nil }
    switch member.value {
    case .null, .string(""): return nil
    default: return member
    }
  }

  /// The text of a member, or the text of its value; nil without it.
  fileprivate func anyText(_ name: String) -> String? { value(name).map { $0.string ?? $0.text } }

  /// The text of a member, or else of another; nil without both.
  fileprivate func string(_ name: String, or other: String = "") throws(ReadError) -> String? {
    guard let value = value(name) else { return other.isEmpty ? nil : try string(other) }
    guard let text = value.string else { throw value.expected("a string as \"\(name)\"") }
    return text
  }

  /// The number of a member, or else of another; nil without both.
  fileprivate func finite(_ name: String, or other: String = "") throws(ReadError) -> Double? {
    guard let value = value(name) else { return other.isEmpty ? nil : try finite(other) }
    guard let number = value.finite else { throw value.expected("a number as \"\(name)\"") }
    return number
  }

  /// A whole number, which may stand in quotes, as in a table; nil for anything else.
  fileprivate func wholeNumber(_ name: String) -> Int? {
    self[name]?.finite.flatMap(Int.init(exactly:))
  }

  fileprivate func probability() throws(ReadError) -> Double? {
    guard let probability = try finite("probability") else { return nil }
    guard (0...1).contains(probability) else {
      throw invalid(
        "expected a number from 0 to 1 as \"probability\", found \(probability.text(upTo: 6))")
    }
    return probability
  }

  /// `{"center":[x,y],"radius":r}`
  fileprivate func circle() throws(ReadError) -> Circle {
    guard let center = self["center"]?.elements, center.count == 2,
      let x = center[0].finite, let y = center[1].finite, let radius = self["radius"]?.finite,
      radius > 0
    else { throw expected("a circle as {\"center\":[x,y],\"radius\":r}") }
    return Circle(center: Point(x, y), radius: radius)
  }

  /// The number, also in quotes, where it may have a decimal comma.
  private var finite: Double? {
    switch value {
    case .number(let number, _): number.isFinite ? number : nil
    case .string(let text): Double(allOf: String(text.map { $0 == "," ? "." : $0 }))
    default: nil
    }
  }

  fileprivate func checkObject(_ what: String) throws(ReadError) {
    guard case .object = value else { throw expected(what) }
  }

  private func expected(_ what: String) -> ReadError {
    invalid("expected \(what), found \(text.excerpt)")
  }

  fileprivate func invalid(_ reason: String) -> ReadError {
    ReadError(reason, line: line, column: column)
  }
}
