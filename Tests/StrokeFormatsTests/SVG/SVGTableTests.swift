import StrokeCore
import StrokePaths
import TestSupport
import Testing

@testable import StrokeFormats

/// The files of Tests/svg/cases.txt, on which renderers agree, or differ for a given reason. `make
/// test-svg` asks the renderers; here the answers are known.
@Suite struct SVGTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let file: String
    /// What is painted at the centres of 10 by 10 cells.
    let rows: [String]
    var testDescription: String { name }
  }

  private static let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
    + "width=\"80\" height=\"80\" viewBox=\"0 0 40 40\">"

  static let cases: [Case] = {
    var result: [Case] = []
    var lines: [Substring] = []
    let text = (try? Checkout.text("Tests/svg/cases.txt")) ?? ""
    let all: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + ["== "]
    for line in all {
      if line.hasPrefix("== "), let name = lines.first, let end = lines.firstIndex(of: "--") {
        let body = lines[1..<end].filter { !$0.hasPrefix("! ") }.joined(separator: "\n")
        let isWhole = ["<svg xmlns", "<!DOCTYPE", "<?xml"].contains { body.hasPrefix($0) }
        result.append(
          Case(
            name: String(name.dropFirst(3)), file: isWhole ? body : head + body + "</svg>",
            rows: lines[(end + 1)...].map(String.init).filter { !$0.isEmpty }))
      }
      if line.hasPrefix("== ") { lines = [] }
      lines.append(line)
    }
    return result
  }()

  @Test func areEnough() { #expect(Self.cases.count >= 150) }

  /// Points and rectangles give the same answers: the middle of a cell is painted if and only if a small rectangle
  /// there is touched.
  @Test(arguments: cases) func paints(row: Case) throws {
    let drawing = try SVGDrawing(
      Array(row.file.utf8), frame: .pixels(width: 80, height: 80))
    let tests = drawing.elements.map(\.hitTest)
    func rows(_ isPainted: (HitTest, Point) -> Bool) -> [String] {
      (0..<10).map { y in
        String(
          (0..<10).map { x -> Character in
            let p = Point(Double(x) * 8 + 4.5, Double(y) * 8 + 4.5)
            return tests.contains { isPainted($0, p) } ? "#" : "."
          })
      }
    }
    let note: Comment = "\(row.file)\n\(drawing.warnings.map(\.description))"
    #expect(rows { $0.contains($1) } == row.rows, note)
    #expect(rows { $0.touches(Rect(around: $1, $1).outset(by: 1e-6)) } == row.rows, note)
  }
}
