import StrokeFormats

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

/// A report of rows of one kind, in any of the formats of tables.
package struct RowReport<Row>: Report {
  private let form: RowForm
  private let columns: [Column<Row>]
  private let csvCells: [@Sendable (Row) -> Cell]
  private let isForTerminal: Bool
  /// True for a row that there is nothing to say of.
  private let isLeftOut: @Sendable (Row) -> Bool
  private let text: @Sendable (Row, inout [UInt8]) -> Void
  private let members: @Sendable (Row, inout JSONWriter) -> Void

  /// - Parameter members: Writes the members of a row's object in JSON: those of the columns, unless
  ///   a kind of row is written so often that its members are written by hand.
  init(
    _ form: RowForm, _ columns: [Column<Row>], isForTerminal: Bool = false,
    isLeftOut: @escaping @Sendable (Row) -> Bool = { _ in false },
    members: (@Sendable (Row, inout JSONWriter) -> Void)? = nil,
    text: @escaping @Sendable (Row, inout [UInt8]) -> Void
  ) {
    (self.form, self.columns, self.isForTerminal) = (form, columns, isForTerminal)
    (self.isLeftOut, self.text) = (isLeftOut, text)
    csvCells = columns.csvCells()
    self.members = members ?? { $1.cells(of: $0, columns) }
  }

  package func opening(_ totals: Totals) -> String {
    switch form {
    case .text, .ndjson: ""
    case .json: "["
    case .csv: String { $0.append(csvHeaderOf: columns) }
    }
  }
  package var separator: String { form == .json ? ",\n" : "" }
  package func closing(_ totals: Totals) -> String { form == .json ? "]\n" : "" }

  package func append(_ row: Row, to output: inout [UInt8]) {
    guard !isLeftOut(row) else { return }
    switch form {
    case .text: text(row, &output)
    case .json, .ndjson:
      output.appendJSON { json in
        json.object { members(row, &$0) }
      }
      if form == .ndjson { output.append("\n") }
    case .csv: output.append(csv: row, csvCells, forTerminal: isForTerminal)
    }
  }
}
