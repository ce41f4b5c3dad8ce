import StrokeCore
import StrokeFormats

/// A summary as a JSON object, a line for each of its parts, so that two of them can be compared
/// line by line as well.
package enum EvaluationJSON {
  /// Appends the object and a line's end.
  package static func append(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.append("{\"strokes\":")
    // Few recordings have cancelled strokes, so the rest need not say that there are none.
    let cancelled = summary.cancelled > 0 ? [("cancelled", summary.cancelled)] : []
    output.append(
      counts: [
        ("judged", summary.positives + summary.negatives), ("positive", summary.positives),
        ("other", summary.negatives), ("leftOut", summary.leftOut.count),
        ("tooShort", summary.tooShort), ("unlabelled", summary.unlabelled),
        ("unreadable", summary.unreadable),
      ] + cancelled)
    for (name, texts) in [
      ("positiveLabels", summary.positiveLabels), ("leftOut", summary.leftOut),
      ("transformations", summary.transformations), ("settings", summary.settings),
    ] {
      output.append(part: name)
      output.append(jsonArray: texts) { $0.append(json: $1) }
    }
    output.append(part: "groupedBy")
    output.append(json: summary.groupMember)
    output.append(part: "detectors")
    output.append(lines: summary.evaluations) { $0.append($1) }
    if !summary.sweeps.isEmpty {
      output.append(part: "sweeps")
      output.append(lines: summary.sweeps) { $0.append($1) }
    }
    if !summary.receivers.isEmpty {
      output.append(part: "roc")
      output.append(lines: summary.receivers) { $0.append($1.curve, of: $1.detector) }
    }
    output.append("}\n")
  }
}

extension [UInt8] {
  fileprivate mutating func append(part name: String) {
    append(",\n")
    append(member: name, isFirst: true)
  }

  /// Appends an array with a line for each of its elements.
  fileprivate mutating func append<Value>(
    lines values: [Value], _ body: (inout [UInt8], Value) -> Void
  ) {
    append("[")
    for (index, value) in values.enumerated() {
      append(index > 0 ? ",\n " : "\n ")
      body(&self, value)
    }
    append("]")
  }

  fileprivate mutating func append(counts: [(name: String, count: Int)]) {
    append("{")
    for (index, (name, count)) in counts.enumerated() {
      append(member: name, isFirst: index == 0)
      append(decimal: count)
    }
    append("}")
  }

  fileprivate mutating func append(_ evaluation: Evaluation) {
    append("{")
    append(member: "detector", isFirst: true)
    append(json: evaluation.detector)
    append(members: evaluation.confusion)
    append(member: "fingerprint")
    append(json: String(evaluation.fingerprint, radix: 16))
    append(",\n  \"reasons\":")
    append(lines: evaluation.reasonsInOrder) { output, entry in
      output.append("{\"code\":")
      output.append(json: entry.reason.code)
      output.append(member: "reason")
      output.append(json: entry.reason.description)
      output.append(member: "count")
      output.append(decimal: entry.count)
      output.append("}")
    }
    append(",\n  \"labels\":")
    append(lines: evaluation.labelsInOrder) { output, entry in
      output.append("{\"label\":")
      output.append(json: entry.name)
      output.append(member: "positive")
      output.append(entry.count.isPositive ? "true" : "false")
      output.append(member: "strokes")
      output.append(decimal: entry.count.strokes)
      output.append(member: "accepted")
      output.append(decimal: entry.count.accepted)
      output.append("}")
    }
    append(groupsOf: evaluation)
    append(",\n  \"mistakes\":")
    append(lines: evaluation.mistakes) { $0.append($1) }
    append("}")
  }

  private mutating func append(groupsOf evaluation: Evaluation) {
    guard !evaluation.groups.isEmpty else { return }
    append(",\n  \"leaveOneOut\":{")
    let ranges = [
      ("tpr", evaluation.rangeLeavingOneOut(\.sensitivity.value)),
      ("fpr", evaluation.rangeLeavingOneOut(\.fallout.value)),
      ("balanced", evaluation.rangeLeavingOneOut(\.balancedAccuracy)),
    ]
    for (index, (name, range)) in ranges.enumerated() {
      append(member: name, isFirst: index == 0)
      guard let range else {
        append("null")
        continue
      }
      append(jsonArray: [range.lowerBound, range.upperBound]) { $0.append(exact: $1) }
    }
    append("}")
    append(",\n  \"groups\":")
    append(lines: evaluation.groupsInOrder) { output, group in
      output.append("{\"group\":")
      output.append(json: group.name)
      output.append(members: group.own)
      output.append(member: "balancedWithoutIt")
      output.append(exact: group.others.balancedAccuracy)
      output.append("}")
    }
  }

  private mutating func append(_ mistake: Evaluation.Mistake) {
    append("{\"file\":")
    append(json: mistake.example.file)
    append(member: "stroke")
    append(decimal: mistake.example.index)
    append(member: "id")
    append(json: mistake.example.id)
    append(member: "label")
    append(json: mistake.example.label)
    append(member: "verdict")
    append(json: mistake.verdict)
    append(member: "reason")
    append(json: mistake.reason?.description)
    append(member: "code")
    append(json: mistake.reason?.code)
    append("}")
  }

  /// Appends the numbers of a confusion as members, after a comma.
  private mutating func append(members confusion: Confusion) {
    for (name, count) in [
      ("truePositives", confusion.truePositives), ("falseNegatives", confusion.falseNegatives),
      ("falsePositives", confusion.falsePositives), ("trueNegatives", confusion.trueNegatives),
    ] {
      append(member: name)
      append(decimal: count)
    }
    for (name, share) in [("tpr", confusion.sensitivity), ("fpr", confusion.fallout)] {
      append(member: name)
      append(exact: share.value)
      append(member: name + "Interval")
      append(jsonArray: [share.interval.lowerBound, share.interval.upperBound]) {
        $0.append(exact: $1)
      }
    }
    append(member: "balanced")
    append(exact: confusion.balancedAccuracy)
  }

  fileprivate mutating func append(_ curve: SettingCurve) {
    append("{\"detector\":")
    append(json: curve.detector)
    append(member: "setting")
    append(json: curve.setting)
    append(member: "best")
    append(exact: curve.best?.value)
    append(member: "points")
    append(lines: curve.points) { output, point in
      output.append("{\"value\":")
      output.append(exact: point.value)
      output.append(members: point.confusion)
      output.append("}")
    }
    append("}")
  }

  fileprivate mutating func append(_ curve: ReceiverCurve, of detector: String) {
    append("{\"detector\":")
    append(json: detector)
    append(member: "area")
    append(exact: curve.area)
    append(member: "points")
    append(lines: curve.points) { output, point in
      output.append("{\"margin\":")
      output.append(exact: point.margin)
      output.append(member: "tpr")
      output.append(exact: point.sensitivity)
      output.append(member: "fpr")
      output.append(exact: point.fallout)
      output.append("}")
    }
    append("}")
  }
}
