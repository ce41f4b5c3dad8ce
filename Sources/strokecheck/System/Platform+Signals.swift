#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// INT, TERM and HUP end the input: the first is written into a pipe, beside which every read waits, so
// that it reaches whatever thread reads. A second, or one before there is any input, quits at once; so
// does QUIT, as if it were not caught, but for what it would leave behind.
// Signals come to the main thread only, and so what their handlers use is used there only, or set
// before they are set.

extension Platform {
  /// The signals that ask a program to end.
  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Sees to it that a signal that ends the program takes the unfinished file with it, and that the
  /// status says which it was. Signals that are ignored stay so, as under `nohup`.
  static func catchSignals() {
    holdingSignals {
      for number in endingSignals where isCaught(number, by: quit) { caughtSignals.append(number) }
      _ = isCaught(SIGQUIT, by: abort)
    }
  }

  /// Lets a handler catch a signal unless it is ignored. Returns false if it is.
  private static func isCaught(
    _ number: Int32, by handler: @escaping @convention(c) (Int32) -> Void
  ) -> Bool {
    let before = signal(number, handler)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return !isIgnored
  }

  /// True if this is a program of its own, whose signals are caught.
  static var isOwnProgram: Bool { !caughtSignals.isEmpty }

  /// Lets the next signal end the input, rather than the program: from now on there is some. Does
  /// nothing where signals are not caught.
  static func endInputOnSignal() { _ = signals }

  /// The end of the pipe where a signal shows that has ended the input; -1 if none can. It is set up
  /// once, by whichever thread asks first.
  static let signals: Int32 = {
    var ends: [Int32] = [-1, -1]
    // Without descriptors to be had, a signal quits.
    guard !caughtSignals.isEmpty, pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe = (out: ends[0], into: ends[1])
    for number in caughtSignals { signal(number, endInput) }
    return ends[0]
  }()

  /// True if a signal has ended the input.
  static var isInterrupted: Bool { signals >= 0 && canRead(signals) }

  /// Returns true if a signal has ended the input, or is about to: its handler may run later than other
  /// threads see what the signal did to the program that writes the input. `orSoon` waits for a handler
  /// that has begun, 20 ms at most.
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

  /// The signal that has ended the input, if any has. It tells once, when no other thread runs.
  static func takeSignal() -> Int32? {
    var number: UInt8 = 0
    guard signalPipe.out >= 0, canRead(signalPipe.out),
      readDescriptor(signalPipe.out, &number, 1) == 1
    else { return nil }
    return Int32(number)
  }

  /// Returns whether there is something to read, or the end, so that reading need not wait.
  static func canRead(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) < 0, errno == EINTR {}
    return request.revents != 0
  }

  /// Waits until there is something to read, or the end; false if a signal has ended the input, or the reader of
  /// `output` has gone, which is watched unless it is -1.
  static func waitForInput(_ descriptor: Int32, orEndOf output: Int32) -> Bool {
    let result = waitForInput(descriptor, milliseconds: -1, output)
    return !result.isInterrupted && !result.isClosed
  }

  /// Waits for some time until there is something to read, or the end, or a signal has ended the input;
  /// false if nothing of that comes.
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

  /// Runs `body` while signals wait; threads that it starts never get any.
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
/// The pipe into which the handler writes a signal that ends the input, and where all threads see
/// it, because nobody reads it from there before the end. Set before the handler is.
private nonisolated(unsafe) var signalPipe: (out: Int32, into: Int32) = (-1, -1)
/// The signal that has ended the input, if one has, and when. Only for the handler.
private nonisolated(unsafe) var first: (signal: Int32, seconds: Double)?
/// The seconds within which the same signal again is the same one: `timeout` sends it to a program and to its group.
private let echoTime = 0.05

/// Ends the input, or the second time the program. Like all that runs when a signal comes, it calls
/// only what may be called then.
private func endInput(_ number: Int32) {
  let code = errno
  defer { errno = code }
  let seconds = Platform.seconds
  if let first {
    if first.signal == number, seconds - first.seconds < echoTime { return }
    quit(number)
  }
  first = (number, seconds)
  var byte = UInt8(truncatingIfNeeded: number)
  _ = writeDescriptor(signalPipe.into, &byte, 1)
}

/// Ends the program and what it has started, and removes the unfinished file.
private func quit(_ number: Int32) {
  cleanUp()
  _exit(128 + number)
}

/// Does the same and dies of the signal, which may leave a dump of memory.
private func abort(_ number: Int32) {
  cleanUp()
  signal(number, SIG_DFL)
  raise(number)
}

private func cleanUp() {
  if let file = unfinishedFile { unlink(file) }
  childGroups.endAll()
}

/// The file that is being written beside its place, for a signal that ends the program: the name as C
/// has it. There is one at a time, and the main thread writes it.
nonisolated(unsafe) var unfinishedFile: UnsafeMutablePointer<CChar>?
