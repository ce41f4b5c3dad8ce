// What the cells of a row say.

extension TableLayout {
  /// Reads `{195, 179.4}`.
  func readPlace(
    _ cell: Cell, _ cursor: ByteCursor
  ) throws(ReadStop) -> (Double, Double) {
    guard let (x, y) = cursor.at(cell.start).pair(upTo: cell.end, isText: true) else {
      throw cursor.expected("a point", at: cell.start)
    }
    guard x.value.isFinite, y.value.isFinite else {
      throw .error(cursor.error("number too large", at: cell.start))
    }
    return (x.value, y.value)
  }

  /// Reads a time: a number, or a date and time of ISO 8601.
  func readTime(
    _ cell: Cell, _ cursor: ByteCursor
  ) throws(ReadStop) -> (value: Double, isDate: Bool) {
    // A date has its year first, which no number ends with.
    if cell.bytes.count > 10, let seconds = DateTime.seconds(cell.bytes) { return (seconds, true) }
    return (try readNumber(cell, cursor), false)
  }

  /// What to do about a number that ends in the middle of its cell.
  private func advice(
    on cell: Cell, at place: UnsafePointer<UInt8>
  ) -> String {
    if cell.bytes.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") })
      || cell.bytes.count(where: { $0 == UInt8(ascii: ".") }) > 1
    {
      return "; dates with times are written as \(DateTime.example)"
    }
    guard place.pointee == UInt8(ascii: ",") else { return "" }
    return allowsDecimalCommas
      ? "; remove the separators of thousands"
      : "; decimal commas need ; between columns, and separators of thousands are to be removed"
  }

  /// Reads a number.
  func readNumber(_ cell: Cell, _ cursor: ByteCursor) throws(ReadStop) -> Double {
    if let short = Decimal7(cursor.at(cell.start)), cell.start + short.length == cell.end {
      return short.value
    }
    if let middle = Decimal23(cursor.at(cell.start)), cell.start + middle.length == cell.end {
      return middle.value
    }
    let (value, digits, length) = cell.number(decimalComma: allowsDecimalCommas)
    guard digits > 0 else { throw cursor.expected("a number", at: cell.start) }
    guard cell.start + length == cell.end else {
      throw cursor.expected("the end of the number", at: cell.start + length)
        .adding(advice(on: cell, at: cell.start + length))
    }
    guard value.isFinite else {
      throw .error(cursor.error("number too large", at: cell.start))
    }
    return value
  }
}
