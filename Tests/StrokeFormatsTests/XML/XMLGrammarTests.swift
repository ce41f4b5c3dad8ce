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

  /// Both ends of every range, and the characters beside it.
  @Test(arguments: [
    (0xB6, false, false), (0xB7, false, true), (0xB8, false, false), (0xBF, false, false),
    (0xC0, true, true), (0xD6, true, true), (0xD7, false, false), (0xD8, true, true),
    (0xF6, true, true), (0xF7, false, false), (0xF8, true, true), (0x2FF, true, true),
    (0x300, false, true), (0x36F, false, true), (0x370, true, true), (0x37D, true, true),
    (0x37E, false, false), (0x37F, true, true), (0x1FFF, true, true), (0x2000, false, false),
    (0x200B, false, false), (0x200C, true, true), (0x200D, true, true), (0x200E, false, false),
    (0x203E, false, false), (0x203F, false, true), (0x2040, false, true), (0x2041, false, false),
    (0x206F, false, false), (0x2070, true, true), (0x218F, true, true), (0x2190, false, false),
    (0x2BFF, false, false), (0x2C00, true, true), (0x2FEF, true, true), (0x2FF0, false, false),
    (0x3000, false, false), (0x3001, true, true), (0xD7FF, true, true), (0xE000, false, false),
    (0xF8FF, false, false), (0xF900, true, true), (0xFDCF, true, true), (0xFDD0, false, false),
    (0xFDEF, false, false), (0xFDF0, true, true), (0xFFFD, true, true), (0x10000, true, true),
    (0xEFFFF, true, true), (0xF0000, false, false), (0x10FFFF, false, false),
    (0x2D, false, true), (0x2E, false, true), (0x2F, false, false), (0x30, false, true),
    (0x39, false, true), (0x3B, false, false), (0x40, false, false), (0x41, true, true),
    (0x5A, true, true), (0x5B, false, false), (0x5F, true, true), (0x60, false, false),
    (0x61, true, true), (0x7A, true, true), (0x7B, false, false),
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
