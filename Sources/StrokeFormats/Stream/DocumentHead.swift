/// The facts that the beginning of a document tells about the rest, so that the rest can be read in
/// blocks, each by a stream of its own and all at once.
///
///     guard let head = try DocumentHead(of: beginning, isWhole: false), head.isDivisible
///     else { … }                                        // more bytes, or one stream for all
///     // Then, from head.length on, again and again:
///     let cut = head.lastCut(in: bytes)                 // nil: no boundary yet, read more
///     stream.restart(continuing: head)                  // on any thread
///     stream.append(UnsafeRawBufferPointer(rebasing: bytes[..<cut]))
///     stream.finish()
///
/// The blocks' strokes one after another are the document's, and so are the errors, once their
/// lines are moved by those of the blocks before: by ``lines`` for the head, and by
/// ``StrokeStream/lines`` for each block.
package struct DocumentHead: Sendable {
  /// The format of the document.
  package let format: StrokeFormat
  /// The bytes that the head takes: a byte order mark and blank lines.
  package let length: Int
  /// The lines that the head takes.
  package let lines: Int
  /// True if the document can be divided at every line: NDJSON whose first line that can be read is a stroke.
  package let isDivisible: Bool

  /// Reads the head of a document off its beginning, or all of it if it `isWhole`.
  ///
  /// - Returns: nil if the bytes are too few to tell: those of the first line that is not blank.
  /// - Throws: what a stream would throw first, if the document cannot be read.
  /// - Complexity: O(length of the first lines).
  package init?(
    of bytes: UnsafeRawBufferPointer, isWhole: Bool, _ options: ReadingOptions = ReadingOptions()
  ) throws(ReadError) {
    var stream = StrokeStream(options)
    stream.append(bytes)
    if isWhole { stream.finish() }
    guard stream.begin() else { return nil }
    // An error is all that is there by now.
    var record = StrokeRecord()
    _ = try stream.assembler.next(into: &record)
    guard let format = stream.format else { return nil }
    self.format = format
    length = stream.isInUTF16 ? 0 : bytes.count - stream.buffer.count
    lines = stream.lines
    guard let holdsStrokes = stream.holdsStrokes() else { return nil }
    isDivisible = holdsStrokes && !stream.isInUTF16
  }

  /// Returns how much of `bytes`, which begin at a boundary, comes before the last boundary in
  /// them; nil if there is none after the beginning.
  ///
  /// - Complexity: O(length of the last line).
  package func lastCut(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard isDivisible else { return nil }
    return bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}

extension StrokeStream {
  /// The most lines that are gone through because they can be read as neither.
  private static let mostErrors = 16

  /// Reads on to the first line that is a stroke or a row. Returns whether the document is NDJSON and that line is a
  /// stroke, and not a part of touches that go on in the next; nil if it takes more bytes.
  fileprivate mutating func holdsStrokes() -> Bool? {
    guard case .json = state else { return false }
    while json.content == .any, assembler.waiting < Self.mostErrors, case .json = state {
      guard readLine() else { return nil }
    }
    return json.content == .strokes && !assembler.hasPhases
  }
}

// MARK: - Counting

/// The number of lines in some bytes, and of those that are strokes or should be.
package struct LineCount: Hashable, Sendable {
  package var lines = 0
  package var strokes = 0

  package init() {}

  package static func + (a: LineCount, b: LineCount) -> LineCount {
    var sum = a
    sum.lines += b.lines
    sum.strokes += b.strokes
    return sum
  }
}

extension DocumentHead {
  /// Counts the lines of NDJSON in `bytes`, which begin with a line, up to an offset as a stream counts them: each that is
  /// not blank is a stroke, whether it can be read or not.
  ///
  /// - Complexity: O(`end`).
  package func count(in bytes: UnsafeRawBufferPointer, upTo end: Int) -> LineCount {
    var count = LineCount()
    guard let base = bytes.baseAddress else { return count }
    var start = UnsafePointer(base.assumingMemoryBound(to: UInt8.self))
    let last = start + end
    while start < last {
      let end = firstPlace(of: UInt8(ascii: "\n"), from: start, to: last) ?? last
      var line = ByteCursor(from: start, to: end, limit: .endOfLine)
      line.skipSpace()
      count.lines += 1
      if !line.isAtEnd { count.strokes += 1 }
      start = end + 1
    }
    return count
  }
}
