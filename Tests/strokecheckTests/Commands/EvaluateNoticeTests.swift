import StrokeFormats
import Testing

@testable import strokecheck

/// What `evaluate` says when what was asked for is not there.
@Suite(.serialized) struct EvaluateNoticeTests {
  private static let gestures = "Samples/gestures.ndjson"

  @Test func aGroupThatNobodyIsInIsNamed() throws {
    let run = try strokecheck("evaluate", "--group", "subjet", Self.gestures)
    #expect(run.status == 0)
    #expect(run.errors == "warning: --group subjet: no stroke has this member\n")
    for member in ["subject", "file"] {
      #expect(try strokecheck("evaluate", "--group", member, Self.gestures).errors.isEmpty)
    }
    // One that has it is enough, and its value may be any word.
    let line = #"{"label":"circle","points":[[0,0]],"who":"(none)"}"#
    #expect(try strokecheck("evaluate", "--group", "who", input: line).errors.isEmpty)
  }

  @Test func aLabelThatNobodyHasIsNamed() throws {
    let run = try strokecheck(
      "evaluate", "--positive", "circle", "--positive", "oval", Self.gestures)
    #expect(run.status == 0)
    #expect(run.errors == "warning: --positive oval: no stroke has this label\n")
    let none = try strokecheck("evaluate", "--positive", "o", "--positive", "p", Self.gestures)
    #expect(
      none.errors == "warning: no stroke is labelled o, p; --positive LABEL says what is\n")
  }

  @Test func aStrokeWithoutLabelIsLeftOutByNameToo() throws {
    let lines = #"{"id":"a","points":[[0,0]]}"# + "\n" + #"{"label":"circle","points":[[0,0]]}"#
    let run = try strokecheck("evaluate", "--exclude", "a", input: lines)
    #expect(run.errors.isEmpty && run.output.contains("left out: a\n"))
  }

  private static let strangers: [(text: String, error: String)] = [
    ("null", ":1:1: expected an evaluation as --format json prints it, found none"),
    (" []", ":1:2: expected an evaluation as --format json prints it, found none"),
    ("3", ":1:1: expected an evaluation as --format json prints it, found none"),
    ("{}", ":1:1: expected an evaluation as --format json prints it, found none: it has no \"str"),
    ("{\"strokes\":{}}", ":1:1: expected an evaluation as --format json prints it, found none: it"),
    (
      "{\"strokes\":\n[[[0,0]]]}",
      ":2:1: expected an evaluation as --format json prints it, found strokes"
    ),
    (
      "{\"strokes\":{},\"detectors\":{}}",
      ":1:27: expected an evaluation as --format json prints it, found another \"detectors\""
    ),
    (
      "{\"strokes\":{},\"detectors\":[{\"detector\":\"katz\"},\n3]}",
      ":2:1: expected an evaluation as --format json prints it, found one of its detectors without"
    ),
    ("detector,group,tp\n", ":1:1: expected a value, found detector"),
    ("", ":1:1: expected a value, found the end of the file"),
  ]

  @Test(arguments: strangers)
  func aStoredResultThatIsSomethingElseIsTrouble(text: String, error: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("stored.json", text)
    let run = try strokecheck("evaluate", "-q", "--expect", file, Self.gestures)
    #expect(run.status == 2 && run.errors.hasPrefix(file + error), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func whatDiffersIsSaidInALineEach() throws {
    let scratch = try Scratch()
    let file = try scratch.write("stored.json", #"{"strokes":{"judged":44},"detectors":[]}"#)
    let run = try strokecheck("evaluate", "-q", "--expect", file, Self.gestures)
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "\(file): strokes.judged: was 44, is 45")
    #expect(lines.contains("\(file): positiveLabels: new: [\"circle\"]"))
    #expect(lines.contains { $0.hasPrefix("\(file): detectors[ring]: new: {") })
    #expect(lines.allSatisfy { $0.hasPrefix(file) && $0.count < file.count + 300 })
  }
}
