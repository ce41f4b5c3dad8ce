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

/// A report of results of one kind, in any of the formats of tables.
package struct TableReport<Row: FieldSource>: Report {
  private let form: RowForm
  /// A result of the kind, for the header of CSV; nil if there is no CSV.
  private let blank: Row?
  private let extras: FieldWriter.Extras
  private let isForTerminal: Bool
  private let text: @Sendable (Row, inout [UInt8]) -> Void

  init(
    _ form: RowForm, like blank: Row? = nil, with extras: FieldWriter.Extras = [],
    isForTerminal: Bool = false, text: @escaping @Sendable (Row, inout [UInt8]) -> Void
  ) {
    (self.form, self.blank, self.extras) = (form, blank, extras)
    (self.isForTerminal, self.text) = (isForTerminal, text)
  }

  package func opening(_ totals: Totals) -> String {
    switch form {
    case .text, .ndjson: ""
    case .json: "["
    case .csv: blank.map { blank in String { $0.append(csvHeaderOf: blank, with: extras) } } ?? ""
    }
  }
  package var separator: String { form == .json ? ",\n" : "" }
  package func closing(_ totals: Totals) -> String { form == .json ? "]\n" : "" }

  package func append(_ row: Row, to output: inout [UInt8]) {
    switch form {
    case .text: text(row, &output)
    case .json: output.appendJSON { $0.object(row) }
    case .ndjson:
      output.appendJSON { $0.object(row) }
      output.append("\n")
    case .csv:
      if row.isInCSV { output.append(csv: row, with: extras, forTerminal: isForTerminal) }
    }
  }
}
