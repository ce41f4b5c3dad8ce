/// One sample or event of a recording, as its syntax shows it: named values and a place. A source splits its lines or
/// objects into rows and knows nothing of strokes; the ``Assembler`` makes strokes of them.
///
///     row.begin(at: line)                          // the storage is used again from row to row
///     row.add("x", .word(RowText(start, end)))     // names and values in the order in which they stand
///     row.add("y", …)
///     assembler.append(&row)
///
/// The values point into the bytes of the line, which must stay where they are until the row was appended. All rows of
/// one source go through one `Row`, so that a row that has the same names as the one before costs no look-up.
struct Row: @unchecked Sendable {
  /// The names of the row that was finished last, or that is being built, as far as they are the same.
  private(set) var names = RowNames([])
  /// One for each name.
  private(set) var values: [RowValue] = []
  /// True if the names so far are the first of `names`.
  private var isLikeLast = true
  /// The names so far, if they are not.
  private var newNames: [[UInt8]] = []
  /// The sets of names that rows had, up to a number.
  private var knownSets: [RowNames] = []
  private static let mostKnownSets = 64
  /// The number of names from which on they are those of objects around the row.
  private var ownCount: Int?
  /// A cursor at the row's first byte. Its positions are those of the row's values.
  private(set) var start = ByteCursor(UnsafeBufferPointer(start: nil, count: 0))
  /// The place behind the row: where an error about something that is missing stands.
  var end: UnsafePointer<UInt8>?
  /// What is wrong with the row, if that was seen before it was appended: it makes its stroke this error.
  var error: ReadError?
  /// True if the point of a number may be a comma.
  var allowsDecimalCommas = false
  /// True for a sample that came between two events, in the later of them: it moves, whatever the event's phase, unless
  /// it is the first of a touch.
  var isCoalesced = false
  /// True for an event that had such samples: the last of them may be its own.
  var mayRepeatLast = false

  /// Begins a row whose first byte is where the cursor is.
  mutating func begin(at cursor: ByteCursor) {
    (start, end, isLikeLast, ownCount, error) = (cursor, nil, true, nil, nil)
    (isCoalesced, mayRepeatLast) = (false, false)
    values.removeAll(keepingCapacity: true)
  }

  /// Adds a value under a name in UTF-8. An empty text is missing.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: RowValue) {
    let value = value.isEmpty ? .missing : value
    if isLikeLast {
      if values.count < names.count, names.equals(name, at: values.count) {
        return values.append(value)
      }
      isLikeLast = false
      newNames = (0..<values.count).map { Array(names.bytes(of: $0)) }
    }
    newNames.append(Array(name))
    values.append(value)
  }

  /// Adds a value under a name in UTF-8.
  mutating func add(_ name: [UInt8], _ value: RowValue) {
    name.withUnsafeBufferPointer { add($0, value) }
  }

  /// Adds a value under a name.
  mutating func add(_ name: StaticString, _ value: RowValue) {
    add(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), value)
  }

  /// Returns whether a value has a name, of all or of the first so many.
  func hasName(_ name: [UInt8], upTo count: Int? = nil) -> Bool {
    name.withUnsafeBufferPointer { name in
      (0..<(count ?? values.count)).contains { index in
        isLikeLast
          ? names.equals(name, at: index)
          : newNames[index].withUnsafeBufferPointer { $0.equals(name) }
      }
    }
  }

  /// Says that the names that follow are members of the objects around the row, which hold where the row has none.
  mutating func beginSurroundings() { ownCount = values.count }

  /// Takes the names, which do not change any more, from the header of a table.
  mutating func begin(at cursor: ByteCursor, _ header: RowNames) {
    begin(at: cursor)
    names = header
  }

  /// Adds the value of the next column of the header.
  mutating func add(_ value: RowValue) { values.append(value.isEmpty ? .missing : value) }

  /// Makes sure that there is a set of names for the row; called by the assembler.
  mutating func finish() {
    let ownCount = ownCount ?? values.count
    if isLikeLast, values.count == names.count, ownCount == names.ownCount { return }
    if isLikeLast {
      newNames = (0..<min(values.count, names.count)).map { Array(names.bytes(of: $0)) }
    }
    if let known = knownSets.first(where: { $0.equals(newNames, ownCount) }) {
      names = known
      return
    }
    names = RowNames(newNames, ownCount: ownCount)
    if knownSets.count == Self.mostKnownSets { knownSets.removeAll() }
    knownSets.append(names)
  }

  /// The positions of values that do not stand in the row's text, by their first bytes.
  var knownPositions: [(place: UnsafePointer<UInt8>, position: TextPosition)] = []

  /// The position of a place in the row.
  func position(of place: UnsafePointer<UInt8>) -> TextPosition {
    if let known = knownPositions.last(where: { $0.place <= place }) {
      return TextPosition(
        line: known.position.line, column: known.position.column + (place - known.place))
    }
    return start.position(of: place < start.next ? start.next : place)
  }
}

/// The names of a row's values. Two rows of one source that have the same names share one.
final class RowNames: Sendable {
  private let text: [UInt8]
  private let ends: [Int]
  /// The names before this index are the row's own; the others belong to objects around it.
  let ownCount: Int

  init(_ names: [[UInt8]], ownCount: Int? = nil) {
    (text, self.ownCount) = (Array(names.joined()), ownCount ?? names.count)
    var end = 0
    ends = names.map {
      end += $0.count
      return end
    }
  }

  convenience init(_ names: [String]) { self.init(names.map { Array($0.utf8) }) }

  var count: Int { ends.count }

  /// The bytes of a name.
  func bytes(of index: Int) -> ArraySlice<UInt8> {
    text[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// A name as text.
  subscript(index: Int) -> String { String(decoding: bytes(of: index), as: UTF8.self) }

  /// All names as text.
  var all: [String] { (0..<count).map { self[$0] } }

  func equals(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let start = index > 0 ? ends[index - 1] : 0
    return text.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[start..<ends[index]]).equals(name)
    }
  }

  func equals(_ names: [[UInt8]], _ ownCount: Int) -> Bool {
    names.count == count && ownCount == self.ownCount
      && names.indices.allSatisfy { bytes(of: $0).elementsEqual(names[$0]) }
  }
}

// MARK: - What a value of a row says, and what is wrong with it

extension Row {
  /// The line that the row begins in.
  var line: Int { position(of: start.next).line }

  /// The number of a value.
  func number(_ index: Int) throws(ReadError) -> Double {
    let value = values[index]
    switch value {
    case .word(let text) where text.escapes == .none,
      .literal(let text) where text.escapes == .none,
      .text(let text) where text.escapes == .none:
      let cursor = start.at(text.start)
      if start.isPadded {
        if let short = Decimal7(cursor), text.start + short.length == text.end {
          return short.value
        }
        if let middle = Decimal23(cursor), text.start + middle.length == text.end {
          return middle.value
        }
      }
    default: break
    }
    guard let number = value.coordinate(decimalComma: allowsDecimalCommas) else {
      throw expected("a number", index)
    }
    guard number.isFinite else { throw error("number too large", at: value) }
    return number
  }

  /// Both coordinates in one value.
  func place(_ index: Int) throws(ReadError) -> (Double, Double) {
    guard let (x, y) = values[index].place else { throw expected("a point", index) }
    guard x.isFinite, y.isFinite else { throw error("number too large", at: values[index]) }
    return (x, y)
  }

  /// The time of a value, in its unit, or in seconds if it is a date or a clock time.
  func time(_ index: Int) throws(ReadError) -> (value: Double, isDate: Bool) {
    if let time = values[index].time(decimalComma: allowsDecimalCommas), time.value.isFinite {
      return time
    }
    if let number = values[index].number(decimalComma: allowsDecimalCommas), !number.isFinite {
      throw error("number too large", at: values[index])
    }
    throw expected("a time", index)
  }

  /// The error at a value that is something else.
  private func expected(_ what: String, _ index: Int) -> ReadError {
    let (value, name) = (values[index], names[index].withoutControls)
    guard !value.isMissing else { return missing("\(what) under \(name)") }
    var advice = ""
    let text = value.excerpt
    let separators = text.utf8.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
    if case .json = value {
      advice = text.hasPrefix("{\"0\":") ? Self.orderOfRecords : ""
    } else if separators > 0 || text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 {
      advice = "; dates with times are written as \(DateTime.example)"
    } else if text.utf8.contains(UInt8(ascii: ",")) {
      advice =
        allowsDecimalCommas
        ? "; remove the separators of thousands"
        : "; decimal commas need ; between columns, and separators of thousands are to be removed"
    }
    return error("expected \(what) under \(name), found \(text)\(advice)", at: value)
  }

  /// What to do about columns, each with its rows.
  static let orderOfRecords =
    "; write an object for each sample, as orient=\"records\" of pandas does"

  /// The error at something that is missing, which names what is there.
  func missing(_ what: String) -> ReadError {
    let found = (0..<min(names.count, values.count)).filter { !values[$0].isMissing }
    let error = start.missing(what, among: found.map { names[$0] })
    let reason = found.isEmpty ? "expected \(what), found nothing" : error.reason
    return ReadError(reason, at: position(of: end ?? start.next))
  }

  /// The error at a value.
  func error(_ reason: String, at value: RowValue) -> ReadError {
    ReadError(reason, at: position(of: value.text?.start ?? start.next))
  }
}

extension RowValue {
  /// The time that the value is, in its unit, or in seconds if it is a date, a clock time or a duration, or has a unit.
  func time(decimalComma: Bool) -> (value: Double, isDate: Bool)? {
    if let number = number(decimalComma: decimalComma) { return (number, false) }
    guard let text else { return nil }
    let seconds = text.withBytes { DateTime.seconds($0) ?? DateTime.clock($0) }
    return (seconds ?? secondsByUnit(decimalComma)).map { ($0, true) }
  }

  /// The seconds that `16 ms` says.
  private func secondsByUnit(_ decimalComma: Bool) -> Double? {
    guard let (number, unit) = numberWithUnit(decimalComma) else { return nil }
    return RowRole.timeUnit(ofTime: "t (\(unit))").map { $0.seconds(number) }
  }

  /// The coordinate that the value is, which may have a unit of length: `160px`.
  func coordinate(decimalComma: Bool) -> Double? {
    if let number = number(decimalComma: decimalComma) { return number }
    guard let (number, unit) = numberWithUnit(decimalComma), RowRole.lengths.contains(unit) else {
      return nil
    }
    return number
  }

  /// A number and the word behind it; nil if the value is something else.
  private func numberWithUnit(_ decimalComma: Bool) -> (number: Double, unit: String)? {
    guard let text, !text.hasEscapes, let first = text.bytes.first, first < 0x3A else { return nil }
    let word = text.bytes.reversed().prefix { $0.isLetter || $0 >= 0x80 }
    let unit = RowText(text.end - word.count, text.end)
    var number = RowText(text.start, unit.start)
    while number.end > number.start, number.end[-1] == 0x20 { number.end -= 1 }
    guard !word.isEmpty, let value = RowValue.word(number).number(decimalComma: decimalComma) else {
      return nil
    }
    return (value, unit.string.lowercased())
  }
}
