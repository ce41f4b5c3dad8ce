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
package struct VerdictReader: ~Copyable {
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
  package init(positiveLabels: [String] = []) {
    self.positiveLabels = Set(positiveLabels)
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
      name: try members.string("detector", "recognizer"),
      id: try members.anyText("id"), file: try members.string("file"),
      stroke: try members.wholeNumber("stroke"))
  }

  /// Reads a verdict for a comparison, with any word as its verdict: another version may have written it.
  ///
  /// - Parameter positiveLabels: What an evaluation wanted accepted; nil if it is not from one.
  mutating func readStored(
    _ line: ArraySlice<UInt8>, positiveLabels: Set<String>?
  ) throws(ReadError) -> StoredVerdict {
    try members.read(line, "a verdict")
    // A null is there, too.
    let nothing = members.names.contains("verdict") ? "null" : nil
    let word = try members.anyText("verdict") ?? nothing
    let file = try members.string("file")
    let detector = try members.string("detector", "recognizer")
    let stroke = try members.wholeNumber("stroke")
    guard let word, let file, word == "error" || detector != nil && stroke != nil else {
      let missing = word == nil ? "verdict" : file == nil ? "file" : "detector\" or \"stroke"
      throw invalid("expected a verdict, as circle writes it, found none: no \"\(missing)\"")
    }
    var verdict = StoredVerdict(
      file: file, stroke: stroke ?? 0, id: try members.anyText("id"), detector: detector ?? "",
      verdict: word)
    verdict.code = try members.string("code")
    verdict.answer = try members.string("predicted", "answer")
    if let positiveLabels {
      verdict.label = try members.string("label")
      verdict.group = try members.string("group")
      verdict.isPositive = verdict.label.map(positiveLabels.contains)
    } else if let expected = try members.string("expected"),
      // Whether an expected label counts as a circle is not stored.
      verdict.answer == nil || ExpectedVerdict(expected) != nil
    {
      verdict.isPositive = ["circle", "accepted"].contains(expected)
      if case .reason(let reason)? = ExpectedVerdict(expected) {
        verdict.expectedCode = reason.code
      }
    }
    return verdict
  }

  private mutating func answer(_ stated: String?) throws(ReadError) -> JudgeAnswer {
    let known = stated.flatMap { Self.words[$0.lowercased()] }
    if let stated, known == nil {
      throw invalid("expected circle, accepted or rejected as \"verdict\", found \(stated.excerpt)")
    }
    let label = try members.string("predicted", "answer")
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
      score: try members.finite("score", "margin"),
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

  /// The text of a member, or the text of its value; nil if it is left out or null.
  fileprivate func anyText(_ name: StaticString) throws(ReadError) -> String? {
    try tree(of: name).map { $0.string ?? $0.text }
  }

  /// The text of the first of some members that has one; nil if they are left out, null or empty.
  fileprivate func string(_ names: StaticString...) throws(ReadError) -> String? {
    for name in names {
      if let text = text(of: name) {
        if !text.isEmpty { return text }
      } else if let other = try tree(of: name) {
        throw other.expected("a string as \"\(name)\"")
      }
    }
    return nil
  }

  /// The number of the first of some members that is one; nil if they are left out or null.
  fileprivate func finite(_ names: StaticString...) throws(ReadError) -> Double? {
    for name in names {
      if let number = number(of: name) { return number }
      if let other = try tree(of: name) { throw other.expected("a number as \"\(name)\"") }
    }
    return nil
  }

  /// A whole number, which may stand in quotes, as in a table; nil for anything else.
  fileprivate func wholeNumber(_ name: StaticString) throws(ReadError) -> Int? {
    switch try tree(of: name)?.value {
    case .number(let number, _)?: Int(exactly: number)
    case .string(let text)?: Int(text)
    default: nil
    }
  }
}

extension JSONTree {
  /// The text, if it is one.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

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
