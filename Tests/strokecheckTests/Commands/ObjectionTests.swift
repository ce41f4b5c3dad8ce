import StrokeFormats
import Testing

@testable import strokecheck

/// An option that does nothing beside the others is a slip.
struct ObjectionTests {
  private static let circle = "Samples/circle.json"
  private static let gestures = "Samples/gestures.ndjson"

  @Test(arguments: [
    ["circle", "--finger", "30", "--path", "Samples/map.svg", circle],
    ["circle", "--detector", "all", "--as-published", "--exit-zero", circle],
    ["evaluate", "--errors", "--group", "subject", "--roc", "--format", "json", gestures],
    ["evaluate", "--errors", "--group", "subject", gestures],
  ])
  func whatDoesSomethingIsNone(words: [String]) throws {
    let run = try strokecheck(words)
    #expect(run.status == 0 && !run.errors.contains("strokecheck:"), "\(run.errors)")
  }

  /// Every format says which shapes the stroke was drawn about.
  @Test(arguments: CircleCommand.command.formats)
  func theShapesAreInEveryFormat(format: ResultFormat) throws {
    let run = try strokecheck(
      "circle", "--path", "Samples/map.svg", "--expect", "rejected", "--format", format.rawValue,
      "--exit-zero", Self.circle)
    #expect(run.output.contains("lake") && run.output.contains("road"))
    let plain = try strokecheck(
      "circle", "--format", "csv", "--path", "Samples/map.svg", Self.circle)
    #expect(plain.lines[0].hasSuffix(",passed,enclosed,touched"))
    #expect(plain.lines[1].hasSuffix(",,,lake;island,lake;road"))
  }

  @Test func aCancelledStrokeIsEvaluatedOnlyIfAskedFor() throws {
    let lines = """
      {"label":"circle","points":[[0,0]],"cancelled":true}
      {"label":"circle","points":[[0,0]]}
      """
    let run = try strokecheck("evaluate", input: lines)
    #expect(
      run.output.hasPrefix("1 stroke: 1 labelled circle, 0 others\nleft out as cancelled: 1\n"))
    #expect(
      run.errors == """
        warning: their touch was cancelled, left out: 1; --include-cancelled judges them

        """)
    let all = try strokecheck("evaluate", "--include-cancelled", input: lines)
    #expect(all.output.hasPrefix("2 strokes: ") && all.errors.isEmpty)
    let json = try strokecheck("evaluate", "--format", "json", input: lines)
    #expect(json.output.contains(#""unreadable":0,"cancelled":1}"#))
  }
}
