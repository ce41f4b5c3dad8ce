import StrokeFormats

/// An input that is being read, with what was read of it and not yet used.
final class OpenInput {
  let name: String
  /// Read, and not yet part of any block.
  var pending = ByteBlock()
  /// How it ended; nil as long as more may come.
  private(set) var ending: Ending?
  private let console: Console
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let isFile: Bool
  /// How much is still read after a signal has ended the input; nil before.
  private var remainder: Int?

  /// How an input ended.
  enum Ending: Equatable {
    /// Where it ends.
    case whole
    /// Where it was when a signal came.
    case interrupted
    /// Where the system gave up.
    case failed(SystemError)
  }

  /// The size of the largest pipe, at most: what may have been written and not read when a signal
  /// comes.
  private static let largestPipe = 1 << 20

  init(_ input: Input, _ console: Console) throws(SystemError) {
    name = input.name
    self.console = console
    switch input {
    case .standardInput:
      descriptor = console.input
      ownsDescriptor = false
    case .file(let path):
      descriptor = try Platform.open(path)
      ownsDescriptor = true
    }
    isFile = Platform.isFile(descriptor)
    Platform.endInputOnSignal()
  }

  deinit {
    if ownsDescriptor { Platform.close(descriptor) }
  }

  /// Whether nothing more comes.
  var isAtEnd: Bool { ending != nil }

  /// What the system said if it gave up.
  var failure: SystemError? {
    if case .failed(let error) = ending { error } else { nil }
  }

  /// Reads what is there into `room`, and says how much; 0 at the end, however it came.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard !isAtEnd else { return 0 }
    do throws(SystemError) {
      let count = try isFile ? readFile(into: room) : readStream(into: room)
      if count == 0 { ending = .whole }
      if let count { return count }
      ending = .interrupted
      if isFile { console.note(cutOff: name) }
    } catch {
      ending = .failed(error)
    }
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
  /// who wrote it believes that it has arrived.
  private func readStream(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    if remainder == nil, Platform.waitForInput(descriptor) {
      return try Platform.read(descriptor, into: room)
    }
    let left = remainder ?? Self.largestPipe
    guard left > 0, Platform.canRead(descriptor) else { return nil }
    let rest = UnsafeMutableRawBufferPointer(rebasing: room.prefix(left))
    // A terminal that has gone has nothing more, and that is no failure.
    let count = try? Platform.read(descriptor, into: rest)
    remainder = left - (count ?? left)
    return count
  }

  /// Reads into `pending` until it holds `size` bytes or there are no more; if `isEager`, only what
  /// is there at once.
  func fill(upTo size: Int, isEager: Bool = false) {
    while pending.count < size, !isAtEnd {
      pending.append(upTo: size - pending.count) { read(into: $0) }
      if isEager { return }
    }
  }
}

extension StrokeStream {
  /// Says that no more comes of an input that has ended so. What comes before a piece's end is
  /// whole.
  mutating func finish(_ ending: OpenInput.Ending?) {
    if ending == .interrupted { cutOff() } else { finish() }
  }
}

extension ReadError {
  /// A warning that a signal cut a record off, which was left out.
  func cutOffWarning(in file: String, linesBefore: Int = 0) -> String {
    "\(file):\(line + linesBefore):\(column): warning: cut off by the interrupt, and left out: \(reason)"
  }
}

extension OpenInput {
  /// Cuts the line that `pending` begins with, and that has no end there, down to its first `size`
  /// bytes: reads on to the line's end and forgets what is between.
  func shortenLine(to size: Int) {
    guard pending.count > size else { return }
    pending.removeLast(pending.count - size)
    var piece = ByteBlock()
    while !isAtEnd {
      piece.removeAll()
      piece.append(upTo: JobSource.pieceSize) { read(into: $0) }
      if let newline = piece.bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return pending.append(UnsafeRawBufferPointer(rebasing: piece.bytes[newline...]))
      }
    }
  }
}

extension Console {
  /// Notes that a signal kept an input from being read at all.
  func note(unread input: Input) {
    if case .file(let path) = input { note(unread: path) }
  }

  /// Reads standard input to its end, for nothing.
  func drainInput() {
    var block = ByteBlock()
    guard let input = try? OpenInput(.standardInput, self) else { return }
    while !input.isAtEnd {
      block.removeAll()
      block.append(upTo: JobSource.pieceSize) { input.read(into: $0) }
    }
  }
}
