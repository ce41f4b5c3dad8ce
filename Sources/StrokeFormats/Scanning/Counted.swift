// Numbers and lists of things in words.

/// A number of things in words: `1 stroke`, `2 strokes`, `0 strokes`.
package func counted(_ count: Int, _ noun: String) -> String { counted("\(count)", noun) }

/// The same for a number that has already been formatted.
package func counted(_ count: String, _ noun: String) -> String {
  count == "1" ? "1 \(noun)" : "\(count) \(noun)s"
}

extension [String] {
  /// The words as a list in a sentence: `a, b and c`.
  package func list(_ conjunction: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}
