import StrokeFormats
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
      case .bash: BashCompletions(program: program).script
      case .zsh: ZshCompletions(program: program).script
      case .fish: FishCompletions(program: program).script
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
    (program.commands.map(\.name) + ["help"] + Program.globalOptions)
      .joined(separator: " ")
  }

  /// Makes what completes the words of a command: values after the options that take them, else options,
  /// else operands.
  private func commandCase(_ command: Command) -> String {
    let flags = command.flags
    let actions = flags.compactMap { flag in flag.value.map { (flag.spellings, action($0)) } }
    // What has the same values shares a line.
    let values = Dictionary(grouping: actions.indices) { actions[$0].1 }.values
      .sorted { $0[0] < $1[0] }.map { same in
        let names = same.flatMap { actions[$0].0 }.joined(separator: "|")
        return "        \(names)) \(actions[same[0]].1) ;;\n"
      }
    let words = flags.flatMap(\.spellings).joined(separator: " ")
    let cases = values.isEmpty ? "" : "      case $before in\n\(values.joined())      esac\n"
    return """
          \(command.name))
      \(cases)\
            if [[ -z $operands && $word == -* ]]; then
              _strokecheck_words '\(words)'
            else
              \(action(command.operands))
            fi
            ;;

      """
  }

  private func action(_ value: FlagValue) -> String {
    switch value {
    case .choice(let words), .word(_, of: let words):
      "_strokecheck_words '\(words().joined(separator: " "))'; return"
    case .file: "_strokecheck_files; return"
    case .format, .named: "return"
    }
  }

  private func action(_ operands: Operands) -> String {
    switch operands {
    case .files: "_strokecheck_files"
    case .words(let words): "_strokecheck_words '\(words().joined(separator: " "))'"
    case .none: ":"
    }
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
    let known =
      program.commands.map { ($0.name, $0.summary) } + [("help", "Show a page of help.")]
    let commands = known.map { "\(condition) -a \($0) -d \(quoted($1))\n" }.joined()
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
    let operands =
      switch command.operands {
      case .files: "\(condition) -F\n"
      case .words(let words): "\(condition) -a \(quoted(words().joined(separator: " ")))\n"
      case .none: ""
      }
    return "\n" + operands + options.joined()
  }

  private func action(_ value: FlagValue?) -> String {
    switch value {
    case nil: ""
    case .choice(let words), .word(_, of: let words):
      " -x -a \(quoted(words().joined(separator: " ")))"
    case .file: " -r -F"
    case .format, .named: " -x"
    }
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
    let known =
      program.commands.map { ($0.name, $0.summary) } + [("help", "Show a page of help.")]
    return known.map { "      \("\($0):\(withoutStop($1))".inShellQuotes)\n" }.joined()
  }

  private func commandCase(_ command: Command) -> String {
    let specifications =
      command.flags.map(specification) + [operands(command.operands)]
    let lines = specifications.compactMap(\.self).map { " \\\n        \($0)" }.joined()
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
    switch value {
    case .choice(let words), .word(_, of: let words): "(\(words().joined(separator: " ")))"
    case .file: "_files"
    case .format, .named: " "
    }
  }

  private func operands(_ operands: Operands) -> String? {
    switch operands {
    case .files: "'*:file:_files'"
    case .words(let words): "':word:(\(words().joined(separator: " ")))'"
    case .none: nil
    }
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
