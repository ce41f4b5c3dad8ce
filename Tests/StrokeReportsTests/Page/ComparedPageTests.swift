import Foundation
import StrokeCore
import Testing

@testable import StrokeReports

/// The page of a comparison.
@Suite struct ComparedPageTests {
  private static func page(_ changed: [Int], of count: Int) throws -> String {
    func verdict(_ index: Int, _ verdict: String) -> StoredVerdict {
      var stored = StoredVerdict(
        file: "strokes.ndjson", stroke: index + 1, id: nil, detector: "ring", verdict: verdict)
      (stored.label, stored.isPositive) = ("circle", true)
      return stored
    }
    let isFlipped = Set(changed)
    let matches = (0..<count).map { index in
      let after = isFlipped.contains(index) == index.isMultiple(of: 2) ? "circle" : "rejected"
      let before = index.isMultiple(of: 2) ? "rejected" : "circle"
      return Comparison.Match(verdict(index, before), verdict(index, after))
    }
    let comparison = Comparison(matches)
    var page = ComparedPage(
      title: "Verdicts changed by --detector katz", generator: "test",
      command: "strokecheck compare", comparison: comparison)
    let side = ComparedPage.Side(try Stroke([Point(0, 0), Point(9, 9)]), nil)
    for match in comparison.changes { page.add(match, side, side) }
    var bytes: [UInt8] = []
    page.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func numbersHaveACommaAfterThousands() throws {
    let page = try Self.page(Array(0..<1234), of: 2880)
    for text in [
      "<p>2,880 verdicts compared, 1,234 changed</p>",
      "<p>1,440 of 2,880 right before, 1,440 after</p>", "<h2>617 became wrong</h2>",
      "<td>2,880</td><td>1,234</td><td>617</td>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func theLegendHasOneOrder() throws {
    func legend(_ changed: [Int]) throws -> Substring {
      let page = try Self.page(changed, of: 8)
      let start = try #require(page.range(of: "<p class=\"legend\">"))
      return page[start.upperBound...].prefix { $0 != "p" }
    }
    #expect(try legend([0, 1]) == legend([1, 2]))
  }

  @Test func theStrokesStandAboveTheTables() throws {
    let page = try Self.page(Array(0..<4), of: 8)
    let strokes = try #require(page.range(of: "<section"))
    let tables = try #require(page.range(of: "<div id=\"tables\">"))
    #expect(strokes.lowerBound < tables.lowerBound)
  }
}
