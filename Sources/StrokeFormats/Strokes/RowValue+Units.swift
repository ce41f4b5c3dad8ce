extension RowValue {
  /// The time that the value is, in its unit, or in seconds if it is a date, a clock time or a duration, or has a unit.
  func time(decimalComma: Bool) -> (value: Double, isDate: Bool)? {
    if let number = number(decimalComma: decimalComma) { return (number, false) }
    guard let text else { return nil }
    let seconds = text.withBytes { DateTime.seconds($0) ?? DateTime.clock($0) }
    return (seconds ?? secondsByUnit(decimalComma)).map { ($0, true) }
  }

  /// The seconds that `16 ms` says.
  private func secondsByUnit(_ decimalComma: Bool) -> Double? {
    guard let (number, unit) = numberWithUnit(decimalComma) else { return nil }
    return RowRole.timeUnit(ofTime: "t (\(unit))").map { $0.seconds(number) }
  }

  /// The coordinate that the value is, which may have a unit of length: `160px`.
  func coordinate(decimalComma: Bool) -> Double? {
    if let number = number(decimalComma: decimalComma) { return number }
    guard let (number, unit) = numberWithUnit(decimalComma), RowRole.lengths.contains(unit) else {
      return nil
    }
    return number
  }

  /// A number and the word behind it; nil if the value is something else.
  private func numberWithUnit(_ decimalComma: Bool) -> (number: Double, unit: String)? {
    guard let text, !text.hasEscapes, let first = text.bytes.first, first < 0x3A else { return nil }
    let word = text.bytes.reversed().prefix { $0.isLetter || $0 >= 0x80 }
    let unit = RowText(text.end - word.count, text.end)
    var number = RowText(text.start, unit.start)
    while number.end > number.start, number.end[-1] == 0x20 { number.end -= 1 }
    guard !word.isEmpty, let value = RowValue.word(number).number(decimalComma: decimalComma) else {
      return nil
    }
    return (value, unit.string.lowercased())
  }
}
