extension StrokeRecord {
  /// The samples' other values besides x, y and t, which are not kept: names of members, channels
  /// or columns, or the numbers behind the third, each once.
  ///
  /// Of strokes in JSON and tables it is known only if `ReadingOptions/keepsSource` is set.
  ///
  /// - Complexity: O(length of the record).
  package var channels: [String] {
    guard !source.isEmpty else { return notedChannels }
    return source.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var cursor = ByteCursor(from: base, to: base + bytes.count, limit: .endOfFile)
      return (try? channels(of: &cursor, givenNames?.names)) ?? []
    }
  }

  /// The channels of a stroke that has been read before.
  private func channels(
    of cursor: inout ByteCursor, _ fields: FieldNames?
  ) throws(ReadStop) -> [String] {
    var points: ByteCursor? = cursor
    if cursor.sees(UInt8(ascii: "{")) {
      points = nil
      try cursor.readObject("a stroke", depth: 0) { name, cursor throws(ReadStop) in
        let isSamples = sampleNames.isEmpty ? name.says("points") : sampleNames == [name.text]
        if isSamples { points = cursor }
        return false
      }
    }
    guard var points else { return [] }
    var channels: [String] = []
    var known: Set<[UInt8]> = []
    var longest = 3
    try points.readArray("an array of points") { cursor throws(ReadStop) in
      if cursor.sees(UInt8(ascii: "{")) {
        try cursor.addChannels(to: &channels, &known, fields)
      } else {
        longest = max(longest, cursor.skipNumbers())
      }
    }
    return channels + (4..<longest + 1).map { "number \($0)" }
  }
}

extension ByteCursor {
  /// Steps over a point with names, and adds those that are no axes.
  fileprivate mutating func addChannels(
    to channels: inout [String], _ known: inout Set<[UInt8]>, _ fields: FieldNames?
  ) throws(ReadStop) {
    next += 1
    skipSpace()
    var pairs = CoordinatePairs()
    var others: [(name: [UInt8], axis: Axis?)] = []
    var location: (place: Int, name: [UInt8])?
    var times: [Axis] = []
    while !sees(UInt8(ascii: "}")) {
      let name = try readName()
      let axis = Axis(name, fields)
      if let axis, isAtNumber { pairs.set(axis, to: 0, at: next) }
      if case .otherTime = axis, isAtTime, let axis { times.append(axis) }
      if axis == .time { times.append(.time) } else { others.append((name.decoded(), axis)) }
      let start = self
      try skipValue(depth: 3)
      let isPair = start.sees(UInt8(ascii: "{")) || start.pair(upTo: next) != nil
      if isPair, let place = name.index(in: KnownNames.locations), place < location?.place ?? .max {
        location = (place, name.decoded())
      }
      guard try goOnInObject() else { break }
    }
    next += 1
    let pair = (pairs.hasX & pairs.hasY).trailingZeroBitCount
    // What gives the place and the time is kept.
    let time = times.contains(.time) ? nil : times.min { $0.orderOfTimes < $1.orderOfTimes }
    for (name, axis) in others where axis != .x(pair: pair) && axis != .y(pair: pair) {
      if axis != nil && axis == time || pair == 8 && name == location?.name { continue }
      let isRead = name.withUnsafeBufferPointer {
        KnownNames.index(of: $0, in: KnownNames.coalesced)
      }
      if isRead != nil { continue }
      if known.insert(name).inserted { channels.append(String(decoding: name, as: UTF8.self)) }
    }
  }

  /// Steps over a point that is an array of numbers, and says how many there are.
  fileprivate mutating func skipNumbers() -> Int {
    var count = 1
    while !isAtEnd, !take(UInt8(ascii: "]")) {
      // A date may have a comma.
      if sees(UInt8(ascii: "\"")), (try? readText()) != nil { continue }
      if sees(UInt8(ascii: ",")) { count += 1 }
      next += 1
    }
    return count
  }
}
