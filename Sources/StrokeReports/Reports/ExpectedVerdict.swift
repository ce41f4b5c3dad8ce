import StrokeCore

/// The verdict that somebody expects of a stroke, so that the actual one passes or fails.
package struct ExpectedVerdict: Hashable, Sendable {
  // Fixed texts, which are copied with each finding.
  private let fixedCode: FixedText
  private let words: FixedText
  let isAccepted: Bool
  /// The only reason for a rejection that is as expected; nil for any.
  let reason: Reason?

  package static let circle = ExpectedVerdict(
    FixedText("circle"), FixedText("a circle"), isAccepted: true)
  /// Accepted, by whatever word.
  static let accepted = ExpectedVerdict(
    FixedText("accepted"), FixedText("acceptance"), isAccepted: true)
  /// Rejected, for whatever reason.
  package static let rejected = ExpectedVerdict(
    FixedText("rejected"), FixedText("no circle"), isAccepted: false)

  /// Rejected for this reason.
  package static func reason(_ reason: Reason) -> ExpectedVerdict {
    ExpectedVerdict(reason.fixedCode, reason.fixedText, isAccepted: false, reason)
  }

  private static let all = [circle, accepted, rejected] + KnownDetector.reasons.map(reason)

  private init(
    _ code: FixedText, _ words: FixedText, isAccepted: Bool, _ reason: Reason? = nil
  ) {
    (fixedCode, self.words) = (code, words)
    (self.isAccepted, self.reason) = (isAccepted, reason)
  }

  /// The word for it that programs read: `circle`, `accepted`, `rejected`, or the reason's code.
  package var code: String { fixedCode.description }

  /// The text after "expected": `a circle`, `no circle`, or the reason's text.
  package var description: String { words.description }

  /// The expectation that a word means: `circle`, `accepted`, `rejected`, or a known reason's code or text, letter
  /// for letter. Nil if it means none.
  ///
  ///     ExpectedVerdict("circle")               // .circle
  ///     ExpectedVerdict("excessive-duration")   // .reason(.excessiveDuration)
  ///     ExpectedVerdict("Too slow!")            // .reason(.tooSlow)
  ///
  /// - Complexity: O(number of reasons).
  package init?(_ word: String) {
    let known = Self.all.first { known in
      known.fixedCode.matches(word) || known.reason?.fixedText.matches(word) ?? false
    }
    guard let known else { return nil }
    self = known
  }

  /// Every word that means an expectation, the codes before the texts.
  package static var words: [String] { codes + all.compactMap(\.reason?.description) }

  /// The words without spaces: `circle`, `accepted`, `rejected` and the codes of the reasons.
  package static var codes: [String] { all.map(\.code) }

  /// Returns whether a verdict is as expected.
  package func holds(for verdict: Verdict) -> Bool {
    verdict.isCircle == isAccepted && (reason == nil || verdict.reason == reason)
  }
}
