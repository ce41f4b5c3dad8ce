import StrokeCore
import StrokeFormats

// The rows of an evaluation's tables.

extension Confusion {
  /// Writes the counts and rates. The names in tables for people are those of the field.
  func write(to fields: inout FieldWriter) {
    writeCounts(to: &fields)
    let interval = fields.extras.contains(.intervals) ? "95 % CI" : nil
    fields.share("tpr", sensitivity, rate: "recall", interval: interval)
    fields.share("fpr", fallout, rate: "FPR", interval: interval)
    writePrecision(to: &fields)
    fields.field("balanced", balancedAccuracy, heading: "balanced")
  }

  /// Writes the precision and F1.
  fileprivate func writePrecision(to fields: inout FieldWriter) {
    fields.field(
      "precision", Readable(precision.value, \.percentText), heading: "precision")
    fields.field("f1", f1, heading: "F1")
  }

  /// Writes the counts.
  func writeCounts(to fields: inout FieldWriter) {
    fields.field("truePositives", truePositives, csv: "tp", heading: "TP")
    fields.field("falseNegatives", falseNegatives, csv: "fn", heading: "FN")
    fields.field("falsePositives", falsePositives, csv: "fp", heading: "FP")
    fields.field("trueNegatives", trueNegatives, csv: "tn", heading: "TN")
  }
}

/// A detector over all strokes.
struct DetectorRow: FieldSource {
  let evaluation: Evaluation

  func write(to fields: inout FieldWriter) {
    fields.field("detector", evaluation.detector, heading: "detector")
    fields.field("group", "", in: .csv)
    fields.field("label", "", in: .csv)
    evaluation.confusion.write(to: &fields)
  }
}

/// A detector over the strokes that share a value of a member.
struct GroupRow: FieldSource {
  let detector: String
  let name: String
  /// What the groups are called: the member.
  let member: String
  let own: Confusion
  /// The strokes of all others.
  let others: Confusion

  func write(to fields: inout FieldWriter) {
    fields.field("detector", detector, in: .csv)
    fields.field("group", name, heading: member)
    fields.field("label", "", in: .csv)
    own.write(to: &fields)
    fields.field(
      "balancedWithoutIt", others.balancedAccuracy, in: .json, heading: "without this \(member)")
  }
}

/// A margin at which a rate changes. None is stated of strokes that rank below all others.
struct ReceiverRow: FieldSource {
  let detector: String
  let point: ReceiverCurve.Point
  /// What a detector ranks strokes by: `margin` or `score`.
  let ranking: String

  func write(to fields: inout FieldWriter) {
    func percent(_ rate: Double) -> Readable {
      Readable(rate, (rate * 100).text(decimals: 2) + " %")
    }
    let margin = point.margin.isFinite ? point.margin : nil
    fields.field("detector", detector, in: .csv)
    fields.field("margin", Readable(margin) { $0.text(decimals: 3) }, heading: ranking)
    fields.field("tpr", percent(point.sensitivity), heading: "TPR")
    fields.field("fpr", percent(point.fallout), heading: "FPR")
  }
}

/// The strokes whose stated probability is in one tenth.
struct ReliabilityRow: FieldSource {
  let detector: String
  let bin: Reliability.Bin
  /// What is accepted.
  let accepted: String

  func write(to fields: inout FieldWriter) {
    fields.field("detector", detector, in: .csv)
    fields.field(
      "probability", Readable(bin.least, bin.least.text(upTo: 6)), heading: "probability from")
    fields.field("stated", Readable(bin.stated) { $0.text(decimals: 3) }, heading: "stated")
    fields.share("circles", bin.circles, count: accepted, rate: "share", interval: "95 % CI")
  }
}

/// A label that strokes were recorded with or given: how often rightly, and what was given instead.
struct AnswerRow: FieldSource {
  let row: LabelConfusion.Row

  func write(to fields: inout FieldWriter) {
    let others = row.others.map { "\($0.label) \($0.count)" }.joined(separator: ", ")
    fields.field("label", row.label, heading: "label")
    fields.field("others", others.isEmpty ? nil : others, in: .none, heading: "taken for")
    let confusion = row.confusion
    fields.share(
      "right", confusion.sensitivity, count: "right", rate: "recall", interval: "95 % CI")
    confusion.writePrecision(to: &fields)
    fields.member("takenFor") { json in
      json.object { json in
        for (label, count) in row.others { json.member(named: label, count) }
      }
    }
  }
}

/// A label against all others, in the columns of detectors.
struct AnswerTableRow: FieldSource {
  let detector: String
  let row: LabelConfusion.Row

  func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("group", "")
    fields.field("label", row.label)
    row.confusion.write(to: &fields)
  }
}

/// A group of strokes that were given labels.
struct AnswerGroupRow: FieldSource {
  let name: String
  let member: String
  let right: Share

  func write(to fields: inout FieldWriter) {
    fields.field("group", name, heading: member)
    fields.share("right", right, count: "right", rate: "accuracy", interval: "95 % CI")
  }
}

/// A stroke that a detector misjudged.
struct MistakeRow: FieldSource {
  let detector: String
  /// Nil in the header of a table without mistakes.
  let mistake: Evaluation.Outcome?

  func write(to fields: inout FieldWriter) {
    let example = mistake?.example
    fields.field("detector", detector, in: .csv)
    fields.field("file", example?.file)
    fields.field("stroke", example?.index)
    fields.field("id", example?.id)
    fields.field("label", example?.label)
    fields.field("verdict", mistake?.verdict)
    fields.field("reason", mistake?.reason?.fixedText)
    fields.field("code", mistake?.reason?.fixedCode)
  }
}

/// The verdict of a detector on a stroke.
struct VerdictRow: FieldSource {
  let detector: String
  let outcome: Evaluation.Outcome
  let isGrouped: Bool

  func write(to fields: inout FieldWriter) {
    fields.field("file", outcome.example.file)
    fields.field("stroke", outcome.example.index)
    fields.field("id", outcome.example.id)
    fields.field("detector", detector)
    fields.field("verdict", outcome.verdict)
    fields.field("code", outcome.reason?.fixedCode)
    fields.field("label", outcome.example.label)
    fields.field("answer", outcome.answer, isOptional: true)
    let ranking: StaticString = detector == RingDetector.name ? "margin" : "score"
    fields.field(ranking, outcome.score, isOptional: true)
    if isGrouped { fields.field("group", outcome.example.group) }
  }
}

extension [UInt8] {
  /// Appends a summary as one table in CSV: the calibration, the points of a receiver curve, the mistakes, or else a row
  /// for each detector, group and label that it gives. For a terminal, control characters in cells become U+FFFD.
  package mutating func append(
    csv summary: EvaluationSummary, listsMistakes: Bool, isForTerminal: Bool
  ) {
    func append<Row: FieldSource>(_ rows: [Row], like blank: Row) {
      self.append(csv: rows, headerOf: blank, forTerminal: isForTerminal)
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
        if index == 0 { self.append(csvHeaderOf: row) }
        self.append(csv: row, forTerminal: isForTerminal)
        for group in evaluation.groupRows(by: "group") {
          self.append(csv: group, forTerminal: isForTerminal)
        }
        for row in evaluation.answers.rows {
          let answer = AnswerTableRow(detector: evaluation.detector, row: row)
          self.append(csv: answer, forTerminal: isForTerminal)
        }
      }
    }
  }
}
