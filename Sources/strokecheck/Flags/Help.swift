import StrokeCore

/// The help pages, made from the tables that the program itself works by.
enum Help {
  /// Prints a page on standard output.
  static func print(_ page: String, console: Console) -> ExitCode {
    console.deliver(Array(page.utf8))
  }

  /// `strokecheck help [TOPIC]`.
  static func run(_ operands: [Argument], console: Console) throws(UsageError) -> ExitCode {
    guard let word = operands.first?.text else { return print(overview, console: console) }
    guard operands.count == 1 else { throw UsageError("help takes one topic at a time") }
    if let command = StrokeCheck.commands.first(where: { $0.name == word }) {
      return print(page(for: command), console: console)
    }
    if ["help", "--help", "-h"].contains(word) { return print(overview, console: console) }
    if let topic = HelpTopic(rawValue: word) { return print(topic.page, console: console) }
    throw UsageError(
      "no help on \(word)", suggestion: suggestion(for: word, among: words).map { "help \($0)" })
  }

  /// What there is help on: the commands and the topics.
  static var words: [String] {
    StrokeCheck.commands.map { $0.name } + HelpTopic.allCases.map(\.rawValue)
  }

  /// What the program is for.
  static let description =
    "strokecheck tells what a gesture recognizer makes of a recorded finger stroke, and why."

  /// The page that says what there is.
  static var overview: String {
    var page = "\(description)\n\nUsage:\n"
    let width = StrokeCheck.commands.map { $0.name.count }.max() ?? 0
    for command in StrokeCheck.commands {
      page += "  strokecheck \(command.name.padded(to: width)) \(command.summary)\n"
    }
    page +=
      "  strokecheck \("help".padded(to: width)) This page, a command's, or one of the topics:\n"
    let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
    page += String(repeating: " ", count: 15 + width) + topics + "\n"
    page += "  strokecheck --version\n\nExamples:\n"
    for command in StrokeCheck.commands {
      for example in command.examples.prefix(3) { page += "  \(example.line)\n" }
    }
    return page
  }

  /// A command's page.
  static func page(for command: any Command.Type) -> String {
    var page = "\(command.summary)\n\nUsage:\n"
    for form in command.usage {
      page += "  strokecheck \(command.name)\(form.isEmpty ? "" : " ")\(form)\n"
    }
    for section in FlagSection.allCases {
      let flags = command.descriptions.filter { $0.section == section }
      guard !flags.isEmpty else { continue }
      page += "\n\(section.rawValue):\n"
      for flag in flags { page += entry(flag.usage, flag.summary) }
    }
    page += "\nExamples:\n"
    for example in command.examples { page += "  \(example.line)\n      \(example.meaning)\n" }
    return page
  }

  /// A line of two columns, broken after the first if that is long.
  private static func entry(_ usage: String, _ summary: String) -> String {
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
