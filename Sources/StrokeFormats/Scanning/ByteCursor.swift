import StrokeCore

/// What keeps a reader from going on.
enum Fault: Error {
  /// What has come ends in the middle of something, and more will come.
  case needsBytes
  /// The bytes are not what they should be; where, as the address of the byte.
  case wrong(String, at: UInt)

  static func wrong(_ reason: String, at place: UnsafePointer<UInt8>) -> Fault {
    .wrong(reason, at: UInt(bitPattern: place))
  }
}

/// A place in a run of bytes, and the end of the run.
///
/// A cursor is for one attempt at reading. A reader that runs into the end of bytes to which more
/// may come throws ``Fault/needsBytes`` and starts over when it has; because it reads from left to
/// right and looks back only, it then finds the same as if everything had been there.
struct ByteCursor {
  /// What lies behind the end.
  enum Limit {
    case moreBytes, endOfLine, endOfFile
  }

  var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let limit: Limit

  init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, limit: Limit) {
    (next, self.end, self.limit) = (start, end, limit)
  }

  var isAtEnd: Bool { next >= end }

  /// Whether `byte` comes next.
  @inline(__always)
  func sees(_ byte: UInt8) -> Bool { next < end && next.pointee == byte }

  /// Steps over `byte` if it comes next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard sees(byte) else { return false }
    next += 1
    return true
  }

  /// Steps over what JSON calls white space.
  @inline(__always)
  mutating func skipSpace() {
    while next < end, next.pointee <= 0x20, Self.isSpace(next.pointee) { next += 1 }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Steps over `byte`, which must come next.
  @inline(__always)
  mutating func need(_ byte: UInt8) throws(Fault) {
    guard take(byte) else { throw expected(String(Unicode.Scalar(byte))) }
  }
}

// MARK: - Saying what is wrong

extension ByteCursor {
  /// How far a message looks past the place it is about.
  private static let outlook = 32

  /// The fault that something else comes next than should.
  func expected(_ what: String) -> Fault { expected(what, at: next) }

  /// The fault that something else stands at `place` than should.
  func expected(_ what: String, at place: UnsafePointer<UInt8>) -> Fault {
    fault("expected \(what), found \(found(at: place))", at: place)
  }

  /// A fault with a reason of its own.
  func fault(_ reason: @autoclosure () -> String, at place: UnsafePointer<UInt8>) -> Fault {
    // The message must not hang on how much has come.
    if limit == .moreBytes, end - place < Self.outlook { return .needsBytes }
    return .wrong(reason(), at: place)
  }

  /// A rendering of what stands at `place`: a word, a character, or a name for what has no look.
  func found(at place: UnsafePointer<UInt8>) -> String {
    guard place < end else {
      return limit == .endOfLine ? "the end of the line" : "the end of the file"
    }
    switch place.pointee {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case 0x00..<0x20, 0x7F: return Self.codePoint(UInt32(place.pointee))
    case 0x21..<0x7F: return word(at: place)
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
    while place < end, word.utf8.count <= longest, Self.isLetter(place.pointee) {
      word.unicodeScalars.append(Unicode.Scalar(place.pointee))
      place += 1
    }
    if word.utf8.count > longest { return word.dropLast() + "…" }
    return word.isEmpty ? String(Unicode.Scalar(place.pointee)) : word
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A) ~= byte | 0x20 }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// MARK: - UTF-8

extension ByteCursor {
  /// Checks that all that comes is UTF-8.
  ///
  /// - Precondition: Eight bytes may be read from the last place on, as in an ``InputBuffer``.
  func checkUTF8() throws(Fault) {
    var cursor = self
    while true {
      // Mostly all is ASCII, which is looked at eight bytes at a time.
      while cursor.end - cursor.next >= 8, cursor.next.eightBytes & 0x8080_8080_8080_8080 == 0 {
        cursor.next += 8
      }
      while !cursor.isAtEnd, cursor.next.pointee < 0x80 { cursor.next += 1 }
      guard !cursor.isAtEnd else { return }
      guard let scalar = cursor.scalar else { throw cursor.expected("UTF-8") }
      cursor.next += UTF8.width(scalar)
    }
  }

  /// The character that comes next, or nil if what comes is not one: a byte out of place, a form
  /// longer than need be, a surrogate, or a value past U+10FFFF.
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
