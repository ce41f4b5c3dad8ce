import StrokeFormats

/// Bytes that are read in pieces and taken out in lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var taken = 0
  /// The place up to which there is no line's end.
  private var searched = 0

  /// The number of bytes that are left.
  var count: Int { bytes.count - taken }

  /// Reads more by `read`, which says how much it read. Returns that.
  mutating func fill(upTo size: Int, _ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    if taken > 0 {
      bytes.removeFirst(taken)
      (searched, taken) = (searched - taken, 0)
    }
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { room in
      let count = read(room)
      bytes.append(contentsOf: room[..<count])
      return count
    }
  }

  /// Takes out the next line without its end; the rest as one, if no more comes. Nil if there is none.
  mutating func next(isAtEnd: Bool) -> ArraySlice<UInt8>? {
    let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = end.map { $0 + 1 } ?? bytes.count
    guard end != nil || isAtEnd && count > 0 else { return nil }
    defer { taken = searched }
    return bytes[taken..<(end ?? bytes.count)]
  }

  /// Its beginning in quotes, for a message.
  var start: String { Self.start(of: bytes[taken...].prefix { $0 != UInt8(ascii: "\n") }) }

  static func start(of line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line.prefix(60), as: UTF8.self)
    return "\"\(text)\(line.count > 60 ? "…" : "")\""
  }
}

/// What a judge says on its standard error, which is passed on with its name: so many lines, and then
/// their number.
struct JudgeWords {
  private let name: String
  private let console: Console
  private var buffer = LineBuffer()
  private var lines = 0
  /// The last line that was not empty.
  private(set) var last = ""

  private static let most = 100
  /// The longest line, in bytes; the rest of a longer one counts as another.
  private static let longest = 1 << 12

  init(of name: String, _ console: Console) { (self.name, self.console) = (name, console) }

  mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    let count = buffer.fill(upTo: Self.longest, read)
    while let line = buffer.next(isAtEnd: count == 0 || buffer.count >= 2 * Self.longest) {
      let text = String(decoding: line, as: UTF8.self)
      lines += 1
      if lines <= Self.most { say(text) }
      if !text.isEmpty { last = text }
    }
    return count
  }

  func say(_ text: String) { console.complain("\(name): \(text)") }

  /// Says how many lines were not passed on.
  mutating func finish() {
    if lines > Self.most { say("\(counted(lines - Self.most, "more line")) on its standard error") }
    lines = 0
  }
}
