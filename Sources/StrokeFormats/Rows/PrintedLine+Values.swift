// Numbers, times, words and texts.

extension PrintedLine {
  /// Reads a text in quotes; false if they are not closed, or stand within a word.
  mutating func readQuoted(_ quote: UInt8) -> Bool {
    guard !unclosedQuotes.contains(quote) else { return false }
    var place = cursor.next + 1
    while place < cursor.end, place.pointee != quote {
      place += place.pointee == UInt8(ascii: "\\") && place + 1 < cursor.end ? 2 : 1
    }
    guard place < cursor.end else {
      unclosedQuotes.append(quote)
      return false
    }
    let value = RowText(cursor.next + 1, place)
    cursor.next = place + 1
    append(.text, value)
    return true
  }

  /// Reads a method as Objective-C prints its name: the first part of the selector of `-[View touchesBegan:withEvent:]`.
  mutating func readMethod() -> Bool {
    var rest = cursor
    rest.next += 2
    rest.skip { $0.isOfWord || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    guard rest.take(0x20) else { return false }
    let start = rest.next
    rest.skip(while: \.isOfWord)
    let word = RowText(start, rest.next)
    rest.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ":") }
    guard rest.take(UInt8(ascii: "]")), !word.bytes.isEmpty else { return false }
    cursor.next = rest.next
    append(.word, word)
    return true
  }

  /// Reads the seconds since a start, as in `T+0.016`, as a time.
  mutating func readStamp() -> Bool {
    guard cursor.isBeforeDigit(2), cursor.next[1] == UInt8(ascii: "+"), name == nil else {
      return false
    }
    name = (RowText(cursor.next, cursor.next + 1), nil)
    cursor.next += 2
    readNumber()
    return true
  }

  /// Reads a number, a time or a word.
  mutating func readWord() {
    let start = cursor.next
    var number = cursor
    if !number.take(UInt8(ascii: "-")) { _ = number.take(UInt8(ascii: "+")) }
    _ = number.take(UInt8(ascii: "."))
    if !number.isAtEnd, number.next.pointee.isDigit { return readNumber() }
    // At least one byte, so that there is an end.
    cursor.next += 1
    cursor.skip(while: \.isOfWord)
    let word = RowText(start, cursor.next)
    if word.bytes.count > 1, word.bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) {
      isEllipsis = isEllipsis || items.isEmpty
      if !openGroups.isEmpty, flaw == nil {
        flaw = Flaw(expected: "all values, and no sign that some were left out", place: start)
      }
    }
    // An arrow or a dash alone separates.
    if word.isDash || word.bytes.allSatisfy({ !$0.isLetter && !$0.isDigit && $0 < 0x80 }) {
      isSeparated = true
      if name == nil { runStart = items.count }
    } else {
      append(word.isNotFinite ? .number : .word, word)
    }
  }

  private mutating func readNumber() {
    let start = cursor.next
    if let end = cursor.endOfClock {
      cursor.next = end
      return append(.time, RowText(start, end))
    }
    cursor.next = commas.ends[start] ?? Numeral(from: start, to: cursor.end).end
    let value = RowText(start, cursor.next)
    cursor.skip { $0.isLetter || $0 == UInt8(ascii: "%") }
    let unit = RowText(value.end, cursor.next)
    let goesOn =
      !cursor.isAtEnd
      && (cursor.next.pointee.isOfWord
        || cursor.sees(UInt8(ascii: ":")) && cursor.end - cursor.next > 1
          && cursor.next[1].isDigit)
    if goesOn || !unit.bytes.isEmpty && !unit.isUnit {
      cursor.skip { $0.isOfWord || $0 == UInt8(ascii: ":") }
      return append(.word, RowText(start, cursor.next))
    }
    append(.number, value, unit: unit.bytes.isEmpty ? takeUnitBehindSpace() : unit)
  }

  private mutating func takeUnitBehindSpace() -> RowText? {
    var rest = cursor
    guard rest.take(0x20) else { return nil }
    let start = rest.next
    rest.skip { $0.isLetter }
    let unit = RowText(start, rest.next)
    let isAlone =
      rest.isAtEnd || !rest.next.pointee.isOfWord && !"=:([{".utf8.contains(rest.next.pointee)
    guard unit.isUnit, isAlone else { return nil }
    cursor = rest
    return unit
  }
}

extension UInt8 {
  /// True for what does not separate words.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x00...0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"):
      false
    default: true
    }
  }
}

extension RowText {
  /// True for `–` and `—`.
  fileprivate var isDash: Bool {
    bytes.elementsEqual([0xE2, 0x80, 0x93]) || bytes.elementsEqual([0xE2, 0x80, 0x94])
  }
}

extension ByteCursor {
  /// True if a digit comes behind so many bytes.
  func isBeforeDigit(_ count: Int) -> Bool { end - next > count && next[count].isDigit }

  private static let days: [StaticString] = [
    "0000-00-00T", "0000-00-00 ", "0000/00/00T", "0000/00/00 ", "00.00.0000 ", "0.00.0000 ",
    "00.0.0000 ", "0.0.0000 ", "00-00 ",
  ]
  private static let times: [StaticString] = ["0:00:00", "00:00:00", "000:00:00", "0000:00:00"]
  private static let zones: [StaticString] = [
    "Z", "+0000", "-0000", "+00:00", "-00:00", "+00", "-00",
  ]

  private static let words: [StaticString] = [" AM", " PM", " am", " pm", " UTC", " GMT"]

  /// The end of the clock time or the date with one that comes next; nil if there is none.
  var endOfClock: UnsafePointer<UInt8>? {
    guard !isAtEnd, next.pointee.isDigit else { return nil }
    var cursor = self
    _ = cursor.take(oneOf: Self.days)
    guard cursor.take(oneOf: Self.times) || cursor.takeMinutes() else { return nil }
    let seconds = cursor.next
    if cursor.take(UInt8(ascii: ".")) || cursor.take(UInt8(ascii: ",")) {
      let fraction = cursor.next
      cursor.skip(while: \.isDigit)
      if !(1...18 ~= cursor.next - fraction) { cursor.next = seconds }
    }
    _ = cursor.take(oneOf: Self.zones)
    let end = cursor.next
    guard cursor.take(oneOf: Self.words), cursor.isAtEnd || !cursor.next.pointee.isLetter else {
      return end
    }
    return cursor.next
  }

  /// Takes the minutes and seconds of `1:02.100`, of which only seconds have a fraction.
  private mutating func takeMinutes() -> Bool {
    var rest = self
    guard rest.take(oneOf: ["0:00", "00:00"]), rest.end - rest.next > 1,
      rest.sees(UInt8(ascii: ".")), rest.next[1].isDigit
    else { return false }
    self = rest
    return true
  }

  /// Takes the first form that comes next, in which 0 stands for any digit.
  private mutating func take(oneOf forms: [StaticString]) -> Bool {
    let start = next
    for form in forms {
      var count = 0
      while next < end, count < form.utf8CodeUnitCount,
        form.utf8Start[count] == 0x30 ? next.pointee.isDigit : next.pointee == form.utf8Start[count]
      {
        next += 1
        count += 1
      }
      // Digits are not cut.
      let goesOn = !isAtEnd && next.pointee.isDigit && next > start && next[-1].isDigit
      if count == form.utf8CodeUnitCount, !goesOn { return true }
      next = start
    }
    return false
  }
}
