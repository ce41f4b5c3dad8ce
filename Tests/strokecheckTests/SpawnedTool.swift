import Foundation
import TestSupport

/// The built program in a process of its own, to which signals can be sent: by default it ignores and
/// blocks none, whatever this process does. Its input is a pipe that stays open, or else a file.
final class SpawnedTool {
  let id: pid_t
  private let input: Int32
  private var status: Int32?
  private var isInputOpen = true

  struct Failure: Error {
    let code: Int32
  }

  /// Starts `program`, with standard output and standard error going to files or pipes.
  init(
    _ words: [String], program: String = Checkout.binary.path, inputFile: String? = nil,
    output: String = "/dev/null",
    outputPipe: Int32? = nil, errors: String = "/dev/null", errorPipe: Int32? = nil,
    environment: [String: String] = ["LC_ALL": "C"]
  ) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    if let inputFile {
      posix_spawn_file_actions_addopen(&actions, 0, inputFile, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    }
    for (descriptor, pipe, file) in [(1, outputPipe, output), (2, errorPipe, errors)]
      as [(Int32, Int32?, String)]
    {
      if let pipe {
        posix_spawn_file_actions_adddup2(&actions, pipe, descriptor)
      } else {
        posix_spawn_file_actions_addopen(
          &actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      }
    }
    posix_spawnattr_init(&attributes)
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
    let variables = environment.merging(inheritedEnvironment) { $1 }
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0)=\($1)") } + [nil]
    var id: pid_t = 0
    let code = posix_spawn(&id, program, &actions, &attributes, &arguments, &environment)
    for word in arguments + environment { free(word) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    close(ends[0])
    (self.id, input) = (id, ends[1])
    guard code == 0 else {
      // There is nothing to wait for.
      status = -1
      throw Failure(code: code)
    }
  }

  deinit {
    closeInput()
    if status == nil {
      kill(id, SIGKILL)
      var status: Int32 = 0
      waitpid(id, &status, 0)
    }
  }

  /// Waits until it has opened the file, where the system shows that; a second elsewhere.
  func waitForOpening(_ path: String) throws {
    let folder = "/proc/\(id)/fd"
    guard FileManager.default.fileExists(atPath: folder) else {
      usleep(1_000_000)
      return
    }
    for _ in 0..<2_000 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let isOpen = names.contains {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
      }
      if isOpen { return }
      usleep(5_000)
    }
    throw Failure(code: ETIMEDOUT)
  }

  /// Ends its input.
  func closeInput() {
    if isInputOpen { close(input) }
    isInputOpen = false
  }

  /// Writes into its input, and unless told not to waits until it has read all of that.
  func feed(_ text: String, waits: Bool = true) throws {
    try feed(Data(text.utf8), waits: waits)
  }

  /// The same with bytes, which may end in the middle of a character.
  func feed(_ bytes: Data, waits: Bool = true) throws {
    try FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: bytes)
    for _ in 0..<(waits ? 2_000 : 0) {
      var left: Int32 = 0
      guard ioctl(input, Self.countUnread, &left) == 0 else { throw Failure(code: errno) }
      if left == 0 { return }
      usleep(5_000)
    }
    if waits { throw Failure(code: ETIMEDOUT) }
  }

  #if canImport(Darwin)
    static let countUnread: UInt = 0x4004_667F
  #else
    static let countUnread = UInt(FIONREAD)
  #endif

  func send(_ signal: Int32) { kill(id, signal) }

  /// Whether it has not ended.
  var isRunning: Bool { kill(id, 0) == 0 && check() == nil }

  /// The exit status, or the number of the signal that killed it, negative; nil if it does not end
  /// within some seconds.
  func end(within seconds: Int = 30) -> Int32? {
    for _ in 0..<(seconds * 1_000) {
      if let status = check() { return status }
      usleep(1_000)
    }
    return nil
  }

  private func check() -> Int32? {
    var word: Int32 = 0
    if status == nil, waitpid(id, &word, WNOHANG) == id {
      status = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
    }
    return status
  }
}
