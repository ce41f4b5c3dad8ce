import StrokeCore

/// A summary as one table in CSV: the curve of a sweep, the points of a receiver curve, the mistakes,
/// or else a row for each detector and group.
package enum EvaluationCSV {
  /// Appends the table; `listsMistakes` makes it that of the mistakes.
  package static func append(
    _ summary: EvaluationSummary, listsMistakes: Bool, to output: inout [UInt8]
  ) {
    if !summary.sweeps.isEmpty {
      appendSweeps(summary, to: &output)
    } else if !summary.receivers.isEmpty {
      appendReceivers(summary, to: &output)
    } else if listsMistakes {
      appendMistakes(summary, to: &output)
    } else {
      appendTallies(summary, to: &output)
    }
  }

  private static let tallyColumns =
    "tp,fn,fp,tn,tpr,tpr_low,tpr_high,fpr,fpr_low,fpr_high,balanced"

  private static func appendTallies(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.append("detector,group,\(tallyColumns)\n")
    for evaluation in summary.evaluations {
      output.append(row: [evaluation.detector, ""], evaluation.confusion)
      for group in evaluation.groupsInOrder {
        output.append(row: [evaluation.detector, group.name], group.own)
      }
    }
  }

  private static func appendSweeps(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.append("detector,setting,value,\(tallyColumns)\n")
    for curve in summary.sweeps {
      for point in curve.points {
        output.append(row: [curve.detector, curve.setting, point.valueText], point.confusion)
      }
    }
  }

  private static func appendReceivers(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.append("detector,margin,tpr,fpr\n")
    for (detector, curve) in summary.receivers {
      for point in curve.points {
        output.append(csv: detector)
        for number in [point.margin, point.sensitivity, point.fallout] {
          output.append(",")
          output.append(exact: number)
        }
        output.append("\n")
      }
    }
  }

  private static func appendMistakes(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.append("detector,file,stroke,id,label,verdict,reason,code\n")
    for evaluation in summary.evaluations {
      for mistake in evaluation.mistakes {
        let example = mistake.example
        let cells = [
          evaluation.detector, example.file, "\(example.index)", example.id ?? "", example.label,
          mistake.verdict, mistake.reason?.description ?? "", mistake.reason?.code ?? "",
        ]
        output.append(cells: cells)
        output.append("\n")
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { append(",") }
      append(csv: cell)
    }
  }

  fileprivate mutating func append(row cells: [String], _ confusion: Confusion) {
    append(cells: cells)
    let counts = [
      confusion.truePositives, confusion.falseNegatives, confusion.falsePositives,
      confusion.trueNegatives,
    ]
    for count in counts {
      append(",")
      append(decimal: count)
    }
    let (found, accepted) = (confusion.sensitivity, confusion.fallout)
    let numbers = [
      found.value, found.interval.lowerBound, found.interval.upperBound, accepted.value,
      accepted.interval.lowerBound, accepted.interval.upperBound, confusion.balancedAccuracy,
    ]
    for number in numbers {
      append(",")
      if let number { append(exact: number) }
    }
    append("\n")
  }
}
