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

  private let text: [UInt8]
  private let offset: Int
  private let format: InkMLFormat
  private let timeUnit: TimeUnit?
  private var next = 0
  private var tracks: [Track]
  private var isFirst = true

  /// The text of a trace, which begins at an offset in its document.
  init(_ text: [UInt8], at offset: Int, _ format: InkMLFormat, _ timeUnit: TimeUnit?) {
    self.text = text
    self.offset = offset
    self.format = format
    self.timeUnit = timeUnit
    tracks = Array(repeating: Track(), count: format.regular.count)
  }

  /// Adds the points to a stroke.
  mutating func read(into draft: inout StrokeDraft) throws(Mistake) {
    try text.withUnsafeBufferPointer { bytes throws(Mistake) in
      skipSpace(bytes)
      while next < bytes.count {
        let start = next
        try readPoint(bytes)
        let (place, time) = try sample(at: start)
        do throws(StrokeDraft.PartlyTimed) { try draft.append(place, at: time) } catch {
          throw error.mistake(at: offset + start)
        }
        if isFirst { for name in format.others { draft.note(channel: name) } }
        isFirst = false
        skipSpace(bytes)
        guard next < bytes.count else { break }
        guard bytes[next] == UInt8(ascii: ",") else { throw expected("a comma", bytes) }
        next += 1
        skipSpace(bytes)
      }
    }
  }

  private mutating func readPoint(_ bytes: UnsafeBufferPointer<UInt8>) throws(Mistake) {
    for index in tracks.indices { try readValue(index, bytes) }
    for _ in format.intermittent {
      skipSpace(bytes)
      guard next < bytes.count, bytes[next] != UInt8(ascii: ",") else { return }
      var track = Track()
      try readValue(into: &track, counts: false, bytes)
    }
  }

  private mutating func readValue(
    _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Mistake) {
    var track = tracks[index]
    try readValue(into: &track, counts: format.regular[index].counts, bytes)
    tracks[index] = track
  }

  /// Reads one value; `counts` if it must be a number.
  private mutating func readValue(
    into track: inout Track, counts: Bool, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Mistake) {
    skipSpace(bytes)
    let start = next
    if next < bytes.count, let order = Self.orders[bytes[next]] {
      guard order == 0 || !isFirst || !counts else {
        throw mistake("expected an explicit value in the first point, found a difference")
      }
      track.order = order
      if order == 1 { track.step = 0 }
      next += 1
      skipSpace(bytes)
    }
    guard next < bytes.count else { throw expected("a value", bytes) }
    switch bytes[next] {
    case UInt8(ascii: "*") where !isFirst:
      (track.step, next) = (0, next + 1)
    case UInt8(ascii: "?") where !counts, UInt8(ascii: "T") where !counts,
      UInt8(ascii: "F") where !counts:
      next += 1
    default: try readNumber(into: &track, from: start, bytes)
    }
  }

  private static let orders: [UInt8: Int] = [
    UInt8(ascii: "!"): 0, UInt8(ascii: "'"): 1, UInt8(ascii: "\""): 2,
  ]

  private mutating func readNumber(
    into track: inout Track, from start: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Mistake) {
    let (number, numeral) = try readNumeral(bytes)
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
    guard track.value.isFinite else {
      throw Mistake("number too large", at: offset + start)
    }
  }

  /// Reads a decimal, or a hexadecimal after `#`.
  private mutating func readNumeral(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Mistake) -> (Double, Numeral?) {
    var place = next
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    if place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      place += 1
      var value = 0.0
      let first = place
      while place < bytes.count, let digit = JSONText.hexValue(bytes[place]) {
        value = value * 16 + Double(digit)
        place += 1
      }
      guard place > first, value.isFinite else { throw expected("a hexadecimal number", bytes) }
      next = place
      return (isNegative ? -value : value, nil)
    }
    guard let base = bytes.baseAddress else { throw expected("a number", bytes) }
    let numeral = Numeral(from: base + next, to: base + bytes.count)
    guard numeral.integerDigits + numeral.fractionDigits > 0 else {
      throw expected("a number", bytes)
    }
    guard numeral.value.isFinite else { throw mistake("number too large") }
    next = numeral.end - base
    return (numeral.value, numeral)
  }

  /// What the point says.
  private func sample(at start: Int) throws(Mistake) -> (Point, Double?) {
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
      throw Mistake("expected a trace format with X and Y, found one without", at: offset + start)
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

  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>) {
    while next < bytes.count, XMLText.isSpace(bytes[next]) { next += 1 }
  }

  private func mistake(_ reason: String) -> Mistake { Mistake(reason, at: offset + next) }

  private func expected(_ what: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Mistake {
    let found = next < bytes.count ? XMLText.found(bytes, at: next) : "the end of the trace"
    return mistake("expected \(what), found \(found)")
  }
}
