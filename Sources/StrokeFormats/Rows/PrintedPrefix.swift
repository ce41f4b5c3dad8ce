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
  private var isHeader = false
  /// The message.
  private(set) var message: ByteCursor

  private var cursor: ByteCursor

  private static let mostParts = 12
  private static let longestTag = 160

  init(_ line: ByteCursor, _ names: PrintedNames) {
    (cursor, message) = (line, line)
    for _ in 0..<Self.mostParts {
      cursor.skip(while: \.isBlank)
      guard !cursor.isAtEnd, readPart(names) else { break }
    }
    cursor.skip(while: \.isBlank)
    // A line that is nothing but a prefix may be a message that looks like one.
    guard !cursor.isAtEnd || isHeader else {
      (clock, tag) = (nil, nil)
      return
    }
    message = cursor
    if let end = cursor.startOfScript { message = cursor.ending(at: end, limit: .endOfLine) }
  }

  /// What stands before the lines that follow, if they are the message.
  var header: [UInt8]? {
    guard isHeader, let clock, let tag else { return nil }
    return clock.bytes + Array(" D/".utf8) + tag.bytes + Array(": ".utf8)
  }

  /// Reads the next part; false if the message begins.
  private mutating func readPart(_ names: PrintedNames) -> Bool {
    if let rest = clockPart() {
      cursor = rest
      takeZone()
      takeColumn()
      return true
    }
    let word = cursor.peekWord
    guard
      let rest = logcatPart() ?? studioPart(word) ?? levelAndTagPart() ?? appPart()
        ?? logStreamPart() ?? pagePart() ?? bracketsPart(names) ?? scriptPart(word) ?? levelPart()
    else { return false }
    cursor = rest
    return true
  }
}

// MARK: - Parts

/// Each tells what comes next, and gives a cursor behind it; nil for something else.
extension PrintedPrefix {
  /// A clock time with or without a date and a zone, which may stand in brackets, with the rest of `logcat -v long`.
  private mutating func clockPart() -> ByteCursor? {
    guard clock == nil else { return nil }
    var rest = cursor
    let isInBrackets = rest.take(UInt8(ascii: "["))
    rest.skip(while: \.isBlank)
    if isInBrackets, rest.peekWord.isNameOfLevel { _ = rest.takeWord() }
    rest.skip(while: \.isBlank)
    let start = rest.next
    guard let end = rest.endOfClock else { return nil }
    rest.next = end
    if isInBrackets {
      rest.skip { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
      let header = RowText(end, rest.next).trimmed
      guard rest.take(UInt8(ascii: "]")) else { return nil }
      // What stands there besides is a level and a tag, or of `logcat -v long`.
      if let slash = header.bytes.lastIndex(of: UInt8(ascii: "/")), rest.isBlank {
        (tag, isHeader) = (RowText(header.start + slash + 1, header.end), true)
      } else if header.bytes.contains(where: { !$0.isOfWords }) {
        return nil
      } else if !header.bytes.isEmpty {
        tag = header
      }
    } else if !rest.isAtEnd, !rest.next.pointee.isBlank {
      // A colon may stand behind it.
      guard rest.take(UInt8(ascii: ":")), !rest.isAtEnd, rest.next.pointee.isBlank else {
        return nil
      }
    }
    clock = RowText(start, end)
    return rest
  }

  private mutating func takeZone() {
    var rest = cursor
    let zone = rest.takeWord()
    guard zone.bytes.count == 5, "+-".utf8.contains(zone.start.pointee),
      RowText(zone.start + 1, zone.end).isDigits
    else { return }
    // Without a year, a date is no time in any zone.
    if let start = clock?.start, start[4] == UInt8(ascii: "-") { clock?.end = rest.next }
    cursor = rest
  }

  /// Takes a process between tabs, as the Console app copies lines.
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
  private mutating func logcatPart() -> ByteCursor? {
    var rest = cursor
    var words: [RowText] = []
    while words.last?.isLevel != true {
      words.append(rest.takeWord())
      guard words.count < 6, words[words.count - 1].isOfNames, !rest.isAtEnd else { return nil }
    }
    guard words.count > 2, words.dropLast().suffix(2).allSatisfy(\.isDigits) else { return nil }
    var before = words.dropLast(3)
    let seconds = clock == nil ? before.first.flatMap { $0.isDecimal ? $0 : nil } : nil
    if seconds != nil { before.removeFirst() }
    guard before.count < 2, clock != nil || seconds != nil || before.isEmpty, takeTag(&rest) else {
      return nil
    }
    if let seconds { (clock, isSeconds) = (seconds, true) }
    return rest
  }

  /// Takes the tag up to the colon that ends it.
  private mutating func takeTag(_ rest: inout ByteCursor) -> Bool {
    rest.skip(while: \.isBlank)
    let start = rest.next
    let stop = min(rest.end, start + Self.longestTag)
    while let colon = firstPlace(of: UInt8(ascii: ":"), from: rest.next, to: stop) {
      rest.next = colon + 1
      guard rest.isAtEnd || rest.next.pointee.isBlank else { continue }
      var name = RowText(start, colon).trimmed
      if name.bytes.last == UInt8(ascii: ")"),
        let open = name.bytes.lastIndex(of: UInt8(ascii: "("))
      {
        name.end = name.start + open
      }
      tag = name.trimmed
      return true
    }
    return false
  }

  /// `8812-8812/com.example.draw`, or behind a clock `8812-8812  Tag   com.example.draw   D  `.
  private mutating func studioPart(_ word: RowText) -> ByteCursor? {
    var rest = cursor.at(word.end)
    if let slash = word.bytes.firstIndex(of: UInt8(ascii: "/")) {
      return RowText(word.start, word.start + slash).isPairOfNumbers && !rest.isAtEnd ? rest : nil
    }
    guard clock != nil, word.isPairOfNumbers else { return nil }
    rest.skip(while: \.isBlank)
    let start = rest.next
    var package: RowText?
    while !rest.isAtEnd, rest.next - start < Self.longestTag {
      let word = rest.takeWord()
      rest.skip(while: \.isBlank)
      if word.isLevel, let package, !rest.isAtEnd {
        let name = RowText(start, package.start).trimmed
        tag = name.bytes.isEmpty ? package : name
        return rest
      }
      package = word
    }
    return nil
  }

  /// `D/tag( 8812): `, `D/tag: `, `D( 8812) ` or `D( 8812: 8812) `.
  private mutating func levelAndTagPart() -> ByteCursor? {
    guard cursor.end - cursor.next > 2, RowText(cursor.next, cursor.next + 1).isLevel else {
      return nil
    }
    var rest = cursor
    rest.next += 1
    if rest.take(UInt8(ascii: "/")) { return takeTag(&rest) ? rest : nil }
    guard rest.take(UInt8(ascii: "(")) else { return nil }
    let start = rest.next
    rest.skip { $0.isDigit || $0.isBlank || $0 == UInt8(ascii: ":") }
    guard rest.next > start, rest.take(UInt8(ascii: ")")) else { return nil }
    _ = rest.take(UInt8(ascii: ":"))
    return rest
  }

  /// `App[5123:88123] `, which may have a level of two letters before it.
  private mutating func appPart() -> ByteCursor? {
    var rest = cursor
    var word = rest.takeWord()
    if word.bytes.count < 3, word.isOfNames, clock != nil { word = rest.takeWord() }
    word = word.withoutColon
    guard word.bytes.last == UInt8(ascii: "]"),
      let open = word.bytes.firstIndex(of: UInt8(ascii: "[")), open > 0, !rest.isAtEnd
    else { return nil }
    let inside = RowText(word.start + open + 1, word.end - 1).bytes
    guard let first = inside.first, first.isDigit,
      inside.allSatisfy({ $0.hexValue != nil || $0 == UInt8(ascii: ":") }),
      clock != nil || inside.contains(UInt8(ascii: ":"))
    else { return nil }
    tag = RowText(word.start, word.start + open)
    return rest
  }

  /// `0x1a2b  Debug  0x0  5123  0  App: `, as `log stream` prints it.
  private mutating func logStreamPart() -> ByteCursor? {
    guard clock != nil, cursor.sees("0x") else { return nil }
    var rest = cursor
    let words = (0..<5).map { _ in rest.takeWord() }
    guard words[1].isOfNames, words[2].bytes.starts(with: "0x".utf8), words[3].isDigits,
      words[4].isDigits, takeTag(&rest)
    else { return nil }
    return rest
  }

  /// `[INFO:CONSOLE(12)] "message", source: app.js (12)`, as Chrome writes what a page logs, with quotes in it as they are.
  private func pagePart() -> ByteCursor? {
    guard cursor.sees(UInt8(ascii: "[")),
      let bracket = firstPlace(of: UInt8(ascii: "]"), from: cursor.next, to: cursor.end),
      let colon = RowText(cursor.next, bracket).bytes.lastIndex(of: UInt8(ascii: ":")),
      cursor.at(cursor.next + colon).sees(":CONSOLE(")
    else { return nil }
    var rest = cursor.at(bracket)
    guard rest.take("] \""),
      let quote = RowText(rest.next, rest.end).bytes.lastIndex(of: UInt8(ascii: "\"")),
      rest.at(rest.next + quote).sees("\", source: ")
    else { return nil }
    return rest.ending(at: rest.next + quote, limit: .endOfLine)
  }

  /// `[INFO] ` or `[com.example:touch] `: a word that is no phase, or behind a time several.
  private mutating func bracketsPart(_ names: PrintedNames) -> ByteCursor? {
    var rest = cursor
    guard rest.take(UInt8(ascii: "[")), !rest.isAtEnd, rest.next.pointee.isLetter else {
      return nil
    }
    let start = rest.next
    rest.skip {
      $0.isLetter || $0.isDigit || "._-:#/$@".utf8.contains($0) || clock != nil && $0 == 0x20
    }
    let word = RowText(start, rest.next)
    guard rest.take(UInt8(ascii: "]")), !rest.isAtEnd, rest.next.pointee.isBlank,
      names.phase(of: word) == nil, word.bytes.count <= Self.longestTag
    else { return nil }
    if !word.isNameOfLevel { tag = word }
    return rest
  }

  /// `recorder.js:14 ` or `VM123:4 `.
  private func scriptPart(_ word: RowText) -> ByteCursor? {
    guard word.withoutColon.isPlaceOfScript, word.end < cursor.end else { return nil }
    return cursor.at(word.end)
  }

  /// `INFO `, `debug: ` or `(NOBRIDGE) LOG `.
  private func levelPart() -> ByteCursor? {
    var rest = cursor
    var word = rest.takeWord()
    if word.bytes.first == UInt8(ascii: "("), word.bytes.last == UInt8(ascii: ")") {
      word = rest.takeWord()
      guard word.bytes.elementsEqual("LOG".utf8) else { return nil }
    }
    let name = word.withoutColon
    let isLoud = name.bytes.allSatisfy { $0 < 0x60 }
    guard name.isNameOfLevel, isLoud || name.end < word.end || rest.sees(0x09), !rest.isAtEnd
    else { return nil }
    return rest
  }
}

// MARK: - Words

extension ByteCursor {
  /// What comes before the next space.
  fileprivate var peekWord: RowText {
    var cursor = self
    return cursor.takeWord()
  }

  /// Takes what comes before the next space, behind those that come first.
  mutating func takeWord() -> RowText {
    skip(while: \.isBlank)
    let start = next
    skip { !$0.isBlank }
    return RowText(start, next)
  }

  /// The place in a script that a browser writes behind a message, where it begins; nil if there is none.
  fileprivate var startOfScript: UnsafePointer<UInt8>? {
    let message = RowText(next, end).trimmed
    guard let space = message.bytes.lastIndex(where: \.isBlank) else { return nil }
    let (start, last) = (message.start + space + 1, message.end)
    if RowText(start, last).isPlaceOfScript { return start }
    // `(app.js, line 12)`
    guard last[-1] == UInt8(ascii: ")"), RowText(start, last - 1).isDigits,
      let open = message.bytes.lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    let inside = RowText(message.start + open + 1, start).trimmed
    return inside.bytes.suffix(6).elementsEqual(", line".utf8) ? message.start + open : nil
  }
}

extension UInt8 {
  fileprivate var isOfWords: Bool {
    isLetter || isDigit || isBlank || "._-:/$@+|".utf8.contains(self)
  }
}

extension RowText {
  fileprivate var withoutColon: RowText {
    RowText(start, bytes.last == UInt8(ascii: ":") ? end - 1 : end)
  }

  /// True for logcat's letters.
  fileprivate var isLevel: Bool { bytes.count == 1 && "VDIWEFAS".utf8.contains(start.pointee) }

  /// True for `1718185001.000`.
  fileprivate var isDecimal: Bool { isPair(separatedBy: UInt8(ascii: ".")) }

  /// True for `8812-8812`.
  fileprivate var isPairOfNumbers: Bool { isPair(separatedBy: UInt8(ascii: "-")) }

  /// True for digits on both sides of a sign.
  private func isPair(separatedBy sign: UInt8) -> Bool {
    guard let place = bytes.firstIndex(of: sign) else { return false }
    return RowText(start, start + place).isDigits && RowText(start + place + 1, end).isDigits
  }

  /// True for numbers and for names of users.
  fileprivate var isOfNames: Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2E }
  }

  fileprivate var isNameOfLevel: Bool {
    isOne(
      of: "log", "info", "debug", "warn", "warning", "error", "trace", "verbose", "notice",
      "default", "flutter", "finest", "finer", "fine", "config", "severe", "fatal", "critical")
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
