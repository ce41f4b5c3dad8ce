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
    /// The phase that a word without a name or a label says.
    var phase: Phase?
    /// The name before the value, and what it means.
    var name: RowText?
    var role = RowRole.unknown
    /// The number in brackets behind the name, as in `x[1]=5`.
    var index: Int?
    /// The unit behind a number.
    var unit: RowText?
    /// True for the 12 of `sample: 12 30`: the name may belong to both numbers.
    var beginsRun = false
    /// True if a comma or something else separates it from the item before.
    var isSeparated = false
    /// True for a group without its closing bracket.
    var isOpen = false
    /// The bracket that opens a group, and its place.
    var bracket: UInt8 = 0
    var bracketPlace: UnsafePointer<UInt8>
    /// The index behind the item, and behind all that is in a group.
    var next: Int

    var start: UnsafePointer<UInt8> { name?.start ?? value.start }

    var hasLabel: Bool { kind == .group && !value.bytes.isEmpty }

    /// The value with its unit, if that is one of time.
    var time: RowText {
      unit.flatMap { $0.isUnitOfTime ? RowText(value.start, $0.end) : nil } ?? value
    }

    /// True for a number or a time that has no name of its own.
    var isCounted: Bool { (kind == .number || kind == .time) && name == nil || beginsRun }
  }

  /// What is wrong with a line, if it should hold a row.
  struct Flaw {
    let expected: String
    let place: UnsafePointer<UInt8>
    /// What to do about it.
    var advice = ""
  }

  /// All items in the order in which they stand; those of a group follow it.
  var items: [Item] = []
  var flaw: Flaw?
  /// True if lines were left out here.
  var isEllipsis = false
  let start: UnsafePointer<UInt8>
  /// What stands before the message, whose clock is the first item.
  let prefix: PrintedPrefix
  let names: PrintedNames
  /// The numbers with commas in them.
  let commas: PrintedCommas
  private var hasCommaInDigits = false

  var cursor: ByteCursor
  var openGroups: [Int] = []
  var name: (text: RowText, index: Int?)?
  /// The index of the first word since the last value or separator.
  var runStart = 0
  /// True until the first value: words before a name need not belong to it.
  var isAtBeginning = true
  var isSeparated = false
  /// Quotes that are not closed in this line.
  var unclosedQuotes: [UInt8] = []
  /// The number of items when the last bracket was closed.
  private var itemsAtClosing = -1
  /// The group that the last bracket closed, with those in it that were open.
  private var lastClosed = -1

  static let deepest = 64

  /// True for what stands between signs, such as `--- circle ---`.
  var isHeading: Bool {
    let text = RowText(start, cursor.end).trimmed.bytes
    guard text.count > 4, let sign = text.first, "-=*~".utf8.contains(sign) else { return false }
    return text.prefix(2).allSatisfy { $0 == sign } && text.suffix(2).allSatisfy { $0 == sign }
  }

  init(_ cursor: ByteCursor, _ names: PrintedNames) {
    let prefix = PrintedPrefix(cursor, names)
    self.init(prefix, names, PrintedCommas())
    // The items beside a comma tell what it is.
    let message = RowText(start, self.cursor.end)
    if hasCommaInDigits, let commas = PrintedCommas(between: items, in: message, names) {
      self.init(prefix, names, commas)
    }
  }

  private init(_ prefix: PrintedPrefix, _ names: PrintedNames, _ commas: PrintedCommas) {
    (self.prefix, self.names, self.commas) = (prefix, names, commas)
    cursor = prefix.message
    start = cursor.next
    if let clock = prefix.clock { append(.time, clock) }
    isAtBeginning = true
    while !cursor.isAtEnd, openGroups.count <= Self.deepest { readItem() }
    endName()
    isEllipsis = isEllipsis && items.isEmpty
    for group in openGroups.reversed() { close(group, isOpen: true) }
    for index in items.indices {
      let item = items[index]
      items[index].beginsRun = beginsRun(index)
      guard item.hasLabel || item.kind == .word && item.name == nil else { continue }
      items[index].phase = names.phase(of: item.value)
    }
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
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      // A sign before a number is no part of it, but a name's value is kept as it stands.
      if name == nil, cursor.isBeforeDigit(1) { separate() } else { readWord() }
    case UInt8(ascii: "T"), UInt8(ascii: "t"):
      if !readStamp() { readWord() }
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
    if cursor.sees(UInt8(ascii: ",")), cursor.next > start, cursor.next[-1].isDigit {
      hasCommaInDigits = hasCommaInDigits || cursor.end - cursor.next > 1 && cursor.next[1].isDigit
    }
    cursor.next += 1
    endName()
    (isSeparated, isAtBeginning, runStart) = (true, false, items.count)
  }

  mutating func append(_ kind: Item.Kind, _ value: RowText, unit: RowText? = nil) {
    items.append(
      Item(
        kind: kind, value: value, name: name?.text,
        role: name.map { names.role(of: $0.text) } ?? .unknown, index: name?.index, unit: unit,
        isSeparated: isSeparated, bracketPlace: value.start, next: items.count + 1))
    isSeparated = false
    if kind != .word || name != nil {
      isAtBeginning = isAtBeginning && name == nil && kind == .time
      runStart = items.count
    }
    name = nil
  }

  /// A name without a value.
  mutating func endName() {
    if name != nil { append(.nothing, RowText(cursor.next, cursor.next)) }
  }
}

// MARK: - Brackets

extension PrintedLine {
  private mutating func open(_ bracket: UInt8) {
    guard openGroups.count < Self.deepest else {
      flaw = Flaw(
        expected: "at most \(Self.deepest) brackets in each other", place: cursor.next)
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
    let opening = byte == UInt8(ascii: ")") ? byte - 1 : byte - 2
    if let depth = openGroups.lastIndex(where: { items[$0].bracket == opening }) {
      // Of all that prints lists, only what goes over several lines ends them in a comma.
      if isSeparated, byte != UInt8(ascii: ")"), lastIsComma {
        flaw = flaw ?? Flaw(expected: "a value behind the comma", place: cursor.next)
      }
      while openGroups.count > depth + 1 { close(openGroups.removeLast(), isOpen: true) }
      let group = openGroups.removeLast()
      lastClosed = group
      close(group, isOpen: false)
      makePhase(of: group)
      isSeparated = false
    } else if openGroups.isEmpty, opening != UInt8(ascii: "<"), let last = items.last,
      last.kind == .number, items.count != itemsAtClosing, flaw == nil
    {
      flaw = Flaw(expected: "\(Unicode.Scalar(opening)) before", place: cursor.next)
    }
    cursor.next += 1
    (runStart, itemsAtClosing) = (items.count, items.count)
  }

  /// Makes a word of brackets that are a phase, such as `UITouchPhase(rawValue: 0)`.
  private mutating func makePhase(of group: Int) {
    guard items[group].name == nil, items[group].hasLabel, items.count == group + 2,
      items[group + 1].name?.isOne(of: "rawvalue") == true
    else { return }
    let text = RowText(items[group].value.start, cursor.next + 1)
    guard names.phase(of: text) != nil else { return }
    isSeparated = items[group].isSeparated
    items.removeLast(2)
    append(.word, text)
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
    let holdsValues = children(of: group).contains {
      items[$0].kind != .group && (items[$0].kind != .word || items[$0].name != nil)
    }
    guard holdsValues else { return }
    let bracket = items[group].bracket
    let closing = bracket == UInt8(ascii: "(") ? bracket + 1 : bracket + 2
    flaw = Flaw(
      expected: "\(Unicode.Scalar(closing))", place: cursor.end,
      advice: cursor.end - start > 900
        ? "; NSLog and os_log cut lines at 1024 characters, so log each sample on a line" : "")
  }

  /// The indices of the items right in a range.
  func children(in range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      indices.append(index)
      index = items[index].next
    }
    return indices
  }

  /// True for the two parts of a rectangle, such as `{{0, 0}, {390, 844}}`: its origin and its size.
  func isRectangle(_ parts: [Int]) -> Bool {
    guard parts.count == 2, let first = parts.first, first > 0 else { return false }
    let brace = UInt8(ascii: "{")
    return (parts + [first - 1]).allSatisfy {
      items[$0].kind == .group && items[$0].bracket == brace && !items[$0].hasLabel
    } && items[first - 1].next == items[parts[1]].next
  }

  /// The indices of the items right in a group.
  func children(of group: Int) -> [Int] { children(in: group + 1..<items[group].next) }

  /// Takes the number in brackets that ends before `end`, where an assignment stands: that of `x[1]=`, whose label is the
  /// name, or of `[0] = …`, which numbers the elements of a list.
  mutating func takeIndex(isColon: Bool, endingAt end: UnsafePointer<UInt8>) -> Bool {
    guard items.count > 1, let number = items.last, number.kind == .number, number.name == nil
    else { return false }
    let group = items[items.count - 2]
    // No group around them has been closed, whose items these are.
    guard group.kind == .group, group.bracket == UInt8(ascii: "["), group.name == nil,
      lastClosed == items.count - 2
    else { return false }
    guard group.hasLabel else {
      guard group.next == items.count, itemsAtClosing == items.count else { return false }
      items.removeLast(2)
      (runStart, isSeparated, itemsAtClosing) = (items.count, true, -1)
      return true
    }
    guard number.value.end + 1 == end, group.value.end == group.bracketPlace,
      let index = Int(number.value.string), 0..<Self.deepest ~= index,
      !isColon || names.role(of: group.value) != .unknown
    else { return false }
    items.removeLast(2)
    runStart = items.count
    name = (group.value, index)
    return true
  }
}
