import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

struct PlotCommandTests {
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

  /// Twelve panels are four in a row, but for three detectors, whose panels of one stroke stay side by side.
  @Test func whatDetectorsSeeInOneStrokeIsARow() throws {
    let plot = ["plot", "--detector", "cookbook,lamarche,katz", "Samples/three-strokes.csv"]
    let twelve = plot + ["Samples/tap.json"]
    #expect(try tool(twelve).output == tool(twelve + ["--columns", "3"]).output)
    #expect(try tool(twelve).output != tool(twelve + ["--columns", "4"]).output)
  }

  @Test func aFileIsMade() throws {
    let scratch = try Scratch()
    let file = try scratch.write("old.svg", String(repeating: "x", count: 100_000))
    let run = try strokecheck("plot", "Samples/circle.json", "-o", file)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let made = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try made == strokecheck("plot", "Samples/circle.json", "-o", "-").output)
    #expect(try made == strokecheck("plot", "Samples/circle.json").output)
  }

  @Test(arguments: [
    ("a", [], "<svg"), ("a.SVG", [], "<svg"), (".a", [], "<svg"), ("a", ["--terminal"], "\n"),
    ("a.txt", ["--terminal"], "\n"),
  ])
  func aNameThatPromisesNothingElseIsTaken(name: String, more: [String], part: String) throws {
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: name).path
    #expect(try tool(["plot", "Samples/circle.json", "-o", path] + more).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(part))
  }

  @Test func aFileThatCannotBeMadeIsNamed() throws {
    let run = try strokecheck("plot", "Samples/circle.json", "-o", "no/such/folder/a.svg")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "strokecheck: cannot write no/such/folder/a.svg: No such file or directory\n")
  }

  @Test func whatCannotBeReadIsNamedAndTheRestDrawn() throws {
    let run = try strokecheck("plot", "-", "Samples/circle.json", input: "[[0,0],[1]]")
    #expect(run.status == 2 && run.output.contains("Samples/circle.json"))
    #expect(
      run.errors == "-:1:10: expected a comma and y, found ]\n" || run.errors.hasPrefix("-:1:"))
    #expect(try strokecheck("plot", "no-such-file").output.isEmpty)
  }

  @Test func theWindowIsAsWideAsColumnsSays() throws {
    let environment = ["COLUMNS": "44", "LINES": "20"]
    let run = try tool(["plot", "--terminal", "Samples/circle.json"], environment: environment)
    #expect(run.lines.map(\.count).max() ?? 0 <= 44)
    let wide = try tool(
      ["plot", "--terminal", "Samples/circle.json"], environment: ["COLUMNS": "90", "LINES": "20"])
    #expect(wide.lines.map(\.count).max() ?? 0 > 60)
    #expect(!run.output.contains("\u{1B}"))
  }

  /// Many figures are better looked through on a page.
  @Test(arguments: [(500, false), (501, true)])
  func manyFiguresSuggestAReport(count: Int, isSuggested: Bool) throws {
    let strokes = String(repeating: "[[0,0],[1,1]]\n", count: count)
    let run = try strokecheck("plot", "-", "-o", "-", input: strokes)
    #expect(run.status == 0)
    let hint = """
      hint: 501 figures are hard to look through; strokecheck report makes a page of them to filter \
      and search\n
      """
    #expect(run.errors == (isSuggested ? hint : ""))
  }

  /// Shapes without a question are drawn by themselves, whatever standard input is.
  @Test func shapesAlone() throws {
    let run = try strokecheck("plot", "--path", "Samples/map.svg", "--terminal", input: "no stroke")
    #expect(run.status == 0 && run.errors.isEmpty)
    for name in ["– 10 shapes", "#house", "#oak\n", "#oak[2]"] {
      #expect(run.output.contains(name), "\(run.output)")
    }
    #expect(!run.output.contains("finger") && !run.output.contains(" hit"))
    let named = try strokecheck("plot", "--path", "Samples/map.svg", "-", input: "[[1,1],[2,2]]")
    #expect(named.status == 0 && named.output.contains("Transit too short"))
  }

  @Test(arguments: [
    (["--point", "52,60"], "✓ hit", "• point"), (["--point", "80,70"], "− miss", "• point"),
    (["--point", "80,70", "--radius", "9"], "✓ hit", "╌ finger"),
  ])
  func pointsAndFingers(words: [String], headline: String, legend: String) throws {
    let shapes = ["--path", "Samples/map.svg"]
    let picture = try tool(["plot", "--terminal"] + words + shapes)
    let answer = try tool(["hittest"] + words + shapes)
    #expect(picture.status == 0 && (headline == "✓ hit") == (answer.status == 0))
    #expect(picture.output.contains(headline), "\(picture.output)")
    #expect(picture.output.contains(legend), "\(picture.output)")
    let drawn = try tool(["plot"] + words + shapes).output
    #expect(drawn.contains(words.count == 2 ? "class=\"finger solid\"" : "class=\"finger dashes\""))
  }

  /// What is hit is listed, the foremost first, and the rest is counted.
  @Test func hitsAreListed() throws {
    let shapes = (0..<40).map { "<rect id='r\($0)' x='\($0)' width='20' height='9'/>" }.joined()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg'>\(shapes)</svg>"
    let run = try strokecheckRun(
      ["plot", "--terminal", "--path", "-", "--rect", "0,0,4,4"], input: svg)
    #expect(run.output.contains("✓ hit\n  36 others outside\n✓ #r3\n✓ #r2\n"), "\(run.output)")
    let many = try strokecheckRun(
      ["plot", "--terminal", "--path", "-", "--rect", "0,0,39,4"], input: svg)
    #expect(many.output.contains("✓ #r27\n– and 27 more\n"), "\(many.output)")
  }

  /// The finger is seen at the same size however large the drawing is.
  @Test(arguments: [100, 100_000])
  func aPictureOfHitsIsZoomedToTheFinger(size: Int) throws {
    let run = try strokecheck(
      "plot", "--d", "M0 0H\(size)V\(size)H0Z", "--rect", "20,20,10,10")
    #expect(run.output.contains(#"<path class="finger dashes" d="M220 78L284"#))
  }

  /// Labels decide what is right as they do in evaluate.
  @Test func labelsAreReadAsByEvaluate() throws {
    let strokes = """
      {"id":"a","label":"circle","points":[]}
      {"id":"b","label":"line","points":[]}
      {"id":"c","points":[]}\n
      """
    func words(_ more: String...) throws -> [String] {
      let run = try strokecheckRun(["plot", "--terminal", "-"] + more, input: strokes)
      return run.lines.filter { $0.contains("Too few") }.map { String($0.prefix(9)) }
    }
    #expect(try words() == ["✗ wrongly", "✓ rightly", "− Too few"])
    #expect(try words("--positive", "line") == ["✓ rightly", "✗ wrongly", "− Too few"])
    #expect(
      try words("--positive", "line", "--positive", "circle")
        == ["✗ wrongly", "✗ wrongly", "− Too few"])
    let run = try strokecheckRun(["plot", "-", "--positive", "lime"], input: strokes)
    #expect(run.status == 2 && run.errors.contains("did you mean --positive line?"))
  }

  @Test func mistakesInPathDataAreNamed() throws {
    let run = try strokecheck("plot", "--d", "M0 0H9V9 oops", "--rect", "6,1,2,2")
    #expect(run.status == 0 && run.errors.hasPrefix("--d:1:10: expected"))
  }

  @Test func shapesThatCannotBeReadAreNamed() throws {
    let missing = try strokecheck("plot", "--path", "no.svg", "--rect", "1,2,3,4")
    #expect(missing.status == 2 && missing.errors == "no.svg: No such file or directory\n")
    let broken = try strokecheck("plot", "--path", "-", "--rect", "1,2,3,4", input: "<svg><path/>")
    #expect(broken.status == 2 && broken.errors.hasPrefix("-:1:"))
  }

  @Test func aWholeFolderIsOnePicture() throws {
    let run = try strokecheck("plot", "--detector", "all", "Samples")
    #expect(run.status == 0 && run.output.components(separatedBy: "<svg ").count > 200)
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
