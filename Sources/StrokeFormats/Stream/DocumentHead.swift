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
  /// True if the document can be divided at every line: NDJSON whose first line is a stroke.
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
    guard let (format, holdsStrokes) = try stream.readHead() else { return nil }
    self.format = format
    length = stream.isInUTF16 ? 0 : bytes.count - stream.buffer.count
    lines = stream.lines
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
  /// Reads as far as there is no stroke yet. Returns the format, and whether the document is NDJSON whose first line is a
  /// stroke; nil if it takes more bytes.
  fileprivate mutating func readHead() throws(ReadError) -> (StrokeFormat, holdsStrokes: Bool)? {
    var record = StrokeRecord()
    guard begin() else { return nil }
    // An error is all that is there by now.
    _ = try assembler.next(into: &record)
    guard let format else { return nil }
    guard case .json = state else { return (format, false) }
    // The lines are read again by the streams that follow.
    var probe = StrokeStream(options)
    probe.append(UnsafeRawBufferPointer(start: buffer.first, count: buffer.count))
    if isFinished { probe.finish() }
    while case .start = probe.state { guard probe.begin() else { return nil } }
    while probe.json.content == .any, probe.assembler.waiting == 0 {
      guard case .json = probe.state else { break }
      guard probe.readLine() else { return nil }
    }
    return (format, probe.json.content != .rows)
  }
}
