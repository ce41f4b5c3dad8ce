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
}
