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
/// - After an error the stream goes on: files of lines with the next line, JSON with the next stroke of a list.
/// - NDJSON, tables and logs are read line by line, so memory is bounded by the longest line and the longest stroke. One
///   JSON value and XML are read whole, up to ``ReadingOptions/largestDocument``, which bounds a line, too.
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
    /// In a file of lines of JSON, of a table, or of a log.
    case json, table, log
    /// Before and in a document of JSON.
    case document, list
    /// Before a document that a reader of its own reads.
    case data(StrokeFormat.ReadXML)
    case ended
  }

  let options: ReadingOptions
  var buffer = ByteBlock(capacity: 1 << 16)
  var state = State.start
  var isFinished = false
  /// True if the document was cut off, as ``cutOff()`` says.
  package private(set) var isCutOff = false
  /// Bytes of the current line known to have no line's end in them.
  var searched = 0
  /// The number of bytes in which the format was looked for in vain.
  var guessedBytes = 0
  /// True if lines of JSON have something else before them.
  var hasPrefixes = false
  /// The number of the line that comes next, in the formats that go by lines.
  var lineNumber = 1
  /// Decodes UTF-16, once a byte order mark shows it.
  private var decoder: UTF16Decoder?
  private var isAtByteOrderMark = true
  var assembler: Assembler
  var json: JSONRows
  /// The source of a table.
  var table: TableRows?
  /// The source of a log that is read by lines.
  var log: (any RowSource)?
  /// The error in what the document was cut off in, and that was left out; nil if it was not cut off, or not in a record.
  package internal(set) var unfinished: ReadError?
  /// The format, once it is known.
  public internal(set) var format: StrokeFormat?

  /// A stream at the beginning of a document, in any of the known formats.
  public init(_ options: ReadingOptions = .init()) {
    self.options = options
    assembler = Assembler(options)
    json = JSONRows(options)
  }

  /// What is to be said about the recording as a whole, after its end.
  public var hints: [ReadingHint] { assembler.hints }

  /// True if the document is UTF-16.
  var isInUTF16: Bool { decoder != nil }

  /// Adds the next piece of the document.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(upTo: bytes.count) { room in
      room.copyMemory(from: bytes)
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
    let before = buffer.count
    let added = try buffer.append(upTo: count, fill)
    decode(from: before)
    return added
  }

  /// Adds the bytes of `block` as the next piece, and leaves none in it: without a copy if all that
  /// came before is used up, as it is in a stream at its beginning.
  package mutating func append(takingFrom block: inout ByteBlock) {
    precondition(!isFinished, "a finished document has no more bytes")
    if buffer.count == 0 {
      buffer.takeOver(&block)
      decode(from: 0)
    } else {
      append(block.bytes)
      block.removeAll()
    }
  }

  /// Turns the bytes from an offset on into UTF-8, if the document is UTF-16.
  private mutating func decode(from start: Int) {
    var start = start
    if isAtByteOrderMark {
      guard buffer.count > 1 else { return }
      isAtByteOrderMark = false
      decoder = UTF16Decoder(first: buffer.first[0], second: buffer.first[1])
      start = 0
    }
    let new = UnsafeRawBufferPointer(rebasing: buffer.bytes[start...])
    guard let decoded = decoder?.decode(new) else { return }
    buffer.removeLast(buffer.count - start)
    decoded.withUnsafeBytes { buffer.append($0) }
  }

  /// Says that the document is over.
  public mutating func finish() {
    guard !isFinished else { return }
    if let rest = decoder?.finish() { rest.withUnsafeBytes { buffer.append($0) } }
    isFinished = true
  }

  /// Says that no more of the document is to be had, as when somebody interrupts a recording.
  ///
  /// This is the end of the document as ``finish()`` is, but the last line, or a document, that is not whole there is no
  /// error: it is left out, and ``unfinished`` tells. What a stroke had before that stays.
  package mutating func cutOff() {
    finish()
    isCutOff = true
  }

  /// Makes this a stream at the beginning of another document, with the same options and storage.
  package mutating func restart() {
    // One that has got nothing is at the beginning.
    guard !isAtByteOrderMark || isFinished || buffer.count > 0 else { return }
    buffer.removeAll()
    (state, format, table, log, decoder) = (.start, nil, nil, nil, nil)
    (isFinished, isCutOff, unfinished, isAtByteOrderMark) = (false, false, nil, true)
    (searched, guessedBytes, lineNumber, hasPrefixes) = (0, 0, 1, false)
    assembler.restart()
    json.restart()
  }

  /// Makes this a stream for a block of a document that can be divided, with the same options and storage.
  ///
  /// Lines are counted from 1 at the block's beginning.
  package mutating func restart(continuing head: DocumentHead) {
    restart()
    (state, format, isAtByteOrderMark) = (.json, head.format, false)
    json.content = .strokes
  }

  /// The lines that were read, in the formats that go by lines: after the end of a block, all of
  /// its.
  package var lines: Int { lineNumber - 1 }

  /// The memory, in bytes, that what is being read takes.
  package var memoryUse: Int {
    switch state {
    case .document, .list, .data: buffer.count * 4
    default: buffer.count + 128 * (assembler.recording.current?.samples.count ?? 0)
    }
  }

  /// Reads the next stroke into `record`, whose storage is used again.
  ///
  /// - Throws: what is wrong with the next stroke and where. `record` is then unspecified, but one
  ///   whole stroke.
  public mutating func next(into record: inout StrokeRecord) throws(ReadError) -> Step {
    while true {
      if try assembler.next(into: &record) { return .stroke }
      if assembler.isRefused { state = .ended }
      var hasAdvanced = true
      switch state {
      case .start: hasAdvanced = begin()
      case .json, .table, .log: hasAdvanced = readLine()
      case .document, .list, .data:
        hasAdvanced = isFinished || buffer.count > options.largestDocument
        if hasAdvanced { readDocument() }
      case .ended: return .end
      }
      guard hasAdvanced else { return .needsBytes }
    }
  }

  /// Refuses a document, or a line, that is larger than is read at once.
  func tooLarge(_ what: String) -> ReadError {
    cursor.error("expected \(what) of at most \(options.largestDocument) bytes", at: buffer.first)
  }

  var cursor: ByteCursor { ByteCursor(buffer, limit: .endOfFile) }
}

// MARK: - Documents in memory

/// The strokes of a document that is in memory, one after another.
///
///     for result in StrokeRecords(bytes) {
///       switch result {
///       case .success(let record): print(record.id ?? "?", record.stroke.count)
///       case .failure(let error): print(error)
///       }
///     }
///
/// A pass over the sequence uses it up.
public final class StrokeRecords: Sequence, IteratorProtocol {
  private var stream: StrokeStream
  private var record = StrokeRecord()

  /// The strokes of `bytes`.
  public init(_ bytes: some Sequence<UInt8>, options: ReadingOptions = .init()) {
    stream = StrokeStream(options)
    let done: Void? = bytes.withContiguousStorageIfAvailable {
      stream.append(UnsafeRawBufferPointer($0))
    }
    if done == nil { Array(bytes).withUnsafeBytes { stream.append($0) } }
    stream.finish()
  }

  /// The next stroke, or what is wrong with it; nil at the end.
  ///
  /// - Complexity: O(length of its record).
  public func next() -> Result<StrokeRecord, ReadError>? {
    do {
      return try stream.next(into: &record) == .stroke ? .success(record) : nil
    } catch {
      return .failure(error)
    }
  }
}
