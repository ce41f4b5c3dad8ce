/// The bytes of a name or a value, which say what they mean by the escapes of their syntax.
struct RowText {
  enum Escapes {
    case none
    /// Those of a string of JSON, which were checked.
    case json
    /// Two quotes stand for one.
    case quotes
  }

  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  var escapes = Escapes.none

  init(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ escapes: Escapes = .none) {
    (self.start, self.end, self.escapes) = (start, end, escapes)
  }

  /// The bytes as they stand.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end - start) }

  var hasEscapes: Bool { escapes != .none }

  /// Calls `body` with what the bytes say.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard hasEscapes else { return body(bytes) }
    return decoded().withUnsafeBufferPointer(body)
  }

  /// What the bytes say.
  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// What the bytes say, in UTF-8.
  func decoded() -> [UInt8] {
    var output: [UInt8] = []
    append(to: &output)
    return output
  }

  /// Adds what the bytes say to others.
  func append(to output: inout [UInt8]) {
    guard hasEscapes else { return output.append(contentsOf: bytes) }
    var place = start
    while place < end {
      if place.pointee == UInt8(ascii: "\\"), escapes == .json {
        place = Self.appendEscape(at: place + 1, to: &output)
      } else {
        output.append(place.pointee)
        place += place.pointee == UInt8(ascii: "\"") ? 2 : 1
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
    for index in 0..<4 { value = value << 4 | UInt32(place[index].hexValue ?? 0) }
    return value
  }
}

// MARK: - Comparing

extension RowText {
  /// Returns whether the bytes say `name`.
  @inline(__always)
  func says(_ name: StaticString) -> Bool {
    // An escape is never shorter than what it stands for.
    let (own, length) = (end - start, name.utf8CodeUnitCount)
    guard own == length || hasEscapes && own > length else { return false }
    return says(UnsafeBufferPointer(start: name.utf8Start, count: length))
  }

  /// Returns whether the bytes say `name`, in UTF-8.
  func says(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { says($0) } }

  private func says(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    hasEscapes ? decoded().elementsEqual(name) : bytes.equals(name)
  }

  /// Returns whether two texts say the same.
  @inline(__always)
  func isSame(as other: RowText) -> Bool {
    hasEscapes || other.hasEscapes ? decoded() == other.decoded() : bytes.equals(other.bytes)
  }

  /// The index of the name in a list of lowercase names, ignoring case and `_`.
  func index(in list: [StaticString]) -> Int? {
    withBytes { name in list.firstIndex { Self.says(name, $0) } }
  }

  private static func says(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard let first = name.first, first.lowercaseLetter == word.utf8Start[0] else { return false }
    let length = word.utf8CodeUnitCount
    guard name.count >= length else { return false }
    var count = 0
    for byte in name where byte != UInt8(ascii: "_") {
      guard count < length, byte.lowercaseLetter == word.utf8Start[count] else { return false }
      count += 1
    }
    return count == length
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil for another character.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
