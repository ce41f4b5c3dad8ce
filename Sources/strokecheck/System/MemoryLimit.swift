import StrokeFormats

/// The memory limit of each input, and of everything that is kept of all inputs. A failed
/// allocation ends the program, so everything that grows with the inputs asks before it does.
struct MemoryLimit: Sendable {
  /// The limit for what is kept of one input at a time, as bytes and as strokes.
  let bytes: Int
  /// The address space available to the process at the start; nil if it is unlimited.
  private let room: Int?
  /// The memory in use at the start.
  private let start: Int

  /// The lowest limit: a few pieces of an input.
  private static let least = 1 << 20

  /// The memory of the pieces that threads work on, which is not kept.
  private static let workingMemory = 16 << 20

  /// A limit of a gigabyte, or of what a test asks for, and never more than half of the address
  /// space: the other half is for what is made of a stroke.
  init(_ bytes: Int = 1 << 30) {
    let use = Platform.memoryUse
    start = use.own
    room = Platform.addressSpaceLimit.map { max($0 - use.addresses, 0) }
    let half = (room ?? .max) / 2 / Self.least * Self.least
    self.bytes = min(bytes, max(half, Self.least))
  }

  /// True if everything kept of all inputs has reached the limit.
  var isExceeded: Bool {
    let kept = Platform.memoryUse.own - start
    return kept > bytes + Self.workingMemory || isShort(kept)
  }

  /// True if the address space does not suffice for more. A growing array is copied into one of
  /// twice its size, so the kept data may take a quarter of the address space.
  var isShort: Bool { room != nil && isShort(Platform.memoryUse.own - start) }

  private func isShort(_ kept: Int) -> Bool { room.map { kept > $0 / 4 } ?? false }

  /// The size of the pieces that inputs are read in. What is made of a piece before it is kept may
  /// take a hundred times as much, so pieces are smaller if the address space is limited.
  func pieceSize(upTo size: Int) -> Int { room.map { min(size, max($0 >> 12, 1 << 12)) } ?? size }

  /// Tells whether the text of a stroke fits, with 128 bytes for each of its samples, which have at
  /// least two commas each: one after x and one after the sample.
  func allows(textOfStroke text: UnsafeRawBufferPointer) -> Bool {
    if isShort { return false }
    // A sample is no shorter than `[1,2],`, so most texts need not be counted.
    guard text.count > bytes / 24 else { return true }
    let commas = text.reduce(0) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 }
    return text.count + commas / 2 * 128 <= bytes
  }

  /// Tells whether there is address space for measuring a stroke: for each sample as many numbers
  /// as detectors have rows, which are 24 and a few.
  func allows(measuring samples: Int) -> Bool {
    guard samples > 10_000, let limit = Platform.addressSpaceLimit else { return true }
    return samples * 256 < limit - Platform.memoryUse.addresses
  }

  /// The reason for not reading on.
  var reason: String { "it takes \(excess)" }

  /// The words after what takes too much.
  var excess: String { "more than \(text) of memory" }

  /// The budget for readers that keep a whole input.
  var budget: MemoryBudget { MemoryBudget { isExceeded ? reason : nil } }

  /// The limit as text: `512M`.
  private var text: String {
    for (unit, shift) in [("G", 30), ("M", 20), ("K", 10)] where bytes % (1 << shift) == 0 {
      return "\(bytes >> shift)\(unit)"
    }
    return counted(bytes, "byte")
  }
}
