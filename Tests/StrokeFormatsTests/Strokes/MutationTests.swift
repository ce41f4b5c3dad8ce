import StrokeFormats
import TestSupport
import Testing

/// Whatever the bytes are, reading them ends in strokes and named errors.
@Suite struct MutationTests {
  private static let sources = [
    "{\"id\":\"a\\u00e9\\ud83d\\ude00\",\"points\":[[1.5,2,0],[3,4e1,0.1]],\"label\":null,\"width\":320}",
    "{\"timeUnit\":\"ms\",\"strokes\":[{\"points\":[{\"x\":1,\"y\":2,\"t\":3}]},[[1,2,3]]],\"n\":{\"a\":[true]}}",
    "[[[1,2],[3,4]],[[5,6]],[]]", "[[1,2,3],[4,5,6]]\n[]\n{\"points\":[]}\n",
    "id,x,y,t,label,width\na,1,2,3,\"b\"\"c\",320\na,4,5,6,,\nb,1,2,3,d,\n\n# e\nb,1,2,3,,\n",
    "1;2\r\n3;4\r\n\r\n5;6", "\u{FEFF}x\ty\r1\t2\r",
  ].map { Array($0.utf8) }

  @Test(arguments: Array(0..<10) as [UInt64])
  func noInputTraps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<rounds(250, long: 1000) {
      var document = Self.sources[round % Self.sources.count]
      for _ in 0...Int.random(in: 0...3, using: &random) { mutate(&document, &random) }
      let whole = outcomes(of: document)
      let cuts = (0..<8).map { _ in Int.random(in: 0...30, using: &random) }
      guard outcomes(of: document, cuts: cuts) == whole else {
        Issue.record("seed \(seed) round \(round) cuts \(cuts): \(document)")
        return
      }
      #expect(whole.allSatisfy { !$0.isEmpty })
      _ = document.withUnsafeBytes { bytes in
        (try? DocumentHead(of: bytes, isWhole: true))?.lastCut(in: bytes)
      }
    }
  }

  private func mutate(_ document: inout [UInt8], _ random: inout SeededGenerator) {
    guard !document.isEmpty else { return }
    let place = Int.random(in: 0..<document.count, using: &random)
    let end = min(document.count, place + Int.random(in: 0...6, using: &random))
    let likely = Array("0123456789.,-+eE[]{}\"\n\r;# \t\\u:xyt".utf8)
    switch random.next() % 6 {
    case 0: document[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: document[place] = likely.randomElement(using: &random) ?? 0
    case 2: document.removeSubrange(place..<end)
    case 3: document.insert(contentsOf: document[place..<end], at: place)
    case 4: document.insert(likely.randomElement(using: &random) ?? 0, at: place)
    default: document.removeLast(document.count - place)
    }
  }
}
