import StrokeFormats

/// The most memory that an input may take, so that one without an end is an error rather than the end
/// of the program.
struct MemoryLimit: Sendable {
  /// The limit itself: what is kept of an input at a time, as it is and as strokes.
  let bytes: Int

  /// The least that can be asked for: a few pieces of an input.
  static let least = 1 << 20

  /// A limit as it was asked for. By itself a gigabyte, or half of what the process may have: as much
  /// again is for what is made of a stroke.
  init(_ bytes: Int? = nil) {
    let half = (Platform.addressSpaceLimit ?? .max) / 2 / Self.least * Self.least
    self.bytes = bytes ?? min(1 << 30, max(half, Self.least))
  }

  /// Tells whether the text of a stroke fits, with 128 bytes for each sample in it, which has a comma at
  /// least for its x and one for itself.
  func allows(textOfStroke text: UnsafeRawBufferPointer) -> Bool {
    // A sample is no shorter than `[1,2],`, so that most texts need not be looked at.
    guard text.count > bytes / 24 else { return true }
    let commas = text.reduce(0) { $1 == UInt8(ascii: ",") ? $0 + 1 : $0 }
    return text.count + commas / 2 * 128 <= bytes
  }

  /// The reason why an input is not read on.
  var reason: String {
    "it takes more than \(text) of memory, the limit that --max-memory sets"
  }

  /// The limit as it can be asked for: `512M`.
  private var text: String {
    for (unit, shift) in [("G", 30), ("M", 20), ("K", 10)] where bytes % (1 << shift) == 0 {
      return "\(bytes >> shift)\(unit)"
    }
    return counted(bytes, "byte")
  }
}
