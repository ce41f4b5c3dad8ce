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
