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
    func append<Row: FieldSource>(_ rows: [Row], like blank: Row) {
      output.append(csv: rows, headerOf: blank, forTerminal: isForTerminal)
    }
    let evaluations = summary.evaluations
    if !summary.reliabilities.isEmpty {
      let rows = summary.reliabilities.flatMap(\.rows)
      if let first = rows.first { append(rows, like: first) }
    } else if !summary.receivers.isEmpty {
      let rows = summary.receivers.flatMap(\.rows)
      let point = ReceiverCurve.Point(margin: 0, sensitivity: 0, fallout: 0)
      append(rows, like: ReceiverRow(detector: "", point: point, ranking: ""))
    } else if listsMistakes {
      append(evaluations.flatMap(\.mistakeRows), like: MistakeRow(detector: "", mistake: nil))
    } else {
      for (index, evaluation) in evaluations.enumerated() {
        let row = DetectorRow(evaluation: evaluation)
        if index == 0 { output.append(csvHeaderOf: row) }
        output.append(csv: row, forTerminal: isForTerminal)
        for group in evaluation.groupRows(by: "group") {
          output.append(csv: group, forTerminal: isForTerminal)
        }
      }
    }
  }
}
