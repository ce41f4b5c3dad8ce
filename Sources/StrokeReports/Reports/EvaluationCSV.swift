import StrokeCore
import StrokeFormats

/// A summary as one table in CSV: the curve of a sweep, the points of a receiver curve, the mistakes,
/// or else a row for each detector and group.
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
    if !summary.sweeps.isEmpty {
      appendSweeps(to: &output)
    } else if !summary.robustness.isEmpty {
      let tables = summary.robustness.map { ([$0.detector], $0.rows) }
      append(["detector"], EvaluationTable.robustness, tables, to: &output)
    } else if !summary.reliabilities.isEmpty {
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

  /// Appends the rows of grids: of single settings with the setting's name in a column, of several
  /// with a column for each.
  private func appendSweeps(to output: inout [UInt8]) {
    let isSingle = summary.sweeps.allSatisfy { $0.axes.count == 1 }
    let settings = summary.sweeps.flatMap { $0.axes.map(\.setting) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    for (index, grid) in summary.sweeps.enumerated() {
      let columns =
        isSingle
        ? EvaluationTable.sweep(grid, isNamed: false)
        : EvaluationTable.sweep(grid, settings: settings)
      let first = [grid.detector] + (isSingle ? grid.axes.map(\.setting) : [])
      append(
        index > 0 ? nil : isSingle ? ["detector", "setting"] : ["detector"], columns,
        [(first, grid.points)], to: &output)
    }
  }

  /// Appends the names of the columns, those of the first ones given, and tables with the cells of the
  /// first columns for each.
  private func append<Row>(
    _ names: [String]?, _ columns: [Column<Row>], _ tables: [(first: [String], rows: [Row])],
    to output: inout [UInt8]
  ) {
    if let names { output.append(csvHeaderOf: columns, behind: names) }
    let cells = columns.csvCells()
    for (first, rows) in tables {
      for row in rows {
        output.append(csv: row, cells, behind: first, forTerminal: isForTerminal)
      }
    }
  }
}
