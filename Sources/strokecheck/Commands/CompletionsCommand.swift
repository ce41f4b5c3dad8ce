import StrokeFormats
import StrokeReports

/// `strokecheck completions`: what a shell needs to complete command lines of this program.
enum CompletionsCommand {
  static let command = Command(
    id: .completions, name: "completions",
    summary: "Print command-line completions for a shell.",
    usage: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    examples: """
      source <(strokecheck completions bash)
          for this session, also in zsh
      strokecheck completions fish | source
          for this session, in fish
      """,
    operands: .choice { Shell.allCases.map(\.rawValue) },
    run: run)

  /// The shells that are known.
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script for the shell, made from the tables that the program itself works by.
    func script(for program: Program) -> String {
      switch self {
      case .bash: BashCompletions(program: program).script
      case .zsh: ZshCompletions(program: program).script
      case .fish: FishCompletions(program: program).script
      }
    }
  }

  static func run(_ invocation: Invocation) throws(RunError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard invocation.operands.count == 1, let word = invocation.operands.first?.text else {
      throw RunError("completions takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: word) else {
      throw RunError(
        "no completions for \"\(word)\"; known shells: \(names.joined(separator: ", "))",
        suggestion: suggestion(for: word, among: names).map { "completions \($0)" })
    }
    return invocation.console.print(shell.script(for: invocation.program))
  }
}

extension Program {
  /// The words that a command line may begin with.
  fileprivate var commandsAndHelp: [(name: String, summary: String)] {
    commands.map { ($0.name, $0.summary) } + [("help", "Show a page of help.")]
  }
}

/// Completions for bash 3.2 and later, without the library that distributions bring.
struct BashCompletions {
  let program: Program

  var script: String {
    Template(HelpFile.completionsBASH.text).filled { blank in
      switch blank {
      case "commands": commandWords
      case "cases": program.commands.map(commandCase).joined()
      default: Help(program: program).words.joined(separator: " ")
      }
    }
  }

  private var commandWords: String {
    (program.commandsAndHelp.map(\.name) + Program.globalOptions)
      .joined(separator: " ")
  }

  /// Makes what completes the words of a command: values after the options that take them, else options,
  /// else operands.
  private func commandCase(_ command: Command) -> String {
    let flags = command.flags
    let actions = flags.compactMap { flag in
      flag.value.map { (flag.spellings, [action($0), "return"].filter { !$0.isEmpty }) }
    }
    // What has the same values shares a line.
    let values = Dictionary(grouping: actions.indices) { actions[$0].1 }.values
      .sorted { $0[0] < $1[0] }.map { same in
        let names = same.flatMap { actions[$0].0 }.joined(separator: "|")
        return "        \(names)) \(actions[same[0]].1.joined(separator: "; ")) ;;\n"
      }
    let words = flags.flatMap(\.spellings).joined(separator: " ")
    let cases = values.isEmpty ? "" : "      case $before in\n\(values.joined())      esac\n"
    return """
          \(command.name))
      \(cases)\
            if [[ -z $operands && $word == -* ]]; then
              _strokecheck_words '\(words)'
            else
              \(command.operands.map(action) ?? ":")
            fi
            ;;

      """
  }

  private func action(_ value: FlagValue) -> String {
    if value.isFile { return "_strokecheck_files" }
    return value.words.isEmpty
      ? "" : "_strokecheck_words '\(value.words.joined(separator: " "))'"
  }
}

/// Completions for fish 3.
struct FishCompletions {
  let program: Program

  var script: String {
    Template(HelpFile.completionsFISH.text).filled { _ in
      global + program.commands.map(lines).joined()
    }
  }

  private var global: String {
    let condition = "complete -c strokecheck -n __strokecheck_has_no_command"
    let commands = program.commandsAndHelp.map { "\(condition) -a \($0) -d \(quoted($1))\n" }
      .joined()
    let options = Program.globalOptions.map { "\(condition) -l \($0.dropFirst(2))\n" }.joined()
    let help = "complete -c strokecheck -n '__strokecheck_command_is help' -a "
    return commands + options + help + quoted(Help(program: program).words.joined(separator: " "))
      + "\n"
  }

  private func lines(_ command: Command) -> String {
    let condition = "complete -c strokecheck -n '__strokecheck_command_is \(command.name)'"
    let options = command.flags.map { flag in
      let letter = flag.letter.map { " -s \($0)" } ?? ""
      return
        "\(condition)\(letter) -l \(flag.name)\(action(flag.value)) -d \(quoted(flag.help))\n"
    }
    let operands = command.operands.map { "\(condition)\(candidates($0))\n" } ?? ""
    return "\n" + operands + options.joined()
  }

  private func action(_ value: FlagValue?) -> String {
    value.map { ($0.isFile ? " -r" : " -x") + candidates($0) } ?? ""
  }

  private func candidates(_ value: FlagValue) -> String {
    if value.isFile { return " -F" }
    return value.words.isEmpty ? "" : " -a \(quoted(value.words.joined(separator: " ")))"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}

/// Completions for zsh 5: a function to be found on the path of functions, which also works when it
/// is read in by `source`.
struct ZshCompletions {
  let program: Program

  var script: String {
    Template(HelpFile.completionsZSH.text).filled { blank in
      switch blank {
      case "commands": commands
      case "cases": program.commands.map(commandCase).joined()
      default: Help(program: program).words.joined(separator: " ")
      }
    }
  }

  private var commands: String {
    return program.commandsAndHelp.map { "      \("\($0):\(withoutStop($1))".inShellQuotes)\n" }
      .joined()
  }

  private func commandCase(_ command: Command) -> String {
    let specifications =
      command.flags.map(specification) + (command.operands.map { [operands($0)] } ?? [])
    let lines = specifications.map { " \\\n        \($0)" }.joined()
    return "    \(command.name))\n      _arguments -s -S\(lines)\n      ;;\n"
  }

  /// An option as `_arguments` wants it: its spellings exclude each other.
  private func specification(_ flag: Flag) -> String {
    let value = flag.value.map { ":\(escaped($0.placeholderWord)):\(action($0))" } ?? ""
    let what = "[\(escaped(flag.help))]\(value)"
    let long = "--\(flag.name)" + (flag.value == nil ? "" : "=")
    guard let letter = flag.letter else { return (long + what).inShellQuotes }
    let short = "-\(letter)" + (flag.value == nil ? "" : "+")
    return
      "\("(\(flag.spellings.joined(separator: " ")))".inShellQuotes){\(short),\(long)}\(what.inShellQuotes)"
  }

  private func action(_ value: FlagValue) -> String {
    if value.isFile { return "_files" }
    return value.words.isEmpty ? " " : "(\(value.words.joined(separator: " ")))"
  }

  private func operands(_ value: FlagValue) -> String {
    "'\(value.isFile ? "*:file" : ":word"):\(action(value))'"
  }

  /// The text with what `_arguments` would take for its own signs escaped.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private func withoutStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
