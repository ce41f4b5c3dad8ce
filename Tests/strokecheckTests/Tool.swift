import Foundation
import TestSupport
import Testing

@testable import strokecheck

extension Checkout {
  /// The program as it was built: the one that `make build` made, or else the debug one.
  static var binary: URL {
    root.appending(path: chosen ?? ".build/debug/strokecheck")
  }

  /// Whether the tests are of another program than the debug one.
  static var isChosen: Bool { chosen != nil }

  private static let chosen = ProcessInfo.processInfo.environment["STROKECHECK_BINARY"]
}

/// What a run of the tool came to.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  var lines: [Substring] { output.split(separator: "\n") }
}

/// A folder of its own for a test, gone afterwards.
struct Scratch: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}

/// Runs the whole tool in this process, in the checkout's folder.
func strokecheck(
  _ arguments: String..., input: String = "", environment: [String: String] = [:],
  folder: String = "."
) throws -> ToolRun {
  try strokecheck(arguments, input: input, environment: environment, folder: folder)
}

/// Runs the whole tool in this process, in the checkout's folder.
func strokecheck(
  _ arguments: [String], input: String = "", environment: [String: String] = [:],
  folder: String = "."
) throws -> ToolRun {
  try strokecheckRun(arguments, input: input, environment: environment, folder: folder)
}

/// A write to a pipe without a reader is an error in the program, and must not end the tests either.
private let ignoresFailedWrites: Void = Platform.ignoreFailedWrites()

/// The same, of a list of arguments. Output and errors may go to one file, which tells their order.
func strokecheckRun(
  _ arguments: [String], input: String = "", environment: [String: String] = [:],
  folder: String = ".", patience: Double = 60, isTogether: Bool = false
) throws -> ToolRun {
  _ = ignoresFailedWrites
  let scratch = try Scratch()
  #expect(FileManager.default.changeCurrentDirectoryPath(Checkout.root.path))
  let stdin = try FileHandle(forReadingFrom: URL(filePath: scratch.write("in", input)))
  let stdout = try FileHandle(forUpdating: URL(filePath: scratch.write("out", "")))
  let stderr = try FileHandle(forUpdating: URL(filePath: scratch.write("err", "")))
  let error = isTogether ? stdout : stderr
  var console = Console(
    input: stdin.fileDescriptor, output: stdout.fileDescriptor, error: error.fileDescriptor,
    environment: { environment[$0] }, clock: { 1_259_137_800 }, folder: FilePath(folder))
  console.patience = patience
  let status = StrokeCheck.run(arguments.map { Argument($0) }, console: console)
  let text = { (name: String) in
    try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }
  return ToolRun(status: status.rawValue, output: try text("out"), errors: try text("err"))
}

/// Runs a shell command in the checkout's folder, with the built program first on the path.
func shell(_ command: String) throws -> ToolRun {
  try run(["/bin/sh", "-c", command], environment: shellEnvironment)
}

/// An environment with next to nothing in it but the built program, first on the path.
var shellEnvironment: [String: String] {
  let folder = Checkout.binary.deletingLastPathComponent().path
  return ["PATH": "\(folder):/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C"]
}

/// What every program that is started here gets from this process besides an environment of its own: the variable by
/// which Tests/mutants/run chooses a mutant.
let inheritedEnvironment = ProcessInfo.processInfo.environment.filter {
  $0.key == "STROKECHECK_MUTANT"
}

/// Runs a program in a folder, if not in the checkout's. One that hangs is a failure, not a test run without end.
func run(
  _ command: [String], environment: [String: String], folder: URL = Checkout.root
) throws -> ToolRun {
  let scratch = try Scratch()
  let (out, err) = (try scratch.write("out", ""), try scratch.write("err", ""))
  let program = try SpawnedTool(
    ["-C", folder.path, "/usr/bin/timeout", String(patience)] + command, program: "/usr/bin/env",
    inputFile: "/dev/null", output: out, errors: err, environment: environment)
  let status = try #require(program.end(), "\(command) does not end")
  return ToolRun(
    status: status, output: try String(contentsOfFile: out, encoding: .utf8),
    errors: try String(contentsOfFile: err, encoding: .utf8))
}
