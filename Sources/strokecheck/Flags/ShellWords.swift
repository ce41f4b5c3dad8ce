/// Text split into words as a shell splits a line, but without expanding anything: words are separated
/// by white space; a backslash makes the next character mean itself; all characters between single
/// quotes mean themselves, and between double quotes all but `\"`, `\\`, `\$` and `` \` ``.
enum ShellWords {
  /// Splits a text into its words.
  ///
  /// - Throws: if a quote is not closed, or a backslash stands at the end.
  static func split(_ text: String) throws(UsageError) -> [Argument] {
    var words: [Argument] = []
    var rest = Array(text.unicodeScalars)[...]
    while true {
      rest = rest.drop(while: isSpace)
      guard !rest.isEmpty else { return words }
      words.append(Argument(try word(&rest, of: text)))
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".contains(scalar) }

  /// Takes the word that `rest` begins with.
  private static func word(
    _ rest: inout ArraySlice<Unicode.Scalar>, of text: String
  ) throws(UsageError) -> String {
    var word = String.UnicodeScalarView()
    while let scalar = rest.first, !isSpace(scalar) {
      let column = rest.startIndex + 1
      rest.removeFirst()
      switch scalar {
      case "\\":
        guard let next = rest.popFirst() else {
          throw UsageError("nothing follows the backslash at column \(column)")
        }
        word.append(next)
      case "'", "\"":
        guard let text = quoted(by: scalar, &rest) else {
          throw UsageError("the quote at column \(column) is not closed")
        }
        word += text
      default: word.append(scalar)
      }
    }
    return String(word)
  }

  /// Takes what stands up to the closing quote; nil if there is none.
  private static func quoted(
    by quote: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> String.UnicodeScalarView? {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      if scalar == "\\", quote == "\"", let next = rest.first, "\"\\$`".contains(next) {
        rest.removeFirst()
        text.append(next)
      } else {
        text.append(scalar)
      }
    }
    return nil
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
