#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// INT, TERM and HUP end the input: the first is written into a pipe that every read also waits for,
// so that any reading thread sees it. A second one, or one before there is any input, quits at
// once. So does QUIT, as if it were not caught, except for the cleanup. Signals are delivered to
// the main thread only, so what their handlers use is used only there, or is set before the
// handlers are.

extension Platform {
  /// The signals that ask a program to end.
  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Turns SIGPIPE and SIGXFSZ into errors of the failed write, instead of the end of the program.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Prepares the process of this program. A signal that ends it removes the unfinished file, and shows in the exit
  /// status; ignored ones stay ignored, as under `nohup`. Failed writes are errors.
  ///
  /// The standard descriptors that the program was started without are opened, so that no file opened later gets their
  /// numbers, and with them the output. They stay unusable: each is opened only for the other direction.
  static func prepare() {
    ignoreFailedWrites()
    // Made now, because a handler may not allocate.
    withExtendedLifetime(handlerState) {}
    holdingSignals {
      for number in endingSignals where installHandler(quit, for: number) {
        caughtSignals.append(number)
      }
      _ = installHandler(abort, for: SIGQUIT)
    }
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) < 0 {
      let mode = descriptor == standardInput ? O_WRONLY : O_RDONLY
      _ = "/dev/null".withCString { open($0, mode) }
    }
  }

  /// Installs a handler for a signal; returns false, and does nothing, if the signal is ignored.
  private static func installHandler(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32
  ) -> Bool {
    let before = signal(number, handler)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return !isIgnored
  }

  /// True if this is a program of its own, whose signals are caught.
  static var isOwnProgram: Bool { !caughtSignals.isEmpty }

  /// The read end of the pipe that shows the signal that ended the input; -1 without a pipe. It is set up once, by
  /// whichever thread asks first: from then on a signal that is caught ends the input instead of the program.
  static let signals: Int32 = {
    var ends: [Int32] = [-1, -1]
    // Without free descriptors, a signal quits.
    guard !caughtSignals.isEmpty, pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    handlerState.pointee.pipe = (out: ends[0], into: ends[1])
    for number in caughtSignals { signal(number, endInput) }
    return ends[0]
  }()

  /// True if a signal has ended the input.
  static var isInterrupted: Bool { signals >= 0 && canRead(signals) }

  /// Returns true if a signal has ended the input, or is about to: the handler may run later than
  /// other threads notice what the signal did to the program that writes the input. `orSoon` waits
  /// for a handler that has started, 20 ms at most.
  static func isSignalled(orSoon: Bool) -> Bool {
    if isInterrupted { return true }
    var waiting = sigset_t()
    sigemptyset(&waiting)
    if sigpending(&waiting) == 0, endingSignals.contains(where: { sigismember(&waiting, $0) == 1 })
    {
      return true
    }
    return orSoon && signals >= 0 && waitForInput(signals, seconds: 0.02)
  }

  /// The signal that has ended the input, if any. Call it once, when no other thread runs.
  static func takeSignal() -> Int32? {
    var number: UInt8 = 0
    let pipe = handlerState.pointee.pipe.out
    guard pipe >= 0, canRead(pipe), read(pipe, &number, 1) == 1
    else { return nil }
    return Int32(number)
  }

  /// Returns whether there is something to read, or the end, so that reading does not block.
  static func canRead(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) < 0, errno == EINTR {}
    return request.revents != 0
  }

  /// Waits until there is something to read, or the end; false after a signal, or when the reader of
  /// `output` has gone, which is watched unless it is -1.
  static func waitForInput(_ descriptor: Int32, orEndOf output: Int32) -> Bool {
    let result = waitForInput(descriptor, milliseconds: -1, output)
    return !result.isInterrupted && !result.isClosed
  }

  /// Waits until there is something to read, or the end, or a signal has ended the input; false if
  /// none of these happens in time.
  static func waitForInput(_ descriptor: Int32, seconds: Double) -> Bool {
    let milliseconds = min((seconds * 1e3).rounded(.up), 0x1p31 - 1)
    return waitForInput(descriptor, milliseconds: Int32(milliseconds)).isReady
  }

  private static func waitForInput(
    _ descriptor: Int32, milliseconds: Int32, _ output: Int32 = -1
  ) -> (isReady: Bool, isInterrupted: Bool, isClosed: Bool) {
    var requests = (
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: 0, revents: 0)
    )
    var count: Int32 = 0
    withUnsafeMutableBytes(of: &requests) { bytes in
      let requests = bytes.bindMemory(to: pollfd.self)
      repeat {
        count = poll(requests.baseAddress, 3, milliseconds)
      } while count < 0 && errno == EINTR
    }
    return (count != 0, requests.0.revents != 0, requests.2.revents != 0)
  }

  /// Runs `body` with signals blocked; threads that it starts never receive any.
  static func holdingSignals<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    sigemptyset(&held)
    for number in endingSignals { sigaddset(&held, number) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}

/// The signals that are not ignored. Set before there is another thread.
private nonisolated(unsafe) var caughtSignals: [Int32] = []
/// What handlers read and write. It is behind a pointer: where a handler interrupts the program in the middle of an access
/// to a variable, another access to that is a conflict, which ends the program.
private struct HandlerState {
  /// The pipe into which the handler writes the signal that ends the input. It stays in the pipe until the end, so that
  /// all threads see it. Set before the handler is installed.
  var pipe: (out: Int32, into: Int32) = (-1, -1)
  /// The signal that has ended the input, if any, and its time. Only for the handler.
  var first: (signal: Int32, seconds: Double)?
  /// The name of the unfinished file.
  var unfinishedFile: UnsafeMutablePointer<CChar>?
  /// True once a child was started, from when on ``childGroups`` is there.
  var hasStartedChildren = false
}

private nonisolated(unsafe) let handlerState: UnsafeMutablePointer<HandlerState> = {
  let state = UnsafeMutablePointer<HandlerState>.allocate(capacity: 1)
  state.initialize(to: HandlerState())
  return state
}()
/// Seconds within which a repeated signal counts as the same one: `timeout` sends it to a program
/// and to its group.
private let echoTime = 0.05

/// Ends the input or, the second time, the program. Like everything in a handler, it calls only
/// async-signal-safe functions.
private func endInput(_ number: Int32) {
  let code = errno
  defer { errno = code }
  let seconds = Platform.seconds
  if let first = handlerState.pointee.first {
    if first.signal == number, seconds - first.seconds < echoTime { return }
    quit(number)
  }
  handlerState.pointee.first = (number, seconds)
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(handlerState.pointee.pipe.into, &byte, 1)
}

/// Ends the program and the processes it has started, and removes the unfinished file.
private func quit(_ number: Int32) {
  cleanUp()
  _exit(128 + number)
}

/// Does the same, and dies of the signal, which may dump core.
private func abort(_ number: Int32) {
  cleanUp()
  signal(number, SIG_DFL)
  raise(number)
}

private func cleanUp() {
  if let file = unfinishedFile { unlink(file) }
  if hasStartedChildren { childGroups.endAll() }
}

/// True once the program has started a child. Before, a signal has nothing to end: making ``childGroups`` would allocate
/// memory in the handler, and the children that this process was given are not its own.
var hasStartedChildren: Bool {
  get { handlerState.pointee.hasStartedChildren }
  set { handlerState.pointee.hasStartedChildren = newValue }
}

/// The C string with the name of the unfinished file, for a signal that ends the program. There is
/// one at a time, written by the main thread.
var unfinishedFile: UnsafeMutablePointer<CChar>? {
  get { handlerState.pointee.unfinishedFile }
  set { handlerState.pointee.unfinishedFile = newValue }
}
