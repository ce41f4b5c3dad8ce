import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct EvaluateCommandTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  @Test(arguments: ["text", "json", "csv"])
  func everyFormat(format: String) throws {
    let run = try strokecheck(
      "evaluate", "--format", format, "--errors", "--group", "subject", Self.gestures)
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "evaluate.\(format)")
  }

  @Test(arguments: ["text", "json", "csv"])
  func curves(format: String) throws {
    let run = try strokecheck(
      "evaluate", "--format", format, "--roc", "--detector", "ring", Self.gestures)
    #expect(run.status == 0)
    try expectGolden(run.output, "evaluate-curves.\(format)")
  }

  @Test(arguments: ["text", "json", "csv"])
  func trust(format: String) throws {
    let run = try shell(
      "strokecheck evaluate --detector ring --format \(format) --reliability \(Self.gestures)")
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, "evaluate-trust.\(format)")
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

  /// A curve is of what states a margin; the other detectors keep their rates, and are named.
  @Test func detectorsWithoutAMarginAreNamed() throws {
    let strokes = """
      {"label":"circle","points":[[0,0]]}
      {"label":"line","points":[[0,0],[1,1],[4,4]]}
      """
    let text = try strokecheck("evaluate", "--roc", input: strokes)
    #expect(
      text.errors == "note: --roc leaves out cookbook, lamarche and katz, which state no margin\n")
    for name in ["cookbook", "lamarche", "katz", "ring"] {
      #expect(text.lines.contains { $0.hasPrefix("\(name) ") })
    }
    #expect(try strokecheck("evaluate", "-q", "--roc", input: strokes).errors.isEmpty)
    let trust = try strokecheck("evaluate", "--reliability", Self.gestures)
    #expect(
      trust.errors.contains(
        "--reliability leaves out cookbook, lamarche and katz, which state no probability"))
    let one = try strokecheck("evaluate", "--roc", "--detector", "katz,ring", input: strokes)
    #expect(one.errors == "note: --roc leaves out katz, which states no margin\n")
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

  @Test func ignoredLabelsDoNotCount() throws {
    let run = try shell(
      "strokecheck evaluate --ignore-label arc --ignore-label triangle --ignore-label x "
        + Self.gestures)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("27 strokes: 9 labelled circle, 18 others\n"))
    #expect(run.output.contains("left out as arc: 9\nleft out as triangle: 9\n"))
    #expect(run.errors == "warning: --ignore-label x: no stroke has this label\n")
    let json = try shell(
      "strokecheck evaluate --format json --ignore-label arc \(Self.gestures)")
    #expect(json.output.contains(#""ignored":{"arc":9}"#))
  }

  @Test func whatDoesNotCountIsSaid() throws {
    let lines = """
      {"id":"a","label":"circle","points":[[0,0],[1,1]]}
      {"id":"b","label":"circle","points":[[0,0],[1,1]]}
      {"id":"c","points":[[0,0],[1,1]]}
      {"id":"d","label":"dot","points":[[0,0]]}
      {"id":"e","label":"bad","points":[[0,0],"x"]}
      """
    let run = try strokecheck("evaluate", input: lines)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("3 strokes: 2 labelled circle, 1 other\n"))
    for line in ["left out as unlabelled: 1", "unreadable: 1"] {
      #expect(run.output.contains(line + "\n"))
    }
    #expect(run.errors.contains("-:5:41: expected a point"))
    #expect(run.errors.contains("warning: without label, left out: 1\n"))
  }

  @Test func eachStrokeHasARowForEachDetector() throws {
    let run = try shell(
      "strokecheck evaluate --format json --detector cookbook,ring Samples/gestures.ndjson")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    let rows = try #require(value?["verdicts"] as? [NSDictionary])
    #expect(rows.count == 90)
    #expect(rows.map { $0["detector"] as? String }.prefix(3) == ["cookbook", "ring", "cookbook"])
    #expect(
      run.lines.contains(
        #" {"file":"Samples/gestures.ndjson","stroke":2,"id":"p1-triangle-1","detector":"cookbook","#
          + #""verdict":"circle","code":null,"label":"triangle"},"#))
    let grouped = try shell(
      "strokecheck evaluate --format json --group subject Samples/gestures.ndjson")
    #expect(grouped.output.contains(#""label":"triangle","group":"p1"},"#))
  }
}

/// How runs end.
@Suite(.serialized) struct EvaluateStatusTests {  // Its programs have a deadline.
  private static let gestures = "Samples/gestures.ndjson"

  @Test func aMissingInputIsTroubleAndTheOthersCount() throws {
    let run = try strokecheck("evaluate", "no-such-file", Self.gestures)
    #expect(run.status == 2 && run.output.hasPrefix("45 strokes"))
    #expect(run.errors == "no-such-file: No such file or directory\n")
  }
}
