/// Lines that belong together: the first ends in an opening bracket, and the last closes it.
struct PrintedBrackets: Sendable {
  enum Step {
    case open, closed
    /// The line begins something else.
    case interrupted
    /// The bracket, which began at a position, is not closed within the longest text.
    case tooLong(TextPosition)
  }

  private var bytes: [UInt8] = []
  private var position = TextPosition()
  private var depth = 0

  private static let longest = 1 << 20

  var isEmpty: Bool { bytes.isEmpty }

  /// True if a line ends in an opening bracket.
  static func isOpening(_ line: ByteCursor) -> Bool {
    UnsafeBufferPointer(start: line.next, count: line.end - line.next).last { $0 > 0x20 }
      .map { "({[".utf8.contains($0) } ?? false
  }

  /// Adds the next line.
  mutating func append(_ line: ByteCursor) -> Step {
    if bytes.isEmpty {
      position = line.position(of: line.next)
    } else if line.endOfClock != nil {
      return .interrupted
    }
    for place in line.next..<line.end {
      switch place.pointee {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: line.next, count: line.end - line.next))
    bytes.append(UInt8(ascii: "\n"))
    if depth <= 0 { return .closed }
    return bytes.count > Self.longest ? .tooLong(position) : .open
  }

  /// The lines and where they begin; nothing is kept.
  mutating func take() -> (bytes: [UInt8], position: TextPosition) {
    defer { self = PrintedBrackets() }
    return (bytes, position)
  }
}
