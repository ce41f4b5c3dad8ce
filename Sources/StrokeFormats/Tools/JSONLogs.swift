// What the readers of logs in JSON have in common.

extension ByteCursor {
  /// Reads an object: `body` reads the value of a member, or returns false to have it stepped
  /// over. `depth` is how many arrays and objects the object is in.
  mutating func readObject(
    _ what: String, depth: Int, _ body: (JSONText, inout ByteCursor) throws(Fault) -> Bool
  ) throws(Fault) {
    try need(UInt8(ascii: "{"), or: what)
    skipSpace()
    var names = Members()
    while !sees(UInt8(ascii: "}")) {
      let place = next
      let name = try readName()
      guard names.add({ name.append(to: &$0) }) else { throw twice(name, at: place) }
      if try !body(name, &self) { try skipValue(depth: depth + 1) }
      guard try goOnInObject() else { break }
    }
    next += 1
  }

  /// Reads an array: `body` reads an element.
  mutating func readArray(
    _ what: String, _ body: (inout ByteCursor) throws(Fault) -> Void
  ) throws(Fault) {
    try need(UInt8(ascii: "["), or: what)
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    while true {
      try body(&self)
      skipSpace()
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else { throw expected(", or ]") }
      skipSpace()
    }
  }

  /// Reads a string.
  mutating func readString(_ what: String) throws(Fault) -> String {
    guard sees(UInt8(ascii: "\"")) else { throw expected(what) }
    return String(decoding: try readText().decoded(), as: UTF8.self)
  }

  /// Reads a number in a unit of time, as seconds.
  mutating func readTime(in unit: TimeUnit) throws(Fault) -> Double {
    let numeral = try readNumeral().scaled(byPowerOfTen: unit.powerOfTen)
    guard numeral.value.isFinite else { throw fault("number too large", at: numeral.start) }
    return numeral.value
  }

  /// Reads a number that may be left out as null.
  mutating func readNumberOrNull() throws(Fault) -> Double? {
    if sees(UInt8(ascii: "n")) {
      try skipWord("null")
      return nil
    }
    return try readNumber()
  }
}

extension Members {
  /// Reads the value at the cursor and keeps it under a name, if the name is new.
  mutating func read(
    _ cursor: inout ByteCursor, as name: some Sequence<UInt8>, depth: Int
  ) throws(Fault) {
    let start = cursor.next
    if cursor.sees(UInt8(ascii: "\"")) {
      add(name, .text(String(decoding: try cursor.readText().decoded(), as: UTF8.self)))
    } else {
      try cursor.skipValue(depth: depth)
      add(name, StrokeField.Value(json: start, to: cursor.next))
    }
  }
}

extension ByteCursor {
  /// The fault that a sample has a time and others of its stroke have none, or the other way
  /// about.
  func fault(_ error: StrokeDraft.PartlyTimed, at place: UnsafePointer<UInt8>) -> Fault {
    fault(
      error.needsTime
        ? "expected a time, as in the samples before, found none"
        : "expected no time, as in the samples before, found one", at: place)
  }
}
