import StrokeFormats

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
    (bytes.map { CChar(truncatingIfNeeded: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The array has at least the final 0, so it has an address.
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
