import Foundation
import Testing

@testable import strokecheck

/// A finger that rests before it lifts takes longer.
struct LiftTimeTests {
  /// A circle in 0.8 s, and the finger lifted 5 s later.
  private static let circle =
    #"{"ended":5.8,"points":["#
    + (0...40).map { index in
      let angle = Double(index) / 20 * Double.pi
      return "[\(160 + 60 * cos(angle)),\(200 + 60 * sin(angle)),\(Double(index) / 50)]"
    }.joined(separator: ",") + "]}\n"

  @Test(arguments: ["json", "ndjson", "csv"])
  func aRestCountsInEveryFormat(format: String) throws {
    let converted = try strokecheck("convert", "--to", format, input: Self.circle)
    let run = try strokecheck("circle", "--detector", "cookbook,lamarche", input: converted.output)
    #expect(run.status == 1 && run.lines.count == 2)
    #expect(run.lines.first?.hasSuffix("not a circle: Excessive duration (5.8, limit 2)") == true)
    #expect(run.lines.last?.hasSuffix("not a circle: Too slow! (5.8, limit 2)") == true)
    let back = try strokecheck("convert", "--to", "json", input: converted.output)
    #expect(back.output.split(separator: ",").contains { $0.hasSuffix("\"ended\":5.8") })
    // Samples at a lower rate rest as long.
    let resampled = try strokecheck("circle", "--resample", "20", input: converted.output)
    #expect(resampled.output.hasSuffix("Excessive duration (5.8, limit 2)\n"))
  }

  @Test func whatCannotBeIsSaid() throws {
    let early = try strokecheck("circle", input: #"{"ended":0.5,"points":[[0,0,0],[1,0,1]]}"#)
    #expect(
      early.errors.hasSuffix(
        "warning: a stroke ended at 0.5 s, before its last sample at 1 s; the last sample counts\n")
    )
    let untimed = try strokecheck("circle", input: #"{"ended":5,"points":[[0,0],[1,0]]}"#)
    #expect(
      untimed.errors.split(separator: "\n").first?
        .hasSuffix("warning: a stroke has no times, so the time at which it ended is ignored")
        == true)
  }

  @Test func itIsAMeasure() throws {
    let text = try strokecheck("circle", "--explain", input: Self.circle)
    #expect(
      text.output.split(separator: "\n").contains {
        $0.hasPrefix("              0.8 s at 50 samples a second, lifted after 5.8 s, length")
      })
    let json = try strokecheck("circle", "--explain", "--format", "ndjson", input: Self.circle)
    #expect(json.output.split(separator: ",").filter { $0 == "\"lifted\":5.8" }.count == 1)
    let csv = try strokecheck("circle", "--explain", "--format", "csv", input: Self.circle)
    let columns = csv.lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let place = try #require(columns.first?.firstIndex(of: "lifted"))
    #expect(columns.last?[place] == "5.8")
  }
}
