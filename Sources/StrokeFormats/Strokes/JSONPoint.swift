import StrokeCore

extension JSONStrokeReader {
  /// Reads an array of points, each an array or an object. `depth` counts this array and what is
  /// about it.
  mutating func readPoints(_ cursor: inout ByteCursor, depth: Int) throws(ReadStop) {
    try cursor.need(UInt8(ascii: "["), or: "an array of points")
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) { return }
    while true {
      if !patterns.read(&cursor, into: &samples, separator: UInt8(ascii: ",")) {
        try readPoint(&cursor, depth: depth)
      }
      cursor.skipSpace()
      if cursor.take(UInt8(ascii: "]")) { return }
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
      cursor.skipSpace()
    }
  }

  private mutating func readPoint(_ cursor: inout ByteCursor, depth: Int) throws(ReadStop) {
    let start = cursor.next
    bringsOthers = false
    if cursor.sees(UInt8(ascii: "[")) {
      try readPointArray(&cursor)
    } else if cursor.sees(UInt8(ascii: "{")) {
      try readPointObject(&cursor, depth: depth + 1)
    } else if cursor.sees(UInt8(ascii: "\"")) {
      try readPointText(&cursor)
    } else {
      throw cursor.expectedInJSON("a point")
    }
    // A pattern is of one point.
    if !bringsOthers, patterns.isWorthLearning(),
      let pattern = pattern(from: start, to: cursor.next)
    {
      patterns.learn(pattern, at: cursor.at(start))
    }
  }

  /// The pattern of the point that was read.
  private func pattern(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> SamplePattern? {
    // Patterns know no dates.
    guard places.time.map({ $0.pointee != UInt8(ascii: "\"") }) ?? true,
      var pattern = SamplePattern(
        from: start, to: end, x: places.x ?? start, y: places.y ?? start, time: places.time)
    else { return nil }
    var place = start
    while place < end {
      switch place.pointee {
      case UInt8(ascii: "\""):
        repeat {
          place += place.pointee == UInt8(ascii: "\\") ? 2 : 1
        } while place.pointee != UInt8(ascii: "\"")
        place += 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let numeral = Numeral(from: place, to: end)
        pattern.vary(numeral, start)
        place = numeral.end
      default: place += 1
      }
    }
    return pattern
  }

  /// Reads `[x, y]`, `[x, y, t]`, or one with more numbers, which are checked and left.
  private mutating func readPointArray(_ cursor: inout ByteCursor) throws(ReadStop) {
    let start = cursor.next
    cursor.next += 1
    cursor.skipSpace()
    places = Places(x: cursor.next)
    let x = try cursor.readNumber()
    try cursor.needComma()
    places.y = cursor.next
    let y = try cursor.readNumber()
    cursor.skipSpace()
    if cursor.take(UInt8(ascii: "]")) {
      let bracket = cursor.next - 1
      guard samples.timing != .timed else {
        throw cursor.expected("a time, as in the points before", at: bracket)
      }
      return samples.append(x, y, 0, timing: .untimed)
    }
    guard cursor.sees(UInt8(ascii: ",")) else { throw cursor.expected(", or ]") }
    guard samples.timing != .untimed else {
      throw cursor.expected("] and no time, as in the points before")
    }
    try cursor.needComma()
    places.time = cursor.next
    let time = try cursor.readTimeOrDate()
    guard samples.takes(dates: time.isDate) else {
      throw cursor.mixedTimes(at: places.time ?? cursor.next)
    }
    samples.append(x, y, time.value, timing: .timed)
    try skipNumbers(&cursor, start)
  }

  /// Reads `"{x, y}"`.
  private mutating func readPointText(_ cursor: inout ByteCursor) throws(ReadStop) {
    let start = cursor
    _ = try cursor.readText()
    guard let (x, y) = start.pair(upTo: cursor.next) else { throw start.expected("a point") }
    places = Places(x: x.start, y: y.start)
    guard x.value.isFinite, y.value.isFinite else {
      throw start.stop("number too large", at: (x.value.isFinite ? y : x).start)
    }
    try append(x.value, y.value, nil, start, start.next)
  }

  /// Steps over what a point has besides its time, and its end.
  private mutating func skipNumbers(
    _ cursor: inout ByteCursor, _ start: UnsafePointer<UInt8>
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
    if count > 3, samples.count == 1 { doubts.append(.numbers(count)) }
  }

  /// The most numbers of a point, which may have a pressure and the like.
  private static let mostNumbers = 16

  /// Reads `{"x": …, "y": …, "t": …}`, in any order, with other members, which are checked and left.
  private mutating func readPointObject(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    cursor.next += 1
    cursor.skipSpace()
    var point = PointMembers()
    var coalesced: ByteCursor?
    var hasPhase = false
    let start = cursor.next
    pointNames.removeAll()
    while !cursor.sees(UInt8(ascii: "}")) {
      let start = cursor.next
      let name = try cursor.readName()
      switch Axis(name, fields) {
      case .time:
        guard point.time == nil else { throw cursor.twice(name, at: start) }
        point.time = try PointMembers.Time(&cursor, name, at: start)
      case let axis? where axis == .x(pair: 0) || axis == .y(pair: 0):
        guard point.pairs.isNew(axis) else { throw cursor.twice(name, at: start) }
        let place = cursor.next
        point.pairs.set(axis, to: try cursor.readNumber(), at: place)
      case let axis:
        guard pointNames.add({ name.append(to: &$0) }) else { throw cursor.twice(name, at: start) }
        hasPhase = hasPhase || name.index(in: KnownNames.phases) != nil
        if !isInCoalesced, name.index(in: KnownNames.coalesced) != nil { coalesced = cursor }
        try point.readOther(axis, name, at: start, &cursor, depth: depth, nested)
      }
      guard try cursor.goOnInObject() else { break }
    }
    let isFirst = samples.count == 0 && !isInCoalesced
    if try !readCoalesced(coalesced, point, depth: depth) { try append(point, cursor, start) }
    if isFirst, hasPhase || samples.timing == .untimed {
      try noteDoubts(about: cursor.at(start))
    }
    cursor.next += 1
  }

  private mutating func append(
    _ point: PointMembers, _ cursor: ByteCursor, _ start: UnsafePointer<UInt8>
  ) throws(ReadStop) {
    guard let place = point.pairs.first else { throw missing(point.pairs, cursor) }
    places = place.places
    guard place.x.isFinite, place.y.isFinite else {
      throw cursor.stop("number too large", at: (place.x.isFinite ? places.y : places.x) ?? start)
    }
    try point.checkTime()
    let time = point.time ?? point.otherTime
    places.time = time?.place
    if let unit = time?.unit { nameUnit = unit }
    try append(place.x, place.y, time.map { ($0.value, $0.isDate) }, cursor, time?.name ?? start)
  }

  /// Reads the points between the one before and this, which is mostly the last of them. Returns whether there is
  /// nothing more to read of it.
  private mutating func readCoalesced(
    _ coalesced: ByteCursor?, _ point: PointMembers, depth: Int
  ) throws(ReadStop) -> Bool {
    guard var points = coalesced, points.sees(UInt8(ascii: "[")) else { return false }
    let before = samples.count
    isInCoalesced = true
    defer { isInCoalesced = false }
    let names = pointNames
    try readPoints(&points, depth: depth + 1)
    pointNames = names
    guard samples.count > before else { return false }
    bringsOthers = true
    guard let place = point.pairs.first else { return true }
    return samples.ends(at: Point(place.x, place.y))
  }

  /// Notes what members of the first point may be, which were read before.
  private mutating func noteDoubts(about members: ByteCursor) throws(ReadStop) {
    var cursor = members
    while !cursor.sees(UInt8(ascii: "}")) {
      let name = try cursor.readName()
      let start = cursor
      try cursor.skipValue(depth: 0)
      if name.index(in: KnownNames.phases) != nil, try start.touchPhase() == nil {
        doubts.append(.phase(cursor.text(from: start.next)))
      } else if samples.timing == .untimed, name.mayBeTime,
        Axis(name, fields) == nil || !start.isAtTime,
        start.isAtNumber || start.sees(UInt8(ascii: "\""))
      {
        doubts.append(.time(name: name.text))
      }
      guard try cursor.goOnInObject() else { break }
    }
  }

  /// The error at the end of a point without a whole pair of coordinates.
  private func missing(_ pairs: CoordinatePairs, _ cursor: ByteCursor) -> ReadStop {
    let (x, y) = ("\"\(fields?.x ?? "x")\"", "\"\(fields?.y ?? "y")\"")
    if pairs.hasX & 1 == 1 { return cursor.expected(y) }
    if pairs.hasY & 1 == 1 { return cursor.expected(x) }
    return cursor.missing("\(x) and \(y)", among: pointNames.names)
  }

  private mutating func append(
    _ x: Double, _ y: Double, _ time: (value: Double, isDate: Bool)?, _ cursor: ByteCursor,
    _ timePlace: UnsafePointer<UInt8>
  ) throws(ReadStop) {
    let timing = time == nil ? Samples.Timing.untimed : .timed
    guard samples.timing == .unknown || samples.timing == timing else {
      throw time == nil
        ? cursor.expected("a time, as in the points before")
        : cursor.expected("no time, as in the points before", at: timePlace)
    }
    if let time, !samples.takes(dates: time.isDate) { throw cursor.mixedTimes(at: timePlace) }
    samples.append(x, y, time?.value ?? 0, timing: timing)
  }
}

/// The places where the numbers of a point begin.
struct Places: @unchecked Sendable {
  var x: UnsafePointer<UInt8>?
  var y: UnsafePointer<UInt8>?
  var time: UnsafePointer<UInt8>?
}
