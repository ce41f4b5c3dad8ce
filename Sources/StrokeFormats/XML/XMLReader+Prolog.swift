extension XMLReader {
  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`.
  mutating func readDeclaration() throws(Mistake) {
    let start = offset
    guard let end = find("?>", from: offset) else {
      throw Mistake("the XML declaration has no end", at: start)
    }
    let words = text(start + 5..<end).split { $0 == "\"" || $0 == "'" }.map(String.init)
    // Names and values take turns: version=, 1.0, encoding=, UTF-8.
    for (name, value) in zip(words, words.dropFirst()) where name.contains("encoding") {
      let known = ["utf-8", "utf8", "us-ascii", "ascii"].contains(value.lowercased())
      // Where all bytes are ASCII, most encodings say the same.
      guard known || bytes.allSatisfy({ $0 < 0x80 }) else {
        throw Mistake("expected the encoding UTF-8, found \(value)", at: start)
      }
    }
    skip(to: end + 2)
  }

  /// Skips a DOCTYPE that names an external subset at most.
  mutating func readDocumentType() throws(Mistake) {
    let start = offset
    guard depth == 0 else { throw Mistake("a DOCTYPE inside an element", at: start) }
    var place = offset
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        return skip(to: place + 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(place + 1)...].firstIndex(of: bytes[place]) else {
          throw Mistake("the DOCTYPE has no end", at: start)
        }
        place = end + 1
      case UInt8(ascii: "["):
        throw Mistake(
          "a DOCTYPE with declarations is refused; entities are not expanded", at: place)
      default: place += 1
      }
    }
    throw Mistake("the DOCTYPE has no end", at: start)
  }
}
