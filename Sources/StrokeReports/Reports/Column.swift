import StrokeCore
import StrokeFormats

// Tables: which columns a kind of result has, and what they are called in each format. Text, JSON and
// CSV are written from the same list.

/// The value of a cell.
package enum Cell {
  case text(String?)
  case count(Int?)
  case flag(Bool?)
  /// A number; `decimals` is how many places after the point people see.
  case number(Double?, decimals: Int = 4)
  /// The value of a setting.
  case setting(Double)
  /// A share of 1, for people in per cent.
  case rate(Double)
  /// A share with its count and its interval.
  case share(Share)
  /// A value for JSON only; nil for `null`.
  case json((any JSONWritable)?)
  /// No member in JSON, an empty cell elsewhere.
  case absent
}

/// A column of a table.
package struct Column<Row>: Sendable {
  /// The name of the member in JSON; nil if it has none.
  let name: String?
  /// The names of the columns in CSV: one, and two more for the interval of a share; none if it has
  /// no column.
  let csv: [String]
  /// The headings for people: none if it is not shown; of a share its count, its rate and, if there
  /// are three, its interval.
  let headings: [String]
  let cell: @Sendable (Row) -> Cell

  /// A column in JSON and in CSV, and for people if it has a heading.
  init(
    _ name: String, csv: String? = nil, heading: String? = nil,
    _ cell: @escaping @Sendable (Row) -> Cell
  ) {
    self.init(name: name, csv: [csv ?? name], headings: heading.map { [$0] } ?? [], cell)
  }

  /// A member of JSON alone.
  init(json name: String, _ cell: @escaping @Sendable (Row) -> Cell) {
    self.init(name: name, csv: [], headings: [], cell)
  }

  /// A column of CSV alone.
  init(csv name: String, _ cell: @escaping @Sendable (Row) -> Cell) {
    self.init(name: nil, csv: [name], headings: [], cell)
  }

  /// A column for people alone.
  init(heading: String, _ cell: @escaping @Sendable (Row) -> Cell) {
    self.init(name: nil, csv: [], headings: [heading], cell)
  }

  init(
    share name: String, _ headings: [String], _ cell: @escaping @Sendable (Row) -> Cell
  ) {
    self.init(name: name, csv: [name, name + "_low", name + "_high"], headings: headings, cell)
  }

  /// The same column in a table of other rows.
  func of<Outer>(_ row: @escaping @Sendable (Outer) -> Row) -> Column<Outer> {
    Column<Outer>(name: name, csv: csv, headings: headings) { [cell] in cell(row($0)) }
  }

  private init(
    name: String?, csv: [String], headings: [String], _ cell: @escaping @Sendable (Row) -> Cell
  ) {
    (self.name, self.csv, self.headings, self.cell) = (name, csv, headings, cell)
  }
}

// MARK: - For people

extension TextTable {
  /// The columns that have a heading, and the rows.
  init<Row>(
    _ columns: [Column<Row>], _ rows: [Row], leftColumns: Int = 1, indent: String = ""
  ) {
    self.init(leftColumns: leftColumns, indent: indent)
    add(columns.flatMap(\.headings))
    for row in rows {
      add(columns.flatMap { $0.cell(row).texts.prefix($0.headings.count) })
    }
  }
}

extension Cell {
  /// The cells for people: a share's count, its rate and its interval.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text ?? "-"]
    case .count(let count): [count.map { "\($0)" } ?? "-"]
    case .flag(let flag): [flag.map { "\($0)" } ?? "-"]
    case .number(let number, let decimals): [number?.text(decimals: decimals) ?? "-"]
    case .setting(let value): [value.text(upTo: 6)]
    case .rate(let rate): [(rate * 100).text(decimals: 2) + " %"]
    case .share(let share): ["\(share.count) of \(share.total)", share.percent, share.intervalText]
    case .json, .absent: ["-"]
    }
  }
}

extension Share {
  fileprivate var percent: String { value?.percentText ?? "-" }

  fileprivate var intervalText: String {
    guard value != nil else { return "-" }
    return [interval.lowerBound, interval.upperBound].map { ($0 * 100).text(decimals: 1) }
      .joined(separator: "-")
  }
}

extension Double {
  /// A share of 1 in per cent: `98.4 %`.
  var percentText: String { (self * 100).text(decimals: 1) + " %" }
}

// MARK: - For programs

extension JSONWriter {
  /// Writes the cells of a row as members.
  mutating func cells<Row>(of row: Row, _ columns: [Column<Row>]) {
    for column in columns {
      if let name = column.name { member(named: name, column.cell(row)) }
    }
  }

  /// Writes a member that is a table: a line for each row.
  mutating func table<Row>(_ name: StaticString, _ columns: [Column<Row>], _ rows: [Row]) {
    key(name)
    lines(rows) { json, row in
      json.object { $0.cells(of: row, columns) }
    }
  }

  private mutating func member(named name: String, _ cell: Cell) {
    switch cell {
    case .text(let text): member(named: name, text)
    case .count(let count): member(named: name, count)
    case .flag(let flag): member(named: name, flag)
    case .number(let number, _): member(named: name, number)
    case .setting(let value), .rate(let value): member(named: name, value)
    case .share(let share):
      member(named: name, share.value)
      member(named: name + "Interval", [share.interval.lowerBound, share.interval.upperBound])
    case .json(let value):
      key(named: name)
      if let value { value.write(to: &self) } else { null() }
    case .absent: break
    }
  }
}

extension Array {
  /// The cells of the columns that CSV has.
  func csvCells<Row>() -> [@Sendable (Row) -> Cell] where Element == Column<Row> {
    filter { !$0.csv.isEmpty }.map(\.cell)
  }
}

extension [UInt8] {
  /// Appends the names of the columns in CSV, behind some others.
  mutating func append<Row>(csvHeaderOf columns: [Column<Row>], behind first: [String] = []) {
    append((first + columns.flatMap(\.csv)).joined(separator: ",") + "\n")
  }

  /// Appends a row of CSV from the cells of its columns, with some others before it. For a terminal, control characters in cells
  /// become U+FFFD; in files, cells are what they are, also those that a spreadsheet would take for
  /// formulas.
  mutating func append<Row>(
    csv row: Row, _ cells: [@Sendable (Row) -> Cell], behind first: [String] = [],
    forTerminal isForTerminal: Bool
  ) {
    var needsComma = false
    func write(_ cell: Cell) {
      if needsComma { append(UInt8(ascii: ",")) }
      needsComma = true
      append(csv: cell, forTerminal: isForTerminal)
    }
    for text in first { write(.text(text)) }
    for cell in cells { write(cell(row)) }
    append("\n")
  }

  private mutating func append(csv cell: Cell, forTerminal isForTerminal: Bool) {
    switch cell {
    case .text(let text): append(csv: text ?? "", forTerminal: isForTerminal)
    case .count(let count): if let count { append(decimal: count) }
    case .flag(let flag): if let flag { append(flag ? "true" : "false") }
    case .number(let number, _): append(csv: number)
    case .setting(let value): append(value, upTo: 6)
    case .rate(let rate): append(csv: rate)
    case .share(let share):
      append(csv: share.value)
      append(UInt8(ascii: ","))
      append(csv: share.interval.lowerBound)
      append(UInt8(ascii: ","))
      append(csv: share.interval.upperBound)
    case .json, .absent: break
    }
  }

  private mutating func append(csv number: Double?) {
    if let number { append(exact: number) }
  }

  /// Appends a field after RFC 4180, in quotes if it needs them; for a terminal, without control
  /// characters.
  mutating func append(csv field: String, forTerminal isForTerminal: Bool) {
    let field = (isForTerminal ? field.withoutControls : field).utf8
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: Self.needsQuotes) else { return append(contentsOf: field) }
    append(quote)
    for byte in field {
      if byte == quote { append(byte) }
      append(byte)
    }
    append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
