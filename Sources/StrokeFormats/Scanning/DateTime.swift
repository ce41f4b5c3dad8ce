/// Dates with times as ISO 8601 writes them: `2025-11-22T10:07:00.25Z`.
///
/// - A space, `t` or `_` may replace `T`, and a comma the point. The basic form, without `-` and
///   `:`, is read too. Seconds may be missing.
/// - The zone is `Z`, or hours with or without minutes: `+01:00`, `+0100`, `-05`. Without one it is
///   UTC.
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

  /// The seconds that a time of day or a duration says, such as `10:07:00.025` or `0:00:03.9`; nil if the bytes are none.
  /// Behind a day without a year, as in `06-12 10:07:00.025`, they count from the beginning of the year.
  static func clock(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if bytes.count > 6, bytes[2] == UInt8(ascii: "-"), bytes[5] == 0x20,
      let month = digits(bytes[..<2]), let day = digits(bytes[3..<5])
    {
      guard 1...12 ~= month, 1...31 ~= day else { return nil }
      // A leap year, so that every day has its number.
      let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30][..<(month - 1)].reduce(day - 1, +)
      return clock(UnsafeBufferPointer(rebasing: bytes[6...])).map { $0 + Double(days) * 86_400 }
    }
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3, 1...4 ~= parts[0].count, parts[1].count == 2, parts[2].count >= 2,
      let hours = digits(parts[0]), let minutes = digits(parts[1]), minutes < 60,
      let whole = digits(parts[2].prefix(2)), whole < 60
    else { return nil }
    var seconds = Double(whole)
    let rest = parts[2].dropFirst(2)
    if let point = rest.first {
      let fraction = rest.dropFirst()
      guard point == UInt8(ascii: ".") || point == UInt8(ascii: ","), 1...15 ~= fraction.count,
        let number = digits(fraction)
      else { return nil }
      var scale = 1.0
      for _ in fraction { scale *= 10 }
      seconds += Double(number) / scale
    }
    return Double(hours * 3600 + minutes * 60) + seconds
  }

  private static func digits(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    text.reduce(Int?(0)) { number, byte in
      guard let number, 0x30...0x39 ~= byte else { return nil }
      return number * 10 + Int(byte - 0x30)
    }
  }

  private struct Reader {
    var rest: Slice<UnsafeBufferPointer<UInt8>>

    mutating func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }

    /// Reads a whole number with this count of digits.
    mutating func readDigits(_ count: Int, in range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest.removeFirst(count)
      let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return range.contains(number) ? number : nil
    }

    /// Reads a day as the number of days since the beginning of 1970.
    mutating func readDay() -> (days: Int, isBasic: Bool)? {
      guard let year = readDigits(4, in: 0...9999) else { return nil }
      let isBasic = !take("-")
      guard let month = readDigits(2, in: 1...12), isBasic || take("-"),
        let day = readDigits(2, in: 1...31)
      else { return nil }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard day <= lengths[month - 1] else { return nil }
      // The days of whole years before, with those of leap years, counted from the year 0.
      let before = year - 1
      let leaps = year == 0 ? 0 : before / 4 - before / 100 + before / 400 + 1
      let days = year * 365 + leaps + lengths[..<(month - 1)].reduce(0, +) + day - 1
      return (days - 719_528, isBasic)
    }

    /// Reads a time of day. A leap second counts as the first second of the next minute.
    mutating func readTime(isBasic: Bool) -> (seconds: Int, fraction: Double)? {
      guard let hour = readDigits(2, in: 0...24), isBasic || take(":"),
        let minute = readDigits(2, in: 0...59)
      else { return nil }
      var second = 0
      if isBasic ? rest.first.map({ (0x30...0x39).contains($0) }) ?? false : take(":") {
        guard let number = readDigits(2, in: 0...60) else { return nil }
        second = number
      }
      var fraction = 0.0
      if take(".,") {
        var (digits, scale) = (0.0, 1.0)
        var count = 0
        while let digit = readDigits(1, in: 0...9) {
          // Fifteen digits are exact, and more than any clock has.
          if count < 15 { (digits, scale) = (digits * 10 + Double(digit), scale * 10) }
          count += 1
        }
        guard count > 0 else { return nil }
        fraction = digits / scale
      }
      guard hour < 24 || minute == 0 && second == 0 && fraction == 0 else { return nil }
      return (hour * 3600 + minute * 60 + second, fraction)
    }

    /// Reads the zone as its offset in seconds.
    mutating func readZone() -> Int? {
      if rest.isEmpty || take("Zz") { return 0 }
      // Some programs put a space before it.
      _ = take(" ")
      let isBehind = rest.first == UInt8(ascii: "-")
      guard take("+-"), let hours = readDigits(2, in: 0...23) else { return nil }
      var minutes = 0
      if !rest.isEmpty {
        _ = take(":")
        guard let number = readDigits(2, in: 0...59) else { return nil }
        minutes = number
      }
      return (hours * 3600 + minutes * 60) * (isBehind ? -1 : 1)
    }
  }
}
