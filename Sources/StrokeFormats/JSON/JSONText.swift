/// A JSON string as it is in the bytes: the part between the quotes, checked.
struct JSONText {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let hasEscapes: Bool

  init(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, hasEscapes: Bool) {
    (self.start, self.end, self.hasEscapes) = (start, end, hasEscapes)
  }

  init(_ text: StaticString) {
    self.init(
      start: text.utf8Start, end: text.utf8Start + text.utf8CodeUnitCount, hasEscapes: false)
  }

  /// Returns whether the decoded string equals `name`.
  @inline(__always)
  func says(_ name: StaticString) -> Bool {
    // An escape is never shorter than what it stands for.
    let (own, length) = (end - start, name.utf8CodeUnitCount)
    guard own == length || hasEscapes && own > length else { return false }
    return isSame(as: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Returns whether the decoded string equals `name`, in UTF-8.
  func says(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { isSame(as: $0) } }

  private func isSame(as name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !hasEscapes else { return decoded().elementsEqual(name) }
    guard end - start == name.count else { return false }
    for index in name.indices where start[index] != name[index] { return false }
    return true
  }

  var string: String {
    guard !hasEscapes else { return String(decoding: decoded(), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  func decoded() -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  func append(to bytes: inout [UInt8]) {
    guard hasEscapes else {
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
      return
    }
    var place = start
    while place < end {
      if place.pointee == UInt8(ascii: "\\") {
        place = Self.appendEscape(at: place + 1, to: &bytes)
      } else {
        bytes.append(place.pointee)
        place += 1
      }
    }
  }

  /// Appends the meaning of an escape, whose letter is at `place`, and returns the place after it.
  private static func appendEscape(
    at place: UnsafePointer<UInt8>, to bytes: inout [UInt8]
  ) -> UnsafePointer<UInt8> {
    switch place.pointee {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      var value = codeUnit(at: place + 1)
      let isPair = (0xD800..<0xDC00).contains(value)
      // The reader has checked that the second half follows, as \uDC00…\uDFFF.
      if isPair { value = 0x10000 + (value - 0xD800) << 10 + (codeUnit(at: place + 7) - 0xDC00) }
      if let scalar = Unicode.Scalar(value) { bytes.append(contentsOf: String(scalar).utf8) }
      return place + (isPair ? 11 : 5)
    default: bytes.append(place.pointee)
    }
    return place + 1
  }

  /// The value of four checked hexadecimal digits.
  static func codeUnit(at place: UnsafePointer<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 4 | UInt32(hexValue(place[index]) ?? 0) }
    return value
  }

  /// The value of a hexadecimal digit; nil for another character.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

// MARK: - Reading

extension ByteCursor {
  /// Reads a string; the opening quote comes next.
  mutating func readText() throws(ReadError) -> JSONText {
    next += 1
    let start = next
    var hasEscapes = false
    while true {
      skipPlainText()
      guard next < end else { throw expected("\"") }
      switch next.pointee {
      case UInt8(ascii: "\""):
        next += 1
        return JSONText(start: start, end: next - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20:
        throw expected("\"")
      default:
        guard let scalar else { throw expected("UTF-8") }
        next += UTF8.width(scalar)
      }
    }
  }

  /// Skips unescaped ASCII characters.
  @inline(__always)
  private mutating func skipPlainText() {
    while next < end {
      let byte = next.pointee
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
      else { return }
      next += 1
    }
  }

  /// Skips an escape, or both of a surrogate pair.
  private mutating func skipEscape() throws(ReadError) {
    let start = next
    next += 1
    guard next < end else { throw expected("an escape") }
    switch next.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      next += 1
    case UInt8(ascii: "u"):
      next += 1
      let first = try readCodeUnit()
      guard (0xD800..<0xE000).contains(first) else { return }
      guard first < 0xDC00, next + 1 < end, next[0] == UInt8(ascii: "\\"),
        next[1] == UInt8(ascii: "u")
      else { throw loneSurrogate(at: start) }
      next += 2
      let second = try readCodeUnit()
      guard (0xDC00..<0xE000).contains(second) else { throw loneSurrogate(at: start) }
    default:
      throw expected("an escape")
    }
  }

  private mutating func readCodeUnit() throws(ReadError) -> UInt32 {
    let start = next
    for _ in 0..<4 {
      guard next < end, JSONText.hexValue(next.pointee) != nil else {
        throw expected("a hexadecimal digit")
      }
      next += 1
    }
    return JSONText.codeUnit(at: start)
  }

  private func loneSurrogate(at place: UnsafePointer<UInt8>) -> ReadError {
    error(
      "expected a character, found the lone surrogate "
        + String(decoding: UnsafeBufferPointer(start: place, count: 6), as: UTF8.self), at: place)
  }
}
