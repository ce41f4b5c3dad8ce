/// A moment in UTC, to the second, in the calendar that people use.
struct UTCTime: CustomStringConvertible {
  private let day: (year: Int, month: Int, day: Int)
  private let second: Int

  /// The moment that is so many seconds after the beginning of 1970, not counting leap seconds; a
  /// moment before the year 0 or after 9999 is taken for the nearest one between.
  init(_ secondsSince1970: Int) {
    let seconds = min(max(secondsSince1970, -62_167_219_200), 253_402_300_799)
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    day = Self.date(daysSince1970: rest < 0 ? days - 1 : days)
    second = rest < 0 ? rest + 86_400 : rest
  }

  /// `2009-11-25T08:30:00`
  var description: String {
    var text: [UInt8] = []
    let fields = [
      (day.year, 4, "-"), (day.month, 2, "-"), (day.day, 2, "T"), (second / 3_600, 2, ":"),
      (second / 60 % 60, 2, ":"), (second % 60, 2, ""),
    ]
    for (number, digits, end) in fields {
      text.append(magnitude: UInt64(number), digits: digits)
      text.append(end)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The date, by the Gregorian calendar also before its time. Years are counted from March, so
  /// that a leap day is the last of its year, in eras of 400 years, which all have as many days.
  private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let daysOfEra = 146_097
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - daysOfEra + 1) / daysOfEra
    let dayOfEra = days - era * daysOfEra
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Five months from March on have 153 days, and so have the next five.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
