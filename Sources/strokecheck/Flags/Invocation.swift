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

/// The regular files that a run reads and writes, by their identities: a link, another spelling or a descriptor leads to
/// the same.
struct RunFiles {
  /// A file, in the words of a message.
  private struct UsedFile {
    let name: String
    let identity: Platform.FileIdentity

    init?(_ name: String, _ identity: Platform.FileIdentity?) {
      guard let identity else { return nil }
      (self.name, self.identity) = (name, identity)
    }

    /// The file that a word names for reading.
    init?(_ role: String, _ word: Argument, _ console: Console) {
      if word.namesStandardInput {
        self.init("standard input", Platform.state(of: console.input)?.identity)
      } else {
        let path = word.numberedFile?.path ?? word.path
        self.init("\(role) \(path.text)", Platform.identity(of: path))
      }
    }
  }

  private var read: [UsedFile] = []
  private var written: [UsedFile] = []
  /// The files that are used otherwise than as strokes: a walk through a folder leaves them out.
  private(set) var besidesStrokes: [Platform.FileIdentity] = []

  /// The files that options, operands and standard output lead to.
  init(
    of command: Command, _ given: [GivenFlag], _ operands: [Argument], _ console: Console
  ) {
    if case .files = command.operands {
      let words = operands.isEmpty ? ["-"] : operands
      read = words.compactMap { UsedFile("the input", $0, console) }
    }
    let output = UsedFile("standard output", Platform.state(of: console.output)?.identity)
    if let output { written.append(output) }
    for flag in given {
      guard case .file(_, let use)? = flag.flag.value, let word = flag.values.first?.argument else {
        continue
      }
      let option = flag.flag.spellings[0]
      switch use {
      case .strokes: read += [UsedFile(option, word, console)].compactMap(\.self)
      case .reference, .verdicts:
        let word = use == .verdicts ? word.named.rest : word
        guard let file = UsedFile(option, word, console) else { continue }
        read.append(file)
        besidesStrokes.append(file.identity)
      case .output:
        let identity = word.text == "-" ? nil : Platform.identity(of: word.path)
        guard let file = UsedFile("\(option) \(word.path.text)", identity) else { continue }
        written.append(file)
      }
    }
    besidesStrokes += written.map(\.identity)
  }

  /// Refuses to write into a file that is read.
  func checkOutputs() throws(UsageError) {
    for output in written {
      guard let input = read.first(where: { $0.identity == output.identity }) else { continue }
      throw UsageError("\(output.name) is the same file as \(input.name): write to another file")
    }
  }
}
