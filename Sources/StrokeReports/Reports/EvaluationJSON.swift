import StrokeCore
import StrokeFormats

// A summary as a JSON object, a line for each of its parts, so that two of them can be compared line by line as well.

extension EvaluationSummary: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("version", version)
    fields.member("strokes", onItsLine: 0) { $0.object(StrokeCounts(summary: self)) }
    fields.member("positiveLabels", onItsLine: 0, positiveLabels)
    fields.member("settings", onItsLine: 0, settings)
    fields.member("groupedBy", onItsLine: 0, groupMember)
    fields.list(
      "detectors", onItsLine: 0,
      evaluations.map { DetectorPart(evaluation: $0, member: groupMember) })
    if let only = reliabilities.first, reliabilities.count == 1 {
      fields.member("reliability", onItsLine: 0) { $0.object(only) }
    } else if !reliabilities.isEmpty {
      fields.list("reliability", onItsLine: 0, reliabilities)
    }
    if !receivers.isEmpty { fields.list("roc", onItsLine: 0, receivers) }
    fields.list("verdicts", onItsLine: 0, verdicts)
  }
}

/// The number of strokes of each kind.
private struct StrokeCounts: FieldSource {
  let summary: EvaluationSummary

  func write(to fields: inout FieldWriter) {
    let skipped = summary.skipped
    fields.field("judged", summary.judged)
    fields.field("positive", summary.positives)
    fields.field("other", summary.negatives)
    fields.field("unlabelled", skipped.unlabelled)
    fields.field("unreadable", skipped.unreadable)
    // Few evaluations leave labels out, and few recordings have cancelled strokes, so the rest need not say that there are none.
    if summary.ungrouped > 0 { fields.field("ungrouped", summary.ungrouped) }
    if skipped.cancelled > 0 { fields.field("cancelled", skipped.cancelled) }
    if summary.isInterrupted { fields.field("interrupted", true) }
    guard !skipped.ignored.isEmpty else { return }
    fields.member("ignored") { json in
      json.object { json in
        for (label, count) in skipped.ignoredInOrder { json.member(named: label, count) }
      }
    }
  }
}

/// All that is said of one detector.
private struct DetectorPart: FieldSource {
  let evaluation: Evaluation
  let member: String?

  func write(to fields: inout FieldWriter) {
    DetectorRow(evaluation: evaluation).write(to: &fields)
    fields.field("fingerprint", String(evaluation.fingerprint, radix: 16))
    fields.list("reasons", onItsLine: 2, evaluation.reasonsInOrder.map(ReasonCount.init))
    fields.list("labels", onItsLine: 2, evaluation.labelsInOrder.map(LabelRow.init))
    if !evaluation.answers.isEmpty {
      let answers = AnswersPart(answers: evaluation.answers, person: member ?? "subject")
      fields.member("answers", onItsLine: 2) { $0.object(answers) }
    }
    if !evaluation.groups.isEmpty {
      fields.member("leaveOneOut", onItsLine: 2) { json in
        json.object { json in
          for rate in Evaluation.rates {
            let range = evaluation.rangeLeavingOneOut(rate.value)
            json.member(named: rate.name, range.map { [$0.lowerBound, $0.upperBound] })
          }
        }
      }
      fields.member("groupsAlike", onItsLine: 2) { $0.object(GroupRates(evaluation.groups)) }
      fields.list("groups", onItsLine: 2, evaluation.groupRows(by: member ?? "group"))
    }
    fields.list("mistakes", onItsLine: 2, evaluation.mistakeRows)
  }
}

private struct ReasonCount: FieldSource {
  let reason: Reason
  let count: Int

  func write(to fields: inout FieldWriter) {
    fields.field("code", reason.fixedCode)
    fields.field("reason", reason.fixedText)
    fields.field("count", count)
  }
}

private struct LabelRow: FieldSource {
  let name: String
  let count: Evaluation.LabelCount

  func write(to fields: inout FieldWriter) {
    fields.field("label", name)
    fields.field("positive", count.isPositive)
    fields.field("strokes", count.strokes)
    fields.field("accepted", count.accepted)
  }
}

/// The labels that a judge gives.
private struct AnswersPart: FieldSource {
  let answers: LabelConfusion
  /// The member that names who drew a stroke.
  let person: String

  func write(to fields: inout FieldWriter) {
    fields.share("accuracy", answers.accuracy)
    fields.field("macroF1", answers.macroF1)
    fields.member("bootstrap") {
      $0.object(BootstrapPart(bootstrap: answers.bootstrap, person: person))
    }
    fields.list("labels", answers.rows.map(AnswerRow.init))
    let groups = answers.groupRows(by: "group")
    if !groups.isEmpty { fields.list("groups", onItsLine: 2, groups) }
  }
}

/// The intervals of a classifier's accuracy and mean F1.
private struct BootstrapPart: FieldSource {
  let bootstrap: Bootstrap
  let person: String

  func write(to fields: inout FieldWriter) {
    fields.field("over", bootstrap.isByPerson ? person : "stroke")
    fields.field("units", bootstrap.units)
    fields.field("resamples", Bootstrap.resamples)
    fields.field("seed", Int(Bootstrap.seed))
    fields.member("accuracyInterval", bootstrap.accuracy.map { [$0.lowerBound, $0.upperBound] })
    fields.member("macroF1Interval", bootstrap.macroF1.map { [$0.lowerBound, $0.upperBound] })
  }
}

extension GroupRates: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("tprByGroup", sensitivity)
    fields.field("fprByGroup", fallout)
    fields.field("balancedByGroup", balancedAccuracy)
  }
}

extension Reliability: FieldSource {
  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("brier", brierScore)
    fields.field("prevalence", prevalence)
    fields.list("bins", rows)
  }

  var rows: [ReliabilityRow] { rows(of: "circles") }

  /// A row for each tenth of probability of what is accepted.
  func rows(of accepted: String) -> [ReliabilityRow] {
    bins.map { ReliabilityRow(detector: detector, bin: $0, accepted: accepted) }
  }
}

/// The receiver curve of a detector.
package struct DetectorCurve: FieldSource {
  let detector: String
  let curve: ReceiverCurve
  /// The rates at the detector's own verdicts.
  let confusion: Confusion

  package init(_ detector: String, _ curve: ReceiverCurve, _ confusion: Confusion) {
    (self.detector, self.curve, self.confusion) = (detector, curve, confusion)
  }

  package func write(to fields: inout FieldWriter) {
    fields.field("detector", detector)
    fields.field("auc", curve.area)
    fields.field("eer", curve.equalErrorRate)
    fields.member("operatingPoint") { json in
      json.object { json in
        json.member("tpr", confusion.sensitivity.value)
        json.member("fpr", confusion.fallout.value)
      }
    }
    fields.list("points", rows)
  }

  var rows: [ReceiverRow] {
    let ranking = detector == RingDetector.name ? "margin" : "score"
    return curve.points.map { ReceiverRow(detector: detector, point: $0, ranking: ranking) }
  }
}

extension Evaluation {
  /// The misjudged strokes as rows.
  var mistakeRows: [MistakeRow] { mistakes.map { MistakeRow(detector: detector, mistake: $0) } }

  /// The groups as rows, in the order of their names.
  func groupRows(by member: String) -> [GroupRow] {
    groupsInOrder.map {
      GroupRow(detector: detector, name: $0.name, member: member, own: $0.own, others: $0.others)
    }
  }
}

extension LabelConfusion {
  /// The groups as rows, in the order of their names.
  func groupRows(by member: String) -> [AnswerGroupRow] {
    groupsInOrder.map { AnswerGroupRow(name: $0.name, member: member, right: $0.right) }
  }
}
