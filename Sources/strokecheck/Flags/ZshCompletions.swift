import StrokeFormats

/// Completions for zsh 5: a function to be found on the path of functions, which also works when it
/// is read in by `source`.
struct ZshCompletions {
  private let program: Program

  init(of program: Program) { self.program = program }

  var script: String {
    Template(HelpFile.completionsZSH.text).filled { blank in
      switch blank {
      case "commands": commands
      case "cases": program.commands.map(commandCase).joined()
      default: Help(of: program).words.joined(separator: " ")
      }
    }
  }

  private var commands: String {
    let known =
      program.commands.map { ($0.name, $0.summary) } + [("help", "Show a page of help.")]
    return known.map { "      \(quoted("\($0):\(withoutStop($1))"))\n" }.joined()
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
    guard let letter = flag.letter else { return quoted(long + what) }
    let short = "-\(letter)" + (flag.value == nil ? "" : "+")
    return
      "\(quoted("(\(flag.spellings.joined(separator: " ")))")){\(short),\(long)}\(quoted(what))"
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

  private func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  private func withoutStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
