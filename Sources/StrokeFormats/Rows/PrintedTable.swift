// Tables that are printed: columns between spaces or bars, below a header.
//
//              x       y       t           | x | y |
//     0     165.66  160.20   0.000         |---|---|
//     1     178.39  162.14   0.025         | 1 | 2 |
//
// - A row may have a cell more than the header, at its beginning: its index.
// - Rules, and the header once more, are skipped. A blank line ends a stroke.

/// A table with a header whose columns are parted by spaces or bars.
struct PrintedTable: Sendable {
  private let header: RowNames
  private let hasBars: Bool
  /// The number of cells before the first of the header.
  private var indexCells: Int?

  private static let mostCells = 1_024

  /// A table whose header is a line; nil if it is none.
  init?(header line: ByteCursor, _ names: PrintedNames) {
    var line = line
    if line.take(UInt8(ascii: "#")) { line.skip(while: \.isBlank) }
    hasBars = line.has(UInt8(ascii: "|"))
    let cells = Self.cells(of: line, hasBars: hasBars)
    guard cells.count > 1, cells.count <= 64 else { return nil }
    var names = names
    var coordinates = CoordinateMask()
    for cell in cells {
      guard let first = cell.bytes.first, first.isLetter || first == UInt8(ascii: "_"),
        cell.bytes.allSatisfy({ $0.isLetter || $0.isDigit || "_.-#%/".utf8.contains($0) })
      else { return nil }
      coordinates.add(names.role(of: cell))
    }
    guard coordinates.hasPair else { return nil }
    header = RowNames(cells.map(\.string))
  }

  /// Reads a row; false if the line is about something else.
  mutating func readRow(
    _ line: ByteCursor, _ row: inout Row, into assembler: inout Assembler
  ) -> Bool {
    if line.isRule { return true }
    var cells = Self.cells(of: line, hasBars: hasBars)[...]
    if cells.count == header.count,
      cells.enumerated().allSatisfy({ header.equals($1.bytes, at: $0) })
    {
      return true
    }
    if cells.allSatisfy({ $0.bytes.allSatisfy { $0 == UInt8(ascii: ".") } }) {
      assembler.refuse(
        ReadError(
          "expected a row, found a sign that rows were left out; write all of them, as to_csv of pandas does",
          at: line.position(of: line.next)))
      return true
    }
    let extra = indexCells ?? (hasBars ? 0 : max(0, cells.count - header.count))
    guard extra < 2, cells.count == header.count + extra else {
      if line.sees(UInt8(ascii: "(")) || line.sees(UInt8(ascii: "[")) { return false }
      assembler.reject(
        ReadError(
          "expected \(header.count + (indexCells ?? 0)) cells as in the header, found \(cells.count)",
          at: line.position(of: line.next)))
      return true
    }
    indexCells = extra
    cells.removeFirst(extra)
    row.begin(at: line, header)
    row.end = line.end
    for cell in cells { row.add(cell.bytes.isEmpty ? .missing : .word(cell)) }
    assembler.append(&row)
    return true
  }

  private static func cells(of line: ByteCursor, hasBars: Bool) -> [RowText] {
    var cells: [RowText] = []
    var cursor = line
    if hasBars { _ = cursor.take(UInt8(ascii: "|")) }
    while cells.count < mostCells {
      cursor.skip(while: \.isBlank)
      guard !cursor.isAtEnd else { break }
      var cell = RowText(cursor.next, cursor.next)
      if cursor.take(UInt8(ascii: "\"")),
        let quote = firstPlace(of: UInt8(ascii: "\""), from: cursor.next, to: cursor.end)
      {
        cell = RowText(cursor.next, quote)
        cursor.next = quote + 1
        if hasBars { cursor.skip { $0 != UInt8(ascii: "|") } }
      } else {
        cursor.skip { hasBars ? $0 != UInt8(ascii: "|") : !$0.isBlank }
        cell = RowText(cell.start, cursor.next).trimmed
      }
      if hasBars { _ = cursor.take(UInt8(ascii: "|")) }
      cells.append(cell)
    }
    return cells
  }
}

extension ByteCursor {
  func has(_ byte: UInt8) -> Bool { firstPlace(of: byte, from: next, to: end) != nil }

  /// True for a line that only draws: `+-----+`, `|---|---|`.
  var isRule: Bool {
    UnsafeBufferPointer(start: next, count: end - next).allSatisfy {
      $0 <= 0x20 || "-+|=:_*".utf8.contains($0)
    }
  }
}
