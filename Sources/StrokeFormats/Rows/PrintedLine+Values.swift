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
    // `touch#1` is a word and a number, unless a bracket follows: then all of it is a label.
    let kind = RowText(start, cursor.next).withoutNumber
    if kind.end > start, cursor.isAtEnd || !"([{".utf8.contains(cursor.next.pointee) {
      cursor.next = kind.end
    }
    let word = RowText(start, cursor.next)
    if word.bytes.count > 1, word.bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) {
      isEllipsis = isEllipsis || items.isEmpty
      if !openGroups.isEmpty, flaw == nil {
        flaw = Flaw(expected: "all values, and no dots where some were left out", place: start)
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
  /// What stands before # and digits, or all.
  fileprivate var withoutNumber: RowText {
    guard let sign = bytes.lastIndex(of: UInt8(ascii: "#")),
      RowText(start + sign + 1, end).isDigits
    else { return self }
    return RowText(start, start + sign)
  }

  /// True for `–` and `—`.
  fileprivate var isDash: Bool {
    bytes.elementsEqual([0xE2, 0x80, 0x93]) || bytes.elementsEqual([0xE2, 0x80, 0x94])
  }
}

extension ByteCursor {
  /// True if the byte at this offset is a digit.
  func isBeforeDigit(_ count: Int) -> Bool { end - next > count && next[count].isDigit }

  /// The end of the clock time or the date with one that comes next; nil if there is none.
  var endOfClock: UnsafePointer<UInt8>? {
    guard !isAtEnd, next.pointee.isDigit else { return nil }
    let bytes = UnsafeBufferPointer(start: next, count: end - next)
    return DateTime.length(atStartOf: bytes).map { next + $0 }
  }
}
