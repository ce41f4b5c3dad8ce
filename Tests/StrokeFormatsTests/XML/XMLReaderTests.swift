import Testing

@testable import StrokeFormats

@Suite struct XMLReaderTests {
  private func names(_ text: String) -> Result<[String], ReadError> {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      do throws(ReadError) {
        let document = try SVGDocument(ByteCursor(buffer), within: .unlimited)
        return .success(
          document.nodes.map { $0.name == .foreign ? "-" : $0.localName.text })
      } catch {
        return .failure(error)
      }
    }
  }

  @Test(arguments: [
    ("<svg/>", ["svg"]),
    ("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\n<svg></svg>\n", ["svg"]),
    ("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://x/svg11.dtd\"><svg/>", ["svg"]),
    ("<svg><!-- a > b --><?php echo ?><![CDATA[<x>]]>&lt;&#65;&#x1F600;<g/></svg>", ["svg", "g"]),
    ("<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g/><g/></s:svg>", ["svg", "g", "g"]),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:i='urn:i'><i:g/><g xmlns='urn:o'/></svg>",
      ["svg", "-", "-"]
    ),
    ("<svg é='1'><日本/></svg>", ["svg", "日本"]),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", ["svg"]),
    ("<!DOCTYPE svg [<!ENTITY a '<g>&#38;#60;</g>'>]><svg>&a;&a;</svg>", ["svg", "g", "g"]),
    (
      "<!DOCTYPE svg [<!ENTITY n 'http://www.w3.org/2000/svg'><!ENTITY i 'urn:i'>]>"
        + "<svg xmlns='&n;' xmlns:i='&i;'><i:g/><g/></svg>", ["svg", "-", "g"]
    ),
    (
      "<!DOCTYPE svg SYSTEM 'x.dtd' [ <!-- > --> <?p ]?> <!ENTITY % p 'q'> %p; <!ELEMENT svg (g*)>"
        + "<!ATTLIST svg a CDATA \"]>\"><!NOTATION n SYSTEM 'm'>\n] ><svg/>", ["svg"]
    ),
    ("<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '<g/>'>]><svg>&a;<g/></svg>", ["svg", "g", "g"]),
  ])
  func reads(text: String, expected: [String]) {
    #expect(names(text) == .success(expected))
  }

  @Test(arguments: [
    ("", 1, 1, "expected an element, found the end of the file"),
    ("<svg>", 1, 6, "the file ends inside <svg>"),
    ("<svg></g>", 1, 6, "expected </svg>, found </g>"),
    ("<svg/>\n<svg/>", 2, 1, "expected the end of the file, found a second element"),
    ("<svg a=1/>", 1, 8, "expected a quotation mark, found 1"),
    ("<svg a='1' a='2'/>", 1, 15, "the attribute a is there twice"),
    ("<svg a='<'/>", 1, 9, "the value of a contains <"),
    ("<svg a='&nbsp;'/>", 1, 9, "the entity &nbsp; is not known; only XML's own five are"),
    ("<svg>a & b</svg>", 1, 8, "expected a reference such as &amp;, found & alone"),
    ("<svg>&#0;</svg>", 1, 6, "&#0; is not a character"),
    ("<svg>]]></svg>", 1, 6, "text contains ]]>"),
    ("<svg><!-- -- --></svg>", 1, 11, "a comment contains --"),
    ("<svg a='1'b='2'/>", 1, 11, "expected > or a space, found b"),
    ("<svg>\u{1}</svg>", 1, 6, "expected a character of XML, found U+0001"),
    ("text", 1, 1, "expected <, found t"),
    ("<x:svg/>", 1, 1, "the prefix x has not been declared"),
    (
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'b'>]><svg>&a;</svg>", 1, 45,
      "the entity &a; is in another file, which is not read"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a '<g>'>]><svg>&a;</g></svg>", 1, 40,
      "the entity &a; ends inside an element that it begins"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a '</svg><svg>'>]><svg>&a;</svg>", 1, 48,
      "nothing is open that </svg> could end"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg>&a;</svg>", 1, 40,
      "the entity &a; contains itself, or others too deep"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg b='&a;'/>", 1, 43,
      "entities refer to others too deep"
    ),
    (
      "<!DOCTYPE svg [<!ENTITY a '<'>]><svg b='&a;'/>", 1, 41,
      "the entity &a; contains < and stands in a value"
    ),
    ("<!DOCTYPE svg [<!ENTITY a 'b'", 1, 30, "expected >, found the end of the file"),
    (
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&c;</svg>", 1, 38,
      "the entity &c; is not known; only XML's own five and the document's are"
    ),
    (
      "<?xml version='1.0' encoding='latin2'?><svg é=''/>", 1, 31,
      "expected the encoding UTF-8 or ISO-8859-1, found latin2"
    ),
  ])
  func refuses(text: String, line: Int, column: Int, reason: String) {
    #expect(names(text) == .failure(ReadError(reason, line: line, column: column)))
  }

  /// A billion laughs take at most a megabyte, and then an error.
  @Test func refusesBombs() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
    for level in 1...12 {
      let reference = "&a\(level - 1);"
      text += "<!ENTITY a\(level) '\(String(repeating: reference, count: 10))'>"
    }
    for body in ["<svg>&a12;</svg>", "<svg b='&a12;'/>"] {
      guard case .failure(let error) = names(text + "]>" + body) else {
        Issue.record("expected an error")
        continue
      }
      #expect(error.reason == "entities stand for over 1048576 bytes, the most that are read")
    }
  }

  @Test(arguments: [0x00, 0x08, 0x1F, 0x80, 0xFF] as [UInt8])
  func invalidCharactersAreFoundAnywhere(byte: UInt8) {
    let text = Array("<svg>\u{7F}~ !abcdefghijklmnopqrst</svg>".utf8)
    for place in 5..<(text.count - 6) {
      var bytes = text
      bytes[place] = byte
      let column: Int? = bytes.withUnsafeBufferPointer { buffer in
        do throws(ReadError) { try ByteCursor(buffer).checkXML() } catch { return error.column }
        return nil
      }
      #expect(column == place + 1)
    }
    #expect(names(String(decoding: text, as: UTF8.self)) == .success(["svg"]))
  }

  @Test(arguments: [("a", "a"), ("n:a", "a"), ("m:n:a", "a"), ("a:", ""), (":a", "a"), (":", "")])
  func theNameIsWithoutItsPrefix(name: String, local: String) throws {
    try Array("<\(name) \(name)='1'/>".utf8).withUnsafeBufferPointer { buffer in
      var reader = try XMLReader(ByteCursor(buffer))
      guard case .start(let tag) = try reader.next() else {
        Issue.record("expected a tag")
        return
      }
      #expect(tag.localName == local)
      #expect(tag[name] != nil)
      #expect(tag[local + "x"] == nil)
    }
  }

  @Test func refusesWhatIsNotUTF8() {
    let bytes: [UInt8] = Array("<svg>".utf8) + [0xC0, 0xAF] + Array("</svg>".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      _ = #expect(throws: ReadError.self) {
        try SVGDocument(ByteCursor(buffer), within: .unlimited)
      }
    }
  }
}
