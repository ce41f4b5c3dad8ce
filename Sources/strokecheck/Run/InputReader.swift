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
  private let ownsDescriptor: Bool
  /// True for a file, false for what another process ends.
  private let isFile: Bool
  /// What is needed to read it again; nil if it is read once.
  private var reading: FirstReading?
  /// The bytes still read after a signal has ended the input; nil before.
  private var remainder: Int?
  /// The bytes that were read.
  private var size = 0
  /// True if they may end inside a record: neither with a line's end nor with what closes a record.
  private var isInsideRecord = false

  /// The size of the largest pipe, at most: what may have been written and not read when a signal
  /// comes.
  private static let largestPipe = 1 << 20

  /// Opens an input, or opens it again.
  ///
  /// - Parameter isToBeReadTwice: True for the first of two readings.
  init(_ input: Input, _ console: Console, isToBeReadTwice: Bool = false) throws(RunError) {
    (self.input, self.console) = (input, console)
    do throws(SystemError) {
      if let copy = input.firstReading?.copy {
        try Platform.seek(copy.descriptor, to: 0)
        (descriptor, ownsDescriptor) = (copy.descriptor, false)
      } else if let path = input.path {
        (descriptor, ownsDescriptor) = (try Platform.open(path), true)
      } else {
        if let first = input.firstReading { try Platform.seek(console.input, to: first.start) }
        (descriptor, ownsDescriptor) = (console.input, false)
      }
    } catch {
      throw RunError(input: input.name, error.description)
    }
    let kind = Platform.status(of: descriptor)?.kind
    isFile = kind != nil && kind != .other
    if case .standardInput = input.source { numbersAll = true } else { numbersAll = !isFile }
    if isToBeReadTwice { reading = try FirstReading(of: input, from: descriptor, console) }
    // From now on there is input, which the next signal ends.
    _ = Platform.signals
  }

  deinit { if ownsDescriptor { Platform.close(descriptor) } }

  var isAtEnd: Bool { ending != nil }

  /// True if another process may be writing it now.
  var isLive: Bool { !isFile && input.firstReading == nil }

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
      guard let count = try readSource(into: room) else {
        if isFile { console.remember(cutOff: input.name) }
        end(.interrupted)
        return 0
      }
      try reading?.keep(UnsafeRawBufferPointer(rebasing: room[..<count]))
      size += count
      if count > 0 { isInsideRecord = !"\n]}>".utf8.contains(room[count - 1]) }
      if count == 0, ending == nil { end(.whole) }
      return count
    } catch {
      end(.failed(error.description))
    }
    return 0
  }

  /// Ends the input because the rest does not fit into memory.
  func giveUp() {
    pending = ByteBlock()
    // The first reading has reported it.
    end(input.firstReading == nil ? .failed(console.memory.reason) : .interrupted)
  }

  private func end(_ ending: InputEnding) {
    self.ending = ending
    guard var reading else { return }
    (reading.size, reading.isInterrupted) = (size, ending == .interrupted)
    input.firstReading = reading
  }

  /// Reads what is there; nil if a signal came first.
  private func readSource(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if let first = input.firstReading { return try readAgain(first, into: room) }
    return try isFile ? readFile(into: room) : readStream(into: room)
  }

  /// Reads as much as was read before, whatever signals come.
  private func readAgain(
    _ first: FirstReading, into room: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int? {
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(first.size - size))
    if !rest.isEmpty {
      let count = try Platform.read(descriptor, into: rest)
      if count > 0 { return count }
    }
    let isSame = rest.isEmpty && first.isUnchanged(descriptor)
    // The first reading has reported its errors.
    ending =
      !isSame
      ? .failed("it changed while it was read") : first.isInterrupted ? .interrupted : .whole
    return 0
  }

  /// Reads a file; nil if a signal came before its end.
  private func readFile(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    guard Platform.isInterrupted else { return try Platform.read(descriptor, into: room) }
    // All of it may have been read.
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(1))
    return try Platform.read(descriptor, into: rest) == 0 ? 0 : nil
  }

  /// Reads what is available; nil if a signal came first, or the reader of the results has gone. What was written
  /// before a signal is still read: its writer believes that it has arrived. Ctrl-C ends the writer too, so the end of
  /// the stream is then the signal's.
  private func readStream(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if remainder == nil, Platform.waitForInput(descriptor, orEndOf: console.watchedOutput) {
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

/// The first reading of an input that is read twice: the second goes as far, and comes to the same end.
struct FirstReading: Sendable {
  fileprivate var size = 0
  fileprivate var isInterrupted = false
  /// The place in a file where reading began.
  fileprivate let start: Int
  /// The file as it was; nil for what is no file.
  private let state: Platform.FileStatus?
  /// A copy of what is no file.
  fileprivate let copy: UnnamedFile?

  fileprivate init(
    of input: Input, from descriptor: Int32, _ console: Console
  ) throws(RunError) {
    let status = Platform.status(of: descriptor)
    state = status?.kind == .file ? status : nil
    start = Platform.position(of: descriptor) ?? 0
    guard state == nil else {
      copy = nil
      return
    }
    let folder = console.temporaryFolder
    do throws(SystemError) { copy = try UnnamedFile(in: folder) } catch {
      throw RunError(
        input:
          input.name, "cannot be copied to \(folder.text), to be read twice: \(error)")
    }
  }

  /// Keeps bytes that cannot be read again where they came from.
  fileprivate func keep(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    if let copy { try Platform.write(copy.descriptor, Array(bytes)[...]) }
  }

  fileprivate func isUnchanged(_ descriptor: Int32) -> Bool {
    state == nil || Platform.status(of: descriptor) == state
  }
}

/// A file without a name in the folder for such files, which is gone with the program.
private final class UnnamedFile: Sendable {
  let descriptor: Int32

  init(in folder: FilePath) throws(SystemError) {
    descriptor = try Platform.createUnnamedFile(in: folder)
  }

  deinit { Platform.close(descriptor) }
}

extension Console {
  /// The folder for files that are gone with the program: `TMPDIR` if it is set.
  fileprivate var temporaryFolder: FilePath {
    FilePath(environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }
}
