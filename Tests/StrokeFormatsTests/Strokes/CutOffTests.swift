import StrokeFormats
import Testing

/// A document that somebody cut off, at whatever byte, is read as far as it goes.
@Suite struct CutOffTests {
  /// What a document that is cut off behind `bytes` led to, and what was left out.
  private static func outcomes(
    _ bytes: ArraySlice<UInt8>, inPieces: Bool = false
  ) -> (read: [String], unfinished: ReadError?) {
    var stream = StrokeStream()
    var record = StrokeRecord()
    var read: [String] = []
    var rest = bytes
    while true {
      do {
        switch try stream.next(into: &record) {
        case .stroke: read.append(text(of: record))
        case .end: return (read, stream.unfinished)
        case .needsBytes:
          guard !rest.isEmpty else {
            stream.cutOff()
            continue
          }
          let piece = inPieces ? rest.prefix(1) : rest
          rest = rest.dropFirst(piece.count)
          piece.withUnsafeBytes { stream.append($0) }
        }
      } catch {
        read.append("! \(error)")
      }
    }
  }

  @Test(arguments: [
    "[[1,2,3],[4,5,6]]\n{\"id\":\"a\",\"points\":[[7,8]]}\n[[9,9]]\n",
    "[{\"id\":\"a\",\"points\":[[1,2],[3,4]]},\n [[5,6],[7,8]]]\n",
    "{\"width\":320,\"strokes\":[[[1,2]],[[3,4]]],\"more\":[1]}",
    "# who\nid,x,y,note\na,1,2,\"n, o\"\na,3,4,\nb,5,6,\"x\"\n\nb,7,8,\n",
    "\"x\";\"y\";\"t\"\r\n1;2;3\r\n4;5;6\r\n", "1\t2\n3\t4\n\n5\t6\n",
    "<ink>\n<trace id=\"a\">1 2, 3 4</trace>\n<trace>5 6, 7 8</trace>\n</ink>\n",
    """
    {"type":"pointerdown","pointerId":1,"clientX":1,"clientY":2,"timeStamp":0}
    {"type":"pointermove","pointerId":1,"clientX":3,"clientY":4,"timeStamp":16}
    {"type":"pointerup","pointerId":1,"clientX":5,"clientY":6,"timeStamp":32}

    """,
  ])
  func noCutIsAnError(document: String) {
    let bytes = Array(document.utf8)
    let whole = Self.outcomes(bytes[...])
    #expect(!whole.read.isEmpty && whole.unfinished == nil)
    for end in bytes.indices.dropFirst() {
      let (read, unfinished) = Self.outcomes(bytes[..<end])
      #expect(read.allSatisfy { !$0.hasPrefix("!") }, "\(end): \(read)")
      // Strokes before the last are whole.
      #expect(whole.read.starts(with: read.dropLast()), "\(end): \(read)")
      let inPieces = Self.outcomes(bytes[..<end], inPieces: true)
      #expect(inPieces == (read, unfinished), "\(end)")
    }
  }

  @Test(
    arguments: [
      (
        "x,y\n1,2\n3,4\n5,", ["2: 1.0,2.0 3.0,4.0"],
        "4:3: expected the end of the line, found the end of the file"
      ),
      // Its last number may be half.
      (
        "x,y\n1,2\n3,4", ["2: 1.0,2.0"],
        "3:4: expected the end of the line, found the end of the file"
      ),
      (
        "id,x,y\na,1,2\nb", ["2 id=a: 1.0,2.0"],
        "3:2: expected the end of the line, found the end of the file"
      ),
      (
        "[[1,2]]\n[[3", ["1: 1.0,2.0"],
        "2:4: expected the end of the line, found the end of the file"
      ),
      (
        "[[[1,2]],[[3,4]],", ["1: 1.0,2.0", "1: 3.0,4.0"],
        "1:18: expected a stroke, found the end of the file"
      ),
      ("", [], nil), (" \n", [], nil),
    ] as [(String, [String], String?)])
  func whatIsCutOffIsToldAndLeftOut(document: String, read: [String], unfinished: String?) {
    let outcomes = Self.outcomes(Array(document.utf8)[...])
    #expect(outcomes.read == read)
    #expect(outcomes.unfinished.map { "\($0)" } == unfinished)
  }

  /// What is wrong before the last line is wrong wherever the document ends.
  @Test func whatIsWrongBeforeTheCutIsAnError() {
    for document in ["[[1,2]]\nx\n[[3,4]]\n[[5,", "[[1,2]]\nx\n[[3,4]]\n"] {
      let outcomes = Self.outcomes(Array(document.utf8)[...])
      #expect(
        outcomes.read == ["1: 1.0,2.0", "! 2:1: expected a stroke, found x", "3: 3.0,4.0"])
    }
    let table = Self.outcomes(Array("id,x,y\na,1,z\na,3,4\nb,5,6\n".utf8)[...])
    #expect(table.read == ["! 2:5: expected a number under y, found z", "4 id=b: 5.0,6.0"])
  }
}
