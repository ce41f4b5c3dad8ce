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
}
