import Foundation
import StrokeFormats
import TestSupport
import Testing

@testable import strokecheck

/// Whoever writes what version 0.2 understood is understood, or told in one line what to write.
@Suite struct GoneNamesTests {
  /// Runs what has a name that is gone, and expects its answer.
  private func expectAnswer(_ words: [String], _ subject: String) throws {
    let run = try strokecheck(words)
    let start = "strokecheck: \(subject) was removed in 0.3: "
    #expect(run.status == 64 && run.output.isEmpty, "\(words): \(run.errors)")
    #expect(run.errors.hasPrefix(start) && run.errors.utf8.count > start.utf8.count + 8, "\(words)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(words): \(run.errors)")
  }

  private func command(_ name: String) -> Command? { StrokeCheck.program.command(named: name) }

  @Test(arguments: NamesOfVersion02.options.keys.sorted())
  func everyCommandAndOption(name: String) throws {
    guard let command = command(name) else {
      try expectAnswer([name, "--help"], "the command \(name)")
      return try expectAnswer(["help", name], "the command \(name)")
    }
    for option in NamesOfVersion02.options[name] ?? [] where command.flag(named: option) == nil {
      try expectAnswer([name, "--\(option)=1"], "--\(option)")
    }
  }

  @Test(arguments: NamesOfVersion02.values.keys.sorted()) func everyValue(use: String) throws {
    let parts = use.split(separator: " ").map(String.init)
    guard let flag = command(parts[0])?.flag(named: String(parts[1].dropFirst(2))) else { return }
    for value in NamesOfVersion02.values[use] ?? [] where !flag.takes(value) {
      try expectAnswer(parts + [value], "\(parts[1]) \(value)")
    }
  }

  @Test(arguments: NamesOfVersion02.endings.keys.sorted()) func everyEnding(name: String) throws {
    let command = try #require(self.command(name))
    let known =
      name == "convert"
      ? StrokeFormat.writable.flatMap(\.suffixes)
      : (command.formats + command.pages).flatMap(\.endings)
    for ending in NamesOfVersion02.endings[name] ?? [] where !known.contains(ending) {
      for file in ["no/such/x.\(ending)", "no/such/X.\(ending.uppercased())"] {
        try expectAnswer([name, "-o", file, "no-such"], "-o FILE.\(ending)")
      }
    }
  }

  /// `tune` held out the variants of a stroke together by a member that `generate` wrote.
  @Test func theMemberOfVariants() throws {
    let lines = ["circle", "line"].enumerated().map { index, label in
      "{\"from\":\"a\",\"label\":\"\(label)\",\"points\":[[0,0],[\(index),9]]}\n"
    }
    let words = ["tune", "--limits", "max-gap"]
    let hint = "hint: the member from is no longer read since 0.3: --group from holds out"
    let run = try strokecheck(words, input: lines.joined())
    #expect(run.errors.components(separatedBy: hint).count == 2, "\(run.errors)")
    let grouped = try strokecheck(words + ["--group", "from"], input: lines.joined())
    #expect(!grouped.errors.contains(hint), "\(grouped.errors)")
  }

  @Test func everyTopic() throws {
    for topic in NamesOfVersion02.topics where HelpTopic(rawValue: topic) == nil {
      try expectAnswer(["help", topic], "the help topic \(topic)")
    }
  }

  /// `--no-NAME` refused the default of an option. There are none to refuse.
  @Test func everyRefusalOfADefault() throws {
    for (name, options) in NamesOfVersion02.options where options.contains("no-config") {
      for option in options where !["help", "help-all", "color"].contains(option) {
        try expectAnswer([name, "--no-\(option)"], "--no-\(option)")
      }
    }
    #expect(try strokecheck("circle", "--no-such").errors.contains("unknown option --no-such\n"))
    #expect(try strokecheck("man", "--no-config").errors.contains("unknown option --no-config\n"))
  }

  /// Every row is of something that 0.2 had, once, and what it advises is not gone itself.
  @Test func theTable() {
    let (old, options) = (NamesOfVersion02.self, StrokeCheck.program.commands.flatMap(\.flags))
    var seen: Set<String> = []
    for gone in GoneName.all {
      #expect(Set(gone.commands).isSubset(of: old.options.keys), "\(gone.subject)")
      for name in gone.commands.isEmpty ? [""] : gone.commands {
        #expect(seen.insert("\(name) \(gone.subject)").inserted, "\(gone.subject) of \(name)")
        let parts = gone.subject.split(separator: " ").map(String.init)
        let word = parts.last ?? ""
        let isOld =
          if gone.subject.hasPrefix("the command ") {
            old.options[word] != nil
          } else if gone.subject.hasPrefix("the help topic ") {
            old.topics.contains(word)
          } else if gone.subject.hasPrefix("-o FILE.") {
            old.endings[name]?.contains(String(word.dropFirst("FILE.".count))) == true
          } else if parts.count == 2, parts[0].hasPrefix("--") {
            old.values.contains { $0.key.hasSuffix(parts[0]) && $0.value.contains(word) }
          } else if word.hasPrefix("--") {
            word == "--no-NAME" || old.options[name]?.contains(String(word.dropFirst(2))) == true
          } else {
            ["STROKECHECK_OPTS", ".strokecheck.json", "from"].contains(word)
          }
        #expect(isOld, "\(gone.subject) of \(name)")
      }
      for match in gone.instead.matches(of: /--([a-z-]+)/) {
        #expect(options.contains { $0.name == match.1 }, "\(gone.subject): \(gone.instead)")
      }
    }
  }

  /// Nothing that people read or are offered has a name that is gone from every command.
  @Test func noPageHasOne() throws {
    let program = StrokeCheck.program
    var pages = [Help(program: program).overview, ManualPage(program: program).source]
    pages += program.commands.map { Help(program: program).page(for: $0, .full) }
    pages += HelpTopic.allCases.map(\.page)
    pages += [BashCompletions(program: program).script, ZshCompletions(program: program).script]
    pages.append(FishCompletions(program: program).script)
    let flags = program.commands.flatMap(\.flags).map { "--\($0.name)" }
    for gone in GoneName.all where !gone.subject.contains(" ") {
      guard !flags.contains(gone.subject) else { continue }
      let word = try Regex("\(gone.subject)(?![a-z-])")
      for page in pages {
        let roff = page.replacing("\\-", with: "-")
        #expect(!roff.contains(word), "\(gone.subject): \(page.prefix(80))")
      }
    }
  }

  @Test func aSlipInOneIsNoCommand() throws {
    for word in ["serve", "select", "synth"] {
      let run = try strokecheck(word)
      #expect(run.status == 64 && !run.errors.contains(" --serve"), "\(run.errors)")
    }
    try expectAnswer(["--max-memory=1G", "circle"], "--max-memory")
  }
}

/// Defaults of 0.2 change nothing, and whoever has some is told so.
@Suite struct GoneDefaultsTests {
  private static let stroke = "\(Checkout.root.path)/Samples/circle.json"
  private static let advice = "put options on the command line, in a Makefile or a shell function\n"

  private func hint(_ names: String, _ verb: String = "is") -> String {
    "hint: \(names) \(verb) no longer read since 0.3: \(Self.advice)"
  }

  @Test(arguments: [
    ["circle"], ["hittest", "--d", "M0 0h9v9z", "--rect", "1,1,2,2"], ["circle", "-q"],
    ["plot", "-o", "-"], ["evaluate", "--allow-empty"],
  ])
  func theyAreNamedAndChangeNothing(words: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("a/.git", "")
    try scratch.write("a/b/c/d", "")
    try scratch.write(".strokecheck.json", "{}")
    let folder = "\(scratch.folder.path)/a/b/c"
    let all = words[0] == "hittest" ? words : words + [Self.stroke]
    // What is above a repository is somebody else's.
    let plain = try strokecheck(all, environment: ["STROKECHECK_OPTS": ""], folder: folder)
    #expect(!plain.errors.contains("since 0.3"))
    let options = ["STROKECHECK_OPTS": "--max-inflections 0 --no-such"]
    let variable = try strokecheck(all, environment: options, folder: folder)
    #expect(variable.errors == hint("STROKECHECK_OPTS") + plain.errors)
    try scratch.write("a/.strokecheck.json", "no JSON")
    let path = "\(folder)/../../.strokecheck.json"
    let file = try strokecheck(all, folder: folder)
    #expect(file.errors == hint(path) + plain.errors)
    let both = try strokecheck(all, environment: options, folder: folder)
    #expect(both.errors == hint("STROKECHECK_OPTS and \(path)", "are") + plain.errors)
    for run in [variable, file, both] {
      #expect(run.status == plain.status && run.output == plain.output)
    }
  }

  @Test func noOtherCommandNamesThem() throws {
    let scratch = try Scratch()
    try scratch.write(".strokecheck.json", "{}")
    let options = ["STROKECHECK_OPTS": "--explain"]
    for words in [["convert", Self.stroke], ["path", "--d", "M0 0h9"], ["circle", "--help"]] {
      let run = try strokecheck(words, environment: options, folder: scratch.folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
  }
}

extension Flag {
  /// Tells whether it takes a word.
  fileprivate func takes(_ word: String) -> Bool {
    switch value {
    case .choice(let words), .word(_, of: let words): words().contains(word)
    case .format, .named, .file, nil: false
    }
  }
}
