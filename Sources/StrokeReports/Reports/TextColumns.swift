// Text in columns and colours, as terminals and fonts of one width show it.

/// Rows of words in columns, for people: the first column to the left, the others to the right.
struct TextTable {
  private(set) var rows: [[String]] = []
  private let leftColumns: Int
  private let indent: String

  /// - Parameter leftColumns: The number of columns that are aligned left.
  init(leftColumns: Int = 1, indent: String = "") {
    (self.leftColumns, self.indent) = (leftColumns, indent)
  }

  mutating func add(_ cells: [String]) { rows.append(cells.map(\.withoutControls)) }

  /// Appends the rows, with two spaces between columns and none at the end of a line.
  func append(to output: inout [UInt8]) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].columns : 0 }.max() ?? 0
    }
    for row in rows {
      var line = indent
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        line +=
          column < leftColumns
          ? cell.padded(to: widths[column]) : cell.aligned(right: widths[column])
      }
      while line.last == " " { line.removeLast() }
      output.append(line + "\n")
    }
  }
}

extension Unicode.Scalar {
  /// The columns that it takes: none for marks that combine, two for East Asian characters and
  /// pictures.
  fileprivate var columns: Int {
    switch value {
    case 0x300..<0x370, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension String {
  /// The columns that it takes.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text, or both ends of it: names of recordings begin with what they are of and end with a number.
  func cut(columns room: Int) -> String {
    guard columns > room else { return self }
    guard room > 0 else { return "" }
    let tail = Self(reversed()).head(columns: (room - 1) / 2)
    return head(columns: room - 1 - tail.columns) + "…" + String(tail.reversed())
  }

  /// As much of the beginning as has room.
  private func head(columns room: Int) -> String {
    var left = room
    return String(
      prefix { character in
        left -= String(character).columns
        return left >= 0
      })
  }

  /// The text in lines of at most `width` columns, broken at spaces. A longer word has a line of its own.
  package func wrapped(columns width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The text with spaces behind it up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - columns, 0))
  }

  /// The text with spaces in front up to a width.
  func aligned(right width: Int) -> String {
    String(repeating: " ", count: max(width - columns, 0)) + self
  }
}

/// The colours of ANSI terminals that output has, of the sixteen that every theme sets so that they can be read. The raw
/// value is the number of the escape sequence.
enum TerminalColor: Int {
  case red = 31
  case green, yellow, blue, magenta, cyan
  case gray = 90
}

extension [UInt8] {
  /// Appends what `text` appends, in a colour, or in the terminal's own if it is nil.
  mutating func append(in color: TerminalColor?, _ text: (inout [UInt8]) -> Void) {
    if let color { append("\u{1B}[\(color.rawValue)m") }
    text(&self)
    if color != nil { append("\u{1B}[0m") }
  }
}
