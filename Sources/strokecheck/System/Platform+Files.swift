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
  /// Opens a file for reading, without waiting for a writer if it is a named pipe.
  static func openFile(_ path: FilePath) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      // Opening a named pipe without a writer does not block, and reading it gives the end.
      let mode = O_RDONLY | O_CLOEXEC
    #else
      let mode = O_RDONLY | O_CLOEXEC | O_NONBLOCK
    #endif
    return try checked(path.withCString { open($0, mode) })
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads what is available, up to the size of `buffer`, and waits for it if necessary; 0 at the
  /// end of the file.
  static func readSome(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      let code = errno
      if count >= 0 { return count }
      if code == EAGAIN { wait(for: descriptor, POLLIN) }
      guard code == EINTR || code == EAGAIN else { throw SystemError(code) }
    }
  }

  /// Waits until a non-blocking descriptor can be used. A process that shares a pipe or terminal
  /// with this one may have made it non-blocking.
  private static func wait(for descriptor: Int32, _ events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
  }

  static func writeAll(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let (count, code) = rest.withUnsafeBytes { bytes in
        (write(descriptor, bytes.baseAddress, bytes.count), errno)
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

  /// Creates a file beside `path`, with the permissions of `path` or of a new file, and returns its
  /// descriptor and path. If the system supports it, the file has no path until it is moved to its
  /// destination, so nothing of it is left however the program ends.
  static func createFile(beside path: FilePath) throws(SystemError) -> (Int32, FilePath?) {
    var status = stat()
    let isThere = path.withCString { stat($0, &status) } == 0
    let mask = umask(0)
    umask(mask)
    let mode = isThere ? status.mode & 0o7777 : 0o666 & ~mask
    #if os(Linux) || os(Android)
      // O_TMPFILE, which the Swift interface of the C library lacks.
      let flags = 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC
      let unnamed = path.folder.withCString { open($0, flags, 0o600) }
      if unnamed >= 0 {
        fchmod(unnamed, mode)
        if entry(of: unnamed).withCString({ access($0, F_OK) }) == 0 { return (unnamed, nil) }
        closeFile(unnamed)
      }
    #endif
    var name = template(in: path.folder)
    let (descriptor, code) = holdingSignals {
      let descriptor = name.withUnsafeMutableBufferPointer { name in
        name.baseAddress.map { mkstemp($0) } ?? -1
      }
      let code = errno
      // A signal may come at any time, so the name is never freed; there is one for each file.
      if descriptor >= 0 { unfinishedFile = strdup(name) }
      return (descriptor, code)
    }
    guard descriptor >= 0 else { throw SystemError(code) }
    fchmod(descriptor, mode)
    return (descriptor, FilePath(bytes: name.dropLast().map { UInt8(truncatingIfNeeded: $0) }))
  }

  /// A temporary name for a new file: short, because the destination's name may have the maximal
  /// length, and hidden, so that a walk through the folder skips it.
  private static func temporaryName(in folder: FilePath, _ end: String) -> FilePath {
    folder.appending(Array(".strokecheck.\(end)".utf8))
  }

  /// A temporary name, with an end for `mkstemp` to fill in.
  private static func template(in folder: FilePath) -> [CChar] {
    let path = temporaryName(in: folder, String(repeating: "X", count: 6))
    return path.bytes.map { CChar(truncatingIfNeeded: $0) } + [0]
  }

  #if os(Linux) || os(Android)
    /// The path under which the system lists a descriptor of this process.
    private static func entry(of descriptor: Int32) -> FilePath {
      FilePath("/proc/self/fd/\(descriptor)")
    }
  #endif

  /// Moves a file without a name to its destination, and replaces the file there.
  static func move(unnamed descriptor: Int32, to place: FilePath) throws(SystemError) {
    #if os(Linux) || os(Android)
      let code = holdingSignals {
        if link(descriptor, to: place) { return 0 as Int32 }
        // A link never replaces a file, so the file gets a temporary name first.
        var number = 0
        while errno == EEXIST {
          number += 1
          let path = temporaryName(in: place.folder, "\(getpid()).\(number)")
          guard link(descriptor, to: path) else { continue }
          let result = path.withCString { old in
            place.withCString { new in rename(old, new) }
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

  /// Moves a file to its destination atomically, and replaces the file there.
  static func move(_ path: FilePath, to place: FilePath) throws(SystemError) {
    let result = path.withCString { old in place.withCString { new in rename(old, new) } }
    unfinishedFile = nil
    guard result == 0 else { throw .last }
  }

  static func removeFile(_ path: FilePath) {
    unfinishedFile = nil
    _ = path.withCString { unlink($0) }
  }

  /// The path after following all links, even if the last one leads to a file that does not exist
  /// yet.
  static func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    var path = path
    // The number of links that Linux follows.
    for _ in 0..<40 {
      if let absolute = try? absolute(path) { return absolute }
      // Links to descriptors lead somewhere, but not by their text.
      guard (try? status(of: path)) == nil, let target = target(of: path) else { return path }
      path =
        target.first == UInt8(ascii: "/") ? FilePath(bytes: target) : path.folder.appending(target)
    }
    throw SystemError(ELOOP)
  }

  /// The text of a link; nil if it is not a link.
  private static func target(of path: FilePath) -> [UInt8]? {
    var room = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &room, room.count) }
    return count < 0 ? nil : room[..<count].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Opens something other than a regular file, such as a pipe, for writing.
  static func openForWriting(_ path: FilePath) throws(SystemError) -> Int32 {
    try checked(path.withCString { open($0, O_WRONLY | O_CLOEXEC) })
  }

  /// A duplicate of the descriptor that a path such as `/dev/stdout` or `/dev/fd/3` means, at the
  /// same position in the file. Nil for any other path.
  static func duplicate(ofOpen path: FilePath) throws(SystemError) -> Int32? {
    let number =
      switch path.text {
      case "/dev/stdout": standardOutput
      case "/dev/stderr": standardError
      case let text where text.hasPrefix("/dev/fd/"): Int32(text.dropFirst("/dev/fd/".count))
      default: Int32?.none
      }
    return try number.map { number throws(SystemError) in
      try checked(fcntl(number, F_DUPFD_CLOEXEC, 0))
    }
  }

  private static func checked(_ descriptor: Int32) throws(SystemError) -> Int32 {
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  enum FileKind {
    case file
    case folder
    /// A device with an end of its own.
    case disk
    /// A pipe, a socket or another device.
    case other
  }

  /// What the system knows of a file.
  struct FileStatus: Sendable {
    /// The same for all names and links of a file.
    struct Identity: Hashable, Sendable {
      fileprivate let device: UInt64
      fileprivate let inode: UInt64
    }

    let kind: FileKind
    let size: Int
    private let file: Identity

    fileprivate init(_ status: stat) {
      switch status.mode & S_IFMT {
      case S_IFREG: kind = .file
      case S_IFDIR: kind = .folder
      case S_IFBLK: kind = .disk
      default: kind = .other
      }
      size = Int(status.st_size)
      file = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino))
    }

    /// The identity of a regular file; nil for anything else.
    var identity: Identity? { kind == .file ? file : nil }
  }

  /// The status of what a path leads to, through links.
  static func status(of path: FilePath) throws(SystemError) -> FileStatus {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// The status of what a descriptor leads to.
  static func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
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

  /// Returns whether anything has this name, including a broken link.
  static func isThere(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0
  }

  /// Calls `body` with the entries of a folder, unordered and without `.` and `..`, until it
  /// returns false. An entry is a name, and its kind if the folder stores it.
  static func forEachEntry(
    in folder: FilePath, _ body: (_ name: [UInt8], _ kind: FileKind?) -> Bool
  ) throws(SystemError) {
    guard let directory = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { field in
        [UInt8](field.prefix { $0 != 0 })
      }
      guard name != [UInt8(ascii: ".")], name != [UInt8]("..".utf8) else { continue }
      let type = Int(entry.pointee.d_type)
      let isTold = type == Int(DT_REG) || type == Int(DT_DIR)
      guard body(name, isTold ? (type == Int(DT_DIR) ? .folder : .file) : nil) else { return }
    }
  }
}

extension stat {
  /// The kind and the permissions. The field is wider than its type on some systems.
  fileprivate var mode: mode_t { mode_t(truncatingIfNeeded: st_mode) }
}
