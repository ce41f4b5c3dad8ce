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

  /// UTF-16 text with a byte order mark, as UTF-8; nil without the mark. Half a character at the
  /// end is invalid.
  static func utf8(fromUTF16 bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = (1..<bytes.count / 2).lazy.map { index in
      let (first, second) = (UInt16(bytes[2 * index]), UInt16(bytes[2 * index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units, as: UTF16.self)
    return Array((bytes.count % 2 == 0 ? text : text + "\u{FFFD}").utf8)
  }
}
