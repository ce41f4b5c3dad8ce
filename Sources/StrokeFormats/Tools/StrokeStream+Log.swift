/// How a log is cut into the pieces that its reader is handed.
enum LogLayout: Sendable {
  /// Line by line. Blank lines are left out.
  case lines
  /// In one piece.
  case document
}

/// Where a stream is in a log.
struct LogState: Sendable {
  var reader: any LogReader
  let layout: LogLayout
  var queue = DraftQueue()
  /// What is wrong behind the strokes in the queue.
  var fault: Fault?
  var isOver = false

  init(_ reader: any LogReader, _ layout: LogLayout) {
    self.reader = reader
    self.layout = layout
  }
}

extension StrokeStream {
  /// Hands over the next stroke of a log, or reads on in it.
  mutating func nextOfLog(into record: inout StrokeRecord) throws(Fault) -> Step? {
    // While it is worked on, the stream has it not, so that nothing is copied.
    guard var log = self.log.take() else { return .end }
    defer { self.log = log }
    if let draft = log.queue.popFirst() {
      do {
        try draft.fill(&record)
      } catch {
        throw .wrong("expected a stroke, found \(error)", at: 0)
      }
      return .stroke
    }
    if let fault = log.fault {
      log.fault = nil
      throw fault
    }
    if log.isOver { return .end }
    return log.layout == .lines ? try readLine(of: &log) : try readDocument(of: &log)
  }

  private mutating func readLine(of log: inout LogState) throws(Fault) -> Step? {
    switch try findLine() {
    case .line(var cursor):
      var lines = LineCounter(at: buffer.first, line: lineNumber)
      do throws(Fault) {
        try log.reader.read(&cursor, &lines, into: &log.queue)
        try cursor.needEndOfLine()
      } catch {
        while log.queue.popFirst() != nil {}
        throw error
      }
      useLine()
    case .step(.end):
      log.isOver = true
      log.reader.finish(into: &log.queue)
    case .step(let step): return step
    }
    return nil
  }

  private mutating func readDocument(of log: inout LogState) throws(Fault) -> Step? {
    guard buffer.count <= options.largestDocument else {
      log.isOver = true
      throw .wrong(
        "expected a document of at most \(options.largestDocument) bytes", at: buffer.first)
    }
    guard isFinished else { return .needsBytes }
    log.isOver = true
    var cursor = self.cursor
    cursor.skipSpace()
    var lines = LineCounter(at: buffer.first, line: lineNumber)
    do throws(Fault) {
      try log.reader.read(&cursor, &lines, into: &log.queue)
      cursor.skipSpace()
      guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
    } catch {
      // The bytes stay where they are: none can come any more.
      log.fault = error
      if case .wrong(_, let address) = error, isUnfinished(at: address) {
        // What had begun is as whole as it will ever be.
      } else {
        log.reader.spoil()
      }
    }
    log.reader.finish(into: &log.queue)
    return nil
  }

  /// After an error in a log: the strokes that the line may have belonged to are spoiled.
  mutating func spoilLog() {
    log?.reader.spoil()
    if log?.layout == .lines { useLine() }
  }
}
