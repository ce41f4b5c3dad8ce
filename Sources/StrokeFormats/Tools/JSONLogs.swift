// What the readers of logs in JSON have in common.

extension ByteCursor {
  /// Reads a number in a unit of time, or a date and time of ISO 8601, as seconds.
  mutating func readTime(in unit: TimeUnit) throws(ReadStop) -> Double {
    if sees(UInt8(ascii: "\"")) { return try readTimeOrDate().value }
    let numeral = try readNumeral().scaled(byPowerOfTen: unit.powerOfTen)
    guard numeral.value.isFinite else { throw stop("number too large", at: numeral.start) }
    return numeral.value
  }

  /// Reads an event, or an array of them; `body` is told how many arrays and objects it is in.
  mutating func readEvents(
    _ body: (inout ByteCursor, Int) throws(ReadStop) -> Void
  ) throws(ReadStop) {
    guard sees(UInt8(ascii: "[")) else { return try body(&self, 0) }
    try readArray("an array of events") { cursor throws(ReadStop) in try body(&cursor, 1) }
  }
}

extension Members {
  /// Reads the value at the cursor and keeps it under a name, if the name is new.
  mutating func read(
    _ cursor: inout ByteCursor, as name: some Sequence<UInt8>, depth: Int
  ) throws(ReadStop) {
    let start = cursor.next
    if cursor.sees(UInt8(ascii: "\"")) {
      add(name, .text(String(decoding: try cursor.readText().decoded(), as: UTF8.self)))
    } else {
      try cursor.skipValue(depth: depth)
      add(name, StrokeField.Value(json: start, to: cursor.next))
    }
  }
}
