import Foundation
import StrokeCore
import TestSupport
import Testing

@testable import StrokeReports

@Suite struct TerminalPictureTests {
  private func lines(
    _ panels: [Panel], _ columns: Int, _ rows: Int, isColored: Bool = false
  ) -> [String] {
    var bytes: [UInt8] = []
    TerminalPicture(columns: columns, rows: rows, isColored: isColored).append(panels, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test(arguments: [(80, 24), (200, 50), (44, 12), (100, 10), (44, 6)])
  func noLineIsWiderThanTheWindow(columns: Int, rows: Int) {
    for panel in SVGPictureTests.panels(showsChecks: true) {
      let lines = lines([panel], columns, rows)
      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(!lines.contains { $0.hasSuffix(" ") })
    }
  }

  @Test(arguments: [(80, 24), (200, 50), (120, 40), (80, 16), (200, 12)])
  func oneStrokeFitsIntoTheWindow(columns: Int, rows: Int) {
    for panel in SVGPictureTests.panels(showsChecks: false) {
      #expect(lines([panel], columns, rows).count <= rows, "\(panel.title)")
    }
  }

  @Test func coloursAreEscapesAndNothingElse() throws {
    for panel in SVGPictureTests.panels(showsChecks: true) {
      let plain = lines([panel], 100, 30).joined(separator: "\n")
      let colored = lines([panel], 100, 30, isColored: true).joined(separator: "\n")
      #expect(!plain.contains("\u{1B}"))
      #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain, "\(panel.title)")
    }
  }

  @Test func strokesStandOneAfterTheOther() throws {
    let panel = try #require(SVGPictureTests.panels(showsChecks: false).first)
    let lines = lines(Array(repeating: panel, count: 4), 160, 40)
    #expect(lines.count { $0.contains("nothing.json  ") } == 4)
    #expect(lines.count { $0.isEmpty } == 4)
  }

  @Test func marksAndNumbersAreShown() throws {
    let arc = try Shapes.circle(radius: 80, start: 0, turns: 0.6, count: 60)
    let panel = Panel(
      arc, title: "arc", isPositive: true, judgedBy: .detector(CookbookDetector()),
      showsChecks: true)
    let text = lines([panel], 80, 40).joined(separator: "\n")
    for part in [
      "◇ inflections", "╌ closure", "✗ wrongly rejected: Start too far from end",
      "closure 152.17, limit ≤ 106.67", "✓ points                   60  ≥ 2",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let checks = CookbookDetector().explanation(of: arc).checks
    let inflections = try #require(checks.first { $0.name == .inflections }?.measured)
    #expect(text.filter { $0 == "◇" }.count == 1 + Int(inflections))
  }

  private func canvas(
    _ columns: Int, _ rows: Int, _ lines: [[Point]], sign: Unicode.Scalar? = nil
  ) -> [String] {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    canvas.draw(PictureElement(.lines(lines), .label, sign: sign))
    return canvas.rows.map { $0.map(\.text).joined() }
  }

  @Test func dotsAreBitsOfBraillePatterns() {
    let places = [(0.5, 0.5), (0.5, 3.5), (1.5, 2.5), (3.5, 3.5), (-1, 0), (.nan, 0), (4, 0)]
    let dots = places.map { [Point($0.0, $0.1), Point($0.0, $0.1)] }
    #expect(canvas(2, 1, dots) == ["\u{2861}\u{2880}"])
    #expect(canvas(3, 2, [[Point(0, 0), Point(4, 8)]], sign: "x") == ["", " x"])
    #expect(canvas(2, 1, []) == [""])
  }

  @Test func aLineFarOffTheCanvasCostsNothing() {
    let lines = canvas(
      10, 5,
      [
        [Point(-1e6, -1e6), Point(1e6, 1e6)], [Point(0, -5), Point(1e12, -5)],
        [Point(0, 0), Point(.infinity, .nan), Point(1, -.infinity)],
        [Point(-1.7e308, 3), Point(1.7e308, 3.0000001)],
        [Point(-1e308, -1e308), Point(1e308, 1e308)],
      ])
    #expect(lines.count == 5 && lines[2].contains { $0 != " " } && lines[0].count == 10)
  }
}
