import StrokeCore

// Output is assembled by appending to an array of bytes that the caller empties and reuses.

extension [UInt8] {
  @inline(__always)
  package mutating func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isContiguous == nil { append(contentsOf: text.utf8) }
  }

  package mutating func append(hexadecimal byte: UInt8) {
    append(hexDigits[Int(byte >> 4)])
    append(hexDigits[Int(byte & 15)])
  }

  /// Appends the shortest decimal that reads back as the same double; nil and numbers that are not
  /// finite as `null`, so that no report contains a word that JSON lacks.
  package mutating func append(exact number: Double?) {
    guard let number, number.isFinite else { return append("null") }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberOutput.longest) { room in
      guard let start = room.baseAddress else { return }
      var output = NumberOutput(at: start)
      output.write(exact: number)
      append(contentsOf: UnsafeBufferPointer(start: start, count: output.next - start))
    }
  }
}

extension String {
  package init(_ body: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    body(&bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number.
  package var exactText: String { String { $0.append(exact: self) } }

  package func text(decimals: Int) -> String { String { $0.append(self, decimals: decimals) } }

  /// The number with up to `decimals` decimals, without trailing zeros.
  package func text(upTo decimals: Int) -> String { String { $0.append(self, upTo: decimals) } }
}

private let hexDigits = [UInt8]("0123456789ABCDEF".utf8)

// MARK: - Numbers

/// Numbers and separators, written one after another into memory with room for them.
struct NumberOutput {
  /// The most bytes of a number, as `-2.2250738585072014e-308`, and the most bytes written past it,
  /// which the next output overwrites.
  static let longest = 24 + 8

  private(set) var next: UnsafeMutablePointer<UInt8>

  init(at place: UnsafeMutablePointer<UInt8>) { next = place }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  /// Writes the shortest decimal that reads back as the same double. The number must be finite.
  @inline(__always)
  mutating func write(exact number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 0x1p53, number < 0 || number.sign == .plus else {
      return writeDescription(of: number)
    }
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude {
      if number < 0 { write(UInt8(ascii: "-")) }
      return write(whole)
    }
    // Swift writes smaller numbers with an exponent. A decimal with up to six decimals and 15
    // digits, as most coordinates have, is the only such one that reads as its number; units and
    // power are exact, so their quotient is what it reads as.
    guard magnitude >= 1e-4, magnitude < 1e9 else { return writeDescription(of: number) }
    let units = UInt64(magnitude * 1e6 + 0.5)
    guard Double(units) / 1e6 == magnitude else { return writeDescription(of: number) }
    if number < 0 { write(UInt8(ascii: "-")) }
    write(units / 1_000_000)
    write(UInt8(ascii: "."))
    let places = units % 1_000_000
    let digits = Self.threeDigits(places / 1_000) | Self.threeDigits(places % 1_000) << 24
    write(digits, count: 8 - digits.leadingZeroBitCount / 8)
  }

  @inline(__always)
  private mutating func write(_ number: UInt64) {
    guard number < 1_000 else { return writeDescription(of: number) }
    let count = number < 10 ? 1 : number < 100 ? 2 : 3
    write(Self.threeDigits(number) >> UInt64(8 * (3 - count)), count: count)
  }

  /// Writes digits; the first is in the lowest byte.
  @inline(__always)
  private mutating func write(_ digits: UInt64, count: Int) {
    UnsafeMutableRawPointer(next).storeBytes(
      of: (digits | 0x3030_3030_3030_3030).littleEndian, as: UInt64.self)
    next += count
  }

  /// The digits of a number below 1000, the first in the lowest byte.
  @inline(__always)
  private static func threeDigits(_ number: UInt64) -> UInt64 {
    // The quotients by 100 and by 10, which these factors give for any number this small.
    let hundreds = (number &* 5_243) >> 19
    let rest = number &- hundreds &* 100
    let tens = (rest &* 103) >> 10
    return hundreds | tens << 8 | (rest &- tens &* 10) << 16
  }

  @inline(never)
  private mutating func writeDescription(of number: some CustomStringConvertible) {
    for byte in number.description.utf8 { write(byte) }
  }
}
