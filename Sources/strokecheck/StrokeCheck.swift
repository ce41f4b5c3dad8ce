import StrokeReports

/// The whole tool, from its arguments to its exit status.
enum StrokeCheck {
  /// The version, and the commands in the order in which help lists them.
  static let program = Program(
    version: "0.3.0", date: "2026-11-26",
    makers: [
      { CircleCommand.command }, { HitTestCommand.command }, { PathCommand.command },
      { EvaluateCommand.command }, { TuneCommand.command }, { CompareCommand.command },
      { PlotCommand.command }, { ReportCommand.command }, { ConvertCommand.command },
      { RecordCommand.command }, { CompletionsCommand.command }, { ManCommand.command },
    ])

  /// Runs the program of this process and ends it.
  static func main() -> Never {
    Platform.prepare()
    let code: ExitCode
    do throws(SystemError) {
      code = run(Array(try Platform.arguments().dropFirst()))
    } catch {
      Console().complain("strokecheck: cannot read the command line: \(error)")
      code = .error
    }
    // The exit status of a signal is 128 and its number.
    Platform.end(Platform.takeSignal().map { 128 + $0 } ?? code.rawValue)
  }

  /// Runs what `arguments`, without the program's name, ask for.
  static func run(_ arguments: [Argument], console: Console = Console()) -> ExitCode {
    let name = arguments.first?.text
    do throws(RunError) {
      let words = Array(arguments.dropFirst())
      switch name {
      case nil: throw RunError("no command given", usage: Help(program: program).shortUsage)
      case "--help", "-h": return console.print(Help(program: program).overview)
      case "--version", "-V": return console.print("strokecheck \(program.version)\n")
      case "help": return try Help(program: program).run(words, console: console)
      case let name?:
        guard let command = program.command(named: name) else { throw unknown(name) }
        return try program.run(command, words, console: console)
      }
    } catch {
      return console.report(error, of: name.flatMap(program.command))
    }
  }

  /// The error of an unknown word in a command's place.
  private static func unknown(_ word: String) -> RunError {
    let option = word.prefix { $0 != "=" }
    let owner = program.commands.first {
      $0.flags.contains { $0.spellings.contains(String(option)) }
    }
    if let owner {
      return RunError(
        "\(option) goes after the command",
        suggestion: "\(owner.name) \(word)")
    }
    let subject = word.hasPrefix("--") ? String(option) : "the command \(word)"
    if let gone = GoneName.named(subject) { return RunError(gone: gone) }
    let known = program.commands.map(\.name) + ["help"] + Program.globalOptions
    if let synonym = Synonym.command(for: word) {
      return RunError("unknown command \(word)", suggestion: synonym)
    }
    if let circle = program.command(named: "circle"), word.hasPrefix("-"),
      let option = Synonym.meaning(of: String(word.drop { $0 == "-" }), value: nil, in: circle)
    {
      return RunError("unknown option \(word)", suggestion: "circle \(option)")
    }
    let near = suggestion(for: word, among: known)
    // Most likely a file for the command that has given the program its name.
    let isFile = word == "-" || (near == nil && (try? Platform.status(of: FilePath(word))) != nil)
    let kind = word.hasPrefix("-") && word != "-" ? "option" : "command"
    return RunError(
      "unknown \(kind) \(word.isEmpty ? "\"\"" : word)",
      suggestion: isFile ? "\(CircleCommand.command.name) \(word)" : near)
  }
}
