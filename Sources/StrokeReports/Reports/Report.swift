import StrokeFormats

/// A format for findings, answers or selections: pure, bytes out. A report is the opening, the rows with
/// `separator` between those that have an output, and the closing.
///
/// A report can be written by several threads: each appends its rows to a block by
/// ``append(_:toBlock:)`` and counts them, and the blocks that are not empty follow each other with
/// `separator` between them. The counts add up, in any order.
package protocol Report<Row>: Sendable {
  /// The result of a stroke or a query.
  associatedtype Row

  /// True if the opening depends on the count, so that all rows must be known before the first
  /// byte can be written.
  var opensWithTotals: Bool { get }
  /// Returns the text before all rows.
  func opening(_ totals: Totals) -> String
  /// The text between one row and the next.
  var separator: String { get }
  /// Returns the text after all rows.
  func closing(_ totals: Totals) -> String

  /// Appends the output of a row, if it has one.
  func append(_ row: Row, to output: inout [UInt8])
}

extension Report {
  package var opensWithTotals: Bool { false }
  package func opening(_ totals: Totals) -> String { "" }
  package var separator: String { "" }
  package func closing(_ totals: Totals) -> String { "" }

  /// Appends a row to a block of them, after a separator if something stands there already and
  /// the format says something of this one.
  package func append(_ row: Row, toBlock block: inout [UInt8]) {
    let end = block.count
    if end > 0 { block.append(separator) }
    let start = block.count
    append(row, to: &block)
    if block.count == start { block.removeSubrange(end...) }
  }

  /// The whole report of a few rows.
  package func document(of rows: [Row], _ totals: Totals = Totals()) -> [UInt8] {
    var body: [UInt8] = []
    for row in rows { append(row, toBlock: &body) }
    return Array(opening(totals).utf8) + body + Array(closing(totals).utf8)
  }
}

/// The number of findings of each kind.
package struct Totals: Hashable, Sendable {
  package private(set) var findings = 0
  /// Verdicts other than the expected one.
  package private(set) var failures = 0
  /// Strokes that were not judged because their touch was cancelled.
  package private(set) var skipped = 0
  /// Strokes and inputs that could not be read.
  package private(set) var errors = 0

  package var judged: Int { findings - skipped - errors }
  /// Verdicts that are as expected.
  package var passed: Int { judged - failures }

  package init() {}

  /// Counts a result by what came of it.
  package mutating func count(_ status: Finding.Status) {
    findings += 1
    switch status {
    case .passed: break
    case .failed: failures += 1
    case .skipped: skipped += 1
    case .unreadable: errors += 1
    }
  }

  /// The sum of two counts.
  package static func + (a: Totals, b: Totals) -> Totals {
    var sum = a
    sum.findings += b.findings
    sum.failures += b.failures
    sum.skipped += b.skipped
    sum.errors += b.errors
    return sum
  }
}

/// A format for results that are rows of a table.
package enum RowForm: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON array of objects.
  case json
  /// The same objects, one per line.
  case ndjson
  /// CSV after RFC 4180, with a header and lines that end in a line feed.
  case csv
}

/// A report of results of one kind, in any of the formats of tables.
package struct TableReport<Row>: Report {
  private let header: String
  private let form: RowForm
  private let write: @Sendable (Row, inout [UInt8]) -> Void

  /// - Parameter blank: A result of the kind, for the header of CSV; nil if there is no CSV.
  init(
    _ form: RowForm, like blank: Row? = nil, with extras: FieldWriter.Extras = [],
    isForTerminal: Bool = false, text: @escaping @Sendable (Row, inout [UInt8]) -> Void
  ) where Row: FieldSource {
    self.form = form
    if form == .csv, let blank {
      header = String { $0.append(csvHeaderOf: blank, with: extras) }
    } else {
      header = form == .json ? "[" : ""
    }
    write =
      switch form {
      case .text: text
      case .json: { row, output in output.appendJSON { $0.object(row) } }
      case .ndjson: { row, output in output.append(json: row) }
      case .csv:
        { row, output in
          if row.isInCSV { output.append(csv: row, with: extras, forTerminal: isForTerminal) }
        }
      }
  }

  package func opening(_ totals: Totals) -> String { header }
  package var separator: String { form == .json ? ",\n" : "" }
  package func closing(_ totals: Totals) -> String { form == .json ? "]\n" : "" }
  package func append(_ row: Row, to output: inout [UInt8]) { write(row, &output) }
}

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

extension String {
  /// The last name of a path.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
