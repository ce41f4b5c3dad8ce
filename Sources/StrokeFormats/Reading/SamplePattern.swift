/// How the text of one sample is laid out, byte by byte: which bytes are digits, and what the
/// others are.
///
/// Recorders write one sample like the next: `[319.91,329.14,0.0166]`, `{"x": 12, "y": 7}` or
/// `s1,319.91,329.14,0.0166` and a line's end. Once the grammar has read one, text of the same layout
/// is known to be right without looking at the grammar again, and its numbers are at known
/// places. Sixteen bytes are compared at a time.
///
/// A pattern fits exactly the texts that differ from the one it was learnt from in the digits of
/// numbers only, and have no leading zero where a number has several digits before its point. So
/// whatever fits means what the first meant, with other numbers.
///
/// Digits are taken in words of which the first character is the lowest byte.
struct SamplePattern {
  /// The longest text that a pattern is made for. No fit looks further than this.
  static let longest = 48

  /// Sixteen bytes of the layout, as two words.
  struct Chunk {
    /// The least character that may stand at each place: 0 or 1 for a digit.
    var least = SIMD2<UInt64>()
    /// What lifts an offset from the least character past 127 if it is out of range.
    var lift = SIMD2<UInt64>()
    /// The highest bit of each byte that counts.
    var counts = SIMD2<UInt64>()

    /// 0 in both words if the sixteen bytes at `place` fit.
    @inline(__always)
    func flaws(at place: UnsafePointer<UInt8>) -> SIMD2<UInt64> {
      // A byte below its least borrows from the next one. That does no harm: it has its own highest
      // bit set by then, and there is a flaw already.
      let offsets = place.sixteenBytes &- least
      return (((offsets & 0x7F7F_7F7F_7F7F_7F7F) &+ lift) | offsets) & counts
    }
  }

  /// Where a number is and how to take it from there.
  struct Field {
    /// The offset behind its last character.
    var end = 0
    /// Of the last eight characters: the digits before the point, after they moved up over it, and
    /// those behind it, each as the mask 0x0F.
    var whole: UInt64 = 0
    var fraction: UInt64 = 0
    /// The same of the eight characters before those; `isWide` if there are any.
    var wholeBefore: UInt64 = 0
    var fractionBefore: UInt64 = 0
    var isWide = false
    /// The power of ten for the digits behind the point, with the number's sign.
    var divisor = 1.0

    /// The number in a text at `start` that fits: the nearest double, because both operands of
    /// the one division are exact.
    @inline(__always)
    func value(at start: UnsafePointer<UInt8>) -> Double {
      let place = start + end
      let last = (place - 8).eightBytes
      guard isWide else {
        let digits = (last << 8 & whole) | (last & fraction)
        return Double(Int64(truncatingIfNeeded: digits.decimalDigits)) / divisor
      }
      let before = (place - 16).eightBytes
      let digits = ((last << 8 | before >> 56) & whole) | (last & fraction)
      let digitsBefore = (before << 8 & wholeBefore) | (before & fractionBefore)
      let number = digitsBefore.decimalDigits &* 100_000_000 &+ digits.decimalDigits
      return Double(Int64(truncatingIfNeeded: number)) / divisor
    }
  }

  private(set) var length = 0
  private(set) var isTimed = false
  /// Where in a row the name of the stroke stands, for ``replaceKey(with:)``.
  var keyOffset = 0
  /// For the keeper of patterns: which name of the stroke the pattern asks for.
  var keyNumber = 0
  private var chunks = (Chunk(), Chunk(), Chunk())
  private(set) var x = Field()
  private(set) var y = Field()
  private(set) var time = Field()

  /// Whether the text at `place` is laid out so. The `longest` bytes from there must be readable.
  @inline(__always)
  func fits(_ place: UnsafePointer<UInt8>) -> Bool {
    var flaws = chunks.0.flaws(at: place) | chunks.1.flaws(at: place + 16)
    if length > 32 { flaws |= chunks.2.flaws(at: place + 32) }
    return flaws.x | flaws.y == 0
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
    for offset in 0..<length { set(offset, least: start[offset], lift: 0x7F) }
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
      set(offset, least: UInt8(ascii: "0"), lift: 0x7F - 9)
    }
    if numeral.integerDigits > 1 { set(first, least: UInt8(ascii: "1"), lift: 0x7F - 8) }
  }

  /// Asks for another name of the stroke, as long as the one it asked for.
  mutating func replaceKey(with key: UnsafeBufferPointer<UInt8>) {
    guard keyOffset + key.count <= length else { return }
    for index in key.indices { set(keyOffset + index, least: key[index], lift: 0x7F) }
  }

  /// Says what may stand at an offset: `least`, and as many above it as `lift` is less than 127.
  private mutating func set(_ offset: Int, least: UInt8, lift: UInt8) {
    withUnsafeMutableBytes(of: &chunks) { bytes in
      let chunks = bytes.assumingMemoryBound(to: Chunk.self)
      var chunk = chunks[offset >> 4]
      let word = offset >> 3 & 1
      let shift = UInt64(truncatingIfNeeded: offset & 7) &* 8
      let others = ~((0xFF as UInt64) &<< shift)
      chunk.least[word] = (chunk.least[word] & others) | UInt64(least) &<< shift
      chunk.lift[word] = (chunk.lift[word] & others) | UInt64(lift) &<< shift
      chunk.counts[word] |= (0x80 as UInt64) &<< shift
      chunks[offset >> 4] = chunk
    }
  }
}

extension SamplePattern.Field {
  /// The field of a numeral in a text that begins at `start`.
  fileprivate init?(_ numeral: Numeral, _ start: UnsafePointer<UInt8>) {
    let digits = numeral.integerDigits + numeral.fractionDigits
    guard 1...15 ~= digits, !numeral.hasExponent else { return nil }
    end = numeral.end - start
    // A point moves the digits before it.
    let still = numeral.hasPoint ? numeral.fractionDigits : digits
    (fractionBefore, fraction) = Self.mask(16 - still, 16)
    (wholeBefore, whole) = Self.mask(16 - digits, 16 - still)
    isWide = digits + (numeral.hasPoint ? 1 : 0) > 8
    divisor = Numeral.powersOfTen[numeral.fractionDigits] * (numeral.isNegative ? -1 : 1)
  }

  /// 0x0F for the places from `start` to `end` of sixteen, in two words.
  private static func mask(_ start: Int, _ end: Int) -> (UInt64, UInt64) {
    var (before, last): (UInt64, UInt64) = (0, 0)
    for place in start..<end {
      if place < 8 {
        before |= 0x0F << UInt64(place * 8)
      } else {
        last |= 0x0F << UInt64(place * 8 - 64)
      }
    }
    return (before, last)
  }
}

extension UnsafePointer<UInt8> {
  /// The eight bytes from here on, the first one lowest.
  @inline(__always)
  var eightBytes: UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
  }

  /// The sixteen bytes from here on, the first one lowest in the first word.
  @inline(__always)
  fileprivate var sixteenBytes: SIMD2<UInt64> {
    SIMD2(eightBytes, (self + 8).eightBytes)
  }
}

extension UInt64 {
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
