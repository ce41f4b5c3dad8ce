import StrokeFormats

/// Completions for bash 3.2 and later, without the library that distributions bring.
struct BashCompletions {
  private let program: Program

  init(of program: Program) { self.program = program }

  var script: String {
    Template(HelpFile.completionsBASH.text).filled { blank in
      switch blank {
      case "commands": commandWords
      case "cases": program.commands.map(commandCase).joined()
      default: Help(of: program).words.joined(separator: " ")
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
