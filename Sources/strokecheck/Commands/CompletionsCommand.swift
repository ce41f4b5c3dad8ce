/// `strokecheck completions`: what a shell needs to complete command lines of this program.
enum CompletionsCommand: Command {
  struct Request: Sendable {}

  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script for the shell, made from the tables that the program itself works by.
    var script: String {
      switch self {
      case .bash: BashCompletions.script
      case .zsh: ZshCompletions.script
      case .fish: FishCompletions.script
      }
    }
  }

  static let name = "completions"
  static let summary = "Print completions of command lines for a shell."
  static let usage = [Shell.allCases.map(\.rawValue).joined(separator: "|")]
  static let examples = [
    (line: "source <(strokecheck completions bash)", meaning: "for this session, also in zsh"),
    (line: "strokecheck completions fish | source", meaning: "for this session, in fish"),
  ]
  static let flags: [Flag<Request>] = []
  static let operands = Operands.words(Shell.allCases.map(\.rawValue))

  static func request() -> Request { Request() }

  static func run(
    _ request: Request, operands: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard operands.count == 1, let word = operands.first?.text else {
      throw UsageError("completions takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "no completions for \"\(word)\", only for \(names.joined(separator: ", "))",
        suggestion: suggestion(for: word, among: names).map { "completions \($0)" })
    }
    return Help.print(shell.script, console: console)
  }
}
