import StrokeCore

/// Reads the tokens of CSS: names, numbers with units, functions, and what lies between them.
///
/// Comments must have been replaced; see ``CSSText``. Escapes are part of names.
struct CSSScanner {
  private(set) var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    next = bytes.baseAddress ?? ("" as StaticString).utf8Start
    end = next + bytes.count
    skipSpace()
  }

  var isAtEnd: Bool { next >= end }

  /// The next byte; 0 at the end.
  var byte: UInt8 { next < end ? next.pointee : 0 }

  /// The rest of the text, without trailing white space.
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

  /// Reads a name in upper or lower case; reads nothing and returns nil if no name comes next.
  mutating func name() -> UnsafeBufferPointer<UInt8>? {
    var probe = next
    while probe < end {
      if CSSText.isNameByte(probe.pointee) {
        probe += 1
      } else if probe.pointee == CSSText.backslash, end - probe > 1, probe[1] != 0x0A {
        probe += CSSText.escape(UnsafeBufferPointer(start: probe, count: end - probe)).length
      } else {
        break
      }
    }
    guard probe > next, !((0x30...0x39) ~= next.pointee) else { return nil }
    if next.pointee == UInt8(ascii: "-"), probe - next == 1 || (0x30...0x39) ~= next[1] {
      return nil
    }
    defer { next = probe }
    return UnsafeBufferPointer(start: next, count: probe - next)
  }

  /// Skips a name if it comes next as a whole; case-insensitive.
  mutating func take(_ word: StaticString) -> Bool {
    var probe = self
    guard let name = probe.name(), name.isWord(word) else { return false }
    next = probe.next
    return true
  }

  /// Reads `name(`, and everything up to its closing parenthesis.
  mutating func function() -> (
    name: UnsafeBufferPointer<UInt8>, arguments: UnsafeBufferPointer<UInt8>
  )? {
    var probe = self
    guard let name = probe.name(), probe.take(UInt8(ascii: "(")) else { return nil }
    next = probe.next
    return (name, readArguments())
  }

  /// Reads everything up to the closing parenthesis of a function.
  private mutating func readArguments() -> UnsafeBufferPointer<UInt8> {
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
    // What is not closed ends with the text.
    defer { if next < end { next += 1 } }
    return UnsafeBufferPointer(start: start, count: next - start)
  }

  /// Reads a number with its unit; reads nothing and returns nil if no number comes next.
  mutating func dimension() -> (value: Double, unit: UnsafeBufferPointer<UInt8>)? {
    var cursor = ByteCursor(from: next, to: end, limit: .endOfFile)
    guard let value = try? cursor.readSVGNumber() else { return nil }
    let start = cursor.next
    var probe = start
    if probe < end, probe.pointee == UInt8(ascii: "%") {
      probe += 1
    } else {
      while probe < end, (0x61...0x7A) ~= probe.pointee | 0x20 { probe += 1 }
    }
    next = probe
    return (value, UnsafeBufferPointer(start: start, count: probe - start))
  }

  mutating func number() -> Double? {
    guard let (value, unit) = dimension(), unit.isEmpty else { return nil }
    return value
  }

  /// Reads a share of 1, also in per cent.
  mutating func share() -> Double? {
    guard let (value, unit) = dimension(), unit.isEmpty || unit.isWord("%") else { return nil }
    return unit.isEmpty ? value : value / 100
  }

  /// Reads a comma-separated list to the end; nil if anything else is there.
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

  /// Reads an angle in degrees. Without a unit, only 0 is an angle.
  mutating func angle() -> Double? {
    guard let (value, unit) = dimension() else { return nil }
    if unit.isEmpty { return value == 0 ? 0 : nil }
    return Self.angles.first { unit.isWord($0.unit) }.map { value * $0.degrees }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are a word, which is given in lowercase; case-insensitive.
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

  /// The text, with escapes replaced by their characters, and comments by spaces.
  var text: String {
    guard contains(where: { $0 == CSSText.backslash || $0 == CSSText.comment }) else {
      return String(decoding: self, as: UTF8.self)
    }
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if self[index] == CSSText.backslash, index + 1 < count {
        let escape = CSSText.escape(UnsafeBufferPointer(rebasing: self[index...]))
        result += escape.character
        index += escape.length
      } else {
        let isComment = self[index] == CSSText.comment
        if !isComment || index == 0 || self[index - 1] != CSSText.comment {
          result.append(isComment ? 0x20 : self[index])
        }
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension XMLTexts {
  /// The same text of CSS without comments.
  func withoutComments(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    CSSText.withoutComments(bytes).map(keep) ?? bytes
  }
}

enum CSSText {
  static let backslash = UInt8(ascii: "\\")

  /// Replaces each byte of a comment except line feeds. It counts as white space, except that it
  /// does not make descendants of selectors. XML has no such byte.
  static let comment: UInt8 = 1

  static func isSpace(_ byte: UInt8) -> Bool { ByteCursor.isSVGSpace(byte) || byte == comment }

  static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A) ~= byte | 0x20 || (0x30...0x39) ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// The same text with comments replaced by ``comment``; nil if there are no comments.
  static func withoutComments(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard hasComment(bytes) else { return nil }
    var result: [UInt8] = []
    var index = 0
    var quote: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if quote == 0, byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        let end = endOfComment(bytes, from: index)
        result += bytes[index..<end].map { $0 == 0x0A ? $0 : comment }
        index = end
        continue
      }
      if byte == backslash, index + 1 < bytes.count {
        result += bytes[index...index + 1]
        index += 2
        continue
      }
      if byte == quote {
        quote = 0
      } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      result.append(byte)
      index += 1
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
  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }

  /// The character of an escape at the start of a text, and the bytes of the escape: a backslash
  /// with up to six hexadecimal digits and a space, or with the character itself.
  static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (character: [UInt8], length: Int) {
    var (length, value) = (1, UInt32(0))
    while length < min(bytes.count, 7), let digit = bytes[length].hexValue {
      value = value * 16 + UInt32(digit)
      length += 1
    }
    guard length > 1 else { return ([bytes[1]], 2) }
    if length < bytes.count, ByteCursor.isSVGSpace(bytes[length]) { length += 1 }
    let scalar = Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    return (Array(String(scalar).utf8), length)
  }
}
