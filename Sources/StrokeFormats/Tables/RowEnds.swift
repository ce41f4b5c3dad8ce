// Where rows and cells of a table end, before they are split.

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
      if byte == UInt8(ascii: "\r") {
        guard place + 1 < end else { return isWhole ? end : nil }
        return place[1] == UInt8(ascii: "\n") ? place + 2 : place + 1
      }
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
      guard cr + 1 < end else { return isWhole ? end : nil }
      if cr + 1 != newline { return cr + 1 }
    }
    return newline.map { $0 + 1 } ?? (isWhole ? end : nil)
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
