import StrokePaths

/// The whole tool, from its arguments to its exit status.
enum StrokeCheck {
  static let version = "0.1.0"
  /// When this version was made, for the manual.
  static let date = "2026-11-20"

  /// The commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    CircleCommand.self, HitTestCommand.self, PathCommand.self, FilterCommand.self,
    EvaluateCommand.self, PlotCommand.self, ReportCommand.self, ConvertCommand.self,
    CompletionsCommand.self, ManCommand.self,
  ]

  /// What may stand in a command's place.
  static let globalOptions = ["--help", "--version"]

  /// Runs what `arguments`, without the program's name, ask for.
  static func run(_ arguments: [Argument], console: Console = Console()) -> ExitCode {
    let name = arguments.first?.text
    do throws(UsageError) {
      return try dispatch(name, Array(arguments.dropFirst()), console)
    } catch {
      let isKnown = commands.contains { $0.name == name }
      for line in error.lines(command: isKnown ? name : nil) { console.complain(line) }
      return .usage
    }
  }

  private static func dispatch(
    _ name: String?, _ words: [Argument], _ console: Console
  ) throws(UsageError) -> ExitCode {
    switch name {
    case nil: throw UsageError("nothing to do")
    case "--help", "-h": return Help.print(Help.overview, console: console)
    case "--version", "-V": return Help.print("strokecheck \(version)\n", console: console)
    case "help": return try Help.run(words, console: console)
    case let name?:
      guard let command = commands.first(where: { $0.name == name }) else { throw unknown(name) }
      return try command.run(words, console: console)
    }
  }

  /// What is said of a word in a command's place that is none.
  private static func unknown(_ word: String) -> UsageError {
    let option = word.prefix { $0 != "=" }
    let owner = commands.first {
      $0.descriptions.contains { $0.spellings.contains(String(option)) }
    }
    if let owner {
      return UsageError(
        "\(option) is an option of commands, and stands behind their names",
        suggestion: "\(owner.name) \(word)")
    }
    let known = commands.map { $0.name } + ["help"] + globalOptions
    let near = suggestion(for: word, among: known)
    // Most likely a file for the command that has given the program its name.
    let isFile = word == "-" || (near == nil && (try? Platform.kind(of: FilePath(word))) != nil)
    let kind = word.hasPrefix("-") && word != "-" ? "option" : "command"
    return UsageError(
      "unknown \(kind) \(word.isEmpty ? "\"\"" : word)",
      suggestion: isFile ? "\(CircleCommand.name) \(word)" : near)
  }
}
