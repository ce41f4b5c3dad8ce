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
      "precision", precision.value, heading: "precision", cell: precision.value?.percentText)
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
extension Evaluation: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector, heading: "detector")
    fields.field("group", "", in: .csv)
    fields.field("label", "", in: .csv)
    confusion.write(to: &fields)
  }
}

extension Evaluation {
  /// A row for each group, in the order of their names.
  ///
  /// - Parameter member: What the groups are called.
  func groupRows(by member: String) -> [FieldRow] {
    groupsInOrder.map { [detector] name, own, others in
      FieldRow { fields in
        fields.field("detector", detector, in: .csv)
        fields.field("group", name, heading: member)
        fields.field("label", "", in: .csv)
        own.write(to: &fields)
        fields.field(
          "balancedWithoutIt", others.balancedAccuracy, in: .json,
          heading: "without this \(member)")
      }
    }
  }

  /// A row for each misjudged stroke.
  var mistakeRows: [FieldRow] { mistakes.map(mistakeRow) }

  /// A row for a misjudged stroke; nil for the header of a table.
  func mistakeRow(_ mistake: Outcome?) -> FieldRow {
    FieldRow { [detector] fields in
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
}

extension Evaluation.Outcome {
  /// Writes the verdict of a detector on a stroke.
  func write(to fields: inout FieldWriter, by detector: String, isGrouped: Bool) {
    fields.field("file", example.file)
    fields.field("stroke", example.index)
    fields.field("id", example.id)
    fields.field("detector", detector)
    fields.field("verdict", verdict)
    fields.field("code", reason?.fixedCode)
    fields.field("label", example.label)
    fields.field("answer", answer, isOptional: true)
    fields.field(detector == RingDetector.name ? "margin" : "score", score, isOptional: true)
    if isGrouped { fields.field("group", example.group) }
  }
}

extension DetectorCurve {
  /// A row for each margin at which a rate changes.
  var rows: [FieldRow] { curve.points.map(row) }

  /// A row for a point. None is stated of strokes that rank below all others.
  func row(_ point: ReceiverCurve.Point) -> FieldRow {
    FieldRow { [detector] fields in
      func percent(_ rate: Double) -> String { (rate * 100).text(decimals: 2) + " %" }
      let margin = point.margin.isFinite ? point.margin : nil
      fields.field("detector", detector, in: .csv)
      fields.field(
        "margin", margin, heading: detector == RingDetector.name ? "margin" : "score",
        cell: margin?.text(decimals: 3))
      fields.field(
        "tpr", point.sensitivity, heading: "TPR", cell: percent(point.sensitivity))
      fields.field(
        "fpr", point.fallout, heading: "FPR", cell: percent(point.fallout))
    }
  }
}

extension Reliability {
  var rows: [FieldRow] { rows(of: "circles") }

  /// A row for each tenth of probability of what is accepted.
  func rows(of accepted: String) -> [FieldRow] {
    bins.map { [detector] bin in
      FieldRow { fields in
        fields.field("detector", detector, in: .csv)
        fields.field(
          "probability", bin.least, heading: "probability from", cell: bin.least.text(upTo: 6))
        fields.field(
          "stated", bin.stated, heading: "stated", cell: bin.stated?.text(decimals: 3))
        fields.share("circles", bin.circles, count: accepted, rate: "share", interval: "95 % CI")
      }
    }
  }
}

/// A label that strokes were recorded with or given: how often rightly, and what was given instead.
extension LabelConfusion.Row: FieldSource {
  package func write(to fields: inout FieldWriter) {
    let others = others.map { "\($0.label) \($0.count)" }.joined(separator: ", ")
    fields.field("label", label, heading: "label")
    fields.field("others", others.isEmpty ? nil : others, in: .none, heading: "taken for")
    fields.share(
      "right", confusion.sensitivity, count: "right", rate: "recall", interval: "95 % CI")
    confusion.writePrecision(to: &fields)
    fields.member("takenFor") { json in
      json.object { json in
        for (label, count) in self.others { json.member(named: label, count) }
      }
    }
  }

  /// The label against all others, in the columns of detectors.
  fileprivate func row(by detector: String) -> FieldRow {
    FieldRow { fields in
      fields.field("detector", detector)
      fields.field("group", "")
      fields.field("label", label)
      confusion.write(to: &fields)
    }
  }
}

extension LabelConfusion {
  /// A row for each group, in the order of their names.
  func groupRows(by member: String) -> [FieldRow] {
    groupsInOrder.map { name, right in
      FieldRow { fields in
        fields.field("group", name, heading: member)
        fields.share("right", right, count: "right", rate: "accuracy", interval: "95 % CI")
      }
    }
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
      append(rows, like: summary.receivers[0].row(point))
    } else if listsMistakes {
      append(evaluations.flatMap(\.mistakeRows), like: Evaluation(of: "").mistakeRow(nil))
    } else {
      for (index, evaluation) in evaluations.enumerated() {
        if index == 0 { self.append(csvHeaderOf: evaluation) }
        self.append(csv: evaluation, forTerminal: isForTerminal)
        for group in evaluation.groupRows(by: "group") {
          self.append(csv: group, forTerminal: isForTerminal)
        }
        for row in evaluation.answers.rows {
          self.append(csv: row.row(by: evaluation.detector), forTerminal: isForTerminal)
        }
      }
    }
  }
}
