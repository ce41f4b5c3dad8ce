/// A text that lasts as long as the program: one that is written in the code, or one that was kept. A copy
/// of it counts no references, so that a batch hands on its verdicts as plain bytes.
package struct FixedText: Hashable, CustomStringConvertible {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  package init(_ literal: StaticString) {
    // A literal of a text type is one of bytes, of one character too.
    (start, count) = (literal.utf8Start, literal.utf8CodeUnitCount)
  }

  /// A text that was read. Its bytes are never given back, so each distinct text should be kept once.
  package init(keeping text: some Collection<UInt8>) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    for (index, byte) in text.enumerated() { bytes[index] = byte }
    (start, count) = (UnsafePointer(bytes), text.count)
  }

  /// The text as a string of its own.
  package var description: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes of the text in UTF-8.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Tells whether `text` is the same, byte for byte.
  package func matches(_ text: String) -> Bool { withBytes { $0.elementsEqual(text.utf8) } }

  /// Compares the addresses first: the same literal is mostly the same bytes in memory.
  package static func == (a: FixedText, b: FixedText) -> Bool {
    a.withBytes { a in
      b.withBytes { b in
        a.count == b.count && (a.baseAddress == b.baseAddress || a.elementsEqual(b))
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

// The bytes are never changed or given back.
extension FixedText: @unchecked Sendable {}
