// What a console writes before the message of a line, and behind it:
//
//     06-12 09:41:01.000 +0200 10234  8812  8812 D My tag  : message           logcat, in all of its formats
//     2024-06-12 09:41:01.000  8812-8812  Tag    com.example.draw    D  message  Android Studio
//     2026-11-20 14:03:22.118445+0100 App[5123:88123] [category] message        NSLog and os_log
//     [Log] message (app.js, line 12)      recorder.js:14 message      message draw.js:41:13
//
// It is read part by part, each by its form, whatever program wrote it. Nothing in it is a name, a number or a word of the
// message; its time counts if the message has none, and its tag tells lines about something else apart.

/// The parts of a line before its message.
struct PrintedPrefix {
  /// The date and time, or the seconds of a clock.
  private(set) var clock: RowText?
  /// True if the clock is a number of seconds.
  private(set) var isSeconds = false
  /// The source of the message, as the console names it.
  private(set) var tag: RowText?
  /// True if the lines that follow are the message, as `logcat -v long` prints it.
  private(set) var isHeader = false
  /// The message.
  private(set) var message: ByteCursor

  private var cursor: ByteCursor

  private static let mostParts = 12
  private static let longestTag = 160

  init(_ line: ByteCursor, _ names: inout PrintedNames) {
    (cursor, message) = (line, line)
    for _ in 0..<Self.mostParts where readPart(&names) {}
    cursor.skip(while: Self.isSpace)
    let isWhole = cursor.isAtEnd && !isHeader
    // A line that is nothing but a prefix may be a message that looks like one.
    if isWhole { (clock, tag, cursor) = (nil, nil, line) }
    message = isWhole ? line : cursor.upTo(cursor.endOfMessage)
  }

  fileprivate static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Reads the next part; false if the message begins.
  private mutating func readPart(_ names: inout PrintedNames) -> Bool {
    let start = cursor.next
    cursor.skip(while: Self.isSpace)
    guard !cursor.isAtEnd else { return false }
    let isRead =
      readClock() || readProcess() || readLogcat() || readStudio() || readLevelAndTag()
      || readApp() || readLogStream() || readBrackets(&names) || readScript() || readLevel()
    if !isRead { cursor.next = start }
    return isRead
  }
}

// MARK: - Parts

extension PrintedPrefix {
  /// A clock time with or without a date and a zone, which may stand in brackets, with the rest of `logcat -v long`.
  private mutating func readClock() -> Bool {
    guard clock == nil else { return false }
    var rest = cursor
    let isInBrackets = rest.take(UInt8(ascii: "["))
    rest.skip(while: Self.isSpace)
    let start = rest.next
    guard let end = rest.endOfClock else { return false }
    rest.next = end
    if isInBrackets {
      let inside = rest.next
      rest.skip { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
      let last = rest.next
      guard rest.take(UInt8(ascii: "]")) else { return false }
      let header = RowText(inside, last).trimmed
      if !header.bytes.isEmpty {
        guard let slash = header.bytes.lastIndex(of: UInt8(ascii: "/")), rest.isBlank else {
          return false
        }
        (tag, isHeader) = (RowText(header.start + slash + 1, header.end), true)
      }
    } else if !rest.isAtEnd, !Self.isSpace(rest.next.pointee) {
      // A colon may stand behind it.
      guard rest.take(UInt8(ascii: ":")), !rest.isAtEnd, Self.isSpace(rest.next.pointee) else {
        return false
      }
    }
    clock = RowText(start, end)
    cursor = rest
    takeZone()
    takeColumn()
    return true
  }

  private mutating func takeZone() {
    var rest = cursor
    rest.skip(while: Self.isSpace)
    guard rest.take(UInt8(ascii: "+")) || rest.take(UInt8(ascii: "-")) else { return }
    let digits = rest.next
    rest.skip(while: \.isDigit)
    guard rest.next - digits == 4, rest.isAtEnd || Self.isSpace(rest.next.pointee) else { return }
    // Without a year, a date is no time in any zone.
    if let start = clock?.start, start[4] == UInt8(ascii: "-") { clock?.end = rest.next }
    cursor = rest
  }

  /// A process between tabs, as the Console app copies lines.
  private mutating func takeColumn() {
    var rest = cursor
    guard rest.take(0x09) else { return }
    let start = rest.next
    rest.skip { $0 != 0x09 }
    guard rest.sees(0x09), rest.next > start else { return }
    tag = RowText(start, rest.next)
    cursor = rest
  }

  /// `8812  8812 D tag: `, behind the user if there is one; before it there may be seconds instead of a date.
  private mutating func readLogcat() -> Bool {
    var rest = cursor
    var words: [RowText] = []
    while words.count < 5 {
      let word = rest.takeWord()
      rest.skip(while: Self.isSpace)
      words.append(word)
      if word.isLevel { break }
      guard word.isOfNames, !rest.isAtEnd else { return false }
    }
    guard words.last?.isLevel == true, words.count > 2,
      words.dropLast().suffix(2).allSatisfy(\.isDigits)
    else { return false }
    var before = words.dropLast(3)
    var seconds: RowText?
    if clock == nil, let first = before.first, first.isDecimal {
      seconds = first
      before.removeFirst()
    }
    guard before.count < 2, clock != nil || seconds != nil || before.isEmpty, takeTag(&rest) else {
      return false
    }
    if let seconds { (clock, isSeconds) = (seconds, true) }
    cursor = rest
    return true
  }

  /// Takes the tag up to the colon that ends it.
  private mutating func takeTag(_ rest: inout ByteCursor) -> Bool {
    let start = rest.next
    let stop = min(rest.end, start + Self.longestTag)
    var place = start
    while place < stop {
      if place.pointee == UInt8(ascii: ":"), place + 1 == rest.end || Self.isSpace(place[1]) {
        var name = RowText(start, place).trimmed
        if name.bytes.last == UInt8(ascii: ")"),
          let open = name.bytes.lastIndex(of: UInt8(ascii: "("))
        {
          name.end = name.start + open
        }
        tag = name.trimmed
        rest.next = place + 1
        return true
      }
      place += 1
    }
    return false
  }

  /// `8812-8812/com.example.draw`.
  private mutating func readProcess() -> Bool {
    var rest = cursor
    let word = rest.takeWord()
    guard let slash = word.bytes.firstIndex(of: UInt8(ascii: "/")),
      RowText(word.start, word.start + slash).isPairOfNumbers, !rest.isAtEnd
    else { return false }
    cursor = rest
    return true
  }

  /// `8812-8812  Tag   com.example.draw   D  `.
  private mutating func readStudio() -> Bool {
    guard clock != nil else { return false }
    var rest = cursor
    guard rest.takeWord().isPairOfNumbers else { return false }
    rest.skip(while: Self.isSpace)
    let start = rest.next
    var last: RowText?
    while !rest.isAtEnd, rest.next - start < Self.longestTag {
      let word = rest.takeWord()
      rest.skip(while: Self.isSpace)
      if word.isLevel, let package = last, !rest.isAtEnd {
        let name = RowText(start, package.start).trimmed
        tag = name.bytes.isEmpty ? package : name
        cursor = rest
        return true
      }
      last = word
    }
    return false
  }

  /// `D/tag( 8812): `, `D/tag: `, `D( 8812) ` or `D( 8812: 8812) `.
  private mutating func readLevelAndTag() -> Bool {
    guard cursor.end - cursor.next > 2, RowText(cursor.next, cursor.next + 1).isLevel else {
      return false
    }
    var rest = cursor
    rest.next += 1
    if rest.take(UInt8(ascii: "/")) {
      guard takeTag(&rest) else { return false }
    } else {
      guard rest.take(UInt8(ascii: "(")) else { return false }
      let start = rest.next
      rest.skip { $0.isDigit || Self.isSpace($0) || $0 == UInt8(ascii: ":") }
      guard rest.next > start, rest.take(UInt8(ascii: ")")) else { return false }
      _ = rest.take(UInt8(ascii: ":"))
    }
    cursor = rest
    return true
  }

  /// `App[5123:88123] `, which may have a level of two letters before it.
  private mutating func readApp() -> Bool {
    var rest = cursor
    var word = rest.takeWord()
    if word.bytes.count < 3, word.isOfNames, clock != nil {
      rest.skip(while: Self.isSpace)
      word = rest.takeWord()
    }
    if word.bytes.last == UInt8(ascii: ":") { word.end -= 1 }
    guard word.bytes.last == UInt8(ascii: "]"),
      let open = word.bytes.firstIndex(of: UInt8(ascii: "[")), open > 0, !rest.isAtEnd
    else { return false }
    let inside = RowText(word.start + open + 1, word.end - 1)
    guard let first = inside.bytes.first, first.isDigit,
      inside.bytes.allSatisfy({ $0.hexValue != nil || $0 == UInt8(ascii: ":") }),
      clock != nil || inside.bytes.contains(UInt8(ascii: ":"))
    else { return false }
    tag = RowText(word.start, word.start + open)
    cursor = rest
    return true
  }

  /// `0x1a2b  Debug  0x0  5123  0  App: `, as `log stream` prints it.
  private mutating func readLogStream() -> Bool {
    guard clock != nil, cursor.sees("0x") else { return false }
    var rest = cursor
    for index in 0..<5 {
      let word = rest.takeWord()
      rest.skip(while: Self.isSpace)
      let isExpected =
        switch index {
        case 0, 2: word.bytes.starts(with: "0x".utf8)
        case 1: word.isOfNames
        default: word.isDigits
        }
      guard isExpected else { return false }
    }
    guard takeTag(&rest) else { return false }
    cursor = rest
    return true
  }

  /// `[INFO] ` or `[com.example:touch] `: a word that is no phase, or behind a time several.
  private mutating func readBrackets(_ names: inout PrintedNames) -> Bool {
    var rest = cursor
    guard rest.take(UInt8(ascii: "[")), !rest.isAtEnd, rest.next.pointee.isLetter else {
      return false
    }
    let start = rest.next
    rest.skip { Self.isOfBrackets($0) || clock != nil && $0 == 0x20 }
    let word = RowText(start, rest.next)
    guard rest.take(UInt8(ascii: "]")), !rest.isAtEnd, Self.isSpace(rest.next.pointee),
      names.phase(of: word) == nil, word.bytes.count <= Self.longestTag
    else { return false }
    if !word.isNameOfLevel { tag = word }
    cursor = rest
    return true
  }

  private static func isOfBrackets(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "._-:#/$@".utf8.contains(byte)
  }

  /// `recorder.js:14 ` or `VM123:4 `.
  private mutating func readScript() -> Bool {
    var rest = cursor
    var word = rest.takeWord()
    if word.bytes.last == UInt8(ascii: ":") { word.end -= 1 }
    guard word.isPlaceOfScript, !rest.isAtEnd else { return false }
    cursor = rest
    return true
  }

  /// `INFO `, `debug: ` or `(NOBRIDGE) LOG `.
  private mutating func readLevel() -> Bool {
    var rest = cursor
    var word = rest.takeWord()
    if word.bytes.first == UInt8(ascii: "("), word.bytes.last == UInt8(ascii: ")") {
      rest.skip(while: Self.isSpace)
      word = rest.takeWord()
      guard word.bytes.elementsEqual("LOG".utf8) else { return false }
    }
    let hasColon = word.bytes.last == UInt8(ascii: ":")
    if hasColon { word.end -= 1 }
    let isLoud = word.bytes.allSatisfy { $0 < 0x60 }
    guard word.isNameOfLevel, isLoud || hasColon || rest.sees(0x09), !rest.isAtEnd else {
      return false
    }
    cursor = rest
    return true
  }

}

// MARK: - Words

extension ByteCursor {
  fileprivate var isBlank: Bool {
    UnsafeBufferPointer(start: next, count: end - next).allSatisfy { $0 <= 0x20 }
  }

  /// Takes what comes before the next space.
  fileprivate mutating func takeWord() -> RowText {
    let start = next
    skip { !PrintedPrefix.isSpace($0) }
    return RowText(start, next)
  }

  /// A cursor over the bytes up to a place.
  fileprivate func upTo(_ place: UnsafePointer<UInt8>) -> ByteCursor {
    place == end ? self : ending(at: place, limit: .endOfLine)
  }

  /// The end of a message, before the place in a script that a browser writes behind it.
  fileprivate var endOfMessage: UnsafePointer<UInt8> {
    var last = end
    while last > next, PrintedPrefix.isSpace(last[-1]) { last -= 1 }
    guard last > next else { return end }
    var start = last
    while start > next, !PrintedPrefix.isSpace(start[-1]) { start -= 1 }
    guard start > next else { return end }
    if RowText(start, last).isPlaceOfScript { return start }
    // `(app.js, line 12)`
    guard last[-1] == UInt8(ascii: ")"), RowText(start, last - 1).isDigits,
      let open = UnsafeBufferPointer(start: next, count: last - next)
        .lastIndex(of: UInt8(ascii: "("))
    else { return end }
    let inside = RowText(next + open + 1, start).trimmed
    return inside.bytes.suffix(6).elementsEqual(", line".utf8) ? next + open : end
  }
}

extension RowText {
  fileprivate var trimmed: RowText {
    var (first, last) = (start, end)
    while first < last, PrintedPrefix.isSpace(first.pointee) { first += 1 }
    while last > first, PrintedPrefix.isSpace(last[-1]) { last -= 1 }
    return RowText(first, last)
  }

  /// True for logcat's letters.
  fileprivate var isLevel: Bool { bytes.count == 1 && "VDIWEFAS".utf8.contains(start.pointee) }

  fileprivate var isDigits: Bool { !bytes.isEmpty && bytes.allSatisfy(\.isDigit) }

  /// True for `1718185001.000`.
  fileprivate var isDecimal: Bool { isPair(separatedBy: UInt8(ascii: ".")) }

  /// True for `8812-8812`.
  fileprivate var isPairOfNumbers: Bool { isPair(separatedBy: UInt8(ascii: "-")) }

  /// True for digits on both sides of a sign.
  private func isPair(separatedBy sign: UInt8) -> Bool {
    let parts = bytes.split(separator: sign, omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// True for numbers and for names of users.
  fileprivate var isOfNames: Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2E }
  }

  fileprivate var isNameOfLevel: Bool {
    [
      "log", "info", "debug", "warn", "warning", "error", "trace", "verbose", "notice", "default",
      "flutter",
    ]
    .contains { bytes[...].elementsEqualIgnoringCase($0) }
  }

  /// True for `app.js:12`, `draw.js:41:13`, `VM123:4` and addresses with a line behind them.
  fileprivate var isPlaceOfScript: Bool {
    var name = bytes[...]
    var numbers = 0
    while numbers < 2, let colon = name.lastIndex(of: UInt8(ascii: ":")) {
      let number = name[(colon + 1)...]
      guard !number.isEmpty, number.allSatisfy(\.isDigit) else { break }
      name = name[..<colon]
      numbers += 1
    }
    guard numbers > 0, let first = name.first else { return false }
    if name.starts(with: "VM".utf8), name.dropFirst(2).allSatisfy(\.isDigit) {
      return name.count > 2
    }
    guard first.isLetter || "./<_".utf8.contains(first),
      !name.contains(where: { "=,(){}\"".utf8.contains($0) })
    else { return false }
    if name.contains(UInt8(ascii: "/")) { return true }
    guard let point = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[(point + 1)...]
    return Self.endingsOfScripts.contains { ending.elementsEqualIgnoringCase($0) }
  }

  private static let endingsOfScripts: [StaticString] = [
    "js", "mjs", "cjs", "jsx", "ts", "tsx", "html", "htm", "vue", "svelte", "swift", "kt", "java",
    "dart", "mm", "cpp", "py", "cs",
  ]
}
