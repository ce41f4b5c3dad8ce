// The one writer of XML text. It writes XML 1.0 in UTF-8, and only what a parser gives back: a
// character that XML 1.0 cannot hold, not even as a reference, becomes U+FFFD.

extension [UInt8] {
  /// Appends the declaration that an XML document in UTF-8 begins with.
  package mutating func appendXMLDeclaration() {
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Appends text that stands between tags. No `]]>` can come of it.
  package mutating func append(xml text: String) { append(xml: text, inAttribute: false) }

  /// Appends a space and an attribute: ` name="value"`. Tabs and line ends in the value are written
  /// as references, because a parser makes spaces of those that are not.
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

  /// Appends text, with what would end an attribute or change in it as references if it is one.
  package mutating func append(xml text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where inAttribute: append("&quot;")
      case "\t" where inAttribute: append("&#9;")
      case "\n" where inAttribute: append("&#10;")
      // A parser would make a line feed of it anywhere.
      case "\r": append("&#13;")
      case "\t", "\n": append(UInt8(ascii: scalar))
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
