/// Why a stroke is not a circle: a stable code for programs and a text for people, which for the
/// published detectors is the published one, letter for letter. Reasons with the same code are equal.
///
/// A detector states its own in its folder; an app's detector can do the same:
///
/// ```swift
/// extension Reason {
///   static let tooSmall = Reason(code: "too-small", text: "Too small")
/// }
/// ```
public struct Reason: Sendable, CustomStringConvertible {
  package let fixedCode: FixedText
  package let fixedText: FixedText

  /// A reason with its code, lowercase words with hyphens between them, and its text.
  public init(code: StaticString, text: StaticString) {
    fixedCode = FixedText(code)
    fixedText = FixedText(text)
  }

  package init(code: FixedText, text: FixedText) { (fixedCode, fixedText) = (code, text) }

  /// The stable code that machine-readable reports print.
  public var code: String { fixedCode.description }

  /// The text that is printed for it.
  public var description: String { fixedText.description }
}

extension Reason: Hashable {
  /// Compares the codes.
  public static func == (a: Reason, b: Reason) -> Bool { a.fixedCode == b.fixedCode }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(fixedCode) }
}
