/// An encoding that XML is read in. All begin with ASCII.
enum XMLEncoding {
  case utf8, ascii
  /// What ISO-8859-1 means too, as browsers read it: its own 0x80 to 0x9F are no letters.
  case windows1252

  /// Those that are read, in the words of a message.
  static let all = "UTF-8, US-ASCII, ISO-8859-1 or windows-1252"

  /// Nil if no encoding that is read has the name, in any case.
  init?(_ name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "us-ascii", "ascii": self = .ascii
    case "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1", "latin1", "latin-1", "l1", "cp819",
      "windows-1252", "cp1252", "x-cp1252":
      self = .windows1252
    default: return nil
    }
  }

  static func utf8(fromWindows1252 bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        let code = byte < 0xA0 ? punctuation[Int(byte - 0x80)] : UInt16(byte)
        if let encoded = Unicode.Scalar(code).flatMap(UTF8.encode) { result += encoded }
      }
    }
    return result
  }

  /// The characters from 0x80 to 0x9F; five bytes that have none are control characters.
  private static let punctuation: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,
    0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]
}
