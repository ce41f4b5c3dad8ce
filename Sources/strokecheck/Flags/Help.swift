import StrokeReports

/// The help pages, made from the tables that the program itself works by.
struct Help {
  private let program: Program

  init(of program: Program) { self.program = program }

  /// Runs `strokecheck help [TOPIC]`.
  func run(_ operands: [Argument], console: Console) throws(UsageError) -> ExitCode {
    guard let word = operands.first?.text else { return console.print(overview) }
    guard operands.count == 1 else { throw UsageError("help takes one topic at a time") }
    if let command = program.command(named: word) { return console.print(page(for: command)) }
    if ["help", "--help", "-h"].contains(word) { return console.print(overview) }
    if let topic = HelpTopic(rawValue: word) { return console.print(topic.page(of: program)) }
    throw UsageError(
      "no help on \(word)", suggestion: suggestion(for: word, among: words).map { "help \($0)" })
  }

  /// The words that there is help on: the commands and the topics.
  var words: [String] {
    program.commands.map(\.name) + HelpTopic.allCases.map(\.rawValue)
  }

  /// The purpose of the program.
  static let description =
    "strokecheck tells you what a gesture recognizer makes of a recorded finger stroke, and why."

  /// The lines that remind a user of the form of a command line.
  var shortUsage: [String] {
    [
      "usage: strokecheck COMMAND [OPTIONS] [FILE | FOLDER | -]...",
      "commands: \(program.commands.map(\.name).joined(separator: ", "))",
    ]
  }

  /// The page that lists commands, topics and examples.
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
      for example in command.examples().prefix(3) { page += "  \(example.line)\n" }
    }
    return page
  }

  /// Makes a command's page.
  func page(for command: Command) -> String {
    var page = "\(command.summary)\n\nUsage:\n"
    for form in command.usage() {
      page += "  strokecheck \(command.name)\(form.isEmpty ? "" : " ")\(form)\n"
    }
    let all = command.flags
    for section in FlagSection.allCases {
      let flags = all.filter { $0.section == section }
      guard !flags.isEmpty else { continue }
      page += "\n\(section.rawValue):\n"
      for flag in flags { page += entry(flag.usage, flag.help(in: command)) }
    }
    page += "\nExamples:\n"
    for example in command.examples() { page += "  \(example.line)\n      \(example.meaning)\n" }
    return page
  }

  /// Makes a line of two columns, broken after the first if that is long.
  private func entry(_ usage: String, _ summary: String) -> String {
    let column = 34
    return usage.count < column - 2
      ? "  \(usage.padded(to: column - 2))\(summary)\n"
      : "  \(usage)\n\(String(repeating: " ", count: column))\(summary)\n"
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
