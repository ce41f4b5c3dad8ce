/// The bytes that have come and are not used up yet, in one piece of memory of their own.
///
/// Guarantees, on which the readers' wide loads rest, and which ``ByteCursor/isPadded`` passes on:
/// - ``margin`` bytes before the first byte and after the last can be read;
/// - those after the last are 0, so nothing there continues a number or closes a bracket.
///
/// Pointers into it hold until the next call that adds bytes. Nobody else has the memory, so the
/// whole can go from thread to thread.
struct InputBuffer: ~Copyable, @unchecked Sendable {
  static let margin = 64

  private var storage: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The first byte that is not used up, and the place after the last that has come.
  private var start = 0
  private var end = 0
  /// Has counted lines up to a place at or before the first byte in use.
  private(set) var lines: LineCounter

  init(capacity: Int = 1 << 16) {
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

  /// The first byte not used up.
  var first: UnsafePointer<UInt8> { UnsafePointer(storage + Self.margin + start) }
  /// The place after the last byte that has come.
  var last: UnsafePointer<UInt8> { UnsafePointer(storage + Self.margin + end) }
  /// The number of bytes not used up.
  var count: Int { end - start }

  /// Forgets all bytes and counts lines from `line` on.
  mutating func removeAll(line: Int) {
    (start, end) = (0, 0)
    lines = LineCounter(at: first, TextPosition(line: line))
    (storage + Self.margin).initialize(repeating: 0, count: Self.margin)
  }

  /// Forgets the last `size` bytes.
  mutating func removeLast(_ size: Int) {
    precondition(0...count ~= size, "no more is removed than there is")
    end -= size
    (storage + Self.margin + end).initialize(repeating: 0, count: Self.margin)
  }

  /// Becomes the bytes of `other` as what comes next, and leaves to it the memory but no bytes.
  ///
  /// - Precondition: All bytes here are used up.
  mutating func takeOver(_ other: inout InputBuffer) {
    precondition(count == 0, "what has come before is used up")
    var lines = self.lines
    lines.advance(to: first)
    swap(&self, &other)
    lines.move(to: first)
    self.lines = lines
    other.removeAll(line: 1)
  }

  /// Lets `fill` write up to `count` bytes behind the last and say how many it wrote.
  mutating func append<E>(
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

  /// Moves the bytes to the front, or to a place twice as large if they fill more than half, so
  /// that the work of moving stays proportional to what comes.
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

extension InputBuffer {
  /// Uses up what lies before `place`.
  mutating func use(upTo place: UnsafePointer<UInt8>) {
    start = place - UnsafePointer(storage + Self.margin)
  }

  /// Uses up what lies before `place`, which begins the line of the given number: for readers who
  /// know lines anyway.
  mutating func use(upTo place: UnsafePointer<UInt8>, beginningLine line: Int) {
    use(upTo: place)
    lines = LineCounter(at: place, TextPosition(line: line), endsLinesInCR: lines.endsLinesInCR)
  }

  /// Lets lines end at CR too, until all bytes are forgotten.
  mutating func endLinesInCR() { lines.endsLinesInCR = true }

  /// The line of `place`, which is not before the first byte in use. The count goes on from there.
  mutating func line(of place: UnsafePointer<UInt8>) -> Int {
    lines.advance(to: place)
    return lines.position.line
  }

  /// A cursor over the bytes in use.
  func cursor(limit: ByteCursor.Limit) -> ByteCursor {
    ByteCursor(self, limit: limit)
  }
}
