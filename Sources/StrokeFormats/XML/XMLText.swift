/// What XML says about characters.
enum XMLText {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Beyond ASCII nearly every character may be part of a name, and all are let pass.
  static func beginsName(_ byte: UInt8) -> Bool {
    (0x61...0x7A) ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte >= 0x80
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x39) ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
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

  /// The length of the character at a place, or nil if it is none: a byte out of place, a form
  /// longer than need be, a surrogate, a value past U+10FFFF, U+FFFE or U+FFFF.
  private static func scalarLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    let lead = bytes[offset]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard (0xC2...0xF4) ~= lead, offset + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard bytes[offset + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, isCharacter(value) else { return nil }
    return length
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

  private static func decodeReference(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, into result: inout [UInt8]
  ) throws(Mistake) -> Int {
    guard let stop = bytes[start..<min(end, start + 32)].firstIndex(of: UInt8(ascii: ";")) else {
      throw Mistake("expected a reference such as &amp;, found & alone", at: start)
    }
    let name = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<stop]), as: UTF8.self)
    switch name {
    case "amp": result.append(UInt8(ascii: "&"))
    case "lt": result.append(UInt8(ascii: "<"))
    case "gt": result.append(UInt8(ascii: ">"))
    case "quot": result.append(UInt8(ascii: "\""))
    case "apos": result.append(UInt8(ascii: "'"))
    default:
      guard name.hasPrefix("#") else {
        throw Mistake("the entity &\(name); is not known; only XML's own five are", at: start)
      }
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let value, isCharacter(value), let scalar = Unicode.Scalar(value), digits.first != "+",
        digits.dropFirst().first != "+"
      else { throw Mistake("&\(name); is not a character", at: start) }
      result.append(contentsOf: String(scalar).utf8)
    }
    return stop + 1
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
