extension StrokeStream {
  /// Reads rows up to the end of a stroke.
  mutating func nextRows(into record: inout StrokeRecord) throws(ReadStop) -> Step? {
    while true {
      if let step = try nextStepWithoutRow(into: &record) { return step }
      guard let layout = table.layout else {
        try readLayout()
        continue
      }
      return try nextRows(layout, into: &record)
    }
  }

  /// Takes a step for which no row must come; nil if one should.
  private mutating func nextStepWithoutRow(
    into record: inout StrokeRecord
  ) throws(ReadStop) -> Step? {
    if isSkippingLine { skipBrokenLine() }
    if isSkippingLine { return .needsBytes }
    guard buffer.count > 0 || !isFinished else {
      guard table.progress == .open else {
        state = .ended
        return .end
      }
      return try deliver(&record)
    }
    return nil
  }

  /// Reads rows up to the end of a stroke.
  private mutating func nextRows(
    _ layout: TableLayout, into record: inout StrokeRecord
  ) throws(ReadStop) -> Step? {
    while true {
      if let step = try nextStepWithoutRow(into: &record) { return step }
      if table.progress == .open, table.watch?.isNeeded != true {
        skimRows()
        if buffer.count == 0, isFinished { continue }
      }
      if let step = try nextRow(layout, into: &record) { return step }
    }
  }

  /// Reads the layout off the first row, and steps over what comes before it, and over the row if
  /// it is a header.
  mutating func readLayout() throws(ReadStop) {
    let start = self.cursor
    var cursor = start
    if table.delimiter == nil, let delimiter = start.namedDelimiter {
      guard cursor.skipLine() else { throw .needsBytes }
      table.delimiter = delimiter
      lineNumber += 1
      return buffer.use(upTo: cursor.next, beginningLine: lineNumber)
    }
    // In a comment a quote means nothing.
    let guess = try start.isAtComment ? UInt8(ascii: ",") : RowDelimiters(of: start).first
    let delimiter = table.delimiter ?? guess
    let kind = try table.row.read(&cursor, delimiter: delimiter)
    try rowText(upTo: cursor).checkUTF8()
    if kind == .cells {
      var layout = try TableLayout.read(table.row, delimiter: delimiter, options.fields, start)
      if layout.isUnsettled { layout.settle(try cursor.firstCells(delimiter: delimiter)) }
      layout.noteTime()
      table.layout = layout
      if layout.endsLinesInCR { buffer.endLinesInCR() }
      guard layout.hasHeader else { return }
    }
    use(cursor)
  }

  /// Reads one row; a step if it ends a stroke.
  private mutating func nextRow(
    _ layout: TableLayout, into record: inout StrokeRecord
  ) throws(ReadStop) -> Step? {
    var cursor = self.cursor
    let kind = try table.row.read(&cursor, delimiter: layout.delimiter)
    // All that a message can be about is in the row, which is there.
    let text = rowText(upTo: cursor)
    if kind == .cells { try checkIsWhole(text) }
    if kind == .comment || kind == .cells && table.hovers(layout, text) {
      if table.progress != .spoiled { try text.checkUTF8() }
      use(cursor)
      return nil
    }
    if kind == .blank || table.beginsAnother(layout) {
      if kind == .blank {
        use(cursor)
        table.part()
      }
      if table.progress == .open { return try deliver(&record) }
      table.close()
      return nil
    }
    if table.progress == .none {
      // The row is read again as one of the stroke: mostly its layout is known.
      try table.open(layout, text, line: lineNumber)
      // What is wrong now spoils the stroke by its name, and no row is taken for like it.
      try text.checkUTF8()
      return nil
    }
    if table.progress == .open {
      try text.checkUTF8()
      try table.append(layout, text)
      table.learn(layout, text)
    } else {
      table.passRow(layout)
    }
    use(cursor)
    if table.progress == .open, table.hasEnded { return try deliver(&record) }
    return nil
  }

  /// Makes sure that a row has its end: where the document was cut off, its last number may be half.
  private func checkIsWhole(_ row: ByteCursor) throws(ReadStop) {
    guard isCutOff, isFinished, row.end == buffer.last, row.end > row.next,
      !"\r\n".utf8.contains(row.end[-1])
    else { return }
    var rest = row
    rest.next = row.end
    throw rest.expected("the end of the line")
  }

  /// The text of the row that was read, with its line's end.
  private func rowText(upTo cursor: ByteCursor) -> ByteCursor {
    self.cursor.ending(at: cursor.next, limit: .endOfFile)
  }

  /// Reads rows of the stroke as long as they are laid out like others before.
  private mutating func skimRows() {
    var cursor = self.cursor
    let before = table.samples.count
    _ = table.patterns.read(&cursor, into: &table.samples, separator: nil)
    guard table.samples.count > before else { return }
    table.skimmed(table.samples.count - before)
    lineNumber += table.samples.count - before
    buffer.use(upTo: cursor.next, beginningLine: lineNumber)
  }

  /// Uses up the row that was read.
  private mutating func use(_ cursor: ByteCursor) {
    lineNumber += table.row.lines
    if table.layout?.endsLinesInCR == true { lineNumber += table.row.quotedCRs }
    buffer.use(upTo: cursor.next, beginningLine: lineNumber)
  }

  /// After an error in a row: its stroke is spoiled, and the row, or at least its line, is over.
  mutating func spoilRow() {
    guard let layout = table.layout else {
      state = .ended
      return
    }
    if table.progress == .none { table.key = nil }
    table.samples.removeAll()
    table.progress = .spoiled
    var cursor = self.cursor
    do {
      _ = try table.row.read(&cursor, delimiter: layout.delimiter)
    } catch {
      // A quote without end: the next line is taken for a row again.
      return skipBrokenLine()
    }
    table.passRow(layout)
    use(cursor)
  }

  /// Steps over the rest of a line with a quote without end.
  private mutating func skipBrokenLine() {
    var cursor = self.cursor
    isSkippingLine = !cursor.skipLine()
    guard !isSkippingLine else { return buffer.use(upTo: cursor.next) }
    lineNumber += 1
    buffer.use(upTo: cursor.next, beginningLine: lineNumber)
  }

  /// Hands the stroke over and is ready for the next.
  private mutating func deliver(_ record: inout StrokeRecord) throws(ReadStop) -> Step? {
    let unit = options.timeUnit ?? table.timeUnit ?? table.layout?.timeUnit ?? .seconds
    table.samples.turnIntoSeconds(from: unit)
    do {
      try table.samples.makeStroke(
        &record.stroke, viewWidth: table.width,
        liftTime: table.liftTime.map { $0.isDate ? $0.value : $0.value / unit.perSecond })
    } catch {
      // Every number was checked when it was read.
      throw .error(cursor.error("expected a stroke, found \(error)", at: buffer.first))
    }
    swap(&record.members, &table.members)
    record.isRow = true
    record.givenNames = table.givenNames
    record.timeUnit = unit
    record.doubts = (table.layout?.doubts ?? []) + (table.isFollowed ? [.downAgain] : [])
    record.notedChannels = table.watch?.channels ?? []
    record.line = table.line
    record.source.removeAll(keepingCapacity: true)
    table.close()
    return .stroke
  }
}

extension ByteCursor {
  /// The cells of the next row that has any; none at the end, or if it cannot be read.
  fileprivate func firstCells(delimiter: UInt8) throws(ReadStop) -> [Cell] {
    var (cursor, row) = (self, TableRow())
    while !cursor.isAtEnd {
      do throws(ReadStop) {
        if try row.read(&cursor, delimiter: delimiter) == .cells { return row.cells }
      } catch {
        guard case .error = error else { throw error }
        return []
      }
    }
    if limit == .moreBytes { throw .needsBytes }
    return []
  }
}
