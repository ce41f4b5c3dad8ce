import StrokeCore

// Arrays of `[x, y]` or `[x, y, t]`, arrays of all x, all y and all times, in JSON.

/// Reads arrays of points as the samples of a stroke.
struct PointArrays: ~Copyable, Sendable {
  private var patterns = SamplePatterns()
  private let usesFastLane: Bool
  /// Which number of a point, from 1, is its x, its y, and its time.
  private let order: (x: Int, y: Int, time: Int)
  /// True if that was given.
  private let isOrderGiven: Bool

  init(_ options: ReadingOptions) {
    usesFastLane = options.usesFastLane
    isOrderGiven = options.fields?.numbersColumns ?? false
    let given = [FieldNames.Purpose.x, .y, .t].map { options.fields?[$0].flatMap { Int($0) } }
    order = isOrderGiven ? (given[0] ?? 0, given[1] ?? 0, given[2] ?? 0) : (1, 2, 3)
  }

  /// The most numbers of a point, which may have a pressure and the like.
  private static let mostNumbers = 16

  /// Reads an array of points into the samples of a stroke.
  mutating func read(
    _ cursor: inout ByteCursor, into samples: inout Samples, of stroke: OpenStroke
  ) throws(ReadError) {
    cursor.next += 1
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) { return }
    repeat {
      if !usesFastLane || !patterns.read(&cursor, into: &samples, separator: UInt8(ascii: ",")) {
        try readPoint(&cursor, &samples, stroke)
      }
    } while try cursor.goOnInArray()
  }

  /// Reads `[x, y]`, `[x, y, t]`, or one with more numbers, which are checked and left.
  private mutating func readPoint(
    _ cursor: inout ByteCursor, _ samples: inout Samples, _ stroke: OpenStroke
  ) throws(ReadError) {
    let start = cursor.next
    guard cursor.take(UInt8(ascii: "[")) else { throw cursor.expectedInJSON("a point") }
    if isOrderGiven { return try readPointInOrder(from: start, &cursor, &samples, stroke) }
    cursor.skipSpace()
    let xPlace = cursor.next
    let x = try cursor.readNumber()
    try cursor.needComma()
    let yPlace = cursor.next
    let y = try cursor.readNumber()
    cursor.skipSpace()
    var timePlace: UnsafePointer<UInt8>?
    if cursor.take(UInt8(ascii: "]")) {
      guard samples.timing != .timed else {
        throw cursor.expected("a time, as in the points before", at: cursor.next - 1)
      }
      samples.append(x, y, 0, timing: .untimed)
    } else {
      guard cursor.sees(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
      guard samples.timing != .untimed else {
        throw cursor.expected("] and no time, as in the points before")
      }
      try cursor.needComma()
      let place = cursor.next
      let time = try cursor.readTimeOrDate()
      guard samples.takes(dates: time.isDate) else { throw cursor.mixedTimes(at: place) }
      samples.append(x, y, time.value, timing: .timed)
      stroke.facts.hasUnnamedTimes = true
      cursor.skipSpace()
      if !cursor.take(UInt8(ascii: "]")) { try skipNumbers(&cursor, start, stroke) }
      // Patterns know no dates.
      guard !time.isDate else { return }
      timePlace = place
    }
    learn(from: start, to: cursor, x: xPlace, y: yPlace, time: timePlace)
  }

  /// Reads the numbers of a point whose order is given.
  private mutating func readPointInOrder(
    from start: UnsafePointer<UInt8>, _ cursor: inout ByteCursor, _ samples: inout Samples,
    _ stroke: OpenStroke
  ) throws(ReadError) {
    var numbers: [(value: Double, isDate: Bool, place: UnsafePointer<UInt8>)] = []
    repeat {
      cursor.skipSpace()
      let place = cursor.next
      let (value, isDate) = try cursor.readTimeOrDate()
      numbers.append((value, isDate, place))
      cursor.skipSpace()
    } while cursor.take(UInt8(ascii: ",")) && numbers.count < Self.mostNumbers
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.expected(", or ]") }
    let isTimed = order.time > 0
    guard (1...numbers.count).contains(order.x), (1...numbers.count).contains(order.y),
      !isTimed || order.time <= numbers.count
    else {
      let most = max(order.x, order.y, order.time)
      throw cursor.error(
        "expected a point of at least \(most) numbers, as --fields says, found \(numbers.count)",
        at: start)
    }
    let (x, y) = (numbers[order.x - 1], numbers[order.y - 1])
    if let date = [x, y].first(where: \.isDate) {
      throw cursor.error("expected a number, found a date", at: date.place)
    }
    let time = isTimed ? numbers[order.time - 1] : nil
    guard samples.takes(dates: time?.isDate ?? false) else {
      throw cursor.mixedTimes(at: time?.place ?? start)
    }
    samples.append(x.value, y.value, time?.value ?? 0, timing: isTimed ? .timed : .untimed)
    for number in 1...numbers.count where ![order.x, order.y, order.time].contains(number) {
      stroke.note(channel: "number \(number)")
    }
    guard !numbers.contains(where: \.isDate) else { return }
    learn(from: start, to: cursor, x: x.place, y: y.place, time: time?.place)
  }

  /// Learns the pattern of a point.
  private mutating func learn(
    from start: UnsafePointer<UInt8>, to cursor: ByteCursor, x xPlace: UnsafePointer<UInt8>,
    y yPlace: UnsafePointer<UInt8>, time timePlace: UnsafePointer<UInt8>?
  ) {
    guard usesFastLane, patterns.isWorthLearning(),
      var pattern = SamplePattern(
        from: start, to: cursor.next, x: xPlace, y: yPlace, time: timePlace)
    else { return }
    if timePlace != nil || isOrderGiven { pattern.varyNumbers(from: start, to: cursor.next) }
    patterns.learn(pattern, at: cursor.at(start))
  }

  /// Steps over what a point has besides its time, and its end.
  private func skipNumbers(
    _ cursor: inout ByteCursor, _ start: UnsafePointer<UInt8>, _ stroke: OpenStroke
  ) throws(ReadError) {
    var count = 3
    while cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      _ = try cursor.readNumeral()
      cursor.skipSpace()
      count += 1
    }
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.expected(", or ]") }
    guard count <= Self.mostNumbers else {
      throw cursor.error(
        "expected a point [x,y,t], found \(count) numbers; arrays of all x and all y are {\"x\":[…],\"y\":[…],\"t\":[…]}",
        at: start)
    }
    for number in 4...count { stroke.note(channel: "number \(number)") }
    stroke.warn(
      .extraNumbers, line: cursor.position(of: start).line,
      "points have \(count) numbers; the third is taken for the time, and the others are dropped")
  }
}

// MARK: - Arrays of all x and all y

extension Samples {
  /// Reads an array of all x, to which arrays of all y and of all times belong.
  mutating func readX(_ cursor: inout ByteCursor) throws(ReadError) {
    try cursor.readArray("the array of x") { cursor throws(ReadError) in
      append(try cursor.readNumber(), 0, 0, timing: .untimed)
    }
  }

  mutating func readY(_ cursor: inout ByteCursor) throws(ReadError) {
    var index = 0
    try cursor.readArray("the array of y") { cursor throws(ReadError) in
      let y = try cursor.readNumber()
      if index < count { setY(of: index, to: y) }
      index += 1
    }
    try need(index, behind: cursor)
  }

  mutating func readTimes(_ cursor: inout ByteCursor) throws(ReadError) {
    var index = 0
    try cursor.readArray("the array of times") { cursor throws(ReadError) in
      let start = cursor.next
      let (value, isDate) = try cursor.readTimeOrDate()
      if index > 0, areDates != isDate { throw cursor.mixedTimes(at: start) }
      if index < count { setTime(of: index, to: value, isDate: isDate) }
      index += 1
    }
    try need(index, behind: cursor)
  }

  /// Makes sure that an array has as many numbers as that of x.
  private func need(_ found: Int, behind cursor: ByteCursor) throws(ReadError) {
    guard found != count else { return }
    throw cursor.error(
      "expected as many numbers as x (\(count)), found \(found)", at: cursor.next - 1)
  }

  /// Reads `[[x0,x1,…],[y0,y1,…]]`, with an array of all times or without.
  mutating func readDrawn(_ cursor: inout ByteCursor) throws(ReadError) {
    try cursor.need(UInt8(ascii: "["), or: "a stroke as [[x,…],[y,…]]")
    cursor.skipSpace()
    try readX(&cursor)
    try cursor.needComma()
    try readY(&cursor)
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      try readTimes(&cursor)
      cursor.skipSpace()
    }
    try cursor.need(UInt8(ascii: "]"))
  }
}

// MARK: - Times

extension ByteCursor {
  /// Reads a time: a number, or a date and time of ISO 8601 in quotes, as seconds.
  mutating func readTimeOrDate() throws(ReadError) -> (value: Double, isDate: Bool) {
    guard sees(UInt8(ascii: "\"")) else { return (try readNumber(), false) }
    let start = next
    let text = try readText().decoded()
    guard let seconds = text.withUnsafeBufferPointer({ DateTime.seconds($0) }) else {
      throw error(
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
  func mixedTimes(at place: UnsafePointer<UInt8>) -> ReadError {
    error(
      "expected a time like those before, either a number or a date, found the other", at: place)
  }
}
