/// The layouts that samples had lately, and the road that reads more of them.
struct SamplePatterns: ~Copyable, @unchecked Sendable {
  private static let capacity = 8

  private let patterns: UnsafeMutablePointer<SamplePattern>
  private var count = 0
  /// The pattern that was used last, and the one to be replaced next.
  private var current = 0
  private var oldest = 0
  /// What patterns earned by fitting, less what learning them cost. Data in which none fits twice is
  /// read without, and tried again now and then.
  private var credit = 64
  /// How many samples will be neither tried nor learnt.
  var pause = 0

  init() { patterns = .allocate(capacity: Self.capacity) }

  deinit { patterns.deallocate() }

  /// Forgets all patterns.
  mutating func removeAll() { (count, current, oldest) = (0, 0, 0) }

  /// Whether the sample that no pattern fitted is worth learning.
  mutating func isWorthLearning() -> Bool {
    guard pause == 0 else {
      pause -= 1
      return false
    }
    credit -= 4
    if credit < 0 { (credit, pause) = (16, 256) }
    return true
  }

  /// Adds a pattern; the oldest makes room.
  mutating func learn(_ pattern: SamplePattern) {
    (patterns + oldest).initialize(to: pattern)
    current = oldest
    oldest = (oldest + 1) % Self.capacity
    count = max(count, current + 1)
  }

  /// Makes all patterns ask for another name of the stroke, as long as the one they asked for.
  mutating func replaceKey(with key: UnsafeBufferPointer<UInt8>) {
    for index in 0..<count { patterns[index].replaceKey(with: key) }
  }

  /// Reads samples one after another, with `separator` and any white space between them if there
  /// is one, as long as a pattern fits.
  ///
  /// The cursor ends up behind a sample if nothing but white space or the end of the list can come
  /// next, and the result is true; or else where no pattern fits.
  mutating func read(
    _ cursor: inout ByteCursor, into samples: inout Samples, separator: UInt8?
  ) -> Bool {
    var tries = pause > 0 ? 0 : count
    while tries > 0 {
      let before = samples.count
      let isBehind = run(patterns + current, &cursor, &samples, separator)
      if isBehind { return true }
      if samples.count > before {
        tries = count
        credit = min(credit + samples.count - before, 1 << 10)
      }
      tries -= 1
      current = current + 1 < count ? current + 1 : 0
    }
    return false
  }

  /// Reads samples as long as one pattern fits.
  private func run(
    _ pattern: UnsafePointer<SamplePattern>, _ cursor: inout ByteCursor, _ samples: inout Samples,
    _ separator: UInt8?
  ) -> Bool {
    let pattern = pattern.pointee
    let timing = pattern.isTimed ? Samples.Timing.timed : .untimed
    guard samples.timing == .unknown || samples.timing == timing else { return false }
    let last = cursor.end - pattern.length
    var place = cursor.next
    defer { cursor.next = place }
    while place <= last, pattern.fits(place) {
      let time = pattern.isTimed ? pattern.time.value(at: place) : 0
      samples.append(pattern.x.value(at: place), pattern.y.value(at: place), time, timing: timing)
      place += pattern.length
      guard let separator else { continue }
      guard place.pointee == separator, place < cursor.end else { return true }
      place += 1
      while place < cursor.end, place.pointee <= 0x20, ByteCursor.isSpace(place.pointee) {
        place += 1
      }
    }
    return false
  }
}
