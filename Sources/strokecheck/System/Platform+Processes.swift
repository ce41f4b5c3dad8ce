// The environment is a variable of C, which nothing here changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Android)
  @preconcurrency import Android
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// A program that runs beside this one and talks to it by pipes, in a session of its own: no terminal
/// and none of its signals reach it, and what it starts belongs to its group. For one thread at a time.
final class ChildProcess {
  private let id: pid_t
  private var input: Int32
  private let output: Int32
  private let errors: Int32
  /// The way it ended, once that is known.
  private(set) var ending: ProcessEnding?
  /// True until its group has been ended.
  private var isGroupKnown = true
  /// True if it runs, or what is left to this program of its group.
  private var hasRunningMember = true

  /// Starts what a command means to the shell.
  init(shell command: Argument) throws(SystemError) {
    // One at a time, so that no child inherits another's pipes before they are closed to it.
    let started = spawning.enter { _ in Result { () throws(SystemError) in try Self.start(command) }
    }
    (id, input, output, errors) = try started.get()
  }

  deinit {
    closeInput()
    endGroup()
    Platform.close(output)
    Platform.close(errors)
  }

  /// What can be done with a child without waiting.
  struct Readiness {
    var canWrite = false
    /// True if there is output, or its end.
    var hasOutput = false
    /// True if there are words on its standard error, or the end of them.
    var hasErrors = false
    /// True if a signal has ended the input of this program.
    var isInterrupted = false
  }

  /// Waits for some time until something of what is wanted can be done.
  func wait(
    seconds: Double, toWrite: Bool, forOutput: Bool, forErrors: Bool, forSignal: Bool
  ) -> Readiness {
    func request(_ descriptor: Int32, _ events: Int32, if isWanted: Bool) -> pollfd {
      pollfd(fd: isWanted ? descriptor : -1, events: Int16(events), revents: 0)
    }
    var requests = (
      request(input, POLLOUT, if: toWrite), request(output, POLLIN, if: forOutput),
      request(errors, POLLIN, if: forErrors), request(Platform.signals, POLLIN, if: forSignal)
    )
    let milliseconds = Int32(min(max((seconds * 1e3).rounded(.up), 0), 0x1p31 - 1))
    withUnsafeMutableBytes(of: &requests) { bytes in
      // A signal's handler interrupts it, and then there is something to read.
      _ = poll(bytes.bindMemory(to: pollfd.self).baseAddress, 4, milliseconds)
    }
    return Readiness(
      canWrite: requests.0.revents != 0, hasOutput: requests.1.revents != 0,
      hasErrors: requests.2.revents != 0, isInterrupted: requests.3.revents != 0)
  }

  /// True if its input has not been closed.
  var isInputOpen: Bool { input >= 0 }

  /// Writes as much as there is room for. Returns the number of bytes; nil if it reads no more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let (count, code) = bytes.withUnsafeBytes {
      (writeDescriptor(input, $0.baseAddress, $0.count), errno)
    }
    return count >= 0 ? count : code == EAGAIN || code == EINTR ? 0 : nil
  }

  /// Gives its input an end.
  func closeInput() {
    if isInputOpen { Platform.close(input) }
    input = -1
  }

  /// Reads output that is there; 0 at its end.
  func readOutput(into room: UnsafeMutableRawBufferPointer) -> Int {
    (try? Platform.read(output, into: room)) ?? 0
  }

  /// Reads words that are there on its standard error; 0 at their end.
  func readErrors(into room: UnsafeMutableRawBufferPointer) -> Int {
    (try? Platform.read(errors, into: room)) ?? 0
  }

  /// Tells whether it has ended. What it started may still run.
  func hasEnded() -> Bool {
    collectEnded()
    return ending != nil
  }

  /// Takes note of its end, and of what has ended of its group and is left to this program.
  func collectEnded() {
    var status: Int32 = 0
    var result = waitpid(-id, &status, WNOHANG)
    while result > 0 {
      if result == id {
        ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      result = waitpid(-id, &status, WNOHANG)
    }
    if result < 0, errno != EINTR { ending = ending ?? .unknown }
    hasRunningMember = result == 0
  }

  /// Tells whether it has ended, or does within some time.
  func hasEnded(within seconds: Double) -> Bool {
    let end = Platform.seconds + seconds
    while !hasEnded() {
      guard Platform.seconds < end else { return false }
      usleep(500)
    }
    return true
  }

  /// Tells whether what it started runs on after its end, for longer than it takes to end.
  func leavesProcesses() -> Bool {
    let end = Platform.seconds + 0.05
    while hasEnded(), kill(-id, 0) == 0 {
      guard Platform.seconds < end else { return true }
      usleep(500)
    }
    return !hasEnded()
  }

  /// Ends it and all of its group at once.
  func endGroup() {
    guard isGroupKnown else { return }
    isGroupKnown = false
    kill(-id, SIGKILL)
    // What is killed ends soon, if not at once. Another user's may not have been.
    let end = Platform.seconds + 1
    while !hasEnded() || hasRunningMember && Platform.seconds < end { usleep(500) }
    childGroups.remove(id)
  }
}

/// The way a process ended.
enum ProcessEnding: Equatable, CustomStringConvertible {
  case status(Int32)
  case signal(Int32)
  /// It ended, and the system told somebody else how.
  case unknown

  /// True if it says itself that something went wrong.
  var isFailure: Bool { self != .status(0) && self != .unknown }

  var description: String {
    switch self {
    case .status(127): "status 127: no such command"
    case .status(let status): "status \(status)"
    case .signal(let number): "signal \(number)"
    case .unknown: "an unknown status"
    }
  }
}

// MARK: - Starting

private let spawning = Monitor<Void>(())

#if os(Linux)
  /// `F_SETPIPE_SZ`, which not every C library shows to Swift.
  private let setPipeSize: Int32 = 1_031
  /// `PR_SET_CHILD_SUBREAPER`, and the call that takes it, which Swift does not know because more may follow.
  private let setChildSubreaper: Int32 = 36
  @_silgen_name("prctl") private func controlProcess(_ option: Int32, _ value: UInt) -> Int32
#endif

extension ChildProcess {
  /// A session of its own is a group of its own too. Not every C library shows the flag to Swift.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  private static func start(
    _ command: Argument
  ) throws(SystemError) -> (id: pid_t, input: Int32, output: Int32, errors: Int32) {
    // How it ended would not be told to us where children that end are ignored.
    signal(SIGCHLD, SIG_DFL)
    var pipes: [(out: Int32, into: Int32)] = []
    func closePipes() {
      for (out, into) in pipes {
        Platform.close(out)
        Platform.close(into)
      }
    }
    do throws(SystemError) {
      for _ in 0..<3 { pipes.append(try Platform.pipe()) }
      guard let place = childGroups.freePlace else { throw SystemError(EAGAIN) }
      childGroups.adoptStrays()
      let id = try spawn(command, [pipes[0].out, pipes[1].into, pipes[2].into])
      childGroups.ids?[place] = id
      for end in [pipes[0].out, pipes[1].into, pipes[2].into] { Platform.close(end) }
      // Its end of the pipe is another description, which still waits.
      #if os(Linux)
        // A chunk of an input fits into it, so that nobody is woken for a part of one.
        _ = fcntl(pipes[0].into, setPipeSize, 1 << 19)
      #endif
      let flags = fcntl(pipes[0].into, F_GETFL)
      _ = fcntl(pipes[0].into, F_SETFL, flags | O_NONBLOCK)
      return (id, pipes[0].into, pipes[1].out, pipes[2].out)
    } catch {
      closePipes()
      throw error
    }
  }

  /// Lets the shell run a command with these descriptors for input, output and errors, and with no
  /// signal blocked or ignored.
  private static func spawn(
    _ command: Argument, _ descriptors: [Int32]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin) || canImport(Android)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ["sh", "-c", command].map(\.copy)
    // Python keeps what it prints into a pipe, unless it is told not to. The first of a name counts.
    let flush = Argument("PYTHONUNBUFFERED=1").copy
    defer { for word in words + [flush] { word?.deallocate() } }
    var id: pid_t = 0
    let code = posix_spawn(
      &id, "/bin/sh", &actions, &attributes, words + [nil], variables + [flush, nil])
    guard code == 0 else { throw SystemError(code) }
    return id
  }

  /// The environment of this process.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    #if canImport(Darwin)
      var place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    while let variable = place?.pointee {
      variables.append(variable)
      place = place?.advanced(by: 1)
    }
    return variables
  }
}

extension Argument {
  /// The word as C has it, in memory of its own.
  fileprivate var copy: UnsafeMutablePointer<CChar>? {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in (bytes + [0]).enumerated() { copy[index] = CChar(bitPattern: byte) }
    return copy
  }
}

extension Platform {
  /// A pipe whose ends no child inherits.
  fileprivate static func pipe() throws(SystemError) -> (out: Int32, into: Int32) {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// The groups of the children that run, in memory that a signal's handler may look at.
struct ProcessGroups {
  private static let most = 4_096
  /// Their numbers, and 0 in places that are free; nil before the first child.
  fileprivate private(set) var ids: UnsafeMutablePointer<pid_t>?
  /// True if this program looks after what its children leave.
  private(set) var adoptsStrays = false

  /// A place for another group. Nil if there are too many.
  fileprivate var freePlace: Int? {
    mutating get {
      if ids == nil {
        let memory = UnsafeMutablePointer<pid_t>.allocate(capacity: Self.most)
        memory.initialize(repeating: 0, count: Self.most)
        ids = memory
      }
      return (0..<Self.most).first { ids?[$0] == 0 }
    }
  }

  fileprivate func remove(_ id: pid_t) {
    spawning.enter { _ in
      if let place = (0..<Self.most).first(where: { ids?[$0] == id }) { ids?[place] = 0 }
    }
  }

  /// Ends them all. It calls only what may be called when a signal comes.
  func endAll() {
    guard let ids else { return }
    for place in 0..<Self.most where ids[place] != 0 { kill(-ids[place], SIGKILL) }
    guard adoptsStrays else { return }
    // What they leave is left when they have ended.
    for place in 0..<Self.most where ids[place] != 0 { waitpid(ids[place], nil, 0) }
    endStrays()
  }
}

// What has left its group, as setsid does. Linux alone hands it to this program when nobody else looks after it.
extension ProcessGroups {
  /// From now on what a child leaves behind becomes one of this program's, unless this is code in another.
  fileprivate mutating func adoptStrays() {
    #if os(Linux)
      guard Platform.isOwnProgram, !adoptsStrays else { return }
      adoptsStrays = controlProcess(setChildSubreaper, 1) == 0
    #endif
  }

  /// Ends the children of the main thread, which calls this when no group runs any more, and what they leave;
  /// false if there are none. It calls only what may be called when a signal comes.
  @discardableResult
  func endStrays() -> Bool {
    var hasEndedAny = false
    while adoptsStrays {
      let list = openForReading("/proc/thread-self/children")
      let id = withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { room in
        let digits = room.prefix(max(readDescriptor(list, room.baseAddress, 16), 0))
          .prefix { $0 != UInt8(ascii: " ") }
        return digits.reduce(0 as pid_t) { 10 &* $0 &+ pid_t($1 &- UInt8(ascii: "0")) }
      }
      _ = closeDescriptor(list)
      guard id > 0 else { break }
      guard waitpid(id, nil, WNOHANG) == 0 else { continue }
      // Another user's cannot be ended.
      guard kill(id, SIGKILL) == 0 else { break }
      waitpid(id, nil, 0)
      hasEndedAny = true
    }
    return hasEndedAny
  }
}

/// The children's groups. One thread at a time changes it, and the handler of a second signal reads it.
nonisolated(unsafe) var childGroups = ProcessGroups()
