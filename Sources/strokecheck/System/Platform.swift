// Only the files of this folder whose names begin with Platform meet the C library: every call of the
// operating system is there, in the words of the rest of the program.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// An error of the operating system.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// The last refusal.
  static var last: SystemError { SystemError(errno) }

  /// True if the other end of a pipe has gone.
  var isBrokenPipe: Bool { code == EPIPE }

  /// True if the machine has no more to give, whatever is asked of it.
  var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(code) }

  var description: String { String(cString: strerror(code)) }
}

/// The operating system, as far as this program needs it.
enum Platform {
  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  /// Returns the arguments as they came, which need not be UTF-8.
  static func arguments() throws(SystemError) -> [Argument] {
    let arguments = (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Argument(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
    #if os(Linux) || os(Android)
      // The runtime reads them from a file and knows none where that cannot be opened.
      if arguments.isEmpty { close(try open(FilePath("/proc/self/cmdline"))) }
    #endif
    return arguments
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time by the machine's clock, in whole seconds, UTC.
  static var secondsSince1970: Int { time(nil) }

  /// Makes writing to a closed pipe, or more into a file than `ulimit -f` allows, an error that is returned,
  /// instead of the program's end.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Sees to it that no file that is opened later gets the number of a standard descriptor that the
  /// program was started without, and with it what is said there. It stays as good as closed: it can
  /// only be used the wrong way round.
  static func occupyStandardDescriptors() {
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) < 0 {
      let mode = descriptor == standardInput ? O_WRONLY : O_RDONLY
      _ = "/dev/null".withCString { openDescriptor($0, mode) }
    }
  }

  static func end(_ code: Int32) -> Never { exit(code) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns and rows of the window that a terminal is shown in, if it knows.
  static func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Keeps a value until the process ends, which frees all there is at once.
  static func keepToTheEnd(_ value: Any) { kept.append(value) }

  private nonisolated(unsafe) static var kept: [Any] = []

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
