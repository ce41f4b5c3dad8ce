import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

@Suite struct EvaluateCommandTests {
  private static let gestures = "Samples/gestures.ndjson"

  @Test func sessions() throws { try expectSessions("evaluate") }

  @Test(
    arguments: [
      ("evaluate", ["--errors", "--group", "subject"]),
      ("evaluate-curves", ["--roc", "--detector", "ring"]),
      ("evaluate-trust", ["--reliability", "--detector", "ring"]),
    ], ["text", "json", "csv"])
  func everyFormat(table: (name: String, words: [String]), format: String) throws {
    let run = try strokecheck(["evaluate", "-f", format] + table.words + [Self.gestures])
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "\(table.name).\(format)")
  }

  /// Text has both; the first lines are those of a curve alone.
  @Test func curveAndCalibration() throws {
    let both = try strokecheck(
      "evaluate", "--roc", "--reliability", "--detector", "ring", Self.gestures)
    let curve = try strokecheck("evaluate", "--roc", "--detector", "ring", Self.gestures)
    let trust = try strokecheck("evaluate", "--reliability", "--detector", "ring", Self.gestures)
    let calibration = try #require(trust.output.range(of: "\nring's probability of a circle"))
    #expect(both.status == 0)
    #expect(both.output == curve.output + trust.output[calibration.lowerBound...])
  }

  /// Of many groups the text has the summary first, and the worst ten.
  @Test func ofManyGroupsTheWorstAreListed() throws {
    let strokes = (1...21).map { index in
      let points = index == 13 ? "[[0,0],[9,9]]" : "[[0,0]]"
      return "{\"label\":\"circle\",\"who\":\"p\(index)\",\"points\":\(points)}\n"
    }
    let words = ["evaluate", "--detector", "cookbook", "--min-points", "2", "--group", "who"]
    func run(_ count: Int, _ words: [String]) throws -> [Substring] {
      try strokecheck(words, input: strokes.prefix(count).joined()).output.split(separator: "\n")
    }
    let few = try run(20, words)
    #expect(few.count { $0.hasPrefix("  p") } == 20)
    let many = try run(21, words)
    #expect(many.contains("  the 10 worst of 21, which --format json and csv list in full"))
    #expect(many.count { $0.hasPrefix("  p") } == 10)
    let csv = try run(21, words + ["-f", "csv"])
    #expect(csv.count { $0.hasPrefix("cookbook,p") } == 21)
  }

  /// They are no person: they are in no mean and in no row, and their number is said.
  @Test func strokesInNoGroupAreNone() throws {
    let lines = try Checkout.text(Self.gestures)
    let some = lines.replacingOccurrences(of: "\"subject\":\"p3\",", with: "")
    let rest = lines.split(separator: "\n").filter { !$0.contains("\"subject\":\"p3\"") }
    let words = ["evaluate", "--detector", "katz", "--group", "subject"]
    let run = try strokecheck(words, input: some)
    #expect(run.lines[1] == "without subject, so in no group: 15")
    #expect(!run.output.contains("(none)"))
    let alone = try strokecheck(words, input: rest.joined(separator: "\n"))
    func means(_ output: [Substring]) -> [Substring] {
      output.filter { $0.contains("macro average") }
    }
    #expect(means(run.lines).count == 1 && means(run.lines) == means(alone.lines))
    let json = try strokecheck(words + ["-f", "json"], input: some).output
    #expect(json.contains(#""ungrouped":15"#) && json.contains(#""group":null"#))
  }
}
