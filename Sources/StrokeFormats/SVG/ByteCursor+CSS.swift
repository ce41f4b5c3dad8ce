import StrokeCore

// The tokens of CSS: names, numbers with units, functions, and what lies between them. Comments must
// have been replaced; see ``CSSText``. Escapes are part of names.

extension ByteCursor {
  /// A cursor at the first token of a text.
  init(css bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes)
    skipCSSSpace()
  }

  /// The rest of the text, without trailing white space.
  var rest: UnsafeBufferPointer<UInt8> {
    var last = end
    while last > next, CSSText.isSpace(last[-1]) { last -= 1 }
    return UnsafeBufferPointer(start: next, count: last - next)
  }

  mutating func skipCSSSpace() { skip(while: CSSText.isSpace) }

  mutating func skipComments() { skip { $0 == CSSText.comment } }

  mutating func takeComma() -> Bool {
    let start = next
    skipCSSSpace()
    guard take(UInt8(ascii: ",")) else {
      next = start
      return false
    }
    skipCSSSpace()
    return true
  }

  /// Reads a name in upper or lower case; reads nothing and returns nil if no name comes next.
  mutating func name() -> UnsafeBufferPointer<UInt8>? {
    let start = next
    while true {
      skip(while: CSSText.isNameByte)
      guard sees(CSSText.backslash), end - next > 1, next[1] != 0x0A else { break }
      next += CSSText.escape(UnsafeBufferPointer(start: next, count: end - next)).length
    }
    let name = UnsafeBufferPointer(start: start, count: next - start)
    let isDashed = name.first == UInt8(ascii: "-")
    guard let first = name.dropFirst(isDashed ? 1 : 0).first, !first.isDigit else {
      next = start
      return nil
    }
    return name
  }

  /// Skips a name if it comes next as a whole; case-insensitive.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let start = next
    if let name = name(), name.isWord(word) { return true }
    next = start
    return false
  }

  /// Reads `name(`, and everything up to its closing parenthesis or to the end.
  mutating func function() -> (
    name: UnsafeBufferPointer<UInt8>, arguments: UnsafeBufferPointer<UInt8>
  )? {
    let start = next
    guard let name = name(), let arguments = parenthesized() else {
      next = start
      return nil
    }
    return (name, arguments)
  }

  /// Reads a parenthesis, and everything up to the closing one or to the end.
  mutating func parenthesized() -> UnsafeBufferPointer<UInt8>? {
    guard take(UInt8(ascii: "(")) else { return nil }
    let rest = UnsafeBufferPointer(start: next, count: end - next)
    let count = CSSText.end(rest, from: 0) { $0 == UInt8(ascii: ")") }
    next += min(count + 1, rest.count)
    return UnsafeBufferPointer(rebasing: rest[..<count])
  }

  /// Reads a number with its unit; reads nothing and returns nil if no number comes next.
  mutating func dimension() -> (value: Double, unit: UnsafeBufferPointer<UInt8>)? {
    guard let value = try? readSVGNumber() else { return nil }
    let start = next
    if !take(UInt8(ascii: "%")) { skip { $0.isLetter } }
    return (value, UnsafeBufferPointer(start: start, count: next - start))
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
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are a word, which is given in lowercase; case-insensitive.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index].lowercaseLetter != word.utf8Start[index] {
      return false
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

  /// What is between the quotation marks at the ends; nil if there are none.
  var unquoted: UnsafeBufferPointer<UInt8>? {
    guard count >= 2, let mark = first, mark == self[count - 1],
      mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    else { return nil }
    return UnsafeBufferPointer(rebasing: self[1..<count - 1])
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
        continue
      }
      if self[index] != CSSText.comment {
        result.append(self[index])
      } else if index == 0 || self[index - 1] != CSSText.comment {
        result.append(0x20)
      }
      index += 1
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
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// The same text with comments replaced by ``comment``; nil if there are no comments.
  static func withoutComments(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "/")) else { return nil }
    var result: [UInt8] = []
    var (index, quote, isComment, hasComment) = (0, UInt8(0), false, false)
    while index < bytes.count {
      let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
      if quote == 0, (byte, next) == (isComment ? (star, slash) : (slash, star)) {
        isComment.toggle()
        hasComment = true
        result += [comment, comment]
        index += 2
        continue
      }
      if isComment {
        result.append(byte == 0x0A ? byte : comment)
      } else {
        result.append(byte)
        if byte == backslash, index + 1 < bytes.count {
          result.append(next)
          index += 1
        } else if byte == quote {
          quote = 0
        } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
      }
      index += 1
    }
    return hasComment ? result : nil
  }

  /// The first place outside of quotes, parentheses and blocks for which `isEnd` holds.
  static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ isEnd: (UInt8) -> Bool
  ) -> Int {
    var (index, depth) = (start, 0)
    var quote: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == CSSText.backslash {
        index += 2
        continue
      }
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else {
        if depth == 0, isEnd(byte) { return index }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
        default: break
        }
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
