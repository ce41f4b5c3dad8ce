import Foundation
import StrokeCore
import Testing

@testable import StrokeReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser of XML finds in a picture.
private final class Parsed: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var texts: [String] = []
  private var text = ""

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { texts.append(text) }
  }
}

@Suite struct SVGPictureTests {
  private func picture(_ panels: [Panel]) -> [UInt8] {
    var bytes: [UInt8] = []
    SVGPicture().append(Canvas(panels).scene(), to: &bytes)
    return bytes
  }

  @Test func everyPictureIsWellFormed() throws {
    for panel in CanvasTests.panels(showsChecks: true) {
      let parsed = try #require(Parsed(picture([panel])), "\(panel.title)")
      #expect(parsed.elements.first?.name == "svg")
      #expect(parsed.texts.contains(panel.caption.detail) || panel.caption.detail.count > 40)
    }
  }

  @Test func noNumberIsTooLargeForAReader() throws {
    for panel in CanvasTests.panels(showsChecks: false) {
      let parsed = try #require(Parsed(picture([panel])))
      for (name, attributes) in parsed.elements where !["svg", "style"].contains(name) {
        for (key, value) in attributes where !["class", "id", "clip-path", "role"].contains(key) {
          #expect(!value.contains("inf") && !value.contains("nan") && !value.contains("e+"))
          let numbers = value.split { !$0.isNumber && $0 != "." && $0 != "-" }
          #expect(numbers.allSatisfy { (Double($0) ?? 0).magnitude < 1e7 }, "\(key)=\(value)")
        }
      }
    }
  }

  @Test func namesAreTextWhateverTheyHold() throws {
    let stroke = try Stroke([Point(0, 0), Point(1, 1)])
    let name = "</text><script>&\"'\u{0}\u{FFFE}]]>"
    let panel = Panel(
      stroke, title: name, judgedBy: .detector(CookbookDetector()), showsChecks: false)
    let parsed = try #require(Parsed(picture([panel])))
    #expect(parsed.texts.contains("</text><script>&\"'\u{FFFD}\u{FFFD}]]>"))
    #expect(!parsed.elements.contains { $0.name == "script" })
  }

  @Test func theReaderChoosesTheColours() {
    let sheet = PictureStyle.sheet
    #expect(sheet.contains(Ink.page.lightColor) && sheet.contains(Ink.page.darkColor))
    #expect(sheet.contains("prefers-color-scheme:dark"))
  }

  /// WCAG's contrast of text to what it stands on.
  @Test(
    arguments: [Ink.label, .secondaryText, .passed, .failed, .neutral],
    [Ink.page, .card, .figureBackground])
  func textCanBeRead(text: Ink, ground: Ink) {
    for color in [\Ink.lightColor, \Ink.darkColor] {
      let (a, b) = (luminance(text[keyPath: color]), luminance(ground[keyPath: color]))
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }

  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
