import StrokeFormats
import StrokeReports

/// What should come of the strokes.
struct ExpectationOptions: Sendable {
  /// What should come of every stroke, whatever it says itself.
  var forAll: ExpectedVerdict?

  /// A word that means no expectation, where a stroke should say one.
  struct Misfit: Error, CustomStringConvertible {
    let word: String
    /// Where it stands, if that is known.
    var place: (line: Int, column: Int)?

    var description: String {
      let near = suggestion(for: word, among: ExpectedVerdict.words).map {
        "; did you mean \"\($0)\"?"
      }
      return
        "expect should be \(ExpectationOptions.meaning), not \"\(word.withoutControls)\"\(near ?? "")"
    }
  }

  private static let meaning = "circle, rejected, or a reason's code or text"

  /// The member in which a stroke says what should come of it, unless all are told by the command
  /// line.
  var examined: ExaminedMember? {
    guard forAll == nil else { return nil }
    return ExaminedMember("expect") { value in
      switch value {
      case .text(let word), .literal(let word): ExpectedVerdict(word) == nil ? word : nil
      case .json(let bracket): bracket
      }
    }
  }

  /// What should come of a stroke, if anybody says so.
  func expectation(of record: StrokeRecord) throws(Misfit) -> ExpectedVerdict? {
    if let forAll { return forAll }
    if let flaw = record.flaw {
      throw Misfit(word: flaw.reason, place: (flaw.line, flaw.column))
    }
    guard let word = record.text(of: "expect") else { return nil }
    guard let expectation = ExpectedVerdict(word) else { throw Misfit(word: word) }
    return expectation
  }

  static let flags: [Flag<ExpectationOptions>] = [
    Flag(
      "expect", .word("VALUE", of: ExpectedVerdict.codes), .detection, .gate,
      "what every stroke should be: circle, rejected or a reason"
    ) { options, argument throws(UsageError) in
      guard let expectation = ExpectedVerdict(argument.text) else {
        let near = suggestion(for: argument.text, among: ExpectedVerdict.words)
        throw UsageError(
          "--expect is \(meaning), not \"\(argument.text)\"",
          suggestion: near.map { $0.contains(" ") ? "--expect \"\($0)\"" : "--expect \($0)" })
      }
      options.forAll = expectation
    }
  ]
}
