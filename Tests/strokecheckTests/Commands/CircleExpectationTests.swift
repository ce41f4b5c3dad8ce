import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

struct CircleExpectationTests {
  private static let tap = #"{"points":[[0,0]],"expect":"#

  @Test(arguments: [
    (#""too-few-points""#, ", as expected", 0),
    (#""Too few points (2) for circle""#, ", as expected", 0),
    (#""rejected""#, ", as expected", 0), (#""circle""#, ", but expected a circle", 1),
    (#""too-slow""#, ", but expected Too slow!", 1), ("null", "", 1),
  ])
  func aStrokesExpectationDecides(expect: String, end: String, status: Int32) throws {
    let run = try strokecheck("circle", input: Self.tap + expect + "}")
    let reason = "Too few points (2) for circle (1 sample, at least 2)"
    #expect(run.output == "-#1: not a circle: \(reason)\(end)\n")
    #expect(run.status == status && run.errors.isEmpty)
  }

  @Test func aCircleThatShouldBeNoneIsAFailure() throws {
    let run = try strokecheck("circle", "--expect", "rejected", "Samples/circle.json")
    #expect(run.output.hasSuffix(" radius 80.0, but expected no circle\n") && run.status == 1)
    let forgiven = try strokecheck(
      "circle", "--expect", "rejected", "--exit-zero", "Samples/circle.json")
    #expect(forgiven.status == 0)
  }

  @Test func theOptionIsForAllWhateverTheySay() throws {
    let run = try strokecheck("circle", "--expect", "rejected", input: Self.tap + #""circle"}"#)
    #expect(run.status == 0)
  }

  @Test func aColumnSaysItToo() throws {
    let table = "stroke,x,y,Expect\na,0,0,too-few-points\nb,0,0,\nc,0,0,circle\n"
    let run = try strokecheck("circle", input: table)
    #expect(run.lines.map { $0.hasSuffix(", as expected") } == [true, false, false])
    #expect(run.lines.map { $0.contains("but expected") } == [false, false, true])
    #expect(run.status == 1)
  }

  @Test func programsGetTwoMoreKeysOnlyThen() throws {
    let run = try strokecheck(
      "circle", "--format", "ndjson", "--explain",
      input: Self.tap + "\"circle\"}\n" + Self.tap + "null}\n")
    #expect(run.lines[0].contains(#","expected":"circle","passed":false,"checks":"#))
    #expect(!run.lines[1].contains("expected") && !run.lines[1].contains("\"passed\":"))
    let table = try strokecheck(
      "circle", "--format", "csv", input: Self.tap + "\"rejected\"}\n" + Self.tap + "null}\n")
    #expect(table.lines[0].hasSuffix(",radius,expected,passed"))
    #expect(table.lines[1].hasSuffix(",,rejected,true") && table.lines[2].hasSuffix(",,,,,"))
  }

  @Test func withSeveralDetectorsTheSameIsExpectedOfEach() throws {
    let run = try strokecheck(
      "circle", "--detector", "all", "--expect", "circle", "Samples/hesitant-circle.json")
    #expect(run.lines.map { $0.hasSuffix(", as expected") } == [false, false, true, true])
    #expect(run.status == 1)
  }

  @Test func aWordThatMeansNothingIsAnError() throws {
    let run = try strokecheck(
      "circle", "--format", "ndjson", input: "[[0,0]]\n" + Self.tap + "\"cirlce\"}\n[[0,0]]\n")
    #expect(run.status == 2 && run.lines.count == 3)
    #expect(run.lines[1].contains(#""detector":"cookbook","verdict":"error","#))
    #expect(
      run.errors == """
        -:2:28: expect should be circle, rejected, or a reason's code or text, not "cirlce"; \
        did you mean "circle"?

        """)
  }

  /// Wherever the word stands, and however the strokes are written.
  @Test(arguments: [
    (#"{"expect": "cirlce", "points":[[0,0]]}"#, "-:1:12"),
    ("{\"strokes\":[{\"points\":[[0,0]],\n\"é\":1, \"expect\": 3}, {\"points\":[]}]}", "-:2:18"),
    ("[{\"points\":[]},\n{\n\"expect\":\n  [\"circle\"],\"points\":[]}]", "-:4:3"),
    (#"{"points":[],"\u0065xpect":{}}"# + "\n[[0,0]]", "-:1:28"),
    (#"{"points":[],"expect":true}"#, "-:1:23"), (#"{"points":[],"expect":[]}"#, "-:1:23"),
    ("x,y,expect\n0,0,cirlce\n", "-:2:5"),
  ])
  func aWordThatMeansNothingIsNamedWithItsPlace(input: String, place: String) throws {
    for words in [["circle"], ["circle", "--format", "ndjson"]] {
      let run = try strokecheck(words, input: input)
      #expect(
        run.status == 2 && run.errors.hasPrefix(place + ": expect should be"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count(where: { $0.contains("expect") }) == 1)
    }
    #expect(
      try !strokecheck("circle", "--expect", "circle", input: input).errors.contains("should"))
  }

  @Test func nullExpectsNothing() throws {
    let run = try strokecheck("circle", input: #"{"points":[[0,0]],"expect":null}"#)
    #expect(run.status == 1 && !run.output.contains("expected"))
  }

  @Test func whatCannotBeReadIsAnErrorWhateverIsExpected() throws {
    let run = try strokecheck("circle", "--expect", "rejected", "no-such-file")
    #expect(run.status == 2)
  }

  @Test func greenIsWhatIsAsItShouldBe() throws {
    let words = ["circle", "--color", "always", "Samples/arc.json", "--expect"]
    let expected = try strokecheck(words + ["rejected"])
    #expect(expected.output.contains("\u{1B}[32mnot a circle"))
    #expect(try strokecheck(words + ["circle"]).output.contains("\u{1B}[31mnot a circle"))
  }
}

/// The formats for continuous integration, over one set of inputs.
struct ContinuousIntegrationTests {
  @Test(arguments: ["junit", "github"])
  func everyFormat(format: String) throws {
    let strokes = """
      {"id":"dot","points":[[0,0]],"expect":"too-few-points"}
      {"id":"<&\\"'>]]>","points":[[0,0]],"expect":"circle"}
      {"id":"broken","points":[[0,]]}
      """
    let run = try strokecheck(
      "circle", "--detector", "all", "--format", format, "Samples/hesitant-circle.json",
      "Samples/three-strokes.csv", "-", "no such, file: 100%.json", input: strokes)
    #expect(run.status == 2)
    try expectGolden(run.output, "ci.\(format)")
    let explained = try strokecheck(
      "circle", "--explain", "--format", format, "Samples/spiral.json", "Samples/circle.json")
    try expectGolden(explained.output, "ci-explained.\(format)")
  }

  @Test(arguments: ["junit", "github"])
  func quietIsQuiet(format: String) throws {
    #expect(try strokecheck("circle", "-q", "--format", format, "Samples/arc.json").output.isEmpty)
  }

  @Test func theTimeCanBeFixed() throws {
    let run = try strokecheck(
      "circle", "--format", "junit", "Samples/arc.json", environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(run.output.contains(#"timestamp="1970-01-01T00:00:00""#))
  }
}
