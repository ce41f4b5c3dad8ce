extension StrokeStream {
  /// Finds out what the document is.
  mutating func begin() throws(ReadStop) {
    if case .start = state {
      var cursor = self.cursor
      try cursor.skipByteOrderMark()
      buffer.use(upTo: cursor.next, beginningLine: 1)
      state = .afterMark
    }
    skipBlankLines()
    let guess = try StrokeFormat.guess(
      cursor, given: options.format, options.fields, isPaused: isPaused)
    format = guess.format
    if let prefix = guess.prefixed {
      linePrefix = prefix.kind
      buffer.use(upTo: prefix.start)
    }
    lineNumber = buffer.line(of: buffer.first)
    if let (problem, remedy) = guess.format.refusal {
      throw cursor.stop("\(problem); \(remedy)", at: buffer.first)
    }
    open(guess.format, guess.layout)
  }

  /// Goes to where the strokes of a document of a known format begin.
  mutating func open(_ format: StrokeFormat, _ layout: LogLayout) {
    state =
      switch format {
      case .json: .document(.beginning)
      case .ndjson: .lines
      case .csv: .table
      default: .log
      }
    guard var reader = format.makeReader(options.timeUnit) else {
      log = nil
      return
    }
    (reader.screen, reader.fields) = (options.screen, options.fields)
    log = LogState(reader, layout)
  }

  /// Steps over lines of white space. What comes last may be the beginning of a row, so it stays, and
  /// so does what follows a lone CR, which ends a row of a table and no line of any other text.
  private mutating func skipBlankLines() {
    guard options.format != .ndjson else { return }
    var cursor = self.cursor
    var end = cursor.next
    repeat {
      end = cursor.next
      cursor.skip { $0 == 0x20 || $0 == 0x09 }
      _ = cursor.take(UInt8(ascii: "\r"))
    } while cursor.take(UInt8(ascii: "\n"))
    buffer.use(upTo: end)
  }

  /// Reads the next line of NDJSON.
  mutating func nextLine(into record: inout StrokeRecord) throws(ReadStop) -> Step? {
    var cursor: ByteCursor
    switch findLine() {
    case .line(let line): cursor = line
    case .step(let step):
      if step == .end { state = .ended }
      return step
    }
    let first = cursor.next
    try json.readStroke(&cursor, into: &record)
    keepSource(of: &record, from: first, to: cursor.next)
    examine(&record)
    try cursor.needEndOfLine()
    record.line = lineNumber
    useLine()
    return .stroke
  }

  /// What was found in place of the next line.
  enum FoundLine {
    /// The line, from its first byte that is not white space.
    case line(ByteCursor)
    /// Nothing yet, or nothing any more; nil if a line was passed over.
    case step(Step?)
  }

  /// Finds the next line and leaves it in place, until ``useLine()``.
  mutating func findLine() -> FoundLine {
    let start = buffer.first
    let newline = firstPlace(of: UInt8(ascii: "\n"), from: start + searched, to: buffer.last)
    guard newline != nil || isFinished else {
      searched = buffer.count
      return .step(.needsBytes)
    }
    guard buffer.count > 0 else { return .step(.end) }
    let end = newline ?? buffer.last
    searched = end - start
    // A CR before the line's end is part of it.
    let hasReturn = newline != nil && end > start && end[-1] == UInt8(ascii: "\r")
    var cursor = self.cursor.ending(
      at: hasReturn ? end - 1 : end, limit: newline == nil ? .endOfFile : .endOfLine)
    cursor.skipSpace()
    if linePrefix?.skip(&cursor) == false {
      useLine()
      return .step(nil)
    }
    if cursor.isAtEnd {
      useLine()
      return .step(nil)
    }
    return .line(cursor)
  }

  /// Uses up the line whose end was searched, and its end if it is there.
  mutating func useLine() {
    let end = buffer.first + searched
    searched = 0
    lineNumber += 1
    buffer.use(upTo: end == buffer.last ? end : end + 1, beginningLine: lineNumber)
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

  /// Steps over what an error spoils.
  mutating func stepOver() {
    switch state {
    case .start, .afterMark, .document, .ended: state = .ended
    case .lines: useLine()
    case .table: spoilRow()
    case .log: spoilLog()
    }
  }
}

extension ByteCursor {
  /// Makes sure that nothing but white space is left of the line.
  mutating func needEndOfLine() throws(ReadStop) {
    skipSpace()
    guard isAtEnd else { throw expected("the end of the line") }
  }
}
