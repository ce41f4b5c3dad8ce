/// Breaks documents at random, the same every time.
package struct Breaker {
  private var state: UInt64
  private let words: [[UInt8]]

  /// - Parameter words: what means something in the documents.
  package init(seed: UInt64, words: [String]) {
    state = seed
    self.words = words.map { Array($0.utf8) }
  }

  /// A number from 0 on, below a bound: SplitMix64.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
  }

  /// A copy with one to four places changed: a bit, any byte, a word that means something, a piece left out or doubled,
  /// or the end cut off.
  package mutating func broken(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      let end = min(place + below(9), bytes.count)
      switch below(7) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = UInt8(below(256))
      case 2: bytes.replaceSubrange(place..<place + 1, with: words[below(words.count)])
      case 3: bytes.insert(contentsOf: words[below(words.count)], at: place)
      case 4: bytes.removeSubrange(place..<end)
      case 5: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      default: if below(4) == 0 { bytes.removeLast(bytes.count - place) }
      }
    }
    return bytes
  }
}
