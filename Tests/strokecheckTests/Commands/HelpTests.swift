import StrokeFormats
import Testing

@testable import strokecheck

@Suite(.serialized) struct HelpTests {  // Its programs have a deadline.
  /// Every option in one line for each meaning, with the commands in which it has that.
  @Test func theTableOfOptions() throws {
    var lines: [String] = []
    for row in Flag.all {
      var meanings: [(text: String, commands: [String])] = []
      for command in StrokeCheck.program.commands {
        guard let flag = row.in(command) else { continue }
        let marks = [
          "\(flag.use)", flag.section.rawValue,
          flag.isRepeatable ? "repeatable" : "once",
        ]
        let text =
          "\(flag.usage): \(flag.helpWithWords(in: command)) [\(marks.joined(separator: ", "))]"
        if let index = meanings.firstIndex(where: { $0.text == text }) {
          meanings[index].commands.append(command.name)
        } else {
          meanings.append((text, [command.name]))
        }
      }
      lines += meanings.map { "\($0.commands.joined(separator: " ")): \($0.text)" }
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", "options.text")
    #expect(lines.allSatisfy { !$0.contains("TODO") })
  }

  /// A few whole pages; all others are made by the same code from the same table.
  @Test func somePages() throws {
    let pages = try ["--help", "circle --help", "record --help-all"].map { words in
      "== \(words)\n" + (try shell("strokecheck \(words)").output)
    }
    try expectGolden(pages.joined(separator: "\n"), "help.text")
  }

  @Test func everyPageFitsAndHasAll() throws {
    for command in StrokeCheck.program.commands {
      let short = try strokecheck(command.name, "--help").output
      let full = try strokecheck(command.name, "--help-all").output
      #expect(
        short.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= Help.screen,
        "\(command.name)")
      #expect(
        (short + full).split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(command.name)")
      for flag in command.flags {
        #expect(full.contains("\n  \(flag.usage)"), "\(command.name) \(flag.name)")
        let isListed = short.contains("\n  \(flag.usage)")
        #expect(isListed || flag.use == .rare, "\(command.name) \(flag.name)")
      }
      for example in command.linesToTry { #expect(full.contains(example.line)) }
    }
    for topic in HelpTopic.allCases {
      let page = try strokecheck("help", topic.rawValue)
      #expect(page.status == 0 && page.lines.count > 10)
      #expect(page.lines.allSatisfy { $0.count <= 120 }, "\(topic)")
    }
  }

  @Test func theDetectorsSayAllOfThemselves() throws {
    let page = HelpTopic.detectors.page
    for detector in DetectionOptions.known {
      for reason in type(of: detector).reasons {
        #expect(page.contains("\(reason) [\(reason.code)]"))
      }
    }
    for setting in DetectorSetting.all { #expect(page.contains("--\(setting.name) ")) }
    for word in ["maxInflections", "CookbookDetector", "strictness", "Ends run inside"] {
      #expect(page.contains(word))
    }
    for word in ["margin", "fold", "transit", "inflections", "closure", "pixel"] {
      #expect(HelpFile.glossaryTXT.text.description.contains("\n\(word) "))
    }
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
    (["circle", "--format=jnit"], "--format is one of ", "--format junit"),
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
