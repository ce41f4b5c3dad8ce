/// Where strokes come from.
enum Input: Hashable, Sendable {
  case standardInput
  case file(FilePath)

  /// What it is called in results and errors.
  var name: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path.text
    }
  }
}

/// An input that is not to be had.
struct InputFailure: Error, Equatable {
  let name: String
  let reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension Input {
  /// The endings of the names that a folder's stroke files have. A file that is named itself may
  /// be called anything.
  static let suffixes = ["json", "ndjson", "jsonl", "csv", "tsv"]

  /// The inputs that the operands name, in order, with folders replaced by the stroke files below
  /// them in the order of the bytes of their paths. What cannot be had stands in its place as a
  /// failure.
  static func all(
    named operands: [Argument], console: Console
  ) throws(UsageError) -> [Result<Input, InputFailure>] {
    guard !operands.isEmpty else {
      guard !Platform.isTerminal(console.input) else {
        throw UsageError("no input: name a file or a folder, or pipe strokes in")
      }
      return [.success(.standardInput)]
    }
    return operands.flatMap { operand in
      operand.text == "-" ? [.success(.standardInput)] : below(operand.path)
    }
  }

  /// The file itself, or the stroke files of the folder.
  private static func below(_ path: FilePath) -> [Result<Input, InputFailure>] {
    do throws(SystemError) {
      guard try Platform.kind(of: path) == .folder else { return [.success(.file(path))] }
    } catch {
      return [.failure(InputFailure(path.text, error.description))]
    }
    var found: [(path: FilePath, result: Result<Input, InputFailure>)] = []
    var folders = [path]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for (name, kind) in try Platform.entries(in: folder) where name.first != UInt8(ascii: ".") {
          let entry = folder.appending(name)
          switch kind ?? (try? Platform.kind(of: entry)) {
          // A link to a folder may lead in a circle.
          case .folder?: if kind != nil || !Platform.isLink(entry) { folders.append(entry) }
          case .file? where suffixes.contains(entry.suffix):
            found.append((entry, .success(.file(entry))))
          default: break
          }
        }
      } catch {
        found.append((folder, .failure(InputFailure(folder.text, error.description))))
      }
    }
    guard !found.isEmpty else {
      let endings = suffixes.map { ".\($0)" }.joined(separator: ", ")
      return [.failure(InputFailure(path.text, "no stroke files in this folder (\(endings))"))]
    }
    return found.sorted { $0.path < $1.path }.map(\.result)
  }
}
