import Foundation
import StrokeCore
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

  @Test(arguments: [(80, 24), (200, 50), (40, 12), (36, 24), (100, 10), (20, 6), (10, 6)])
  func noLineIsWiderThanTheWindow(columns: Int, rows: Int) {
    for panel in CanvasTests.panels(showsChecks: true) {
      let lines = lines([panel], columns, rows)
      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(!lines.contains { $0.hasSuffix(" ") })
    }
  }

  @Test(arguments: [
    (80, 24), (200, 50), (120, 40), (80, 12), (60, 8), (30, 6), (200, 6), (20, 7),
  ])
  func oneStrokeFitsIntoTheWindow(columns: Int, rows: Int) {
    for panel in CanvasTests.panels(showsChecks: true) {
      #expect(lines([panel], columns, rows).count <= rows, "\(panel.title)")
    }
  }

  @Test func coloursAreEscapesAndNothingElse() throws {
    for panel in CanvasTests.panels(showsChecks: true) {
      let plain = lines([panel], 100, 30).joined(separator: "\n")
      let colored = lines([panel], 100, 30, isColored: true).joined(separator: "\n")
      #expect(!plain.contains("\u{1B}"))
      #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain, "\(panel.title)")
    }
  }

  @Test func panelsStandSideBySide() throws {
    let panel = try #require(CanvasTests.panels(showsChecks: false).first)
    let four = Array(repeating: panel, count: 4)
    #expect(lines(four, 160, 40).filter { $0.contains("nothing.json") }.count == 1)
    #expect(lines(four, 80, 40).filter { $0.contains("nothing.json") }.count == 2)
    #expect(lines(four, 30, 40).filter { $0.contains("nothing.json") }.count == 4)
  }

  /// Names of recordings begin with what they are of and end with a number.
  @Test(arguments: [
    ("abcdefghij", 10, "abcdefghij"), ("abcdefghij", 9, "abcd…ghij"), ("abcdefghij", 6, "ab…hij"),
    ("abcdefghij", 1, "…"), ("abcdefghij", 0, ""), ("漢字漢字", 6, "漢…字"),
  ])
  func aTitleIsCutInTheMiddle(text: String, columns: Int, cut: String) {
    #expect(text.cut(pathColumns: columns) == cut && cut.columns <= columns)
    #expect("a folder/\(text)".cut(pathColumns: columns) == cut)
  }

  @Test func dotsAreBitsOfBraillePatterns() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    for (x, y) in [(0.0, 0.0), (0, 3), (1, 2), (3, 3)] { canvas.set(Point(x, y), .label) }
    canvas.set(Point(-1, 0), .label)
    canvas.set(Point(.nan, 0), .label)
    canvas.set(Point(4, 0), .label)
    #expect(canvas.row(0).map(\.dots) == [0x01 | 0x40 | 0x20, 0x80])
  }

  @Test func aLineFarOffTheCanvasCostsNothing() {
    var canvas = BrailleCanvas(columns: 10, rows: 5)
    canvas.line([Point(-1e6, -1e6), Point(1e6, 1e6)], .label)
    canvas.line([Point(0, -5), Point(1e12, -5)], .label)
    canvas.line([Point(0, 0), Point(.infinity, .nan), Point(1, -.infinity)], .label)
    canvas.line([Point(-1.7e308, 3), Point(1.7e308, 3.0000001)], .label)
    canvas.line([Point(-1e308, -1e308), Point(1e308, 1e308)], .label)
    #expect(canvas.row(2).contains { $0.dots != 0 })
  }
}
