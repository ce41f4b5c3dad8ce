// Objects and arrays of JSON, one member or element at a time.

extension ByteCursor {
  /// Reads an object. `body` reads the value of a member, or returns false to skip it. `depth` is
  /// the number of arrays and objects around the object.
  mutating func readObject(
    _ what: String, depth: Int, _ body: (RowText, inout ByteCursor) throws(ReadError) -> Bool
  ) throws(ReadError) {
    try need(UInt8(ascii: "{"), or: what)
    skipSpace()
    var names = NameSet()
    while !sees(UInt8(ascii: "}")) {
      let place = next
      let name = try readName()
      guard names.insert({ name.append(to: &$0) }) else { throw twice(name, at: place) }
      if try !body(name, &self) { try skipValue(depth: depth + 1) }
      guard try goOnInObject() else { break }
    }
    next += 1
  }

  mutating func readArray(
    _ what: String, _ body: (inout ByteCursor) throws(ReadError) -> Void
  ) throws(ReadError) {
    try need(UInt8(ascii: "["), or: what)
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    repeat { try body(&self) } while try goOnInArray()
  }

  /// Continues after an element: true at the next one, false behind the closing bracket.
  @inline(__always)
  mutating func goOnInArray() throws(ReadError) -> Bool {
    skipSpace()
    if take(UInt8(ascii: "]")) { return false }
    guard take(UInt8(ascii: ",")) else { throw expected(", or ]") }
    skipSpace()
    return true
  }

  mutating func readString(_ what: String) throws(ReadError) -> String {
    guard sees(UInt8(ascii: "\"")) else { throw expected(what) }
    return try readText().string
  }

  /// Continues after a member: true at the next one, false at the closing brace.
  @inline(__always)
  mutating func goOnInObject() throws(ReadError) -> Bool {
    skipSpace()
    if take(UInt8(ascii: ",")) {
      skipSpace()
      guard sees(UInt8(ascii: "\"")) else { throw expectedInJSON("a name in quotes") }
      return true
    }
    guard sees(UInt8(ascii: "}")) else { throw expected(", or }") }
    return false
  }

  func twice(_ name: RowText, at place: UnsafePointer<UInt8>) -> ReadError {
    let name = String(decoding: name.decoded(), as: UTF8.self).withoutControls
    return error("expected every name once, found \"\(name)\" again", at: place)
  }

  /// The error for anything else than `what`, with a hint if the JSON has a common mistake.
  func expectedInJSON(_ what: String, isInside: Bool = true) -> ReadError {
    var before = next
    // Inside an array or object, its bracket stops the search at the latest; elsewhere there may be
    // no byte before.
    if isInside { repeat { before -= 1 } while Self.isSpace(before.pointee) }
    let advice: String? =
      if sees("//") || sees("/*") {
        "JSON has no comments, so remove it"
      } else if sees(UInt8(ascii: "'")) || sees("\u{201C}") {
        "JSON has straight double quotes"
      } else if isInside, before.pointee == UInt8(ascii: ","),
        sees(UInt8(ascii: "]")) || sees(UInt8(ascii: "}"))
      {
        "remove the comma before it"
      } else {
        nil
      }
    return advice.map { expected(what).adding("; \($0)") } ?? expected(what)
  }

  /// The error for a missing member of an object, with the names of its members.
  func missing(
    _ what: String, among names: [String], at place: UnsafePointer<UInt8>? = nil
  ) -> ReadError {
    guard !names.isEmpty else { return expected(what, at: place ?? next) }
    let most = 5
    var shown = names.prefix(most).map { "\"\($0.withoutControls.prefix(40))\"" }
    if names.count > most { shown.append("\(names.count - most) more") }
    let last = shown.removeLast()
    let list = shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
    return error("expected \(what), found only \(list)", at: place ?? next)
  }

  /// Skips a comma between numbers and the space around it.
  @inline(__always)
  mutating func needComma() throws(ReadError) {
    skipSpace()
    guard take(UInt8(ascii: ",")) else { throw expected("a comma") }
    skipSpace()
  }

  /// Skips `byte`; an error names it by its meaning.
  mutating func need(_ byte: UInt8, or meaning: String) throws(ReadError) {
    guard take(byte) else { throw expected(meaning) }
  }
}
