/// Reads XML piece by piece: as much of XML 1.0 as standalone documents need.
///
/// What it reads is well-formed, or it throws an error with a position. Entities are the five built
/// into XML and those that the document declares in its DOCTYPE, which expand to at most a megabyte
/// in total. Nothing outside the document is ever fetched, neither an external subset nor an
/// external entity. Of declarations of elements and attributes only the form is checked.
struct XMLReader {
  enum Event {
    /// A start tag. An empty tag is a start and an end.
    case start(XMLTag)
    case end
    case finish
  }

  /// The deepest nesting of elements; far beyond any document that is not an attack.
  static let mostDepth = 1 << 16
  /// The most bytes that all references to entities may expand to, so that a small document cannot
  /// become huge.
  private static let mostBytes = 1 << 20
  /// The most entities nested in each other.
  private static let mostEntities = 16

  private(set) var cursor: ByteCursor
  /// The names of the open elements, as they stand in the text.
  private var open: [UnsafeBufferPointer<UInt8>] = []
  private var hasRoot = false
  private var hasDocumentType = false
  private var endsAtOnce = false
  /// Owns the bytes that are not in the file. It must live as long as the tags that point into them.
  let texts: XMLTexts
  /// The declared entities, by their names; nil for text in another file, which is never read.
  private var entities: [String: UnsafeBufferPointer<UInt8>?] = [:]
  /// The bytes that references have expanded to so far.
  private var expanded = 0
  /// The texts that are read in place of references, innermost last: the cursor to continue with,
  /// the position of the reference, and the number of open elements outside.
  private var inputs: [(rest: ByteCursor, start: TextPosition, depth: Int, name: String)] = []
  /// True if ``text`` is collected.
  var keepsText = false
  /// The character data since the last tag, with references replaced, and its position.
  private(set) var text: [UInt8] = []
  private(set) var textPosition = TextPosition()
  /// The position of the first `<?xml-stylesheet?>` before the root, if any.
  private(set) var sheetPosition: TextPosition?

  /// - Throws: The first byte that is invalid in its encoding, or is not a character of XML.
  init(_ cursor: ByteCursor, _ texts: XMLTexts = XMLTexts()) throws(ReadError) {
    (self.cursor, self.texts) = (cursor, texts)
    self.cursor.endLinesInCR()
    let start = cursor.next
    let bytes = UnsafeBufferPointer(start: start, count: cursor.end - start)
    if let text = UTF16Decoder.utf8(from: bytes) { read(text) }
    let first = self.cursor.next
    self.cursor.skipByteOrderMarks()
    let hasByteOrderMark = self.cursor.next > first
    // The name may continue, as in <?xml-stylesheet?>.
    var name = self.cursor
    if name.take("<?") {
      let start = name.next
      name.skipXMLName()
      if name.text(from: start) == "xml" {
        self.cursor = name
        try readDeclaration(hasByteOrderMark)
      }
    }
    try self.cursor.checkXML()
  }

  mutating func next() throws(ReadError) -> Event {
    if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while true {
      guard !cursor.isAtEnd else {
        guard try leaveEntity() else { break }
        continue
      }
      guard cursor.next.pointee == UInt8(ascii: "<") else {
        try readText()
        continue
      }
      switch cursor.end - cursor.next > 1 ? cursor.next[1] : 0 {
      case UInt8(ascii: "/"): return try readEndTag()
      case UInt8(ascii: "?"): try readInstruction()
      case UInt8(ascii: "!") where cursor.sees("<!--"): try readComment()
      case UInt8(ascii: "!") where cursor.sees("<![CDATA["): try readCharacterData()
      case UInt8(ascii: "!") where cursor.sees("<!DOCTYPE"): try readDocumentType()
      default: return try readStartTag()
      }
    }
    if let name = open.last {
      throw error("the file ends inside <\(String(decoding: name, as: UTF8.self).excerpt)>")
    }
    guard hasRoot else { throw error("expected an element, found the end of the file") }
    return .finish
  }

  // MARK: Tags

  private mutating func readStartTag() throws(ReadError) -> Event {
    let position = cursor.countLines()
    guard !hasRoot || !open.isEmpty else {
      throw error("expected the end of the file, found a second element")
    }
    cursor.next += 1
    let name = try readName("the name of an element")
    guard open.count < Self.mostDepth else {
      throw ReadError("elements are nested deeper than \(Self.mostDepth)", at: position)
    }
    hasRoot = true
    open.append(name)
    var attributes: [XMLAttribute] = []
    while true {
      let hadSpace = skipSpace()
      if cursor.take(">") { break }
      if cursor.take("/>") {
        endsAtOnce = true
        break
      }
      guard hadSpace else { throw expected("> or a space") }
      let attribute = try readAttribute()
      // Few elements have many attributes, so even those are searched linearly.
      if attributes.contains(where: { $0.nameBytes.equals(attribute.nameBytes) }) {
        throw ReadError(
          "the attribute \(attribute.name.excerpt) is there twice", at: attribute.position)
      }
      guard attributes.count < 1000 else { throw error("an element has over 1000 attributes") }
      // Elements with attributes usually have a few.
      if attributes.isEmpty { attributes.reserveCapacity(4) }
      attributes.append(attribute)
    }
    return .start(XMLTag(nameBytes: name, attributes: attributes, position: position))
  }

  private mutating func readEndTag() throws(ReadError) -> Event {
    let start = cursor
    cursor.next += 2
    let name = try readName("the name of an element")
    guard open.count > inputs.last?.depth ?? 0, let last = open.popLast() else {
      let text = String(decoding: name, as: UTF8.self)
      throw start.error("nothing is open that </\(text.excerpt)> could end", at: start.next)
    }
    guard last.equals(name) else {
      let (wanted, text) = (
        String(decoding: last, as: UTF8.self), String(decoding: name, as: UTF8.self)
      )
      throw start.error("expected </\(wanted.excerpt)>, found </\(text.excerpt)>", at: start.next)
    }
    skipSpace()
    guard cursor.take(">") else { throw expected(">") }
    return .end
  }

  private mutating func readAttribute() throws(ReadError) -> XMLAttribute {
    let name = try readName("the name of an attribute")
    skipSpace()
    guard cursor.take("=") else { throw expected("=") }
    skipSpace()
    let mark = cursor.countLines()
    let end = try readOpeningQuote(of: "the value of \(String(decoding: name, as: UTF8.self))")
    if let wrong = firstPlace(of: UInt8(ascii: "<"), from: cursor.next, to: end) {
      throw cursor.error(
        "the value of \(String(decoding: name, as: UTF8.self)) contains <", at: wrong)
    }
    let position = TextPosition(line: mark.line, column: mark.column + 1)
    var value = UnsafeBufferPointer(start: cursor.next, count: end - cursor.next)
    let isVerbatim = firstPlace(of: UInt8(ascii: "&"), from: cursor.next, to: end) == nil
    if !isVerbatim {
      var result: [UInt8] = []
      try decode(cursor, upTo: end, into: &result, depth: 0)
      value = texts.keep(result)
    }
    cursor.next = end + 1
    return XMLAttribute(nameBytes: name, value: value, position: position, isVerbatim: isVerbatim)
  }

  /// Adds the text that comes next, with references replaced.
  private mutating func decode(
    _ start: ByteCursor, upTo end: UnsafePointer<UInt8>, into result: inout [UInt8], depth: Int
  ) throws(ReadError) {
    var cursor = start
    while cursor.next < end {
      guard cursor.sees("&") else {
        result.append(cursor.next.pointee)
        cursor.next += 1
        continue
      }
      let place = cursor.next
      switch try cursor.readReference() {
      case .character(let scalar): result.append(contentsOf: String(scalar).utf8)
      case .entity(let name):
        let text = try replacement(of: name, at: place, cursor)
        guard depth < Self.mostEntities else {
          throw cursor.error("entities refer to others too deep", at: place)
        }
        let inner = ByteCursor(text, at: cursor.position(of: place), endsLinesInCR: true)
        guard !text.contains(UInt8(ascii: "<")) else {
          throw cursor.error(
            "the entity &\(name.excerpt); contains < and stands in a value", at: place)
        }
        try decode(inner, upTo: inner.end, into: &result, depth: depth + 1)
      }
    }
  }

  private mutating func replacement(
    of name: String, at place: UnsafePointer<UInt8>, _ cursor: ByteCursor
  ) throws(ReadError) -> UnsafeBufferPointer<UInt8> {
    guard let entity = entities[name] else {
      let known =
        hasDocumentType
        ? "XML's own five and the document's are" : "XML's own five are"
      let shown = String(String.UnicodeScalarView(name.unicodeScalars.prefix(31)))
      let text = shown == name ? "&\(name);" : "&\(shown)…"
      throw cursor.error("the entity \(text) is not known; only \(known)", at: place)
    }
    guard let text = entity else {
      throw cursor.error(
        "the entity &\(name.excerpt); is in another file, which is not read", at: place)
    }
    expanded += text.count + 1
    guard expanded <= Self.mostBytes else {
      throw cursor.error(
        "entities stand for over \(Self.mostBytes) bytes, the most that are read", at: place)
    }
    return text
  }

  /// Skips the quotation mark before a value, and returns the position after it.
  private mutating func readOpeningQuote(
    of what: @autoclosure () -> String
  ) throws(ReadError) -> UnsafePointer<UInt8> {
    // An error in the value is reported at the mark.
    cursor.countLines()
    guard cursor.sees("\"") || cursor.sees("'") else { throw expected("a quotation mark") }
    cursor.next += 1
    guard let end = firstPlace(of: cursor.next[-1], from: cursor.next, to: cursor.end) else {
      throw cursor.error("\(what()) has no end", at: cursor.next - 1)
    }
    return end
  }

  private mutating func readName(
    _ what: String
  ) throws(ReadError) -> UnsafeBufferPointer<UInt8> {
    let start = cursor.next
    cursor.skipXMLName()
    guard cursor.next > start else { throw expected(what) }
    return UnsafeBufferPointer(start: start, count: cursor.next - start)
  }

  // MARK: What lies between tags

  private mutating func readText() throws(ReadError) {
    let end =
      firstPlace(of: UInt8(ascii: "<"), from: cursor.next, to: cursor.end) ?? cursor.end
    guard !open.isEmpty else {
      skipSpace()
      guard cursor.next == end else { throw expected(hasRoot ? "the end of the file" : "<") }
      return
    }
    while cursor.next < end {
      let reference = firstPlace(of: UInt8(ascii: "&"), from: cursor.next, to: end)
      let stop = reference ?? end
      var probe = cursor
      while let bracket = firstPlace(of: UInt8(ascii: "]"), from: probe.next, to: stop) {
        probe.next = bracket
        if probe.sees("]]>") { throw cursor.error("text contains ]]>", at: bracket) }
        probe.next += 1
      }
      keep(UnsafeBufferPointer(start: cursor.next, count: stop - cursor.next))
      cursor.next = stop
      guard reference != nil else { break }
      switch try cursor.readReference() {
      case .character(let scalar):
        if keepsText { Array(String(scalar).utf8).withUnsafeBufferPointer { keep($0) } }
      case .entity(let name): return try enterEntity(name, at: stop)
      }
    }
  }

  /// Continues with the replacement of an entity.
  private mutating func enterEntity(
    _ name: String, at place: UnsafePointer<UInt8>
  ) throws(ReadError) {
    let position = cursor.position(of: place)
    let text = try replacement(of: name, at: place, cursor)
    guard inputs.count < Self.mostEntities, !inputs.contains(where: { $0.name == name }) else {
      throw cursor.error(
        "the entity &\(name.excerpt); contains itself, or others too deep", at: place)
    }
    inputs.append((cursor, position, open.count, name))
    cursor = ByteCursor(text, at: position, endsLinesInCR: true)
  }

  /// Continues after the reference to the entity that ends here; false outside of entities.
  private mutating func leaveEntity() throws(ReadError) -> Bool {
    guard let input = inputs.popLast() else { return false }
    guard open.count == input.depth else {
      throw ReadError(
        "the entity &\(input.name.excerpt); ends inside an element that it begins", at: input.start)
    }
    cursor = input.rest
    return true
  }

  private mutating func readComment() throws(ReadError) {
    let start = cursor.next
    guard let end = find("--", from: start + 4) else {
      throw cursor.error("the comment has no end", at: start)
    }
    guard end < cursor.end - 2, end[2] == UInt8(ascii: ">") else {
      throw cursor.error("a comment contains --", at: end)
    }
    cursor.next = end + 3
  }

  private mutating func readInstruction() throws(ReadError) {
    let start = cursor.next
    cursor.next += 2
    let name = try readName("the name of a processing instruction")
    let target = String(decoding: name, as: UTF8.self)
    guard target != "xml" else {
      throw cursor.error("the XML declaration is not at the beginning of the file", at: start)
    }
    guard let end = find("?>", from: cursor.next) else {
      throw cursor.error("the processing instruction has no end", at: start)
    }
    if target == "xml-stylesheet", !hasRoot, sheetPosition == nil {
      sheetPosition = cursor.position(of: start)
    }
    cursor.next = end + 2
  }

  private mutating func readCharacterData() throws(ReadError) {
    guard !open.isEmpty else { throw expected(hasRoot ? "the end of the file" : "an element") }
    guard let end = find("]]>", from: cursor.next) else {
      throw error("the CDATA section has no end")
    }
    cursor.next += 9
    keep(UnsafeBufferPointer(start: cursor.next, count: end - cursor.next))
    cursor.next = end + 3
  }

  /// Adds the next bytes, or what they stand for, to the text if it is collected.
  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard keepsText else { return }
    if text.isEmpty { textPosition = cursor.countLines() }
    text += bytes
  }

  /// Calls `body` with a cursor over ``text``. If references have been replaced, the text is longer
  /// in the file, and only its beginning has a position there.
  func withText(
    limit: ByteCursor.Limit, _ body: (ByteCursor) throws(ReadError) -> Void
  ) throws(ReadError) {
    try text.withUnsafeBufferPointer { bytes throws(ReadError) in
      try body(ByteCursor(bytes, limit: limit, at: textPosition, endsLinesInCR: true))
    }
  }

  // MARK: Words

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = cursor.next
    cursor.skipSpace()
    return cursor.next > start
  }

  private func find(
    _ word: StaticString, from start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var probe = cursor
    probe.next = start
    while !probe.isAtEnd, !probe.sees(word) { probe.next += 1 }
    return probe.isAtEnd ? nil : probe.next
  }

  private func error(_ reason: String) -> ReadError { cursor.error(reason, at: cursor.next) }

  private func expected(_ what: String) -> ReadError { cursor.expected(what, asWord: false) }
}

// MARK: - The prolog

extension XMLReader {
  /// Reads the rest of `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`, of which the last
  /// two may be missing.
  ///
  /// - Parameter hasByteOrderMark: True if a mark determines the encoding, whatever the declaration
  ///   says.
  private mutating func readDeclaration(_ hasByteOrderMark: Bool) throws(ReadError) {
    var names = ["version", "encoding", "standalone"][...]
    var encoding: XMLEncoding?
    while skipSpace(), !cursor.sees("?>") {
      let position = cursor.countLines()
      let attribute = try readAttribute()
      let (name, value) = (attribute.name, attribute.text)
      guard let index = names.firstIndex(of: name), index == 0 || names.count < 3 else {
        let wanted = names.joined(separator: ", ") + (names.isEmpty ? "?>" : " or ?>")
        throw ReadError(
          "expected \(names.count == 3 ? "version" : wanted), found \(name.excerpt)", at: position)
      }
      names = names[(index + 1)...]
      let wanted: String
      switch name {
      // A reader of XML 1.0 treats 1.1 and later as 1.0.
      case "version":
        wanted = "the version 1.0"
        let digits = value.utf8.dropFirst(2)
        if value.hasPrefix("1."), !digits.isEmpty, digits.allSatisfy(\.isDigit) { continue }
      case "encoding":
        wanted = "the encoding \(XMLEncoding.all)"
        encoding = XMLEncoding(value)
        if hasByteOrderMark || encoding != nil { continue }
      default:
        wanted = "yes or no"
        if value == "yes" || value == "no" { continue }
      }
      let found = value.isEmpty ? "nothing" : value.excerpt
      throw ReadError("expected \(wanted), found \(found)", at: attribute.position)
    }
    guard names.count < 3, cursor.take("?>") else {
      throw expected(names.count < 3 ? "?> or a space" : "version=\"1.0\"")
    }
    if encoding == .latin1, !hasByteOrderMark { readLatin1() }
  }

  /// Continues with UTF-8 in place of Latin-1, if there is anything beyond ASCII, which both include.
  private mutating func readLatin1() {
    let bytes = UnsafeBufferPointer(start: cursor.next, count: cursor.end - cursor.next)
    if bytes.contains(where: { $0 >= 0x80 }) { read(XMLEncoding.utf8(fromLatin1: bytes)) }
  }

  /// Continues with UTF-8 text in place of the rest of a document in another encoding.
  private mutating func read(_ text: [UInt8]) {
    cursor = ByteCursor(
      texts.keep(text), limit: cursor.limit, at: cursor.countLines(), endsLinesInCR: true)
  }

  /// Reads a DOCTYPE with its internal subset. An external subset is never fetched.
  private mutating func readDocumentType() throws(ReadError) {
    let start = cursor
    guard open.isEmpty else { throw error("a DOCTYPE inside an element") }
    guard !hasRoot else { throw error("expected the end of the file, found a DOCTYPE") }
    guard !hasDocumentType else { throw error("expected an element, found a second DOCTYPE") }
    hasDocumentType = true
    _ = cursor.take("<!DOCTYPE")
    guard skipSpace() else { throw expected("a space and the name of the first element") }
    _ = try readName("the name of the first element")
    var mayFollow = "SYSTEM, PUBLIC or >"
    skipSpace()
    if cursor.sees("SYSTEM") || cursor.sees("PUBLIC") {
      let literals = cursor.sees("PUBLIC") ? 2 : 1
      cursor.next += 6
      for _ in 0..<literals {
        guard skipSpace() else { throw expected("a space") }
        cursor.next = try readOpeningQuote(of: "the identifier in the DOCTYPE") + 1
      }
      mayFollow = ">"
      skipSpace()
    }
    if cursor.take("[") {
      try readDeclarations(from: start)
      mayFollow = ">"
      skipSpace()
    }
    guard !cursor.isAtEnd else { throw start.error("the DOCTYPE has no end", at: start.next) }
    guard cursor.take(">") else { throw expected(mayFollow) }
  }

  /// Reads the declarations between brackets, and keeps the entities.
  private mutating func readDeclarations(from start: ByteCursor) throws(ReadError) {
    while true {
      skipSpace()
      guard !cursor.isAtEnd else { throw start.error("the DOCTYPE has no end", at: start.next) }
      if cursor.take("]") { return }
      if cursor.sees("<!--") {
        try readComment()
      } else if cursor.sees("<?") {
        try readInstruction()
      } else if cursor.take("%") {
        // A parameter entity may be replaced by another file, so its content is unknown.
        _ = try readName("the name of a parameter entity")
        guard cursor.take(";") else { throw expected(";") }
      } else if cursor.take("<!ENTITY") {
        try readEntity()
      } else if cursor.sees("<!") {
        try skipDeclaration()
      } else {
        throw expected("a declaration or ]")
      }
    }
  }

  /// Reads the rest of the declaration of an entity.
  private mutating func readEntity() throws(ReadError) {
    guard skipSpace() else { throw expected("a space") }
    if cursor.sees("%") { return try skipDeclaration() }
    let name = String(decoding: try readName("the name of an entity"), as: UTF8.self)
    guard skipSpace() else { throw expected("a space") }
    guard cursor.sees("\"") || cursor.sees("'") else {
      guard cursor.sees("SYSTEM") || cursor.sees("PUBLIC") else {
        throw expected("the value of the entity, SYSTEM or PUBLIC")
      }
      declare(name, nil)
      return try skipDeclaration()
    }
    let end = try readOpeningQuote(of: "the value of the entity")
    var text: [UInt8] = []
    while cursor.next < end {
      if cursor.sees("&#") {
        guard case .character(let scalar) = try cursor.readReference() else { break }
        text.append(contentsOf: String(scalar).utf8)
      } else {
        text.append(cursor.next.pointee)
        cursor.next += 1
      }
    }
    cursor.next = end + 1
    declare(name, texts.keep(text))
    skipSpace()
    guard cursor.take(">") else { throw expected(">") }
  }

  /// Declares an entity; the first declaration of a name wins.
  private mutating func declare(_ name: String, _ text: UnsafeBufferPointer<UInt8>?) {
    if entities[name] == nil { entities.updateValue(text, forKey: name) }
  }

  /// Skips a declaration, including its quoted texts.
  private mutating func skipDeclaration() throws(ReadError) {
    let start = cursor
    while !cursor.isAtEnd {
      let byte = cursor.next.pointee
      cursor.next += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      guard let end = firstPlace(of: byte, from: cursor.next, to: cursor.end) else { break }
      cursor.next = end + 1
    }
    throw start.error("the declaration has no end", at: start.next)
  }
}

/// A start tag. It points into the file, and into the ``XMLReader/texts`` of its reader.
struct XMLTag {
  let nameBytes: UnsafeBufferPointer<UInt8>
  let attributes: [XMLAttribute]
  /// The position in the file.
  let position: TextPosition

  /// With its prefix.
  var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// Without its prefix.
  var localName: String {
    let start = nameBytes.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
    return String(decoding: nameBytes[start...], as: UTF8.self)
  }

  subscript(name: String) -> XMLAttribute? { attributes.first { $0.isCalled(name) } }
}

/// An attribute of a start tag, which points like that.
struct XMLAttribute {
  let nameBytes: UnsafeBufferPointer<UInt8>
  /// The value with references replaced.
  let value: UnsafeBufferPointer<UInt8>
  /// The position of the value in the file.
  let position: TextPosition
  /// True if the value is in the file as it is, byte for byte.
  let isVerbatim: Bool

  /// With its prefix.
  var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// Compares the name, with its prefix.
  func isCalled(_ name: String) -> Bool {
    nameBytes.count == name.utf8.count && nameBytes.elementsEqual(name.utf8)
  }

  var text: String { String(decoding: value, as: UTF8.self) }
}
