/// Rows of words in columns, for people: the first column to the left, the others to the right.
struct TextTable {
  private var rows: [[String]] = []
  private let leftColumns: Int
  private let indent: String

  /// A table without rows; so many columns begin at the left edge of theirs.
  init(leftColumns: Int = 1, indent: String = "") {
    (self.leftColumns, self.indent) = (leftColumns, indent)
  }

  /// Adds a row, each cell of which is a line of text.
  mutating func add(_ cells: [String]) { rows.append(cells.map(\.withoutControls)) }

  /// Appends the rows, with two spaces between columns and none at the end of a line.
  func append(to output: inout [UInt8]) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      var line = indent
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        if column > 0 { line += "  " }
        line += column < leftColumns ? cell + space : space + cell
      }
      while line.last == " " { line.removeLast() }
      output.append(line + "\n")
    }
  }
}
