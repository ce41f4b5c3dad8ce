import StrokeCore
import StrokeFormats

/// A summary as one table in CSV: the calibration, the points of a receiver curve, the mistakes, or else
/// a row for each detector and group.
package struct EvaluationCSV {
  private let summary: EvaluationSummary
  /// True if the table is that of the mistakes.
  private let listsMistakes: Bool
  private let isForTerminal: Bool

  /// The table of a summary. For a terminal, control characters in cells become U+FFFD.
  package init(_ summary: EvaluationSummary, listsMistakes: Bool, isForTerminal: Bool = false) {
    (self.summary, self.listsMistakes) = (summary, listsMistakes)
    self.isForTerminal = isForTerminal
  }

  /// Appends it.
  package func append(to output: inout [UInt8]) {
    let evaluations = summary.evaluations
    if !summary.reliabilities.isEmpty {
      let tables = summary.reliabilities.map { ([$0.detector], $0.bins) }
      append(["detector"], EvaluationTable.reliability(), tables, to: &output)
    } else if !summary.receivers.isEmpty {
      let tables = summary.receivers.map { ([$0.detector], $0.curve.points) }
      append(["detector"], EvaluationTable.receiver(), tables, to: &output)
    } else if listsMistakes {
      let tables = evaluations.map { ([$0.detector], $0.mistakes) }
      append(["detector"], EvaluationTable.mistakes, tables, to: &output)
    } else {
      let tables = evaluations.flatMap { evaluation in
        [([evaluation.detector, ""], [evaluation.confusion])]
          + evaluation.groupsInOrder.map { ([evaluation.detector, $0.name], [$0.own]) }
      }
      append(["detector", "group"], EvaluationTable.confusion(), tables, to: &output)
    }
  }

  /// Appends the names of the columns, those of the first ones given, and tables with the cells of the
  /// first columns for each.
  private func append<Row>(
    _ names: [String], _ columns: [Column<Row>], _ tables: [(first: [String], rows: [Row])],
    to output: inout [UInt8]
  ) {
    output.append(csvHeaderOf: columns, behind: names)
    let cells = columns.csvCells()
    for (first, rows) in tables {
      for row in rows {
        output.append(csv: row, cells, behind: first, forTerminal: isForTerminal)
      }
    }
  }
}
