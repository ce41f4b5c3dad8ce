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

  /// Returns whether one of the first so many values has a name.
  func hasName(_ name: UnsafeBufferPointer<UInt8>, upTo count: Int) -> Bool {
    (0..<count).contains { index in
      isLikeLast
        ? names.equals(name, at: index)
        : newNames[index].withUnsafeBufferPointer { $0.equals(name) }
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

/// A value of a row, as it stands in the bytes.
enum RowValue {
  /// Null, an empty cell or an absent member: it agrees with anything.
  case missing
  /// A text in quotes. It may say a number, too.
  case text(RowText)
  /// A number, `true` or `false` of JSON.
  case literal(RowText)
  /// A cell without quotes or a printed word: a number or a text.
  case word(RowText)
  /// An array or an object of JSON.
  case json(RowText)
  /// A number that does not stand in the bytes as one, such as a hexadecimal one.
  case number(Double)

  /// The bytes, if there are any.
  var text: RowText? {
    switch self {
    case .text(let text), .literal(let text), .word(let text), .json(let text): text
    case .missing, .number: nil
    }
  }

  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// True for a text of no characters.
  var isEmpty: Bool {
    switch self {
    case .text(let text), .word(let text): text.start == text.end
    default: false
    }
  }
}

/// The bytes of a value, which say what they mean by the escapes of their syntax.
struct RowText {
  enum Escapes {
    case none
    /// Those of a string of JSON.
    case json
    /// Two quotes stand for one.
    case quotes
  }

  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  var escapes = Escapes.none

  init(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ escapes: Escapes = .none) {
    (self.start, self.end, self.escapes) = (start, end, escapes)
  }

  init(_ cell: Cell) { self.init(cell.start, cell.end, cell.hasDoubledQuotes ? .quotes : .none) }

  init(_ text: JSONText) { self.init(text.start, text.end, text.hasEscapes ? .json : .none) }

  /// The bytes as they stand.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end - start) }

  /// Calls `body` with what the bytes say.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard escapes != .none else { return body(bytes) }
    var decoded: [UInt8] = []
    append(to: &decoded)
    return decoded.withUnsafeBufferPointer(body)
  }

  /// Adds what the bytes say to others.
  func append(to output: inout [UInt8]) {
    switch escapes {
    case .none: output.append(contentsOf: bytes)
    case .json: JSONText(start: start, end: end, hasEscapes: true).append(to: &output)
    case .quotes: Cell(start: start, end: end, hasDoubledQuotes: true).append(to: &output)
    }
  }

  /// What the bytes say.
  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
