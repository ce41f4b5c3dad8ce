import Testing

@testable import StrokeFormats

/// Documents in encodings other than UTF-8.
@Suite struct XMLEncodingTests {
  /// A document that declares its encoding; each character of the text is a byte.
  private func bytes(_ encoding: String, _ text: String) -> [UInt8] {
    ("<?xml version='1.0' encoding='\(encoding)'?>\n" + text).unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
  }

  private func ids(_ bytes: [UInt8]) throws -> [String] {
    try bytes.withUnsafeBufferPointer { buffer in
      let document = try SVGDocument(ByteCursor(buffer), within: .unlimited)
      return document.nodes.indices.compactMap { document.attribute(.id, of: $0)?.text }
    }
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1"])
  func readsLatin1(encoding: String) throws {
    #expect(try ids(bytes(encoding, "<svg id='\u{E9}\u{FF}\u{9F}'/>")) == ["éÿ\u{9F}"])
  }

  @Test func readsNamesAndEntities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY \u{E4} '\u{F6}'><!ENTITY g "<g id='\u{FC}'/>">]>
      <svg \u{E9}='' id='&\u{E4};&#233;'><\u{E9}/>&g;<g id='a'/></svg>
      """
    #expect(try ids(bytes("latin1", text)) == ["öé", "ü", "a"])
  }

  /// In characters, as in UTF-8.
  @Test func mistakesKeepTheirPlaces() throws {
    let text = "<svg><!-- \u{E9}\u{E9} -->\r\n<path id='\u{E9}\u{E9}' d='M0 0L1 x'/></svg>"
    let drawing = try SVGDrawing(bytes("ISO-8859-1", text))
    #expect(drawing.elements.map(\.id) == ["éé"])
    #expect(drawing.elements.map(\.error?.description) == ["3:25: expected a number, found x"])
    #expect(drawing.elements.map(\.line) == [3])
    let flaw = #expect(throws: ReadError.self) {
      try SVGDrawing(bytes("latin1", "<svg \u{E9}\u{E9}='\u{E9}' \u{E9}></svg>"))
    }
    #expect(flaw?.description == "2:14: expected =, found >")
  }

  /// A byte order mark overrides a declared name.
  @Test(arguments: ["ISO-8859-1", "US-ASCII", "UTF-16", "nonsense"])
  func aByteOrderMarkOverridesTheDeclaration(encoding: String) throws {
    let mark = [UInt8].byteOrderMark
    let text = Array("<?xml version='1.0' encoding='\(encoding)'?><svg id='é'/>".utf8)
    #expect(try ids(mark + text) == ["é"])
    let flaw = #expect(throws: ReadError.self) {
      try ids(mark + bytes(encoding, "<svg id='\u{E9}'/>"))
    }
    #expect(flaw?.description == "2:10: expected UTF-8, found the byte 0xE9")
  }

  @Test func controlCharactersAreRefused() {
    let flaw = #expect(throws: ReadError.self) {
      try ids(bytes("ISO-8859-1", "<svg id='\u{E9}\u{1}'/>"))
    }
    #expect(flaw?.description == "2:11: expected a character of XML, found U+0001")
  }

  /// In UTF-16 the byte order mark counts, whatever the file declares.
  @Test(arguments: [false, true])
  func readsUTF16WithAMark(isBig: Bool) throws {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='x'?>\r\n<svg id='é𝄞'><path id='a' d='M0 0x'/></svg>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    #expect(SVGDrawing.looksLikeSVG(bytes))
    #expect(try ids(bytes) == ["é𝄞", "a"])
    #expect(try SVGDrawing(bytes).warnings.map { [$0.line, $0.column] } == [[2, 34]])
    let flaw = #expect(throws: ReadError.self) { try SVGDrawing(bytes + [0x20]) }
    #expect(flaw?.description == "2:44: expected UTF-8, found the byte 0xFF")
  }
}
