import StrokeFormats
import StrokeReports

/// The verdict that is expected of the strokes.
struct ExpectationOptions: Sendable {
  /// The verdict that is expected of every stroke, whatever it says itself.
  var forAll: ExpectedVerdict?

  /// A word that means no expectation, where a stroke should say one.
  struct Misfit: Error, CustomStringConvertible {
    let word: String

    var description: String {
      let near = suggestion(for: word, among: ExpectedVerdict.words).map {
        "; did you mean \"\($0)\"?"
      }
      return
        "expect should be \(ExpectationOptions.meaning), not \"\(word.withoutControls)\"\(near ?? "")"
    }
  }

  fileprivate static let meaning = "circle, rejected, or a reason's code or text"

  /// Finds what is expected of a stroke, if anybody says so.
  func expectation(of record: StrokeRecord) throws(Misfit) -> ExpectedVerdict? {
    if let forAll { return forAll }
    guard let word = record.text(of: "expect") else { return nil }
    guard let expectation = ExpectedVerdict(word) else { throw Misfit(word: word) }
    return expectation
  }
}

extension Flag {
  /// The options of commands that compare verdicts with what is expected.
  static let expectation: [Flag] = [
    Flag(
      "expect", use: .common, takes: .word("VALUE", of: { ExpectedVerdict.codes }), .detection,
      of: .circle, "expected verdict of every stroke: circle, rejected or a reason"
    ) { options, value throws(UsageError) in
      options.expectation.forAll = try value.expectation()
    }
  ]
}

extension GivenValue {
  fileprivate func expectation() throws(UsageError) -> ExpectedVerdict {
    if let expectation = ExpectedVerdict(text) { return expectation }
    let near = suggestion(for: text, among: ExpectedVerdict.words)
    throw UsageError(
      "--expect is \(ExpectationOptions.meaning), not \"\(text)\"",
      suggestion: near.map { word in
        word.utf8.contains(UInt8(ascii: " ")) ? "--expect \"\(word)\"" : "--expect \(word)"
      })
  }
}
