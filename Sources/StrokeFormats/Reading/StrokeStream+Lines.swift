extension StrokeStream {
  /// Finds out what the document is.
  mutating func begin() throws(Fault) {
    if case .start = state {
      try skipMark()
      state = .afterMark
    }
    skipBlankLines()
    format = options.format
    if format == nil { format = try InputFormat.guess(cursor) }
    lineNumber = buffer.line(of: buffer.first)
    state =
      switch format {
      case .json, nil: .document(.beginning)
      case .ndjson: .lines
      case .csv: .table
      }
  }

  /// Steps over a byte order mark.
  private mutating func skipMark() throws(Fault) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = UnsafeBufferPointer(start: buffer.first, count: min(buffer.count, mark.count))
    if bytes.elementsEqual(mark) {
      buffer.use(upTo: buffer.first + mark.count, beginningLine: 1)
    } else if !isFinished, mark.starts(with: bytes) {
      throw .needsBytes
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .wrong("expected UTF-8, found UTF-16", at: buffer.first)
    }
  }

  /// Steps over lines of white space. What comes last may be the beginning of a row, so it stays.
  private mutating func skipBlankLines() {
    guard options.format != .ndjson else { return }
    var cursor = self.cursor
    cursor.skipSpace()
    while cursor.next > buffer.first, cursor.next[-1] != UInt8(ascii: "\n") { cursor.next -= 1 }
    buffer.use(upTo: cursor.next)
  }

  /// Reads the next line of NDJSON.
  mutating func nextLine(into record: inout StrokeRecord) throws(Fault) -> Step? {
    if isSkippingLine { return skipLine() }
    let start = buffer.first
    let newline = firstPlace(of: UInt8(ascii: "\n"), from: start + searched, to: buffer.last)
    guard newline != nil || isFinished else {
      searched = buffer.count
      return try isTooLong(searched) ? tooLong() : .needsBytes
    }
    guard buffer.count > 0 else {
      state = .ended
      return .end
    }
    let end = newline ?? buffer.last
    searched = end - start
    if isTooLong(searched) { _ = try tooLong() }
    // A CR before the line's end is part of it.
    let hasReturn = newline != nil && end > start && end[-1] == UInt8(ascii: "\r")
    var cursor = ByteCursor(
      from: start, to: hasReturn ? end - 1 : end, limit: newline == nil ? .endOfFile : .endOfLine)
    cursor.skipSpace()
    if cursor.isAtEnd, !options.blankLinesAreErrors {
      useLine()
      return nil
    }
    let first = cursor.next
    try json.readStroke(&cursor, into: &record)
    keepSource(of: &record, from: first, to: cursor.next)
    cursor.skipSpace()
    guard cursor.isAtEnd else { throw cursor.expected("the end of the line") }
    record.line = lineNumber
    useLine()
    return .stroke
  }

  /// Uses up the line whose end was searched, and its end if it is there.
  mutating func useLine() {
    let end = buffer.first + searched
    searched = 0
    lineNumber += 1
    isSkippingLine = end == buffer.last && !isFinished
    guard !isSkippingLine else { return buffer.use(upTo: end) }
    buffer.use(upTo: end == buffer.last ? end : end + 1, beginningLine: lineNumber)
  }

  private func isTooLong(_ length: Int) -> Bool { length > options.longestLine ?? .max }

  private func tooLong() throws(Fault) -> Step {
    throw .wrong(
      "expected a line of at most \(options.longestLine ?? .max) bytes", at: buffer.first)
  }

  /// Passes over the rest of a line that was too long to keep.
  private mutating func skipLine() -> Step? {
    guard
      let newline = firstPlace(of: UInt8(ascii: "\n"), from: buffer.first, to: buffer.last)
    else {
      buffer.use(upTo: buffer.last)
      isSkippingLine = !isFinished
      return isFinished ? nil : .needsBytes
    }
    isSkippingLine = false
    buffer.use(upTo: newline + 1, beginningLine: lineNumber)
    return nil
  }

  /// Copies the bytes of a record to where the caller can have them, if he asked for them.
  func keepSource(
    of record: inout StrokeRecord, from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) {
    if record.source.isEmpty, !options.keepsSource { return }
    record.source.removeAll(keepingCapacity: true)
    guard options.keepsSource else { return }
    record.source.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
  }

  /// The error at a place in the buffer. The stream steps over what it spoils.
  mutating func error(_ reason: String, at address: UInt) -> ReadError {
    guard let place = UnsafePointer<UInt8>(bitPattern: address) else {
      return ReadError(reason, line: lineNumber, column: 1)
    }
    let (line, column) = buffer.position(of: place)
    switch state {
    case .start, .afterMark, .document, .ended: state = .ended
    case .lines: useLine()
    case .table: spoilRow()
    }
    return ReadError(reason, line: line, column: column)
  }
}
