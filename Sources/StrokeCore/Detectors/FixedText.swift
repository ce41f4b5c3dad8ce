/// A text that is written in the code. A copy of it counts no references, so that a batch hands on
/// its verdicts as plain bytes.
package struct FixedText: Hashable, Sendable, CustomStringConvertible {
  private let literal: StaticString

  package init(_ literal: StaticString) { self.literal = literal }

  /// The text as a string of its own.
  package var description: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes of the text in UTF-8.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A literal of a text type is one of bytes, of one character too.
    body(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
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
