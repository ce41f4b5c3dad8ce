import Foundation
import Testing

@testable import strokecheck

/// `circle --what-if`: every line of limits is run again as it stands.
struct WhatIfCommandTests {
  @Test func everySample() throws {
    let text = try strokecheck(
      "circle", "--detector", "all", "--what-if", "Samples/circle.json", "Samples/arc.json",
      "Samples/tap.json", "Samples/slow-circle.json", "Samples/spiral.json", "Samples/rectangle.csv"
    )
    try expectGolden(text.output, "what-if.text")
    let csv = try strokecheck(
      "circle", "--detector", "all", "--what-if", "-f", "csv", "Samples/arc.json")
    try expectGolden(csv.output, "what-if.csv")
  }

  @Test func everyLineIsTrue() throws {
    let run = try strokecheck(
      "circle", "--detector", "all", "--what-if", "-f", "ndjson", "Samples/circle.json",
      "Samples/arc.json", "Samples/tap.json", "Samples/slow-circle.json", "Samples/rectangle.csv",
      "Samples/wobbly-circle.json", "Samples/spiral.json")
    var replayed = 0
    for line in run.lines {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let whatIf = try #require(object["whatIf"] as? [String: Any])
      #expect(whatIf["verdict"] as? String != object["verdict"] as? String)
      guard let limits = whatIf["limits"] as? [String: Double] else { continue }
      let file = try #require(object["file"] as? String)
      let detector = try #require(object["detector"] as? String)
      let options = limits.sorted { $0.key < $1.key }.flatMap { name, value in
        ["--\(name)", value == value.rounded() ? "\(Int(value))" : "\(value)"]
      }
      let again = try strokecheck(
        ["circle", "-f", "ndjson", "--detector", detector] + options + [file])
      let verdict = try #require(whatIf["verdict"] as? String)
      #expect(again.output.contains("\"verdict\":\"\(verdict)\""), "\(file) \(options)")
      replayed += 1
    }
    #expect(run.lines.count == 28 && replayed > 12)
  }

  /// Of ring, the check that came closest is one of the checks that --explain lists.
  @Test func theClosestCheckIsOneOfTheChecks() throws {
    let run = try strokecheck(
      "circle", "--detector", "ring", "--what-if", "--explain", "-f", "ndjson", "Samples")
    for line in run.lines where !line.contains("\"verdict\":\"skipped\"") {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let whatIf = try #require(object["whatIf"] as? [String: Any])
      #expect(whatIf["limits"] == nil)
      let closest = try #require(whatIf["closest"] as? NSDictionary)
      let isCircle = object["verdict"] as? String == "circle"
      let checks = try #require(object["checks"] as? [NSDictionary])
      let named = checks.filter { check in
        ["name", "measured", "limit"].allSatisfy {
          check[$0] as? NSObject == closest[$0] as? NSObject
        }
      }
      #expect(named.first?["outcome"] as? String == (isCircle ? "passed" : "failed"), "\(line)")
    }
    #expect(run.lines.count > 20)
  }

  @Test func theMemberStandsBeforeTheChecks() throws {
    let run = try strokecheck(
      "circle", "--what-if", "--explain", "--expect", "circle", "-f", "ndjson",
      "Samples/quarter-arc.csv")
    let keys = ["circle", "expected", "passed", "whatIf", "checks", "measures"]
    var rest = run.output[...]
    for key in keys {
      let range = try #require(rest.range(of: "\"\(key)\":"), "\(key)")
      rest = rest[range.upperBound...]
    }
  }
}
