// The only writer of XML text. It writes XML 1.0 in UTF-8, and only what a parser gives back: a
// character that XML 1.0 cannot hold, even as a reference, becomes U+FFFD.

extension [UInt8] {
  /// Appends the declaration of an XML document in UTF-8.
  package mutating func appendXMLDeclaration() {
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Appends text between tags. It never contains `]]>`.
  package mutating func append(xml text: String) { append(xml: text, inAttribute: false) }

  /// Appends a space and an attribute: ` name="value"`. Tabs and line ends in the value are written
  /// as references, because a parser replaces plain ones by spaces.
  package mutating func append(attribute name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(xml: value, inAttribute: true)
    append("\"")
  }

  /// Appends a start tag with its attributes, closed by `end`: `>`, or `/>` for an empty element.
  package mutating func append(
    tag name: String, _ attributes: KeyValuePairs<String, String> = [:], end: String = ">"
  ) {
    append("<")
    append(name)
    for (name, value) in attributes { append(attribute: name, value) }
    append(end)
  }

  /// Appends text. In an attribute, characters that would end or change it are written as
  /// references.
  package mutating func append(xml text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where inAttribute: append("&quot;")
      case "\t" where inAttribute: append("&#9;")
      case "\n" where inAttribute: append("&#10;")
      // A parser would read it as a line feed anywhere.
      case "\r": append("&#13;")
      case "\t", "\n": append(UInt8(ascii: scalar))
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
