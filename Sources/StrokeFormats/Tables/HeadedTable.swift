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
          throw ReadError(
            "expected \(counted(names.count, "cell")), found \(cells.count)",
            at: cursor.position(of: start))
        }
        rows.append((cells, line))
      }
    }
  }
}
