import StrokeFormats

/// An input that is being read, with what was read of it and not yet used.
final class InputReader {
  let name: InputName
  /// The number of the only stroke that is wanted; nil for all of them.
  let wantedStroke: Int?
  /// Read, and not yet part of any chunk.
  var pending = ByteBlock()
  /// The way it ended; nil as long as more may come.
  private(set) var ending: InputEnding?
  private let console: Console
  private let source: InputSource
  private var descriptor: Int32 { source.descriptor }
  /// The bytes still read after a signal has ended the input; nil before.
  private var remainder: Int?
  /// The keeper of the input for a second pass, if there is to be one.
  private let keeper: InputKeeper?
  /// The bytes that were read.
  private var size = 0
  /// True if they end inside a record for all that the last of them says: neither with a line nor with what
  /// closes a record.
  private var isInsideRecord = false

  /// The size of the largest pipe, at most: what may have been written and not read when a signal
  /// comes.
  private static let largestPipe = 1 << 20

  init(_ input: Input, _ console: Console, keeper: InputKeeper? = nil) throws(InputFailure) {
    wantedStroke = input.wantedStroke
    self.console = console
    self.keeper = keeper
    source = try InputSource(input, console, isToBeKept: keeper != nil)
    name = InputName(
      input.name, numbersAll: input == .standardInput || !source.isFile, found: input.found)
    Platform.endInputOnSignal()
  }

  /// True if it was read before and is read again.
  var isSecondPass: Bool { source.kept != nil }

  /// True if nothing more comes.
  var isAtEnd: Bool { ending != nil }

  /// True if it comes from somebody who may be making it now, and gives it its end.
  var isLive: Bool { !source.isFile && source.kept == nil }

  /// The time in which a writer that has more to write goes on, in seconds. It is far below what a
  /// person notices, and far above what a busy writer needs for its next piece.
  static let pause = 0.001

  /// Waits for some time; true if nothing came in it from an input that is live.
  func isIdle(for seconds: Double = InputReader.pause) -> Bool {
    isLive && !isAtEnd && !Platform.waitForInput(descriptor, seconds: seconds)
  }

  /// Reads what is there into `room` and returns the number of bytes; 0 at the end, however it came.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard !isAtEnd else { return 0 }
    do throws(SystemError) {
      guard let count = try readSource(into: room) else {
        if source.isFile { console.note(cutOff: name.text) }
        end(.interrupted)
        return 0
      }
      if let reason = source.keep(UnsafeRawBufferPointer(rebasing: room[..<count]), console) {
        end(.failed(reason))
        return 0
      }
      size += count
      if count > 0 { isInsideRecord = !"\n]}>".utf8.contains(room[count - 1]) }
      if count == 0, ending == nil { end(.whole) }
      return count
    } catch {
      end(.failed(error.description))
    }
    return 0
  }

  /// Reads no more: what comes is more than fits into memory.
  func giveUp() {
    pending = ByteBlock()
    // Of what is read again it has been said.
    end(source.kept == nil ? .failed(console.memory.reason) : .interrupted)
  }

  private func end(_ ending: InputEnding) {
    self.ending = ending
    keeper?.keep(source, of: size, ending)
  }

  /// Reads what is there; nil if a signal came first.
  private func readSource(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if let kept = source.kept { return try readAgain(kept, into: room) }
    return try source.isFile ? readFile(into: room) : readStream(into: room)
  }

  /// Reads as much as was read before, whatever signals come.
  private func readAgain(
    _ kept: KeptInput, into room: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int? {
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(kept.size - size))
    if !rest.isEmpty {
      let count = try Platform.read(descriptor, into: rest)
      if count > 0 { return count }
    }
    guard rest.isEmpty, source.isUnchanged else {
      ending = .failed("it changed while it was read")
      return 0
    }
    ending = kept.ending
    return 0
  }

  /// Reads a file; nil if a signal came before its end.
  private func readFile(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    guard Platform.isInterrupted else { return try Platform.read(descriptor, into: room) }
    // All of it may have been read.
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(1))
    return try Platform.read(descriptor, into: rest) == 0 ? 0 : nil
  }

  /// Reads what comes when it comes; nil if a signal came first. What had come by then is still read:
  /// who wrote it believes that it has arrived. Ctrl-C ends the writer too, so the end of the stream is
  /// then the signal's.
  private func readStream(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if remainder == nil, Platform.waitForInput(descriptor) {
      let count = try Platform.read(descriptor, into: room)
      let isSignalled = count == 0 && Platform.isSignalled(orSoon: isInsideRecord)
      return isSignalled ? nil : count
    }
    let left = remainder ?? Self.largestPipe
    guard left > 0, Platform.canRead(descriptor) else { return nil }
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(left))
    // A terminal that has gone has nothing more, and that is no failure.
    let count = try? Platform.read(descriptor, into: rest)
    remainder = left - (count ?? left)
    return count == 0 ? nil : count
  }

  /// Reads into `pending` until it holds `size` bytes, or there are no more, or no more come for the
  /// moment; if `isInLines`, behind a line's end.
  func fill(upTo size: Int, isInLines: Bool = false) {
    while pending.count < size, !isAtEnd {
      pending.append(upTo: size - pending.count) { read(into: $0) }
      // Who waits for answers has written whole lines, and who writes more has not come to such an end.
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

/// The end that an input came to.
enum InputEnding: Hashable {
  /// Its own.
  case whole
  /// The input was cut short by a signal.
  case interrupted
  /// The input could not be read on, for this reason.
  case failed(String)

  /// The reason why it could not be read on, if that is how it ended.
  var failure: String? {
    if case .failed(let reason) = self { reason } else { nil }
  }
}

extension Input {
  /// Reads all of the input's bytes.
  func contents(_ console: Console) throws(InputFailure) -> [UInt8] {
    try withContents(console) { Array($0) }
  }

  /// Reads all of the input's bytes, and makes something of them as far as there is memory for it.
  func read<Value>(
    _ console: Console, _ decode: ([UInt8], MemoryBudget) throws(ReadError) -> Value
  ) throws(InputFailure) -> Value {
    let bytes = try contents(console)
    do throws(ReadError) { return try decode(bytes, console.memory.budget) } catch {
      throw InputFailure(name, error)
    }
  }

  /// Reads all of the input's bytes, and shows them to a function.
  func withContents<Result>(
    _ console: Console, _ body: (UnsafeRawBufferPointer) throws(InputFailure) -> Result
  ) throws(InputFailure) -> Result {
    guard !Platform.isInterrupted else {
      console.note(unread: self)
      throw InputFailure(name, "not read because of the interrupt")
    }
    let reader = try InputReader(self, console)
    reader.readAll()
    if let reason = reader.ending?.failure { throw InputFailure(name, reason) }
    return try body(reader.pending.bytes)
  }
}

extension StrokeStream {
  /// Says that no more comes of an input that has ended so. What comes before a chunk's end is
  /// whole.
  mutating func finish(_ ending: InputEnding?) {
    if ending == .interrupted { cutOff() } else { finish() }
  }
}

extension ReadError {
  /// A warning that a signal cut a record off, which was left out.
  func cutOffWarning(in file: String, linesBefore: Int = 0) -> String {
    "\(file):\(line + linesBefore):\(column): warning: cut off by the interrupt, and left out: \(reason)"
  }
}

extension Console {
  /// Notes that a signal kept an input from being read at all.
  func note(unread input: Input) {
    if let path = input.whole.path { note(unread: path) }
  }
}
