import StrokeFormats

/// A source of strokes, as the command line or a folder names it. A reference, so that what is learned when it is read
/// can be used when it is read again.
final class Input: @unchecked Sendable {
  enum Source: Sendable {
    case standardInput
    case file(FilePath)
    /// It cannot be had, for this reason.
    case missing(String)
  }

  /// The name in results and errors.
  let name: String
  let source: Source
  /// The number of the only stroke that is wanted, counted from 1; nil for all of them.
  let wantedStroke: Int?
  /// The folder that the file was met in, as it was named; nil if the file was named itself.
  let folder: FilePath?
  /// The reading of an input that is read twice, once it is over.
  ///
  /// One worker reads an input, and sets this; it is used when all workers have ended.
  var firstReading: FirstReading?

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

  /// The file, if it is one.
  var path: FilePath? { if case .file(let path) = source { path } else { nil } }

  var isMissing: Bool { if case .missing = source { true } else { false } }
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

extension Invocation {
  /// The inputs that the command line names.
  func inputs() throws(UsageError) -> [Input] {
    let inputs = try Input.all(named: operands, console: console, leavingOut: usedFiles)
    if [.evaluate, .tune].contains(command.id) { warn(ofRepeated: inputs) }
    return inputs.map { input in
      guard case .missing(let reason) = input.source, reason.hasPrefix("No such file"),
        let hint = hint(onMissing: input.name)
      else { return input }
      return .missing(input.name, "\(reason); \(hint)")
    }
  }

  /// Says whose strokes count more than once.
  private func warn(ofRepeated inputs: [Input]) {
    guard inputs.count > 1 else { return }
    var seen: Set<String> = []
    for input in inputs
    where !input.isMissing && !seen.insert("\(input.name)#\(input.wantedStroke ?? 0)").inserted {
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
  var input: Input { text == "-" ? .standardInput() : Input(path) }
}

extension UsageError {
  /// The end of a command whose input cannot be had.
  init(_ failure: InputFailure) {
    self.init(failure.reason)
    (source, isTrouble) = (failure.name, true)
  }
}

extension Console {
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
    leavingOut leftOut: [Platform.FileIdentity]
  ) throws(UsageError) -> [Input] {
    guard !operands.isEmpty else {
      guard !Platform.isTerminal(console.input) else {
        throw UsageError("no input: name a file or a folder, or pipe strokes in")
      }
      return [.standardInput()]
    }
    let first = operands.firstIndex { $0.namesStandardInput }
    return operands.enumerated().flatMap { index, operand in
      guard operand.namesStandardInput else {
        if let (path, number) = operand.numberedFile { return [stroke(number, of: path)] }
        return below(operand.path, leavingOut: leftOut, console)
      }
      guard index == first else {
        return [.missing("-", "standard input can be read only once")]
      }
      return [.standardInput(wantedStroke: operand.withNumber?.number)]
    }
  }

  /// One stroke of a file.
  private static func stroke(_ number: Int, of path: FilePath) -> Input {
    do throws(SystemError) {
      guard try Platform.kind(of: path) != .folder else {
        return .missing(
          "\(path.text)#\(number)", "a number selects a stroke of a file, not of a folder")
      }
    } catch {
      return .missing(path.text, error.description)
    }
    guard number > 0 else { return .missing("\(path.text)#0", "strokes are counted from 1") }
    return Input(path, wantedStroke: number)
  }

  /// The file itself, or the stroke files of the folder.
  private static func below(
    _ path: FilePath, leavingOut leftOut: [Platform.FileIdentity], _ console: Console
  ) -> [Input] {
    do throws(SystemError) {
      guard try Platform.kind(of: path) == .folder else { return [Input(path)] }
    } catch {
      return [.missing(path.text, error.description)]
    }
    var walk = FolderWalk(of: path, leavingOut: leftOut)
    guard walk.goes(within: console.memory) else {
      return [.missing(path.text, "the list of its files takes \(console.memory.excess)")]
    }
    if let log = walk.logs.min() {
      let others = walk.logs.count > 1 ? " and \(walk.logs.count - 1) more" : ""
      console.complain(
        "warning: \(log.text)\(others) not read; in a folder, logs are read only if named")
    }
    let found = walk.found
    guard !found.isEmpty else {
      let endings = suffixes.map { ".\($0)" }.joined(separator: ", ")
      return [.missing(path.text, "no stroke files in this folder (\(endings))")]
    }
    return found.sorted { $0.path < $1.path }.map(\.input)
  }
}

/// A walk through all folders below one, which finds the stroke files.
private struct FolderWalk {
  private let root: FilePath
  /// The files that are not read with the others.
  private let leftOut: [Platform.FileIdentity]
  private(set) var found: [(path: FilePath, input: Input)] = []
  /// Files that are left out by their names, and that may be logs of strokes.
  private(set) var logs: [FilePath] = []
  /// The folders that are still to be read.
  private var folders: [FilePath]

  init(of root: FilePath, leavingOut leftOut: [Platform.FileIdentity]) {
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
        found.append((folder, .missing(folder.text, error.description)))
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
      if !isLeftOut(entry) { found.append((entry, Input(entry, in: root))) }
    case .file? where ["log", "txt"].contains(entry.suffix): logs.append(entry)
    default: break
    }
  }

  private func isLeftOut(_ file: FilePath) -> Bool {
    !leftOut.isEmpty && Platform.identity(of: file).map { leftOut.contains($0) } ?? false
  }
}
