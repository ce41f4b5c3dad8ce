/// The entities that a document declares itself.
struct XMLEntities {
  /// The most bytes that all references to entities may stand for together, so that small documents
  /// cannot grow beyond measure.
  static let mostBytes = 1 << 20
  /// How deep entities may refer to others.
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

  /// What an entity stands for.
  enum Meaning {
    case text(Replacement)
    /// A text in another file, which is never read.
    case external
  }

  private var known: [String: Meaning] = [:]
  /// The bytes that references have stood for so far.
  private(set) var expanded = 0

  subscript(name: String) -> Meaning? { known[name] }

  /// Declares an entity; the first declaration of a name holds.
  mutating func declare(_ name: String, _ meaning: Meaning) {
    if known[name] == nil { known[name] = meaning }
  }

  /// Counts what a reference stands for; false if that is too much.
  mutating func expand(_ count: Int) -> Bool {
    expanded += count
    return expanded <= Self.mostBytes
  }
}
