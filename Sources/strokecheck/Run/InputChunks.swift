import StrokeFormats

/// Cuts the inputs into chunks, in order. How it cuts depends on the inputs alone, not on who
/// asks when.
struct InputChunks {
  /// The size of a piece of an input, at least.
  static let chunkSize = 1 << 18
  /// The size of a file, at most, that is left to a worker as a whole, and the number of them in a chunk.
  private static let smallFile = 1 << 16
  private static let filesInChunk = 32

  private var inputs: ArraySlice<NamedInput>
  private let options: ReadingOptions
  private let console: Console
  private let keeper: InputKeeper?
  private var current: (input: InputReader, head: DocumentHead)?
  private var sequence = 0
  private var isStopped = false
  /// The size of a piece in this run.
  private let pieceSize: Int

  init(
    _ inputs: [NamedInput], _ options: ReadingOptions, _ console: Console,
    keeper: InputKeeper? = nil
  ) {
    self.inputs = inputs[...]
    self.keeper = keeper
    self.options = options
    self.console = console
    pieceSize = console.memory.pieceSize(upTo: Self.chunkSize)
  }

  /// True if there is no more than one chunk: at most one small file.
  var isSmall: Bool {
    guard inputs.count == 1, let path = inputs.first?.input?.path else {
      return inputs.isEmpty
    }
    return Platform.size(of: path).map { $0 <= Self.smallFile } ?? false
  }

  /// Gives nothing more.
  mutating func stop() { isStopped = true }

  /// The next chunk and its number; its bytes, where it has any, come into `block`.
  mutating func next(into block: inout ByteBlock) -> (number: Int, chunk: InputChunk)? {
    guard !isStopped, let chunk = nextChunk(into: &block) else { return nil }
    sequence += 1
    return (sequence - 1, chunk)
  }

  private mutating func nextChunk(into block: inout ByteBlock) -> InputChunk? {
    if let (input, head) = current {
      if let chunk = nextPiece(of: input, head, isFirst: false, into: &block) { return chunk }
    }
    if Platform.isInterrupted { skipRemaining() }
    let files = takeSmallFiles()
    if !files.isEmpty { return .files(files) }
    guard let next = inputs.popFirst() else { return nil }
    switch next {
    case .input(let input): return open(input, into: &block)
    case .failure(let failure): return .failure(failure)
    }
  }

  /// After a signal no other input is begun.
  private mutating func skipRemaining() {
    for case .input(let input) in inputs { console.note(unread: input) }
    // What was read once is read again to its end.
    inputs = inputs.filter { $0.input?.isKept ?? false }[...]
  }

  private mutating func takeSmallFiles() -> [Input] {
    var files: [Input] = []
    var size = 0
    while files.count < Self.filesInChunk, size < pieceSize,
      let input = inputs.first?.input, let path = input.path,
      let own = Platform.size(of: path), own <= Self.smallFile
    {
      files.append(input)
      size += own
      inputs.removeFirst()
    }
    return files
  }

  /// Begins an input that may be large.
  private mutating func open(_ input: Input, into block: inout ByteBlock) -> InputChunk {
    let reader: InputReader
    do throws(InputFailure) { reader = try InputReader(input, console, keeper: keeper) } catch {
      return .failure(error)
    }
    // Only whoever reads all of it knows where its third stroke is.
    guard reader.wantedStroke == nil else { return .stream(reader) }
    var size = pieceSize
    while true {
      reader.fill(upTo: size)
      if reader.isAtEnd {
        take(reader.pending.count, of: reader, into: &block)
        return .whole(name: reader.name, reader.ending)
      }
      let known: DocumentHead?
      do throws(ReadError) {
        known = try DocumentHead(
          of: reader.pending.bytes, isWhole: false, options)
      } catch {
        // The stream will come to the error.
        return .stream(reader)
      }
      guard let head = known else {
        guard size < 1 << 21 else { return .stream(reader) }
        if reader.pending.count >= size { size *= 2 }
        continue
      }
      // A stroke that a look at its samples may concern is read as it comes.
      guard head.isDivisible else { return .stream(reader) }
      reader.pending.removeFirst(head.length)
      return nextPiece(of: reader, head, isFirst: true, into: &block) ?? .stream(reader)
    }
  }

  /// The next piece of an input: as much as there is up to the last boundary in it.
  private mutating func nextPiece(
    of input: InputReader, _ head: DocumentHead, isFirst: Bool, into block: inout ByteBlock
  ) -> InputChunk? {
    current = (input, head)
    var size = pieceSize
    // What came with the head may be a piece already.
    var cut = input.isLive ? head.lastCut(in: input.pending.bytes) : nil
    while cut == nil {
      input.fill(upTo: size, isInLines: head.format == .ndjson)
      let isUncut = head.lastCut(in: input.pending.bytes) == nil
      // What is cut at the first try are strokes enough; else it is one.
      if isUncut || size > pieceSize, !console.memory.allows(textOfStroke: input.pending.bytes) {
        input.giveUp()
      }
      if input.isAtEnd {
        current = nil
        let isEmpty = input.pending.count == 0 && input.ending?.failure == nil
        // Of what came piece by piece it is known only now whether there was a stroke in it.
        guard !isEmpty || input.isLive else { return nil }
        cut = input.pending.count
        break
      }
      cut = head.lastCut(in: input.pending.bytes)
      // A stroke that is alone in its input is named without a number, so the end must be seen.
      if isFirst, !input.name.numbersAll, cut == input.pending.count {
        input.fill(upTo: input.pending.count + 1)
      }
      if input.pending.count >= size { size *= 2 }
    }
    take(cut ?? 0, of: input, into: &block)
    return .piece(name: input.name, head, isFirst: isFirst, input.ending)
  }

  private func take(_ count: Int, of input: InputReader, into block: inout ByteBlock) {
    // What stays behind is less than what goes, so that is what is copied.
    let rest = input.pending.count - count
    swap(&block, &input.pending)
    input.pending.removeAll()
    guard rest > 0 else { return }
    input.pending.append(UnsafeRawBufferPointer(rebasing: block.bytes[count...]))
    block.removeLast(rest)
  }
}
