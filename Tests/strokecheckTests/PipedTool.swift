import Foundation
import TestSupport

@testable import strokecheck

/// The whole tool in this process, on a thread of its own, with a pipe for its input that stays open.
final class PipedTool {
  private let scratch: Scratch
  private let ends: (read: Int32, write: Int32)
  private let status = Status()
  private var isInputOpen = true

  /// The exit status, when there is one.
  private final class Status: @unchecked Sendable {
    // Sound because every access to `code` is inside the lock.
    private let lock = Lock()
    private var code: Int32?

    func end(with code: Int32) { lock.enter { self.code = code } }
    func wait() -> Int32 { lock.enter(when: { code != nil }) { code ?? -1 } }
    var isKnown: Bool { lock.enter { code != nil } }
  }

  /// Starts it in the checkout's folder.
  init(_ words: [String]) throws {
    scratch = try Scratch()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SpawnedTool.Failure(code: errno) }
    self.ends = (ends[0], ends[1])
    let files = try ["out", "err"].map { open(try scratch.write($0, ""), O_WRONLY | O_APPEND) }
    let console = Console(
      input: ends[0], output: files[0], error: files[1], environment: { _ in nil },
      clock: { 1_259_137_800 })
    _ = FileManager.default.changeCurrentDirectoryPath(Checkout.root.path)
    Thread.detachNewThread { [status] in
      let code = StrokeCheck.run(words.map { Argument($0) }, console: console)
      for file in files { close(file) }
      status.end(with: code.rawValue)
    }
  }

  deinit {
    closeInput()
    _ = end()
    close(ends.read)
  }

  /// Writes into its input, and waits until it has read all of that.
  func feed(_ bytes: some Sequence<UInt8>) throws {
    try FileHandle(fileDescriptor: ends.write, closeOnDealloc: false).write(contentsOf: Data(bytes))
    let isRead = try waits { try !isRunning || SpawnedTool.countUnread(in: ends.read) == 0 }
    if !isRead { throw SpawnedTool.Failure(code: ETIMEDOUT) }
  }

  func closeInput() {
    if isInputOpen { close(ends.write) }
    isInputOpen = false
  }

  var isRunning: Bool { !status.isKnown }

  /// Waits until it has ended, and returns its exit status.
  func end() -> Int32 { status.wait() }

  /// What it has printed so far.
  var output: String { text("out") }
  var errors: String { text("err") }

  private func text(_ name: String) -> String {
    let file = scratch.folder.appending(path: name)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Waits until it has printed so many lines, and returns them.
  func lines(_ count: Int) -> [Substring] {
    waits { output.split(separator: "\n").count >= count }
    return output.split(separator: "\n")
  }
}
