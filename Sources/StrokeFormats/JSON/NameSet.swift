/// Names in the order in which they came, each once, in one array of bytes that is filled again and
/// again.
///
/// - Complexity: O(length of the name) to insert one, and of all names before it as long as these are
///   few. About 20 bytes a name besides its own.
struct NameSet: Sendable {
  /// The number of names up to which a linear search is faster.
  private static let few = 32

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// For finding one among many: the names' numbers from 1, each at the first free place from the
  /// one that its hash gives; 0 where there is none. Empty while the names are few.
  private var slots: [UInt32] = []

  var count: Int { ends.count }

  /// The name of a number, from 0.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    if !slots.isEmpty { slots = [] }
  }

  /// Adds a name that `write` writes in UTF-8; false if it was there.
  mutating func insert(_ write: (inout [UInt8]) -> Void) -> Bool {
    let start = bytes.count
    write(&bytes)
    guard firstIndex(of: bytes[start...]) == nil else {
      bytes.removeLast(bytes.count - start)
      return false
    }
    ends.append(bytes.count)
    if count > Self.few { index(count - 1) }
    return true
  }

  /// Adds a name that may be there already.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  /// The number of a name.
  func firstIndex(of name: ArraySlice<UInt8>) -> Int? {
    guard !slots.isEmpty else { return ends.indices.first { self[$0] == name } }
    var slot = hash(name)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if self[index] == name { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of the first name that `text` is; with `ignoringCase`, letters of ASCII in the name may
  /// be capitals.
  ///
  /// - Complexity: O(number of names), and of those as long as the text their length.
  func firstIndex(of text: String, ignoringCase: Bool) -> Int? {
    let wanted = text.utf8
    let length = wanted.count
    var start = 0
    return ends.firstIndex { end in
      defer { start = end }
      guard end - start == length else { return false }
      return zip(bytes[start..<end], wanted).allSatisfy { stored, asked in
        stored == asked || ignoringCase && stored.lowercaseLetter == asked.lowercaseLetter
      }
    }
  }

  /// Makes a name one to be found; the names before it are.
  private mutating func index(_ index: Int) {
    var first = index
    if slots.count < 2 * (index + 1) {
      slots = Array(repeating: 0, count: max(4 * Self.few, slots.count * 2))
      first = 0
    }
    for index in first...index {
      var slot = hash(self[index])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  private func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize() & (slots.count - 1)
  }
}

extension UInt8 {
  /// An ASCII capital as a small letter, anything else as it is.
  var lowercaseLetter: UInt8 { (0x41...0x5A) ~= self ? self | 0x20 : self }

  /// True for a letter of ASCII.
  var isLetter: Bool { (0x61...0x7A) ~= self | 0x20 }
}
