import StrokeFormats
import StrokeReports

/// A source of strokes, as the command line or a folder names it.
final class Input: Sendable {
  enum Source: Sendable {
    case standardInput
    case file(FilePath)
    /// It cannot be read, for this reason.
    case missing(String)
  }

  /// The name in results and errors.
  let name: String
  let source: Source
  /// The number of the only stroke that is wanted, counted from 1; nil for all of them.
  let wantedStroke: Int?
  /// The folder that the file was found in, as it was named; nil if the file was named itself.
  let folder: FilePath?

  init(_ name: String, _ source: Source, wantedStroke: Int? = nil, in folder: FilePath? = nil) {
    (self.name, self.source) = (name, source)
    (self.wantedStroke, self.folder) = (wantedStroke, folder)
  }

  convenience init(_ path: FilePath, wantedStroke: Int? = nil, in folder: FilePath? = nil) {
    self.init(path.text, .file(path), wantedStroke: wantedStroke, in: folder)
  }

  static func standardInput(wantedStroke: Int? = nil) -> Input {
    Input("-", .standardInput, wantedStroke: wantedStroke)
  }

  static func missing(_ name: String, _ reason: String) -> Input { Input(name, .missing(reason)) }

  var path: FilePath? { if case .file(let path) = source { path } else { nil } }

  /// The size of a regular file.
  var fileSize: Int? {
    let status = path.flatMap { try? Platform.status(of: $0) }
    return status?.kind == .file ? status?.size : nil
  }

  var isMissing: Bool { if case .missing = source { true } else { false } }
}

extension Invocation {
  /// The inputs that the operands name, in order, with folders replaced by the stroke files below them in the order of
  /// the bytes of their paths. What cannot be read stands in its place as missing, as does standard input where it is
  /// named again.
  func inputs() throws(RunError) -> [Input] {
    guard !operands.isEmpty else {
      guard !Platform.isTerminal(console.input) else {
        throw RunError("no input: name a file or a folder, or pipe strokes in")
      }
      return [.standardInput()]
    }
    let first = operands.firstIndex { $0.namesStandardInput }
    let inputs = operands.enumerated().flatMap { index, operand -> [Input] in
      if operand.namesStandardInput {
        return index == first
          ? [.standardInput(wantedStroke: operand.withNumber?.number)]
          : [.missing("-", "standard input can be read only once")]
      }
      if let (path, number) = operand.numberedFile { return [stroke(number, of: path)] }
      return files(below: operand.path)
    }
    if [.evaluate, .tune].contains(command.id), inputs.count > 1 { warn(ofRepeated: inputs) }
    return inputs
  }

  /// Warns of inputs whose strokes count more than once.
  private func warn(ofRepeated inputs: [Input]) {
    var seen: Set<String> = []
    for input in inputs
    where !input.isMissing && !seen.insert("\(input.name)#\(input.wantedStroke ?? 0)").inserted {
      console.complain("warning: \(input.name) is given twice, and its strokes count twice")
    }
  }

  /// One stroke of a file.
  private func stroke(_ number: Int, of path: FilePath) -> Input {
    do throws(SystemError) {
      guard try Platform.status(of: path).kind != .folder else {
        return .missing(
          "\(path.text)#\(number)", "a number selects a stroke of a file, not of a folder")
      }
    } catch {
      return missing(path, error)
    }
    guard number > 0 else { return .missing("\(path.text)#0", "strokes are counted from 1") }
    return Input(path, wantedStroke: number)
  }

  /// An input that does not exist, with what may have been meant.
  private func missing(_ path: FilePath, _ error: SystemError) -> Input {
    let hint = error.description.hasPrefix("No such file") ? hint(onMissing: path.text) : nil
    return .missing(path.text, error.description + (hint.map { "; \($0)" } ?? ""))
  }

  /// The file itself, or the stroke files of the folder.
  private func files(below path: FilePath) -> [Input] {
    do throws(SystemError) {
      guard try Platform.status(of: path).kind == .folder else { return [Input(path)] }
    } catch {
      return [missing(path, error)]
    }
    var walk = FolderWalk(of: path, skipping: usedFiles)
    guard walk.run(within: console.memory) else {
      return [.missing(path.text, "the list of its files takes \(console.memory.excess)")]
    }
    if let log = walk.logs.min() {
      let others = walk.logs.count > 1 ? " and \(walk.logs.count - 1) more" : ""
      console.complain(
        "hint: \(log.text)\(others) not read; in a folder, logs are read only if named")
    }
    guard !walk.found.isEmpty else {
      let endings = Input.suffixes.map { ".\($0)" }.joined(separator: ", ")
      return [.missing(path.text, "no stroke files in this folder (\(endings))")]
    }
    return walk.found.sorted { $0.path < $1.path }.map(\.input)
  }

  /// Checks that standard input is not read both as a drawing and as the strokes.
  func checkStandardInput() throws(RunError) {
    guard options.drawing.file?.text == "-",
      operands.isEmpty || operands.contains(where: \.namesStandardInput)
    else { return }
    throw RunError("the shapes and the strokes cannot both come from standard input")
  }
}

extension Argument {
  /// The file that it names, or standard input.
  var input: Input { text == "-" ? .standardInput() : Input(path) }
}

extension Input {
  /// The extensions of a folder's stroke files. A file that is named itself may be called anything. Most plain text has no
  /// strokes, so it is read only where it is named.
  static let suffixes = StrokeFormat.readable.flatMap(\.suffixes)
}

/// A walk through all folders below one, which finds the stroke files.
private struct FolderWalk {
  private let root: FilePath
  /// The files that are used otherwise.
  private let skipped: [Platform.FileStatus.Identity]
  private(set) var found: [(path: FilePath, input: Input)] = []
  /// Files that may be logs of strokes, which are skipped.
  private(set) var logs: [FilePath] = []
  /// The folders that are still to be read.
  private var folders: [FilePath]

  init(of root: FilePath, skipping skipped: [Platform.FileStatus.Identity]) {
    (self.root, self.skipped, folders) = (root, skipped, [root])
  }

  /// Walks to the end; false if there is no memory for what is found.
  mutating func run(within memory: MemoryLimit) -> Bool {
    while let folder = folders.popLast() {
      var hasRoom = true
      do throws(SystemError) {
        try Platform.forEachEntry(in: folder) { name, kind in
          add(name, kind, of: folder)
          let count = found.count + folders.count
          hasRoom = count % 1_024 != 0 || !memory.isExceeded
          return hasRoom
        }
      } catch {
        found.append((folder, .missing(folder.text, error.description)))
      }
      guard hasRoom else { return false }
    }
    return true
  }

  private mutating func add(_ name: [UInt8], _ kind: Platform.FileKind?, of folder: FilePath) {
    guard name.first != UInt8(ascii: ".") else { return }
    let entry = folder.appending(name)
    switch kind ?? (try? Platform.status(of: entry))?.kind {
    // A link to a folder may lead in a circle.
    case .folder? where kind != nil || !Platform.isLink(entry):
      folders.append(entry)
    case .file? where Input.suffixes.contains(entry.suffix):
      if !skipped.isEmpty, let identity = (try? Platform.status(of: entry))?.identity,
        skipped.contains(identity)
      {
        return
      }
      found.append((entry, Input(entry, in: root)))
    case .file? where ["log", "txt"].contains(entry.suffix): logs.append(entry)
    default: break
    }
  }
}

// A file that is not there is often a word that was meant for something else.
extension Invocation {
  /// What a word may have been meant for, if no file has this name.
  func hint(onMissing word: String) -> String? {
    let name = command.name
    if word == "help" { return "for help: strokecheck help \(name)" }
    if program.command(named: word) != nil { return "one command at a time: strokecheck \(word)" }
    if let dash = word.first, "–—−".contains(dash) {
      let name = word.drop(while: { "–—−-".contains($0) })
      return "options begin with hyphens: \(name.count == 1 ? "-" : "--")\(name)"
    }
    if word.hasPrefix("http") { return "download it first: curl -s URL | strokecheck \(name)" }
    if let first = word.first, "[{".contains(first) {
      return "to read it as strokes: echo '…' | strokecheck \(name)"
    }
    if let first = word.first, "Mm".contains(first), word.dropFirst().contains(where: \.isNumber),
      command.flag(named: "d") != nil
    {
      return "path data goes after --d, in quotes"
    }
    if word.hasPrefix("~") { return "the shell expands ~ only at the start of an unquoted word" }
    if word.contains("*") { return "no file matches; to read a whole folder, give its name" }
    return hint(onMissing: FilePath(word)) ?? hint(onOptionNamed: word)
  }

  /// The option that a word may belong to.
  private func hint(onOptionNamed word: String) -> String? {
    let parts = word.split(separator: "=", maxSplits: 1)
    if parts.count == 2, command.flag(named: String(parts[0])) != nil {
      return "did you mean --\(word)?"
    }
    let lists = given.filter(\.flag.isRepeatable)
    for flag in lists {
      guard flag.flag.value?.words.contains(word) ?? false else { continue }
      let values = (flag.values.map(\.text) + [word]).joined(separator: ",")
      return "several values are joined by commas: --\(flag.flag.name) \(values)"
    }
    if command.flag(named: word) != nil { return "did you mean --\(word)?" }
    if command.flag(named: "detector")?.value?.words.contains(word) ?? false {
      return "did you mean --detector \(word)?"
    }
    return nil
  }

  /// The file that may have been meant.
  private func hint(onMissing path: FilePath) -> String? {
    let word = path.text
    if let mark = word.lastIndex(of: "#"), Platform.isThere(FilePath(String(word[..<mark]))) {
      let (file, id) = (word[..<mark], word[word.index(after: mark)...])
      return "strokes are selected by number, \(file)#3, or with --id \(id) \(file)"
    }
    let names = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let above = names.dropLast().joined(separator: "/")
    let folder = FilePath(above.isEmpty ? (names.count > 1 ? "/" : ".") : above)
    // The first folder that is not there is the mistake.
    guard Platform.isThere(folder) else { return names.count > 1 ? hint(onMissing: folder) : nil }
    var known: [String] = []
    try? Platform.forEachEntry(in: folder) { name, _ in
      known.append(String(decoding: name, as: UTF8.self))
      return known.count < 10_000
    }
    // What only the ending has in common is no likeness.
    let ending = path.suffix.isEmpty ? "" : ".\(path.suffix)"
    let stems = known.sorted().filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
    let near = suggestion(for: String((names.last ?? "").dropLast(ending.count)), among: stems)
    return near.map { "did you mean \(above.isEmpty ? "" : "\(above)/")\($0)\(ending)?" }
  }
}
