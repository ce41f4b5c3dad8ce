import StrokeCore

/// The points of a trace: values parted by white space, signs or their prefixes, points parted by
/// commas.
///
/// `!` begins a channel's explicit values, `'` its first differences, `"` its second differences,
/// until another prefix does; `*` is the value of the point before, and `?` none. Channels that come
/// now and then follow those that every point has.
struct InkMLTrace {
  /// A channel along the trace.
  private struct Track {
    var order = 0
    var value = 0.0
    var step = 0.0
    /// The last value as it was written, if it was an explicit one.
    var numeral: Numeral?
  }

  private let format: InkMLFormat
  private let timeUnit: TimeUnit?
  private var tracks: [Track]
  private var isFirst = true

  /// A trace whose points are of a format.
  init(_ format: InkMLFormat, _ timeUnit: TimeUnit?) {
    (self.format, self.timeUnit) = (format, timeUnit)
    tracks = Array(repeating: Track(), count: format.regular.count)
  }

  /// Reads points up to the end and adds them to a stroke.
  mutating func read(_ start: ByteCursor, into stroke: OpenStroke) throws(ReadError) {
    var cursor = start
    cursor.skipSpace()
    while !cursor.isAtEnd {
      let position = cursor.countLines()
      try readPoint(&cursor)
      let (place, time) = try sample(at: position)
      try stroke.append(place, at: time, position)
      if isFirst { for name in format.others { stroke.note(channel: name) } }
      isFirst = false
      cursor.skipSpace()
      guard !cursor.isAtEnd else { break }
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.expected("a comma", asWord: false) }
      cursor.skipSpace()
    }
  }

  private mutating func readPoint(_ cursor: inout ByteCursor) throws(ReadError) {
    for index in tracks.indices {
      try readValue(&cursor, into: &tracks[index], counts: format.regular[index].counts)
    }
    for _ in format.intermittent {
      cursor.skipSpace()
      guard !cursor.isAtEnd, !cursor.sees(UInt8(ascii: ",")) else { return }
      var track = Track()
      try readValue(&cursor, into: &track, counts: false)
    }
  }

  /// Reads one value; `counts` if it must be a number.
  private func readValue(
    _ cursor: inout ByteCursor, into track: inout Track, counts: Bool
  ) throws(ReadError) {
    cursor.skipSpace()
    let start = cursor.next
    if !cursor.isAtEnd, let order = Self.orders[start.pointee] {
      guard order == 0 || !isFirst || !counts else {
        throw cursor.error(
          "expected an explicit value in the first point, found a difference", at: start)
      }
      track.order = order
      if order == 1 { track.step = 0 }
      cursor.next += 1
      cursor.skipSpace()
    }
    guard !cursor.isAtEnd else { throw cursor.expected("a value", asWord: false) }
    if !isFirst, cursor.take(UInt8(ascii: "*")) {
      track.step = 0
    } else if !counts, "?TF".utf8.contains(cursor.next.pointee) {
      cursor.next += 1
    } else {
      try readNumber(&cursor, into: &track, from: start)
    }
  }

  private static let orders: [UInt8: Int] = [
    UInt8(ascii: "!"): 0, UInt8(ascii: "'"): 1, UInt8(ascii: "\""): 2,
  ]

  private func readNumber(
    _ cursor: inout ByteCursor, into track: inout Track, from start: UnsafePointer<UInt8>
  ) throws(ReadError) {
    let (number, numeral) = try readNumeral(&cursor)
    track.numeral = nil
    switch track.order {
    case 0:
      // The next difference is from here.
      track.step = isFirst ? 0 : number - track.value
      (track.value, track.numeral) = (number, numeral)
    case 1: (track.step, track.value) = (number, track.value + number)
    default:
      track.step += number
      track.value += track.step
    }
    // A step that is too large matters only where a difference builds on it.
    guard track.value.isFinite else { throw cursor.error("number too large", at: start) }
  }

  /// Reads a decimal, or a hexadecimal after `#`.
  private func readNumeral(
    _ cursor: inout ByteCursor
  ) throws(ReadError) -> (Double, Numeral?) {
    let start = cursor
    let isNegative = cursor.take(UInt8(ascii: "-"))
    if cursor.take(UInt8(ascii: "#")) {
      var value = 0.0
      let first = cursor.next
      while !cursor.isAtEnd, let digit = cursor.next.pointee.hexValue {
        value = value * 16 + Double(digit)
        cursor.next += 1
      }
      guard cursor.next > first, value.isFinite else {
        throw start.expected("a hexadecimal number", asWord: false)
      }
      return (isNegative ? -value : value, nil)
    }
    let numeral = Numeral(from: start.next, to: start.end)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else {
      throw start.expected("a number", asWord: false)
    }
    guard numeral.value.isFinite else { throw start.error("number too large", at: start.next) }
    cursor.next = numeral.end
    return (numeral.value, numeral)
  }

  /// Returns the point's sample.
  private func sample(at position: TextPosition) throws(ReadError) -> (Point, Double?) {
    var (x, y, time): (Double?, Double?, Double?)
    for (channel, track) in zip(format.regular, tracks) {
      switch channel {
      case .x(let sign): x = track.value * sign
      case .y(let sign): y = track.value * sign
      case .time(let perSecond): time = seconds(track, perSecond)
      case .other: break
      }
    }
    guard let x, let y else {
      throw ReadError("expected a trace format with X and Y, found one without", at: position)
    }
    return (Point(x, y), time)
  }

  private func seconds(_ track: Track, _ perSecond: Double?) -> Double {
    let perSecond = timeUnit?.perSecond ?? perSecond ?? 1
    let powers: [Double: Int] = [1: 0, 1e3: -3, 1e6: -6, 1e9: -9]
    if let numeral = track.numeral, let power = powers[perSecond] {
      return numeral.scaled(byPowerOfTen: power).value
    }
    return track.value / perSecond
  }
}
