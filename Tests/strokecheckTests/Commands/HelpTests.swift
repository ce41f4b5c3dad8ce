import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct HelpTests {
  @Test func everyPage() throws {
    var pages = try strokecheck("--help").output
    for topic in StrokeCheck.program.commands.map(\.name) + HelpTopic.allCases.map(\.rawValue) {
      let run = try strokecheck("help", topic)
      #expect(run.status == 0 && run.errors.isEmpty)
      pages += "\n== \(topic)\n" + run.output
    }
    try expectGolden(pages, "help.text")
    #expect(pages.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func helpIsHelpHoweverItIsAskedFor() throws {
    let page = try strokecheck("help", "circle").output
    #expect(try strokecheck("circle", "--help").output == page)
    #expect(try strokecheck("circle", "-h", "no-such-file").output == page)
    #expect(try strokecheck("help", "help").output == strokecheck("help").output)
    #expect(try strokecheck("-h").output == strokecheck("help").output)
  }

  @Test func theVersion() throws {
    #expect(try strokecheck("--version").output == "strokecheck \(StrokeCheck.program.version)\n")
  }

  @Test(arguments: [
    (["circl"], "unknown command circl", "circle"),
    (["help", "detector"], "no help on detector", "help detectors"),
    (["circle", "--detector", "lamarch"], "--detector is one of ", "--detector lamarche"),
    (["circle", "--max-inflection", "3"], "unknown option --max-inflection", "--max-inflections"),
    (["--hlep"], "unknown option --hlep", "--help"),
    (["--versoin"], "unknown option --versoin", "--version"),
    (["completion", "bash"], "unknown command completion", "completions"),
    (["completions", "bahs"], "no completions for \"bahs\"", "completions bash"),
    (["circle", "-format=tpa"], "unknown option -f", "--format"),
    (["circle", "--format=tpa"], "--format is one of ", "--format tap"),
    (["circle", "--expect", "rejcted"], "--expect is circle, rejected, or ", "--expect rejected"),
    (["--quiet", "circle"], "--quiet goes after the command", "circle --quiet"),
    (["--detector=katz"], "--detector goes after the command", "circle --detector=katz"),
    (["Samples/circle.json"], "unknown command Samples/circle.json", "circle Samples/circle.json"),
    (["-"], "unknown command -", "circle -"),
    (["help", "expectation"], "no help on expectation", "help expectations"),
  ])
  func aSlipGetsASuggestion(words: [String], problem: String, suggestion: String) throws {
    let run = try shell("strokecheck \(words.joined(separator: " "))")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("strokecheck: \(problem)"))
    #expect(run.errors.hasSuffix("did you mean \(suggestion)?\n"))
  }

  @Test func helpTakesOneTopic() throws {
    #expect(try strokecheck("help", "circle", "formats").status == 64)
  }

  @Test func nothingToDoIsAnError() throws {
    let run = try strokecheck()
    #expect(run.status == 64 && run.errors.contains("see strokecheck --help"))
  }
}
