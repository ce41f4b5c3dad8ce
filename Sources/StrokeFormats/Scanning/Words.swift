// Words for people: numbers and lists of things, and texts of data.

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

// MARK: - Texts of data

// Protects readers from what data contains. A name or a label may hold any character; a line of
// text for people shows the harmless ones as they are, and U+FFFD for the rest:
//
// - control characters, which terminals obey: they erase, recolour, move, or begin a line that
//   looks like one of ours;
// - characters that end a line, or change the direction of what follows;
// - characters that XML cannot hold.

extension Unicode.Scalar {
  /// True if it changes a line of text beyond adding a character.
  var isDisruptive: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x2028...0x202E).contains(value)
      || (0x2066...0x2069).contains(value) || value & 0xFFFE == 0xFFFE
  }
}

extension String {
  /// The text on one line, with U+FFFD for every disruptive character.
  ///
  /// - Complexity: O(length).
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.isDisruptive) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isDisruptive ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// The text as a message shows it: on one line, and cut if it is long.
  package var excerpt: String {
    let head = unicodeScalars.prefix(32)
    return String(head).withoutControls + (head.endIndex == endIndex ? "" : "…")
  }
}
