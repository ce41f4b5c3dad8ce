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

/// One cell: what is between the quotes if there are any, and else between the spaces. It points
/// into the stream's own bytes, and goes from thread to thread with them only.
struct Cell: @unchecked Sendable {
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  /// True if two quotes in it stand for one.
  var hasDoubledQuotes = false
  /// True if it stands in quotes.
  var isQuoted = false

  var isEmpty: Bool { start == end }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end - start) }

  /// Adds what the cell says to `bytes`.
  func append(to bytes: inout [UInt8]) {
    guard hasDoubledQuotes else { return bytes.append(contentsOf: self.bytes) }
    var place = start
    while place < end {
      bytes.append(place.pointee)
      place += place.pointee == UInt8(ascii: "\"") ? 2 : 1
    }
  }
}

extension Cell {
  /// Returns whether the cell is one number.
  func isNumeral(decimalComma: Bool) -> Bool {
    let number = number(decimalComma: decimalComma)
    return number.digits > 0 && number.length == end - start
  }

  /// The number that the cell begins with, its digits, and the bytes that it takes. Its point may be a
  /// comma where `decimalComma` says so.
  func number(decimalComma: Bool) -> (value: Double, digits: Int, length: Int) {
    Self.number(in: bytes, decimalComma: decimalComma)
  }

  /// The same of any bytes.
  static func number(
    in bytes: UnsafeBufferPointer<UInt8>, decimalComma: Bool
  ) -> (value: Double, digits: Int, length: Int) {
    guard decimalComma, let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else {
      return number(in: bytes)
    }
    var copy = Array(bytes)
    copy[comma] = UInt8(ascii: ".")
    return copy.withUnsafeBufferPointer { number(in: $0) }
  }

  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: Double, digits: Int, length: Int) {
    guard let base = bytes.baseAddress else { return (0, 0, 0) }
    let numeral = Numeral(from: base, to: base + bytes.count)
    return (
      numeral.value, numeral.integerDigits + numeral.fractionDigits, numeral.end - numeral.start
    )
  }
}

/// The kind of a line of a table.
enum RowKind {
  case blank, comment, cells
}

/// The cells of one row after another.
struct TableRow: Sendable {
  private(set) var cells: [Cell] = []
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
  mutating func read(_ cursor: inout ByteCursor, delimiter: UInt8) throws(ReadError) -> RowKind {
    cells.removeAll(keepingCapacity: true)
    isBlank = true
    (lines, quotedCRs, endsInCR) = (1, 0, false)
    cursor.skipBlanks(but: delimiter)
    if cursor.sees(UInt8(ascii: "#")) {
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
    } while cursor.take(delimiter)
    let last = cursor.next
    cursor.skipLine()
    endsInCR = cursor.next == last + 1 && last.pointee == UInt8(ascii: "\r")
    return isBlank ? .blank : .cells
  }

  /// Reads a cell up to the delimiter or the line's end.
  private mutating func readCell(
    _ cursor: inout ByteCursor, _ delimiter: UInt8
  ) throws(ReadError) -> Cell {
    cursor.skipBlanks(but: delimiter)
    if cursor.sees(UInt8(ascii: "\"")) { return try readQuoted(&cursor, delimiter) }
    let start = cursor.next
    cursor.skip { byte in
      // Nearly all bytes are above these.
      byte != delimiter && (byte > 0x0D || byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r"))
    }
    var end = cursor.next
    while end > start, end[-1] == 0x20 || end[-1] == 0x09 && delimiter != 0x09 { end -= 1 }
    return Cell(start: start, end: end)
  }

  private mutating func readQuoted(
    _ cursor: inout ByteCursor, _ delimiter: UInt8
  ) throws(ReadError) -> Cell {
    let quote = cursor.next
    cursor.next += 1
    var cell = Cell(start: cursor.next, end: cursor.next, isQuoted: true)
    while true {
      let bound = cursor.end - cell.start > Self.longestQuoted
      let stop = bound ? cell.start + Self.longestQuoted : cursor.end
      guard let end = firstPlace(of: UInt8(ascii: "\""), from: cursor.next, to: stop) else {
        throw Self.unclosed(quote, cursor)
      }
      cursor.next = end + 1
      cell.end = end
      guard cursor.take(UInt8(ascii: "\"")) else { break }
      cell.hasDoubledQuotes = true
    }
    let linesWithin = cell.bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    cursor.skipBlanks(but: delimiter)
    guard cursor.isAtEnd || cursor.sees(delimiter) || cursor.isAtLineEnd else {
      // What comes lines later may be in another block; the message must not hang on it.
      if linesWithin > 0 { throw Self.unclosed(quote, cursor) }
      let name = delimiter == 0x09 ? "a tab" : String(Unicode.Scalar(delimiter))
      throw cursor.expected("\(name) or the end of the line")
    }
    if linesWithin > 0 { countLines(in: cell) }
    return cell
  }
}

extension TableRow {
  private mutating func countLines(in cell: Cell) {
    let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for (index, byte) in cell.bytes.enumerated() {
      if byte == lf { lines += 1 }
      // What follows the cell is its closing quote.
      if byte == cr, cell.start[index + 1] != lf { quotedCRs += 1 }
    }
  }

  private static func unclosed(
    _ quote: UnsafePointer<UInt8>, _ cursor: ByteCursor
  ) -> ReadError {
    cursor.error("expected a closing \" for this one", at: quote)
  }
}

extension ByteCursor {
  /// Steps over spaces and tabs, but not the delimiter.
  fileprivate mutating func skipBlanks(but delimiter: UInt8) {
    while next < end, next.pointee == 0x20 || next.pointee == 0x09, next.pointee != delimiter {
      next += 1
    }
  }

  /// True if the line ends here.
  var isAtLineEnd: Bool {
    next < end && (next.pointee == UInt8(ascii: "\n") || next.pointee == UInt8(ascii: "\r"))
  }

  /// Steps over the rest of the line and its end.
  mutating func skipLine() {
    while !isAtEnd, !isAtLineEnd { next += 1 }
    _ = take(UInt8(ascii: "\r"))
    _ = take(UInt8(ascii: "\n"))
  }
}
