// The only file of the tool that meets the C library: every call of the operating system is here,
// in the words of the rest of the program.

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

/// The reason why a file is not read that must be a regular one of limited size.
enum PlainFileError: Error {
  /// It is a folder, a pipe or a device, or a link to one.
  case notPlain
  case tooLarge
  case system(SystemError)
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

  /// Makes writing to a closed pipe an error that is returned, instead of the program's end.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

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

  /// Waits until a descriptor that is set not to wait can be used. Who shares a pipe or a terminal
  /// with us may have set it so.
  private static func wait(for descriptor: Int32, _ events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
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

  /// Opens a file for reading. A named pipe that nobody writes to yet is not waited for.
  static func open(_ path: FilePath) throws(SystemError) -> Int32 {
    let descriptor = path.withCString { openForReading($0) }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  static func close(_ descriptor: Int32) { _ = closeDescriptor(descriptor) }

  /// Reads what is there, at most as much as `buffer` holds, and waits for it if need be; 0 at the
  /// end of the file.
  static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      let count = readDescriptor(descriptor, buffer.baseAddress, buffer.count)
      let code = errno
      if count >= 0 { return count }
      if code == EAGAIN { wait(for: descriptor, POLLIN) }
      guard code == EINTR || code == EAGAIN else { throw SystemError(code) }
    }
  }

  /// Writes all of `bytes`.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let (count, code) = rest.withUnsafeBytes { bytes in
        (writeDescriptor(descriptor, bytes.baseAddress, bytes.count), errno)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if code == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if code != EINTR {
        throw SystemError(code)
      }
    }
  }

  /// Makes a new file beside `path`, with the permissions that `path` has or a new file would have,
  /// and returns its descriptor and its path. Where the system can do that, the file has no path until
  /// it is moved to its place, and so nothing of it stays whatever ends the program.
  static func createFile(beside path: FilePath) throws(SystemError) -> (Int32, FilePath?) {
    var status = stat()
    let isThere = path.withCString { stat($0, &status) } == 0
    let mask = umask(0)
    umask(mask)
    let mode = isThere ? status.mode & 0o7777 : 0o666 & ~mask
    #if os(Linux) || os(Android)
      let unnamed = path.folder.withCString { openUnnamedFile($0, mode: 0o600) }
      if unnamed >= 0 {
        fchmod(unnamed, mode)
        if entry(of: unnamed).withCString({ access($0, F_OK) }) == 0 { return (unnamed, nil) }
        close(unnamed)
      }
    #endif
    var name = template(beside: path)
    let (descriptor, code) = holdingSignals {
      let descriptor = name.withUnsafeMutableBufferPointer { name in
        name.baseAddress.map { mkstemp($0) } ?? -1
      }
      let code = errno
      // A signal may come at any time, so the name stays where it is; there is one a file.
      if descriptor >= 0 { unfinishedFile = strdup(name) }
      return (descriptor, code)
    }
    guard descriptor >= 0 else { throw SystemError(code) }
    fchmod(descriptor, mode)
    return (descriptor, FilePath(bytes: name.dropLast().map { UInt8(truncatingIfNeeded: $0) }))
  }

  /// A name for a new file that begins like another's, with the end that `mkstemp` fills in.
  private static func template(beside path: FilePath) -> [CChar] {
    let bytes = path.bytes + [UInt8(ascii: ".")] + repeatElement(UInt8(ascii: "X"), count: 6)
    return bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  #if os(Linux) || os(Android)
    /// The path by which the system knows a descriptor of this process.
    private static func entry(of descriptor: Int32) -> FilePath {
      FilePath("/proc/self/fd/\(descriptor)")
    }
  #endif

  /// Puts a file without a name in its place, and in another's if there is one.
  static func move(unnamed descriptor: Int32, to place: FilePath) throws(SystemError) {
    #if os(Linux) || os(Android)
      let code = holdingSignals {
        if link(descriptor, to: place) { return 0 as Int32 }
        // A link takes nobody's place, so the file gets a name of its own first.
        var number = 0
        while errno == EEXIST {
          number += 1
          let path = FilePath(bytes: place.bytes + Array(".\(getpid()).\(number)".utf8))
          guard link(descriptor, to: path) else { continue }
          let result = path.withCString { old in
            place.withCString { new in renameFile(old, new) }
          }
          guard result != 0 else { return 0 }
          let code = errno
          removeFile(path)
          return code
        }
        return errno
      }
      guard code == 0 else { throw SystemError(code) }
    #endif
  }

  #if os(Linux) || os(Android)
    private static func link(_ descriptor: Int32, to path: FilePath) -> Bool {
      entry(of: descriptor).withCString { old in
        path.withCString { linkat(AT_FDCWD, old, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
      } == 0
    }
  #endif

  /// Puts a file in another's place, which it takes at once.
  static func move(_ path: FilePath, to place: FilePath) throws(SystemError) {
    let result = path.withCString { old in place.withCString { new in renameFile(old, new) } }
    unfinishedFile = nil
    guard result == 0 else { throw .last }
  }

  static func removeFile(_ path: FilePath) {
    unfinishedFile = nil
    _ = path.withCString { unlink($0) }
  }

  /// The path behind all links; the path itself if it leads nowhere.
  static func resolved(_ path: FilePath) -> FilePath {
    path.withCString { path in
      guard let name = realpath(path, nil) else { return nil }
      defer { free(name) }
      return FilePath(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
    } ?? path
  }

  /// Opens what is no plain file, such as a pipe, for writing.
  static func openForWriting(_ path: FilePath) throws(SystemError) -> Int32 {
    let descriptor = path.withCString { openToWrite($0) }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// The kind of file that a path leads to.
  enum FileKind {
    case file
    case folder
    /// A pipe, a socket or a device.
    case other
  }

  /// Returns whether a descriptor leads to what has an end of its own, such as a file, rather than
  /// to what ends when somebody ends it: a pipe, a terminal, a socket.
  static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFREG, S_IFBLK, S_IFDIR].contains(status.mode & S_IFMT)
  }

  /// The identity of a regular file, and its state, which differs once it has been changed.
  struct FileState: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let inode: UInt64
    let size: Int
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int

    /// True if this is the same file, whether it has been changed or not.
    func isSameFile(as other: FileState) -> Bool {
      device == other.device && inode == other.inode
    }
  }

  /// The state of the regular file that a descriptor leads to; nil if it leads to none.
  static func state(of descriptor: Int32) -> FileState? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileState(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The place in a file where a descriptor reads or writes next; nil where there is none.
  static func position(of descriptor: Int32) -> Int? {
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : Int(position)
  }

  /// Lets a descriptor read from another place on.
  static func seek(_ descriptor: Int32, to position: Int) throws(SystemError) {
    guard lseek(descriptor, off_t(position), SEEK_SET) >= 0 else { throw .last }
  }

  /// Makes a file without a name in a folder, so that nothing of it stays whatever ends the program.
  static func createUnnamedFile(in folder: FilePath) throws(SystemError) -> Int32 {
    #if os(Linux) || os(Android)
      let unnamed = folder.withCString { openUnnamedFile($0, mode: 0o600) }
      if unnamed >= 0 { return unnamed }
    #endif
    var name = template(beside: folder.appending(Array("strokecheck".utf8)))
    let (descriptor, code) = holdingSignals {
      name.withUnsafeMutableBufferPointer { name in
        guard let name = name.baseAddress else { return (Int32(-1), ENAMETOOLONG) }
        let descriptor = mkstemp(name)
        let code = errno
        if descriptor >= 0 { unlink(name) }
        return (descriptor, code)
      }
    }
    guard descriptor >= 0 else { throw SystemError(code) }
    return descriptor
  }

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

  /// Returns the kind of file that the path leads to, through links.
  static func kind(of path: FilePath) throws(SystemError) -> FileKind {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .last }
    switch status.mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns whether the path itself is a link.
  static func isLink(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.mode & S_IFMT == S_IFLNK
  }

  /// The path from the root on, without links and dots.
  static func absolute(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(resolved) }
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
  }

  /// Returns whether anything has this name, a link that leads nowhere included.
  static func isThere(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0
  }

  /// All that is in a file that somebody else may have put there: it must be a regular one, or a link to
  /// one. Anything else is not even opened, because that can wait, and has effects on some devices.
  static func contents(
    ofPlainFile path: FilePath, upTo limit: Int
  ) throws(PlainFileError) -> [UInt8] {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .system(.last) }
    guard status.mode & S_IFMT == S_IFREG else { throw .notPlain }
    let descriptor = path.withCString { openPlainFile($0) }
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    // What is opened may be something else than what was there before.
    guard fstat(descriptor, &status) == 0, status.mode & S_IFMT == S_IFREG else {
      throw .notPlain
    }
    var bytes: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 1)
    defer { room.deallocate() }
    while bytes.count <= limit {
      let count = readDescriptor(descriptor, room.baseAddress, room.count)
      // There are regular files, of the system's, that have nothing to read yet. They are not waited for.
      if count < 0, errno != EINTR { throw .system(.last) }
      if count == 0 { return bytes }
      bytes += room[..<max(count, 0)]
    }
    throw .tooLarge
  }

  /// Returns the entries of a folder, in no order, without `.` and `..`: names, and their kinds
  /// where the folder itself tells.
  static func entries(
    in folder: FilePath
  ) throws(SystemError) -> [(name: [UInt8], kind: FileKind?)] {
    guard let directory = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(directory) }
    var entries: [(name: [UInt8], kind: FileKind?)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
        [UInt8](field.prefix { $0 != 0 })
      }
      guard name != [UInt8(ascii: ".")], name != [UInt8]("..".utf8) else { continue }
      let type = Int(entry.pointee.d_type)
      let isTold = type == Int(DT_REG) || type == Int(DT_DIR)
      entries.append((name, isTold ? (type == Int(DT_DIR) ? .folder : .file) : nil))
    }
    return entries
  }

  /// Keeps a value until the process ends, which frees all there is at once.
  static func keepToTheEnd(_ value: Any) { kept.append(value) }

  private nonisolated(unsafe) static var kept: [Any] = []

  /// The size of a file in bytes, or nil of what is none.
  static func size(of path: FilePath) -> Int? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0, status.mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The number of threads that can run at once.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs `body` on `count` threads at once, this one among them, and returns when all have ended.
  /// Where the system has no thread left, it runs on fewer, and never on more than help any machine.
  /// Signals come to this one only.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = holdingSignals {
      var threads: [Thread] = []
      while threads.count + 1 < min(count, 1_024), let thread = Thread(body) {
        threads.append(thread)
      }
      return threads
    }
    body()
    for thread in threads { thread.join() }
  }
}

// MARK: - Sockets

extension Platform {
  /// Opens a socket that waits for connections at an IPv4 address, at a port or, for 0, at one that is
  /// free. Returns its descriptor and its port; nil if the address is none.
  static func listen(
    at address: String, port: UInt16
  ) throws(SystemError) -> (descriptor: Int32, port: UInt16)? {
    guard var place = socketAddress(address, port: port) else { return nil }
    let descriptor = openSocket(streaming: true)
    guard descriptor >= 0 else { throw .last }
    var (yes, size) = (Int32(1), socklen_t(MemoryLayout<sockaddr_in>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let code = withSocketAddress(&place) { place in
      guard bind(descriptor, place, size) == 0, listenOn(descriptor, 64) == 0,
        getsockname(descriptor, place, &size) == 0
      else { return errno }
      return 0
    }
    guard code == 0 else {
      close(descriptor)
      throw SystemError(code)
    }
    return (descriptor, UInt16(bigEndian: place.sin_port))
  }

  /// The address of this machine that others on its network reach it by; nil without a network. Nothing
  /// is sent to find out.
  static var networkAddress: String? {
    let descriptor = openSocket(streaming: false)
    guard descriptor >= 0, var place = socketAddress("192.0.2.1", port: 9) else { return nil }
    defer { close(descriptor) }
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withSocketAddress(&place) { place in
      connect(descriptor, place, size) == 0 && getsockname(descriptor, place, &size) == 0
    }
    return isKnown ? text(of: place) : nil
  }

  /// Takes a connection that waits, with the address at its other end; nil if none does. Reading and
  /// writing it never waits.
  static func accept(_ listener: Int32) -> (descriptor: Int32, address: String)? {
    var place = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = withSocketAddress(&place) { acceptOn(listener, $0, &size) }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, text(of: place) ?? "?")
  }

  /// Waits until one of some sockets can be read, or written if it is to be, or seconds are over.
  /// Returns which can; nil if a signal has ended the input.
  static func wait(
    for sockets: [(descriptor: Int32, isWriting: Bool)], seconds: Double
  ) -> [Bool]? {
    var requests = sockets.map {
      pollfd(fd: $0.descriptor, events: Int16($0.isWriting ? POLLOUT : POLLIN), revents: 0)
    }
    requests.append(pollfd(fd: signals, events: Int16(POLLIN), revents: 0))
    let count = requests.count
    while poll(&requests, .init(count), Int32(seconds * 1000)) < 0, errno == EINTR {}
    return requests[count - 1].revents != 0 ? nil : requests.dropLast().map { $0.revents != 0 }
  }

  /// Adds what has come to `bytes`, as far as it is there; false if no more will come.
  static func receive(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { room.deallocate() }
    let count = readDescriptor(descriptor, room.baseAddress, room.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    bytes += room[..<count]
    return count > 0
  }

  /// Sends as much of `bytes` as goes without waiting, and drops it; false if nothing ever will.
  static func send(_ descriptor: Int32, from bytes: inout ArraySlice<UInt8>) -> Bool {
    let count = bytes.withUnsafeBytes { writeDescriptor(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    bytes = bytes.dropFirst(count)
    return true
  }

  /// Tells the other end of a connection that nothing more will be sent.
  static func endSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  private static func openSocket(streaming: Bool) -> Int32 {
    #if canImport(Glibc) && !canImport(Musl)
      let type = Int32((streaming ? SOCK_STREAM : SOCK_DGRAM).rawValue)
    #else
      let type = streaming ? SOCK_STREAM : SOCK_DGRAM
    #endif
    let descriptor = socket(AF_INET, type, 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  private static func socketAddress(_ address: String, port: UInt16) -> sockaddr_in? {
    var place = sockaddr_in()
    place.sin_family = .init(AF_INET)
    place.sin_port = port.bigEndian
    return inet_pton(AF_INET, address, &place.sin_addr) == 1 ? place : nil
  }

  private static func text(of place: sockaddr_in) -> String? {
    var (place, name) = (place, [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN)))
    guard inet_ntop(AF_INET, &place.sin_addr, &name, socklen_t(name.count)) != nil else {
      return nil
    }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func withSocketAddress<Result>(
    _ place: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}

// MARK: - Signals
//
// INT, TERM and HUP end the input: the first is written into a pipe, beside which every read waits, so
// that it reaches whatever thread reads. A second, or one before there is any input, quits at once.
// Signals come to the main thread only, and so what their handlers use is used there only, or set
// before they are set.

extension Platform {
  /// The signals that ask a program to end.
  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Sees to it that a signal that ends the program takes the unfinished file with it, and that the
  /// status says which it was. Signals that are ignored stay so, as under `nohup`.
  static func catchSignals() {
    holdingSignals {
      for number in endingSignals {
        let before = signal(number, quit)
        let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(number, SIG_IGN) } else { caughtSignals.append(number) }
      }
    }
  }

  /// Lets the next signal end the input, rather than the program: from now on there is some. Does
  /// nothing where signals are not caught.
  static func endInputOnSignal() { _ = signals }

  /// The end of the pipe where a signal shows that has ended the input; -1 if none can. It is set up
  /// once, by whichever thread asks first.
  private static let signals: Int32 = {
    var ends: [Int32] = [-1, -1]
    // Without descriptors to be had, a signal quits.
    guard !caughtSignals.isEmpty, pipe(&ends) == 0 else { return -1 }
    signalPipe = (out: ends[0], into: ends[1])
    for number in caughtSignals { signal(number, endInput) }
    return ends[0]
  }()

  /// True if a signal has ended the input.
  static var isInterrupted: Bool { signals >= 0 && canRead(signals) }

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

  /// Waits until there is something to read, or the end, or a signal has ended the input; false if
  /// one has.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    waitForInput(descriptor, milliseconds: -1).isInterrupted == false
  }

  /// Waits for some time until there is something to read, or the end, or a signal has ended the input;
  /// false if nothing of that comes.
  static func waitForInput(_ descriptor: Int32, seconds: Double) -> Bool {
    let milliseconds = min((seconds * 1e3).rounded(.up), 0x1p31 - 1)
    return waitForInput(descriptor, milliseconds: Int32(milliseconds)).isReady
  }

  private static func waitForInput(
    _ descriptor: Int32, milliseconds: Int32
  ) -> (isReady: Bool, isInterrupted: Bool) {
    var requests = (
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    )
    var count: Int32 = 0
    withUnsafeMutableBytes(of: &requests) { bytes in
      let requests = bytes.bindMemory(to: pollfd.self)
      repeat {
        count = poll(requests.baseAddress, 2, milliseconds)
      } while count < 0 && errno == EINTR
    }
    return (count != 0, requests.0.revents != 0)
  }

  /// Runs `body` while signals wait; threads that it starts never get any.
  private static func holdingSignals<Result>(_ body: () -> Result) -> Result {
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
/// True if a signal has ended the input. Only for the handler.
private nonisolated(unsafe) var isInputEnded = false

/// Ends the input, or the second time the program. Like all that runs when a signal comes, it calls
/// only what may be called then.
private func endInput(_ number: Int32) {
  if isInputEnded { quit(number) }
  isInputEnded = true
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = writeDescriptor(signalPipe.into, &byte, 1)
  errno = code
}

/// Ends the program and removes the unfinished file.
private func quit(_ number: Int32) {
  if let file = unfinishedFile { unlink(file) }
  _exit(128 + number)
}

/// A running thread.
private struct Thread {
  private let thread: pthread_t

  /// A thread that runs `body`, or nil if there cannot be one.
  init?(_ body: @escaping @Sendable () -> Void) {
    let task = Unmanaged.passRetained(Task(body))
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // Nobody reads what a thread returns, but some systems want a pointer that is not null.
    let result = pthread_create(
      &thread, nil,
      { task in
        runTask(task)
        return task
      }, task.toOpaque())
    #if canImport(Darwin) || canImport(Musl)
      guard result == 0, let thread else {
        task.release()
        return nil
      }
    #else
      guard result == 0 else {
        task.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }

  fileprivate final class Task {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

private func runTask(_ task: UnsafeMutableRawPointer?) {
  guard let task else { return }
  Unmanaged<Thread.Task>.fromOpaque(task).takeRetainedValue().body()
}

/// A value that threads take turns at, and may wait in front of for it to change.
final class Monitor<Value>: @unchecked Sendable {
  // Sound because every access to `value` is between lock and unlock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: consuming sending Value) {
    self.value = value
    lock.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    lock.deallocate()
    changed.deallocate()
  }

  /// Runs `body` on the value while nobody else does, as soon as `isReady` says so of it, and wakes
  /// those who wait.
  func enter<Result>(
    when isReady: (Value) -> Bool = { _ in true }, _ body: (inout Value) -> Result
  ) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    while !isReady(value) { pthread_cond_wait(changed, lock) }
    return body(&value)
  }
}

/// The file that is being written beside its place, for a signal that ends the program: the name as C
/// has it. There is one at a time, and the main thread writes it.
private nonisolated(unsafe) var unfinishedFile: UnsafeMutablePointer<CChar>?

extension stat {
  /// The kind and the permissions. The field is wider than its type on some systems.
  fileprivate var mode: mode_t { mode_t(truncatingIfNeeded: st_mode) }
}

// The names that a method of the same name would hide.
private func openDescriptor(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 {
  open(path, mode)
}
private func openForReading(_ path: UnsafePointer<CChar>) -> Int32 {
  #if canImport(Darwin)
    // A named pipe without a writer would read as if it were at its end.
    open(path, O_RDONLY | O_CLOEXEC)
  #else
    open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  #endif
}
// A pipe that took the file's place does not make it wait.
private func openPlainFile(_ path: UnsafePointer<CChar>) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
}
private func openToWrite(_ path: UnsafePointer<CChar>) -> Int32 { open(path, O_WRONLY | O_CLOEXEC) }
#if os(Linux) || os(Android)
  private func openUnnamedFile(_ folder: UnsafePointer<CChar>, mode: mode_t) -> Int32 {
    // The interface of the C library does not have O_TMPFILE.
    open(folder, 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
  }
#endif
private func renameFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}
private func listenOn(_ descriptor: Int32, _ waiting: Int32) -> Int32 {
  listen(descriptor, waiting)
}
private func acceptOn(
  _ descriptor: Int32, _ place: UnsafeMutablePointer<sockaddr>,
  _ size: UnsafeMutablePointer<socklen_t>
) -> Int32 { accept(descriptor, place, size) }
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func readDescriptor(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }
private func writeDescriptor(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, bytes, count) }
