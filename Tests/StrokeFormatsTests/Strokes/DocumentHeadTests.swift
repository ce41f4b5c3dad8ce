import StrokeFormats
import TestSupport
import Testing

@Suite struct DocumentHeadTests {
  /// Reads a document in blocks of about a size, each by a stream of its own.
  private func outcomesOfBlocks(of document: [UInt8], size: Int) throws -> [String]? {
    let head = try document.withUnsafeBytes { try DocumentHead(of: $0, isWhole: true) }
    guard let head, head.isDivisible else { return nil }
    var found: [String] = []
    var (start, lines, length) = (head.length, head.lines, size)
    while start < document.count {
      let isLast = start + length >= document.count
      var end = min(start + length, document.count)
      if !isLast {
        let cut = document[start..<end].withUnsafeBytes { head.lastCut(in: $0) }
        guard let cut else {
          length *= 2
          continue
        }
        end = start + cut
      }
      var stream = StrokeStream()
      stream.restart(continuing: head)
      let block = outcomes(of: document[start..<end], from: &stream)
      found += block.map { moved($0, by: lines) }
      lines += stream.lines
      (start, length) = (end, size)
    }
    return found
  }

  /// An outcome with its line moved down.
  private func moved(_ outcome: String, by lines: Int) -> String {
    let mark = outcome.hasPrefix("! ") ? "! " : ""
    let rest = outcome.dropFirst(mark.count)
    let number = rest.prefix { $0.isNumber }
    return mark + "\((Int(number) ?? 0) + lines)" + rest.dropFirst(number.count)
  }

  @Test(arguments: Example.all(in: "json"))
  func blocksTogetherAreTheDocument(row: Example) throws {
    let bytes = row.document
    var refusals = 0
    for size in 1...max(1, bytes.count) {
      // A document that nothing can be read from has no head; some cannot be divided.
      guard let found = try? outcomesOfBlocks(of: bytes, size: size) else {
        refusals += 1
        continue
      }
      #expect(found == row.outcomes.filter { !$0.hasPrefix("?") }, "blocks of \(size)")
    }
    // It is either of them for blocks of any size.
    #expect(refusals == 0 || refusals == max(1, bytes.count))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func blocksOfALongDocumentAreTheDocument(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var lines = ""
    for stroke in 0..<200 {
      let isRubbish = random.next() % 17 == 5
      lines += isRubbish ? "rubbish\n" : "{\"id\":\(stroke),\"points\":[[1,\(stroke)]]}\n"
    }
    for document in [lines] {
      let whole = outcomes(of: document.utf8)
      for size in [50, 64, 100, 333, 1000, 4000] {
        let found = try outcomesOfBlocks(of: Array(document.utf8), size: size)
        let difference = zip(found ?? [], whole).first { $0 != $1 }
        #expect(difference == nil, "seed \(seed), blocks of \(size)")
        #expect(found?.count == whole.count, "seed \(seed), blocks of \(size)")
      }
    }
  }

  @Test(arguments: [
    ("[[1,2]]", false), ("[]\n[]", true), ("x,y\n1,2", false), ("x,y,id\n1,2,a", false),
    ("{\"x\":1,\"y\":2}\n{\"x\":1,\"y\":2}\n", false),
  ])
  func tellsWhetherBoundariesCanBeSeen(document: String, isDivisible: Bool) throws {
    let head = try Array(document.utf8).withUnsafeBytes { try DocumentHead(of: $0, isWhole: true) }
    #expect(head?.isDivisible == isDivisible)
  }

  @Test func tooFewBytesTellNothing() throws {
    for beginning in ["", "\n", "[[1,2]", "x,y", "# note\n", "\u{FEFF}"] {
      let head = try Array(beginning.utf8).withUnsafeBytes {
        try DocumentHead(of: $0, isWhole: false)
      }
      #expect(head == nil, "\(beginning)")
    }
  }

  @Test func theHeadTakesWhatComesBeforeTheStrokes() throws {
    let lines = "\u{FEFF}\n\n[[1,2]]\n[[3,4]]\n"
    let head = try Array(lines.utf8).withUnsafeBytes { try DocumentHead(of: $0, isWhole: true) }
    #expect(head?.length == 3)
    #expect(head?.lines == 0)
  }
}
