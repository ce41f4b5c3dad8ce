import Foundation
import StrokeFormats
import StrokeReports
import Testing

@testable import strokecheck

struct CircleCommandTests {
  @Test func sessions() throws { try expectSessions("circle") }

  /// Strokes of every kind; the other samples are the same in kind.
  private static let some = ["circle.json", "scribble.json", "tap.json", "quarter-arc.csv"]
    .map { "Samples/\($0)" }

  @Test(arguments: ["text", "json", "ndjson", "csv"])
  func samplesInEveryFormat(format: String) throws {
    let inputs = ["text", "ndjson"].contains(format) ? ["Samples"] : Self.some
    let run = try strokecheck(["circle", "--detector", "all", "--format", format] + inputs)
    try expectGolden(run.output, "samples.\(format)")
    #expect(run.status == 1)
  }

  @Test func explanations() throws {
    let text = try strokecheck(["circle", "--detector", "all", "--explain"] + Self.some)
    try expectGolden(text.output, "samples-explained.text")
    let json = try strokecheck(
      "circle", "--explain", "--format", "ndjson", "Samples/circle.json", "Samples/tap.json")
    try expectGolden(json.output, "explained.ndjson")
  }

  /// What people read of every sample is what programs read of it.
  @Test func theTextSaysWhatTheJSONSays() throws {
    let files = ["arc.json", "circle.json", "rectangle.csv", "spiral.json", "tap.json"]
    let words = ["circle", "--detector", "all", "--explain"] + files.map { "Samples/\($0)" }
    var text = try strokecheck(words).output[...]
    let lines = try strokecheck(words + ["-f", "ndjson"]).output.split(separator: "\n")
    for line in lines {
      let finding = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      guard finding["verdict"] as? String != "skipped" else { continue }
      for check in try #require(finding["checks"] as? [[String: Any]]) {
        let name = try #require(check["name"] as? String)
        text = text[try #require(text.range(of: "  \(name) "), "\(line)").upperBound...]
      }
    }
  }

  /// The limit in a row is the end of it that the measured value is beyond.
  @Test func rowsHaveTheLimitThatWasExceeded() throws {
    // From the end of the short axis on, others are too far, and from that of the long one too near.
    let strokes = [(40.0, 80.0), (80.0, 40.0)].map { width, height in
      let points = (0...40).map { index in
        let angle = 2 * .pi * Double(index) / 40
        return "[\(width * cos(angle)),\(height * sin(angle))]"
      }
      return "[\(points.joined(separator: ","))]\n"
    }
    let words = ["circle", "--detector", "lamarche", "--exit-zero", "-f"]
    let rows = try strokecheck(words + ["csv"], input: strokes.joined()).lines.dropFirst()
    let json = try strokecheck(words + ["ndjson", "--explain"], input: strokes.joined()).lines
    var ends: Set<String> = []
    for (row, line) in zip(rows, json) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
      let checks = try #require(object?["checks"] as? [NSDictionary])
      let failed = try #require(checks.first { $0["outcome"] as? String == "failed" })
      let measured = try #require(failed["measured"] as? Double)
      let limit = try #require(failed["limit"] as? [String: Double])
      let end = try #require(limit.first { ($0.key == "max") == (measured > $0.value) })
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      let number = try #require(Double(cells[7]))
      #expect(abs(number - measured) < 1e-9 && Double(cells[8]) == end.value, "\(row) \(limit)")
      ends.insert(end.key)
    }
    #expect(ends == ["min", "max"])
  }

  @Test func jsonIsOneArrayOfTheSameObjects() throws {
    let lines = try strokecheck("circle", "--format", "ndjson", "Samples/gestures.ndjson").output
    let array = try strokecheck("circle", "--format", "json", "Samples/gestures.ndjson").output
    let each = try lines.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
    }
    let all = try JSONSerialization.jsonObject(with: Data(array.utf8)) as? [NSDictionary]
    #expect(all == each.compactMap(\.self) && all?.count == 45)
  }
  /// Every format says which shapes the stroke was drawn about.
  @Test(arguments: CircleCommand.command.formats)
  func theShapesAreInEveryFormat(format: ResultFormat) throws {
    let words = ["circle", "--path", "Samples/map.svg", "Samples/circle.json"]
    let run = try strokecheck(
      words + ["--expect", "rejected", "--format", format.rawValue, "--exit-zero"])
    #expect(run.output.contains("lake") && run.output.contains("road"))
    let plain = try strokecheck(words + ["--format", "csv"])
    #expect(plain.lines[0].hasSuffix(",passed,enclosed,touched"))
    #expect(plain.lines[1].hasSuffix(",,,lake;island,lake;road"))
  }
}
