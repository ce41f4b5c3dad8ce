import StrokeFormats

/// A word of the command line. File names are bytes to the system, so they stay bytes; everything
/// else is read as text.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { bytes = Array(text.utf8) }
  init(stringLiteral text: String) { self.init(text) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var path: FilePath { FilePath(bytes: bytes) }

  /// True for standard input, or one of its strokes.
  var namesStandardInput: Bool {
    text == "-" || withNumber.map { $0.name.text == "-" && $0.number > 0 } ?? false
  }

  /// The parts of `NAME#3`; nil for any other word.
  var withNumber: (name: Argument, number: Int)? {
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "#")), mark > 0 else { return nil }
    let digits = bytes[(mark + 1)...]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (Argument(bytes: bytes[..<mark]), number)
  }

  /// The stroke of a file that `NAME#3` means; nil for any other word, and if there is a file with
  /// exactly that name.
  var numberedFile: (path: FilePath, number: Int)? {
    guard let (name, number) = withNumber, !Platform.isThere(path) else { return nil }
    return (name.path, number)
  }
}

/// A path in the file system: bytes without a 0.
struct FilePath: Hashable, Sendable, Comparable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The path for messages and reports, on one line: bytes that are not UTF-8 and control
  /// characters show as U+FFFD, and an empty path as two quotes.
  var text: String {
    bytes.isEmpty ? "\"\"" : String(decoding: bytes, as: UTF8.self).withoutControls
  }

  /// The path of what is called `name` in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    let slash = UInt8(ascii: "/")
    return FilePath(bytes: bytes.last == slash ? bytes + name : bytes + [slash] + name)
  }

  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(bytes: Array(bytes[...slash]))
  }

  /// The extension after the last dot of the name, in lower case; empty without one.
  var suffix: String {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { buffer in
      // The array has at least the final 0, so it has an address.
      buffer.assumingMemoryBound(to: CChar.self).baseAddress.map(body) ?? "".withCString(body)
    }
  }

  static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
