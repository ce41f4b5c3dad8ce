/// The rules of XML about characters, names and references.
enum XMLText {
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Returns whether a byte may be part of a name. Of the characters beyond ASCII, all may.
  @inline(__always)
  static func isInName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}

extension ByteCursor {
  /// Checks that the rest is UTF-8 with only characters that XML allows.
  func checkXML() throws(ReadError) {
    var cursor = self
    while !cursor.isAtEnd {
      cursor.skipPrintableASCII()
      guard !cursor.isAtEnd else { return }
      let byte = cursor.next.pointee
      if byte < 0x80, byte >= 0x20 || Self.isSpace(byte) {
        cursor.next += 1
        continue
      }
      guard let scalar = cursor.scalar, XMLText.isCharacter(scalar) else {
        throw cursor.expected(byte < 0x80 ? "a character of XML" : "UTF-8", asWord: false)
      }
      cursor.next += UTF8.width(scalar)
    }
  }

  /// Skips printable ASCII, eight bytes at a time; a few may be left at the end of the text.
  private mutating func skipPrintableASCII() {
    let (spaces, high) = (0x2020_2020_2020_2020 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    while end - next >= 8 {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      // The lowest byte with its high bit set is the first below 0x20 or above 0x7F. The bytes
      // above it may be wrong, because the difference borrows from them.
      let others = ((word &- spaces) | word) & high
      guard others == 0 else {
        next += others.trailingZeroBitCount / 8
        return
      }
      next += 8
    }
  }

  /// Skips a name, if one comes next.
  mutating func skipXMLName() {
    guard !isAtEnd, !next.pointee.isDigit, next.pointee != UInt8(ascii: "-"),
      next.pointee != UInt8(ascii: ".")
    else { return }
    skip(while: XMLText.isInName)
  }

  enum Reference {
    case character(Unicode.Scalar)
    /// An entity that the document declares, by its name.
    case entity(String)
  }

  mutating func readReference() throws(ReadError) -> Reference {
    let start = next
    next += 1
    if take("#") { return .character(try readNumericReference(from: start)) }
    let name = next
    skipXMLName()
    guard next > name, sees(";") else {
      throw error("expected a reference such as &amp;, found & alone", at: start)
    }
    let text = text(from: name)
    next += 1
    switch text {
    case "amp": return .character("&")
    case "lt": return .character("<")
    case "gt": return .character(">")
    case "quot": return .character("\"")
    case "apos": return .character("'")
    default: return .entity(text)
    }
  }

  /// Reads the rest of a numeric character reference, which may have any number of leading zeros.
  private mutating func readNumericReference(
    from start: UnsafePointer<UInt8>
  ) throws(ReadError) -> Unicode.Scalar {
    let isHexadecimal = take("x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = next
    var value: UInt32 = 0
    while !isAtEnd, let digit = next.pointee.hexValue, digit < radix {
      // A number that is too large stays too large, however many digits follow.
      value = min(value * radix + UInt32(digit), 0x11_0000)
      next += 1
    }
    guard next > first else {
      throw expected(isHexadecimal ? "a hexadecimal digit" : "a digit", asWord: false)
    }
    guard take(";") else { throw expected(";", asWord: false) }
    guard let scalar = Unicode.Scalar(value), XMLText.isCharacter(scalar) else {
      throw error("\(text(from: start).excerpt) is not a character", at: start)
    }
    return scalar
  }
}

/// An encoding that XML may declare. All begin with ASCII.
enum XMLEncoding {
  /// Also for US-ASCII, a subset.
  case utf8
  /// Each byte is the character with that number.
  case latin1

  /// The supported encodings, for a message.
  static let all = "UTF-8 or ISO-8859-1"

  /// Nil if the name is not a supported encoding; case-insensitive.
  init?(_ name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii": self = .utf8
    case "iso-8859-1", "latin1": self = .latin1
    default: return nil
    }
  }

  static func utf8(fromLatin1 bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
  }
}

/// The texts that pointers of a document point into if they are not in its file: entities, values
/// with references replaced, a document in another encoding. They are freed with it.
final class XMLTexts {
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  func keep(_ text: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = copy.initialize(from: text)
    texts.append(copy)
    return UnsafeBufferPointer(copy)
  }

  deinit { for text in texts { text.deallocate() } }
}
