// How a printed line is split, whatever printed it:
//
//     10:07:00.250 App[12:34] touch moved: {1, 2} force: 0.5; location in view: {x: 3, y: 4} TouchSample(t=5)
//
// - A word is letters, digits and signs; `_`, `.`, `#` and the like are part of it. A number may have a unit behind it.
//   A clock time or a date with one is a time.
// - A name stands before `=`, `:` or `=>`: the words since the last value or comma. At the beginning of a line, where
//   other words may stand before, it is the last word, or as many as are a known name.
// - Brackets hold items in turn. A word right before a bracket is its label.
// - Text in quotes is one value, or a name.
//
// All else, such as commas, only separates. Work is proportional to the length of the line.

/// A line split into its items. They point into the bytes of the line.
struct PrintedLine {
  struct Item {
    enum Kind {
      case word, text, number, time
      /// Brackets with what is in them.
      case group
      /// A name has no value.
      case nothing
    }

    var kind: Kind
    /// The value as it stands: what is in the quotes; of a group the label, which may be empty.
    var value: RowText
    /// The name before the value.
    var name: RowText?
    /// The number in brackets behind the name, as in `x[1]=5`.
    var index: Int?
    /// The unit behind a number.
    var unit: RowText?
    /// True if a comma or something else separates it from the item before.
    var isSeparated = false
    /// True for a group without its closing bracket.
    var isOpen = false
    /// The bracket that opens a group, and its place.
    var bracket: UInt8 = 0
    var bracketPlace: UnsafePointer<UInt8>
    /// The index behind the item, and behind all that is in a group.
    var next: Int
  }

  /// What is wrong with a line, if it should hold a row.
  struct Flaw {
    let expected: String
    let place: UnsafePointer<UInt8>
    /// What to do about it.
    let advice: String

    init(_ expected: String, at place: UnsafePointer<UInt8>, advice: String = "") {
      (self.expected, self.place, self.advice) = (expected, place, advice)
    }
  }

  /// All items in the order in which they stand; those of a group follow it.
  private(set) var items: [Item] = []
  private(set) var flaw: Flaw?
  /// True if lines were left out here.
  private(set) var isEllipsis = false
  let start: UnsafePointer<UInt8>
  /// What stands before the message, whose clock is the first item.
  let prefix: PrintedPrefix
  var names: PrintedNames
  /// The numbers with commas in them.
  let commas: PrintedCommas

  private var cursor: ByteCursor
  private var openGroups: [Int] = []
  private var name: (text: RowText, index: Int?)?
  /// The index of the first word since the last value or separator.
  private var runStart = 0
  /// True until the first value: words before a name need not belong to it.
  private var isAtBeginning = true
  private var isSeparated = false
  /// Quotes that are not closed in this line.
  private var unclosedQuotes: [UInt8] = []
  /// The number of items when the last bracket was closed.
  private var itemsAtClosing = -1

  private static let deepest = 64
  private static let longestName = 6

  init(_ cursor: ByteCursor, _ names: PrintedNames) {
    self.names = names
    prefix = PrintedPrefix(cursor, &self.names)
    self.cursor = prefix.message
    start = prefix.message.next
    commas = PrintedCommas(prefix.message, &self.names)
    if let clock = prefix.clock { append(.time, clock) }
    isAtBeginning = true
    while !self.cursor.isAtEnd, openGroups.count <= Self.deepest { readItem() }
    endName()
    isEllipsis = isEllipsis && items.isEmpty
    for group in openGroups.reversed() { close(group, isOpen: true) }
  }
}

// MARK: - Items

extension PrintedLine {
  private mutating func readItem() {
    let byte = cursor.next.pointee
    switch byte {
    case 0x00...0x20: cursor.next += 1
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"): separate()
    case UInt8(ascii: "="), UInt8(ascii: ":"): readAssignment()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: "-") where cursor.sees("-["), UInt8(ascii: "+") where cursor.sees("+["):
      if !readMethod() { readWord() }
    case UInt8(ascii: "<"):
      if cursor.end - cursor.next > 1, cursor.next[1].isLetter || cursor.next[1] == 0x5F {
        open(byte)
      } else {
        separate()
      }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
      closeGroup(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      if !readQuoted(byte) { readWord() }
    default: readWord()
    }
  }

  private mutating func separate() {
    cursor.next += 1
    endName()
    (isSeparated, isAtBeginning, runStart) = (true, false, items.count)
  }

  private mutating func append(_ kind: Item.Kind, _ value: RowText, unit: RowText? = nil) {
    items.append(
      Item(
        kind: kind, value: value, name: name?.text, index: name?.index, unit: unit,
        isSeparated: isSeparated, bracketPlace: value.start, next: items.count + 1))
    isSeparated = false
    if kind != .word || name != nil {
      isAtBeginning = isAtBeginning && name == nil && kind == .time
      runStart = items.count
    }
    name = nil
  }

  /// A name without a value.
  private mutating func endName() {
    if name != nil { append(.nothing, RowText(cursor.next, cursor.next)) }
  }

  /// Reads `=`, `:` or `=>` and makes the words before it a name.
  private mutating func readAssignment() {
    let start = cursor.next
    let isColon = cursor.next.pointee == UInt8(ascii: ":")
    cursor.next += 1
    if cursor.sees(UInt8(ascii: ":")), isColon || cursor.sees(UInt8(ascii: "=")) {
      cursor.next += 1
    }
    if !isColon { cursor.skip { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") } }
    endName()
    if let index = subscriptOfName(isColon: isColon, endingAt: start) {
      return name = index
    }
    if removeIndexOfElement() { return }
    guard let last = items.last, last.name == nil,
      last.kind == .word && items.count > runStart
        || last.kind == .text && last.value.end + 1 == start
    else {
      isSeparated = true
      return
    }
    if isColon, last.kind == .word, isPhase(last) || isPrefix(last) {
      (runStart, isSeparated) = (items.count, true)
      return
    }
    let first = last.kind == .text ? items.count - 1 : startOfName(isColon: isColon)
    name = (RowText(items[first].value.start, last.value.end), nil)
    isSeparated = items[first].isSeparated
    items.removeLast(items.count - first)
    runStart = items.count
  }

  /// True if a colon stands behind a phase, rather than a name: in a selector such as `touchesBegan:withEvent:`, the
  /// rest of which is skipped, behind a word that can be nothing else, or at the beginning before two numbers.
  private mutating func isPhase(_ last: Item) -> Bool {
    guard let phase = names.phase(of: last.value), phase != .other || last.value.isOfPointer else {
      return false
    }
    var value = cursor
    value.skip { $0 == 0x20 }
    guard !value.isAtEnd else { return true }
    if last.value.isOfPointer, !last.value.bytes[...].elementsEqualIgnoringCase("drag") {
      if value.next == cursor.next {
        cursor.skip { $0.isLetter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_") }
      }
      return true
    }
    guard isAtBeginning, openGroups.isEmpty else { return false }
    if !value.isAtNumber {
      value.skip { $0.isLetter || $0 == UInt8(ascii: "_") }
      return value.sees(UInt8(ascii: "=")) || value.sees(UInt8(ascii: ":"))
    }
    value.next = Numeral(from: value.next, to: value.end).end
    let number = value.next
    value.skip { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    return value.next > number && value.isAtNumber
  }

  /// Removes the `[0]` of `[0] = …`, which numbers the elements of a list.
  private mutating func removeIndexOfElement() -> Bool {
    guard items.count > 1, let number = items.last, number.kind == .number, number.name == nil
    else { return false }
    let group = items[items.count - 2]
    guard group.kind == .group, group.bracket == UInt8(ascii: "["), group.name == nil,
      group.value.bytes.isEmpty, group.next == items.count, itemsAtClosing == items.count
    else { return false }
    items.removeLast(2)
    (runStart, isSeparated, itemsAtClosing) = (items.count, true, -1)
    return true
  }

  /// True if a colon stands behind what a console puts before a message, or a file's name, which has a line behind it.
  private mutating func isPrefix(_ last: Item) -> Bool {
    guard names.role(of: last.value) == .unknown, names.phase(of: last.value) == nil else {
      return false
    }
    var value = cursor
    value.skip { $0 == 0x20 }
    guard !value.isAtEnd else { return false }
    if value.next.pointee.isDigit {
      guard value.next == cursor.next, last.value.bytes.contains(UInt8(ascii: ".")) else {
        return false
      }
      cursor.skip(while: \.isDigit)
      items[items.count - 1].value.end = cursor.next
      return true
    }
    guard isAtBeginning, openGroups.isEmpty else { return false }
    guard value.next.pointee.isLetter else { return "<{[(".utf8.contains(value.next.pointee) }
    // `touch: left,` names a finger.
    value.skip { $0.isLetter }
    return !value.sees(UInt8(ascii: ",")) || !names.mayBeFinger(last.value)
  }

  /// The index of the first word of the name that ends with the last.
  private mutating func startOfName(isColon: Bool) -> Int {
    let last = items.count - 1
    guard isColon, last > runStart else { return last }
    let first = max(runStart, items.count - Self.longestName)
    if !isAtBeginning { return first }
    return (first..<last).first { index in
      names.isKnown(RowText(items[index].value.start, items[last].value.end))
    } ?? last
  }

  /// The name and the number in `x[1]=`; nil if the last item is none.
  private mutating func subscriptOfName(
    isColon: Bool, endingAt end: UnsafePointer<UInt8>
  ) -> (text: RowText, index: Int?)? {
    guard items.count >= 2, let number = items.last, number.kind == .number, number.name == nil,
      number.value.end + 1 == end
    else { return nil }
    let group = items[items.count - 2]
    guard group.kind == .group, group.bracket == UInt8(ascii: "["), group.name == nil,
      !group.value.bytes.isEmpty, group.value.end == group.bracketPlace,
      let index = Int(number.value.string), 0..<Self.deepest ~= index,
      !isColon || names.isKnown(group.value)
    else { return nil }
    items.removeLast(2)
    runStart = items.count
    return (group.value, index)
  }
}

// MARK: - Brackets

extension PrintedLine {
  private mutating func open(_ bracket: UInt8) {
    guard openGroups.count < Self.deepest else {
      flaw = Flaw("at most \(Self.deepest) brackets in each other", at: cursor.next)
      openGroups.append(items.count - 1)
      return
    }
    var label = RowText(cursor.next, cursor.next)
    // A word right before it, or before a space and a brace, is its label.
    if let last = items.last, last.kind == .word, last.next == items.count,
      last.value.end == cursor.next
        || bracket == UInt8(ascii: "{") && last.value.end + 1 == cursor.next
          && names.phase(of: last.value) == nil
    {
      label = last.value
      name = last.name.map { ($0, last.index) }
      isSeparated = last.isSeparated
      items.removeLast()
    }
    append(.group, label)
    items[items.count - 1].bracket = bracket
    items[items.count - 1].bracketPlace = cursor.next
    openGroups.append(items.count - 1)
    cursor.next += 1
    runStart = items.count
  }

  private mutating func closeGroup(_ byte: UInt8) {
    endName()
    let opening: UInt8 =
      switch byte {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      case UInt8(ascii: "}"): UInt8(ascii: "{")
      default: UInt8(ascii: "<")
      }
    if let depth = openGroups.lastIndex(where: { items[$0].bracket == opening }) {
      // Of all that prints lists, only what goes over several lines ends them in a comma.
      if isSeparated, byte != UInt8(ascii: ")"), lastIsComma {
        flaw = flaw ?? Flaw("a value behind the comma", at: cursor.next)
      }
      while openGroups.count > depth + 1 { close(openGroups.removeLast(), isOpen: true) }
      close(openGroups.removeLast(), isOpen: false)
      isSeparated = false
    } else if openGroups.isEmpty, opening != UInt8(ascii: "<"), let last = items.last,
      last.kind == .number, items.count != itemsAtClosing, flaw == nil
    {
      flaw = Flaw("\(Unicode.Scalar(opening)) before", at: cursor.next)
    }
    cursor.next += 1
    (runStart, itemsAtClosing) = (items.count, items.count)
  }

  private var lastIsComma: Bool {
    var place = cursor.next - 1
    while place > start, place.pointee == 0x20 { place -= 1 }
    return place.pointee == UInt8(ascii: ",")
  }

  private mutating func close(_ group: Int, isOpen: Bool) {
    items[group].next = items.count
    items[group].isOpen = isOpen
    guard isOpen, flaw == nil, items[group].bracket != UInt8(ascii: "<") else { return }
    // Brackets around others may go on in the next line; values must not.
    var index = group + 1
    while index < items.count {
      let item = items[index]
      if item.kind != .group, item.kind != .word || item.name != nil {
        let bracket = items[group].bracket
        let closing = bracket == UInt8(ascii: "(") ? ")" : bracket == UInt8(ascii: "[") ? "]" : "}"
        flaw = Flaw(
          closing, at: cursor.end,
          advice: cursor.end - start > 900
            ? "; NSLog and os_log cut lines at 1024 characters, so log each sample on a line" : "")
        return
      }
      index = item.next
    }
  }
}

// MARK: - Values

extension PrintedLine {
  /// Reads a text in quotes; false if they are not closed, or stand within a word.
  private mutating func readQuoted(_ quote: UInt8) -> Bool {
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
  private mutating func readMethod() -> Bool {
    var rest = cursor
    rest.next += 2
    rest.skip { Self.isOfWord($0) || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    guard rest.take(0x20) else { return false }
    let start = rest.next
    rest.skip(while: Self.isOfWord)
    let word = RowText(start, rest.next)
    rest.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ":") }
    guard rest.take(UInt8(ascii: "]")), !word.bytes.isEmpty else { return false }
    cursor.next = rest.next
    append(.word, word)
    return true
  }

  /// Reads a number, a time or a word.
  private mutating func readWord() {
    let start = cursor.next
    let byte = start.pointee
    let isSigned =
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    if byte.isDigit || isSigned && cursor.end - start > 1 && start[1].isDigit
      || isSigned && cursor.end - start > 2 && start[1] == UInt8(ascii: ".")
        && start[2].isDigit
    {
      return readNumber()
    }
    // At least one byte, so that there is an end.
    cursor.next += 1
    cursor.skip(while: Self.isOfWord)
    let word = RowText(start, cursor.next)
    // An arrow or a dash alone separates.
    if word.bytes.count > 1, word.bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) {
      isEllipsis = isEllipsis || items.isEmpty
      if !openGroups.isEmpty, flaw == nil {
        flaw = Flaw("all values, and no sign that some were left out", at: start)
      }
    }
    if word.isDash || word.bytes.allSatisfy({ !$0.isLetter && !$0.isDigit && $0 < 0x80 }) {
      isSeparated = true
      if name == nil { runStart = items.count }
    } else if word.isNotFinite {
      append(.number, word)
    } else {
      append(.word, word)
    }
  }

  private mutating func readNumber() {
    let start = cursor.next
    if let end = cursor.endOfClock {
      cursor.next = end
      return append(.time, RowText(start, end))
    }
    cursor.next = commas.end(of: start) ?? Numeral(from: start, to: cursor.end).end
    let numberEnd = cursor.next
    cursor.skip { $0.isLetter || $0 == UInt8(ascii: "%") }
    let unit = RowText(numberEnd, cursor.next)
    let goesOn =
      !cursor.isAtEnd
      && (Self.isOfWord(cursor.next.pointee)
        || cursor.sees(UInt8(ascii: ":")) && cursor.end - cursor.next > 1
          && cursor.next[1].isDigit)
    if goesOn || !unit.bytes.isEmpty && !unit.isUnit {
      cursor.skip { Self.isOfWord($0) || $0 == UInt8(ascii: ":") }
      return append(.word, RowText(start, cursor.next))
    }
    let value = RowText(start, numberEnd)
    guard unit.bytes.isEmpty else { return append(.number, value, unit: unit) }
    // The unit may stand behind a space.
    if cursor.take(0x20) {
      let word = cursor.next
      cursor.skip { $0.isLetter }
      let unit = RowText(word, cursor.next)
      let isAlone =
        cursor.isAtEnd
        || !Self.isOfWord(cursor.next.pointee) && !"=:([{".utf8.contains(cursor.next.pointee)
      if unit.isUnit, isAlone { return append(.number, value, unit: unit) }
      cursor.next = numberEnd
    }
    append(.number, value)
  }

  /// True for what does not separate.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"):
      false
    default: true
    }
  }
}

extension ByteCursor {
  /// The end of the clock time or the date with one that comes next; nil if there is none.
  var endOfClock: UnsafePointer<UInt8>? {
    var cursor = self
    // 2024-11-22, behind which the time comes.
    if cursor.skipDigits(4...4), cursor.take(UInt8(ascii: "-")) || cursor.take(UInt8(ascii: "/")) {
      guard cursor.skipDigits(2...2),
        cursor.take(UInt8(ascii: "-")) || cursor.take(UInt8(ascii: "/")), cursor.skipDigits(2...2),
        cursor.take(UInt8(ascii: "T")) || cursor.take(0x20)
      else { return nil }
    } else {
      cursor.next = next
      // 22.11.2024, or 11-22 without a year.
      if cursor.skipDigits(1...2), cursor.take(UInt8(ascii: ".")), cursor.skipDigits(1...2),
        cursor.take(UInt8(ascii: ".")), cursor.skipDigits(4...4), cursor.take(0x20)
      {
      } else if cursor.at(next).takeShortDate(&cursor) {
      } else {
        cursor.next = next
      }
    }
    guard cursor.skipDigits(1...4), cursor.take(UInt8(ascii: ":")), cursor.skipDigits(2...2),
      cursor.take(UInt8(ascii: ":")), cursor.skipDigits(2...2)
    else { return nil }
    let seconds = cursor.next
    if cursor.take(UInt8(ascii: ".")) || cursor.take(UInt8(ascii: ",")) {
      if !cursor.skipDigits(1...18) { cursor.next = seconds }
    }
    // The zone.
    let end = cursor.next
    if cursor.take(UInt8(ascii: "Z")) { return cursor.next }
    guard cursor.take(UInt8(ascii: "+")) || cursor.take(UInt8(ascii: "-")) else { return end }
    let zone = cursor
    if cursor.skipDigits(4...4) { return cursor.next }
    cursor = zone
    guard cursor.skipDigits(2...2) else { return end }
    if cursor.take(UInt8(ascii: ":")), !cursor.skipDigits(2...2) { return end }
    return cursor.next
  }

  /// Moves another cursor behind `11-22 `, if that comes next.
  private func takeShortDate(_ other: inout ByteCursor) -> Bool {
    other = self
    return other.skipDigits(2...2) && other.take(UInt8(ascii: "-")) && other.skipDigits(2...2)
      && other.take(0x20)
  }

  /// Steps over digits, if there are so many.
  private mutating func skipDigits(_ count: ClosedRange<Int>) -> Bool {
    let start = next
    skip(while: \.isDigit)
    return count ~= next - start
  }
}

extension RowText {
  /// True for the texts of numbers that are not finite.
  var isNotFinite: Bool {
    var word = bytes[...]
    if let first = word.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      word = word.dropFirst()
    }
    return ["nan", "inf", "infinity"].contains { word.elementsEqualIgnoringCase($0) }
  }

  /// True for `–` and `—`.
  fileprivate var isDash: Bool {
    bytes.elementsEqual([0xE2, 0x80, 0x93]) || bytes.elementsEqual([0xE2, 0x80, 0x94])
  }

  /// True for the texts of values that are not there.
  var isAbsent: Bool {
    ["null", "nil", "None", "undefined", "NULL"].contains { (word: StaticString) in
      bytes.elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
  }

  /// True for a unit that may stand behind a number.
  fileprivate var isUnit: Bool {
    ["px", "pt", "dp", "s", "ms", "us", "ns", "sec", "secs", "seconds", "pts"]
      .contains { bytes[...].elementsEqualIgnoringCase($0) }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  func elementsEqualIgnoringCase(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && zip(self, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        .allSatisfy { $0 | 0x20 == $1 }
  }
}
