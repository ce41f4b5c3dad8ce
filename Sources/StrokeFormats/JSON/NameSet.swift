/// Names in the order of insertion, each once, in one reusable array of bytes.
///
/// - Complexity: Inserting a name takes O(length of the name), and O(length of all names before it)
///   while these are few. Takes about 20 bytes a name besides its own.
struct NameSet: Sendable {
  /// The number of names up to which a linear search is faster.
  private static let few = 32

  private(set) var bytes: [UInt8] = []
  private var ranges: [(start: Int, end: Int)] = []

  /// A hash table for many names: their numbers from 1, each in the first free slot from its hash;
  /// 0 in free slots. Empty while the names are few.
  private var slots: [UInt32] = []

  var count: Int { ranges.count }

  /// The name with a number, from 0.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[ranges[index].start..<ranges[index].end]
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    while !ranges.isEmpty { ranges.removeLast() }
    if !slots.isEmpty { slots = [] }
  }

  /// Adds a name that `write` writes in UTF-8, and behind it what `follow` writes, which is no part of it; false if the
  /// name was present.
  mutating func insert(
    _ write: (inout [UInt8]) -> Void, _ follow: (inout [UInt8]) -> Void = { _ in }
  ) -> Bool {
    let start = bytes.count
    write(&bytes)
    guard firstIndex(of: bytes[start...]) == nil else {
      bytes.removeLast(bytes.count - start)
      return false
    }
    ranges.append((start, bytes.count))
    if count > Self.few { index(count - 1) }
    follow(&bytes)
    return true
  }

  func firstIndex(of name: ArraySlice<UInt8>) -> Int? {
    guard !slots.isEmpty else {
      return ranges.firstIndex { $1 - $0 == name.count && bytes[$0..<$1] == name }
    }
    var slot = hash(name)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if self[index] == name { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of the first name equal to `text`; with `ignoringCase`, ASCII letters of the name
  /// may be capitals.
  ///
  /// - Complexity: O(number of names), plus the length of those as long as the text.
  func firstIndex(of text: String, ignoringCase: Bool) -> Int? {
    // Most names differ in their lengths.
    let count = text.utf8.count
    guard ranges.contains(where: { $0.end - $0.start == count }) else { return nil }
    var text = text
    return text.withUTF8 { wanted in
      ranges.firstIndex { name in
        guard name.end - name.start == count else { return false }
        return wanted.indices.allSatisfy { index in
          let (stored, asked) = (bytes[name.start + index], wanted[index])
          return stored == asked || ignoringCase && stored.lowercaseLetter == asked.lowercaseLetter
        }
      }
    }
  }

  /// Adds a name to the hash table; the names before it are in it.
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
  /// An ASCII capital as a lowercase letter, anything else unchanged.
  var lowercaseLetter: UInt8 { (0x41...0x5A) ~= self ? self | 0x20 : self }

  var isLetter: Bool { (0x61...0x7A) ~= self | 0x20 }

  var isDigit: Bool { self &- 0x30 < 10 }
}
