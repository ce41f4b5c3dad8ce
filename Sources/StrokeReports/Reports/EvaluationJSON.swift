import StrokeCore
import StrokeFormats

/// A summary as a JSON object, a line for each of its parts, so that two of them can be compared
/// line by line as well.
package enum EvaluationJSON {
  /// Appends the object and a line's end.
  package static func append(_ summary: EvaluationSummary, to output: inout [UInt8]) {
    output.appendJSON { json in
      json.object { $0.members(of: summary) }
    }
    output.append("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func members(of summary: EvaluationSummary) {
    member("version", summary.version)
    breakLine()
    key("strokes")
    object { json in
      json.member("judged", summary.positives + summary.negatives)
      json.member("positive", summary.positives)
      json.member("other", summary.negatives)
      json.member("unlabelled", summary.leftOut.unlabelled)
      json.member("unreadable", summary.leftOut.unreadable)
      // Few evaluations leave labels out, and few recordings have cancelled strokes, so the rest need not say that there are none.
      if summary.ungrouped > 0 { json.member("ungrouped", summary.ungrouped) }
      if summary.leftOut.cancelled > 0 { json.member("cancelled", summary.leftOut.cancelled) }
      if summary.isInterrupted { json.member("interrupted", true) }
      if !summary.leftOut.ignored.isEmpty {
        json.key("ignored")
        json.object { json in
          for (label, count) in summary.leftOut.ignoredInOrder { json.member(named: label, count) }
        }
      }
    }
    for (name, texts) in [
      ("positiveLabels", summary.positiveLabels),
      ("settings", summary.settings),
    ] {
      breakLine()
      member(named: name, texts)
    }
    breakLine()
    member("groupedBy", summary.groupMember)
    breakLine()
    objects("detectors", summary.evaluations) { $0.members(of: $1) }
    curves(of: summary)
    breakLine()
    table(
      "verdicts", EvaluationTable.verdicts(isGrouped: summary.groupMember != nil), summary.verdicts)
  }

  /// Writes the curves that were asked for.
  private mutating func curves(of summary: EvaluationSummary) {
    func write(_ reliability: Reliability, to json: inout JSONWriter) {
      json.member("detector", reliability.detector)
      json.member("brier", reliability.brierScore)
      json.member("prevalence", reliability.prevalence)
      json.table("bins", EvaluationTable.reliability(), reliability.bins)
    }
    if let only = summary.reliabilities.first, summary.reliabilities.count == 1 {
      breakLine()
      key("reliability")
      object { write(only, to: &$0) }
    } else {
      list("reliability", summary.reliabilities) { write($1, to: &$0) }
    }
    list("roc", summary.receivers) { json, receiver in
      json.member("detector", receiver.detector)
      json.member("area", receiver.curve.area)
      json.table("points", EvaluationTable.receiver(), receiver.curve.points)
    }
  }

  /// Writes a member that is a list of objects, a line for each; none if the list is empty.
  private mutating func list<Value>(
    _ name: StaticString, _ values: [Value], _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    breakLine()
    objects(name, values, body)
  }

  /// Writes a member that is a list of objects, a line for each.
  private mutating func objects<Value>(
    _ name: StaticString, _ values: some Sequence<Value>,
    _ body: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    lines(values) { json, value in
      json.object { body(&$0, value) }
    }
  }

  private mutating func members(of evaluation: Evaluation) {
    cells(of: evaluation, EvaluationTable.detectors)
    member("fingerprint", String(evaluation.fingerprint, radix: 16))
    breakLine(indent: 2)
    objects("reasons", evaluation.reasonsInOrder) { json, entry in
      json.member("code", entry.reason.code)
      json.member("reason", entry.reason.description)
      json.member("count", entry.count)
    }
    breakLine(indent: 2)
    objects("labels", evaluation.labelsInOrder) { json, entry in
      json.member("label", entry.name)
      json.member("positive", entry.count.isPositive)
      json.member("strokes", entry.count.strokes)
      json.member("accepted", entry.count.accepted)
    }
    if !evaluation.answers.isEmpty { answers(of: evaluation) }
    if !evaluation.groups.isEmpty { groups(of: evaluation) }
    breakLine(indent: 2)
    table("mistakes", EvaluationTable.mistakes, evaluation.mistakes)
  }

  private mutating func answers(of evaluation: Evaluation) {
    breakLine(indent: 2)
    key("answers")
    object { json in
      let accuracy = Column<Share>(share: "accuracy", []) { .share($0) }
      json.cells(of: evaluation.answers.accuracy, [accuracy])
      json.table("labels", EvaluationTable.answers, evaluation.answers.rows)
      guard !evaluation.answers.groupsInOrder.isEmpty else { return }
      json.breakLine(indent: 2)
      json.table("groups", EvaluationTable.answerGroups(), evaluation.answers.groupsInOrder)
    }
  }

  private mutating func groups(of evaluation: Evaluation) {
    breakLine(indent: 2)
    key("leaveOneOut")
    object { json in
      for rate in Evaluation.rates {
        let range = evaluation.rangeLeavingOneOut(rate.value)
        json.member(named: rate.name, range.map { [$0.lowerBound, $0.upperBound] })
      }
    }
    breakLine(indent: 2)
    key("groupsAlike")
    object { json in
      json.cells(of: GroupRates(evaluation.groups), EvaluationTable.rates)
    }
    breakLine(indent: 2)
    table("groups", EvaluationTable.groups(), evaluation.groupsInOrder)
  }
}
