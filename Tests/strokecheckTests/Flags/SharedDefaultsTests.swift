import Foundation
import StrokeFormats
import Testing

@testable import strokecheck

/// Which defaults reach which commands.
struct SharedDefaultsTests {
  private static let gestures = "Samples/gestures.ndjson"

  /// Runs the tool where a file of defaults is.
  private func run(
    file: String? = nil, variable: String? = nil, _ words: String...
  ) throws -> ToolRun {
    try run(file: file, variable: variable, words)
  }

  private func run(
    file: String? = nil, variable: String? = nil, _ words: [String]
  ) throws -> ToolRun {
    let scratch = try Scratch()
    try scratch.write(".git", "")
    if let file { try scratch.write(".strokecheck.json", file) }
    return try strokecheck(
      words, environment: variable.map { ["STROKECHECK_OPTS": $0] } ?? [:],
      folder: scratch.folder.path)
  }

  /// Whoever adds an option sees here whom a default of it reaches.
  @Test func theOptionsThatSeveralCommandsShare() {
    let commands = StrokeCheck.program.commandsWithDefaults
    #expect(
      commands.map(\.name)
        == ["circle", "hittest", "evaluate", "tune", "compare", "plot", "report"])
    var sharing: [String: [String]] = [:]
    for option in StrokeCheck.program.sharedFlags {
      let names = commands.filter { option.reach.contains($0.id) }.map(\.name)
      #expect(!names.isEmpty)
      if names.count > 1 { sharing[option.name] = names }
    }
    let judges = ["circle", "evaluate", "tune", "compare", "plot", "report"]
    let judging = ["detector", "as-published", "input-format", "time-unit", "resample"]
    for name in judging + DetectorSetting.all.map(\.name) { #expect(sharing[name] == judges) }
    for name in ["expect", "format", "path", "exit-zero"] {
      #expect(sharing[name] == nil, "\(name)")
    }
  }

  @Test func whoJudgesAndByWhichLimitsHoldsForAllThatJudge() throws {
    let file = #"{"detector": "katz", "tolerance": 0.3}"#
    let evaluated = try run(file: file, "evaluate", "--format", "json", Self.gestures)
    #expect(evaluated.output.contains(#""settings":["--tolerance 0.3"]"#))
    #expect(!evaluated.output.contains(#""detector":"cookbook""#))
    #expect(try run(file: file, "report", Self.gestures).output.contains("katz"))
    #expect(try !run(file: file, "report", Self.gestures).output.contains("lamarche"))
    let plotted = try run(file: file, "plot", "--terminal", "Samples/circle.json")
    #expect(plotted.output.contains("katz"))
    // The command's own section, the variable and the command line win, in this order.
    let own = #"{"detector": "katz", "evaluate": {"detector": "lamarche"}}"#
    for (variable, words, detector) in [
      (nil, [], "lamarche"), ("--detector ring", [], "ring"),
      ("--detector ring", ["--detector", "cookbook"], "cookbook"),
    ] as [(String?, [String], String)] {
      let scratch = try Scratch()
      try scratch.write(".strokecheck.json", own)
      let run = try strokecheck(
        ["evaluate", "--format", "csv"] + words + [Self.gestures],
        environment: variable.map { ["STROKECHECK_OPTS": $0] } ?? [:],
        folder: scratch.folder.path)
      #expect(run.lines.dropFirst().first?.hasPrefix(detector + ",") == true, "\(run.errors)")
    }
    let all = try run(file: own, "evaluate", "--no-detector", "--format", "csv", Self.gestures)
    #expect(all.lines.count == 5)
  }

  @Test func whatCircleJudgesByIsWhatTuneAndCompareBeginWith() throws {
    let file = #"{"max-inflections": 7}"#
    for (file, variable) in [(file, nil), (nil, "--max-inflections 7")] as [(String?, String?)] {
      let same = try run(
        file: file, variable: variable, "compare", "--against", "--max-inflections 7",
        Self.gestures)
      #expect(same.status == 0 && same.output == "45 verdicts compared, 0 changed\n")
      #expect(same.errors.contains("notice: sets --max-inflections") == (file != nil))
      let other = try run(
        file: file, variable: variable, "compare", "--against", "--max-inflections 5",
        Self.gestures)
      #expect(other.status == 1 && other.output.hasPrefix("45 verdicts compared, 2 changed"))
      let tuned = try run(
        file: file, variable: variable, "tune", "--limits", "max-inflections", "-f", "json",
        Self.gestures)
      #expect(tuned.output.contains(#""max-inflections":{"present":7,"#), "\(tuned.output)")
    }
    let ignoring = try run(
      file: file, "compare", "--no-config", "--against", "--max-inflections 5", Self.gestures)
    #expect(ignoring.output == "45 verdicts compared, 0 changed\n" && ignoring.errors.isEmpty)
  }

  /// Several detectors are for commands that can compare them.
  @Test(arguments: [
    (#"{"detector": "ring"}"#, "strictness", "ring"),
    (#"{"detector": ["katz", "ring"]}"#, "max-gap", "cookbook"),
    (#"{"detector": "all"}"#, "max-gap", "cookbook"),
    (#"{"detector": "katz", "tune": {"detector": "ring"}}"#, "strictness", "ring"),
  ])
  func tuneTakesADefaultOfOneDetector(file: String, limit: String, detector: String) throws {
    let tuned = try run(file: file, "tune", "--limits", limit, "-f", "json", Self.gestures)
    #expect(tuned.output.hasPrefix("{\"detector\":\"\(detector)\""), "\(tuned.errors)")
    #expect(tuned.errors.contains("notice: sets --detector") == (detector != "cookbook"))
  }

  /// A limit that concerns another detector is no setting of the evaluation.
  @Test func aDefaultThatConcernsNobodyIsNotReported() throws {
    let file = #"{"max-duration": 3}"#
    let run = try run(
      file: file, "evaluate", "--detector", "katz", "--format", "json", Self.gestures)
    #expect(run.status == 0 && run.output.contains(#""settings":[]"#))
  }

  /// Where a name means something else, a default for all does not reach.
  @Test func aNameReachesOnlyThoseToWhomItMeansTheSame() throws {
    for (file, variable) in [
      (#"{"format": "junit", "as-published": false}"#, nil),
      (nil, "--expect circle --format junit -q"),
    ] as [(String?, String?)] {
      let run = try run(file: file, variable: variable, "evaluate", Self.gestures)
      #expect(run.status == 0 && run.output.hasPrefix("45 strokes"), "\(run.errors)")
      let hit = try self.run(
        file: file, variable: variable, "hittest", "--path", "Samples/map.svg", "--rect",
        "60,60,44,44")
      #expect(hit.output == "60,60,44,44: hit\n", "\(hit.errors)")
    }
    let own = try run(
      file: #"{"evaluate": {"format": "csv"}, "format": "tap"}"#, "evaluate", Self.gestures)
    #expect(own.output.hasPrefix("detector,group,"))
  }

  @Test func whatNobodyKnowsIsAnErrorForAll() throws {
    for words in [
      ["evaluate", Self.gestures], ["plot", Self.gestures], ["report", Self.gestures],
    ] {
      for variable in ["--detctor katz", "--to csv", "--with-input"] {
        let run = try strokecheck(words, environment: ["STROKECHECK_OPTS": variable])
        #expect(run.status == 64 && run.errors.hasPrefix("STROKECHECK_OPTS: unknown option --"))
      }
    }
  }

  @Test func aHitTestHasDefaultsToo() throws {
    let file = #"{"hittest": {"fill": "none", "stroke": "black", "stroke-width": 2}}"#
    let words = ["hittest", "--d", "M0 0h9v9z", "--rect"]
    #expect(try run(file: file, words + ["6,2,1,1"]).output == "6,2,1,1: miss\n")
    #expect(try run(file: file, words + ["6,-1,1,1"]).output == "6,-1,1,1: hit\n")
    #expect(try run(file: file, words + ["6,2,1,1", "--no-fill"]).output == "6,2,1,1: hit\n")
  }

  @Test func aByteOrderMarkIsNoError() throws {
    let run = try run(file: "\u{FEFF}{\"detector\": \"kat\"}", "circle", Self.gestures)
    #expect(run.errors.contains(".strokecheck.json:1:14: --detector is one of "), "\(run.errors)")
  }

  /// A filter says the same wherever it runs; what converts and what shows needs no defaults.
  @Test func otherCommandsDependOnNothingAndSaySo() throws {
    let file = #"{"detector": "katz", "with-input": 3"#
    let plain = try strokecheck("filter", input: "[[0,0]]\n").output
    let scratch = try Scratch()
    try scratch.write(".strokecheck.json", file)
    let filtered = try strokecheck(
      ["filter"], input: "[[0,0]]\n", environment: ["STROKECHECK_OPTS": "--detector katz"],
      folder: scratch.folder.path)
    #expect(filtered.status == 0 && filtered.output == plain)
    for name in ["filter", "convert", "path", "completions", "man"] {
      let run = try strokecheck(name, "--no-config")
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("strokecheck: \(name) has no defaults, so"))
    }
    #expect(try strokecheck("filter", "--no-detector").errors.contains("has no defaults"))
    #expect(try strokecheck("filter", "--no-such").errors.contains("unknown option --no-such"))
    for command in StrokeCheck.program.commandsWithDefaults {
      #expect(command.flags.contains { $0.name == "no-config" })
      #expect(HelpTopic.defaults.page(of: StrokeCheck.program).contains(command.name))
    }
  }
}
