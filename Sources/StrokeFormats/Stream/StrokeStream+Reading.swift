// How a stream reads lines, and documents that are whole.

// MARK: - Lines

extension StrokeStream {
  /// Reads the next line, or what is left at the end. Returns false if it takes more bytes.
  mutating func readLine() -> Bool {
    if case .table = state { skimTable() }
    guard let end = endOfLine() else {
      guard buffer.count > options.largestDocument else { return false }
      assembler.refuse(tooLarge("a line"))
      return true
    }
    guard buffer.count > 0 else {
      finishLines()
      return true
    }
    if isCutOff, !"\r\n".utf8.contains(end[-1]), !isCompleteJSON {
      leaveOut()
      return true
    }
    var lines = 1
    switch state {
    case .table:
      let line = cursor.ending(at: end, limit: .endOfLine)
      lines = table?.read(line, into: &assembler) ?? 1
      if table?.endsLinesInCR == true { buffer.endLinesInCR() }
    case .json: readJSON(lineUpTo: end)
    default: readLog(lineUpTo: end)
    }
    lineNumber += lines
    searched = 0
    buffer.use(upTo: end, beginningLine: lineNumber)
    return true
  }

  /// The place behind the line that comes next and its end; nil if it has not all come.
  private mutating func endOfLine() -> UnsafePointer<UInt8>? {
    let start = buffer.first
    let newline = firstPlace(of: UInt8(ascii: "\n"), from: start + searched, to: buffer.last)
    guard case .table = state else {
      if let newline { return newline + 1 }
      searched = buffer.count
      return isFinished ? buffer.last : nil
    }
    // Rows may end in CR alone, or hold line ends in quotes.
    return cursor.endOfRow(newline, delimiter: table?.knownDelimiter, isWhole: isFinished)
  }

  /// The line up to a place behind its end, without the end and the space before it; nil if nothing is left.
  private func text(upTo end: UnsafePointer<UInt8>) -> ByteCursor? {
    var last = end
    let isWhole = last > buffer.first && last[-1] == UInt8(ascii: "\n")
    if isWhole { last -= 1 }
    if isWhole, last > buffer.first, last[-1] == UInt8(ascii: "\r") { last -= 1 }
    var line = cursor.ending(at: last, limit: isWhole ? .endOfLine : .endOfFile)
    line.skipSpace()
    // Files that were put one behind the other may each have one.
    line.skipByteOrderMarks()
    return line.isAtEnd ? nil : line
  }

  private mutating func readJSON(lineUpTo end: UnsafePointer<UInt8>) {
    guard var line = text(upTo: end) else { return }
    if hasPrefixes {
      // Other lines are about something else.
      guard let start = line.startOfJSON else { return }
      line.next = start
    }
    let before = assembler.waiting
    do throws(ReadError) {
      try json.read(line: &line, into: &assembler)
      line.skipSpace()
      if line.sees(UInt8(ascii: ",")) {
        throw line.expected("the end of the line")
          .adding("; write lines without commas between them, or one array of all values")
      }
      try line.needEnd(of: "line")
      if json.content == .any { json.content = json.found }
    } catch {
      // Rows that were appended belong to strokes of lines before; strokes are of this line.
      if json.content != .rows { assembler.finish() }
      assembler.removeWaiting(behind: before)
      let isForeign = json.takeForeign()
      let end = line.position(of: line.end)
      let isAtEnd = line.limit == .endOfFile && (error.line, error.column) == (end.line, end.column)
      if json.content == .rows, isAtEnd, !isCompleteJSON {
        assembler.noteCutLine(error.line)
      } else if isForeign, assembler.isReadingEvents {
        assembler.skipForeign(error.line)
      } else if json.content == .rows {
        assembler.reject(error, isRow: !isForeign)
      } else {
        assembler.deliver(error)
      }
    }
  }

  private mutating func readLog(lineUpTo end: UnsafePointer<UInt8>) {
    guard let line = text(upTo: end) else { return }
    do throws(ReadError) { try line.checkUTF8() } catch { return assembler.reject(error) }
    // Taken out of the stream while it reads, so that nothing is copied.
    guard var log = self.log.take() else { return }
    log.read(line, into: &assembler)
    self.log = log
  }

  private mutating func finishLines() {
    table?.finish(into: &assembler)
    log?.finish(into: &assembler)
    assembler.finish()
    state = .ended
  }

  /// Reads rows that are laid out like others before.
  private mutating func skimTable() {
    var cursor = self.cursor
    guard let count = table?.skim(&cursor, into: &assembler), count > 0 else { return }
    lineNumber += count
    searched = 0
    buffer.use(upTo: cursor.next, beginningLine: lineNumber)
  }

  /// True if the bytes that are left are one value of JSON.
  private var isCompleteJSON: Bool {
    guard case .json = state, var line = text(upTo: buffer.last) else { return false }
    return (try? line.skipValue(depth: 0)) != nil && (try? line.needEnd(of: "line")) != nil
  }

  /// Leaves out the last line, in which the document was cut off.
  private mutating func leaveOut() {
    if text(upTo: buffer.last) != nil {
      unfinished = cursor.expected("the end of the line", at: buffer.last)
    }
    buffer.use(upTo: buffer.last)
  }
}

// MARK: - Documents

extension StrokeStream {
  /// Reads the next part of a document, all of which is there.
  mutating func readDocument() {
    guard buffer.count <= options.largestDocument else {
      return assembler.refuse(tooLarge("a document"))
    }
    do throws(ReadError) {
      var cursor = self.cursor
      switch state {
      case .document:
        try json.begin(&cursor, into: &assembler)
        state = .list
        return
      case .list: if try json.readMore(into: &assembler) { return }
      case .data(let read):
        cursor.skipSpace()
        try read(&cursor, options.timeUnit, &assembler)
      default: break
      }
    } catch {
      if isCutOff { unfinished = error } else { assembler.reject(error) }
    }
    assembler.finish()
    state = .ended
  }
}

extension ByteCursor {
  /// Makes sure that nothing but white space is left of a line, or a file.
  mutating func needEnd(of whole: String) throws(ReadError) {
    skipSpace()
    guard isAtEnd else { throw expected("the end of the \(whole)") }
  }
}
