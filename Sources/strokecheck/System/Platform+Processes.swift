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
  private var isOutputOpen = true
  /// The status with which it ended, or the signal as a negative number; nil while it runs.
  private(set) var status: Int32?

  /// Runs a command by the shell, with `errors` as its standard error.
  init(shell command: Argument, errors: Int32) throws(SystemError) {
    // How it ended would not be told to us where children that end are ignored.
    signal(SIGCHLD, SIG_DFL)
    childGroups.adoptStrays()
    hasStartedChildren = true
    let (toChild, fromChild) = (try Platform.makePipe(), try Platform.makePipe())
    defer { for end in [toChild.out, fromChild.into] { Platform.closeFile(end) } }
    (input, output) = (toChild.into, fromChild.out)
    id = try Self.spawn(command, [toChild.out, fromChild.into, errors])
    childGroups.replace(0, by: id)
    #if os(Linux)
      _ = fcntl(input, setPipeSize, 1 << 19)
    #endif
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    closeInput()
    endGroup()
    Platform.closeFile(output)
  }

  /// Waits for some time until there is output or its end, or room for input if that is wanted.
  func wait(seconds: Double, toWrite: Bool) -> (canWrite: Bool, hasOutput: Bool) {
    var requests = [
      pollfd(fd: toWrite ? input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isOutputOpen ? output : -1, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32((seconds * 1e3).rounded(.up))
    // A signal is no end of the time.
    while poll(&requests, 2, milliseconds) < 0, errno == EINTR {}
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// Writes as much as there is room for. Returns the number of bytes; nil if it reads no more.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let (count, code) = bytes.withUnsafeBytes {
      (write(input, $0.baseAddress, $0.count), errno)
    }
    return count >= 0 ? count : code == EAGAIN || code == EINTR ? 0 : nil
  }

  /// Gives its input an end.
  func closeInput() {
    if input >= 0 { Platform.closeFile(input) }
    input = -1
  }

  /// Reads output that is there; 0 at its end.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = (try? Platform.readSome(output, into: room)) ?? 0
    isOutputOpen = count > 0
    return count
  }

  /// Tells whether it has ended, or does within some time. What it started may still run.
  func hasEnded(within seconds: Double = 0) -> Bool {
    let end = Platform.seconds + seconds
    var result: Int32 = 0
    while status == nil, waitpid(id, &result, WNOHANG) == 0 {
      guard Platform.seconds < end else { return false }
      usleep(500)
    }
    if status == nil { status = result & 0x7F == 0 ? result >> 8 & 0xFF : -(result & 0x7F) }
    return true
  }

  /// The way it ended.
  var ending: String {
    switch status ?? 0 {
    case 126: "status 126: the command is not executable"
    case 127: "status 127: no such command"
    case let status where status < 0: "signal \(-status)"
    case let status: "status \(status)"
    }
  }

  /// Ends it and all that it has started. Returns true if something ran on after its end.
  @discardableResult
  func endGroup() -> Bool {
    var leaves = false
    if childGroups.contains(id) {
      let hadEnded = hasEnded()
      // What it started may be ending, too.
      if hadEnded, kill(-id, 0) == 0 { usleep(50_000) }
      leaves = kill(-id, SIGKILL) == 0 && hadEnded
      _ = hasEnded(within: 1)
      childGroups.replace(id, by: 0)
    }
    return childGroups.endStrays() || leaves
  }
}

// MARK: - Starting

#if os(Linux)
  /// `F_SETPIPE_SZ`, which not every C library shows to Swift.
  private let setPipeSize: Int32 = 1_031
  /// `PR_SET_CHILD_SUBREAPER`, and the call that takes it, which Swift does not know because more may follow.
  private let setChildSubreaper: Int32 = 36
  @_silgen_name("prctl") private func controlProcess(_ option: Int32, _ value: UInt) -> Int32
#endif

/// A session of its own is a group of its own too. Not every C library shows the flag to Swift.
#if canImport(Darwin)
  private let newSession: Int16 = 0x400
#else
  private let newSession: Int16 = 0x80
#endif

extension ChildProcess {
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
    // Python keeps what it prints into a pipe, unless it is told not to.
    let script = Array("export PYTHONUNBUFFERED=1; ".utf8) + command.bytes
    let words = ["sh", "-c", Argument(bytes: script)].map(\.copy)
    defer { for word in words { word?.deallocate() } }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/bin/sh", &actions, &attributes, words + [nil], environment)
    guard code == 0 else { throw SystemError(code) }
    return id
  }
}

/// The environment of this process.
private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  #if canImport(Darwin)
    _NSGetEnviron().pointee
  #else
    environ
  #endif
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
  fileprivate static func makePipe() throws(SystemError) -> (out: Int32, into: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

// MARK: - What a signal ends

/// The groups of the children that run, in memory that a signal's handler may look at. A 0 stands in a place that is
/// free.
struct ProcessGroups {
  private let ids = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 64)

  init() { ids.initialize(repeating: 0) }

  fileprivate func contains(_ id: pid_t) -> Bool { ids.contains(id) }

  fileprivate func replace(_ old: pid_t, by new: pid_t) {
    if let place = ids.firstIndex(of: old) { ids[place] = new }
  }

  /// Ends them all. It calls only what may be called when a signal comes.
  func endAll() {
    for id in ids where id != 0 { kill(-id, SIGKILL) }
    // What they leave is left when they have ended.
    for id in ids where id != 0 { waitpid(id, nil, 0) }
    ids.update(repeating: 0)
    endStrays()
  }

  /// From now on what a child leaves behind becomes one of this program's, unless this is code in another. Linux alone
  /// has that: it is for what has left its group, as `setsid` does.
  fileprivate func adoptStrays() {
    #if os(Linux)
      if Platform.isOwnProgram { _ = controlProcess(setChildSubreaper, 1) }
    #endif
  }

  /// Ends what children have left, when none of them runs; false if there is nothing. It calls only what may be called
  /// when a signal comes. What is left becomes a child of the main thread, which alone finds it.
  @discardableResult
  fileprivate func endStrays() -> Bool {
    var hasEndedAny = false
    while Platform.isOwnProgram, ids.allSatisfy({ $0 == 0 }) {
      let list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC)
      let id = withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { room in
        let digits = room.prefix(max(read(list, room.baseAddress, 16), 0))
          .prefix { $0 != UInt8(ascii: " ") }
        return digits.reduce(0 as pid_t) { 10 &* $0 &+ pid_t($1 &- UInt8(ascii: "0")) }
      }
      close(list)
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
nonisolated(unsafe) let childGroups = ProcessGroups()
