import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

struct CircleExpectationTests {
  @Test func sessions() throws { try expectSessions("expectations") }

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
}
