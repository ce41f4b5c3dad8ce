/// Dates with times as ISO 8601 writes them: `2025-11-22T10:07:00.25Z`.
///
/// - A space, `t` or `_` may replace `T`, and a comma the point; before three digits, so may a colon. The basic form, without `-` and
///   `:`, is read too. Seconds may be missing.
/// - The zone is `Z`, `UTC` or `GMT`, or hours with or without minutes: `+01:00`, `+0100`, `-05`. Without one it is UTC.
/// - The day may be written as `2025/11/22` or `22.11.2025`, and half a day be named: `3:07:00 PM`.
/// - A date without a time is rejected.
enum DateTime {
  /// A date and time for messages.
  static let example = "2025-11-22T10:07:00.25Z"

  /// The seconds since the beginning of 1970 in UTC; nil if the bytes are not a date with a time.
  static func seconds(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var reader = Reader(rest: bytes[...])
    guard let (days, isBasic) = reader.readDay(), reader.take(" Tt_"),
      let time = reader.readTime(isBasic: isBasic), let offset = reader.readZone(),
      reader.rest.isEmpty
    else { return nil }
    // Whole seconds are exact, so only the fraction is rounded.
    return Double(days * 86_400 + time.seconds - offset) + time.fraction
  }

  /// The seconds that a time of day or a duration says, such as `10:07:00.025`, `0:00:03.9` or `1:02.100`; nil if the bytes
  /// are none. Behind a day without a year, as in `06-12 10:07:00.025`, they count from the beginning of the year.
  static func clock(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var reader = Reader(rest: bytes[...])
    let days = reader.readDayOfYear() ?? 0
    guard let (seconds, fraction) = reader.readClock(), reader.rest.isEmpty else { return nil }
    return Double(seconds - seconds % 60 + days * 86_400) + (Double(seconds % 60) + fraction)
  }

  /// The length of the time of day that bytes begin with, with the day before it and the zone behind it, if they have
  /// those; nil if they begin with something else. The time may be none that clocks have, which is for its reader to say.
  static func length(atStartOf bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var reader = Reader(rest: bytes[...], checksRanges: false)
    if reader.readDayOfYear() == nil {
      var day = reader
      if let (_, isBasic) = day.readDay(), !isBasic, day.take(" T") { reader = day }
    }
    guard reader.readClock() != nil else { return nil }
    // Behind a space only a word is a zone: a sign may be that of another number.
    var zone = reader
    if reader.rest.first == 0x20 ? zone.takeUTC() : zone.readZone() != nil { reader = zone }
    return reader.isAtDigit ? nil : reader.rest.startIndex
  }

  private static func lengthsOfMonths(isLeap: Bool) -> [Int] {
    [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  private struct Reader {
    var rest: Slice<UnsafeBufferPointer<UInt8>>
    /// False to take what is out of its range for the end of the range.
    var checksRanges = true

    mutating func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }

    /// Takes a word, in any case, behind spaces or without.
    private mutating func take(word: StaticString) -> Bool {
      let found = rest.drop { $0 == 0x20 }
      let behind = found.dropFirst(word.utf8CodeUnitCount)
      guard found.prefix(word.utf8CodeUnitCount).elementsEqualIgnoringCase(word),
        behind.first?.isLetter != true
      else { return false }
      rest = behind
      return true
    }

    var isAtDigit: Bool { rest.first?.isDigit == true }

    /// Reads a whole number with this count of digits.
    mutating func readDigits(_ count: Int, in range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest.removeFirst(count)
      let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      guard checksRanges else { return min(max(number, range.lowerBound), range.upperBound) }
      return range.contains(number) ? number : nil
    }

    /// Reads a day without a year and the space behind it, as the days since the beginning of the year.
    mutating func readDayOfYear() -> Int? {
      var reader = self
      guard let month = reader.readDigits(2, in: 1...12), reader.take("-"),
        let day = reader.readDigits(2, in: 1...31), reader.take(" ")
      else { return nil }
      self = reader
      // A leap year, so that every day has its number.
      return DateTime.lengthsOfMonths(isLeap: true)[..<(month - 1)].reduce(day - 1, +)
    }

    /// Reads a day as the number of days since the beginning of 1970.
    mutating func readDay() -> (days: Int, isBasic: Bool)? {
      if let point = rest.prefix(3).firstIndex(of: UInt8(ascii: ".")) {
        guard let day = readDigits(point - rest.startIndex, in: 1...31), take("."),
          let digits = rest.prefix(3).firstIndex(of: UInt8(ascii: ".")),
          let month = readDigits(digits - rest.startIndex, in: 1...12), take("."),
          let year = readDigits(4, in: 0...9999)
        else { return nil }
        return days(year, month, day).map { ($0, false) }
      }
      guard let year = readDigits(4, in: 0...9999) else { return nil }
      let sign = rest.first == UInt8(ascii: "/") ? "/" : "-"
      let isBasic = !take(sign)
      guard let month = readDigits(2, in: 1...12), isBasic || take(sign),
        let day = readDigits(2, in: 1...31)
      else { return nil }
      return days(year, month, day).map { ($0, isBasic) }
    }

    private func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = DateTime.lengthsOfMonths(isLeap: isLeap)
      guard day <= lengths[month - 1] || !checksRanges else { return nil }
      // The days of whole years before, with those of leap years, counted from the year 0.
      let before = year - 1
      let leaps = year == 0 ? 0 : before / 4 - before / 100 + before / 400 + 1
      let days = year * 365 + leaps + lengths[..<(month - 1)].reduce(0, +) + day - 1
      return days - 719_528
    }

    /// Reads the seconds of a time of day or a duration, and their fraction.
    mutating func readClock() -> (seconds: Int, fraction: Double)? {
      let digits = rest.prefix(5).prefix(while: \.isDigit).count
      guard 1...4 ~= digits, var hours = readDigits(digits, in: 0...9999), take(":"),
        var minutes = readDigits(2, in: 0...59)
      else { return nil }
      var seconds = minutes
      if take(":") {
        guard let whole = readDigits(2, in: 0...59) else { return nil }
        seconds = whole
      } else {
        // Only seconds have a fraction.
        guard isAtFraction else { return nil }
        (hours, minutes) = (0, hours)
      }
      let fraction = readFraction()
      guard readHalfDay(&hours) else { return nil }
      return (hours * 3600 + minutes * 60 + seconds, fraction)
    }

    /// Reads a time of day. A leap second counts as the first second of the next minute.
    mutating func readTime(isBasic: Bool) -> (seconds: Int, fraction: Double)? {
      let digits = rest.dropFirst().first == UInt8(ascii: ":") ? 1 : 2
      guard var hour = readDigits(digits, in: 0...24), isBasic || take(":"),
        let minute = readDigits(2, in: 0...59)
      else { return nil }
      var second = 0
      if isBasic ? rest.first.map({ (0x30...0x39).contains($0) }) ?? false : take(":") {
        guard let number = readDigits(2, in: 0...60) else { return nil }
        second = number
      }
      let fraction = readFraction()
      guard readHalfDay(&hour) else { return nil }
      guard hour < 24 || minute == 0 && second == 0 && fraction == 0 else { return nil }
      return (hour * 3600 + minute * 60 + second, fraction)
    }

    private var isAtFraction: Bool {
      let digits = rest.dropFirst().prefix(4).prefix(while: \.isDigit).count
      switch rest.first {
      case UInt8(ascii: "."), UInt8(ascii: ","): return digits > 0
      case UInt8(ascii: ":"): return digits == 3
      default: return false
      }
    }

    /// Reads the digits behind a point or a comma, if there are some.
    private mutating func readFraction() -> Double {
      guard isAtFraction else { return 0 }
      rest.removeFirst()
      var (digits, scale) = (0.0, 1.0)
      var count = 0
      while let digit = readDigits(1, in: 0...9) {
        // Fifteen digits are exact, and more than any clock has.
        if count < 15 { (digits, scale) = (digits * 10 + Double(digit), scale * 10) }
        count += 1
      }
      return digits / scale
    }

    /// Reads `AM` or `PM`, if it is there. Returns false if there is no such hour.
    mutating func readHalfDay(_ hour: inout Int) -> Bool {
      let isMorning = take(word: "am")
      guard isMorning || take(word: "pm") else { return true }
      guard 1...12 ~= hour || !checksRanges else { return false }
      hour = hour % 12 + (isMorning ? 0 : 12)
      return true
    }

    /// Takes the name of the zone of times that have no other.
    mutating func takeUTC() -> Bool { take(word: "utc") || take(word: "gmt") }

    /// Reads the zone as its offset in seconds.
    mutating func readZone() -> Int? {
      if rest.isEmpty || take("Zz") || takeUTC() { return 0 }
      // Some programs put a space before it.
      _ = take(" ")
      let isBehind = rest.first == UInt8(ascii: "-")
      guard take("+-"), let hours = readDigits(2, in: 0...23) else { return nil }
      var minutes = 0
      let isColon = rest.first == UInt8(ascii: ":") && rest.dropFirst().first?.isDigit == true
      if isColon || isAtDigit {
        _ = take(":")
        guard let number = readDigits(2, in: 0...59) else { return nil }
        minutes = number
      }
      return (hours * 3600 + minutes * 60) * (isBehind ? -1 : 1)
    }
  }
}
