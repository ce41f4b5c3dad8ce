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
