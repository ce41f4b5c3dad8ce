/// The way that a log is cut into the pieces that its reader is handed.
enum LogLayout: Sendable {
  /// Line by line. Blank lines are left out.
  case lines
  /// In one piece.
  case document
}

/// The position of a stream in a log.
struct LogState: Sendable {
  var reader: any LogReader
  let layout: LogLayout
  var queue = DraftQueue()
  /// The error after the strokes in the queue.
  var error: ReadError?
  var isOver = false

  init(_ reader: any LogReader, _ layout: LogLayout) {
    self.reader = reader
    self.layout = layout
  }
}

extension StrokeStream {
  /// Hands over the next stroke of a log, or reads on in it.
  mutating func nextOfLog(into record: inout StrokeRecord) throws(ReadStop) -> Step? {
    // While it is worked on, the stream has it not, so that nothing is copied.
    guard var log = self.log.take() else { return .end }
    defer { self.log = log }
    if let draft = log.queue.popFirst() {
      do {
        try draft.fill(&record)
      } catch {
        // Every number was checked when it was read.
        throw .error(ReadError("expected a stroke, found \(error)", line: draft.line, column: 1))
      }
      return .stroke
    }
    if let error = log.error.take() { throw .error(error) }
    if log.isOver { return .end }
    return log.layout == .lines ? try readLine(of: &log) : try readDocument(of: &log)
  }

  private mutating func readLine(of log: inout LogState) throws(ReadStop) -> Step? {
    switch findLine() {
    case .line(var cursor):
      do throws(ReadStop) {
        // The other logs have brackets to show that a line is whole.
        if format == .getevent, isCutOff, isFinished, cursor.limit == .endOfFile {
          cursor.next = cursor.end
          throw cursor.expected("the end of the line")
        }
        try log.reader.read(&cursor, into: &log.queue)
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

  private mutating func readDocument(of log: inout LogState) throws(ReadStop) -> Step? {
    guard buffer.count <= options.largestDocument else {
      log.isOver = true
      throw .error(
        cursor.error(
          "expected a document of at most \(options.largestDocument) bytes", at: buffer.first))
    }
    guard isFinished else { return .needsBytes }
    log.isOver = true
    var cursor = self.cursor
    cursor.skipSpace()
    do throws(ReadStop) {
      try log.reader.read(&cursor, into: &log.queue)
      cursor.skipSpace()
      guard cursor.isAtEnd else { throw cursor.expected("the end of the file") }
    } catch {
      guard case .error(let error) = error else { return .needsBytes }
      log.error = error
      // What had begun in a document that was cut off is as whole as it will ever be.
      if !isUnfinished(error) { log.reader.spoil() }
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
