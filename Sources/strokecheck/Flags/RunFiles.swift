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
  private var written: [(file: UsedFile, use: FileUse)] = []
  /// The files that options name to be written into, by the words for them and by their paths.
  private var named: [(option: String, path: FilePath)] = []
  /// The files that are used otherwise than as strokes: a walk through a folder leaves them out.
  private(set) var besidesStrokes: Set<Platform.FileIdentity> = []

  /// The files that options, operands, standard output and defaults lead to.
  init(
    of command: Command, _ given: [GivenFlag], _ operands: [Argument], _ defaults: FilePath?,
    _ console: Console
  ) {
    if case .files = command.operands {
      let words = operands.isEmpty ? ["-"] : operands
      read = words.compactMap { UsedFile("the input", $0, console) }
    }
    let output = UsedFile("standard output", Platform.state(of: console.output)?.identity)
    if let output { written.append((output, .output)) }
    for flag in given {
      guard case .file(_, let use)? = flag.flag.value, let word = flag.values.first?.argument else {
        continue
      }
      let option = flag.flag.spellings[0]
      switch use {
      case .strokes: read += [UsedFile(option, word, console)].compactMap(\.self)
      case .reference:
        guard let file = UsedFile(option, word, console) else { continue }
        read.append(file)
        besidesStrokes.insert(file.identity)
      case .output, .defaults:
        if word.text != "-" { named.append((option, word.path)) }
        let identity = word.text == "-" ? nil : Platform.identity(of: word.path)
        guard let file = UsedFile("\(option) \(word.path.text)", identity) else { continue }
        written.append((file, use))
      }
    }
    besidesStrokes.formUnion(written.map(\.file.identity))
    if let defaults,
      let file = UsedFile("the defaults in", Argument(bytes: defaults.bytes), console),
      !written.contains(where: { $0.use == .defaults })
    {
      read.append(file)
    }
  }

  /// Refuses to write into a file that is read, and two things into one file.
  func checkOutputs() throws(UsageError) {
    for (index, later) in named.enumerated().dropFirst() {
      let identity = Platform.identity(of: later.path)
      // What is no regular file, such as a terminal, takes both.
      let isFile = (try? Platform.kind(of: later.path)).map { $0 == .file } ?? true
      let earlier = named[..<index].first {
        isFile
          && ($0.path == later.path
            || identity != nil && Platform.identity(of: $0.path) == identity)
      }
      guard let earlier else { continue }
      throw UsageError(
        "\(earlier.option) \(earlier.path.text) and \(later.option) \(later.path.text) are the same file: write to another file"
      )
    }
    for (output, _) in written {
      guard let input = read.first(where: { $0.identity == output.identity }) else { continue }
      throw UsageError("\(output.name) is the same file as \(input.name): write to another file")
    }
  }
}
