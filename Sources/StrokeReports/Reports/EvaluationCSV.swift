import StrokeCore
import StrokeFormats

/// A summary as one table in CSV: the curve of a sweep, the points of a receiver curve, the mistakes,
/// or else a row for each detector and group.
package enum EvaluationCSV {
  /// Appends the table; `listsMistakes` makes it that of the mistakes. For a terminal, control
  /// characters in cells become U+FFFD.
  package static func append(
    _ summary: EvaluationSummary, listsMistakes: Bool, isForTerminal: Bool = false,
    to output: inout [UInt8]
  ) {
    if let first = summary.sweeps.first {
      appendSweeps(summary.sweeps, first, isForTerminal, to: &output)
    } else if !summary.robustness.isEmpty {
      output.appendHeader(["detector"], EvaluationTable.robustness)
      for robustness in summary.robustness {
        output.appendRows(
          isForTerminal, [robustness.detector], EvaluationTable.robustness, robustness.rows)
      }
    } else if let reliability = summary.reliability {
      output.appendHeader(["detector"], EvaluationTable.reliability)
      output.appendRows(
        isForTerminal, [reliability.detector], EvaluationTable.reliability, reliability.bins)
    } else if !summary.receivers.isEmpty {
      output.appendHeader(["detector"], EvaluationTable.receiver)
      for (detector, curve) in summary.receivers {
        output.appendRows(isForTerminal, [detector], EvaluationTable.receiver, curve.points)
      }
    } else if listsMistakes {
      output.appendHeader(["detector"], EvaluationTable.mistakes)
      for evaluation in summary.evaluations {
        output.appendRows(
          isForTerminal, [evaluation.detector], EvaluationTable.mistakes, evaluation.mistakes)
      }
    } else {
      output.append(groupsOf: summary.evaluations, isForTerminal)
    }
  }

  /// Appends the rows of grids: of single settings with the setting's name in a column, of several
  /// with a column for each.
  private static func appendSweeps(
    _ grids: [SettingCurve], _ first: SettingCurve, _ isForTerminal: Bool, to output: inout [UInt8]
  ) {
    if grids.allSatisfy({ $0.axes.count == 1 }) {
      output.appendHeader(["detector", "setting"], EvaluationTable.sweep(first, isNamed: false))
      for grid in grids {
        output.appendRows(
          isForTerminal, [grid.detector] + grid.axes.map(\.setting),
          EvaluationTable.sweep(grid, isNamed: false), grid.points)
      }
      return
    }
    let settings = grids.flatMap { $0.axes.map(\.setting) }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    output.appendHeader(["detector"], EvaluationTable.sweep(first, settings: settings))
    for grid in grids {
      output.appendRows(
        isForTerminal, [grid.detector], EvaluationTable.sweep(grid, settings: settings),
        grid.points)
    }
  }
}

extension [UInt8] {
  /// Appends the table of detectors and groups.
  fileprivate mutating func append(groupsOf evaluations: [Evaluation], _ isForTerminal: Bool) {
    let columns = EvaluationTable.confusion()
    appendHeader(["detector", "group"], columns)
    for evaluation in evaluations {
      appendRows(isForTerminal, [evaluation.detector, ""], columns, [evaluation.confusion])
      for group in evaluation.groupsInOrder {
        appendRows(isForTerminal, [evaluation.detector, group.name], columns, [group.own])
      }
    }
  }

  /// Appends the names of the columns behind some others.
  fileprivate mutating func appendHeader<Row>(
    _ first: [String], _ columns: [EvaluationColumn<Row>]
  ) {
    append((first + columns.flatMap(\.csv)).joined(separator: ",") + "\n")
  }

  /// Appends a line for each row, with some cells before it.
  fileprivate mutating func appendRows<Row>(
    _ isForTerminal: Bool, _ first: [String], _ columns: [EvaluationColumn<Row>], _ rows: [Row]
  ) {
    for row in rows {
      for (index, cell) in (first + columns.flatMap { $0.cell(row).csv }).enumerated() {
        if index > 0 { append(",") }
        append(csv: cell, forTerminal: isForTerminal)
      }
      append("\n")
    }
  }
}

extension EvaluationCell {
  /// The cells of CSV: empty for what there is not.
  fileprivate var csv: [String] {
    switch self {
    case .text(let text): [text ?? ""]
    case .count(let count): ["\(count)"]
    case .number(let number, _): [number?.exactText ?? ""]
    case .setting(let value): [value.text(upTo: 6)]
    case .rate(let rate): [rate.exactText]
    case .share(let share):
      [share.value, share.interval.lowerBound, share.interval.upperBound].map {
        $0?.exactText ?? ""
      }
    }
  }
}
