import Testing

@testable import StrokeFormats

/// Well-formedness by XML 1.0 (fifth edition), production by production.
@Suite struct XMLGrammarTests {
  /// The error in a document; nil if there is none.
  private func flaw(in text: String) -> ReadError? {
    if case .failure(let error) = elements(of: text) { error } else { nil }
  }

  @Test(arguments: [
    "version='1.0'", "version=\"1.0\"", " version = '1.0' ", "\nversion\n=\n'1.0'\n",
    "version='1.1'", "version='1.10'", "version='1.0' encoding='UTF-8'",
    "version='1.0' encoding=\"utf-8\"", "version='1.0' encoding='Utf-8'",
    "version='1.0' encoding='US-ASCII'", "version='1.0' encoding='us-ascii'",
    "version='1.0' standalone='yes'", "version='1.0' encoding='UTF-8' standalone=\"no\"",
  ])
  func readsDeclaration(text: String) {
    #expect(flaw(in: "<?xml \(text)?><a/>") == nil)
    #expect(flaw(in: "\u{FEFF}<?xml \(text)?><a/>") == nil)
  }

  /// Of ASCII, both ends of every range and the characters beside it; all that is beyond ASCII.
  @Test(arguments: [
    (0x2C, false, false), (0x2D, false, true), (0x2E, false, true), (0x30, false, true),
    (0x39, false, true), (0x3B, false, false), (0x40, false, false),
    (0x41, true, true), (0x5A, true, true), (0x5B, false, false), (0x5E, false, false),
    (0x5F, true, true), (0x60, false, false), (0x61, true, true), (0x7A, true, true),
    (0x7B, false, false), (0x7F, false, false), (0x80, true, true), (0xE9, true, true),
    (0x65E5, true, true), (0x1F600, true, true),
  ])
  func tellsNames(value: UInt32, begins: Bool, continues: Bool) throws {
    let character = String(try #require(Unicode.Scalar(value)))
    #expect((flaw(in: "<\(character)/>") == nil) == begins)
    #expect((flaw(in: "<a \(character)='1'/>") == nil) == begins)
    #expect((flaw(in: "<?\(character)?><a/>") == nil) == begins)
    #expect((flaw(in: "<a\(character)></a\(character)>") == nil) == continues)
  }

  @Test(arguments: [
    ("&#65;", "A"), ("&#0000065;", "A"), ("&#x41;", "A"), ("&#x00041;", "A"), ("&#x1f600;", "😀"),
    ("&#x1F600;", "😀"), ("&#x10FFFF;", "\u{10FFFF}"), ("&#9;&#10;&#13;", "\t\n\r"),
    ("&#\(String(repeating: "0", count: 5000))65;", "A"),
    ("&#x\(String(repeating: "0", count: 5000))41;", "A"), ("&amp;lt;", "&lt;"),
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
  ])
  func readsReferences(text: String, expected: String) throws {
    let bytes = Array("<a b='\(text)'>\(text)</a>".utf8)
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = try XMLReader(ByteCursor(buffer))
      reader.keepsText = true
      guard case .start(let tag) = try reader.next(), case .end = try reader.next() else {
        Issue.record("expected an element")
        return
      }
      #expect(tag.attributes.map(\.text) == [expected])
      #expect(String(decoding: reader.text, as: UTF8.self) == expected)
    }
  }

}
