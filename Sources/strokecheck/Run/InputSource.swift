import StrokeFormats

/// The source of an input: a descriptor, with all that must be known of it to read it again.
final class InputSource: Sendable {
  let descriptor: Int32
  /// True if it has an end of its own, as a file has, rather than one that somebody gives it.
  let isFile: Bool
  /// The input as it was read before, if it is read again.
  let kept: KeptInput?
  fileprivate let input: Input
  private let ownsDescriptor: Bool
  fileprivate let state: Platform.FileState?
  /// The place in a file where reading begins.
  fileprivate let start: Int
  /// A copy of what is read and is no file, if it is to be read again.
  fileprivate let copy: UnnamedFile?

  /// Opens an input, which is to be read again later if it `isToBeKept`.
  init(_ input: Input, _ console: Console, isToBeKept: Bool) throws(InputFailure) {
    self.input = input
    if case .kept(let input) = input.whole { kept = input } else { kept = nil }
    do throws(SystemError) { (descriptor, ownsDescriptor) = try Self.open(input, console) } catch {
      throw InputFailure(input.name, error.description)
    }
    isFile = Platform.isFile(descriptor)
    state = Platform.state(of: descriptor)
    start = Platform.position(of: descriptor) ?? 0
    do throws(SystemError) {
      copy = isToBeKept && state == nil ? try UnnamedFile(in: console.temporaryFolder) : nil
    } catch {
      throw InputFailure(input.name, Self.reason(for: error, console))
    }
  }

  /// Opens an input. Says whether the descriptor is to be closed.
  private static func open(_ input: Input, _ console: Console) throws(SystemError) -> (Int32, Bool)
  {
    switch input {
    case .standardInput: (console.input, false)
    case .file(let path, _): (try Platform.open(path), true)
    case .kept(let input): try input.source.open(console)
    case .stroke(_, let input): try open(input, console)
    }
  }

  private static func reason(for error: SystemError, _ console: Console) -> String {
    "cannot be copied to \(console.temporaryFolder.text), to be read twice: \(error)"
  }

  deinit {
    if ownsDescriptor { Platform.close(descriptor) }
  }

  /// True if it is what it was when it was first read.
  var isUnchanged: Bool {
    guard let before = kept?.state else { return true }
    return state == before && Platform.state(of: descriptor) == before
  }

  /// Keeps bytes that cannot be read again where they came from. Returns the reason if it cannot.
  func keep(_ bytes: UnsafeRawBufferPointer, _ console: Console) -> String? {
    guard let copy else { return nil }
    do throws(SystemError) {
      try Platform.write(copy.descriptor, Array(bytes)[...])
      return nil
    } catch {
      return Self.reason(for: error, console)
    }
  }
}

/// An input that was read and can be read again, as far as it was and to the same end.
final class KeptInput: Sendable {
  let name: String
  /// The bytes that were read.
  let size: Int
  let ending: InputEnding
  /// The file as it was met in a folder.
  let found: FoundFile?
  fileprivate let source: Source
  fileprivate let state: Platform.FileState?

  /// The kinds of sources.
  fileprivate enum Source: Sendable {
    case file(FilePath)
    case standardInput(from: Int)
    case copy(UnnamedFile)

    /// Opens it at its beginning. Says whether the descriptor is to be closed.
    func open(_ console: Console) throws(SystemError) -> (Int32, Bool) {
      switch self {
      case .file(let path): return (try Platform.open(path), true)
      case .standardInput(let start):
        try Platform.seek(console.input, to: start)
        return (console.input, false)
      case .copy(let file):
        try Platform.seek(file.descriptor, to: 0)
        return (file.descriptor, false)
      }
    }
  }

  fileprivate init?(_ source: InputSource, of size: Int, _ ending: InputEnding) {
    (name, found) = (source.input.name, source.input.found)
    self.size = size
    // What went wrong has been said.
    self.ending = ending == .interrupted ? .interrupted : .whole
    state = source.state
    switch (source.input.whole, source.copy) {
    case (_, let copy?): self.source = .copy(copy)
    case (.file(let path, _), nil): self.source = .file(path)
    case (.standardInput, nil): self.source = .standardInput(from: source.start)
    case (.kept, nil), (.stroke, nil): return nil
    }
  }
}

extension KeptInput: Hashable {
  static func == (a: KeptInput, b: KeptInput) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A file without a name in the folder for such files, which is gone with the program.
final class UnnamedFile: Sendable {
  let descriptor: Int32

  init(in folder: FilePath) throws(SystemError) {
    descriptor = try Platform.createUnnamedFile(in: folder)
  }

  deinit { Platform.close(descriptor) }
}

extension Console {
  /// The folder for files that are gone with the program: `TMPDIR` if it is set.
  fileprivate var temporaryFolder: FilePath {
    FilePath(environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }
}

/// Keeps inputs for a second pass, so that no stroke need stay in memory.
final class InputKeeper: Sendable {
  private let kept = Monitor<[Input: [KeptInput]]>([:])

  /// Keeps an input that was read so far.
  func keep(_ source: InputSource, of size: Int, _ ending: InputEnding) {
    guard let input = KeptInput(source, of: size, ending) else { return }
    kept.enter { $0[source.input, default: []].append(input) }
  }

  /// The inputs that were read, to be read again in their order.
  func inputs(among inputs: [NamedInput]) -> [NamedInput] {
    var kept = kept.enter { $0 }
    return inputs.compactMap { input in
      guard let input = input.input, let first = kept[input]?.first else { return nil }
      kept[input]?.removeFirst()
      return .input(input.wantedStroke.map { .stroke($0, of: .kept(first)) } ?? .kept(first))
    }
  }
}
