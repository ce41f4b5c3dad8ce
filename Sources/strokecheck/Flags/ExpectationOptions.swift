import StrokeFormats
import StrokeReports

/// The verdict that is expected of the strokes.
struct ExpectationOptions: Sendable {
  /// The verdict that is expected of every stroke, whatever it says itself.
  var forAll: ExpectedVerdict?
  /// True if there is a judge, whose labels and reasons nobody knows before it answers.
  var hasJudge = false

  /// A word that means no expectation, where a stroke should say one.
  struct Misfit: Error, CustomStringConvertible {
    let word: String
    /// Its place, if that is known.
    var place: (line: Int, column: Int)?

    var description: String {
      let near = suggestion(for: word, among: ExpectedVerdict.words).map {
        "; did you mean \"\($0)\"?"
      }
      return
        "expect should be \(ExpectationOptions.meaning), not \"\(word.withoutControls)\"\(near ?? "")"
    }
  }

  fileprivate static let meaning = "circle, rejected, or a reason's code or text"

  /// The expectation that a word means; nil if it means none.
  private func expectation(_ word: String) -> ExpectedVerdict? {
    ExpectedVerdict(word) ?? (hasJudge ? .answer(word) : nil)
  }

  /// Refuses what only a judge could say where there is none.
  func check() throws(UsageError) {
    guard !hasJudge, case .answer(let word)? = forAll else { return }
    let near = suggestion(for: word, among: ExpectedVerdict.words)
    throw UsageError(
      "--expect is \(Self.meaning), not \"\(word)\"",
      suggestion: near.map { word in
        word.utf8.contains(UInt8(ascii: " ")) ? "--expect \"\(word)\"" : "--expect \(word)"
      })
  }

  /// Finds what is expected of a stroke, if anybody says so.
  func expectation(of record: StrokeRecord) throws(Misfit) -> ExpectedVerdict? {
    if let forAll { return forAll }
    guard let word = record.text(of: "expect") else { return nil }
    guard let expectation = expectation(word) else { throw Misfit(word: word) }
    return expectation
  }
}

extension Flag {
  /// The options of commands that compare verdicts with what is expected.
  static let expectation: [Flag] = [
    Flag(
      "expect", use: .common, takes: .word("VALUE", of: { ExpectedVerdict.codes }), .detection,
      of: .circle, "expected verdict of every stroke: circle, rejected or a reason"
    ) { options, value in
      options.expectation.forAll = ExpectedVerdict(value.text) ?? .answer(value.text)
    }
  ]
}
