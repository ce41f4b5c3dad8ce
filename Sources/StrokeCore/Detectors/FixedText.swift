/// Text that lives as long as the program: a literal, or a copy that is never freed. Copying it
/// retains nothing, so that a batch passes verdicts on as plain bytes.
package struct FixedText: Hashable, CustomStringConvertible {
  private let start: UnsafePointer<UInt8>
  private let count: Int

  package init(_ literal: StaticString) {
    // A `StaticString` that is used as text always has bytes, even if it is a single character.
    (start, count) = (literal.utf8Start, literal.utf8CodeUnitCount)
  }

  /// Copies text that was read. The copy is never freed, so each distinct text should be copied
  /// once.
  package init(keeping text: some Collection<UInt8>) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    for (index, byte) in text.enumerated() { bytes[index] = byte }
    (start, count) = (UnsafePointer(bytes), text.count)
  }

  package var description: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  package func matches(_ text: String) -> Bool { withBytes { $0.elementsEqual(text.utf8) } }

  /// Compares the addresses first: equal texts are usually the same literal in memory.
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
