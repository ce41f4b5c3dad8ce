#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

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
        let count = (try? read(file, into: text)) ?? 0
        let words = text[..<count].split(separator: UInt8(ascii: " "))
        let numbers = words.prefix(3).map { word in
          word.reduce(0) { $0 &* 10 &+ Int($1) - Int(UInt8(ascii: "0")) }
        }
        return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : (0, 0, 0)
      }
    }
  #endif
}
