/// Reads XML piece by piece: as much of XML 1.0 as documents need that stand alone.
///
/// What it reads is well-formed, or there is a mistake with its place. There are no entities but the
/// five that XML itself has, and references to characters; a DOCTYPE is skipped if it only names an
/// external subset, which is never fetched, and refused if it declares anything. Nothing is ever
/// expanded, so that reading takes time and room in proportion to the bytes.
struct XMLReader {
  /// What comes next in a document.
  enum Event {
    /// A start tag. An empty tag is a start and an end.
    case start(XMLTag)
    case end
    case finish
  }

  /// The deepest nesting of elements; far beyond any document that was not made to hurt.
  static let mostDepth = 1 << 16

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0
  /// The names of the open elements, as places in the text.
  private var open: [Range<Int>] = []
  private(set) var hasRoot = false
  var hasDocumentType = false
  private var endsAtOnce = false
  /// Whether ``text`` is collected.
  var keepsText = false
  /// The character data since the last tag, with references replaced, and where it begins.
  private(set) var text: [UInt8] = []
  private(set) var textOffset = 0

  /// - Throws: The first byte that is not UTF-8, or not a character of XML.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Mistake) {
    self.bytes = bytes
    try XMLText.check(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    // The name may be longer, as in <?xml-stylesheet?>.
    if sees("<?xml"), XMLText.endOfName(bytes, from: offset + 2) == offset + 5 {
      try readDeclaration()
    }
  }

  var depth: Int { open.count }

  /// The next start or end of an element.
  mutating func next() throws(Mistake) -> Event {
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        try readText()
        continue
      }
      if sees("<!--") {
        try readComment()
      } else if sees("<?") {
        try readInstruction()
      } else if sees("<![CDATA[") {
        try readCharacterData()
      } else if sees("<!DOCTYPE") {
        try readDocumentType()
      } else if sees("</") {
        return try readEndTag()
      } else {
        return try readStartTag()
      }
    }
    if let name = open.last {
      throw mistake("the file ends inside <\(text(name))>")
    }
    guard hasRoot else { throw mistake("expected an element, found the end of the file") }
    return .finish
  }

  // MARK: Tags

  private mutating func readStartTag() throws(Mistake) -> Event {
    let start = offset
    guard !hasRoot || !open.isEmpty else {
      throw mistake("expected the end of the file, found a second element")
    }
    offset += 1
    let name = try readName("the name of an element")
    guard open.count < Self.mostDepth else {
      throw Mistake("elements are nested deeper than \(Self.mostDepth)", at: start)
    }
    hasRoot = true
    open.append(name)
    var attributes: [XMLAttribute] = []
    while true {
      let hadSpace = skipSpace()
      if take(">") { break }
      if sees("/>") {
        offset += 2
        endsAtOnce = true
        break
      }
      guard hadSpace else { throw expected("> or a space") }
      let attribute = try readAttribute()
      // Few elements have many attributes; those that do are looked through all the same.
      if attributes.contains(where: { $0.name == attribute.name }) {
        throw Mistake("the attribute \(attribute.name) is there twice", at: attribute.offset)
      }
      guard attributes.count < 1000 else { throw mistake("an element has over 1000 attributes") }
      attributes.append(attribute)
    }
    return .start(XMLTag(name: text(name), attributes: attributes, offset: start))
  }

  private mutating func readEndTag() throws(Mistake) -> Event {
    let start = offset
    offset += 2
    let name = text(try readName("the name of an element"))
    guard let last = open.popLast() else {
      throw Mistake("nothing is open that </\(name)> could end", at: start)
    }
    guard text(last) == name else {
      throw Mistake("expected </\(text(last))>, found </\(name)>", at: start)
    }
    skipSpace()
    guard take(">") else { throw expected(">") }
    return .end
  }

  private mutating func readAttribute() throws(Mistake) -> XMLAttribute {
    let name = text(try readName("the name of an attribute"))
    skipSpace()
    guard take("=") else { throw expected("=") }
    skipSpace()
    guard sees("\"") || sees("'") else { throw expected("a quotation mark") }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw Mistake("the value of \(name) has no end", at: start - 1)
    }
    if let wrong = bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) {
      throw Mistake("the value of \(name) contains <", at: wrong)
    }
    offset = end + 1
    let value = try XMLText.decoded(bytes, start..<end, isAttribute: true)
    return XMLAttribute(name: name, value: value.bytes, offset: start, isVerbatim: value.isVerbatim)
  }

  mutating func readName(_ what: String) throws(Mistake) -> Range<Int> {
    let start = offset
    offset = XMLText.endOfName(bytes, from: start)
    guard offset > start else { throw expected(what) }
    return start..<offset
  }

  // MARK: What lies between tags

  private mutating func readText() throws(Mistake) {
    let start = offset
    offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    guard open.isEmpty else {
      let decoded = try XMLText.decoded(bytes, start..<offset, isAttribute: false)
      if keepsText { keep(start..<offset, decoded.isVerbatim ? nil : decoded.bytes) }
      return
    }
    if let wrong = bytes[start..<offset].firstIndex(where: { !XMLText.isSpace($0) }) {
      offset = wrong
      throw expected(hasRoot ? "the end of the file" : "<")
    }
  }

  private mutating func readComment() throws(Mistake) {
    let start = offset
    guard let end = find("--", from: offset + 4) else {
      throw Mistake("the comment has no end", at: start)
    }
    offset = end + 2
    guard take(">") else { throw Mistake("a comment contains --", at: end) }
  }

  private mutating func readInstruction() throws(Mistake) {
    let start = offset
    offset += 2
    let target = text(try readName("the name of a processing instruction"))
    guard target != "xml" else {
      throw Mistake("the XML declaration is not at the beginning of the file", at: start)
    }
    guard target.utf8.count != 3 || target.lowercased() != "xml" else {
      throw Mistake("no processing instruction may be called \(target)", at: start)
    }
    guard sees("?>") || sees(" ") || sees("\t") || sees("\n") || sees("\r") else {
      throw expected("?> or a space")
    }
    guard let end = find("?>", from: offset) else {
      throw Mistake("the processing instruction has no end", at: start)
    }
    offset = end + 2
  }

  private mutating func readCharacterData() throws(Mistake) {
    guard !open.isEmpty else { throw expected(hasRoot ? "the end of the file" : "an element") }
    guard let end = find("]]>", from: offset) else {
      throw mistake("the CDATA section has no end")
    }
    if keepsText { keep(offset + 9..<end, nil) }
    offset = end + 3
  }

  /// Adds to the text what is in a range, or what that means.
  private mutating func keep(_ range: Range<Int>, _ decoded: [UInt8]?) {
    if text.isEmpty { textOffset = range.lowerBound }
    if let decoded { text += decoded } else { text += UnsafeBufferPointer(rebasing: bytes[range]) }
  }

  // MARK: Words

  /// Whether these ASCII characters come next.
  func sees(_ word: StaticString) -> Bool {
    guard bytes.count - offset >= word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard sees(word) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, XMLText.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// Goes on at a place.
  mutating func skip(to place: Int) { offset = place }

  func find(_ word: StaticString, from start: Int) -> Int? {
    var probe = self
    probe.offset = start
    while probe.offset < bytes.count {
      if probe.sees(word) { return probe.offset }
      probe.offset += 1
    }
    return nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func mistake(_ reason: String) -> Mistake { Mistake(reason, at: offset) }

  func expected(_ what: String) -> Mistake {
    mistake("expected \(what), found \(XMLText.found(bytes, at: offset))")
  }
}

/// A start tag.
struct XMLTag {
  /// With its prefix.
  let name: String
  let attributes: [XMLAttribute]
  /// Where it begins in the file.
  let offset: Int
}

/// An attribute of a start tag.
struct XMLAttribute {
  /// With its prefix.
  let name: String
  /// The value with references replaced.
  let value: [UInt8]
  /// Where the value begins in the file.
  let offset: Int
  /// Whether the value stands in the file as it is, byte for byte.
  let isVerbatim: Bool

  var text: String { String(decoding: value, as: UTF8.self) }
}
