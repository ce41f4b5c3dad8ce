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
    if takeIndex(isColon: isColon, endingAt: start) { return }
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

  /// The index of the first word of the name that ends with the last.
  private mutating func startOfName(isColon: Bool) -> Int {
    let last = items.count - 1
    guard isColon, last > runStart else { return last }
    let first = max(runStart, items.count - Self.longestName)
    if !isAtBeginning { return first }
    return (first..<last).first { index in
      names.role(of: RowText(items[index].value.start, items[last].value.end)) != .unknown
    } ?? last
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
