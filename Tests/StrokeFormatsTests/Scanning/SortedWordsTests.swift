import Testing

@testable import StrokeFormats

@Suite("Words that are looked up by halving")
struct SortedWordsTests {
  private static func isFound(_ word: String, in words: SortedWords) -> Bool {
    Array(word.utf8).withUnsafeBufferPointer { words.contains($0) }
  }

  private static func all(_ words: SortedWords) -> [String] {
    words.text.description.split(separator: " ").map(String.init)
  }

  @Test(
    "Every word of a list is found, in capitals too, and no part of it is that is not one itself")
  func contents() {
    for words in [SVGColor.names, SVGValueReader.displays] {
      let all = Self.all(words)
      #expect(all.count > 20)
      #expect(
        zip(all, all.dropFirst()).allSatisfy { Array($0.utf8).lexicographicallyPrecedes($1.utf8) })
      for word in all {
        #expect(Self.isFound(word, in: words), "\(word)")
        #expect(Self.isFound(word.uppercased(), in: words), "\(word)")
        for part in [word.dropLast(), word.dropFirst(), Substring(word + "x")]
        where !all.contains(String(part)) {
          #expect(!Self.isFound(String(part), in: words), "\(part)")
        }
      }
    }
  }

  @Test(
    "One word, two words, and none",
    arguments: [("", 0), ("b", 1), ("b d", 2)] as [(StaticString, Int)])
  func few(_ text: StaticString, count: Int) {
    let words = SortedWords(text)
    #expect(Self.all(words).count == count)
    let found = ["a", "b", "c", "d", "e"].filter { Self.isFound($0, in: words) }
    #expect(found == Self.all(words))
    #expect(!Self.isFound(" ", in: words) && !Self.isFound("b d", in: words))
  }
}
