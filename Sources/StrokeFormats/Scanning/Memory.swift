// The only file of this module that uses the C library.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The first place from `start` on, before `end`, that holds `byte`; nil if there is none.
@inline(__always)
func firstPlace(
  of byte: UInt8, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
) -> UnsafePointer<UInt8>? {
  guard start < end, let found = memchr(start, Int32(byte), end - start) else { return nil }
  return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares two runs of bytes.
  @inline(__always)
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let own = baseAddress, let others = other.baseAddress else { return true }
    return memcmp(own, others, count) == 0
  }
}
