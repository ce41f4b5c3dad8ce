import StrokeReports

/// `strokecheck completions`: what a shell needs to complete command lines of this program.
enum CompletionsCommand {
  static let command = Command(
    id: .completions, name: "completions",
    summary: "Print completions of command lines for a shell.",
    usage: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    examples: """
      source <(strokecheck completions bash)
          for this session, also in zsh
      strokecheck completions fish | source
          for this session, in fish
      """,
    operands: .words { Shell.allCases.map(\.rawValue) },
    run: run)

  /// The shells that are known.
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script for the shell, made from the tables that the program itself works by.
    func script(for program: Program) -> String {
      switch self {
      case .bash: BashCompletions(of: program).script
      case .zsh: ZshCompletions(of: program).script
      case .fish: FishCompletions(of: program).script
      }
    }
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard invocation.operands.count == 1, let word = invocation.operands.first?.text else {
      throw UsageError("completions takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError(
        "no completions for \"\(word)\"; known shells: \(names.joined(separator: ", "))",
        suggestion: suggestion(for: word, among: names).map { "completions \($0)" })
    }
    return invocation.console.print(shell.script(for: invocation.program))
  }
}
