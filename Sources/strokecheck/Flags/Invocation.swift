/// A run of a command.
struct Invocation: Sendable {
  let program: Program
  let command: Command
  var options: Options
  let operands: [Argument]
  let given: [GivenFlag]
  /// The files that the run uses otherwise than as strokes.
  let usedFiles: [Platform.FileStatus.Identity]
  let console: Console
}

/// Everything that command lines can ask for: the built-in values, until flags change them. Each part stands beside the
/// flags that change it.
struct Options: Sendable {
  var detection = DetectionOptions()
  var evaluation = EvaluationOptions()
  var input = InputOptions()
  var drawing = DrawingOptions()
  var output = OutputOptions()
  /// The page of help on the command that is wanted, and nothing else.
  var help: Help.Extent?
  /// The options that were set, in order, each with its value as it was written.
  var given: [(name: String, value: String)] = []

  /// Tells whether an option is set, or last set to a value: `path`, `format=csv`.
  func isSet(_ option: String) -> Bool {
    let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
    guard let last = given.last(where: { $0.name == parts[0] }) else { return false }
    return parts.count == 1 || parts[1] == last.value
  }
}

struct Program: Sendable {
  let version: String
  /// When this version was made, for the manual.
  let date: String
  /// The commands, in the order in which help lists them, each made when it is needed.
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
  /// Runs a command with the words after its name.
  func run(
    _ command: Command, _ words: [Argument], console: Console
  ) throws(RunError) -> ExitCode {
    let parser = FlagParser(command, of: self)
    var options = command.builtInOptions
    var given: [GivenFlag] = []
    let operands = try parser.parse(words) { flag throws(RunError) in
      try flag.flag.checkIsNew(among: given.lazy.map(\.flag.name))
      try flag.apply(to: &options)
      given.append(flag)
    }
    if let extent = options.help {
      return console.print(Help(program: self).page(for: command, extent))
    }
    console.warnOfGoneDefaults(of: command)
    let usedFiles = try command.usedFiles(given, operands, console)
    if operands.count > 1 { try command.checkLast(operands, options) }
    if let file = options.output.file { try command.chooseFormat(of: file, in: &options) }
    if !given.isEmpty { try command.check(given.map(\.flag), options) }
    if command.operands == nil, let word = operands.first?.text {
      throw RunError(
        "\(command.name) takes no operands: remove \"\(word)\"",
        suggestion: command.flag(named: "output") == nil ? "help \(word)" : "-o \(word)")
    }
    var console = console
    console.isQuiet = options.output.isQuiet
    return try command.run(
      Invocation(
        program: self, command: command, options: options, operands: operands, given: given,
        usedFiles: usedFiles, console: console))
  }
}

extension Command {
  /// Checks that the last operand is not meant as the output: a file that is not there, and that would be no strokes.
  fileprivate func checkLast(_ words: [Argument], _ options: Options) throws(RunError) {
    guard operands?.isFile ?? false, options.output.file == nil,
      let last = words.last, !last.namesStandardInput, !Platform.isThere(last.path),
      flag(named: "to") != nil || last.ending.map(OutputOptions.pictures.contains) ?? false
    else { return }
    throw RunError(
      "there is no \(last.text) to read", suggestion: "-o \(last.text), to write it")
  }

  /// The regular files that a run uses otherwise than as strokes. A walk through a folder skips them.
  ///
  /// - Throws: if a file would be written that is read.
  fileprivate func usedFiles(
    _ given: [GivenFlag], _ operands: [Argument], _ console: Console
  ) throws(RunError) -> [Platform.FileStatus.Identity] {
    func file(_ role: String, _ word: Argument) -> UsedFile? {
      if word.namesStandardInput {
        return UsedFile("standard input", nil, Platform.status(of: console.input))
      }
      let path = word.numberedFile?.path ?? word.path
      return UsedFile(role, path, try? Platform.status(of: path))
    }
    var (read, written): ([UsedFile], [UsedFile]) = ([], [])
    if self.operands?.isFile ?? false {
      for word in operands.isEmpty ? ["-"] : operands { read.add(file("the input", word)) }
    }
    let inputs = read.count
    written.add(UsedFile("standard output", nil, Platform.status(of: console.output)))
    for flag in given {
      guard case .file(_, let use)? = flag.flag.value, let word = flag.values.first?.argument else {
        continue
      }
      let option = flag.flag.spellings[0]
      switch use {
      case .reference: read.add(file(option, word))
      case .verdicts: read.add(file(option, word.named.rest))
      case .strokes: break
      case .output where word.text == "-": break
      case .output: written.add(UsedFile(option, word.path, try? Platform.status(of: word.path)))
      }
    }
    for output in written {
      guard let input = read.first(where: { $0.identity == output.identity }) else { continue }
      throw RunError("\(output.name) is the same file as \(input.name): write to another file")
    }
    return read[inputs...].map(\.identity) + written.map(\.identity)
  }
}

/// A regular file that a run uses, by its identity: a link, another spelling or a descriptor leads to the same.
private struct UsedFile {
  let identity: Platform.FileStatus.Identity
  private let role: String
  /// Nil for standard input and output.
  private let path: FilePath?

  /// Nil if it is no regular file, or not there.
  init?(_ role: String, _ path: FilePath?, _ status: Platform.FileStatus?) {
    guard let identity = status?.identity else { return nil }
    (self.identity, self.role, self.path) = (identity, role, path)
  }

  var name: String { path.map { "\(role) \($0.text)" } ?? role }
}

extension [UsedFile] {
  fileprivate mutating func add(_ file: UsedFile?) {
    if let file { append(file) }
  }
}
