/// The bytes that have come and are not used up yet, in one piece of memory of their own.
///
/// Guarantees, on which the readers' wide loads rest:
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
  /// Where lines have been counted up to: an offset at or before `start`, its line and column.
  private var countedOffset = 0
  private var countedLine = 1
  private var countedColumn = 1

  init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    storage = Self.allocate(capacity)
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
    (start, end, countedOffset, countedLine, countedColumn) = (0, 0, 0, line, 1)
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
    countLines(upTo: first)
    let (line, column) = (countedLine, countedColumn)
    swap(&self, &other)
    (countedOffset, countedLine, countedColumn) = (start, line, column)
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
    countLines(upTo: first)
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
    countedOffset -= start
    (start, end) = (0, kept)
  }
}

// MARK: - Places

extension InputBuffer {
  /// Uses up what lies before `place`.
  mutating func use(upTo place: UnsafePointer<UInt8>) { start = offset(of: place) }

  /// Uses up what lies before `place`, which begins the line of the given number: for readers who
  /// know lines anyway.
  mutating func use(upTo place: UnsafePointer<UInt8>, beginningLine line: Int) {
    start = offset(of: place)
    (countedOffset, countedLine, countedColumn) = (start, line, 1)
  }

  /// The line of `place`, which is not before the first byte in use. The count goes on from there.
  mutating func line(of place: UnsafePointer<UInt8>) -> Int {
    countLines(upTo: place)
    return countedLine
  }

  /// The line and column of a place at or after where lines have been counted.
  func position(of place: UnsafePointer<UInt8>) -> (line: Int, column: Int) {
    var (line, column) = (countedLine, countedColumn)
    var from = UnsafePointer(storage + Self.margin + countedOffset)
    while let newline = firstPlace(of: UInt8(ascii: "\n"), from: from, to: place) {
      (line, column, from) = (line + 1, 1, newline + 1)
    }
    while from < place {
      // Every byte but those that continue a character begins one.
      column += from.pointee & 0xC0 == 0x80 ? 0 : 1
      from += 1
    }
    return (line, column)
  }

  /// The same in a text whose lines end in CR.
  func positionCountingCR(of place: UnsafePointer<UInt8>) -> (line: Int, column: Int) {
    let from = UnsafePointer(storage + Self.margin + countedOffset)
    var position = TextPlaces.Place(line: countedLine, column: countedColumn)
    position.advance(over: UnsafeBufferPointer(start: from, count: place - from))
    return (position.line, position.column)
  }

  private mutating func countLines(upTo place: UnsafePointer<UInt8>) {
    guard offset(of: place) > countedOffset else { return }
    (countedLine, countedColumn) = position(of: place)
    countedOffset = offset(of: place)
  }

  private func offset(of place: UnsafePointer<UInt8>) -> Int {
    place - UnsafePointer(storage + Self.margin)
  }
}
