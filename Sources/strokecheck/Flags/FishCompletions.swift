import StrokeFormats

/// Completions for fish 3.
struct FishCompletions {
  private let program: Program

  init(of program: Program) { self.program = program }

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
    return commands + options + help + quoted(Help(of: program).words.joined(separator: " ")) + "\n"
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
