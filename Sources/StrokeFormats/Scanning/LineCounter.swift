/// A position in a text for people; lines and columns count from 1.
struct TextPosition: Hashable, Sendable {
  var line = 1
  /// In characters (Unicode scalars); a tab is one.
  var column = 1
}

/// Counts lines and columns from the front to the back of a text. The only code that does.
struct LineCounter {
  /// The end of what has been counted, and its position.
  private(set) var place: UnsafePointer<UInt8>
  private(set) var position: TextPosition
  /// True if lines also end at CR, as in XML and in tables whose first row does. In other texts CR
  /// is a character, and lines end at LF.
  var endsLinesInCR: Bool
  /// True if the last byte counted was a CR that ended a line: an LF after it ends no other line.
  private var isBehindCR = false

  /// A counter at the beginning of a text, or at a known position.
  init(
    at place: UnsafePointer<UInt8>, _ position: TextPosition = TextPosition(),
    endsLinesInCR: Bool = false
  ) {
    (self.place, self.position, self.endsLinesInCR) = (place, position, endsLinesInCR)
  }

  /// Counts up to `end`; does nothing if that has been counted already.
  mutating func advance(to end: UnsafePointer<UInt8>) {
    let cr = UInt8(ascii: "\r")
    let hasCR = endsLinesInCR && (isBehindCR || firstPlace(of: cr, from: place, to: end) != nil)
    // A text without CR is searched, many bytes at a time.
    while !hasCR, let newline = firstPlace(of: UInt8(ascii: "\n"), from: place, to: end) {
      position = TextPosition(line: position.line + 1)
      place = newline + 1
    }
    if !hasCR, place < end {
      let rest = UnsafeBufferPointer(start: place, count: end - place)
      position.column += rest.count { $0 & 0xC0 != 0x80 }
      place = end
    }
    while place < end {
      count(place.pointee)
      place += 1
    }
  }

  private mutating func count(_ byte: UInt8) {
    let endsLine = byte == UInt8(ascii: "\n") || endsLinesInCR && byte == UInt8(ascii: "\r")
    if endsLine {
      if !isBehindCR || byte == UInt8(ascii: "\r") {
        position = TextPosition(line: position.line + 1)
      }
    } else if byte & 0xC0 != 0x80 {
      // Every byte except a continuation byte begins a character.
      position.column += 1
    }
    isBehindCR = endsLine && byte == UInt8(ascii: "\r")
  }

  /// The position of a place at or after the end of what has been counted.
  func position(of place: UnsafePointer<UInt8>) -> TextPosition {
    var counter = self
    counter.advance(to: place)
    return counter.position
  }

  /// Continues in a copy of the same bytes.
  mutating func move(to place: UnsafePointer<UInt8>) { self.place = place }
}

extension ArraySlice<UInt8> {
  /// Takes the first line, without its newline; nil if nothing is left.
  package mutating func takeLine() -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    let line = prefix { $0 != UInt8(ascii: "\n") }
    self = self[Swift.min(line.endIndex + 1, endIndex)...]
    return line
  }
}
