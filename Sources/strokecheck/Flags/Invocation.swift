/// A run of a command: what it is asked for, and where.
struct Invocation: Sendable {
  let program: Program
  let command: Command
  var options: Options
  let operands: [Argument]
  /// The options of the command line.
  let given: [GivenFlag]
  /// The files that the run uses otherwise than as inputs.
  let usedFiles: Set<Platform.FileIdentity>
  let console: Console
}

/// The program: its version and its commands.
struct Program: Sendable {
  let version: String
  /// When this version was made, for the manual.
  let date: String
  /// The commands, in the order in which help lists them.
  let commands: [Command]

  /// The options that may stand in a command's place.
  static let globalOptions = ["--help", "--version"]

  func command(named name: String) -> Command? { commands.first { $0.name == name } }

  /// The commands whose options may have defaults.
  var commandsWithDefaults: [Command] { commands.filter(\.takesDefaults) }

  /// The options that a default for all commands may be of. A name means what it means to the first
  /// command that has it, and reaches those to which it means the same: those that share the row of
  /// the table.
  var sharedFlags: [Flag] {
    var known: [Flag] = []
    for flag in commandsWithDefaults.flatMap(\.ownFlags)
    where !known.contains(where: { $0.name == flag.name }) {
      known.append(flag)
    }
    return known
  }
}

extension Program {
  /// Reads the words after a command's name and does what they say.
  func run(
    _ command: Command, _ words: [Argument], console: Console
  ) throws(UsageError) -> ExitCode {
    let parser = FlagParser(.command(command, of: self))
    var options = try command.builtInOptions()
    options.beginSource()
    var given: [GivenFlag] = []
    let operands = try parser.parse(words) { flag throws(UsageError) in
      try flag.flag.checkIsNew(among: given.lazy.map(\.flag.name))
      try flag.apply(to: &options)
      given.append(flag)
    }
    if let extent = options.help {
      return console.print(Help(of: self).page(for: command, extent))
    }
    var defaultsFile: FilePath?
    if command.takesDefaults, !options.ignoresDefaults {
      let defaults = try Defaults(
        of: command, in: self, without: options.refusedDefaults, console: console)
      (options, defaultsFile) = (defaults.options, defaults.file)
      options.beginSource()
      // The words come last, so that they win over the defaults.
      for flag in given { try flag.apply(to: &options) }
      defaults.announce(beside: given, in: options, console)
    }
    let files = RunFiles(of: command, given, operands, defaultsFile, console)
    try files.checkOutputs()
    try command.chooseFormat(
      &options.output, isNamed: given.contains { $0.flag.name == "format" })
    for flag in given {
      if let objection = command.objection(to: flag.flag, options) { throw objection }
    }
    var console = console
    console.isQuiet = options.output.isQuiet
    if let most = options.input.mostMemory { console.memory = MemoryLimit(most) }
    return try command.run(
      Invocation(
        program: self, command: command, options: options, operands: operands, given: given,
        usedFiles: files.besidesStrokes, console: console))
  }
}
