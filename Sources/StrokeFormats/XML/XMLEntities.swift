/// The entities declared by a document.
struct XMLEntities {
  /// The most bytes that all references to entities may expand to, so that a small document cannot
  /// become huge.
  static let mostBytes = 1 << 20
  /// The most entities nested in each other.
  static let mostDepth = 16

  /// A text that outlives the reader that declares it, because tags point into it.
  final class Replacement {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ text: [UInt8]) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
      _ = copy.initialize(from: text)
      bytes = UnsafeBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
  }

  /// The replacement of an entity.
  enum Meaning {
    case text(Replacement)
    /// Text in another file, which is never read.
    case external
  }

  private var known: [String: Meaning] = [:]
  /// The bytes that references have expanded to so far.
  private(set) var expanded = 0

  subscript(name: String) -> Meaning? { known[name] }

  /// Declares an entity; the first declaration of a name wins.
  mutating func declare(_ name: String, _ meaning: Meaning) {
    if known[name] == nil { known[name] = meaning }
  }

  /// Counts the bytes of an expanded reference; false if the limit is exceeded.
  mutating func expand(_ count: Int) -> Bool {
    expanded += count
    return expanded <= Self.mostBytes
  }
}
