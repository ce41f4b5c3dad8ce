import StrokeFormats

/// Work for one worker, while others do other pieces.
enum Piece {
  /// Inputs that are read one after another.
  case inputs([Input])
  /// One input that is open already.
  case opened(InputReader)
  /// Whole lines of NDJSON, whose bytes are in the worker's block.
  case lines(InputLines)
}

/// Lines in the middle of an input.
struct InputLines {
  let input: Input
  let numbersAll: Bool
  let head: DocumentHead
  /// The lines and strokes of the input that come before.
  let before: LineCount
  /// The way the input ended, if these are the last lines.
  let ending: InputEnding?
  /// True if no strokes come before.
  var isFirst: Bool { before.strokes == 0 }
}

/// An input whose lines are divided among workers.
private final class DividedInput {
  let reader: InputReader
  let head: DocumentHead
  /// The lines and strokes that have been given away.
  var before = LineCount()

  init(_ reader: InputReader, _ head: DocumentHead) {
    (self.reader, self.head) = (reader, head)
    before.lines = head.lines
  }
}

/// Divides the inputs into pieces of work, in order. How it divides files depends on them and on the number of threads,
/// not on which worker asks when; pipes are also divided where they pause.
final class Pieces: @unchecked Sendable {
  // Sound because the state is used inside the lock only, but for the inputs before any thread runs.
  private let lock = Lock()
  /// The bytes that are read before results are published.
  static let size = 1 << 18
  /// The size of a file, at most, that is left to a worker without being opened, and the number of them in a piece.
  private static let smallFile = 1 << 16
  private static let filesInPiece = 32

  private var inputs: ArraySlice<Input>
  /// The small files at the beginning, until they are given away.
  private var firstFiles: [Input] = []
  private let run: StrokeRun
  private var divided: DividedInput?
  private var sequence = 0
  private var isStopped = false
  /// The size of a piece in this run.
  private let pieceSize: Int

  init(_ inputs: [Input], of run: StrokeRun) {
    self.inputs = inputs[...]
    self.run = run
    pieceSize = run.console.memory.pieceSize(upTo: Self.size)
    firstFiles = takeSmallFiles()
  }

  /// True if the small files at the beginning are all there is.
  var isSmall: Bool { inputs.isEmpty }

  func stop() { lock.enter { isStopped = true } }

  /// The next piece, with its number; its bytes, where it has any, come into `block`.
  func next(_ number: inout Int, into block: inout ByteBlock) -> Piece? {
    lock.enter {
      guard !isStopped, let piece = nextPiece(into: &block) else { return nil }
      number = sequence
      sequence += 1
      return piece
    }
  }

  private func nextPiece(into block: inout ByteBlock) -> Piece? {
    if let divided, let lines = nextLines(of: divided, into: &block) { return lines }
    if Platform.isInterrupted { skipRemaining() }
    let small = firstFiles.isEmpty ? takeSmallFiles() : firstFiles
    firstFiles = []
    if !small.isEmpty { return .inputs(small) }
    guard let input = inputs.popFirst() else { return nil }
    return open(input, into: &block)
  }

  /// After a signal no other input is begun.
  private func skipRemaining() {
    for input in firstFiles + inputs { run.console.remember(unread: input) }
    (firstFiles, inputs) = ([], [])
  }

  private func takeSmallFiles() -> [Input] {
    var files: [Input] = []
    var size = 0
    while files.count < Self.filesInPiece, size < pieceSize, let input = inputs.first,
      let own = input.isMissing ? 0 : input.fileSize, own <= Self.smallFile
    {
      files.append(input)
      size += own
      inputs.removeFirst()
    }
    return files
  }

  /// Opens an input that may be large, to see whether it can be divided.
  private func open(_ input: Input, into block: inout ByteBlock) -> Piece {
    let reader: InputReader
    do throws(RunError) {
      reader = try InputReader(input, run.console)
    } catch {
      return .inputs([.missing(error.source, error.message)])
    }
    // Only a worker that reads all of it knows where its third stroke is, and a single one reads all of it anyway.
    guard input.wantedStroke == nil, run.countOfThreads > 1 else { return .opened(reader) }
    var size = pieceSize
    while true {
      reader.fill(upTo: size)
      if reader.isAtEnd { return .opened(reader) }
      let known: DocumentHead?
      do throws(ReadError) {
        known = try DocumentHead(of: reader.pending.bytes, isWhole: false, run.options.reading)
      } catch {
        // The worker finds the error.
        return .opened(reader)
      }
      guard let head = known else {
        guard size < 1 << 21 else { return .opened(reader) }
        if reader.pending.count >= size { size *= 2 }
        continue
      }
      guard head.format == .ndjson, head.isDivisible else { return .opened(reader) }
      reader.pending.removeFirst(head.length)
      let divided = DividedInput(reader, head)
      self.divided = divided
      return nextLines(of: divided, into: &block) ?? .opened(reader)
    }
  }

  /// The next lines of the input that is being divided: as many as there are up to the last line's end.
  private func nextLines(of divided: DividedInput, into block: inout ByteBlock) -> Piece? {
    let (reader, head, before) = (divided.reader, divided.head, divided.before)
    let isFirst = before.strokes == 0
    var size = pieceSize
    // The bytes after the head may be a piece.
    var cut = reader.isLive ? head.lastCut(in: reader.pending.bytes) : nil
    var count = cut.map { head.count(in: reader.pending.bytes, upTo: $0) }
    while cut == nil {
      reader.fill(upTo: size, isInLines: true)
      cut = head.lastCut(in: reader.pending.bytes)
      // Bytes that can be cut at the first try are several strokes; others are one.
      if cut == nil || size > pieceSize,
        !run.console.memory.allows(textOfStroke: reader.pending.bytes)
      {
        reader.giveUp()
      }
      if reader.isAtEnd {
        self.divided = nil
        let isEmpty = reader.pending.count == 0 && reader.ending?.failure == nil
        guard !isEmpty || isFirst else { return nil }
        (cut, count) = (
          reader.pending.count, head.count(in: reader.pending.bytes, upTo: reader.pending.count)
        )
        break
      }
      count = cut.map { head.count(in: reader.pending.bytes, upTo: $0) }
      // A stroke that is alone in its input is named without a number, so the end must be seen.
      if isFirst, !reader.numbersAll, count?.strokes ?? 0 < 2 { cut = nil }
      if reader.pending.count >= size { size *= 2 }
    }
    if let count { divided.before = before + count }
    take(cut ?? 0, of: reader, into: &block)
    return .lines(
      InputLines(
        input: reader.input, numbersAll: reader.numbersAll, head: head, before: before,
        ending: reader.ending))
  }

  private func take(_ count: Int, of reader: InputReader, into block: inout ByteBlock) {
    // The rest is smaller, so it is copied.
    let rest = reader.pending.count - count
    swap(&block, &reader.pending)
    reader.pending.removeAll()
    guard rest > 0 else { return }
    reader.pending.append(UnsafeRawBufferPointer(rebasing: block.bytes[count...]))
    block.removeLast(rest)
  }
}
