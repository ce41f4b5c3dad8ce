import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

struct PlotCommandTests {
  @Test func sessions() throws { try expectSessions("plot") }

  /// A golden picture for each kind of plot.
  @Test(arguments: [
    ("plot-cookbook.svg", ["Samples/wobbly-circle.json"]),
    ("plot-lamarche.svg", ["--detector", "lamarche", "Samples/spiral.json"]),
    ("plot-katz.svg", ["--detector", "katz", "Samples/figure-eight.json"]),
    ("plot-ring.svg", ["--detector", "ring", "Samples/circle-with-a-slip.csv"]),
    ("plot-arc.svg", ["--detector", "ring", "--turns", "0.5", "Samples/arc.json"]),
    ("plot-grid.svg", ["Samples/three-strokes.csv", "Samples/tap.json", "--columns", "2"]),
    ("plot-shapes.svg", ["--path", "Samples/shapes.svg", "Samples/circle.json", "--size", "240"]),
    ("plot-terminal.text", ["--terminal", "Samples/scribble.json", "--color", "always"]),
    (
      "plot-terminal-all.text",
      ["--terminal", "--explain", "--detector", "all", "Samples/c.json"]
    ),
    ("plot-explained.svg", ["--explain", "--detector", "all", "Samples/c.json"]),
  ])
  func aPictureOfEachKind(name: String, arguments: [String]) throws {
    let run = try tool(["plot"] + arguments, environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectGolden(run.output, name)
  }

  /// The pictures that are shown are what the commands beside them make.
  @Test(arguments: ["rejected.svg", "judges.svg", "where.svg", "hits.svg"])
  func thePicturesOfTheReadme(name: String) throws {
    let lines = try ["README.md", "Samples/README.md"].flatMap {
      try Checkout.text($0).split(separator: "\n")
    }
    let command = try #require(lines.first { $0.hasSuffix(" -o \(name)") })
    let words = command.split(separator: " ").dropFirst().dropLast(2).map(String.init)
    #expect(words[0] == "plot")
    try expectGolden(tool(words).output, name, in: "Samples/pictures")
  }

  private func tool(_ arguments: [String], environment: [String: String] = [:]) throws -> ToolRun {
    try strokecheckRun(arguments, environment: environment)
  }
}

/// Pictures and pages of whatever a file can hold: nothing may trap.
struct PlotOfAnythingTests {
  private static let hostile = """
    {"id":"empty","points":[]}
    {"id":"one","points":[[1e308,-1e308]]}
    {"id":"wide","points":[[-1.7e308,-1.7e308,0],[1.7e308,1.7e308,1],[1.7e308,-1.7e308,-5e300]]}
    {"id":"small","points":[[5e-324,0],[0,5e-324],[1e-320,1e-320]]}
    {"id":"flat","points":[[0,0],[1,1e-9],[2,0],[3,1e-9],[4,0],[1e6,1]]}
    {"id":"far","points":[[1e15,1e15],[1e15,1000000000000001],[1000000000000002,1e15]]}
    {"id":"same","points":[[3,3],[3,3],[3,3],[3,3],[3,3],[3,3],[3,3],[3,3],[3,3]]}
    """

  @Test(arguments: [
    ["plot", "--detector", "all"], ["plot", "--detector", "all", "--as-published"],
    ["plot", "--detector", "all", "--terminal"], ["report"], ["report", "--as-published"],
    ["plot", "--detector", "katz", "--tolerance", "1e300", "--terminal"],
    ["plot", "--detector", "lamarche", "--radius-variance", "1e308"],
    ["plot", "--detector", "ring", "--turns", "0.1", "--terminal"],
    ["plot", "--path", "Samples/shapes.svg", "--terminal"],
    ["plot", "--path", "Samples/shapes.svg"],
  ])
  func isDrawn(arguments: [String]) throws {
    let run = try strokecheckRun(arguments, input: Self.hostile)
    #expect(run.status == 0 && !run.output.isEmpty)
    // The report's scripts know the word; its data, which have no spaces, must not.
    let places = arguments[0] == "report" ? [":", ",", "["] : [""]
    for place in places {
      #expect(!run.output.contains(place + "NaN") && !run.output.contains(place + "\"nan"))
    }
  }
}
