/// A word of the command line. File names are bytes to the system, so they stay bytes; everything
/// else is read as text.
struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { bytes = Array(text.utf8) }
  init(stringLiteral text: String) { self.init(text) }

  /// The word as text; bytes that are not UTF-8 show as U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as a file's name.
  var path: FilePath { FilePath(bytes: bytes) }
}
