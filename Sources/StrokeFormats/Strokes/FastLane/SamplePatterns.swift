import StrokePaths

/// The layouts that samples had lately, and the fast way to read more of them.
///
/// Numbers come with more and fewer digits, so there is not one layout but some dozens. Which of
/// them a text may have is looked up by where its digits are; whether it has is then compared.
struct SamplePatterns: ~Copyable, @unchecked Sendable {
  private static let capacity = 256

  private let patterns: UnsafeMutablePointer<SamplePattern>
  /// Of which generation each pattern is; 0 where there is none yet.
  private let generations: UnsafeMutablePointer<Int>
  /// The pattern that fitted last.
  private var current = 0
  /// Patterns of other generations are forgotten; those of other keys ask for another name of the
  /// stroke than that in `key`.
  private var generation = 1
  private var keyNumber = 1
  private var key: [UInt8] = []
  /// The last byte of samples, and whether any is longer than 32 bytes.
  private var last = UInt8(ascii: "]")
  private var hasLong = false
  /// True if the next pattern to be forgotten is the second of two that may be where it is.
  private var takesOther = false
  /// The gain of patterns that fitted, less the cost of learning them. Data in which few fit twice
  /// is read without, and tried again now and then.
  private var credit = 64
  /// The number of samples that will be neither tried nor learned. The first are not: there may be no others.
  var pause = 2

  init() {
    patterns = .allocate(capacity: Self.capacity)
    generations = .allocate(capacity: Self.capacity)
    generations.initialize(repeating: 0, count: Self.capacity)
  }

  deinit {
    patterns.deallocate()
    generations.deallocate()
  }
}

// MARK: - Learning

extension SamplePatterns {
  /// Forgets all patterns.
  mutating func removeAll() { generation += 1 }

  /// Returns whether the sample that no pattern fitted is worth learning.
  mutating func isWorthLearning() -> Bool {
    guard pause == 0 else {
      pause -= 1
      return false
    }
    credit -= 4
    if credit < 0 { (credit, pause) = (64, 1024) }
    return true
  }

  /// Returns whether one of them fits the sample that comes next.
  mutating func know(
    _ cursor: ByteCursor, upTo end: UnsafePointer<UInt8>, isTimed: Bool
  ) -> Bool {
    guard pause == 0, cursor.isPadded else { return false }
    current = slot(of: cursor.next)
    for _ in 0..<2 {
      let pattern = patterns + current
      if refresh(current), pattern.pointee.length == end - cursor.next,
        pattern.pointee.isTimed == isTimed, pattern.pointee.fits(cursor.next)
      {
        return true
      }
      current ^= 1
    }
    return false
  }

  /// Adds the pattern of the sample that comes next; it takes the place of another where digits are in
  /// like places.
  mutating func learn(_ pattern: SamplePattern, at cursor: ByteCursor) {
    guard cursor.isPadded else { return }
    let place = cursor.next
    last = place[pattern.length - 1]
    hasLong = hasLong || pattern.length > 32
    current = slot(of: place)
    if generations[current] == generation {
      let isOtherFree = generations[current ^ 1] != generation
      takesOther.toggle()
      if isOtherFree || takesOther { current ^= 1 }
    }
    (patterns + current).initialize(to: pattern)
    patterns[current].keyNumber = keyNumber
    generations[current] = generation
  }

  /// Makes all patterns ask for another name of the stroke, as long as the one they asked for.
  mutating func replaceKey(with key: UnsafeBufferPointer<UInt8>) {
    self.key.removeAll(keepingCapacity: true)
    self.key.append(contentsOf: key)
    keyNumber += 1
  }

  /// Makes a pattern what it should be by now; false if there is none.
  private func refresh(_ slot: Int) -> Bool {
    guard generations[slot] == generation else { return false }
    if patterns[slot].keyNumber != keyNumber {
      key.withUnsafeBufferPointer { patterns[slot].replaceKey(with: $0) }
      patterns[slot].keyNumber = keyNumber
    }
    return true
  }

  /// Returns the slot where a pattern is kept, or beside it in the same pair, of a text that has
  /// its digits where the text at `place` has, up to the first byte that may be its last.
  @inline(__always)
  private func slot(of place: UnsafePointer<UInt8>) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let lasts = UInt64(last) &* ones
    var bits: UInt64 = 0
    for index in 0..<(hasLong ? 6 : 4) {
      let bytes = (place + index &* 8).eightBytes
      let others = (place + index &* 8).eightOffsets.nonDigitMask
      // The highest bit of the first byte that is a last one, perhaps of some behind it.
      let differences = bytes ^ lasts
      let ends = (differences &- ones) & ~differences & highs
      bits |= (others & (ends ^ (ends &- 1))) >> UInt64(truncatingIfNeeded: index)
      if ends != 0 { break }
    }
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

// MARK: - Reading

extension SamplePatterns {
  /// Reads samples one after another, with `separator` and any white space between them if there
  /// is one, as long as a pattern fits.
  ///
  /// The cursor ends up behind a sample if nothing but white space or the end of the list can come
  /// next, and the result is true; or else where no pattern fits.
  mutating func read(
    _ cursor: inout ByteCursor, into samples: inout Samples, separator: UInt8?
  ) -> Bool {
    guard pause == 0, cursor.isPadded else { return false }
    let before = samples.count
    var misses = 0
    var isBehind = false
    // Nobody knows yet what stands between two samples, unless nothing does.
    var gap = separator == nil ? SampleGap() : nil
    while !isBehind, misses < 3 {
      let count = samples.count
      if refresh(current) {
        isBehind = run(patterns + current, &cursor, &samples, separator, &gap)
      }
      // Behind the one that fitted comes one that does not: look it up, then look beside it.
      misses = samples.count > count ? 1 : misses + 1
      if !isBehind { current = misses == 1 ? slot(of: cursor.next) : current ^ 1 }
    }
    credit = min(credit + samples.count - before, 1 << 10)
    return isBehind
  }

  /// Reads samples as long as one pattern fits.
  @inline(__always)
  private func run(
    _ pattern: UnsafePointer<SamplePattern>, _ cursor: inout ByteCursor, _ samples: inout Samples,
    _ separator: UInt8?, _ gap: inout SampleGap?
  ) -> Bool {
    let timing = pattern.pointee.isTimed ? Samples.Timing.timed : .untimed
    guard samples.timing == .unknown || samples.timing == timing else { return false }
    let length = pattern.pointee.length
    let last = cursor.end - length
    while cursor.next <= last {
      if let gap {
        pattern.readPairs(&cursor, gap, into: &samples, timing)
        // What stands behind the last of them may be longer than the gap.
        if separator != nil { cursor.skipSpace() }
      }
      guard cursor.next <= last, pattern.pointee.fits(cursor.next) else { return false }
      pattern.pointee.append(at: cursor.next, to: &samples, timing)
      cursor.next += length
      guard let separator else { continue }
      let end = cursor.next
      guard cursor.take(separator) else { return true }
      cursor.skipSpace()
      gap = SampleGap(from: end, to: cursor.next)
    }
    return false
  }
}

// MARK: - Pairs

// Reading samples by their pattern: one, or two side by side with what stands between them. Side by
// side, because a machine does to two numbers at once what it does to one.

/// The text between two samples: two bytes at most.
struct SampleGap {
  let width: Int
  private let bytes: UInt16
  private let mask: UInt16

  /// Nothing.
  init() { (width, bytes, mask) = (0, 0, 0) }

  /// Takes the text from `start` to `end`; nil if it is longer.
  init?(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    width = end - start
    guard 1...2 ~= width else { return nil }
    mask = UInt16(littleEndian: width == 1 ? 0xFF : 0xFFFF)
    bytes = start.twoBytes & mask
  }

  /// Zero if it stands at `place`.
  @inline(__always)
  func flaws(at place: UnsafePointer<UInt8>) -> UInt16 { (place.twoBytes & mask) ^ bytes }
}

extension SamplePattern {
  /// Adds the sample of a text that fits.
  @inline(__always)
  func append(
    at place: UnsafePointer<UInt8>, to samples: inout Samples, _ timing: Samples.Timing
  ) {
    samples.append(
      x.values(at: place, place).x, y.values(at: place, place).x,
      isTimed ? time.values(at: place, place).x : 0, timing: timing)
  }
}

extension UnsafePointer<SamplePattern> {
  /// Reads samples two at a time, as long as they fit and `gap` is behind both.
  @inline(__always)
  func readPairs(
    _ cursor: inout ByteCursor, _ gap: SampleGap, into samples: inout Samples,
    _ timing: Samples.Timing
  ) {
    let length = pointee.length
    let stride = length &+ gap.width
    samples.reserve((cursor.end - cursor.next) / stride)
    // The gap behind the second lies before the end, or else nothing comes of what follows.
    let last = cursor.end - 2 &* stride
    var first = cursor.next
    samples.append(timing: timing) { x, y, times in
      var index = 0
      while first <= last {
        let second = first + stride
        guard gap.flaws(at: first + length) | gap.flaws(at: second + length) == 0,
          pointee.fits(first, second)
        else { break }
        (x + index).storePair(pointee.x.values(at: first, second))
        (y + index).storePair(pointee.y.values(at: first, second))
        (times + index).storePair(
          pointee.isTimed ? pointee.time.values(at: first, second) : SIMD2())
        first = second + stride
        index &+= 2
      }
      return index
    }
    cursor.next = first
  }
}

extension UnsafeMutablePointer<Double> {
  /// Writes two numbers.
  @inline(__always)
  fileprivate func storePair(_ pair: SIMD2<Double>) {
    UnsafeMutableRawPointer(self).storeBytes(of: pair, as: SIMD2<Double>.self)
  }
}

extension UnsafePointer<UInt8> {
  /// The two bytes from here on.
  @inline(__always)
  fileprivate var twoBytes: UInt16 { UnsafeRawPointer(self).loadUnaligned(as: UInt16.self) }
}

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
