import StrokeCore

// Strokes written as strokes in JSON: arrays of `[x, y]` or `[x, y, t]`, and arrays of all x, all y and all times.

/// Reads arrays of numbers as the samples of a stroke. One stream has it.
final class PointArrays: @unchecked Sendable {
  private var patterns = SamplePatterns()
  private let usesFastLane: Bool

  init(usesFastLane: Bool) { self.usesFastLane = usesFastLane }

  /// The most numbers of a point, which may have a pressure and the like.
  private static let mostNumbers = 16

  /// Reads an array of points. `depth` counts this array and what is around it.
  func read(
    _ cursor: inout ByteCursor, into stroke: OpenStroke, depth: Int
  ) throws(ReadStop) {
    cursor.next += 1
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) { return }
    while true {
      if !usesFastLane
        || !patterns.read(&cursor, into: &stroke.samples, separator: UInt8(ascii: ","))
      {
        try readPoint(&cursor, stroke)
      }
      cursor.skipSpace()
      if cursor.take(UInt8(ascii: "]")) { return }
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
      cursor.skipSpace()
    }
  }

  /// Reads `[x, y]`, `[x, y, t]`, or one with more numbers, which are checked and left.
  private func readPoint(
    _ cursor: inout ByteCursor, _ stroke: OpenStroke
  ) throws(ReadStop) {
    let start = cursor.next
    guard cursor.take(UInt8(ascii: "[")) else { throw cursor.expectedInJSON("a point") }
    cursor.skipSpace()
    let xPlace = cursor.next
    let x = try cursor.readNumber()
    try cursor.needComma()
    let yPlace = cursor.next
    let y = try cursor.readNumber()
    cursor.skipSpace()
    var timePlace: UnsafePointer<UInt8>?
    if cursor.take(UInt8(ascii: "]")) {
      guard stroke.samples.timing != .timed else {
        throw cursor.expected("a time, as in the points before", at: cursor.next - 1)
      }
      stroke.samples.append(x, y, 0, timing: .untimed)
    } else {
      guard cursor.sees(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
      guard stroke.samples.timing != .untimed else {
        throw cursor.expected("] and no time, as in the points before")
      }
      try cursor.needComma()
      let place = cursor.next
      let time = try cursor.readTimeOrDate()
      guard stroke.samples.takes(dates: time.isDate) else { throw cursor.mixedTimes(at: place) }
      stroke.samples.append(x, y, time.value, timing: .timed)
      stroke.hasUnnamedTimes = true
      try skipNumbers(&cursor, start, stroke)
      // Patterns know no dates.
      guard !time.isDate else { return }
      timePlace = place
    }
    learn(from: start, to: cursor, x: xPlace, y: yPlace, time: timePlace)
  }

  /// Learns the pattern of a point.
  private func learn(
    from start: UnsafePointer<UInt8>, to cursor: ByteCursor, x xPlace: UnsafePointer<UInt8>,
    y yPlace: UnsafePointer<UInt8>, time timePlace: UnsafePointer<UInt8>?
  ) {
    guard usesFastLane, patterns.isWorthLearning(),
      var pattern = SamplePattern(
        from: start, to: cursor.next, x: xPlace, y: yPlace, time: timePlace)
    else { return }
    if timePlace != nil { pattern.varyNumbers(from: start, to: cursor.next) }
    patterns.learn(pattern, at: cursor.at(start))
  }

  /// Steps over what a point has besides its time, and its end.
  private func skipNumbers(
    _ cursor: inout ByteCursor, _ start: UnsafePointer<UInt8>, _ stroke: OpenStroke
  ) throws(ReadStop) {
    var count = 3
    cursor.skipSpace()
    while cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      _ = try cursor.readNumeral()
      cursor.skipSpace()
      count += 1
    }
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.expected(", or ]") }
    guard count <= Self.mostNumbers else {
      throw cursor.stop(
        "expected a point [x,y,t], found \(count) numbers; arrays of all x and all y are {\"x\":[…],\"y\":[…],\"t\":[…]}",
        at: start)
    }
    guard count > 3 else { return }
    for number in 4...count where !stroke.channels.contains("number \(number)") {
      stroke.channels.append("number \(number)")
    }
    stroke.add(
      ReadingHint(
        .extraNumbers, line: cursor.position(of: start).line, isWarning: true,
        "points have \(count) numbers; the third is taken for the time, and the others are dropped")
    )
  }
}

// MARK: - Arrays of all x and all y

extension PointArrays {
  /// Reads an array of all x, one of all y, and one of all times if there is one. Returns the unit that its name says.
  func read(
    x: ByteCursor, y: ByteCursor, time: (name: JSONText, cursor: ByteCursor)?,
    into stroke: OpenStroke
  ) throws(ReadStop) -> TimeUnit? {
    var (x, y) = (x, y)
    let xs = try x.readNumbers("an array of x")
    let ys = try y.readNumbers("an array of y", count: xs.count)
    for (x, y) in zip(xs, ys) { stroke.samples.append(x, y, 0, timing: .untimed) }
    guard let time else { return nil }
    try readTimes(time.cursor, into: stroke)
    return RowRole.timeUnit(ofTime: time.name.string)
  }

  /// Reads an array of times beside the samples.
  func readTimes(_ time: ByteCursor, into stroke: OpenStroke) throws(ReadStop) {
    var cursor = time
    var index = 0
    try cursor.readArray("an array of times") { cursor throws(ReadStop) in
      let start = cursor.next
      let (value, isDate) = try cursor.readTimeOrDate()
      guard index < stroke.samples.count else {
        throw cursor.unequal(stroke.samples.count, index + 1, at: start)
      }
      if index > 0, stroke.samples.areDates != isDate { throw cursor.mixedTimes(at: start) }
      stroke.samples.setTime(of: index, to: value, isDate: isDate)
      index += 1
    }
    guard index == stroke.samples.count else {
      throw cursor.unequal(stroke.samples.count, index, at: cursor.next - 1)
    }
  }
}

extension ByteCursor {
  /// Reads an array of numbers, of which there must be `count` if that is given.
  mutating func readNumbers(_ what: String, count: Int? = nil) throws(ReadStop) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count ?? 0)
    try readArray(what) { cursor throws(ReadStop) in numbers.append(try cursor.readNumber()) }
    if let count, numbers.count != count { throw unequal(count, numbers.count, at: next - 1) }
    return numbers
  }

  /// The error at an array that should have as many numbers as that of x.
  func unequal(_ wanted: Int, _ found: Int, at place: UnsafePointer<UInt8>) -> ReadStop {
    stop("expected as many numbers as x (\(wanted)), found \(found)", at: place)
  }
}

// MARK: - Members of strokes

extension ByteCursor {
  /// Reads a width: a number above 0, or null for none.
  mutating func readWidth() throws(ReadStop) -> Double? {
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    let start = next
    guard sees(UInt8(ascii: "-")) || !isAtEnd && start.pointee &- UInt8(ascii: "0") < 10 else {
      throw expected("a width above 0")
    }
    let width = try readNumber()
    guard width > 0 else {
      let text = String(
        decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
      throw stop("expected a width above 0, found \(text)", at: start)
    }
    return width
  }

  /// Reads the time at which a finger was lifted, or null if that is unknown.
  mutating func readLiftTime() throws(ReadStop) -> (value: Double, isDate: Bool)? {
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    guard isAtNumber || sees(UInt8(ascii: "\"")) else { throw expected("the time of the lift") }
    return try readTimeOrDate()
  }

  /// Reads a time: a number, or a date and time of ISO 8601 in quotes, as seconds.
  mutating func readTimeOrDate() throws(ReadStop) -> (value: Double, isDate: Bool) {
    guard sees(UInt8(ascii: "\"")) else { return (try readNumber(), false) }
    let start = next
    let text = try readText().decoded()
    guard let seconds = text.withUnsafeBufferPointer({ DateTime.seconds($0) }) else {
      throw stop(
        "expected a number, or a date and time such as \(DateTime.example), found \"\(String(decoding: text, as: UTF8.self).withoutControls.prefix(40))\"",
        at: start)
    }
    return (seconds, true)
  }

  /// True if a number comes next.
  var isAtNumber: Bool {
    sees(UInt8(ascii: "-")) || !isAtEnd && next.pointee &- UInt8(ascii: "0") < 10
  }

  /// Stops at a time that is a number where others of the stroke are dates, or the reverse.
  func mixedTimes(at place: UnsafePointer<UInt8>) -> ReadStop {
    stop("expected a time like those before, either a number or a date, found the other", at: place)
  }

  /// Reads the name of a unit of time, or null for none.
  mutating func readTimeUnit() throws(ReadStop) -> TimeUnit? {
    let start = next
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    if sees(UInt8(ascii: "\"")) {
      let text = try readText()
      for unit in TimeUnit.allCases where text.decoded().elementsEqual(unit.rawValue.utf8) {
        return unit
      }
      let found = String(decoding: text.decoded(), as: UTF8.self)
      throw stop("expected \(TimeUnit.list { "\"\($0)\"" }), found \"\(found)\"", at: start)
    }
    throw expected(TimeUnit.list { "\"\($0)\"" })
  }
}
