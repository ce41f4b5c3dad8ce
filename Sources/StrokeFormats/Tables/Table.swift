// CSV and TSV as people and spreadsheets write them. Where RFC 4180 and the files disagree:
//
// - A row ends with LF, CR LF or CR; the last one need not.
// - Space about a cell is not part of it, neither is it about quotes. In a table that is not separated
//   by tabs, a tab is space.
// - A quote counts only at the beginning of a cell. A cell in quotes may hold line ends; where no
//   closing quote comes within 1 MiB, or none that ends a cell, it is taken for missing, and the
//   next row begins on the next line.
// - A row of no content, also one of empty cells, is a blank line. A row that begins with # is a
//   comment.
// - Numbers may have a plus, and no digit on one side of the point: +1, .5, 5.
// - Bytes that are not UTF-8 are an error, in whatever column or comment.
// - A row of more than 1,048,576 cells is an error.
// - Bars may stand at both ends of a row that they part, and spaces part cells in any number.

/// The kind of a line of a table.
enum RowKind {
  case blank, comment, cells
}

/// The cells of one row after another.
struct TableRow: Sendable {
  /// Each cell: what is between the quotes if there are any, and else between the spaces.
  private(set) var cells: [RowValue] = []
  /// True if all of them are empty.
  private var isBlank = true
  /// The number of lines of the row, by LF and CR LF.
  private(set) var lines = 1
  /// The number of CRs inside quotes that no LF follows: lines too, in a table whose lines end so.
  private(set) var quotedCRs = 0
  /// True if the row ends in a CR that no LF follows.
  private(set) var endsInCR = false
  /// The longest text in quotes, in bytes.
  static let longestQuoted = 1 << 20
  /// The most cells, so that a row of nothing but delimiters takes no room beyond measure.
  static let mostCells = 1 << 20

  /// Splits the row that comes next and steps over it.
  ///
  /// - Parameter mayBeComment: False where a `#` at the beginning is the name of a column.
  mutating func read(
    _ cursor: inout ByteCursor, delimiter: UInt8, mayBeComment: Bool = true
  ) throws(ReadError) -> RowKind {
    cells.removeAll(keepingCapacity: true)
    isBlank = true
    (lines, quotedCRs, endsInCR) = (1, 0, false)
    cursor.skipBlanks(but: delimiter == 0x20 ? 0 : delimiter)
    if delimiter == UInt8(ascii: "|") { _ = cursor.take(delimiter) }
    if mayBeComment, cursor.sees(UInt8(ascii: "#")) {
      cursor.skipLine()
      return .comment
    }
    repeat {
      guard cells.count < Self.mostCells else {
        throw cursor.error(
          "expected at most \(Self.mostCells) columns, found more")
      }
      let cell = try readCell(&cursor, delimiter)
      if !cell.isEmpty { isBlank = false }
      cells.append(cell)
    } while cursor.takeDelimiter(delimiter)
    let last = cursor.next
    cursor.skipLine()
    endsInCR = cursor.next == last + 1 && last.pointee == UInt8(ascii: "\r")
    return isBlank ? .blank : .cells
  }

  /// Forgets so many cells at the beginning.
  mutating func removeIndex(_ count: Int) { cells.removeFirst(count) }

  /// Reads a cell up to the delimiter or the line's end.
  private mutating func readCell(
    _ cursor: inout ByteCursor, _ delimiter: UInt8
  ) throws(ReadError) -> RowValue {
    cursor.skipBlanks(but: delimiter)
    if cursor.sees(UInt8(ascii: "\"")) { return .text(try readQuoted(&cursor, delimiter)) }
    let start = cursor.next
    cursor.skip { byte in
      // Nearly all bytes are above these.
      byte != delimiter
        && (byte > 0x0D || !byte.isLineEnd && (byte != 0x09 || delimiter != 0x20))
    }
    var end = cursor.next
    while end > start, end[-1] == 0x20 || end[-1] == 0x09 && delimiter != 0x09 { end -= 1 }
    return .word(RowText(start, end))
  }

  private mutating func readQuoted(
    _ cursor: inout ByteCursor, _ delimiter: UInt8
  ) throws(ReadError) -> RowText {
    let quote = cursor.next
    var end = quote
    switch cursor.endOfQuoted(quote, delimiter) {
    case .end(let place, _): end = place
    case .open: break
    case .broken(let place):
      // What comes lines later may be in another block; the message must not hang on it.
      let bytes = UnsafeBufferPointer(start: quote, count: place - quote)
      guard !bytes.contains(where: \.isLineEnd) else { break }
      let name = delimiter == 0x09 ? "a tab" : String(Unicode.Scalar(delimiter))
      throw cursor.expected("\(name) or the end of the line", at: place)
    }
    guard end > quote else {
      throw cursor.error("expected a closing \" for this one", at: quote)
    }
    cursor.next = end
    cursor.skipBlanks(but: delimiter)
    let cell = RowText(quote + 1, end - 1)
    countLines(in: cell.bytes)
    let isPlain = firstPlace(of: UInt8(ascii: "\""), from: cell.start, to: cell.end) == nil
    return RowText(cell.start, cell.end, isPlain ? .none : .quotes)
  }

  private mutating func countLines(in bytes: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in bytes.enumerated() where byte.isLineEnd {
      if byte == UInt8(ascii: "\n") {
        lines += 1
      } else if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        quotedCRs += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension ByteCursor {
  /// Steps over the delimiter. Returns false if the row is over.
  fileprivate mutating func takeDelimiter(_ delimiter: UInt8) -> Bool {
    let isSpace = delimiter == 0x20
    guard isSpace || delimiter == UInt8(ascii: "|") else { return take(delimiter) }
    guard isSpace || take(delimiter) else { return false }
    skipBlanks(but: 0)
    return !isAtEnd && !isAtLineEnd
  }

  /// Steps over spaces and tabs, but not the delimiter.
  fileprivate mutating func skipBlanks(but delimiter: UInt8) {
    while next < end, next.pointee == 0x20 || next.pointee == 0x09, next.pointee != delimiter {
      next += 1
    }
  }

  /// True if the line ends here.
  var isAtLineEnd: Bool {
    next < end && next.pointee.isLineEnd
  }

  /// Steps over the rest of the line and its end.
  mutating func skipLine() {
    while !isAtEnd, !isAtLineEnd { next += 1 }
    // Python's csv ends lines so on Windows.
    if take("\r\r\n") { return }
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
  }
}

// MARK: - Where rows and cells end, before they are split

extension ByteCursor {
  /// The delimiter of the row that comes next, before it is known what separates the columns of its table: a tab if it
  /// has one, else a semicolon, else a comma; nil without any.
  ///
  /// A quote counts at the beginning of a cell, whatever delimiter the cell comes after, if another closes it before a
  /// delimiter or the end of the line; any other is a character like the rest. So delimiters and line ends in quotes do
  /// not count, and a quote inside a word hides nothing.
  ///
  /// - Complexity: O(length of the row), and of at most 1 MiB after a quote that nothing closes.
  var delimiterOfRow: UInt8? {
    var cursor = self
    var isAtCell = true
    var found: [UInt8] = []
    while !cursor.isAtEnd, !cursor.isAtLineEnd {
      let byte = cursor.next.pointee
      if isAtCell, byte == UInt8(ascii: "\""),
        case .end(let end, _) = cursor.endOfQuoted(cursor.next, nil)
      {
        cursor.next = end
        isAtCell = false
        continue
      }
      let isDelimiter = Self.isDelimiter(byte, nil)
      if isDelimiter, !found.contains(byte) { found.append(byte) }
      isAtCell = isDelimiter || isAtCell && byte == 0x20
      cursor.next += 1
    }
    return "\t;,".utf8.first(where: found.contains)
  }
}

extension ByteCursor {
  func has(_ byte: UInt8) -> Bool { firstPlace(of: byte, from: next, to: end) != nil }

  /// What stands behind the sign of a comment.
  var behindComment: ByteCursor {
    var cursor = self
    cursor.skip { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "#") }
    return cursor
  }

  /// True for a line that only draws: `+-----+`, `|---|---|`.
  var isRule: Bool {
    UnsafeBufferPointer(start: next, count: end - next).allSatisfy {
      $0 <= 0x20 || "-+|=:_*".utf8.contains($0)
    }
  }

  /// The delimiter that spreadsheets name in a first line of its own, `sep=;`; nil if none does.
  var namedDelimiter: UInt8? {
    var cursor = self
    guard cursor.take("sep=") || cursor.take("SEP=") else { return nil }
    for delimiter in ",;\t".utf8 where cursor.take(delimiter) {
      return cursor.isAtEnd || cursor.isAtLineEnd ? delimiter : nil
    }
    return nil
  }

  /// What stands behind a first column that is called `#`; nil if the row that comes next begins with something else.
  var behindNumberSign: ByteCursor? {
    var cursor = self
    guard cursor.take(UInt8(ascii: "#")), !cursor.isAtEnd,
      Self.isDelimiter(cursor.next.pointee, nil)
    else { return nil }
    cursor.next += 1
    return cursor
  }

  /// True if the row that comes next is a comment.
  var isAtComment: Bool {
    var cursor = self
    while cursor.sees(0x20) || cursor.sees(0x09) { cursor.next += 1 }
    return cursor.sees(UInt8(ascii: "#"))
  }
}

extension ByteCursor {
  /// The place behind the row that comes next and its end; nil if it has not all come. `newline` is the first LF, if
  /// there is one.
  ///
  /// A quote counts at the beginning of a cell, if one that closes it comes within a bound; else the row ends with its
  /// first line.
  func endOfRow(
    _ newline: UnsafePointer<UInt8>?, delimiter: UInt8?, isWhole: Bool
  ) -> UnsafePointer<UInt8>? {
    let stop = newline ?? end
    let quote = firstPlace(of: UInt8(ascii: "\""), from: next, to: stop)
    let line = endOfLine(newline, isWhole: isWhole)
    guard let quote, line.map({ quote < $0 }) ?? true, !isAtComment else { return line }
    var place = next
    var isAtCell = true
    while place < end {
      let byte = place.pointee
      if isAtCell, byte == UInt8(ascii: "\"") {
        switch endOfQuoted(place, delimiter) {
        case .end(let end, isSure: true): place = end
        case .end, .open:
          return isWhole || end - place > TableRow.longestQuoted ? line ?? end : nil
        case .broken: return line ?? (isWhole ? end : nil)
        }
        isAtCell = false
        continue
      }
      if byte == UInt8(ascii: "\n") { return place + 1 }
      if byte == UInt8(ascii: "\r") { return endOfLine(at: place, isWhole: isWhole) }
      isAtCell = Self.isDelimiter(byte, delimiter) || isAtCell && (byte == 0x20 || byte == 0x09)
      place += 1
    }
    return isWhole ? end : nil
  }

  /// The place behind the first line end.
  private func endOfLine(
    _ newline: UnsafePointer<UInt8>?, isWhole: Bool
  ) -> UnsafePointer<UInt8>? {
    if let cr = firstPlace(of: UInt8(ascii: "\r"), from: next, to: newline ?? end) {
      return endOfLine(at: cr, isWhole: isWhole)
    }
    return newline.map { $0 + 1 } ?? (isWhole ? end : nil)
  }

  /// The place behind a line end that begins with a CR.
  private func endOfLine(at cr: UnsafePointer<UInt8>, isWhole: Bool) -> UnsafePointer<UInt8>? {
    var rest = at(cr)
    guard end - cr > 2 || isWhole else { return nil }
    rest.skipLine()
    return rest.next
  }

  enum EndOfQuoted {
    /// Behind the closing quote; it is sure if a delimiter or a line end follows.
    case end(UnsafePointer<UInt8>, isSure: Bool)
    case open
    /// Where something else follows a quote, so that it ends no cell.
    case broken(UnsafePointer<UInt8>)
  }

  /// The end of the text in quotes that begins with a quote. Two quotes in it stand for one.
  func endOfQuoted(_ quote: UnsafePointer<UInt8>, _ delimiter: UInt8?) -> EndOfQuoted {
    var place = quote + 1
    let stop = end - place > TableRow.longestQuoted ? place + TableRow.longestQuoted : end
    while true {
      guard let close = firstPlace(of: UInt8(ascii: "\""), from: place, to: stop) else {
        return .open
      }
      place = close + 1
      guard place < end, place.pointee == UInt8(ascii: "\"") else { break }
      place += 1
    }
    var rest = place
    while rest < end, rest.pointee == 0x20 || rest.pointee == 0x09,
      !Self.isDelimiter(rest.pointee, delimiter)
    {
      rest += 1
    }
    if rest == end { return .end(place, isSure: false) }
    let isEnd =
      "\r\n".utf8.contains(rest.pointee) || Self.isDelimiter(rest.pointee, delimiter)
    return isEnd ? .end(place, isSure: true) : .broken(rest)
  }

  /// Returns whether a byte is the delimiter, or one of the known if none is.
  static func isDelimiter(_ byte: UInt8, _ delimiter: UInt8?) -> Bool {
    if let delimiter { return byte == delimiter }
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x09
  }
}

/// A table of texts below a header, which splits into cells as tables of samples do.
package struct HeadedTable {
  /// The cells of the header.
  package private(set) var names: [String] = []
  /// The cells of each row below it, and its line.
  package private(set) var rows: [(cells: [String], line: Int)] = []

  /// Splits a document. Blank rows and comments are left out.
  ///
  /// - Complexity: O(length).
  package init(
    _ document: ArraySlice<UInt8>, within budget: inout MemoryBudget
  ) throws(ReadError) {
    try document.withUnsafeBufferPointer { bytes throws(ReadError) in
      var cursor = ByteCursor(bytes)
      try cursor.checkUTF8()
      var delimiter = cursor.namedDelimiter
      if delimiter != nil { cursor.skipLine() }
      var row = TableRow()
      while !cursor.isAtEnd {
        let line = cursor.countLines().line
        try budget.check(atLine: line)
        let start = cursor.next
        let separator = delimiter ?? cursor.delimiterOfRow ?? UInt8(ascii: ",")
        guard try row.read(&cursor, delimiter: separator) == .cells else { continue }
        let cells = row.cells.map(\.string)
        guard !names.isEmpty else {
          (names, delimiter) = (cells, separator)
          continue
        }
        guard cells.count == names.count else {
          throw cursor.error(
            "expected \(counted(names.count, "cell")), found \(cells.count)", at: start)
        }
        rows.append((cells, line))
      }
    }
  }
}
