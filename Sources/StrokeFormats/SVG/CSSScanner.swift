import StrokeCore

/// Reads the words of CSS: names, numbers with units, functions, and what lies between them.
///
/// Comments and escapes must have been replaced; see ``CSSText``. What an escape stands for is part of
/// a name and never a sign.
struct CSSScanner {
  private(set) var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    next = bytes.baseAddress ?? ("" as StaticString).utf8Start
    end = next + bytes.count
    skipSpace()
  }

  var isAtEnd: Bool { next >= end }

  /// The byte that comes next; 0 at the end.
  var byte: UInt8 { next < end ? next.pointee : 0 }

  /// All that is left, without white space at its end.
  var rest: UnsafeBufferPointer<UInt8> {
    var last = end
    while last > next, CSSText.isSpace(last[-1]) { last -= 1 }
    return UnsafeBufferPointer(start: next, count: last - next)
  }

  mutating func skipSpace() {
    while next < end, CSSText.isSpace(next.pointee) { next += 1 }
  }

  mutating func skipComments() { while take(CSSText.comment) {} }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next < end, next.pointee == byte else { return false }
    next += 1
    return true
  }

  mutating func takeComma() -> Bool {
    let start = next
    skipSpace()
    guard take(UInt8(ascii: ",")) else {
      next = start
      return false
    }
    skipSpace()
    return true
  }

  /// Reads a name, in whatever case; nil, and nothing is read, if none comes next.
  mutating func name() -> UnsafeBufferPointer<UInt8>? {
    var probe = next
    while probe < end, CSSText.isNameByte(probe.pointee) { probe += 1 }
    guard probe > next, !((0x30...0x39) ~= next.pointee) else { return nil }
    if next.pointee == UInt8(ascii: "-"), probe - next == 1 || (0x30...0x39) ~= next[1] {
      return nil
    }
    defer { next = probe }
    return UnsafeBufferPointer(start: next, count: probe - next)
  }

  /// Steps over a name, in any case, if it comes next as a whole.
  mutating func take(_ word: StaticString) -> Bool {
    var probe = self
    guard let name = probe.name(), name.isWord(word) else { return false }
    next = probe.next
    return true
  }

  /// Reads what stands between quotation marks; nil, and nothing is read, if none comes next.
  mutating func string() -> String? {
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let rest = UnsafeBufferPointer(start: next + 1, count: end - next - 1)
    guard let length = rest.firstIndex(of: quote) else { return nil }
    next += length + 2
    return UnsafeBufferPointer(rebasing: rest[..<length]).text
  }

  /// Reads `name(`, and all up to the parenthesis that ends it.
  mutating func function() -> (
    name: UnsafeBufferPointer<UInt8>, arguments: UnsafeBufferPointer<UInt8>
  )? {
    var probe = self
    guard let name = probe.name(), let arguments = probe.parenthesized() else { return nil }
    next = probe.next
    return (name, arguments)
  }

  /// Reads `(`, and all up to the parenthesis that ends it; nil, and nothing is read, if none comes next.
  mutating func parenthesized() -> UnsafeBufferPointer<UInt8>? {
    guard take(UInt8(ascii: "(")) else { return nil }
    let start = next
    var depth = 1
    var quote: UInt8 = 0
    while next < end {
      let byte = next.pointee
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { break }
      }
      next += 1
    }
    // What is not ended ends with the text.
    defer { if next < end { next += 1 } }
    return UnsafeBufferPointer(start: start, count: next - start)
  }

  /// Reads a number with its unit; nil, and nothing is read, if none comes next.
  mutating func dimension() -> (value: Double, unit: UnsafeBufferPointer<UInt8>)? {
    var scanner = PathDataScanner(ByteCursor(from: next, to: end, limit: .endOfFile))
    guard let value = try? scanner.number() else { return nil }
    let start = scanner.cursor.next
    var probe = start
    if probe < end, probe.pointee == UInt8(ascii: "%") {
      probe += 1
    } else {
      while probe < end, (0x61...0x7A) ~= probe.pointee | 0x20 { probe += 1 }
    }
    next = probe
    return (value, UnsafeBufferPointer(start: start, count: probe - start))
  }

  /// Reads a number without a unit.
  mutating func number() -> Double? {
    var probe = self
    guard let (value, unit) = probe.dimension(), unit.isEmpty else { return nil }
    next = probe.next
    return value
  }

  /// Reads a share of 1, also in per cent; nil, and nothing is read, if none comes next.
  mutating func share() -> Double? {
    var probe = self
    guard let (value, unit) = probe.dimension(), unit.isEmpty || unit.isWord("%") else {
      return nil
    }
    next = probe.next
    return unit.isEmpty ? value : value / 100
  }

  /// Reads what is between commas, to the end; nil if something else is there.
  func list<Item>(_ read: (inout CSSScanner) -> Item?) -> [Item]? {
    var scanner = self
    var items: [Item] = []
    repeat {
      guard let item = read(&scanner) else { return nil }
      items.append(item)
    } while scanner.takeComma()
    scanner.skipSpace()
    return scanner.isAtEnd ? items : nil
  }

  static let angles: [(unit: StaticString, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360),
  ]

  /// Reads an angle in degrees; a number without a unit is one only where `allowsNumber`, or 0.
  mutating func angle(allowsNumber: Bool) -> Double? {
    var probe = self
    guard let (value, unit) = probe.dimension() else { return nil }
    if unit.isEmpty {
      guard allowsNumber || value == 0 else { return nil }
      next = probe.next
      return value
    }
    guard let factor = Self.angles.first(where: { unit.isWord($0.unit) })?.degrees else {
      return nil
    }
    next = probe.next
    return value * factor
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are a word of lowercase letters, in any case.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count {
      let byte = self[index]
      let lower = (0x41...0x5A) ~= byte ? byte | 0x20 : byte
      guard lower == word.utf8Start[index] else { return false }
    }
    return true
  }

  /// Without white space at the ends.
  var trimmed: UnsafeBufferPointer<UInt8> {
    var (from, to) = (0, count)
    while from < to, CSSText.isSpace(self[from]) { from += 1 }
    while to > from, CSSText.isSpace(self[to - 1]) { to -= 1 }
    return UnsafeBufferPointer(rebasing: self[from..<to])
  }

  /// The text, with the characters that escapes stand for, and a space for a comment.
  var text: String {
    guard contains(where: { $0 == CSSText.escape || $0 == CSSText.comment }) else {
      return String(decoding: self, as: UTF8.self)
    }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in self {
      if byte == CSSText.comment {
        result.append(0x20)
      } else if byte != CSSText.escape {
        result.append(isEscaped ? byte & 0x7F : byte)
      }
      isEscaped = byte == CSSText.escape
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Texts of CSS without comments and backslashes, as long as values point into them.
struct CSSTexts {
  private var storage: [XMLEntities.Replacement] = []

  /// The same text without comments and escapes.
  mutating func withoutEscapes(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard let text = CSSText.withoutEscapes(bytes) else { return bytes }
    let copy = XMLEntities.Replacement(text)
    storage.append(copy)
    return copy.bytes
  }
}

/// Text of CSS before it is read.
enum CSSText {
  /// Stands before a character of ASCII that was escaped and would mean something else where it is,
  /// and has its highest bit set: both are bytes of a name. No text in UTF-8 has this one.
  static let escape: UInt8 = 0xFF

  /// Stands for a comment: white space, except that it makes no descendants of selectors. No XML has
  /// this byte.
  static let comment: UInt8 = 1

  static func isSpace(_ byte: UInt8) -> Bool { PathDataScanner.isSpace(byte) || byte == comment }

  static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A) ~= byte | 0x20 || (0x30...0x39) ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// The same text with a byte for each comment, and escaped characters as they are, or marked as
  /// such; nil if there are none.
  static func withoutEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "\\")) || hasComment(bytes) else { return nil }
    var result: [UInt8] = []
    var index = 0
    var quote: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if quote == 0, byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index = endOfComment(bytes, from: index)
        result.append(comment)
        continue
      }
      if byte == quote {
        quote = 0
      } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      // A line that is broken in a string goes on; elsewhere a backslash at its end is a mistake.
      guard byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
        quote != 0 || bytes[index + 1] != 0x0A
      else {
        result.append(byte)
        index += 1
        continue
      }
      index = appendEscape(bytes, at: index + 1, inString: quote != 0, to: &result)
    }
    return result
  }

  private static func hasComment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<max(bytes.count - 1, 0) where bytes[index] == UInt8(ascii: "/") {
      if bytes[index + 1] == UInt8(ascii: "*") { return true }
    }
    return false
  }

  /// The place after a comment.
  static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }

  /// Appends the character that an escape stands for: up to six hexadecimal digits and a space, or the
  /// character itself.
  private static func appendEscape(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, inString: Bool, to result: inout [UInt8]
  ) -> Int {
    var (index, value, digits) = (start, UInt32(0), 0)
    while index < bytes.count, digits < 6, let digit = JSONText.hexValue(bytes[index]) {
      value = value * 16 + UInt32(digit)
      digits += 1
      index += 1
    }
    guard digits > 0 else {
      if bytes[index] != 0x0A { append(bytes[index], inString: inString, to: &result) }
      return index + 1
    }
    if index < bytes.count, PathDataScanner.isSpace(bytes[index]) { index += 1 }
    let scalar = Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    for byte in String(scalar).utf8 { append(byte, inString: inString, to: &result) }
    return index
  }

  /// Appends a byte that was escaped, marked as such where it would be a sign, or part of a number.
  private static func append(_ byte: UInt8, inString: Bool, to result: inout [UInt8]) {
    let isPlain: Bool
    if inString {
      isPlain = byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    } else {
      isPlain = beginsName(byte) || isNameByte(byte) && result.last.map(beginsName) ?? false
    }
    if byte >= 0x80 || isPlain {
      result.append(byte)
    } else {
      result += [escape, byte | 0x80]
    }
  }

  /// A letter, or what is like one.
  private static func beginsName(_ byte: UInt8) -> Bool {
    isNameByte(byte) && !((0x30...0x39) ~= byte) && byte != UInt8(ascii: "-")
  }
}
