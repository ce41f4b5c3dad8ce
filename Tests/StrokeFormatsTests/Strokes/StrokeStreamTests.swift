import TestSupport
import Testing

@testable import StrokeFormats

@Suite struct StrokeStreamTests {
  @Test func aLineIsAnsweredBeforeTheNextHasCome() throws {
    var stream = StrokeStream(ReadingOptions(format: .ndjson))
    var record = StrokeRecord()
    #expect(try stream.next(into: &record) == .needsBytes)
    "[[1,2]]\n[[3".utf8.withContiguousStorageIfAvailable { stream.append(.init($0)) }
    #expect(try stream.next(into: &record) == .stroke)
    #expect(text(of: record) == "1: 1.0,2.0")
    #expect(try stream.next(into: &record) == .needsBytes)
    ",4]]\n".utf8.withContiguousStorageIfAvailable { stream.append(.init($0)) }
    #expect(try stream.next(into: &record) == .stroke)
    stream.finish()
    #expect(try stream.next(into: &record) == .end)
    #expect(try stream.next(into: &record) == .end)
  }

  @Test func bytesCanBeWrittenInPlace() throws {
    var stream = StrokeStream()
    var record = StrokeRecord()
    let written = stream.append(upTo: 100) { room in
      room.copyBytes(from: "[[1,2]]".utf8)
      return 7
    }
    #expect(written == 7)
    stream.finish()
    #expect(try stream.next(into: &record) == .stroke)
    #expect(text(of: record) == "1: 1.0,2.0")
  }

  @Test func aStreamCanBeUsedForManyDocuments() {
    var stream = StrokeStream()
    let documents: [(String, [String])] = [
      ("{\"width\":5,\"timeUnit\":\"ms\",\"strokes\":[[[1,2,500]]]}", ["1 width=5.0: 1.0,2.0@0.5"]),
      ("[[1,2,3]]\n[", ["1: 1.0,2.0@3.0", "! 2:2: expected a stroke, found the end of the file"]),
      ("id,x,y\na,1,2\na,3,4\n", ["2 id=a: 1.0,2.0 3.0,4.0"]),
      ("id,y,x\na,1,2\na,3,4\n", ["2 id=a: 2.0,1.0 4.0,3.0"]),
      (
        "hello",
        [
          "! 1:1: expected strokes in JSON, CSV, XML or a log, found the line \"hello\"; print x=… y=… t=…, or write a table with a header"
        ]
      ),
      ("1,2,3", ["1: 1.0,2.0@3.0"]),
      ("[[1,2,3]]", ["1: 1.0,2.0@3.0"]),
    ]
    for (document, expected) in documents {
      #expect(outcomes(of: document.utf8, from: &stream) == expected)
      stream.restart()
    }
  }

  @Test func hintsOnColumnsAreOfTheirOwnDocument() {
    var stream = StrokeStream()
    _ = outcomes(of: "x,y,x2,y2\n1,2,3,4\n".utf8, from: &stream)
    #expect(stream.hints.map(\.kind) == [.unreadPlaces])
    for document in ["[{\"a\":1},{\"b\":2}]", "x,y\n1,2\n"] {
      stream.restart()
      _ = outcomes(of: document.utf8, from: &stream)
      #expect(stream.hints.isEmpty, "\(document)")
    }
  }

  @Test func memoryIsBoundedByTheRecordNotTheDocument() {
    let piece = Array(String(repeating: "{\"points\":[[1,2,3],[4,5,6]]}\n", count: 2_000).utf8)
    var stream = StrokeStream()
    var record = StrokeRecord()
    var count = 0
    for _ in 0..<10 {
      piece.withUnsafeBytes { stream.append($0) }
      while (try? stream.next(into: &record)) == .stroke { count += 1 }
    }
    #expect(count == 20_000)
    #expect(stream.buffer.capacity < 4 * piece.count)
  }

  @Test(arguments: [0 as UInt64, 1, 2])
  func aLongDocumentReadsTheSameHoweverItIsCut(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var documents = ["", "[", "stroke,x,y,t\n"]
    for stroke in 0..<60 {
      var points: [String] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let x = Double(Int.random(in: -2000...40_000, using: &random)) / 100
        let y = Int.random(in: 0...3000, using: &random)
        points.append("\(x),\(y),\(Double(points.count) / 60)")
      }
      let array = "[" + points.map { "[\($0)]" }.joined(separator: ",") + "]"
      documents[0] += "{\"id\":\"s\(stroke)\",\"points\":\(array)}\n"
      documents[1] += (stroke == 0 ? "" : ",\n ") + array
      documents[2] += points.map { "s\(stroke),\($0)\n" }.joined()
    }
    documents[1] += "]"
    for document in documents {
      let whole = outcomes(of: document.utf8)
      #expect(whole.allSatisfy { !$0.hasPrefix("!") }, "seed \(seed)")
      for _ in 0..<10 {
        let cuts = (0..<2000).map { _ in Int.random(in: 0...97, using: &random) }
        #expect(outcomes(of: document.utf8, cuts: cuts) == whole, "seed \(seed)")
      }
    }
  }
}
