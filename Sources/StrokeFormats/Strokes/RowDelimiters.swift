/// The delimiters in a table's first row, by which its columns are told before it is known what
/// separates them.
///
/// A quote counts at the beginning of a cell, whatever delimiter the cell comes after, if another
/// closes it before a delimiter or the end of the line; any other is a character like the rest. So
/// delimiters and line ends in quotes do not count, and a quote inside a word hides nothing.
struct RowDelimiters {
  private var hasTab = false
  private var hasSemicolon = false
  private var hasComma = false

  /// The delimiters in the row that begins where the cursor is.
  ///
  /// - Complexity: O(length of the row), and of at most 1 MiB after a quote that nothing closes.
  init(of start: ByteCursor) {
    var cursor = start
    var isAtCell = true
    while !cursor.isAtEnd, !cursor.isAtLineEnd {
      let byte = cursor.next.pointee
      if isAtCell, byte == UInt8(ascii: "\""), let end = Self.endOfQuoted(cursor) {
        cursor.next = end
        isAtCell = false
        continue
      }
      hasTab = hasTab || byte == 0x09
      hasSemicolon = hasSemicolon || byte == UInt8(ascii: ";")
      hasComma = hasComma || byte == UInt8(ascii: ",")
      isAtCell = Self.isDelimiter(byte) || isAtCell && byte == 0x20
      cursor.next += 1
    }
  }

  /// True if the row has more than one column.
  var areAny: Bool { hasTab || hasSemicolon || hasComma }

  /// The delimiter of the table: a tab if the row has one, else a semicolon if it has one, else a
  /// comma.
  var first: UInt8 { hasTab ? 0x09 : UInt8(ascii: hasSemicolon ? ";" : ",") }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x09
  }

  /// The place after the quotes of the cell that begins with the quote that comes next; nil if it
  /// only looks as if it were in quotes.
  private static func endOfQuoted(_ start: ByteCursor) -> UnsafePointer<UInt8>? {
    var cursor = start
    cursor.next += 1
    let isBounded = cursor.end - cursor.next > TableRow.longestQuoted
    let stop = isBounded ? cursor.next + TableRow.longestQuoted : cursor.end
    repeat {
      guard let quote = firstPlace(of: UInt8(ascii: "\""), from: cursor.next, to: stop) else {
        return nil
      }
      cursor.next = quote + 1
      // Two quotes are one in the text.
    } while cursor.take(UInt8(ascii: "\""))
    let end = cursor.next
    while cursor.sees(0x20) { cursor.next += 1 }
    return cursor.isAtEnd || cursor.isAtLineEnd || isDelimiter(cursor.next.pointee) ? end : nil
  }
}

extension ByteCursor {
  /// The delimiter that spreadsheets name in a first line of its own, `sep=;`; nil if none does.
  var namedDelimiter: UInt8? {
    var cursor = self
    guard cursor.take("sep=") || cursor.take("SEP=") else { return nil }
    for delimiter in ",;\t".utf8 where cursor.take(delimiter) {
      return cursor.isAtEnd || cursor.isAtLineEnd ? delimiter : nil
    }
    return nil
  }

  /// True if the row that comes next is a comment.
  var isAtComment: Bool {
    var cursor = self
    while cursor.sees(0x20) || cursor.sees(0x09) { cursor.next += 1 }
    return cursor.sees(UInt8(ascii: "#"))
  }
}
