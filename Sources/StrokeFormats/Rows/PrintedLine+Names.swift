// Names before `=`, `:` and `=>`, and what else a colon may stand behind.

extension PrintedLine {
  private static let longestName = 6

  /// Reads `=`, `:` or `=>` and makes the words before it a name.
  mutating func readAssignment() {
    let start = cursor.next
    let isColon = cursor.next.pointee == UInt8(ascii: ":")
    cursor.next += 1
    if cursor.sees(UInt8(ascii: ":")), isColon || cursor.sees(UInt8(ascii: "=")) {
      cursor.next += 1
    }
    if !isColon { cursor.skip { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") } }
    endName()
    if takeIndex(isColon: isColon, endingAt: start) || takeNameBehindName() { return }
    guard let last = items.last, last.name == nil,
      last.kind == .word && items.count > runStart
        || last.kind == .text && last.value.end + 1 == start
    else {
      isSeparated = true
      return
    }
    if isColon, last.kind == .word, splitNumber(last) || isPhase(last) || isPrefix(last) {
      (runStart, isSeparated) = (items.count, true)
      return
    }
    let first = last.kind == .text ? items.count - 1 : startOfName(isColon: isColon)
    name = (RowText(items[first].value.start, last.value.end), nil)
    isSeparated = items[first].isSeparated
    items.removeLast(items.count - first)
    runStart = items.count
  }

  /// Makes a name of the x in `location: x=1`, before which a word stands.
  private mutating func takeNameBehindName() -> Bool {
    guard let last = items.last, last.kind == .word, let outer = last.name, last.index == nil,
      outer.end.pointee == UInt8(ascii: ":"), names.role(of: last.value).isPlace
    else { return false }
    items.removeLast()
    append(.word, outer)
    (name, runStart) = ((last.value, nil), items.count)
    return true
  }

  /// True for the 12 of `sample: 12 30` and of `touch 12 30`, but not of `t: 12 30`.
  func beginsRun(_ index: Int) -> Bool {
    guard items[index].kind == .number, index + 1 < items.count else { return false }
    let next = items[index + 1]
    let between = RowText(items[index].value.end, next.value.start).bytes
    guard next.kind == .number, next.name == nil,
      between.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: ",") })
    else { return false }
    guard let name = items[index].name else {
      guard index > 0, items[index - 1].kind == .word, items[index - 1].name == nil else {
        return false
      }
      let word = items[index - 1].value
      return word.isOfStroke && !word.isOne(of: "finger") && !items[index].isSeparated
        && !next.isSeparated
    }
    let isLong = items.count > index + 3 && items[index + 2...index + 3].allSatisfy(\.isCounted)
    guard name.end.pointee == UInt8(ascii: ":"), !name.isOfPlaces || isLong,
      name.bytes.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x20 || $0 == 0x5F }),
      !PrintedNames.isSomethingElse(name, isLabel: true)
    else { return false }
    switch items[index].role {
    case .unknown, .stroke, .finger: return true
    case .place: return isLong
    default: return false
    }
  }

  /// The index of the first word of the name that ends with the last.
  private mutating func startOfName(isColon: Bool) -> Int {
    let last = items.count - 1
    guard isColon, last > runStart else { return last }
    var first = max(runStart, items.count - Self.longestName)
    if !isAtBeginning {
      // A word with a number, such as P1, or a phase is no part of the name behind it, but for times: `began time`.
      while first < last, items[first].value.bytes.last?.isDigit == true { first += 1 }
      let phase = (first..<last).last { items[$0].value.isOfPhasesOnly }
      guard let phase, names.phase(of: items[phase].value) != nil else { return first }
      let name = RowText(items[phase + 1].value.start, items[last].value.end)
      if case .time = names.role(of: name) { return first }
      return phase + 1
    }
    return (first..<last).first { index in
      names.role(of: RowText(items[index].value.start, items[last].value.end)) != .unknown
    } ?? last
  }

  /// Makes a word and a number of `f1` before a colon with no number behind it, where it may be a finger.
  private mutating func splitNumber(_ last: Item) -> Bool {
    let digits = last.value.bytes.reversed().prefix(while: \.isDigit).count
    let end = last.value.end - digits
    var value = cursor
    value.skip { $0 == 0x20 }
    guard 1...2 ~= digits, end > last.value.start, !value.isAtEnd, !value.isAtNumber,
      !value.sees(UInt8(ascii: "\"")),
      RowText(last.value.start, end).bytes.allSatisfy(\.isLetter),
      names.role(of: last.value) == .unknown
    else { return false }
    items[items.count - 1].value.end = end
    append(.number, RowText(end, last.value.end))
    return true
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
    if last.value.isOfPointer, !last.value.isOne(of: "drag") {
      if value.next == cursor.next {
        cursor.skip { $0.isLetter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "_") }
      }
      return true
    }
    guard isAtBeginning || last.value.isOfPhasesOnly, openGroups.isEmpty else { return false }
    if !value.isAtNumber {
      let start = value.next
      value.skip { $0.isLetter || $0 == UInt8(ascii: "_") }
      if value.sees(UInt8(ascii: "=")) || value.sees(UInt8(ascii: ":")) { return true }
      return last.value.isOfPhasesOnly && !isAtBeginning && !value.sees(UInt8(ascii: "\""))
        && !RowText(start, value.next).isFlag
    }
    value.next = Numeral(from: value.next, to: value.end).end
    let number = value.next
    value.skip { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    return value.next > number && value.isAtNumber
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
    guard value.next.pointee.isLetter else {
      return "<{[(".utf8.contains(value.next.pointee)
        && !PrintedNames.isSomethingElse(last.value, isLabel: false)
    }
    // `touch: left,` names a finger.
    value.skip { $0.isLetter }
    return !value.sees(UInt8(ascii: ",")) || !PrintedNames.mayBeFinger(last.value)
  }
}
