import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

struct CircleCommandTests {
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
    let none = try strokecheck("circle", "--format", "json", input: #"{"strokes":[]}"#)
    #expect(none.output == "[]\n" && none.status == 0)
  }

  /// Nobody knows whether another stroke follows when the first of standard input is named.
  @Test func numbersAppearInStandardInputAndWhereThereAreSeveral() throws {
    let one = try strokecheck("circle", input: "[[0,0],[1,1]]\n")
    #expect(one.output.hasPrefix("-#1: not a circle"))
    let file = try strokecheck("circle", "Samples/tap.json")
    #expect(file.output.hasPrefix("Samples/tap.json: not a circle"))
    let two = try strokecheck("circle", input: "[[0,0],[1,1]]\n[[0,0],[1,1]]\n")
    #expect(two.lines.map { $0.prefix(5) } == ["-#1: ", "-#2: "])
  }
}

/// Exit statuses and what is said where.
@Suite(.serialized) struct CircleStatusTests {  // Its programs have a deadline.
  private static let statuses: [(words: String, status: Int32)] = [
    ("Samples/circle.json", 0), ("Samples/arc.json", 1), ("--exit-zero Samples/arc.json", 0),
    ("Samples/circle.json Samples/arc.json", 1), ("Samples/arc.json no-such-file", 2),
    ("--exit-zero no-such-file", 2), ("--frobnicate", 64), ("--max-duration", 64),
    ("--max-duration soon", 64), ("--tolerance 0.1", 64),
    ("--detector katz --tolerance 0.1 Samples/circle.json", 0),
  ]

  @Test(arguments: statuses)
  func status(words: String, expected: Int32) throws {
    let run = try shell("strokecheck circle \(words)")
    #expect(run.status == expected)
    #expect((expected < 2) == run.errors.isEmpty)
  }

  @Test func quietSaysNothingOnStandardOutput() throws {
    let run = try strokecheck("circle", "-q", "Samples/arc.json", "Samples/circle.json")
    #expect(run.output.isEmpty && run.errors.isEmpty && run.status == 1)
    let json = try strokecheck("circle", "-q", "--format", "json", "Samples/arc.json")
    #expect(json.output.isEmpty)
  }

  @Test func aFolderWithoutStrokesIsTrouble() throws {
    let scratch = try Scratch()
    try scratch.write("notes.txt", "hello")
    let run = try strokecheck("circle", scratch.folder.path)
    #expect(run.status == 2 && run.errors.contains("no stroke files in this folder (.json, "))
  }

  @Test(arguments: ["x,y,t\n", #"{"strokes":[]}"#])
  func anInputWithoutStrokesIsNotPassedOverInSilence(text: String) throws {
    let run = try strokecheck("circle", input: text)
    #expect(run.errors == "-: warning: there is no stroke in it\n")
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test func anEmptyFileIsNamed() throws {
    let scratch = try Scratch()
    let run = try strokecheck("circle", scratch.write("empty.json", ""))
    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("empty.json:1:1: expected a stroke, found the end of the file\n"))
  }
}

/// Warnings and hints.
struct CircleNoticeTests {
  /// A sample a second is no reason to ask for the unit of times, and fewer are.
  @Test(arguments: [(1, false), (2, true), (61, true)])
  func aLongStrokeLooksLikeMilliseconds(last: Int, isAsked: Bool) throws {
    let stroke = "[[0,0,0],[1,1,\(last)]]"
    let errors = try strokecheck("circle", input: stroke).errors
    #expect(
      errors.contains("a stroke lasts \(last) s; its times look like milliseconds;") == isAsked)
    #expect(try strokecheck("circle", "--time-unit", "ms", input: stroke).errors.isEmpty)
  }

  @Test func aHighRateGetsOneHint() throws {
    let file = "Samples/circle-120hz.json"
    let run = try strokecheck("circle", file, file)
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("\n1 more input: hint: it was recorded at "))
    #expect(run.errors.contains("120 samples a second") && run.errors.contains("--resample 60"))
    let slowed = try strokecheck("circle", "--resample", "60", file)
    #expect(slowed.errors.isEmpty && slowed.status == 0)
  }

  @Test func missingTimesAreToldWhereTheyAreAskedFor() throws {
    let file = "Samples/circle-without-times.csv"
    #expect(try strokecheck("circle", file).errors.contains("its duration is not checked"))
    #expect(try strokecheck("circle", "--detector", "katz", file).errors.isEmpty)
    let explained = try strokecheck("circle", "--explain", file)
    #expect(explained.output.contains("skipped: the stroke has no times"))
  }
}
