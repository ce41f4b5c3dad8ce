import StrokeCore
import StrokePaths
import Testing

@testable import StrokeReports

@Suite struct TextLineTests {
  private let font = TextLine.Font(10)

  private static let samples: [(String, Double)] = [
    ("", 0), ("a", 6.2), (" ", 3.2), ("~", 8.4), ("é", 8), ("漢", 10), ("e\u{301}", 6.2),
  ]

  @Test(arguments: samples)
  func widths(text: String, width: Double) {
    #expect((font.width(of: text) - width).magnitude < 1e-9)
  }

  @Test func aPathLosesItsFoldersFirst() {
    let path = "a/long/way/to/circle.json"
    #expect(font.breaker.fitting(path: path, into: 1000) == path)
    #expect(
      font.breaker.fitting(path: path, into: font.width(of: "to/circle.json")) == "to/circle.json")
    #expect(font.breaker.fitting(path: path, into: font.width(of: "circle.json")) == "circle.json")
    let short = font.breaker.fitting(path: path, into: 40)
    #expect(short.hasPrefix("ci") && short.contains("…") && short.hasSuffix("on"))
    #expect(font.width(of: short) <= 40 && font.breaker.fitting(path: path, into: 0).count <= 1)
  }

  @Test func linesBreakAtSpaces() {
    let text = "Sequence of angles is wrong for circle!"
    for width in stride(from: 30.0, to: 300, by: 7) {
      let lines = font.breaker.lines(of: text, into: width)
      #expect(lines.allSatisfy { font.width(of: $0) <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
    #expect(font.breaker.lines(of: "", into: 10).isEmpty)
    #expect(font.breaker.lines(of: "漢字", into: 1) == ["漢", "字"])
  }

  @Test func controlsBecomeSigns() {
    let text = TextLine("a\u{1B}[31m\n\u{7F}\u{9B}\u{202E}\u{2028}b", at: .origin, font).text
    #expect(text == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test func theBoxFollowsTheAnchor() {
    let width = font.width(of: "circle")
    for (anchor, left) in [
      (TextLine.Anchor.start, 50.0), (.middle, 50 - width / 2), (.end, 50 - width),
    ] {
      let box = TextLine("circle", at: Point(50, 20), font, anchor: anchor).bounds
      #expect(
        box.minX == left && (box.width - width).magnitude < 1e-9 && box.minY < 20 && box.maxY > 20)
    }
  }
}
