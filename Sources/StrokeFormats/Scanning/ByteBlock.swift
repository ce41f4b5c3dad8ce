/// Bytes in memory of their own, which grows and is reused, and which a ``StrokeStream`` can take
/// over without a copy.
package struct ByteBlock: ~Copyable, Sendable {
  var buffer = InputBuffer(capacity: 64)

  package init() {}

  package var count: Int { buffer.count }

  /// The bytes, valid until the block is next changed.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: buffer.first, count: buffer.count)
  }

  /// Appends up to `size` bytes that `fill` writes. `fill` returns how many it wrote.
  package mutating func append(upTo size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
    _ = buffer.append(upTo: size, fill)
  }

  /// Adds a copy of `bytes`, which must not be the block's own.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(upTo: bytes.count) { room in
      room.copyMemory(from: bytes)
      return bytes.count
    }
  }

  /// Removes the first `size` bytes.
  ///
  /// - Complexity: O(1).
  package mutating func removeFirst(_ size: Int) {
    precondition(0...count ~= size, "no more is removed than there is")
    buffer.use(upTo: buffer.first + size)
  }

  /// Removes the last `size` bytes.
  ///
  /// - Complexity: O(1).
  package mutating func removeLast(_ size: Int) { buffer.removeLast(size) }

  /// Removes all bytes, and keeps the memory.
  package mutating func removeAll() { buffer.removeAll(line: 1) }
}
