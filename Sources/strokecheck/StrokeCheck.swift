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
      guard let command = commands.first(where: { $0.name == name }) else {
        let kind = name.hasPrefix("-") ? "option" : "command"
        let known = commands.map { $0.name } + ["help"] + globalOptions
        throw UsageError("unknown \(kind) \(name)", suggestion: suggestion(for: name, among: known))
      }
      return try command.run(words, console: console)
    }
  }
}
