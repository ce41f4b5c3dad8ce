import StrokeFormats

/// An input that is being read, with what was read of it and not yet used.
final class InputReader {
  let input: Input
  /// True if the only stroke has a number too: in standard input and pipes, where it is named before it is known
  /// whether another follows.
  let numbersAll: Bool
  /// Read, and not yet part of any piece of work.
  var pending = ByteBlock()
  /// The way it ended; nil as long as more may come.
  private(set) var ending: InputEnding?
  private let console: Console
  private let descriptor: Int32
  /// True for a file, false for what another process ends.
  private let isFile: Bool
  /// The bytes still read after a signal has ended the input; nil before.
  private var remainder: Int?
  /// True if they may end inside a record: neither with a line's end nor with what closes a record.
  private var isInsideRecord = false

  /// The size of the largest pipe, at most: what may have been written and not read when a signal
  /// comes.
  private static let largestPipe = 1 << 20

  init(_ input: Input, _ console: Console) throws(RunError) {
    (self.input, self.console) = (input, console)
    do throws(SystemError) {
      descriptor =
        try input.path.map { path throws(SystemError) in try Platform.openFile(path) }
        ?? console.input
    } catch {
      throw RunError(input: input.name, error.description)
    }
    let kind = Platform.status(of: descriptor)?.kind
    isFile = kind != nil && kind != .other
    if case .standardInput = input.source { numbersAll = true } else { numbersAll = !isFile }
    // From now on there is input, which the next signal ends.
    _ = Platform.signals
  }

  deinit { if input.path != nil { Platform.closeFile(descriptor) } }

  var isAtEnd: Bool { ending != nil }

  /// True if another process may be writing it now.
  var isLive: Bool { !isFile }

  /// The seconds in which a busy writer writes more. That is far below what a person notices, and far above what the
  /// writer needs for its next piece.
  static let pause = 0.001

  /// Waits for some time; true if nothing came in it from an input that is live.
  func isIdle(for seconds: Double = InputReader.pause) -> Bool {
    isLive && !isAtEnd && !Platform.waitForInput(descriptor, seconds: seconds)
  }

  /// Reads what is there into `room` and returns the number of bytes; 0 at the end, however it came.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard !isAtEnd else { return 0 }
    do throws(SystemError) {
      guard let count = try isFile ? readFile(into: room) : readStream(into: room) else {
        if isFile { console.remember(cutOff: input.name) }
        ending = .interrupted
        return 0
      }
      if count > 0 { isInsideRecord = !"\n]}>".utf8.contains(room[count - 1]) }
      if count == 0 { ending = .whole }
      return count
    } catch {
      ending = .failed(error.description)
    }
    return 0
  }

  /// Ends the input because the rest does not fit into memory.
  func giveUp() {
    pending = ByteBlock()
    ending = .failed(console.memory.reason)
  }

  /// Reads a file; nil if a signal came before its end.
  private func readFile(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    guard Platform.isInterrupted else { return try Platform.readSome(descriptor, into: room) }
    // All of it may have been read.
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(1))
    return try Platform.readSome(descriptor, into: rest) == 0 ? 0 : nil
  }

  /// Reads what is available; nil if a signal came first, or the reader of the results has gone. What was written
  /// before a signal is still read: its writer believes that it has arrived. Ctrl-C ends the writer too, so the end of
  /// the stream is then the signal's.
  private func readStream(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if remainder == nil, Platform.waitForInput(descriptor, orEndOf: console.watchedOutput) {
      let count = try Platform.readSome(descriptor, into: room)
      let isSignalled = count == 0 && Platform.isSignalled(orSoon: isInsideRecord)
      return isSignalled ? nil : count
    }
    let left = remainder ?? Self.largestPipe
    guard left > 0, Platform.canRead(descriptor) else { return nil }
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(left))
    // A terminal that has gone has nothing more, and that is no failure.
    let count = try? Platform.readSome(descriptor, into: rest)
    remainder = left - (count ?? left)
    return count == 0 ? nil : count
  }

  /// Reads into `pending` until it holds `size` bytes, or there are no more, or no more come for the
  /// moment; if `isInLines`, behind a line's end.
  func fill(upTo size: Int, isInLines: Bool = false) {
    while pending.count < size, !isAtEnd {
      pending.append(upTo: size - pending.count) { read(into: $0) }
      // A writer that waits for answers has written whole lines.
      let isLine = isInLines && pending.bytes.last == UInt8(ascii: "\n")
      if isIdle(for: isLine ? 0 : Self.pause) { return }
    }
  }

  /// Reads into `pending` until there are no more, or they are too many.
  func readAll() {
    while !isAtEnd {
      fill(upTo: min(2 * pending.count + 1 << 16, console.memory.bytes))
      if pending.count >= console.memory.bytes || console.memory.isShort { giveUp() }
    }
  }
}

/// The end of an input.
enum InputEnding: Hashable {
  /// Its own.
  case whole
  /// The input was cut short by a signal.
  case interrupted
  /// The rest could not be read, for this reason.
  case failed(String)

  var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Input {
  /// Reads all of the input's bytes, and makes something of them as far as there is memory for it.
  func read<Value>(
    _ console: Console, _ decode: ([UInt8], MemoryBudget) throws(ReadError) -> Value
  ) throws(RunError) -> Value {
    let bytes = try withContents(console) { Array($0) }
    do throws(ReadError) { return try decode(bytes, console.memory.budget) } catch {
      throw RunError(input: name, error)
    }
  }

  /// Reads all of the input's bytes, and shows them to a function.
  func withContents<Result>(
    _ console: Console, _ body: (UnsafeRawBufferPointer) throws(RunError) -> Result
  ) throws(RunError) -> Result {
    guard !Platform.isInterrupted else {
      console.remember(unread: self)
      throw RunError(input: name, "not read because of the interrupt")
    }
    let reader = try InputReader(self, console)
    reader.readAll()
    if let reason = reader.ending?.failure { throw RunError(input: name, reason) }
    return try body(reader.pending.bytes)
  }
}

extension StrokeStream {
  /// Ends the stream as its input ended. A chunk without an ending is whole.
  mutating func finish(_ ending: InputEnding?) {
    if ending == .interrupted { cutOff() } else { finish() }
  }
}

extension ReadError {
  /// A warning that a signal cut off a record.
  func cutOffWarning(in file: String, linesBefore: Int = 0) -> String {
    "\(file):\(line + linesBefore):\(column): warning: cut off by the interrupt, and left out: \(reason)"
  }
}

extension Console {
  /// Remembers that a signal came before an input was read.
  func remember(unread input: Input) {
    if let path = input.path, input.wantedStroke == nil { remember(unread: path) }
  }
}
