// What may come before the first element.

extension XMLReader {
  /// Reads `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`, of which the latter two may be
  /// missing.
  mutating func readDeclaration() throws(Mistake) {
    skip(to: offset + 5)
    guard skipSpace(), take("version") else { throw expected("version=\"1.0\"") }
    try readVersion()
    var mayFollow = "encoding, standalone or ?>"
    var hadSpace = skipSpace()
    var isASCII = false
    if hadSpace, take("encoding") {
      isASCII = try readEncoding()
      mayFollow = "standalone or ?>"
      hadSpace = skipSpace()
    }
    if hadSpace, take("standalone") {
      try readStandalone()
      mayFollow = "?>"
      skipSpace()
    }
    guard take("?>") else { throw expected(mayFollow) }
    guard isASCII, let other = bytes[offset...].firstIndex(where: { $0 >= 0x80 }) else { return }
    let found = XMLText.found(bytes, at: other)
    throw Mistake("expected US-ASCII, as the XML declaration says, found \(found)", at: other)
  }

  /// Reads the version. A reader of XML 1.0 reads what calls itself 1.1 or later as if it were 1.0.
  private mutating func readVersion() throws(Mistake) {
    let (version, start) = try readQuotedWord("a version")
    let digits = version.utf8.dropFirst(2)
    guard version.hasPrefix("1."), !digits.isEmpty, digits.allSatisfy({ (0x30...0x39) ~= $0 })
    else { throw Mistake("expected the version 1.0, found \(version)", at: start) }
  }

  /// Reads the encoding; true if it is US-ASCII, false if it is UTF-8.
  private mutating func readEncoding() throws(Mistake) -> Bool {
    let (encoding, start) = try readQuotedWord("the name of an encoding")
    switch encoding.lowercased() {
    case "utf-8", "utf8": return false
    case "us-ascii", "ascii": return true
    default:
      throw Mistake("expected the encoding UTF-8 or US-ASCII, found \(encoding)", at: start)
    }
  }

  private mutating func readStandalone() throws(Mistake) {
    let (word, start) = try readQuotedWord("yes or no")
    guard word == "yes" || word == "no" else {
      throw Mistake("expected yes or no, found \(word)", at: start)
    }
  }

  /// Reads `="word"`, with the characters that versions and encodings are called by.
  private mutating func readQuotedWord(
    _ what: String
  ) throws(Mistake) -> (word: String, start: Int) {
    skipSpace()
    guard take("=") else { throw expected("=") }
    skipSpace()
    guard sees("\"") || sees("'") else { throw expected("a quotation mark") }
    let quote = bytes[offset]
    let start = offset + 1
    let end = bytes[start...].firstIndex { !Self.isPartOfWord($0) } ?? bytes.count
    skip(to: end)
    guard end > start else { throw expected(what) }
    guard end < bytes.count, bytes[end] == quote else {
      throw expected(String(Unicode.Scalar(quote)))
    }
    skip(to: end + 1)
    return (text(start..<end), start)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A) ~= byte | 0x20 || (0x30...0x39) ~= byte || "._-".utf8.contains(byte)
  }

  // MARK: The document type

  /// Skips a DOCTYPE that names an external subset at most.
  mutating func readDocumentType() throws(Mistake) {
    let start = offset
    guard depth == 0 else { throw Mistake("a DOCTYPE inside an element", at: start) }
    guard !hasRoot else { throw mistake("expected the end of the file, found a DOCTYPE") }
    guard !hasDocumentType else { throw mistake("expected an element, found a second DOCTYPE") }
    hasDocumentType = true
    _ = take("<!DOCTYPE")
    guard skipSpace() else { throw expected("a space and the name of the first element") }
    _ = try readName("the name of the first element")
    var mayFollow = "SYSTEM, PUBLIC or >"
    if skipSpace() {
      if take("SYSTEM") {
        try readSystemIdentifier()
        mayFollow = ">"
      } else if take("PUBLIC") {
        try readPublicIdentifier()
        try readSystemIdentifier()
        mayFollow = ">"
      }
      skipSpace()
    }
    guard !sees("[") else {
      throw mistake("a DOCTYPE with declarations is refused; entities are not expanded")
    }
    guard offset < bytes.count else { throw Mistake("the DOCTYPE has no end", at: start) }
    guard take(">") else { throw expected(mayFollow) }
  }

  private mutating func readSystemIdentifier() throws(Mistake) { _ = try readLiteral() }

  private mutating func readPublicIdentifier() throws(Mistake) {
    let range = try readLiteral()
    if let wrong = bytes[range].firstIndex(where: { !Self.mayBePublic($0) }) {
      let found = XMLText.found(bytes, at: wrong)
      throw Mistake("expected a character of a public identifier, found \(found)", at: wrong)
    }
  }

  /// Whether a byte may be part of a public identifier: the production PubidChar.
  private static func mayBePublic(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0D, 0x0A, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
    }
  }

  /// Reads a space and a text in quotes, and returns where the text is.
  private mutating func readLiteral() throws(Mistake) -> Range<Int> {
    guard skipSpace() else { throw expected("a space") }
    guard sees("\"") || sees("'") else { throw expected("a quotation mark") }
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: bytes[offset]) else {
      throw Mistake("the identifier in the DOCTYPE has no end", at: offset)
    }
    skip(to: end + 1)
    return start..<end
  }
}
