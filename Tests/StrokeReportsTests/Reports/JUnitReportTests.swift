import Foundation
import TestSupport
import Testing

@testable import StrokeReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func hostileNamesComeBackFromAParser() throws {
    let all = HostileFindings.all(40 * rounds(15, long: 40))
    for start in stride(from: 0, to: all.count, by: 40) {
      let findings = Array(all[start..<start + 40])
      let text = Report.junit(at: "1970-01-01T00:00:00").document(of: findings)
      let reader = Reader()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      let isRead = parser.parse()
      try #require(isRead, "seed \(HostileFindings.seed), from \(start): \(text)")
      #expect(reader.classes == findings.map { inXML($0.place.file) })
      #expect(reader.names == findings.map { inXML($0.testName) })
      #expect(reader.suite["tests"] == "40")
      #expect(reader.suite["failures"] == "\(reader.elements.count { $0 == "failure" })")
      #expect(reader.suite["errors"] == "\(reader.elements.count { $0 == "error" })")
    }
  }

  @Test(arguments: [
    ("a\u{0}b\u{1F}\u{FFFE}\u{FFFF}", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("]]>&<\"'", "]]&gt;&amp;&lt;\"'"), ("a\r\n\tb", "a&#13;\n\tb"),
    ("\u{7F}\u{85}😀", "\u{7F}\u{85}😀"),
  ])
  func textIsEscaped(text: String, xml: String) {
    var output: [UInt8] = []
    output.append(xml: text)
    #expect(String(decoding: output, as: UTF8.self) == xml)
  }

  @Test func attributesKeepTheirWhiteSpace() {
    var output: [UInt8] = []
    output.append(tag: "a", ["b": "\t\n\r \"<>"], end: "/>")
    let text = String(decoding: output, as: UTF8.self)
    #expect(text == #"<a b="&#9;&#10;&#13; &quot;&lt;&gt;"/>"#)
  }

  /// What of a text XML 1.0 can hold.
  private func inXML(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isHeld =
        scalar >= " "
        ? scalar.value & 0xFFFE != 0xFFFE || scalar.value > 0xFFFF
        : "\t\n\r".unicodeScalars.contains(scalar)
      result.unicodeScalars.append(isHeld ? scalar : "\u{FFFD}")
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var classes: [String] = []
    var names: [String] = []
    var suite: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(element)
      if element == "testsuite" { suite = attributes }
      if element == "testcase" {
        classes.append(attributes["classname"] ?? "")
        names.append(attributes["name"] ?? "")
      }
    }
  }
}
