/// The facts that the beginning of a document tells about the rest, so that the rest can be read in
/// blocks, each by a stream of its own and all at once.
///
///     guard let head = try DocumentHead(of: beginning, isWhole: false), head.isDivisible
///     else { … }                                        // more bytes, or one stream for all
///     // Then, from head.length on, again and again:
///     let cut = head.lastCut(in: bytes)                 // nil: no boundary yet, read more
///     var stream = StrokeStream(continuing: head)       // on any thread
///     stream.append(UnsafeRawBufferPointer(rebasing: bytes[..<cut]))
///     stream.finish()
///
/// The blocks' strokes one after another are the document's, and so are the errors, once their
/// lines are moved by those of the blocks before: by ``lines`` for the head, and by
/// ``StrokeStream/lines`` for each block.
package struct DocumentHead: Sendable {
  /// The format of the document.
  package let format: StrokeFormat
  /// The bytes that the head takes: a byte order mark, blank lines, and in a table the comments
  /// before the first row, and the header.
  package let length: Int
  /// The lines that the head takes.
  package let lines: Int
  let layout: TableLayout?
  let logLayout: LogLayout
  let linePrefix: LinePrefix.Kind?

  /// Reads the head of a document off its beginning, or all of it if it `isWhole`. If it `isPaused`,
  /// nothing more comes for the moment, and a first line may tell that could go on in other lines but
  /// need not.
  ///
  /// - Returns: nil if the bytes are too few to tell.
  /// - Throws: what a stream would throw first, if the document is nothing to read.
  /// - Complexity: O(length of `bytes`), of which no more than 1 MiB tells the format.
  package init?(
    of bytes: UnsafeRawBufferPointer, isWhole: Bool, isPaused: Bool = false,
    _ options: ReadingOptions = .init()
  ) throws(ReadError) {
    var stream = StrokeStream(options)
    stream.append(bytes)
    if isWhole { stream.finish() }
    if isPaused { stream.pause() }
    guard try stream.readHead(), let format = stream.format else { return nil }
    self.format = format
    length = bytes.count - stream.buffer.count
    lines = stream.lines
    linePrefix = stream.linePrefix
    layout = stream.table.layout
    logLayout = stream.log?.layout ?? .document
  }

  /// True if the document has boundaries that can be told without reading all before: NDJSON has at
  /// every line, and so have drawings of Quick, Draw!; a table has where its `stroke` or `id`
  /// column changes behind two rows.
  package var isDivisible: Bool {
    switch format {
    case .json: false
    case .ndjson: true
    case .csv: layout?.key != nil
    // A drawing is a line. The lines of other logs need those before.
    case .quickdraw: logLayout == .lines
    default: false
    }
  }

  /// Returns how much of `bytes`, which begin at a boundary, comes before the last boundary in
  /// them; nil if there is none after the beginning.
  ///
  /// - Complexity: O(length of the last records), or O(length of `bytes`) in a table with quotes.
  package func lastCut(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, isDivisible else { return nil }
    let start = UnsafePointer(base.assumingMemoryBound(to: UInt8.self))
    guard let layout else { return Self.endOfLastLine(from: start, to: start + bytes.count) }
    let divider = TableDivider(layout: layout, start: start, end: start + bytes.count)
    guard let cut = divider.lastCut(), cut > start else { return nil }
    return cut - start
  }

  private static func endOfLastLine(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> Int? {
    var place = end
    while place > start, place[-1] != UInt8(ascii: "\n") { place -= 1 }
    return place > start ? place - start : nil
  }
}

/// Finds a boundary between strokes in a table: a blank line, or a change of the key behind two rows with one. Behind
/// one row the keys before might come back in turns, which only who has read them can see.
private struct TableDivider {
  let layout: TableLayout
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  func lastCut() -> UnsafePointer<UInt8>? {
    // What is between quotes can be told from the front only, and so can rows that end in CR.
    if firstPlace(of: UInt8(ascii: "\""), from: start, to: end) != nil { return forward() }
    return backward() ?? forward()
  }

  /// Goes back row by row until the key changes; nil also if a row has a CR within.
  private func backward() -> UnsafePointer<UInt8>? {
    var row = TableRow()
    var later: (start: UnsafePointer<UInt8>, key: [UInt8])?
    var cut: UnsafePointer<UInt8>?
    guard var rowEnd = lineStart(before: end) else { return nil }
    while let rowStart = lineStart(before: rowEnd - 1) {
      var cursor = ByteCursor(from: rowStart, to: rowEnd, limit: .endOfLine)
      guard let kind = try? row.read(&cursor, delimiter: layout.delimiter), cursor.isAtEnd
      else { return nil }
      switch kind {
      case .blank: return rowEnd
      case .comment: break
      case .cells:
        guard let key = key(of: row) else { return nil }
        if let later, later.key != key { cut = later.start } else if let cut { return cut }
        later = (rowStart, key)
      }
      rowEnd = rowStart
    }
    return nil
  }

  /// The beginning of the line that holds the byte before `place`; nil before the first.
  private func lineStart(before place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard place >= start else { return nil }
    var place = place
    while place > start, place[-1] != UInt8(ascii: "\n") { place -= 1 }
    return place
  }

  /// Goes through all rows just as a stream would.
  private func forward() -> UnsafePointer<UInt8>? {
    var row = TableRow()
    var (cut, last): (UnsafePointer<UInt8>?, [UInt8]?)
    var (rows, rowStart) = (0, start)
    while true {
      // A new cursor for each row, because nobody asks for lines, and so none are counted.
      var cursor = ByteCursor(from: rowStart, to: end, limit: .moreBytes)
      defer { rowStart = cursor.next }
      do throws(ReadStop) {
        switch try row.read(&cursor, delimiter: layout.delimiter) {
        case .blank: (cut, last) = (cursor.next, nil)
        case .comment: break
        case .cells:
          let key = key(of: row)
          if let last, let key, last != key, rows > 1 { cut = rowStart }
          rows = last == key ? rows + 1 : 1
          last = key
        }
      } catch {
        guard case .error = error else { return cut }
        cursor.next = rowStart
        guard cursor.skipLine() else { return cut }
        last = nil
      }
    }
  }

  private func key(of row: TableRow) -> [UInt8]? {
    guard let index = layout.key, index < row.cells.count else { return nil }
    var bytes: [UInt8] = []
    row.cells[index].append(to: &bytes)
    return bytes
  }
}
