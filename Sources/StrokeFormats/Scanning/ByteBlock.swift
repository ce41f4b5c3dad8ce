/// The bytes that have arrived and are not used up yet, in one block of memory, which grows and is used again.
///
/// Guarantees, which the readers' wide loads need, and which ``ByteCursor/isPadded`` passes on:
/// - ``margin`` bytes before the first byte and after the last can be read;
/// - those after the last are 0, so nothing there continues a number or closes a bracket.
///
/// Pointers into it are valid until the next call that adds bytes. The block owns its memory
/// alone, so it can be passed between threads.
package struct ByteBlock: ~Copyable, @unchecked Sendable {
  static let margin = 64

  private var storage: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The offsets of the first unused byte and of the end of the bytes.
  private var start = 0
  private var end = 0
  /// Has counted lines up to a place at or before the first unused byte.
  private(set) var lines: LineCounter

  /// A block without bytes.
  package init(capacity: Int = 64) {
    self.capacity = capacity
    storage = Self.allocate(capacity)
    lines = LineCounter(at: storage + Self.margin)
  }

  deinit { storage.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + 2 * margin)
    storage.initialize(repeating: 0, count: 2 * margin)
    return storage
  }

  var first: UnsafePointer<UInt8> { UnsafePointer(storage + Self.margin + start) }
  var last: UnsafePointer<UInt8> { UnsafePointer(storage + Self.margin + end) }
  /// The number of bytes.
  package var count: Int { end - start }

  /// The bytes, valid until the block is next changed.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: first, count: count) }

  /// Removes all bytes, and keeps the memory. Lines count from 1 again.
  package mutating func removeAll() {
    (start, end) = (0, 0)
    lines = LineCounter(at: first)
    (storage + Self.margin).initialize(repeating: 0, count: Self.margin)
  }

  /// Removes the first `size` bytes.
  ///
  /// - Complexity: O(1).
  package mutating func removeFirst(_ size: Int) {
    precondition(0...count ~= size, "no more is removed than there is")
    start += size
  }

  /// Removes the last `size` bytes.
  ///
  /// - Complexity: O(1).
  package mutating func removeLast(_ size: Int) {
    precondition(0...count ~= size, "no more is removed than there is")
    end -= size
    (storage + Self.margin + end).initialize(repeating: 0, count: Self.margin)
  }

  /// Takes over the bytes of `other` as the next ones, and leaves it memory without bytes.
  ///
  /// - Precondition: All bytes here are used up.
  mutating func takeOver(_ other: inout ByteBlock) {
    precondition(count == 0, "what has come before is used up")
    var lines = self.lines
    lines.advance(to: first)
    swap(&self, &other)
    lines.move(to: first)
    self.lines = lines
    other.removeAll()
  }

  /// Appends up to `count` bytes that `fill` writes. Returns how many those are, as `fill` does.
  @discardableResult
  package mutating func append<E>(
    upTo count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    makeRoom(for: count)
    let place = storage + Self.margin + end
    let written = try fill(UnsafeMutableRawBufferPointer(start: place, count: count))
    precondition(0...count ~= written, "no more is written than there is room for")
    end += written
    (storage + Self.margin + end).initialize(repeating: 0, count: Self.margin)
    return written
  }

  /// Adds a copy of `bytes`, which must not be the block's own.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(upTo: bytes.count) { room in
      room.copyMemory(from: bytes)
      return bytes.count
    }
  }

  /// Moves the bytes to the front, or to a block twice as large if they fill more than half, so
  /// that the work of moving stays proportional to the input.
  private mutating func makeRoom(for more: Int) {
    guard end + more > capacity else { return }
    lines.advance(to: first)
    let counted = lines.place - first
    let kept = count
    if (kept + more) > capacity || kept > capacity / 2 {
      while kept + more > capacity || kept > capacity / 2 { capacity *= 2 }
      let larger = Self.allocate(capacity)
      (larger + Self.margin).update(from: first, count: kept)
      storage.deallocate()
      storage = larger
    } else {
      (storage + Self.margin).update(from: first, count: kept)
    }
    (start, end) = (0, kept)
    lines.move(to: first + counted)
  }
}

// MARK: - Places

extension ByteBlock {
  /// Uses up the bytes before `place`.
  mutating func use(upTo place: UnsafePointer<UInt8>) {
    start = place - UnsafePointer(storage + Self.margin)
  }

  /// Uses up the bytes before `place`, which begins a line with this number: for readers that count
  /// lines anyway.
  mutating func use(upTo place: UnsafePointer<UInt8>, beginningLine line: Int) {
    use(upTo: place)
    lines = LineCounter(at: place, TextPosition(line: line), endsLinesInCR: lines.endsLinesInCR)
  }

  /// Lines also end at CR, until all bytes are removed.
  mutating func endLinesInCR() { lines.endsLinesInCR = true }
}
