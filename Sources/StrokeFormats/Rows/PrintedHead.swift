/// The first lines of a log, which tell how its numbers are read.
struct PrintedHead: Sendable {
  typealias Line = (line: KeptLine, kind: PrintedLikeness.Line?)

  private(set) var lines: [Line] = []
  private var places = 0

  /// What is told by so many places: a second of touches.
  private static let mostPlaces = 64
  private static let mostLines = 256

  /// Keeps a line. Returns true if all that must be known is, or will not be by others.
  mutating func add(_ line: ByteCursor, _ found: PrintedPlaces, _ phase: Phase?) -> Bool {
    let kind = PrintedLikeness.Line(found, phase)
    let kinds = lines.compactMap(\.kind)
    let isConfirmed = !kinds.isEmpty && kinds.allSatisfy { kind?.isLike($0) == true }
    lines.append((KeptLine(line), kind))
    places += found.places.count
    if lines.count >= Self.mostLines { return true }
    guard kind != nil else {
      // A touch may end without a place.
      let phase = found.phase
      return (phase == .end || phase == .cancel) && found.hasWholePhase && places > 0
    }
    if places >= Self.mostPlaces { return true }
    switch phase {
    case .begin: return !PrintedPlan.needsMore(found)
    case .end, .cancel: return true
    case .move, .other: return false
    case nil: return !PrintedPlan.needsMore(found) && (isConfirmed || found.places.count > 1)
    }
  }
}

/// A line whose bytes are kept, or made from others.
struct KeptLine: Sendable {
  private let bytes: [UInt8]
  let position: TextPosition
  private let limit: ByteCursor.Limit

  init(_ bytes: [UInt8], at position: TextPosition, limit: ByteCursor.Limit = .endOfLine) {
    (self.bytes, self.position, self.limit) = (bytes, position, limit)
  }

  /// A line, or other bytes in its place.
  init(_ line: ByteCursor, as bytes: [UInt8]? = nil, behind first: [UInt8] = []) {
    let rest = UnsafeBufferPointer(start: line.next, count: line.end - line.next)
    self.init(bytes ?? first + rest, at: line.position(of: line.next), limit: line.limit)
  }

  func read<Result>(_ body: (ByteCursor) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(ByteCursor($0, limit: limit, at: position)) }
  }
}

/// Lines that belong together: the first ends in an opening bracket, and the last closes it.
struct PrintedBrackets: Sendable {
  private var bytes: [UInt8] = []
  private(set) var position = TextPosition()
  private var depth = 0

  private static let longest = 1 << 20

  var isEmpty: Bool { bytes.isEmpty }

  /// True if all brackets are closed.
  var isClosed: Bool { depth <= 0 }

  var isTooLong: Bool { bytes.count > Self.longest }

  /// True if a line ends in an opening bracket.
  static func isOpening(_ line: ByteCursor) -> Bool {
    UnsafeBufferPointer(start: line.next, count: line.end - line.next).last { $0 > 0x20 }
      .map { "({[".utf8.contains($0) } ?? false
  }

  /// Adds the next line.
  mutating func append(_ line: ByteCursor) {
    if bytes.isEmpty { position = line.position(of: line.next) }
    for byte in UnsafeBufferPointer(start: line.next, count: line.end - line.next) {
      if "({[".utf8.contains(byte) { depth += 1 }
      if ")}]".utf8.contains(byte) { depth -= 1 }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The lines and where they begin; nothing is kept.
  mutating func take() -> KeptLine {
    defer { self = PrintedBrackets() }
    return KeptLine(bytes, at: position)
  }
}

extension ByteCursor {
  /// True for a line as `dump` and lldb's `po` print values: behind a triangle.
  var isListing: Bool { sees("▿ ") }

  /// The line without the codes that color it in a terminal; nil if it has none.
  var withoutColors: KeptLine? {
    guard has(0x1B) else { return nil }
    var bytes: [UInt8] = []
    var rest = self
    while !rest.isAtEnd {
      if rest.take("\u{1B}[") {
        rest.skip { $0 &- 0x40 > 0x3E }
        rest.next += rest.isAtEnd ? 0 : 1
      } else {
        bytes.append(rest.next.pointee)
        rest.next += 1
      }
    }
    return KeptLine(self, as: bytes)
  }
}

extension PrintedPlaces {
  /// The only text in quotes that holds brackets, if nothing else in the line is a place, behind the line's clock; or a
  /// list of several, as an `NSArray` of points prints it.
  func nestedText(in line: ByteCursor) -> KeptLine? {
    guard places.isEmpty, flaw == nil else { return nil }
    let texts = self.line.items.compactMap { item in
      item.kind == .text ? item.value.bracketOfValue.map { RowText($0, item.value.end) } : nil
    }
    guard let text = texts.first else { return nil }
    if texts.count > 1 {
      let list = Array(texts.map { Array($0.bytes) }.joined(separator: ", ".utf8))
      return KeptLine(line, as: [UInt8(ascii: "[")] + list + [UInt8(ascii: "]")])
    }
    var bytes: [UInt8] = []
    if let clock = scopes.first?.clock, !self.line.prefix.isSeconds {
      bytes = clock.bytes + [0x20]
    }
    var isEscaped = false
    for byte in text.bytes {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { bytes.append(byte) }
    }
    return KeptLine(line, as: bytes)
  }
}
