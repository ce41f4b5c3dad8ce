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

/// Bytes in memory of their own, which grows and is used again.
struct ByteBlock: ~Copyable {
  private var storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private(set) var count = 0

  init() {}

  deinit { storage.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

  /// Lets `fill` write up to `size` bytes behind the last and say how many it wrote.
  mutating func append(upTo size: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
    reserve(count + size)
    count += fill(UnsafeMutableRawBufferPointer(rebasing: storage[count..<(count + size)]))
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    append(upTo: bytes.count) { room in
      room.copyMemory(from: bytes)
      return bytes.count
    }
  }

  /// Forgets the first `size` bytes.
  mutating func removeFirst(_ size: Int) {
    storage.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[size..<count]))
    count -= size
  }

  /// Forgets the last `size` bytes.
  mutating func removeLast(_ size: Int) { count -= size }

  mutating func removeAll() { count = 0 }

  private mutating func reserve(_ capacity: Int) {
    guard capacity > storage.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(capacity, storage.count * 2), alignment: 16)
    larger.copyMemory(from: bytes)
    storage.deallocate()
    storage = larger
  }
}
