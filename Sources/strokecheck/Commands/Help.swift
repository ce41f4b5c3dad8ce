import StrokeCore

/// The help pages, made from the tables that the program itself works by.
enum Help {
  /// Prints a page on standard output.
  static func print(_ page: String, console: Console) -> ExitCode {
    do throws(SystemError) {
      try Platform.write(console.output, Array(page.utf8)[...])
      return .success
    } catch {
      return error.isBrokenPipe ? .success : .trouble
    }
  }

  /// `strokecheck help [TOPIC]`.
  static func run(_ words: [Argument], console: Console) throws(UsageError) -> ExitCode {
    guard let word = words.first?.text else { return print(overview, console: console) }
    if let command = StrokeCheck.commands.first(where: { $0.name == word }) {
      return print(page(for: command), console: console)
    }
    if let topic = HelpTopic(rawValue: word) { return print(topic.page, console: console) }
    let known = StrokeCheck.commands.map { $0.name } + HelpTopic.allCases.map(\.rawValue)
    throw UsageError(
      "no help on \(word)", suggestion: suggestion(for: word, among: known).map { "help \($0)" })
  }

  /// The page that says what there is.
  static var overview: String {
    var page = """
      strokecheck tells what a gesture recognizer makes of a recorded finger stroke, and why.

      Usage:

      """
    for command in StrokeCheck.commands {
      page += "  strokecheck \(command.name.padded(to: 10)) \(command.summary)\n"
    }
    page += "  strokecheck \("help".padded(to: 10)) this page, a command's, or one of the topics:\n"
    let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
    page += String(repeating: " ", count: 25) + topics + "\n"
    page += "  strokecheck --version\n\nExamples:\n"
    for command in StrokeCheck.commands {
      for example in command.examples.prefix(3) { page += "  \(example.line)\n" }
    }
    return page
  }

  /// A command's page.
  static func page(for command: any Command.Type) -> String {
    var page = "\(command.summary)\n\nUsage:\n"
    for form in command.usage { page += "  strokecheck \(command.name) \(form)\n" }
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
