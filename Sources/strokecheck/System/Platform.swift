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
  static func keepToTheEnd(_ value: Any) { _ = Unmanaged.passRetained(Kept(value: value)) }

  private final class Kept {
    let value: Any

    init(value: Any) { self.value = value }
  }

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Platform {
  /// The most bytes of addresses that the process may have; nil if nothing limits them.
  static var addressSpaceLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc) && !canImport(Musl)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    // Without a limit it is larger than any number of bytes.
    return result == 0 ? Int(exactly: limit.rlim_cur) : nil
  }

  /// The bytes of memory that the process takes for itself, without what it shares with files, and of the addresses it
  /// has. Where the system does not tell how much it takes now, the most that it has taken stands for that.
  static var memoryUse: (own: Int, addresses: Int) {
    #if os(Linux) || os(Android)
      let pages = pagesInUse
      let size = max(sysconf(Int32(_SC_PAGESIZE)), 1)
      return ((pages.resident - pages.shared) * size, pages.all * size)
    #else
      var usage = rusage()
      // RUSAGE_SELF, which not every C library declares as the number that it takes.
      guard getrusage(0, &usage) == 0 else { return (0, 0) }
      return (Int(usage.ru_maxrss), 0)
    #endif
  }

  #if os(Linux) || os(Android)
    /// The pages of the process; none if the system keeps that to itself.
    private static var pagesInUse: (all: Int, resident: Int, shared: Int) {
      guard let file = try? open(FilePath("/proc/self/statm")) else { return (0, 0, 0) }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { text in
        var rest = text.prefix((try? read(file, into: text)) ?? 0)
        func number() -> Int {
          var number = 0
          while let digit = rest.popFirst(), digit != UInt8(ascii: " ") {
            number = number &* 10 &+ Int(digit) - Int(UInt8(ascii: "0"))
          }
          return number
        }
        return (number(), number(), number())
      }
    }
  #endif
}

// Calls of the C library by names that no method hides.

func openDescriptor(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 {
  open(path, mode)
}
func openForReading(_ path: UnsafePointer<CChar>) -> Int32 {
  #if canImport(Darwin)
    // A named pipe without a writer would read as if it were at its end.
    open(path, O_RDONLY | O_CLOEXEC)
  #else
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  #endif
}
// A pipe that took the file's place does not make it wait.
func openPlainFile(_ path: UnsafePointer<CChar>) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
}
func openToWrite(_ path: UnsafePointer<CChar>) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }
#if os(Linux) || os(Android)
  func openUnnamedFile(_ folder: UnsafePointer<CChar>, mode: mode_t) -> Int32 {
    // The interface of the C library does not have O_TMPFILE.
    open(folder, 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
  }
#endif
func renameFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}
func openPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
func readDescriptor(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }
func writeDescriptor(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, bytes, count) }
