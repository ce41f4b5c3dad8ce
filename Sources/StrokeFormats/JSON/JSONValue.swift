import StrokePaths

extension ByteCursor {
  /// The deepest nesting of arrays and objects that is accepted.
  static var deepest: Int { 512 }

  /// Reads a number by the grammar of JSON.
  @inline(__always)
  mutating func readNumber() throws(ReadError) -> Double {
    if let short = Decimal7(self), next + short.length < end {
      next += short.length
      return short.value
    }
    if let middle = Decimal23(self), next + middle.length < end {
      next += middle.length
      return middle.value
    }
    return try readLongNumber()
  }

  private mutating func readLongNumber() throws(ReadError) -> Double {
    let numeral = try readNumeral()
    let value = numeral.value
    guard value.isFinite else { throw error("number too large", at: numeral.start) }
    return value
  }

  /// Reads a number of any size by the grammar of JSON.
  @inline(__always)
  mutating func readNumeral() throws(ReadError) -> Numeral {
    let numeral = Numeral(from: next, to: end)
    let isPlain =
      numeral.integerDigits > 0 && !(numeral.beginsWithZero && numeral.integerDigits > 1)
      && (numeral.isNegative || !numeral.hasSign)
      && (!numeral.hasPoint || numeral.fractionDigits > 0)
    guard isPlain, numeral.end < end, numeral.end.pointee | 0x20 != UInt8(ascii: "e") else {
      try checkEnd(of: numeral)
      next = numeral.end
      return numeral
    }
    next = numeral.end
    return numeral
  }

  /// Throws if a numeral is not valid in JSON.
  private func checkEnd(of numeral: Numeral) throws(ReadError) {
    let digits = numeral.start + (numeral.isNegative ? 1 : 0)
    if numeral.integerDigits == 0 || numeral.hasSign && !numeral.isNegative {
      throw numeral.isNegative
        ? expected("a digit", at: digits) : expected("a number", at: numeral.start)
    }
    if numeral.beginsWithZero && numeral.integerDigits > 1 {
      throw expected("no digit after a leading 0", at: digits + 1)
    }
    if numeral.hasPoint && numeral.fractionDigits == 0 {
      throw expected("a digit", at: digits + numeral.integerDigits + 1)
    }
    if numeral.end < end, !numeral.hasExponent, numeral.end.pointee | 0x20 == UInt8(ascii: "e") {
      let sign = numeral.end + 1
      let isSigned =
        sign < end && (sign.pointee == UInt8(ascii: "+") || sign.pointee == UInt8(ascii: "-"))
      throw expected("a digit", at: isSigned ? sign + 1 : sign)
    }
  }

  /// Skips a value of any kind, and checks every byte of it. `depth` is the number of arrays and
  /// objects around it.
  ///
  /// No recursion: nesting costs one bit a level.
  mutating func skipValue(depth: Int) throws(ReadError) {
    var nesting = Nesting(depth: depth)
    while true {
      var isOver = try skipScalar(isInside: depth > 0 || nesting.isOpen)
      if !isOver { isOver = try openContainer(&nesting) }
      // The end of a value may also end the values around it.
      while isOver, nesting.isOpen { isOver = try !skipToNextValue(&nesting) }
      if isOver { return }
    }
  }

  /// Skips the start of an array or object, up to its first value; true if it is empty, and has
  /// been skipped.
  private mutating func openContainer(_ nesting: inout Nesting) throws(ReadError) -> Bool {
    let isObject = next.pointee == UInt8(ascii: "{")
    guard nesting.open(isObject: isObject) else {
      throw expected("at most \(Self.deepest) levels of nesting")
    }
    next += 1
    skipSpace()
    if take(UInt8(ascii: isObject ? "}" : "]")) {
      nesting.close()
      return true
    }
    if isObject { _ = try readName() }
    return false
  }

  /// After a value in a container: skips to the next value and returns true, or skips the end of
  /// the container.
  private mutating func skipToNextValue(_ nesting: inout Nesting) throws(ReadError) -> Bool {
    skipSpace()
    if take(UInt8(ascii: ",")) {
      skipSpace()
      if nesting.isObject { _ = try readName() }
      return true
    }
    guard take(UInt8(ascii: nesting.isObject ? "}" : "]")) else {
      throw expected(nesting.isObject ? ", or }" : ", or ]")
    }
    nesting.close()
    return false
  }

  /// Skips a value that is not an array or object; false if it is one. `isInside` if it is in a
  /// container.
  private mutating func skipScalar(isInside: Bool) throws(ReadError) -> Bool {
    guard next < end else { throw expected("a value") }
    switch next.pointee {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return false
    case UInt8(ascii: "\""): _ = try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try readNumeral()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: throw expectedInJSON("a value", isInside: isInside)
    }
    return true
  }

  mutating func skipWord(_ word: StaticString) throws(ReadError) {
    let start = next
    for index in 0..<word.utf8CodeUnitCount {
      guard sees(word.utf8Start[index]) else {
        next = start
        throw expected("a value")
      }
      next += 1
    }
  }

  /// Reads a member's name and the colon, up to the value.
  mutating func readName() throws(ReadError) -> RowText {
    guard sees(UInt8(ascii: "\"")) else { throw expectedInJSON("a name in quotes") }
    let name = try readText()
    skipSpace()
    try need(UInt8(ascii: ":"))
    skipSpace()
    return name
  }
}

/// Tells which of the open containers are objects.
private struct Nesting {
  private let outside: Int
  private var inside = 0
  private var kinds = SIMD8<UInt64>()

  init(depth: Int) { outside = depth }

  var isOpen: Bool { inside > 0 }

  var isObject: Bool { kinds[(inside - 1) / 64] >> UInt64((inside - 1) % 64) & 1 == 1 }

  /// False if the nesting would be too deep.
  mutating func open(isObject: Bool) -> Bool {
    guard outside + inside < ByteCursor.deepest else { return false }
    let bit: UInt64 = 1 << UInt64(inside % 64)
    if isObject { kinds[inside / 64] |= bit } else { kinds[inside / 64] &= ~bit }
    inside += 1
    return true
  }

  mutating func close() { inside -= 1 }
}

// MARK: - Strings

extension ByteCursor {
  /// Reads a string; the opening quote comes next.
  mutating func readText() throws(ReadError) -> RowText {
    next += 1
    let start = next
    var hasEscapes = false
    while true {
      skipPlainText()
      guard next < end else { throw expected("\"") }
      switch next.pointee {
      case UInt8(ascii: "\""):
        next += 1
        return RowText(start, next - 1, hasEscapes ? .json : .none)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20:
        throw expected("\"")
      default:
        guard let scalar else { throw expected("UTF-8") }
        next += UTF8.width(scalar)
      }
    }
  }

  /// Skips unescaped ASCII characters.
  @inline(__always)
  private mutating func skipPlainText() {
    while next < end {
      let byte = next.pointee
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
      else { return }
      next += 1
    }
  }

  /// Skips an escape, or both of a surrogate pair.
  private mutating func skipEscape() throws(ReadError) {
    let start = next
    next += 1
    guard next < end else { throw expected("an escape") }
    switch next.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      next += 1
    case UInt8(ascii: "u"):
      next += 1
      let first = try readCodeUnit()
      guard (0xD800..<0xE000).contains(first) else { return }
      guard first < 0xDC00, next + 1 < end, next[0] == UInt8(ascii: "\\"),
        next[1] == UInt8(ascii: "u")
      else { throw loneSurrogate(at: start) }
      next += 2
      let second = try readCodeUnit()
      guard (0xDC00..<0xE000).contains(second) else { throw loneSurrogate(at: start) }
    default:
      throw expected("an escape")
    }
  }

  private mutating func readCodeUnit() throws(ReadError) -> UInt32 {
    let start = next
    for _ in 0..<4 {
      guard next < end, next.pointee.hexValue != nil else {
        throw expected("a hexadecimal digit")
      }
      next += 1
    }
    return RowText.codeUnit(at: start)
  }

  private func loneSurrogate(at place: UnsafePointer<UInt8>) -> ReadError {
    error(
      "expected a character, found the lone surrogate "
        + String(decoding: UnsafeBufferPointer(start: place, count: 6), as: UTF8.self), at: place)
  }
}

// MARK: - Objects and arrays

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
    guard !names.isEmpty else { return expected(what, at: place) }
    let most = 5
    var shown = names.prefix(most).map { "\"\($0.withoutControls.prefix(40))\"" }
    if names.count > most { shown.append("\(names.count - most) more") }
    let last = shown.removeLast()
    let list = shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
    return error("expected \(what), found only \(list)", at: place)
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
