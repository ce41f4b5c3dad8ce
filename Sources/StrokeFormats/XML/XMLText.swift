/// What XML says about characters.
enum XMLText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Checks that all is UTF-8 and made of characters that XML allows.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(Mistake) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Mistake("expected UTF-8, found UTF-16", at: 0)
    }
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x80 || isSpace(byte) {
        offset += 1
        continue
      }
      guard byte >= 0x80 || isSpace(byte) else {
        throw Mistake("expected a character of XML, found \(found(bytes, at: offset))", at: offset)
      }
      guard let length = byte < 0x80 ? 1 : scalarLength(bytes, at: offset) else {
        throw Mistake("expected UTF-8, found \(found(bytes, at: offset))", at: offset)
      }
      offset += length
    }
  }

  /// The length of the character at a place, or nil if it is none of XML.
  private static func scalarLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    guard let (value, length) = scalar(bytes, at: offset), isCharacter(value) else { return nil }
    return length
  }

  /// The character beyond ASCII at a place and its length, or nil if it is none: a byte out of
  /// place, a form longer than need be, or a value past U+10FFFF. It may be a surrogate.
  static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (value: UInt32, length: Int)? {
    let lead = bytes[offset]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard (0xC2...0xF4) ~= lead, offset + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard bytes[offset + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    return value >= least && value <= 0x10FFFF ? (value, length) : nil
  }

  private static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Replaces references, and in attributes white space by spaces, as XML wants it.
  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isAttribute: Bool
  ) throws(Mistake) -> (bytes: [UInt8], isVerbatim: Bool) {
    let raw = UnsafeBufferPointer(rebasing: bytes[range])
    guard isAttribute || raw.contains(UInt8(ascii: "&")) || raw.contains(UInt8(ascii: "]")) else {
      return ([], true)
    }
    guard raw.contains(UInt8(ascii: "&")) || !isAttribute else { return (Array(raw), true) }
    var result: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "&") {
        place = try decodeReference(bytes, place, range.upperBound, into: &result)
      } else {
        if !isAttribute, bytes[place...].starts(with: [0x5D, 0x5D, 0x3E]) {
          throw Mistake("text contains ]]>", at: place)
        }
        result.append(bytes[place])
        place += 1
      }
    }
    return (result, false)
  }

  /// Replaces the reference that begins at `start`, and returns the place behind it.
  private static func decodeReference(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, into result: inout [UInt8]
  ) throws(Mistake) -> Int {
    if start + 1 < end, bytes[start + 1] == UInt8(ascii: "#") {
      return try decodeNumber(bytes, start, end, into: &result)
    }
    let stop = endOfName(bytes, from: start + 1)
    guard stop > start + 1, stop < end, bytes[stop] == UInt8(ascii: ";") else {
      throw Mistake("expected a reference such as &amp;, found & alone", at: start)
    }
    switch String(decoding: bytes[start + 1..<stop], as: UTF8.self) {
    case "amp": result.append(UInt8(ascii: "&"))
    case "lt": result.append(UInt8(ascii: "<"))
    case "gt": result.append(UInt8(ascii: ">"))
    case "quot": result.append(UInt8(ascii: "\""))
    case "apos": result.append(UInt8(ascii: "'"))
    default:
      let name = shown(bytes, start..<stop + 1)
      throw Mistake("the entity \(name) is not known; only XML's own five are", at: start)
    }
    return stop + 1
  }

  /// Replaces the reference to a character by its number, which may have any number of zeros before
  /// it, and returns the place behind.
  private static func decodeNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, into result: inout [UInt8]
  ) throws(Mistake) -> Int {
    let isHexadecimal = start + 2 < end && bytes[start + 2] == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = start + (isHexadecimal ? 3 : 2)
    var place = first
    var value: UInt32 = 0
    while place < end, let digit = JSONText.hexValue(bytes[place]), digit < radix {
      // What is too large stays so, however many digits follow.
      value = min(value * radix + UInt32(digit), 0x11_0000)
      place += 1
    }
    guard place > first else {
      let what = isHexadecimal ? "a hexadecimal digit" : "a digit"
      throw Mistake("expected \(what), found \(found(bytes, at: place))", at: place)
    }
    guard place < end, bytes[place] == UInt8(ascii: ";") else {
      throw Mistake("expected ;, found \(found(bytes, at: place))", at: place)
    }
    guard isCharacter(value), let scalar = Unicode.Scalar(value) else {
      throw Mistake("\(shown(bytes, start..<place + 1)) is not a character", at: start)
    }
    result.append(contentsOf: String(scalar).utf8)
    return place + 1
  }

  /// What stands in a range, cut short if it is too long for a message.
  private static func shown(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let longest = 32
    let text = String(decoding: bytes[range.prefix(4 * longest)], as: UTF8.self)
    return text.unicodeScalars.count > longest
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…" : text
  }

  /// A rendering of what stands at a place.
  static func found(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let byte = bytes[offset]
    switch byte {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case 0x21..<0x7F: return String(Unicode.Scalar(byte))
    default:
      guard byte >= 0x80, let length = scalarLength(bytes, at: offset) else {
        return "the byte 0x" + String(byte, radix: 16, uppercase: true)
      }
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[offset..<offset + length]), as: UTF8.self)
    }
  }
}
