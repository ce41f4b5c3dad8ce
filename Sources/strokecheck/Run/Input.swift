import StrokeFormats

/// A source of strokes.
enum Input: Hashable, Sendable {
  case standardInput
  /// A file, with the folder that it was met in unless it was named itself.
  case file(FilePath, in: FilePath? = nil)
  /// An input that was read before and is read again.
  case kept(KeptInput)
  /// One stroke of an input, counted from 1.
  indirect case stroke(Int, of: Input)

  /// The name in results and errors.
  var name: String {
    switch self {
    case .standardInput: "-"
    case .file(let path, _): path.text
    case .kept(let input): input.name
    case .stroke(_, let input): input.name
    }
  }

  /// The input with all its strokes.
  var whole: Input { if case .stroke(_, let input) = self { input } else { self } }

  /// The path of a file that is read once and as a whole.
  var path: FilePath? {
    switch self {
    case .file(let path, _): path
    case .standardInput, .kept, .stroke: nil
    }
  }

  /// The file as it was met in a folder; nil of what was named itself.
  var found: FoundFile? {
    switch self {
    case .file(let path, let folder): folder.map { FoundFile(path: path, folder: $0) }
    case .kept(let input): input.found
    case .standardInput, .stroke: nil
    }
  }

  /// The number of the only stroke that is wanted; nil for all of them.
  var wantedStroke: Int? { if case .stroke(let number, _) = self { number } else { nil } }

  /// True if it was read before and is read again.
  var isKept: Bool { if case .kept = whole { true } else { false } }
}

/// A file that was met in a folder.
struct FoundFile: Hashable, Sendable {
  let path: FilePath
  /// The folder, as it was named.
  let folder: FilePath
}

/// An input that cannot be read.
struct InputFailure: Error, Equatable {
  let name: String
  let reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// What an operand stands for, or one of the files in a folder that it names.
enum NamedInput: Sendable {
  case input(Input)
  case failure(InputFailure)

  /// The input, if it is to be had.
  var input: Input? { if case .input(let input) = self { input } else { nil } }
}

extension Invocation {
  /// The inputs that words name: those of the command line, if no others are given.
  func inputs(named words: [Argument]? = nil) throws(UsageError) -> [NamedInput] {
    let inputs = try Input.all(
      named: words ?? operands, console: console, leavingOut: usedFiles)
    if [.evaluate, .tune].contains(command.id) { warn(ofRepeated: inputs) }
    return inputs.map { named in
      guard case .failure(let failure) = named, failure.reason.hasPrefix("No such file"),
        let hint = hint(onMissing: failure.name)
      else { return named }
      return .failure(InputFailure(failure.name, "\(failure.reason); \(hint)"))
    }
  }

  /// Says whose strokes count more than once.
  private func warn(ofRepeated inputs: [NamedInput]) {
    var seen: Set<String> = []
    for input in inputs.compactMap(\.input)
    where !seen.insert("\(input.name)#\(input.wantedStroke ?? 0)").inserted {
      console.complain("warning: \(input.name) is given twice, and its strokes count twice")
    }
  }
}

extension Invocation {
  /// Refuses to read both a file and the strokes from standard input.
  func checkStandardInput(_ file: Argument?, of what: String) throws(UsageError) {
    guard file?.text == "-", operands.isEmpty || operands.contains(where: \.namesStandardInput)
    else { return }
    throw UsageError("the \(what) and the strokes cannot both come from standard input")
  }
}

extension Argument {
  /// The file that it names, or standard input.
  var input: Input { text == "-" ? .standardInput : .file(path) }
}

extension UsageError {
  /// The end of a command whose input cannot be had.
  init(_ failure: InputFailure) {
    self.init(failure.reason)
    (source, isTrouble) = (failure.name, true)
  }
}

extension Console {
  /// Prints why there is no memory for an input. Returns false if there is.
  func complains(of shortage: InputFailure?) -> Bool { shortage.map { trouble($0) } != nil }

  /// Prints why an input could not be read. Returns the status of that.
  func trouble(_ failure: InputFailure) -> ExitCode {
    complain("\(failure.name): \(failure.reason)")
    return .trouble
  }
}

extension Input {
  /// The endings of the names that a folder's stroke files have. A file that is named itself may
  /// be called anything. Plain text is left out, for most of it is no strokes; so it is read only
  /// where it is named.
  static let suffixes = StrokeFormat.readable.flatMap(\.suffixes)

  /// The inputs that the operands name, in order, with folders replaced by the stroke files below
  /// them in the order of the bytes of their paths. What cannot be had stands in its place as a
  /// failure, as does standard input where it is named again.
  fileprivate static func all(
    named operands: [Argument], console: Console,
    leavingOut leftOut: Set<Platform.FileIdentity>
  ) throws(UsageError) -> [NamedInput] {
    guard !operands.isEmpty else {
      guard !Platform.isTerminal(console.input) else {
        throw UsageError("no input: name a file or a folder, or pipe strokes in")
      }
      return [.input(.standardInput)]
    }
    let first = operands.firstIndex { $0.namesStandardInput }
    return operands.enumerated().flatMap { index, operand in
      guard operand.namesStandardInput else {
        if let (path, number) = operand.numberedFile { return [stroke(number, of: path)] }
        return below(operand.path, leavingOut: leftOut, console)
      }
      guard index == first else {
        return [.failure(InputFailure("-", "standard input can be read only once"))]
      }
      let number = operand.withNumber?.number
      return [.input(number.map { .stroke($0, of: .standardInput) } ?? .standardInput)]
    }
  }

  /// One stroke of a file.
  private static func stroke(
    _ number: Int, of path: FilePath
  ) -> NamedInput {
    do throws(SystemError) {
      guard try Platform.kind(of: path) != .folder else {
        return .failure(
          InputFailure(
            "\(path.text)#\(number)", "a number selects a stroke of a file, not of a folder"))
      }
    } catch {
      return .failure(InputFailure(path.text, error.description))
    }
    guard number > 0 else {
      return .failure(InputFailure("\(path.text)#0", "strokes are counted from 1"))
    }
    return .input(.stroke(number, of: .file(path)))
  }

  /// The file itself, or the stroke files of the folder.
  private static func below(
    _ path: FilePath, leavingOut leftOut: Set<Platform.FileIdentity>, _ console: Console
  ) -> [NamedInput] {
    do throws(SystemError) {
      guard try Platform.kind(of: path) == .folder else { return [.input(.file(path))] }
    } catch {
      return [.failure(InputFailure(path.text, error.description))]
    }
    var walk = FolderWalk(of: path, leavingOut: leftOut)
    guard walk.goes(within: console.memory) else {
      return [
        .failure(InputFailure(path.text, "the list of its files takes \(console.memory.excess)"))
      ]
    }
    if let log = walk.logs.min() {
      let others = walk.logs.count > 1 ? " and \(walk.logs.count - 1) more" : ""
      console.advise("notice: \(log.text)\(others) left out; name a log to have it read")
    }
    let found = walk.found
    guard !found.isEmpty else {
      let endings = suffixes.map { ".\($0)" }.joined(separator: ", ")
      return [.failure(InputFailure(path.text, "no stroke files in this folder (\(endings))"))]
    }
    return found.sorted { $0.path < $1.path }.map(\.named)
  }
}

/// A walk through all folders below one, which finds the stroke files.
private struct FolderWalk {
  private let root: FilePath
  /// The files that are not read with the others.
  private let leftOut: Set<Platform.FileIdentity>
  private(set) var found: [(path: FilePath, named: NamedInput)] = []
  /// Files that are left out by their names, and that may be logs of strokes.
  private(set) var logs: [FilePath] = []
  /// The folders that are still to be read.
  private var folders: [FilePath]

  init(of root: FilePath, leavingOut leftOut: Set<Platform.FileIdentity>) {
    (self.root, self.leftOut, folders) = (root, leftOut, [root])
  }

  /// Walks to the end; false if there is no memory for what is found.
  mutating func goes(within memory: MemoryLimit) -> Bool {
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
        found.append((folder, .failure(InputFailure(folder.text, error.description))))
      }
      guard hasRoom else { return false }
    }
    return true
  }

  private mutating func add(_ name: [UInt8], _ kind: Platform.FileKind?, of folder: FilePath) {
    guard name.first != UInt8(ascii: ".") else { return }
    let entry = folder.appending(name)
    switch kind ?? (try? Platform.kind(of: entry)) {
    // A link to a folder may lead in a circle.
    case .folder? where kind != nil || !Platform.isLink(entry):
      folders.append(entry)
    case .file? where Input.suffixes.contains(entry.suffix):
      if !isLeftOut(entry) { found.append((entry, .input(.file(entry, in: root)))) }
    case .file? where ["log", "txt"].contains(entry.suffix): logs.append(entry)
    default: break
    }
  }

  private func isLeftOut(_ file: FilePath) -> Bool {
    !leftOut.isEmpty && Platform.identity(of: file).map(leftOut.contains) ?? false
  }
}
