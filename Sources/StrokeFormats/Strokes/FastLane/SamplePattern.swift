import StrokePaths

/// The layout of the text of one sample, byte by byte: which bytes are digits, and what the others
/// are.
///
/// Recorders write one sample like the next: `[319.91,329.14,0.0166]`, `{"x": 12, "y": 7}` or
/// `s1,319.91,329.14,0.0166` and a line's end. Once the grammar has read one, text of the same layout
/// is known to be right without looking at the grammar again, and its numbers are at known
/// places. Sixteen bytes are compared at a time.
///
/// A pattern fits exactly the texts that differ from the one it was learned from in the digits of
/// numbers only, and have no leading zero where a number has several digits before its point. So
/// whatever fits means what the first meant, with other numbers.
///
/// Digits are taken in words of which the first character is the lowest byte.
struct SamplePattern {
  /// The longest text that a pattern is made for. No fit looks further than this.
  static let longest = 48

  /// Sixteen bytes of the layout.
  struct Chunk {
    /// The least character that may stand at each place.
    var least = SIMD16<UInt8>(repeating: 0)
    /// The largest value above it that is allowed.
    var range = SIMD16<UInt8>(repeating: .max)

    /// Ones for each of the sixteen bytes at `place` that fits.
    @inline(__always)
    func fits(_ place: UnsafePointer<UInt8>) -> SIMDMask<SIMD16<Int8>> {
      place.sixteenBytes &- least .<= range
    }
  }

  /// The place of a number and the way to take it from there, in two texts side by side.
  struct Field {
    /// The offset behind its last character.
    var end = 0
    /// Of the eight characters before the last one: the digits before the point, if there is one.
    /// Of the last eight: all digits, or those behind the point. Each as the mask 0x0F, for the one
    /// text and for the other. So all digits are in one row, without the point.
    var whole = SIMD16<UInt8>()
    var fraction = SIMD16<UInt8>()
    /// The same of the eight characters before those; `isWide` if there are any.
    var wholeBefore = SIMD16<UInt8>()
    var fractionBefore = SIMD16<UInt8>()
    var isWide = false
    /// The power of ten for the digits behind the point, with the number's sign.
    var divisor = 1.0

    /// The numbers in two texts that fit: the nearest doubles, because both operands of the one
    /// division are exact.
    @inline(__always)
    func values(at first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> SIMD2<Double> {
      let (first, second) = (first + end, second + end)
      let digits =
        (SIMD16(eightBytesAt: first - 9, second - 9) & whole)
        | (SIMD16(eightBytesAt: first - 8, second - 8) & fraction)
      guard isWide else { return digits.decimals / SIMD2(repeating: divisor) }
      let before =
        (SIMD16(eightBytesAt: first - 17, second - 17) & wholeBefore)
        | (SIMD16(eightBytesAt: first - 16, second - 16) & fractionBefore)
      return (before.decimals * 1e8 + digits.decimals) / SIMD2(repeating: divisor)
    }
  }

  private(set) var length = 0
  private(set) var isTimed = false
  /// The offset of the stroke's name in a row, for ``replaceKey(with:)``.
  var keyOffset = 0
  /// For the keeper of patterns: which name of the stroke the pattern asks for.
  var keyNumber = 0
  private var chunks = (Chunk(), Chunk(), Chunk())
  private(set) var x = Field()
  private(set) var y = Field()
  private(set) var time = Field()

  /// Returns whether the text at `place` is laid out so. The `longest` bytes from there must be
  /// readable.
  @inline(__always)
  func fits(_ place: UnsafePointer<UInt8>) -> Bool { fits(place, place) }

  /// Returns whether the texts at both places are.
  @inline(__always)
  func fits(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    let start = chunks.0.fits(first) .& chunks.0.fits(second)
    let middle = chunks.1.fits(first + 16) .& chunks.1.fits(second + 16)
    guard (start .& middle).isAll else { return false }
    return length <= 32 || (chunks.2.fits(first + 32) .& chunks.2.fits(second + 32)).isAll
  }
}

// MARK: - Learning

extension SamplePattern {
  /// The pattern of the text from `start` to `end`, in which the numbers begin at the given
  /// places; nil if it is too long, or a number has an exponent or more than 15 digits.
  init?(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, x: UnsafePointer<UInt8>,
    y: UnsafePointer<UInt8>, time: UnsafePointer<UInt8>?
  ) {
    length = end - start
    guard length <= Self.longest else { return nil }
    for offset in 0..<length { set(offset, least: start[offset], range: 0) }
    let (xText, yText) = (Numeral(from: x, to: end), Numeral(from: y, to: end))
    guard let x = Field(xText, start), let y = Field(yText, start) else { return nil }
    (self.x, self.y) = (x, y)
    vary(xText, start)
    vary(yText, start)
    guard let time else { return }
    let timeText = Numeral(from: time, to: end)
    guard let field = Field(timeText, start) else { return nil }
    (self.time, isTimed) = (field, true)
    vary(timeText, start)
  }

  /// Lets the digits of a numeral be others, in the text that begins at `start`.
  mutating func vary(_ numeral: Numeral, _ start: UnsafePointer<UInt8>) {
    let first = numeral.start - start + (numeral.hasSign ? 1 : 0)
    for offset in first..<(numeral.end - start) where start[offset] &- UInt8(ascii: "0") < 10 {
      set(offset, least: UInt8(ascii: "0"), range: 9)
    }
    if numeral.integerDigits > 1 { set(first, least: UInt8(ascii: "1"), range: 8) }
  }

  /// Lets the digits of all numerals be others, in the text from `start` to `end`, which has no quotes.
  mutating func varyNumbers(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    var place = start
    while place < end {
      guard place.pointee == UInt8(ascii: "-") || place.pointee &- UInt8(ascii: "0") < 10 else {
        place += 1
        continue
      }
      let numeral = Numeral(from: place, to: end)
      vary(numeral, start)
      place = max(numeral.end, place + 1)
    }
  }

  /// Asks for another name of the stroke, as long as the one it asked for.
  mutating func replaceKey(with key: UnsafeBufferPointer<UInt8>) {
    guard keyOffset + key.count <= length else { return }
    for index in key.indices { set(keyOffset + index, least: key[index], range: 0) }
  }

  /// Says what may stand at an offset: `least`, and up to `range` above it.
  private mutating func set(_ offset: Int, least: UInt8, range: UInt8) {
    withUnsafeMutableBytes(of: &chunks) { bytes in
      let chunks = bytes.assumingMemoryBound(to: Chunk.self)
      chunks[offset >> 4].least[offset & 15] = least
      chunks[offset >> 4].range[offset & 15] = range
    }
  }
}

extension SamplePattern.Field {
  /// The field of a numeral in a text that begins at `start`.
  fileprivate init?(_ numeral: Numeral, _ start: UnsafePointer<UInt8>) {
    let digits = numeral.integerDigits + numeral.fractionDigits
    guard 1...15 ~= digits, !numeral.hasExponent else { return nil }
    end = numeral.end - start
    // The point is left out: the digits before it move up.
    let still = numeral.hasPoint ? numeral.fractionDigits : digits
    (fractionBefore, fraction) = Self.mask(16 - still, 16)
    (wholeBefore, whole) = Self.mask(16 - digits, 16 - still)
    isWide = digits + (numeral.hasPoint ? 1 : 0) > 8
    divisor = Numeral.powersOfTen[numeral.fractionDigits] * (numeral.isNegative ? -1 : 1)
  }

  /// 0x0F for the places from `start` to `end` of sixteen: for the first eight of them, and for the
  /// last eight, each twice.
  private static func mask(_ start: Int, _ end: Int) -> (SIMD16<UInt8>, SIMD16<UInt8>) {
    var (before, last) = (SIMD8<UInt8>(), SIMD8<UInt8>())
    for place in start..<end {
      if place < 8 { before[place] = 0x0F } else { last[place - 8] = 0x0F }
    }
    return (SIMD16(lowHalf: before, highHalf: before), SIMD16(lowHalf: last, highHalf: last))
  }
}

extension UnsafePointer<UInt8> {
  /// The eight bytes from here on, the first one lowest.
  @inline(__always)
  var eightBytes: UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
  }

  /// The distance of each from the character 0: the value of a digit.
  @inline(__always)
  var eightOffsets: UInt64 { eightBytes ^ 0x3030_3030_3030_3030 }

  /// The sixteen bytes from here on.
  @inline(__always)
  fileprivate var sixteenBytes: SIMD16<UInt8> {
    UnsafeRawPointer(self).loadUnaligned(as: SIMD16<UInt8>.self)
  }
}

extension SIMD16<UInt8> {
  /// The eight bytes from one place on and the eight from another.
  @inline(__always)
  fileprivate init(eightBytesAt first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) {
    self.init(
      lowHalf: UnsafeRawPointer(first).loadUnaligned(as: SIMD8<UInt8>.self),
      highHalf: UnsafeRawPointer(second).loadUnaligned(as: SIMD8<UInt8>.self))
  }

  /// The numbers written by eight bytes of 0…9 each, of which the first is the first digit.
  @inline(__always)
  fileprivate var decimals: SIMD2<Double> {
    // Neighbours in pairs, pairs in fours, fours in the whole: what counts is in the lowest part of
    // what is twice as wide, on a machine with the lowest byte first.
    let digits = unsafeBitCast(self, to: SIMD8<UInt16>.self)
    let pairs = (digits &* 10 &+ digits &>> 8) & 0xFF
    let fours =
      unsafeBitCast(pairs &* 100, to: SIMD2<UInt64>.self)
      &+ unsafeBitCast(pairs, to: SIMD2<UInt64>.self) &>> 16
    let whole = (fours & 0xFFFF) &* 10_000 &+ (fours &>> 32 & 0xFFFF)
    // With the exponent of 2⁵² above it, a whole number below that is the fraction of a double.
    return unsafeBitCast(whole | 0x1p52.bitPattern, to: SIMD2<Double>.self) - 0x1p52
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// True if it is true in every lane.
  @inline(__always)
  fileprivate var isAll: Bool {
    let words = ~unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return words.x | words.y == 0
  }
}

extension UInt64 {
  /// Of eight offsets from 0 the highest bit of each that is no digit's.
  @inline(__always)
  var nonDigitMask: UInt64 {
    let lifted = (self & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676
    return (lifted | self) & 0x8080_8080_8080_8080
  }

  /// The number written by eight bytes of 0…9, of which the lowest is the first digit.
  @inline(__always)
  var decimalDigits: UInt64 {
    // Neighbours in pairs, pairs in fours, fours in the whole.
    let pairs = self &* 10 &+ self >> 8
    let even = (pairs & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let odd = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (even &+ odd) >> 32
  }
}
