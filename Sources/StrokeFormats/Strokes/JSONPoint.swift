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
    if cursor.sees(UInt8(ascii: "[")) {
      try readPointArray(&cursor)
    } else if cursor.sees(UInt8(ascii: "{")) {
      try readPointObject(&cursor, depth: depth + 1)
    } else {
      throw cursor.expected("a point")
    }
    if patterns.isWorthLearning(), let pattern = pattern(from: start, to: cursor.next) {
      patterns.learn(pattern, from: start)
    }
  }

  /// The pattern of the point that was read.
  private func pattern(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> SamplePattern? {
    guard
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
    samples.append(x, y, try cursor.readNumber(), timing: .timed)
    try skipNumbers(&cursor)
  }

  /// Steps over what a point has besides its time, and its end.
  private func skipNumbers(_ cursor: inout ByteCursor) throws(ReadStop) {
    cursor.skipSpace()
    while cursor.take(UInt8(ascii: ",")) {
      cursor.skipSpace()
      _ = try cursor.readNumeral()
      cursor.skipSpace()
    }
    guard cursor.take(UInt8(ascii: "]")) else { throw cursor.expected(", or ]") }
  }

  /// Reads `{"x": …, "y": …, "t": …}`, in any order, with other members, which are checked and left.
  private mutating func readPointObject(
    _ cursor: inout ByteCursor, depth: Int
  ) throws(ReadStop) {
    cursor.next += 1
    cursor.skipSpace()
    var (x, y, time): (Double?, Double?, Double?)
    var timePlace = cursor.next
    pointNames.removeAll()
    places = Places()
    while !cursor.sees(UInt8(ascii: "}")) {
      let start = cursor.next
      let name = try cursor.readName()
      let axis = Axis(name)
      let isNew =
        switch axis {
        case .x: x == nil
        case .y: y == nil
        case .time: time == nil
        case nil: pointNames.add { name.append(to: &$0) }
        }
      guard isNew else { throw cursor.twice(name, at: start) }
      switch axis {
      case .x: (places.x, x) = (cursor.next, try cursor.readNumber())
      case .y: (places.y, y) = (cursor.next, try cursor.readNumber())
      case .time: (timePlace, places.time, time) = (start, cursor.next, try cursor.readNumber())
      case nil: try cursor.skipValue(depth: depth)
      }
      guard try cursor.goOnInObject() else { break }
    }
    guard let x else { throw cursor.expected("\"x\"") }
    guard let y else { throw cursor.expected("\"y\"") }
    try append(x, y, time, cursor, timePlace)
    cursor.next += 1
  }

  private mutating func append(
    _ x: Double, _ y: Double, _ time: Double?, _ cursor: ByteCursor,
    _ timePlace: UnsafePointer<UInt8>
  ) throws(ReadStop) {
    let timing = time == nil ? Samples.Timing.untimed : .timed
    guard samples.timing == .unknown || samples.timing == timing else {
      throw time == nil
        ? cursor.expected("a time, as in the points before")
        : cursor.expected("no time, as in the points before", at: timePlace)
    }
    samples.append(x, y, time ?? 0, timing: timing)
  }
}

/// The places where the numbers of a point begin.
struct Places: @unchecked Sendable {
  var x: UnsafePointer<UInt8>?
  var y: UnsafePointer<UInt8>?
  var time: UnsafePointer<UInt8>?
}

/// The meaning of a point's member, by its name in any case.
enum Axis {
  case x, y, time

  init?(_ name: JSONText) {
    if name.hasEscapes {
      let bytes = name.decoded()
      guard let axis = bytes.withUnsafeBufferPointer({ Axis(name: $0) }) else { return nil }
      self = axis
    } else {
      self.init(name: UnsafeBufferPointer(start: name.start, count: name.end - name.start))
    }
  }

  init?(name: UnsafeBufferPointer<UInt8>) {
    if Self.says(name, "x") {
      self = .x
    } else if Self.says(name, "y") {
      self = .y
    } else if Self.says(name, "t") || Self.says(name, "time") || Self.says(name, "timestamp") {
      self = .time
    } else {
      return nil
    }
  }

  /// Returns whether `name` is `word`, which has small letters, in any case.
  static func says(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard name.count == word.utf8CodeUnitCount else { return false }
    return name.indices.allSatisfy { Members.lowercase(name[$0]) == word.utf8Start[$0] }
  }
}
