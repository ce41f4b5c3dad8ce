import StrokeCore
import StrokeFormats
import StrokeReports

/// The help pages, made from the tables that the program itself works by.
struct Help {
  let program: Program

  /// Runs `strokecheck help [TOPIC]`.
  func run(_ operands: [Argument], console: Console) throws(RunError) -> ExitCode {
    guard let word = operands.first?.text else { return console.print(overview) }
    guard operands.count == 1 else { throw RunError("help takes one topic at a time") }
    if let command = program.command(named: word) { return console.print(page(for: command)) }
    if ["help", "--help", "-h"].contains(word) { return console.print(overview) }
    if let topic = HelpTopic(rawValue: word) ?? HelpTopic(about: word) {
      return console.print(topic.page)
    }
    if let detector = DetectionOptions.knownDetectors.first(where: { type(of: $0).name == word }) {
      return console.print(HelpTopic.page(of: detector, alone: true))
    }
    let subjects = ["the help topic \(word)", "the command \(word)"]
    if let gone = subjects.lazy.compactMap({ GoneName.named($0) }).first {
      throw RunError(gone: gone)
    }
    throw RunError(
      "no help on \(word)", suggestion: suggestion(for: word, among: words).map { "help \($0)" },
      advice: advice(on: word))
  }

  /// The pages that mention a word that has none of its own.
  private func advice(on word: String) -> String? {
    let name = word.lowercased()
    let topics = HelpTopic.allCases.filter { topic in
      let words = topic.page.lowercased().split { !$0.isLetter && $0 != "-" }
      return words.contains { $0 == name }
    }
    let option = String(name.drop(while: { $0 == "-" }))
    let commands = program.commands.filter { $0.flag(named: option) != nil }
    let pages =
      commands.isEmpty
      ? topics.map { "strokecheck help \($0.rawValue)" }
      : commands.map { "strokecheck \($0.name) --help-all" }
    return word.count < 3 || pages.isEmpty ? nil : "see \(Array(pages.prefix(3)).list("or"))"
  }

  /// The words that there is help on: the commands and the topics.
  var words: [String] {
    program.commands.map(\.name) + HelpTopic.allCases.map(\.rawValue)
  }

  /// The purpose of the program.
  static let description =
    "strokecheck tells why a gesture recognizer accepts or rejects a recorded finger stroke."

  /// The lines that remind a user of the form of a command line.
  var shortUsage: [String] {
    [
      "usage: strokecheck COMMAND [OPTIONS] [FILE | FOLDER | -]...",
      "commands: \(program.commands.map(\.name).joined(separator: ", "))",
    ]
  }

  /// The page that lists commands and topics, with an example of each command, on one screen.
  var overview: String {
    var page = "\(Self.description)\n\nUsage:\n"
    let width = program.commands.map { $0.name.count }.max() ?? 0
    for command in program.commands {
      page += "  strokecheck \(command.name.padded(to: width)) \(command.summary)\n"
    }
    page +=
      "  strokecheck \("help".padded(to: width)) This page, a command's, or one of the topics:\n"
    let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
    page += String(repeating: " ", count: 15 + width) + topics + "\n"
    page += "  strokecheck --version\n\nExamples:\n"
    for command in program.commands {
      if let example = command.linesToTry.first { page += "  \(example.line)\n" }
    }
    return page
  }

  /// The options that a page of help on a command lists.
  enum Extent {
    /// Those that people use, on one screen.
    case short
    /// All, under their headings.
    case full
  }

  /// The lines of a screen.
  static let screen = 40

  /// Makes a command's page.
  func page(for command: Command, _ extent: Extent = .short) -> String {
    var page = "\(command.summary)\n\nUsage:\n"
    for form in command.usage {
      page += "  strokecheck \(command.name)\(form.isEmpty ? "" : " ")\(form)\n"
    }
    let all = command.flags.filter { extent == .full || $0.name != "help-all" }
    let common = all.filter { $0.isCommon }
    switch extent {
    case .full:
      for section in FlagSection.allCases {
        page += entries(of: all.filter { $0.section == section }, section.rawValue, mostWords: 20)
      }
    case .short where all.count <= 16:
      page += entries(of: all, "Options", mostWords: 14)
    case .short:
      page += entries(of: common, "Options", mostWords: 14)
      page += """

        strokecheck \(command.name) --help-all lists \(all.count - common.count) more options.

        """
    }
    let examples = command.linesToTry
    let room =
      (Self.screen - page.split(separator: "\n", omittingEmptySubsequences: false).count - 1) / 2
    page += examples.isEmpty ? "" : "\nExamples:\n"
    for example in extent == .full ? examples[...] : examples.prefix(max(1, room)) {
      page += "  \(example.line)\n      \(example.meaning)\n"
    }
    return page
  }

  /// Makes a heading with lines of two columns below it, or nothing if there are no options.
  private func entries(of flags: [Flag], _ heading: String, mostWords: Int) -> String {
    guard !flags.isEmpty else { return "" }
    let column = 34
    let indent = "\n" + String(repeating: " ", count: column)
    return flags.reduce("\n\(heading):\n") { page, flag in
      let lines = flag.help(withWordsUpTo: mostWords).wrapped(columns: Self.width - column)
      let isShort = flag.usage.count < column - 2
      let usage = isShort ? flag.usage.padded(to: column - 2) : flag.usage + indent
      return page + "  " + usage + lines.joined(separator: indent) + "\n"
    }
  }

  /// The most characters of a line.
  private static let width = 100
}

/// The topics that `help` covers besides the commands. Each is a file of `Flags/files`.
enum HelpTopic: String, CaseIterable {
  case detectors, judge, formats, json, measures, glossary, evaluation, expectations
  case exitStatus = "exit-status"

  /// The topic that a word without a page of its own belongs to.
  init?(about word: String) {
    guard ["limits", "reasons", "checks"].contains(word) else { return nil }
    self = .detectors
  }

  var page: String {
    Template(HelpFile(rawValue: "\(rawValue).txt")?.text ?? "").filled { blank in
      switch blank {
      case "circle": Finding().help
      case "hittest": HitFinding(.point(.origin), isHit: false).help
      case "detectors":
        DetectionOptions.knownDetectors.map { Self.page(of: $0) }.joined(separator: "\n")
      case "formats": Self.formats { !$0.isReplay }
      case "replays": Self.formats(where: \.isReplay)
      default: preconditionFailure("no page has a blank \(blank)")
      }
    }
  }

  /// A line of help for each of the formats of other tools.
  private static func formats(where isWanted: (StrokeFormat) -> Bool) -> String {
    StrokeFormat.all.filter(isWanted).compactMap { format in
      format.summary.map { "\(format.title.padded(to: 18))\($0) [\(format.rawValue)]" }
    }.joined(separator: "\n")
  }

  /// The checks of a detector with all reasons, and its limits.
  ///
  /// - Parameter isAlone: True if nothing else is printed, so that the rest is pointed at.
  static func page<Known: Detector>(of detector: Known, alone isAlone: Bool = false) -> String {
    let checks = detector.explanation(of: Stroke()).checks
    // A check that fails in two ways states one of them.
    let others = Known.reasons.filter { reason in !checks.contains { $0.reason == reason } }
    var page = "\(Known.name): \(Known.citation)\n  in Swift: \(Known.self)\n"
    for (name, reason) in checks.map({ ($0.name.description, $0.reason) })
      + others.map({ ("", $0) })
    {
      page += "  \(name.padded(to: 13))\(reason) [\(reason.code)]\n"
    }
    for setting in DetectorSetting.all {
      guard let value = setting.valueText(in: detector) else { continue }
      page +=
        "  --\("\(setting.name) \(setting.unit)".padded(to: 25))\(setting.name.camelCased.padded(to: 16)) "
      page += "\(setting.summary) (\(value))\n"
    }
    if isAlone { page += "\nstrokecheck help detectors tells what each check measures.\n" }
    return page
  }
}
