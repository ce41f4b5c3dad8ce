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
