import StrokeFormats

/// A piece of work that one worker can do while others do other pieces.
enum Job {
  /// An input that is not to be had.
  case failure(InputFailure)
  /// Some small files, one after another.
  case files([Input])
  /// The whole of an input; its bytes are in the worker's block.
  case whole(name: String, OpenInput.Ending?)
  /// A piece of an input, from one boundary between strokes to another; its bytes are in the
  /// worker's block.
  case piece(name: String, DocumentHead, isFirst: Bool, OpenInput.Ending?)
  /// An input that must be read from one end to the other.
  case stream(OpenInput)
}

/// Divides the inputs into jobs, in order. How it divides hangs on the inputs alone, not on who
/// asks when.
struct JobSource {
  /// How large a piece of an input is, at least.
  static let pieceSize = 1 << 18
  /// How large a file is, at most, that is left to a worker as a whole, and how many at once.
  private static let smallFile = 1 << 16
  private static let filesAtOnce = 32

  private var inputs: ArraySlice<Result<Input, InputFailure>>
  private let options: ReadingOptions
  private let console: Console
  private var current: (input: OpenInput, head: DocumentHead)?
  private var sequence = 0
  private var isStopped = false
  /// Whether what has come is handed on at once, rather than when there is a piece of it.
  private let isEager: Bool

  init(
    _ inputs: [Result<Input, InputFailure>], _ options: ReadingOptions, _ console: Console,
    isEager: Bool = false
  ) {
    self.inputs = inputs[...]
    self.options = options
    self.console = console
    self.isEager = isEager
  }

  /// Whether there is no more than one job: at most one small file.
  var isSmall: Bool {
    guard inputs.count == 1, case .success(.file(let path)) = inputs.first else {
      return inputs.isEmpty
    }
    return Platform.size(of: path).map { $0 <= Self.smallFile } ?? false
  }

  /// Gives nothing more.
  mutating func stop() { isStopped = true }

  /// The next job and its number; its bytes, where it has any, come into `block`.
  mutating func next(into block: inout ByteBlock) -> (sequence: Int, job: Job)? {
    guard !isStopped, let job = nextJob(into: &block) else { return nil }
    sequence += 1
    return (sequence - 1, job)
  }

  private mutating func nextJob(into block: inout ByteBlock) -> Job? {
    if let (input, head) = current {
      if let job = nextPiece(of: input, head, isFirst: false, into: &block) { return job }
    }
    if Platform.isInterrupted { leaveTheRest() }
    let files = takeSmallFiles()
    if !files.isEmpty { return .files(files) }
    guard let next = inputs.popFirst() else { return nil }
    do throws(InputFailure) { return open(try next.get(), into: &block) } catch {
      return .failure(error)
    }
  }

  /// After a signal no other input is begun.
  private mutating func leaveTheRest() {
    for case .success(let input) in inputs { console.note(unread: input) }
    inputs = []
  }

  private mutating func takeSmallFiles() -> [Input] {
    var files: [Input] = []
    var size = 0
    while files.count < Self.filesAtOnce, size < Self.pieceSize,
      case .success(let input) = inputs.first, case .file(let path) = input,
      let own = Platform.size(of: path), own <= Self.smallFile
    {
      files.append(input)
      size += own
      inputs.removeFirst()
    }
    return files
  }

  /// Begins an input that may be large.
  private mutating func open(_ input: Input, into block: inout ByteBlock) -> Job {
    let opened: OpenInput
    do throws(SystemError) { opened = try OpenInput(input, console) } catch {
      return .failure(InputFailure(input.name, error.description))
    }
    var size = Self.pieceSize
    while true {
      opened.fill(upTo: size, isEager: isEager)
      if opened.isAtEnd {
        take(opened.pending.count, of: opened, into: &block)
        return .whole(name: opened.name, opened.ending)
      }
      // What cannot be made out now is an error that the stream will come to.
      guard let head = try? DocumentHead(of: opened.pending.bytes, isWhole: false, options) else {
        guard size < 1 << 21 else { return .stream(opened) }
        if opened.pending.count >= size { size *= 2 }
        continue
      }
      guard head.isDivisible else { return .stream(opened) }
      opened.pending.removeFirst(head.length)
      return nextPiece(of: opened, head, isFirst: true, into: &block) ?? .stream(opened)
    }
  }

  /// The next piece of an input: as much as there is up to the last boundary in it.
  private mutating func nextPiece(
    of input: OpenInput, _ head: DocumentHead, isFirst: Bool, into block: inout ByteBlock
  ) -> Job? {
    current = (input, head)
    var size = Self.pieceSize
    // What came with the head may be a piece already.
    var cut = isEager ? head.lastCut(in: input.pending.bytes) : nil
    while cut == nil {
      input.fill(upTo: size, isEager: isEager)
      if input.isAtEnd {
        current = nil
        guard input.pending.count > 0 || input.failure != nil else { return nil }
        cut = input.pending.count
        break
      }
      cut = head.lastCut(in: input.pending.bytes)
      if input.pending.count >= size { size *= 2 }
      // A line that is longer than allowed is not kept, only enough of it to show that it is.
      if cut == nil, let longest = options.longestLine, input.pending.count > longest {
        input.shortenLine(to: longest + 1)
      }
    }
    take(cut ?? 0, of: input, into: &block)
    return .piece(name: input.name, head, isFirst: isFirst, input.ending)
  }

  private func take(_ count: Int, of input: OpenInput, into block: inout ByteBlock) {
    // What stays behind is less than what goes, so that is what is copied.
    let rest = input.pending.count - count
    swap(&block, &input.pending)
    input.pending.removeAll()
    guard rest > 0 else { return }
    input.pending.append(UnsafeRawBufferPointer(rebasing: block.bytes[count...]))
    block.removeLast(rest)
  }
}
