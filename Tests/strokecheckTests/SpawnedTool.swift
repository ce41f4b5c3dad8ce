import Foundation
import TestSupport

/// The seconds after which what a test waits for does not come any more: many, because other work on the machine may
/// take most of its time.
let patience = 600

/// Waits until something is so; returns false if it is not within the time that a test has patience for.
@discardableResult
func waits(until isSo: () throws -> Bool) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(patience + 10)
  while try !isSo() {
    guard ContinuousClock.now < end else { return false }
    usleep(2_000)
  }
  return true
}

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
    let isOpen = waits {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
      }
    }
    if !isOpen { throw Failure(code: ETIMEDOUT) }
  }

  /// Ends its input.
  func closeInput() {
    if isInputOpen { close(input) }
    isInputOpen = false
  }

  /// Writes into its input, and unless told not to waits until it has read all of that.
  func feed(_ text: String, waits isToBeRead: Bool = true) throws {
    try feed(Data(text.utf8), waits: isToBeRead)
  }

  /// The same with bytes, which may end in the middle of a character.
  func feed(_ bytes: Data, waits isToBeRead: Bool = true) throws {
    try FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: bytes)
    let isRead = try !isToBeRead || waits { try Self.countUnread(in: input) == 0 }
    if !isRead { throw Failure(code: ETIMEDOUT) }
  }

  /// The bytes in a pipe that nobody has read.
  static func countUnread(in pipe: Int32) throws -> Int32 {
    var left: Int32 = 0
    guard ioctl(pipe, unreadBytes, &left) == 0 else { throw Failure(code: errno) }
    return left
  }

  #if canImport(Darwin)
    private static let unreadBytes: UInt = 0x4004_667F
  #else
    private static let unreadBytes = UInt(FIONREAD)
  #endif

  func send(_ signal: Int32) { kill(id, signal) }

  /// Whether it has not ended.
  var isRunning: Bool { kill(id, 0) == 0 && check() == nil }

  /// The exit status, or the number of the signal that killed it, negative; nil if it does not end.
  func end() -> Int32? {
    waits { check() != nil }
    return status
  }

  /// The same of a program that the signal is to end, sent again where the system made one of two.
  func end(by signal: Int32) -> Int32? {
    waits {
      send(signal)
      usleep(100_000)
      return check() != nil
    }
    return status
  }

  private func check() -> Int32? {
    var word: Int32 = 0
    if status == nil, waitpid(id, &word, WNOHANG) == id {
      status = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
    }
    return status
  }
}
