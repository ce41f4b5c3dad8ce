// CSV and TSV as people and spreadsheets write them. Where RFC 4180 and the files disagree:
//
// - A row ends with LF, CR LF or CR; the last one need not.
// - Space about a cell is not part of it, neither is it about quotes. In a table that is not parted
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
          "expected at most \(Self.mostCells) columns, found more", at: cursor.next)
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
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
  }
}
