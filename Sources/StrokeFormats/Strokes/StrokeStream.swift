import StrokeCore

/// Reads strokes from a document that comes piece by piece.
///
///     var stream = StrokeStream()
///     var record = StrokeRecord()
///     while true {
///       do {
///         switch try stream.next(into: &record) {
///         case .stroke: use(record)
///         case .needsBytes: if let piece = nextPiece() { stream.append(piece) } else { stream.finish() }
///         case .end: return
///         }
///       } catch { report(error) }
///     }
///
/// Guarantees:
/// - What is read does not depend on how the document is cut into pieces.
/// - A record is one whole stroke; no error leaves half of one.
/// - After an error the stream goes on: NDJSON and logs with the next line, CSV with the next stroke,
///   JSON and what else is read whole with the end.
/// - Memory is bounded by the longest record and the largest piece, whatever the size of the
///   document; a list of strokes in JSON counts element by element. A stroke of the document's own
///   is a record. Of other tools' formats, XML and one JSON value are read whole, up to
///   ``ReadingOptions/largestDocument``.
///
/// - Complexity: O(length of the document), and no allocation a stroke once the storage has grown
///   to the longest record.
public struct StrokeStream: ~Copyable, Sendable {
  /// The result of ``next(into:)``.
  public enum Step: Hashable, Sendable {
    /// The record holds the next stroke.
    case stroke
    /// The next stroke has not come whole: append more, or say that there is no more.
    case needsBytes
    /// There are no more strokes.
    case end
  }

  enum State {
    case start
    /// Behind a byte order mark if there is one.
    case afterMark
    case lines
    case document(JSONDocumentState)
    case table
    case log
    case ended
  }

  let options: ReadingOptions
  var buffer = InputBuffer()
  var state = State.start
  var isFinished = false
  /// The number of unread bytes that make another attempt worthwhile: twice as much as at the last,
  /// so that all attempts at a long record cost no more than reading it thrice.
  var wanted = 0
  /// True if nothing more comes for the moment, as ``pause()`` says.
  var isPaused = false
  /// Bytes of the current line known to have no line's end in them.
  var searched = 0
  /// The number of the line that comes next, in the formats that go by lines.
  var lineNumber = 1
  /// What stands before the lines of a log, if something does.
  var linePrefix: LinePrefix.Kind?
  /// True if the rest of a broken row is being passed over.
  var isSkippingLine = false
  /// The names in the object about a list of strokes.
  var listNames = Members()
  var json: JSONStrokeReader
  var table = TableReader()
  /// The log that is being read, in the formats of other tools.
  var log: LogState?
  /// True if the document was cut off, as ``cutOff()`` says.
  package private(set) var isCutOff = false
  /// The error in the record that the document was cut off in, and that was left out; nil if it was
  /// not cut off, or not in a record.
  package internal(set) var unfinished: ReadError?
  /// The format, once it is known.
  public internal(set) var format: StrokeFormat?

  /// A stream at the beginning of a document, in any of the known formats.
  public init(_ options: ReadingOptions = .init()) {
    self.options = options
    json = JSONStrokeReader(
      timeUnit: options.timeUnit, fields: options.fields, examined: options.examined?.name)
    table.fields = options.fields
    if options.keepsSource { table.watch = ColumnWatch() }
    json.samples.keepsText = options.keepsSamplesText && !options.flipsY
  }

  /// Adds the next piece of the document.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    append(upTo: bytes.count) { room in
      if let place = room.baseAddress { place.copyMemory(from: source, byteCount: bytes.count) }
      return bytes.count
    }
  }

  /// Adds the next piece of the document without a copy: `fill` writes at most `count` bytes and
  /// returns how many it wrote. So does this.
  @discardableResult
  package mutating func append<E>(
    upTo count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Int
  ) throws(E) -> Int {
    precondition(!isFinished, "a finished document has no more bytes")
    isPaused = false
    return try buffer.append(upTo: count, fill)
  }

  /// Adds the bytes of `block` as the next piece, and leaves none in it: without a copy if all that
  /// came before is used up, as it is in a stream at its beginning.
  package mutating func append(takingFrom block: inout ByteBlock) {
    precondition(!isFinished, "a finished document has no more bytes")
    if buffer.count == 0 {
      buffer.takeOver(&block.buffer)
    } else {
      append(block.bytes)
      block.removeAll()
    }
  }

  /// Says that the document is over.
  public mutating func finish() { isFinished = true }

  /// Says that nothing more comes for the moment, and so that what can be told of the bytes so far is
  /// to be told now, whatever the cost of another attempt. What is read does not change.
  package mutating func pause() {
    wanted = 0
    isPaused = true
  }

  /// Says that no more of the document is to be had, as when somebody interrupts a recording.
  ///
  /// This is the end of the document as ``finish()`` is, but a record that is not whole there is no
  /// error: it is left out, and ``unfinished`` tells. What a stroke had before that record stays: the
  /// rows of a table, the events of a log.
  package mutating func cutOff() {
    // What can be read without the end is read first. What then is wrong is so because of the end.
    isCutOff = true
    wanted = 0
  }

  /// Makes this a stream at the beginning of another document, with the same options and storage.
  package mutating func restart() {
    buffer.removeAll(line: 1)
    (state, format, linePrefix) = (.start, nil, nil)
    (isFinished, isSkippingLine, isPaused) = (false, false, false)
    (isCutOff, unfinished) = (false, nil)
    (wanted, searched, lineNumber) = (0, 0, 1)
    listNames.removeAll()
    json.defaults = .init()
    json.depth = 0
    table.restart()
    log = nil
  }

  /// Reads the next stroke into `record`, whose storage is used again.
  ///
  /// - Throws: what is wrong with the next stroke and where. `record` is then unspecified, but one
  ///   whole stroke.
  public mutating func next(into record: inout StrokeRecord) throws(ReadError) -> Step {
    if record.flaw != nil { record.flaw = nil }
    if !record.doubts.isEmpty { record.doubts = [] }
    if !record.samplesText.isEmpty { record.samplesText.removeAll(keepingCapacity: true) }
    while true {
      do throws(ReadStop) {
        let step = try nextStep(into: &record)
        if step == .stroke, options.flipsY { record.stroke.flipY() }
        guard step == .needsBytes, isCutOff, !isFinished else { return step }
        isFinished = true
      } catch {
        // Too few bytes are a step.
        guard case .error(let error) = error else { continue }
        wanted = 0
        guard isUnfinished(error) else {
          stepOver()
          throw error
        }
        dropUnfinished(error)
      }
    }
  }

  /// The next step that leads to something to tell.
  private mutating func nextStep(into record: inout StrokeRecord) throws(ReadStop) -> Step {
    do throws(ReadStop) {
      while true {
        if buffer.count < wanted, !isFinished { return .needsBytes }
        if let step = try advance(into: &record) {
          if step == .stroke { wanted = 0 }
          return step
        }
        wanted = 0
      }
    } catch {
      guard case .needsBytes = error else { throw error }
      wanted = isCutOff ? 0 : buffer.count * 2
      return .needsBytes
    }
  }

  /// Takes a step; nil if it led to nothing to tell.
  private mutating func advance(into record: inout StrokeRecord) throws(ReadStop) -> Step? {
    switch state {
    case .start, .afterMark:
      try begin()
      return nil
    case .lines: return try nextLine(into: &record)
    case .document(let state): return try nextElement(state, into: &record)
    case .table: return try nextRows(into: &record)
    case .log: return try nextOfLog(into: &record)
    case .ended: return .end
    }
  }

  /// The names of what the object about a list of strokes says besides them, as far as it was read,
  /// and has no meaning here.
  package var namesBesideStrokes: [String] { listNames.names }

  var limit: ByteCursor.Limit { isFinished ? .endOfFile : .moreBytes }

  var cursor: ByteCursor { buffer.cursor(limit: limit) }
}
