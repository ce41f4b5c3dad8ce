import StrokeCore

/// The samples of the stroke that is being read, in storage that the reader keeps. Nobody else has
/// the memory, so the whole can go from thread to thread.
struct Samples: ~Copyable, @unchecked Sendable {
  /// Whether the samples have times; unknown before the first.
  enum Timing {
    case unknown, timed, untimed
  }

  private(set) var x = UnsafeMutablePointer<Double>.allocate(capacity: first)
  private(set) var y = UnsafeMutablePointer<Double>.allocate(capacity: first)
  private(set) var times = UnsafeMutablePointer<Double>.allocate(capacity: first)
  private(set) var count = 0
  private var capacity = first
  /// The first capacity: most strokes have fewer samples.
  private static let first = 256
  private(set) var timing = Timing.unknown
  /// True if the times are dates, in seconds whatever the unit.
  private(set) var areDates = false

  deinit {
    x.deallocate()
    y.deallocate()
    times.deallocate()
  }

  mutating func removeAll() {
    count = 0
    timing = .unknown
    areDates = false
  }

  /// Returns true if the times are dates or not, as is said of the next, which is timed.
  mutating func takes(dates: Bool) -> Bool {
    if count == 0 { areDates = dates }
    return areDates == dates
  }

  /// The way to a sample, from the one before it or another.
  func step(to index: Int, from start: Int? = nil) -> Vector {
    let start = start ?? index - 1
    return Vector(x[index] - x[start], y[index] - y[start])
  }

  /// Adds a sample; `timing` says whether `time` counts, the same for all samples.
  @inline(__always)
  mutating func append(_ newX: Double, _ newY: Double, _ time: Double, timing: Timing) {
    if count == capacity { grow() }
    self.timing = timing
    x[count] = newX
    y[count] = newY
    times[count] = time
    count += 1
  }

  /// Gives a sample its other coordinate.
  mutating func setY(of index: Int, to newY: Double) { y[index] = newY }

  /// Gives a sample its time. All have one, or none, when the last has got its.
  mutating func setTime(of index: Int, to time: Double, isDate: Bool) {
    (times[index], timing, areDates) = (time, .timed, isDate)
  }

  /// Returns whether the last sample is at a place.
  func ends(at place: Point) -> Bool {
    count > 0 && x[count - 1] == place.x && y[count - 1] == place.y
  }

  /// Makes room for so many more samples.
  mutating func reserve(_ more: Int) {
    while count + more > capacity { grow() }
  }

  /// Adds the samples that `body` writes from three places on, for which there must be room, and
  /// counts.
  @inline(__always)
  mutating func append(
    timing: Timing,
    _ body: (
      _ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>,
      _ times: UnsafeMutablePointer<Double>
    ) -> Int
  ) {
    let added = body(x + count, y + count, times + count)
    guard added > 0 else { return }
    count += added
    self.timing = timing
  }

  private mutating func grow() {
    capacity *= 2
    x = Self.moved(x, count, capacity)
    y = Self.moved(y, count, capacity)
    times = Self.moved(times, count, capacity)
  }

  private static func moved(
    _ numbers: UnsafeMutablePointer<Double>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Double> {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    larger.initialize(from: numbers, count: count)
    numbers.deallocate()
    return larger
  }

  /// Lets clock times without a date go on at midnight.
  mutating func goOnAtMidnight() {
    let day = 86_400.0
    guard areDates, count > 1, (0..<count).allSatisfy({ 0..<day ~= times[$0] }) else { return }
    var days = 0.0
    var before = times[0]
    for index in 1..<count {
      let time = times[index]
      // More than 23 hours back.
      if before - time > day * 23 / 24 { days += day }
      before = time
      times[index] = time + days
    }
  }

  /// Divides the times by how many of their unit make a second.
  mutating func turnIntoSeconds(from unit: TimeUnit) {
    guard unit != .seconds, timing == .timed, !areDates else { return }
    var shift = DecimalShift(unit)
    for index in 0..<count { times[index] = shift.seconds(times[index]) }
  }
}

extension Samples {
  /// Makes `stroke` the stroke of these samples.
  func makeStroke(
    _ stroke: inout Stroke, viewWidth: Double?, liftTime: Double?
  ) throws(Stroke.ValidationError) {
    // Every number was checked when it was read.
    stroke.assignFinite(
      x: UnsafeBufferPointer(start: x, count: count),
      y: UnsafeBufferPointer(start: y, count: count),
      times: UnsafeBufferPointer(start: times, count: timing == .timed ? count : 0))
    if let viewWidth { try stroke.setViewWidth(viewWidth) }
    if let liftTime { try stroke.setLiftTime(liftTime) }
  }
}

/// Turns times into seconds as if the point moved in their decimals: 1291.6 ms are 1.2916 s.
private struct DecimalShift {
  private let unit: TimeUnit
  /// The power of ten that made the number before a whole one.
  private var scale = 1.0
  /// The most digits behind the point that are tried. More than 15 digits are not told apart by a number.
  private static let mostScale = 1e6

  init(_ unit: TimeUnit) { self.unit = unit }

  mutating func seconds(_ number: Double) -> Double {
    if let seconds = shifted(number, scale) { return seconds }
    var scale = 1.0
    while scale <= Self.mostScale {
      if let seconds = shifted(number, scale) {
        self.scale = scale
        return seconds
      }
      scale *= 10
    }
    return shiftedText(number)
  }

  /// The quotient of whole numbers, which is the nearest to the decimal; nil if the number is no such decimal.
  private func shifted(_ number: Double, _ scale: Double) -> Double? {
    let whole = (number * scale).rounded()
    guard whole.magnitude < 1e15, whole / scale == number else { return nil }
    return whole / (scale * unit.perSecond)
  }

  private func shiftedText(_ number: Double) -> Double {
    let digits = Array(number.text.utf8) + [0]
    return digits.withUnsafeBufferPointer { digits in
      guard let base = digits.baseAddress else { return number / unit.perSecond }
      let numeral = Numeral(from: base, to: base + digits.count - 1)
      return numeral.scaled(byPowerOfTen: unit.powerOfTen).value
    }
  }
}

extension TimeUnit {
  /// A time of this unit in seconds.
  func seconds(_ number: Double) -> Double {
    var shift = DecimalShift(self)
    return self == .seconds ? number : shift.seconds(number)
  }
}

// MARK: - The order of numbers without names

// It is x, y and t. Recordings of t, x, y are told by their numbers.

extension Samples {
  /// No coordinate is as large.
  private static var leastClock: Double { 1e8 }

  /// Why samples whose numbers have no names are refused: the first number grows like time from each to the next, and the
  /// third goes back as a coordinate does, or the first is as large as a clock. Nil if they may be x, y and t. A clock that
  /// only jumps goes back less often.
  var refusalOfOrder: String? {
    guard timing == .timed, !areDates, count > 2,
      (1..<count).allSatisfy({ x[$0] > x[$0 - 1] })
    else { return nil }
    let isClock = x[0] >= Self.leastClock
    let back = (1..<count).count { times[$0] < times[$0 - 1] }
    guard isClock || back * 5 >= count - 1 else { return nil }
    return
      "expected x, y and t, found a first number that grows like \(isClock ? "a clock" : "time and a third that goes back"); --fields x=2,y=3,t=1 reads t, x, y, and --fields x=1,y=2,t=3 reads x, y, t"
  }
}
