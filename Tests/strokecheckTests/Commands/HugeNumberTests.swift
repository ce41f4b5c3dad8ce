import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

/// Strokes may be larger than numbers go: their sizes and durations are then no numbers any more,
/// and nothing that is printed may hold one that its reader does not know.
struct HugeNumberTests {
  private static let strokes = [
    "[[-1.7e308,0,-1.7e308],[1.7e308,1e308,1.7e308]]",
    #"{"label":"circle","points":[[-1.7e308,-1.7e308],[1.7e308,-1.7e308],[1.7e308,1.7e308],[-1.7e308,1.7e308],[-1.7e308,-1.7e308]]}"#,
    #"{"label":"circle","width":5e-324,"points":[[0,0,0],[1e154,0,1],[0,1e154,2],[-1e154,0,3],[0,-1e154,4],[1e154,0,5]]}"#,
    "[[0,0,1e308],[1,1,-1e308]]",
  ].joined(separator: "\n")

  /// Runs a command and finds the words for what is no number.
  private func output(_ words: [String]) throws -> String {
    let run = try strokecheck(words, input: Self.strokes)
    #expect(run.status <= 2)
    for text in [run.output, run.errors] where !text.contains("<script>") {
      for word in text.split(whereSeparator: { !$0.isLetter && $0 != "-" }) {
        #expect(
          !["nan", "inf", "-nan", "-inf", "infinity", "NaN"].contains(String(word)), "\(words)")
      }
    }
    return run.output
  }

  private func expectJSON(_ text: some StringProtocol) {
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test(arguments: ["text", "json", "ndjson", "csv", "junit", "github"])
  func noReportHoldsOne(format: String) throws {
    for more in [[], ["--as-published"]] {
      let text = try output(
        ["circle", "--detector", "all", "--explain", "--format", format] + more)
      if format == "json" { expectJSON(text) }
      if format == "ndjson" { for line in text.split(separator: "\n") { expectJSON(line) } }
    }
  }

  @Test func whatIsNoNumberIsSaidInWords() throws {
    let lines = try output(["circle"]).split(separator: "\n")
    #expect(lines[0] == "-#1: not a circle: Excessive duration (too large, limit 2)")
  }

  @Test(arguments: StrokeFormat.writable.filter { !$0.isReplay }) func noFormatHoldsOne(
    format: StrokeFormat
  ) throws {
    let text = try output(["convert", "--to", format.rawValue])
    #expect(!text.contains("null"))
    let back = try strokecheck("convert", "--input-format", format.rawValue, input: text)
    #expect(
      back.errors.split(separator: "\n").count == 1
        && back.errors.contains("the times go back at sample 2, from 1e+308 s to -1e+308 s"))
    if format == .json { expectJSON(text) }
    if format == .ndjson { for line in text.split(separator: "\n") { expectJSON(line) } }
  }

  @Test func noPictureOrPageHoldsOne() throws {
    for more in [[], ["--as-published"]] {
      _ = try output(["plot", "--detector", "all", "--explain"] + more)
      _ = try output(["plot", "--detector", "all", "--terminal"] + more)
      let page = try output(["report"] + more)
      let data = try #require(page.firstMatch(of: /(?s)id="data">(.*?)<\/script>/)).1
      expectJSON(data)
      #expect(!data.contains("nan ") && !data.contains("inf "))
    }
  }

  @Test(arguments: ["text", "json", "csv"]) func noEvaluationHoldsOne(format: String) throws {
    for more in [[], ["--as-published"]] {
      let text = try output(["evaluate", "--detector", "all", "--format", format] + more)
      if format == "json" { expectJSON(text) }
    }
  }
}
