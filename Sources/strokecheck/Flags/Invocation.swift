/// A run of a command: what it is asked for, and where.
struct Invocation: Sendable {
  let program: Program
  let command: Command
  var options: Options
  let operands: [Argument]
  /// The options of the command line.
  let given: [GivenFlag]
  /// The files that the run uses otherwise than as inputs.
  let usedFiles: [Platform.FileIdentity]
  let console: Console
}

/// The program: its version and its commands.
struct Program: Sendable {
  let version: String
  /// When this version was made, for the manual.
  let date: String
  /// The commands, in the order in which help lists them, each made when it is looked at.
  let makers: [@Sendable () -> Command]

  var commands: [Command] { makers.map { $0() } }

  /// The options that may stand in a command's place.
  static let globalOptions = ["--help", "--version"]

  func command(named name: String) -> Command? {
    for maker in makers {
      let command = maker()
      if command.name == name { return command }
    }
    return nil
  }
}

extension Program {
  /// Reads the words after a command's name and does what they say.
  func run(
    _ command: Command, _ words: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    let parser = FlagParser(command, of: self)
    var options = command.builtInOptions
    var given: [GivenFlag] = []
    let operands = try parser.parse(words) { flag throws(UsageError) in
      try flag.flag.checkIsNew(among: given.lazy.map(\.flag.name))
      try flag.apply(to: &options)
      given.append(flag)
    }
    if let extent = options.help {
      return console.print(Help(of: self).page(for: command, extent))
    }
    console.sayDefaultsAreGone(of: command)
    let files = RunFiles(of: command, given, operands, console)
    try files.checkOutputs()
    try RunFiles.checkOperands(operands, of: command, options)
    try command.chooseFormat(in: &options)
    try command.check(given.map(\.flag), options)
    var console = console
    console.isQuiet = options.output.isQuiet
    return try command.run(
      Invocation(
        program: self, command: command, options: options, operands: operands, given: given,
        usedFiles: files.besidesStrokes, console: console))
  }
}
