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

  /// Takes a connection that waits, with the address at its other end; nil if none does any more.
  /// Reading and writing it never waits. Throws if the system has no room for it.
  static func accept(
    _ listener: Int32
  ) throws(SystemError) -> (descriptor: Int32, address: String)? {
    var place = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = withSocketAddress(&place) { acceptOn(listener, $0, &size) }
    guard descriptor >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw .last }
      return nil
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return (descriptor, text(of: place) ?? "?")
  }

  /// Waits until one of some descriptors can be read, or written if it is to be, or seconds are over.
  /// Returns which can; nil if a signal has ended the input.
  static func wait(
    for descriptors: [(descriptor: Int32, isWriting: Bool)], seconds: Double
  ) -> [Bool]? {
    var requests = descriptors.map {
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

  /// Writes the beginning of `bytes`, and drops it. Does not wait where ``wait(for:seconds:)`` has said
  /// that something can be written.
  static func writeSome(
    _ descriptor: Int32, from bytes: inout ArraySlice<UInt8>
  ) throws(SystemError) {
    // What a pipe takes at once as soon as it takes anything.
    let count = bytes.prefix(512).withUnsafeBytes {
      writeDescriptor(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0, errno != EAGAIN, errno != EINTR { throw .last }
    bytes = bytes.dropFirst(max(count, 0))
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
