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

  /// Refuses a last operand that is meant as the output: a file that is not there, and that would be no strokes.
  static func checkOperands(
    _ operands: [Argument], of command: Command, _ options: Options
  ) throws(UsageError) {
    guard case .files = command.operands, operands.count > 1, options.output.file == nil,
      let last = operands.last, !Platform.isThere(last.path),
      command.flag(named: "to") != nil || last.ending.map(PlotOptions.pictures.contains) ?? false
    else { return }
    throw UsageError(
      "there is no \(last.text) to read", suggestion: "-o \(last.text), to write it")
  }

  /// Refuses to write into a file that is read.
  func checkOutputs() throws(UsageError) {
    for output in written {
      guard let input = read.first(where: { $0.identity == output.identity }) else { continue }
      throw UsageError("\(output.name) is the same file as \(input.name): write to another file")
    }
  }
}
