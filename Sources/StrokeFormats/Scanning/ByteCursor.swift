import StrokeCore

/// A place in a run of bytes, and the end of the run.
///
/// All that is to be read is there: a line, or a document.
struct ByteCursor {
  /// The kind of the end, in the words of a message.
  enum Limit: String {
    case endOfLine = "the end of the line"
    case endOfFile = "the end of the file"
    case endOfTrace = "the end of the trace"
    case endOfPathData = "the end of the path data"
    case endOfPoints = "the end of the points"
  }

  var next: UnsafePointer<UInt8>
  private(set) var end: UnsafePointer<UInt8>
  private(set) var limit: Limit
  /// True if ``ByteBlock/margin`` bytes before and after the run can be read, whatever they are.
  /// Code that may read past the bytes requires it.
  let isPadded: Bool
  /// Knows the position of a place at or before `next`.
  private var lines: LineCounter

  /// A cursor at `start`, whose position is given by `lines`; without `lines`, a text begins there.
  init(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, limit: Limit,
    lines: LineCounter? = nil
  ) {
    (next, self.end, self.limit, isPadded) = (start, end, limit, false)
    self.lines = lines ?? LineCounter(at: start)
  }

  /// A cursor over the unread bytes of a block: the only one that is padded.
  init(_ block: borrowing ByteBlock, limit: Limit) {
    (next, end, self.limit, isPadded) = (block.first, block.last, limit, true)
    lines = block.lines
  }

  /// A cursor over bytes that begin at a position.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Limit = .endOfFile,
    at position: TextPosition = TextPosition(), endsLinesInCR: Bool = false
  ) {
    // An empty buffer has no address; an empty string does.
    let start = bytes.baseAddress ?? ("" as StaticString).utf8Start
    self.init(
      from: start, to: start + bytes.count, limit: limit,
      lines: LineCounter(at: start, position, endsLinesInCR: endsLinesInCR))
  }

  /// A cursor over the same bytes up to an earlier end.
  func ending(at end: UnsafePointer<UInt8>, limit: Limit) -> ByteCursor {
    precondition(end <= self.end, "a part is no longer than the whole")
    var cursor = self
    (cursor.end, cursor.limit) = (end, limit)
    return cursor
  }

  /// A cursor over the same bytes at another place.
  @inline(__always)
  func at(_ place: UnsafePointer<UInt8>) -> ByteCursor {
    var cursor = self
    cursor.next = place
    return cursor
  }

  var isAtEnd: Bool { next >= end }

  @inline(__always)
  func sees(_ byte: UInt8) -> Bool { next < end && next.pointee == byte }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard sees(byte) else { return false }
    next += 1
    return true
  }

  func sees(_ word: StaticString) -> Bool {
    end - next >= word.utf8CodeUnitCount
      && (0..<word.utf8CodeUnitCount).allSatisfy { next[$0] == word.utf8Start[$0] }
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard sees(word) else { return false }
    next += word.utf8CodeUnitCount
    return true
  }

  /// Skips bytes while a condition holds.
  @inline(__always)
  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while next < end, isSkipped(next.pointee) { next += 1 }
  }

  func text(from start: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
  }

  /// The position of a place at or after the one up to which lines have been counted.
  func position(of place: UnsafePointer<UInt8>) -> TextPosition { lines.position(of: place) }

  /// From here on, lines also end at CR.
  mutating func endLinesInCR() {
    lines.advance(to: next)
    lines.endsLinesInCR = true
  }

  /// Counts the lines up to here, so that no earlier position is counted again, and returns the
  /// position.
  @discardableResult
  mutating func countLines() -> TextPosition {
    lines.advance(to: next)
    return lines.position
  }

  /// Skips JSON's white space.
  @inline(__always)
  mutating func skipSpace() {
    while next < end, next.pointee <= 0x20, Self.isSpace(next.pointee) { next += 1 }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Skips `byte`, which must come next.
  @inline(__always)
  mutating func need(_ byte: UInt8) throws(ReadError) {
    guard take(byte) else { throw expected(String(Unicode.Scalar(byte))) }
  }
}

// MARK: - Errors

extension ByteCursor {
  /// The error for anything else than `what`, here or at a place.
  func expected(
    _ what: String, at place: UnsafePointer<UInt8>? = nil, asWord: Bool = true
  ) -> ReadError {
    error("expected \(what), found \(found(at: place ?? next, asWord: asWord))", at: place)
  }

  /// The error here, or at a place at or after the known position.
  func error(_ reason: String, at place: UnsafePointer<UInt8>? = nil) -> ReadError {
    ReadError(reason, at: lines.position(of: place ?? next))
  }

  /// A description of what is at `place`: a word, or else a character, or the name of an invisible
  /// character.
  func found(at place: UnsafePointer<UInt8>, asWord: Bool = true) -> String {
    guard place < end else { return limit.rawValue }
    switch place.pointee {
    case 0x0A, 0x0D: return Limit.endOfLine.rawValue
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case 0x00..<0x20, 0x7F: return Self.codePoint(UInt32(place.pointee))
    case 0x21..<0x7F: return asWord ? word(at: place) : String(Unicode.Scalar(place.pointee))
    default:
      guard let scalar = ByteCursor(from: place, to: end, limit: limit).scalar else {
        return "the byte 0x" + String(place.pointee, radix: 16, uppercase: true)
      }
      return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
        ? Self.codePoint(scalar.value) : String(scalar)
    }
  }

  /// The letters from `place` on, or the one character there.
  private func word(at place: UnsafePointer<UInt8>) -> String {
    let longest = 20
    var word = ""
    var place = place
    while place < end, word.utf8.count <= longest, place.pointee.isLetter {
      word.unicodeScalars.append(Unicode.Scalar(place.pointee))
      place += 1
    }
    if word.utf8.count > longest { return word.dropLast() + "…" }
    return word.isEmpty ? String(Unicode.Scalar(place.pointee)) : word
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// MARK: - UTF-8

extension ByteCursor {
  func checkUTF8() throws(ReadError) {
    var cursor = self
    while true {
      // Usually everything is ASCII, which is checked eight bytes at a time.
      while cursor.end - cursor.next >= 8, cursor.next.eightBytes & 0x8080_8080_8080_8080 == 0 {
        cursor.next += 8
      }
      while !cursor.isAtEnd, cursor.next.pointee < 0x80 { cursor.next += 1 }
      guard !cursor.isAtEnd else { return }
      guard let scalar = cursor.scalar else {
        throw cursor.expected("UTF-8").adding(
          "; iconv -f WINDOWS-1252 -t UTF-8 FILE converts what many Windows programs write")
      }
      cursor.next += UTF8.width(scalar)
    }
  }

  /// Steps over byte order marks: a file that was put behind an empty one has two.
  mutating func skipByteOrderMarks() {
    let mark = [UInt8].byteOrderMark
    while sees(0xEF) {
      let bytes = UnsafeBufferPointer(start: next, count: min(end - next, mark.count))
      guard bytes.starts(with: mark) else { return }
      next += mark.count
      lines.move(to: next)
    }
  }

  /// The next character; nil for invalid UTF-8: a byte out of place, an overlong form, a surrogate,
  /// or a value past U+10FFFF.
  var scalar: Unicode.Scalar? {
    guard let lead = isAtEnd ? nil : next.pointee else { return nil }
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead < 0x80 || (0xC2...0xF4) ~= lead, end - next >= length else { return nil }
    var value = UInt32(lead) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
    for offset in 1..<max(length, 1) {
      guard next[offset] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next[offset] & 0x3F)
    }
    let least: UInt32 = length == 3 ? 0x800 : length == 4 ? 0x10000 : 0
    return value < least ? nil : Unicode.Scalar(value)
  }
}

extension [UInt8] {
  /// Some programs begin UTF-8 text with these bytes.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// All but the byte order mark of UTF-8, if it begins with one.
  package var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: Self.byteOrderMark) ? dropFirst(Self.byteOrderMark.count) : self[...]
  }
}
