import StrokeCore

/// The verdict that somebody expects of a stroke, so that the actual one passes or fails.
package enum ExpectedVerdict: Hashable, Sendable, CustomStringConvertible {
  /// It is a circle.
  case circle
  /// It is accepted, by whatever word.
  case accepted
  /// It is not, for whatever reason.
  case rejected
  /// It is not, for this one.
  case reason(Reason)

  /// The expectation that a word means: `circle`, `accepted`, `rejected`, or a known reason's code or text, letter
  /// for letter. Nil if it means none.
  ///
  ///     ExpectedVerdict("circle")               // .circle
  ///     ExpectedVerdict("excessive-duration")   // .reason(.excessiveDuration)
  ///     ExpectedVerdict("Too slow!")            // .reason(.tooSlow)
  ///
  /// - Complexity: O(number of reasons).
  package init?(_ word: String) {
    switch word {
    case "circle": self = .circle
    case "accepted": self = .accepted
    case "rejected": self = .rejected
    default:
      guard
        let reason = KnownDetector.reasons.first(where: {
          $0.fixedCode.matches(word) || $0.fixedText.matches(word)
        })
      else { return nil }
      self = .reason(reason)
    }
  }

  /// Every word that means an expectation, the codes before the texts.
  package static var words: [String] {
    codes + KnownDetector.reasons.map(\.description)
  }

  /// The words without spaces: `circle`, `accepted`, `rejected` and the codes of the reasons.
  package static var codes: [String] {
    ["circle", "accepted", "rejected"] + KnownDetector.reasons.map(\.code)
  }

  /// Returns whether a verdict is as expected.
  package func holds(for verdict: Verdict) -> Bool {
    switch self {
    case .circle, .accepted: verdict.isCircle
    case .rejected: !verdict.isCircle
    case .reason(let reason): verdict.reason == reason
    }
  }

  /// The word for it that programs read: `circle`, `accepted`, `rejected`, or the reason's code.
  package var code: String {
    switch self {
    case .circle: "circle"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .reason(let reason): reason.code
    }
  }

  /// The text after "expected": `a circle`, `no circle`, or the reason's text.
  package var description: String {
    switch self {
    case .circle: "a circle"
    case .accepted: "acceptance"
    case .rejected: "no circle"
    case .reason(let reason): reason.description
    }
  }
}
