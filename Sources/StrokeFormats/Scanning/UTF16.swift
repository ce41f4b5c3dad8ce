/// Turns UTF-16 that comes piece by piece into UTF-8. What is no character becomes a byte that UTF-8 never has, so that
/// a reader finds the mistake in its place.
struct UTF16Decoder: Sendable {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second has not come.
  private var half: UInt8?
  /// The first unit of a pair whose second has not come.
  private var lead: UInt16?

  private static let invalid: UInt8 = 0xFF

  /// A decoder for what begins with a byte order mark, which is to be decoded too; nil if it is none of UTF-16.
  init?(first: UInt8, second: UInt8) {
    switch (first, second) {
    case (0xFE, 0xFF): isBigEndian = true
    case (0xFF, 0xFE): isBigEndian = false
    default: return nil
    }
  }

  mutating func decode(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 2 + 4)
    for byte in bytes {
      guard let first = half.take() else {
        half = byte
        continue
      }
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      append(UInt16(high) << 8 | UInt16(low), to: &output)
    }
    return output
  }

  private mutating func append(_ unit: UInt16, to output: inout [UInt8]) {
    if let first = lead.take() {
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + UInt32(first - 0xD800) << 10 + UInt32(unit - 0xDC00)
        if let scalar = Unicode.Scalar(value) { output.append(contentsOf: String(scalar).utf8) }
        return
      }
      output.append(Self.invalid)
    }
    if UTF16.isLeadSurrogate(unit) {
      lead = unit
    } else if let scalar = Unicode.Scalar(unit) {
      if scalar.isASCII {
        output.append(UInt8(scalar.value))
      } else {
        output.append(contentsOf: String(scalar).utf8)
      }
    } else {
      output.append(Self.invalid)
    }
  }

  /// What the end leaves open.
  func finish() -> [UInt8] { half == nil && lead == nil ? [] : [Self.invalid] }

  /// A whole text as UTF-8, with its byte order mark; nil if it begins with none of UTF-16.
  static func utf8(from text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count > 1, var decoder = UTF16Decoder(first: text[0], second: text[1]) else {
      return nil
    }
    return decoder.decode(UnsafeRawBufferPointer(text)) + decoder.finish()
  }
}
