import Testing

@testable import StrokeFormats

/// Well-formedness by XML 1.0 (fifth edition), production by production.
@Suite struct XMLGrammarTests {
  /// The error in a document, with its column in the first line; nil if there is none.
  private func flaw(in text: String) -> String? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      do throws(ReadError) {
        _ = try SVGDocument(ByteCursor(buffer), within: .unlimited)
        return nil
      } catch {
        return "\(error.column): \(error.reason)"
      }
    }
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

  @Test(arguments: [
    ("<?xml?><a/>", "6: expected version=\"1.0\", found ?"),
    ("<?xml ?><a/>", "7: expected version=\"1.0\", found ?"),
    ("<?xml encoding='UTF-8'?><a/>", "7: expected version, found encoding"),
    ("<?xml standalone='yes'?><a/>", "7: expected version, found standalone"),
    ("<?xml Version='1.0'?><a/>", "7: expected version, found Version"),
    ("<?xml version='1.'?><a/>", "16: expected the version 1.0, found 1."),
    ("<?xml version='2.0'?><a/>", "16: expected the version 1.0, found 2.0"),
    ("<?xml version='1.0a'?><a/>", "16: expected the version 1.0, found 1.0a"),
    ("<?xml version=''?><a/>", "16: expected the version 1.0, found nothing"),
    ("<?xml version='1.0\"?><a/>", "15: the value of version has no end"),
    ("<?xml version=' 1.0'?><a/>", "16: expected the version 1.0, found  1.0"),
    ("<?xml version=1.0?><a/>", "15: expected a quotation mark, found 1"),
    ("<?xml version '1.0'?><a/>", "15: expected =, found '"),
    (
      "<?xml version='1.0'encoding='UTF-8'?><a/>",
      "20: expected ?> or a space, found e"
    ),
    (
      "<?xml version='1.0' version='1.0'?><a/>",
      "21: expected encoding, standalone or ?>, found version"
    ),
    (
      "<?xml version='1.0' encoding=''?><a/>",
      "31: expected the encoding UTF-8 or ISO-8859-1, found nothing"
    ),
    (
      "<?xml version='1.0' encoding='8859-1'?><a/>",
      "31: expected the encoding UTF-8 or ISO-8859-1, found 8859-1"
    ),
    (
      "<?xml version='1.0' encoding='ISO-8859-15'?><a/>",
      "31: expected the encoding UTF-8 or ISO-8859-1, found ISO-8859-15"
    ),
    (
      "<?xml version='1.0' encoding='utf-16'?><a/>",
      "31: expected the encoding UTF-8 or ISO-8859-1, found utf-16"
    ),
    (
      "<?xml version='1.0' encoding='UTF 8'?><a/>",
      "31: expected the encoding UTF-8 or ISO-8859-1, found UTF 8"
    ),
    ("<?xml version='1.0' standalone='YES'?><a/>", "33: expected yes or no, found YES"),
    ("<?xml version='1.0' standalone=''?><a/>", "33: expected yes or no, found nothing"),
    (
      "<?xml version='1.0' standalone='no' encoding='UTF-8'?><a/>",
      "37: expected ?>, found encoding"
    ),
    ("<?xml version='1.0' >", "21: expected the name of an attribute, found >"),
    ("<?xml version='1.0'", "20: expected ?> or a space, found the end of the file"),
    (
      " <?xml version='1.0'?><a/>", "2: the XML declaration is not at the beginning of the file"
    ),
    (
      "<a/><?xml version='1.0'?>", "5: the XML declaration is not at the beginning of the file"
    ),
  ])
  func refusesDeclaration(text: String, expected: String) {
    #expect(flaw(in: text) == expected)
  }

  @Test(
    arguments: [
      ("<?a?><a/>", nil),
      ("<?a ?><a/>", nil),
      ("<?a\n??><a/>", nil),
      ("<?xml-stylesheet href='a.css'?><a/>", nil),
      ("<?xmlé?><a/>", nil),
      ("<a><?日本 ?></a>", nil),
      ("<?? ?><a/>", "3: expected the name of a processing instruction, found ?"),
      ("<? a?><a/>", "3: expected the name of a processing instruction, found a space"),
      ("<?1?><a/>", "3: expected the name of a processing instruction, found 1"),
      ("<?a <a/>", "1: the processing instruction has no end"),
    ] as [(String, String?)])
  func checksInstructions(text: String, expected: String?) {
    #expect(flaw(in: text) == expected)
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

  @Test(
    arguments: [
      ("<!DOCTYPE a><a/>", nil),
      ("<!DOCTYPE\na\n><a/>", nil),
      ("<!DOCTYPE é SYSTEM 'a>b'><é/>", nil),
      ("<!DOCTYPE a PUBLIC \"-//W3C//DTD SVG 1.1//EN\" 'http://x/é.dtd' ><a/>", nil),
      ("<!-- --><?b?>\n<!DOCTYPE a><!-- --><a/>", nil),
      ("<!DOCTYPE><a/>", "10: expected a space and the name of the first element, found >"),
      ("<!DOCTYPE ><a/>", "11: expected the name of the first element, found >"),
      ("<!DOCTYPEa><a/>", "10: expected a space and the name of the first element, found a"),
      ("<!DOCTYPE 1><a/>", "11: expected the name of the first element, found 1"),
      (
        "<!DOCTYPE SYSTEM 'a'><a/>", "18: expected SYSTEM, PUBLIC or >, found '"
      ),
      ("<!DOCTYPE a b><a/>", "13: expected SYSTEM, PUBLIC or >, found b"),
      ("<!DOCTYPE a SYSTEM><a/>", "19: expected a space, found >"),
      ("<!DOCTYPE a SYSTEM'b'><a/>", "19: expected a space, found '"),
      ("<!DOCTYPE a PUBLIC 'b'><a/>", "23: expected a space, found >"),
      ("<!DOCTYPE a PUBLIC 'b' c><a/>", "24: expected a quotation mark, found c"),
      ("<!DOCTYPE a SYSTEM 'b' 'c'><a/>", "24: expected >, found '"),
      ("<!DOCTYPE a SYSTEM 'b><a/>", "20: the identifier in the DOCTYPE has no end"),
      ("<!DOCTYPE a", "1: the DOCTYPE has no end"),
      ("<!DOCTYPE a><!DOCTYPE a><a/>", "13: expected an element, found a second DOCTYPE"),
      ("<a/><!DOCTYPE a>", "5: expected the end of the file, found a DOCTYPE"),
      ("<a><!DOCTYPE a></a>", "4: a DOCTYPE inside an element"),
    ] as [(String, String?)])
  func checksDocumentTypes(text: String, expected: String?) {
    #expect(flaw(in: text) == expected)
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

  @Test(arguments: [
    ("&#0;", "4: &#0; is not a character"),
    ("&#x0;", "4: &#x0; is not a character"),
    ("&#8;", "4: &#8; is not a character"),
    ("&#00011;", "4: &#00011; is not a character"),
    ("&#xD800;", "4: &#xD800; is not a character"),
    ("&#xDFFF;", "4: &#xDFFF; is not a character"),
    ("&#xFFFE;", "4: &#xFFFE; is not a character"),
    ("&#x110000;", "4: &#x110000; is not a character"),
    ("&#99999999999999999999;", "4: &#99999999999999999999; is not a character"),
    (
      "&#\(String(repeating: "0", count: 40));",
      "4: &#\(String(repeating: "0", count: 30))… is not a character"
    ),
    ("&#;", "6: expected a digit, found ;"),
    ("&#x;", "7: expected a hexadecimal digit, found ;"),
    ("&#X41;", "6: expected a digit, found X"),
    ("&#+65;", "6: expected a digit, found +"),
    ("&#-65;", "6: expected a digit, found -"),
    ("&#x+41;", "7: expected a hexadecimal digit, found +"),
    ("&#6a;", "7: expected ;, found a"),
    ("&#65", "8: expected ;, found <"),
    ("&# 65;", "6: expected a digit, found a space"),
    ("&;", "4: expected a reference such as &amp;, found & alone"),
    ("&amp", "4: expected a reference such as &amp;, found & alone"),
    ("& amp;", "4: expected a reference such as &amp;, found & alone"),
    ("&AMP;", "4: the entity &AMP; is not known; only XML's own five are"),
    (
      "&\(String(repeating: "e", count: 40));",
      "4: the entity &\(String(repeating: "e", count: 31))… is not known; only XML's own five are"
    ),
  ])
  func refusesReferences(text: String, expected: String) {
    #expect(flaw(in: "<a>\(text)</a>") == expected)
  }
}
