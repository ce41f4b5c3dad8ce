// Only the files of this folder whose names begin with Platform use the C library: they have every
// system call, behind the types of the rest of the program.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif
import StrokeCore
import StrokeFormats

struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// The error of the last failed call.
  static var last: SystemError { SystemError(errno) }

  /// True if the other end of a pipe is closed.
  var isBrokenPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}

/// The operating system, as far as this program needs it.
enum Platform {
  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  /// The arguments as bytes, which need not be UTF-8.
  static func arguments() throws(SystemError) -> [Argument] {
    let arguments = (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Argument(bytes: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
    #if os(Linux) || os(Android)
      // The runtime reads them from a file, and has none if that cannot be opened.
      if arguments.isEmpty { closeFile(try openFile(FilePath("/proc/self/cmdline"))) }
    #endif
    return arguments
  }

  static func environment(_ name: String) -> String? {
    name.withCString { getenv($0) }.map { String(cString: $0) }
  }

  /// Wall-clock time in whole seconds, UTC.
  static var secondsSince1970: Int { time(nil) }

  /// A moment in UTC, by the calendar that people use: `2009-11-25T08:30:00`. Before the year 0 or after 9999 it is the
  /// nearest one between.
  static func utc(_ secondsSince1970: Int) -> String {
    var (time, parts) = (time_t(min(max(secondsSince1970, -62_167_219_200), 253_402_300_799)), tm())
    gmtime_r(&time, &parts)
    var text: [UInt8] = []
    for (number, digits, end) in [
      (parts.tm_year + 1900, 4, "-"), (parts.tm_mon + 1, 2, "-"), (parts.tm_mday, 2, "T"),
      (parts.tm_hour, 2, ":"), (parts.tm_min, 2, ":"), (parts.tm_sec, 2, ""),
    ] {
      text.append(magnitude: UInt64(number), digits: digits)
      text.append(end)
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func end(_ code: Int32) -> Never { exit(code) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns and rows of a terminal's window; nil if it does not know.
  static func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Retains a value until the process ends, which frees everything at once.
  static func leakUntilExit(_ value: Any) { _ = Unmanaged.passRetained(Leaked(value: value)) }

  private final class Leaked {
    let value: Any

    init(value: Any) { self.value = value }
  }

  /// Seconds of a monotonic clock.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Platform {
  /// The address space limit of the process in bytes.
  static var addressSpaceLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc) && !canImport(Musl)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    // Without a limit the value exceeds any number of bytes.
    return result == 0 ? Int(exactly: limit.rlim_cur) : nil
  }

  /// The memory of the process itself, without what it shares with files, and its address space, in
  /// bytes. If the system does not tell the current memory, the peak is used instead.
  static var memoryUse: (own: Int, addresses: Int) {
    #if os(Linux) || os(Android)
      let pages = pagesInUse
      let size = max(sysconf(Int32(_SC_PAGESIZE)), 1)
      return ((pages.resident - pages.shared) * size, pages.all * size)
    #else
      var usage = rusage()
      // RUSAGE_SELF, which not every C library declares with the type of the parameter.
      guard getrusage(0, &usage) == 0 else { return (0, 0) }
      return (Int(usage.ru_maxrss), 0)
    #endif
  }

  #if os(Linux) || os(Android)
    /// The pages of the process; zeros if the system does not tell.
    private static var pagesInUse: (all: Int, resident: Int, shared: Int) {
      guard let file = try? openFile(FilePath("/proc/self/statm")) else { return (0, 0, 0) }
      defer { closeFile(file) }
      return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { text in
        var rest = text.prefix((try? readSome(file, into: text)) ?? 0)
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
