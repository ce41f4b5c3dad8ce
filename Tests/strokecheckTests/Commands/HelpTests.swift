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
          flag.isCommon ? "common" : "rare", flag.section.rawValue,
          flag.isRepeatable ? "repeatable" : "once",
        ]
        let text =
          "\(flag.usage): \(flag.help(withWordsUpTo: 20)) [\(marks.joined(separator: ", "))]"
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

  /// A page of each kind, of few commands; all others are made by the same code from the same table. They are in one
  /// file, so that who changes an option has one change to look at, besides that of the table.
  @Test func aPageOfEachKind() throws {
    var pages = try ["--help", "circle --help", "record --help-all"].map { words in
      (words, try shell("strokecheck \(words)").output)
    }
    let slice = Program(
      version: "1", date: "2000-01-01",
      makers: [{ RecordCommand.command }, { CompletionsCommand.command }])
    let manual = ManualPage(program: slice).source
    let topics = try #require(manual.range(of: ".SH DETECTORS")).lowerBound
    pages += [
      ("man", String(manual[..<topics])), ("bash", BashCompletions(program: slice).script),
      ("zsh", ZshCompletions(program: slice).script),
      ("fish", FishCompletions(program: slice).script),
    ]
    try expectGolden(pages.map { "== \($0)\n\($1)" }.joined(separator: "\n"), "pages.text")
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
        #expect(isListed || !flag.isCommon, "\(command.name) \(flag.name)")
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
    for detector in DetectionOptions.knownDetectors {
      for reason in type(of: detector).reasons {
        #expect(page.contains("\(reason) [\(reason.code)]"))
      }
    }
    for setting in DetectorSetting.all { #expect(page.contains("--\(setting.name) ")) }
    for word in ["maxInflections", "CookbookDetector", "strictness", "Ends run inside"] {
      #expect(page.contains(word))
    }
    let keys = [
      "roundness", "sequence", "fit", "error", "middle", "overlap", "area", "aspect", "deviation",
      "gap", "turns", "corners", "dents", "tail", "unevenness", "right,",
    ]
    for word in ["margin", "fold", "transit", "inflections", "closure", "pixel"] + keys {
      #expect(HelpFile.glossaryTXT.text.description.contains("\n\(word) "))
    }
  }

  @Test func theVersion() throws {
    #expect(try strokecheck("--version").output == "strokecheck \(StrokeCheck.program.version)\n")
  }
}
