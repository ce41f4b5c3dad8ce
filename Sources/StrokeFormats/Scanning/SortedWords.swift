/// Lowercase words sorted by their bytes, separated by single spaces, in a literal: binary search
/// works on the text itself, without building anything first.
///
/// No byte of a word is below `-`.
struct SortedWords {
  let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// Tells whether a word is in the list; its ASCII letters may be capitals.
  ///
  /// - Complexity: O(length of the word and of the longest word in the list · log of their number).
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    // Everything before `low` is smaller than the word, and everything from `high` on is larger;
    // both are starts of words.
    var (low, high) = (0, words.count + 1)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, words[start - 1] != Self.space { start -= 1 }
      var end = start
      while end < words.count, words[end] != Self.space { end += 1 }
      switch Self.order(of: word, words[start..<end]) {
      case 0: return true
      case ..<0: high = start
      default: low = end + 1
      }
    }
    return false
  }

  private static let space = UInt8(ascii: " ")

  /// Negative if `word` comes before `other`, 0 if they are equal.
  private static func order(
    of word: UnsafeBufferPointer<UInt8>, _ other: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    for index in 0..<min(word.count, other.count) {
      let difference = Int(word[index].lowercaseLetter) - Int(other[other.startIndex + index])
      if difference != 0 { return difference }
    }
    return word.count - other.count
  }
}
