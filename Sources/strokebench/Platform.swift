// The only file of this module that meets the C library.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Ends the program with a status.
func end(_ status: Int32) -> Never { exit(status) }

/// The bytes of a file, or nil if it cannot be read.
func contents(of path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  while true {
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { room, count in
      count = max(0, read(file, room.baseAddress, room.count))
    }
    if piece.isEmpty { return bytes }
    bytes += piece
  }
}
