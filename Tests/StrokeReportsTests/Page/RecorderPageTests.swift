import Foundation
import StrokeCore
import TestSupport
import Testing

@testable import StrokeReports

/// The recorder's page in the program, and the files that it is made of.
@Suite struct RecorderPageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
  }

  private static let page = String(decoding: RecorderPage.bytes, as: UTF8.self)

  @Test func thePageNeedsNothingElse() {
    #expect(!Self.page.contains("{{"))
    #expect(!Self.page.contains("src=\"") && !Self.page.contains("@import"))
  }

  /// People copy that page, so it holds the colours and the type that it needs itself.
  @Test func thePageToCopyLooksTheSame() throws {
    func rule(_ selector: String, in text: String) throws -> [Substring] {
      let head = try #require(
        text.range(of: "\n *\(selector) \\{", options: .regularExpression))
      return text[head.upperBound...].prefix { $0 != "}" }.split { $0.isWhitespace }
    }
    let page = try Self.text("Samples/web/index.html")
    for selector in ["html", "h1", "h2", "p"] {
      let style = PageFile.pageCSS.text.description
      #expect(try rule(selector, in: page) == rule(selector, in: style))
    }
    let themes = page.components(separatedBy: "@media (prefers-color-scheme: dark)")
    #expect(themes.count == 2)
    for (theme, color) in zip(themes, [\Ink.lightColor, \Ink.darkColor]) {
      let colors = theme.matches(of: /--(\w+): (#\w+);/)
      #expect(colors.count > 5)
      for match in colors {
        let ink = try #require(Ink(rawValue: String(match.1)))
        #expect(ink[keyPath: color] == match.2)
      }
    }
  }

  /// The module names shapes by number.
  @Test func theScriptNamesShapesInTheOrderOfTheLibrary() throws {
    let script = try Self.text("Samples/web/strokecheck.js")
    let start = try #require(script.range(of: "const shapeNames = [")).upperBound
    let end = try #require(script[start...].firstIndex(of: "]"))
    let names = script[start..<end].split(separator: ",").map {
      $0.filter { $0.isLetter || $0 == "-" }
    }.filter { !$0.isEmpty }
    let known: [(Construction.Name, String)] = [
      (.boundingBox, "bounding-box"), (.inscribedEllipse, "inscribed-ellipse"),
      (.center, "center"), (.centeredBox, "centered-box"), (.radiusBand, "radius-band"),
      (.firstAngle, "first-angle"), (.fittedCircle, "fitted-circle"), (.middle, "middle"),
      (.fittedBox, "fitted-box"), (.strokeBox, "stroke-box"),
      (.trimmedOutline, "trimmed-outline"), (.enclosedEllipse, "enclosed-ellipse"),
    ]
    #expect(Construction.Name.known == known.map(\.0))
    #expect(names == known.map(\.1))
  }
}
