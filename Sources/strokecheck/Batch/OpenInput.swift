import StrokeFormats

/// An input that is being read, with what was read of it and not yet used.
final class OpenInput {
  let name: String
  /// Read, and not yet part of any block.
  var pending = ByteBlock()
  /// Whether nothing more comes.
  private(set) var isAtEnd = false
  /// What the system said if it gave up.
  private(set) var failure: SystemError?
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  init(_ input: Input, _ console: Console) throws(SystemError) {
    name = input.name
    switch input {
    case .standardInput:
      descriptor = console.input
      ownsDescriptor = false
    case .file(let path):
      descriptor = try Platform.open(path)
      ownsDescriptor = true
    }
  }

  deinit {
    if ownsDescriptor { Platform.close(descriptor) }
  }

  /// Reads what is there into `room`, and says how much; 0 at the end, or when the system gives
  /// up.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    guard !isAtEnd else { return 0 }
    do throws(SystemError) {
      let count = try Platform.read(descriptor, into: room)
      isAtEnd = count == 0
      return count
    } catch {
      failure = error
      isAtEnd = true
      return 0
    }
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
