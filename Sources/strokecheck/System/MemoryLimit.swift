import StrokeFormats

/// The most memory that an input may take, and all that is kept of the inputs together. A failed allocation ends the
/// program, so whatever grows with the inputs asks before it does.
struct MemoryLimit: Sendable {
  /// The limit itself: what is kept of an input at a time, as it is and as strokes.
  let bytes: Int
  /// The addresses that were left to the process; nil if nothing limits them.
  private let room: Int?
  /// The memory that was in use before.
  private let start: Int

  /// The least that it is: a few pieces of an input.
  private static let least = 1 << 20

  /// The memory that threads take for the pieces they work on, which is not kept.
  private static let workingMemory = 16 << 20

  /// A limit of a gigabyte, or of what a test asks for, and never more than half of what the process may have: as
  /// much again is for what is made of a stroke.
  init(_ bytes: Int = 1 << 30) {
    let use = Platform.memoryUse
    start = use.own
    room = Platform.addressSpaceLimit.map { max($0 - use.addresses, 0) }
    let half = (room ?? .max) / 2 / Self.least * Self.least
    self.bytes = min(bytes, max(half, Self.least))
  }

  /// True if what is kept of all inputs takes as much as it may.
  var isExceeded: Bool {
    let kept = Platform.memoryUse.own - start
    return kept > bytes + Self.workingMemory || isShort(kept)
  }

  /// True if the addresses of the process do not suffice for more. An array that grows is copied into one of twice its
  /// size, so what is kept may take a quarter of them.
  var isShort: Bool { room != nil && isShort(Platform.memoryUse.own - start) }

  private func isShort(_ kept: Int) -> Bool { room.map { kept > $0 / 4 } ?? false }

  /// The size of the pieces that inputs are read in. What is made of a piece before it is kept may take a hundred times
  /// as much, so where addresses are limited, pieces are smaller.
  func pieceSize(upTo size: Int) -> Int { room.map { min(size, max($0 >> 12, 1 << 12)) } ?? size }

  /// Tells whether the text of a stroke fits, with 128 bytes for each sample in it, which has a comma at
  /// least for its x and one for itself.
  func allows(textOfStroke text: UnsafeRawBufferPointer) -> Bool {
    if isShort { return false }
    // A sample is no shorter than `[1,2],`, so that most texts need not be looked at.
    guard text.count > bytes / 24 else { return true }
    let commas = text.reduce(0) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 }
    return text.count + commas / 2 * 128 <= bytes
  }

  /// Tells whether there are addresses for what is measured of a stroke: for each sample as many numbers as detectors
  /// have rows, which are 24 and some.
  func allows(measuring samples: Int) -> Bool {
    guard samples > 10_000, let limit = Platform.addressSpaceLimit else { return true }
    return samples * 256 < limit - Platform.memoryUse.addresses
  }

  /// The reason why an input is not read on.
  var reason: String { "it takes \(excess)" }

  /// The words that follow what takes too much.
  var excess: String { "more than \(text) of memory" }

  /// The budget of readers that keep all of an input.
  var budget: MemoryBudget { MemoryBudget { isExceeded ? reason : nil } }

  /// The limit for people: `512M`.
  private var text: String {
    for (unit, shift) in [("G", 30), ("M", 20), ("K", 10)] where bytes % (1 << shift) == 0 {
      return "\(bytes >> shift)\(unit)"
    }
    return counted(bytes, "byte")
  }
}
